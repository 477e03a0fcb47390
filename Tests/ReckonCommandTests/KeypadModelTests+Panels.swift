import Foundation
import Reckon
import ReckonCalculator
import ReckonCommand
import ReckonTerminal
import Testing

/// The history, the converters and their lists.
extension KeypadModelTests {
  @Test("letters that are typed in the lists of units and currencies look for one", arguments: ["u", "e"])
  func searching(panel: Character) {
    var model = Self.model()
    model.handle(.key(.character(panel), .ctrl))
    let open = model.panel
    for letter in "qt" {
      model.handle(.text(letter))
      #expect(!model.isDone && model.panel == open && open != nil)
    }
    #expect(!Self.text(of: model).contains { $0.contains("q quit") })
    model.handle(.key(.escape, []))
    model.handle(.text("q"))
    #expect(model.isDone)
  }

  static func history() throws -> HistoryInMemory {
    var history = HistoryInMemory()
    for (expression, result, isInexact) in [("2 + 3", "5", false), ("sin(1)", "0.841470984807897", true)] {
      let time = Timestamp(secondsSince1970: 0)
      try history.append(
        HistoryEntry(expression: expression, result: result, isInexact: isInexact, angleUnit: .radians, time: time),
        limit: 10)
    }
    return history
  }

  @Test("an earlier result that is not exact is shown behind a ≈, on the display and in the history")
  func approximate() throws {
    var model = Self.model(services: Self.services(history: try Self.history()))
    #expect(Self.text(of: model).contains { $0.contains("≈ 0.841470984807897 │") })
    Self.type("H", &model)
    model.handle(.key(.enter, []))
    #expect(model.panel == nil && !model.session.shownNumber.isExact)
    #expect(Self.text(of: model).contains { $0.contains("≈ 0.841470984807897 │ │") })
  }

  @Test("the history is cleared by c and y; any other key keeps it")
  func clearing() throws {
    var model = Self.model(services: Self.services(history: try Self.history()))
    Self.type("Hc", &model)
    #expect(Self.text(of: model).contains { $0.contains("Delete all 2 results? y / n") })
    Self.type("5", &model)
    #expect(model.session.history.count == 2 && model.session.display == "0")
    Self.type("cy", &model)
    #expect(model.session.history.isEmpty)
    Self.type("c", &model)
    #expect(!Self.text(of: model).contains { $0.contains("y / n") })
  }

  @Test("a click chooses an entry of the history, a second one uses it")
  func historyClicks() throws {
    var model = Self.model(services: Self.services(history: try Self.history()))
    let row = try #require(Self.text(of: model).firstIndex { $0.contains("2 + 3") })
    for _ in 0..<2 { model.handle(.mouse(MouseEvent(.press(.left), row: row, column: 60))) }
    #expect(model.session.display == "5" && model.panel == nil)
  }

  @Test("digits go to the display while a converter is open, and Enter puts the value there")
  func converting() {
    var model = Self.model()
    Self.type("2", &model)
    model.handle(.key(.character("u"), .ctrl))
    model.handle(.key(.tab, []))
    Self.type("km", &model)
    model.handle(.key(.tab, []))
    Self.type("cm", &model)
    model.handle(.key(.down, []))
    // Behind cm comes m. 2 km are 2000 m, and 25 km 25,000.
    #expect(Self.text(of: model).contains { $0.contains("= 2,000 m") })
    Self.type("5", &model)
    #expect(Self.text(of: model).contains { $0.contains("= 25,000 m") })
    model.handle(.key(.enter, []))
    #expect(model.panel == nil && model.session.display == "25,000 m")
  }

  @Test("a converter begins with the unit that the number has, and a long result stays within the history's panel")
  func unitOfResult() {
    var model = Self.model()
    Self.type("100 km/3 h=", &model)
    #expect(Self.text(of: model).filter { $0.contains("33.3333333333333… km/h") }.count >= 1)
    model.handle(.key(.character("u"), .ctrl))
    model.handle(.key(.tab, []))
    model.handle(.key(.tab, []))
    Self.type("m/s", &model)
    // 100 / 3 / 3.6 = 9.259259…
    #expect(Self.text(of: model).contains { $0.contains("= 9.25925925925925… m/s") })
    model.handle(.key(.enter, []))
    #expect(model.session.value == "250/27" && model.session.unit == "m/s")
    for line in Self.text(of: model) { #expect(!line.contains("33.33333333333333")) }
  }

  @Test("a click chooses a row of a converter's list, and the wheel moves in the list that has the arrows")
  func listClicks() throws {
    var model = Self.model()
    Self.type("3", &model)
    model.handle(.key(.character("u"), .ctrl))
    let lines = Self.text(of: model)
    let row = try #require(lines.firstIndex { $0.hasSuffix(" Volume     mm       mm       │") }, "\(lines)")
    // In the middle list, and then in the last one a row below.
    model.handle(.mouse(MouseEvent(.press(.left), row: row, column: 62)))
    model.handle(.mouse(MouseEvent(.press(.left), row: row + 1, column: 71)))
    // 3 mm are 0.3 cm.
    #expect(Self.text(of: model).contains { $0.contains("= 0.3 cm") })
    model.handle(.mouse(MouseEvent(.scroll(.down), row: row, column: 71)))
    // And 0.003 m.
    #expect(Self.text(of: model).contains { $0.contains("= 0.003 m") })
  }
}
