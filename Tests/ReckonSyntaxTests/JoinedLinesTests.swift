import Reckon
import ReckonSyntax
import Testing

@Suite("Lines that go on in the next")
struct JoinedLinesTests {
  private static func tokens(_ text: String) -> TokenList {
    Lexer.tokens(of: SourceText(text, name: "t", firstLine: 3), newlinesSeparate: true)
  }

  @Test(
    "their tokens are those of the text in which their ends are blanks, errors, remarks and sums included",
    arguments: [
      ("1 +\n2", "1 + 2"), ("1 + # one\n2\n3", "1 +       2\n3"), ("x =\r\n4", "x =  4"), ("1 +\n\n2", "1 + \n2"),
      ("7 mod\n(1,234)", "7 mod (1,234)"), ("mod\n(7,345)", "mod (7,345)"), ("2 *\nmod(7,345)", "2 * mod(7,345)"),
      ("1 +\n\u{2028} 2", "1 + \u{2028} 2"), ("2e+\nsum(k, 1,\n3, k)", "2e+ sum(k, 1,\n3, k)"), ("a,\nb :\nc", "a, b : c"),
      ("5!\n6", "5!\n6"), ("5 cm to in\n3", "5 cm to in\n3"), ("1 +\r2", "1 +\r2"), ("1 +\n2 *\r3", "1 + 2 * 3"), ("1 +\n", "1 + "),
      ("\n* 2", "\n* 2"), ("", ""),
    ])
  func tokensOfJoined(_ text: String, _ expected: String) {
    let joined = Self.tokens(text).joiningLines(limits: Limits())
    let blank = Self.tokens(expected)
    #expect(joined.source == blank.source)
    #expect(joined.tokens == blank.tokens)
    #expect(joined.errors == blank.errors)
    #expect(joined.names == blank.names)
    #expect(joined.numbers == blank.numbers)
    #expect(joined.notes == blank.notes)
    #expect(joined.fourthArguments.keys == blank.fourthArguments.keys)
    #expect(joined.hasConversions == blank.hasConversions)
  }
}
