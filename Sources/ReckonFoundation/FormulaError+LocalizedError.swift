public import Foundation
public import Reckon

/// `error.localizedDescription` is the message: what is wrong, and what to do about it.
extension FormulaError: LocalizedError {
  public var errorDescription: String? { message }
}
