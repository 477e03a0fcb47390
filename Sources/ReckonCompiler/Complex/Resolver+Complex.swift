import ReckonBytecode
import ReckonCatalogue

/// The imaginary unit, and other names that make a formula complex.
extension Resolver {
  /// Records that the formula uses complex numbers.
  mutating func holdComplex(in frame: inout NameFrame) {
    isComplex = true
    frame.needsTyping = true
  }

  /// The imaginary unit; `nil` for other names.
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
