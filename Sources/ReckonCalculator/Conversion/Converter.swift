public import Foundation
public import Reckon

// A stand-in with three units, until the founder's takes its place.
public struct Converter: Sendable {
  public struct Category: Sendable {
    public let title: String
    public let units: [String]
  }

  public struct Result: Sendable {
    public let value: String
    public let isInexact: Bool
    public let note: String?
    public let warning: String?
  }

  private let rates: RateTable?
  public init(rates: RateTable? = nil, now: Date) { self.rates = rates }

  public static var categories: [Category] { [Category(title: "length", units: ["m", "km", "mile"])] }
  public var currencies: [String] { rates?.rates.keys.sorted() ?? [] }

  public func convert(_ value: String, from: String, to: String) throws(FormulaError) -> Result {
    let factors = ["m": 1, "km": 1000, "mile": 1609.344]
    func factor(_ unit: String) -> Double { factors[unit] ?? rates?.rates[unit].flatMap(Double.init).map { 1 / $0 } ?? .nan }
    let result = (Double(value) ?? .nan) * factor(from) / factor(to)
    return Result(value: "\(result)", isInexact: false, note: rates.map { "rates of \($0.date)" }, warning: nil)
  }
}
