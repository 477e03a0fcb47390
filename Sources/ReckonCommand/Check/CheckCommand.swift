import Reckon
extension Command {
  static let check = Command("check", usage: "FILE…", summary: "Validates formulas.", options: [.angle]) { _, _ in .success }
}
