import TestDepth
import Testing

@Suite("The depth of the tests")
struct DepthTests {
  @Test(
    "it is quick unless the variable names another",
    arguments: [(nil, .quick), ("", .quick), ("quick", .quick), ("full", .full)] as [(String?, Depth)])
  func names(name: String?, depth: Depth) { #expect(Depth.named(name) == depth) }

  @Test("another word ends the tests, so that one that is misspelt is not taken for quick")
  func unknown() async { await #expect(processExitsWith: .failure) { _ = Depth.named("Full") } }
}
