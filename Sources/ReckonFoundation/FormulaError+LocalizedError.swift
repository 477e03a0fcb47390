public import Foundation
public import Reckon

/// What an application shows of an error, `error.localizedDescription`, is its message: what is wrong, and what to do about it.
extension FormulaError: LocalizedError {
  public var errorDescription: String? { message }
}
