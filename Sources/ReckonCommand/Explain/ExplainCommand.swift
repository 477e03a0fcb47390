import Reckon
extension Command {
  static let explain = Command("explain", usage: "EXPR", summary: "Shows how an expression is read and compiled.", options: [.angle]) { _, _ in .success }
}
