/// All files that are generated, by their paths in the package.
package enum GeneratedFiles {
  package static var texts: [(path: String, text: String)] {
    let handlers = "Sources/ReckonMachine/Threaded/Generated/"
    return HandlerText.files.map { (handlers + $0.name, HandlerText.text(of: $0)) } + [
      (handlers + "HandlerTable.swift", HandlerText.table),
      ("Sources/ReckonMachine/Batch/Generated/BatchKernels+Generated.swift", BatchKernelText.table),
    ]
  }
}
