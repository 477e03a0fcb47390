/// How numbers are written on the display.
public struct DisplayFormat: Hashable, Sendable {
  public var notation = CalculatorSettings.Notation.normal
  /// The most digits behind the point, 0 to 20.
  public var places = 4
  /// Whether thousands are set apart.
  public var groupsDigits = true
  /// The widest text, in columns; what is wider goes to scientific form.
  public var width = 24

  public init() {}

  /// The format that settings ask for.
  public init(_ settings: CalculatorSettings, width: Int = 24) {
    notation = settings.notation
    places = min(max(settings.places, 0), 20)
    groupsDigits = settings.groupsDigits
    self.width = width
  }

  /// A number as it is displayed.
  ///
  /// - Parameter value: decimal text that the language reads, with all its digits. Other text is returned as it is.
  public func text(of value: String) -> String { value }
}
