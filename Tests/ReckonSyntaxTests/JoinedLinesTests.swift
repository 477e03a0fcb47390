import Reckon
import ReckonSyntax
import Testing

@Suite("Line ends between statements")
struct JoinedLinesTests {
  /// A text in which `|` stands for the line ends that separate.
  private static func separated(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for token in Lexer.tokens(of: SourceText(text), newlinesSeparate: true).tokens where token.kind == .newline {
      bytes[token.range.start] = UInt8(ascii: "|")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "separate where no statement goes on behind them",
    arguments: [
      ("1 +\n2", "1 +\n2"), ("1 + # one\n2\n3", "1 + # one\n2|3"), ("x =\r\n4", "x =\r\n4"), ("1 +\n\n2", "1 +\n\n2"),
      ("7 mod\n(1,234)", "7 mod\n(1,234)"), ("2e+\nsum(k, 1,\n3, k)", "2e+\nsum(k, 1,\n3, k)"),
      ("a,\nb :\nc", "a,\nb :\nc"),
      ("5!\n6", "5!|6"), ("5 cm to in\n3", "5 cm to in|3"), ("1 +\r2", "1 +\r2"), ("1\r2", "1|2"), ("1 +\n", "1 +\n"),
      ("\n* 2", "|* 2"),
      ("", ""), ("a ? b\n: c\nd", "a ? b\n: c|d"), ("a ? b ? c\n: d\n: e\nf", "a ? b ? c\n: d\n: e|f"),
      ("(a\n)\nb", "(a\n)|b"),
      ("a)\nb", "a)|b"), ("[1,\n2]\nb", "[1,\n2]|b"), ("(1 +\nb = 2\n3", "(1 +|b = 2|3"),
      ("1 +\nf(x) := 2", "1 +|f(x) := 2"),
      ("1 +\nb == 2", "1 +\nb == 2"), ("(a ? b\n`c d` = 4", "(a ? b|`c d` = 4"), ("a ? 1; b\nc", "a ? 1; b|c"),
      ("\"a (\" &\nb\nc", "\"a (\" &\nb|c"),
    ])
  func separation(_ text: String, _ expected: String) { #expect(Self.separated(text) == expected) }

  @Test("are blanks on one line, with the comments before them")
  func oneLine() {
    #expect(SourceText("a + # one\n  b\r\n* 2 # two").onOneLine == "a +\(String(repeating: " ", count: 9))b  * 2 # two")
    #expect(SourceText("a # one").onOneLine == "a # one")
  }
}
