import ReckonPage

// Answers the page's requests natively, for comparison with its WebAssembly build: a request per line of input, its
// operation's number and its fields separated by U+001F, with U+001D for line breaks within them, and an answer per
// line of output.

var page = Page()
while let line = readLine() {
  // A separator may have joined what follows it into one character.
  let fields = line.unicodeScalars.split(separator: "\u{1F}", omittingEmptySubsequences: false).map { field in
    String(String.UnicodeScalarView(field.map { $0 == "\u{1D}" ? "\n" : $0 }))
  }
  print(page.answer(fields.first.flatMap { Int32($0) } ?? 0, Array(fields.dropFirst())))
}
