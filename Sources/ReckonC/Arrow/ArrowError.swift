import Reckon

extension FormulaError {
  /// The error of a column that cannot be used, which names it.
  init(column name: String, _ problem: Phrase) {
    self.init(argument: Phrase(verbatim: name.isEmpty ? "column" : name), problem)
  }
}

/// Reads the pointers of lists of pointers, whatever their alignment.
extension UnsafeRawPointer {
  /// The pointer at an index of a list.
  func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    loadUnaligned(fromByteOffset: index * MemoryLayout<UnsafeMutableRawPointer?>.size, as: UInt.self).pointer
  }
}

extension UInt {
  fileprivate var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: self) }
}
