import Reckon
import Testing

/// Units at the prompt. Values are those of VALUES.md or of arithmetic by hand.
@Suite("Units at the prompt")
struct PromptUnitTests {
  @Test(
    ":convert gives what reckon convert gives",
    arguments: [
      (["5", "km", "mile"], "3.106855961186669"), (["3 h + 20 min to min"], "200 min"),
      (["100", "°F", "to", "°C"], "37.77777"),
      (["8 ft", "cm"], "243.84 cm"), (["6 ft to ft+in"], "6 ft 0 in"), (["255 to hex"], "0xFF"),
    ])
  func convert(_ words: [String], _ start: String) {
    let command = ToolRun(["convert", "--digits", "34"] + words)
    let text = words.count == 2 ? "\(words[0]) to \(words[1])" : words.joined(separator: " ")
    let prompt = ToolRun("-e", ":convert \(text)")
    #expect(command.output.hasPrefix(start) && prompt.output == command.output, "\(prompt.output)\(prompt.errors)")
  }

  @Test(":convert reads names, and is numbered as other values are")
  func names() {
    #expect(
      ToolRun("-e", "d = 42.195 km", "-e", ":convert d m", "-e", "ans / 2").output.hasSuffix("42195 m\n21097.5 m\n"))
    #expect(ToolRun("-e", ":convert 5 km s").errors.contains("km (length) and s (time)"))
    #expect(ToolRun("-e", ":convert 5").errors.contains(":convert 5 km mile"))
    #expect(ToolRun("-e", ":convert").code != .success)
  }

  @Test(":vars shows each value with its unit, and no formula beside what it says itself")
  func vars() {
    let run = ToolRun(
      "--let", "g=9.81 m/s^2", "-e", "d = 5 km", "-e", "v = d / 2 h", "-e", "b = 3 m < d", "-e", "day = 2024-03-01",
      "-e", ":vars")
    for line in [
      "g = 9.81 m/s²\n", "d = 5 km\n", "v = 2.5 km/h    (v = d / 2 h)\n", "b = true    (b = 3 m < d)\n",
      "day = 2024-03-01\n",
    ] {
      #expect(run.output.contains(line), "\(run.output)")
    }
  }
}
