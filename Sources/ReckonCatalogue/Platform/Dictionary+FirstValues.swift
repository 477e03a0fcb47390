extension Dictionary {
  /// The first value of each key. The library's initialiser for this takes a closure that may throw any error, which
  /// Embedded Swift has not.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
