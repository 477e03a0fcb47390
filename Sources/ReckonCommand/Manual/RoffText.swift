import ReckonPrompt

/// A manual page in the making, in roff with the `man` macros.
struct RoffText {
  private(set) var text = ""

  /// Begins the page.
  init(title: String, section: Int, source: String) {
    text = ".\\\" Made by: reckon manual\n.TH \(title) \(section) \"\" \"\(Self.escaped(source))\"\n.ad l\n.nh\n"
  }

  mutating func section(_ title: String) { text += ".SH \(Self.argument(title.uppercased()))\n" }

  mutating func subsection(_ title: String) { text += ".SS \(Self.argument(title))\n" }

  /// Text right behind a heading.
  mutating func plain(_ text: String) { self.text += Self.lines(text) }

  mutating func paragraph(_ paragraph: String) { text += ".PP\n" + Self.lines(paragraph) }

  /// A name, in bold, and what there is to say of it.
  mutating func entry(_ head: String, _ paragraph: String) {
    text += ".TP\n\\fB\(Self.escaped(head))\\fR\n" + Self.lines(paragraph.isEmpty ? " " : paragraph)
  }

  /// Lines that are shown as they are.
  mutating func example(_ lines: [String]) {
    text += ".PP\n.RS\n.nf\n" + lines.map { "\(Self.protected(Self.escaped($0)))\n" }.joined() + ".fi\n.RE\n"
  }

  /// Text for roff to fill; its own line ends are blanks, and blank lines begin new paragraphs.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n\n").map { paragraph in
      protected(escaped(paragraph.split(whereSeparator: \.isNewline).joined(separator: " "))) + "\n"
    }.joined(separator: ".IP\n")
  }

  private static func argument(_ text: String) -> String { "\"\(escaped(text).replacing("\"", with: "\\(dq"))\"" }

  /// A line that begins with a dot or an apostrophe would be a request.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }

  /// Text in which every character means itself: those outside of ASCII by their numbers, so that no locale matters.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      case _:
        let number = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)]"
      }
    }
  }
}

extension RoffText {
  /// The blocks of a page of help.
  mutating func append(_ page: HelpPage) {
    for block in page.blocks {
      switch block {
      case .text(let text): paragraph(text)
      case .rows(let rows): for row in rows { entry(row.head, row.text) }
      case .names(let head, let names): entry(head, names.joined(separator: ", "))
      case .examples(let inputs):
        example(HelpPage.results(of: inputs))
      case .inputs(let inputs): example(inputs)
      }
    }
  }
}
