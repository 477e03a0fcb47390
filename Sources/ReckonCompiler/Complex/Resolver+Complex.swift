import ReckonBytecode
import ReckonCatalogue

/// The imaginary unit, and what else makes a formula complex.
extension Resolver {
  /// Notes that something is a complex number.
  mutating func holdComplex(in frame: inout NameFrame) {
    isComplex = true
    frame.needsTyping = true
  }

  /// The imaginary unit; `nil` for names that are not its own.
  mutating func imaginaryUnit(_ name: String, in frame: inout NameFrame) -> ResolvedTree.Binding? {
    var size = Program.Constant(.double(1), .exact)
    if Catalogue.isImaginaryPi(name), let pi = Catalogue.constant(named: "π") {
      size = Program.Constant(pi, in: numberMode)
    } else if !Catalogue.isImaginaryUnit(name) {
      return nil
    }
    frame.needsTyping = true
    return constant(Value.complex(.double(0), size.number), size.exactness, .complex(.number))
  }
}
