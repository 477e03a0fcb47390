import Foundation

/// The prompt with lines that someone types, in a folder of its own.
struct PromptRun {
  /// What is shown after each line, without the prompt.
  let answers: [String]
  let errors: String
  let folder: ToolFolder

  private static let prompts = ["deg> ", "rad> ", "grad> ", "...> "]

  /// - Parameter home: a folder that an earlier run has left; `HOME` in lines stands for it.
  init(_ lines: [String], home: ToolFolder? = nil) throws {
    folder = try home ?? ToolFolder()
    let path = folder.path
    let input = lines.map { $0.replacing("HOME", with: path) + "\n" }.joined()
    let run = ToolRun(input: input, isTerminal: true, home: path)
    errors = run.errors
    // Each answer stands behind its prompt, which says the unit of angles.
    var parts: [String] = [""]
    for line in run.output.components(separatedBy: "\n").dropFirst() {
      var rest = line[...]
      while let prompt = Self.prompts.first(where: { rest.hasPrefix($0) }) {
        parts.append("")
        rest = rest.dropFirst(prompt.count)
      }
      parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : "\n") + rest
    }
    answers = parts[1...].map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
  }
}
