/// The limits within which formulas are read, compiled and evaluated. Passing one is a positioned error.
public struct Limits: Hashable, Sendable {
  /// The longest source, in bytes. Default: 1 MiB.
  public var sourceBytes = 1 << 20
  /// The longest formula book with all that it imports, in bytes. Default: 64 MiB.
  public var bookBytes = 1 << 26
  /// The longest name, in bytes. Default: 1,024.
  public var identifierBytes = 1_024
  /// The longest number literal, in bytes. Default: 100,000.
  public var literalBytes = 100_000
  /// The most operators, brackets and calls that may be open at once. Default: 100,000.
  public var nesting = 100_000
  /// The most nodes of a syntax tree or of a value graph. Default: 1,000,000.
  public var nodes = 1_000_000
  /// The largest program, in bytes of code, constants and tables. Default: 64 MiB.
  public var programBytes = 1 << 26
  /// The most instructions that one evaluation may run, charged at calls and iterations. Default: 10,000,000.
  public var steps = 10_000_000
  /// The most calls of user functions that may be open at once. Default: 10,000.
  public var callDepth = 10_000

  public init() {}
}
