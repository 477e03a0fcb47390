import Reckon
import ReckonCatalogue
import ReckonSyntax

/// Text to tokens to tree to text: what a tree prints reads back as the same tree.
package struct TreeTarget: FuzzTarget {
  package let name = "tree"
  package let summary = "tokens cover the text in order, and a tree's text reads back as the same tree"
  package let longestInput = 256
  package var seeds: [[UInt8]] { SeedTexts.all }
  package var words: [String] { SeedTexts.words }

  package init() {}

  package func check(_ input: [UInt8]) throws(Finding) {
    let source = SourceText(String(decoding: input, as: UTF8.self))
    let list = Lexer.tokens(of: source)
    var end = 0
    for token in list.tokens {
      guard token.range.start >= end, token.range.end >= token.range.start, token.range.end <= source.text.utf8.count
      else {
        throw Finding("the token at \(token.range) begins before \(end) or ends behind the text")
      }
      end = token.range.end
    }
    let (tree, errors) = Parser.parse(list, scope: NameScope(), limits: Limits())
    try MessageCheck.check(errors)
    guard errors.isEmpty else { return }
    let text = tree.text
    let (again, problems) = Parser.parse(SourceText(text), scope: NameScope(), limits: Limits())
    if let problem = problems.first { throw Finding("printed as \(text), which is refused: \(problem.message)") }
    guard again.shape == tree.shape else {
      throw Finding("printed as \(text), which reads as\n\(again.outline)\nnot as\n\(tree.outline)")
    }
    guard again.text == text else { throw Finding("printed as \(text) first and then as \(again.text)") }
  }
}

extension SyntaxTree {
  /// The outline, a node a line, without where each node stands. Products are the same with a sign and without.
  package var shape: [String] {
    outline.split(separator: "\n").map { line in
      let node = line.lastIndex(of: "@").map { line[..<$0] } ?? line
      let content = node.drop { $0 == " " }
      guard content == "product " || content == "tight product " else { return String(node) }
      return node.prefix(node.count - content.count) + "infix * "
    }
  }
}
