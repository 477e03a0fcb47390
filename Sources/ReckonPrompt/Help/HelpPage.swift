import Reckon
import ReckonCalculator
import ReckonTerminal

/// A help page, for a terminal or the printed manual.
package struct HelpPage: Sendable {
  package enum Block: Sendable {
    /// A paragraph.
    case text(String)
    /// Names, each with a description.
    case rows([Row])
    /// Names side by side, after an English word for their kind.
    case names(String, [String])
    /// Expressions with their results, each run in a session of its own.
    case examples([String])
    /// Related inputs in sequence, displayed as typed.
    case inputs([String])
  }

  package struct Row: Hashable, Sendable {
    package let head: String
    package let text: String

    package init(_ head: String, _ text: String) {
      self.head = head
      self.text = text
    }
  }

  /// The title and the kind: `sin`, `function · trigonometry`.
  package let title: String
  package let kind: String
  package let blocks: [Block]

  package init(_ title: String, _ kind: String, _ blocks: [Block]) {
    self.title = title
    self.kind = kind
    self.blocks = blocks.filter { block in
      switch block {
      case .text(let text): !text.isEmpty
      case .rows(let rows): !rows.isEmpty
      case .names(_, let names): !names.isEmpty
      case .examples(let inputs), .inputs(let inputs): !inputs.isEmpty
      }
    }
  }

  /// The page wrapped to a width in columns.
  package func text(width: Int, _ depth: ColorDepth) -> String {
    let text = HelpLayout(width: width, depth: depth)
    var lines = text.heading(title, kind)
    for block in blocks {
      switch block {
      case .text(let paragraph): lines += text.wrapped(paragraph, indent: 2)
      case .rows(let rows): lines += text.table(rows, indent: 2)
      case .names(let head, let names):
        lines +=
          text.wrapped(names.joined(separator: "  "), head: Phrase(sentence: head).description, indent: 2)
      case .examples(let inputs): lines += text.results(inputs.map { Row($0, Self.result(of: $0)) }, indent: 4)
      case .inputs(let inputs): lines += inputs.map { "    " + text.highlighted($0) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Expressions and their results, in lines without color.
  package static func results(of inputs: [String]) -> [String] {
    HelpLayout(width: 100, depth: .none).results(inputs.map { Row($0, result(of: $0)) }, indent: 0)
  }

  /// The prompt's output for an expression in a new session, or the error.
  package static func result(of expression: String) -> String {
    let settings = CalculatorSettings()
    var session = FormulaSession(
      options: Formula.Options(angleUnit: settings.angleUnit, numberMode: settings.numberMode))
    session.continuesFromAnswer = true
    do throws(FormulaError) {
      return try session.run(expression).last.map { ResultText.line($0, settings) } ?? ""
    } catch {
      return error.message
    }
  }
}
