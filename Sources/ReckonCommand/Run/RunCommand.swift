import Reckon

extension Command {
  static let run = Command("run", usage: "FORMULAS FILE", summary: "Computes columns of a CSV file.", options: []) { _, _ in .success }
}
