import Reckon
import ReckonCalculator
import ReckonSystem
import ReckonTerminal

/// Converts the number on the display: lists to choose from, side by side, and the value in the unit of the last one.
struct ConversionPanel: Sendable {
  enum Kind: Hashable, Sendable { case units, currency }

  /// A list with its heading.
  struct Column: Sendable {
    let title: Phrase
    let items: [String]
    let selection: ListSelection
  }

  let kind: Kind
  /// The list that the arrows move in, from the left.
  private(set) var focus = 0
  private var wasOpened = false
  private var category = ListSelection()
  private var from = ListSelection()
  private var to = ListSelection(1)
  private var converter = Converter(now: .now)
  /// The reason there are no rates.
  private(set) var trouble: String?
  /// The text typed to find a row.
  private var search = ""

  init(_ kind: Kind) { self.kind = kind }

  /// Makes ready to be shown: reads the rates anew.
  mutating func open(_ session: CalculatorSession) {
    search = ""
    trouble = nil
    var rates: RateTable?
    if kind == .currency {
      do throws(StorageError) { rates = try session.services.rates.rates() } catch { trouble = error.message }
      if rates == nil, trouble == nil {
        trouble = Phrase("thereAreNoRatesYet", "There are no rates yet: run reckon rates update.").description
      }
    }
    converter = Converter(rates: rates, now: session.services.now())
    if !wasOpened, !items.isEmpty {
      chooseUsual()
      wasOpened = true
    }
    if let unit = session.unit { chooseStart(unit) }
    from.move(by: 0, count: items.count)
    to.move(by: 0, count: items.count)
  }

  private var items: [String] {
    switch kind {
    case .units: Converter.categories.indices.contains(category.index) ? Converter.categories[category.index].units : []
    case .currency: converter.currencies
    }
  }

  /// The lists from the left.
  var columns: [Column] {
    let ends = [
      Column(title: "from", items: items, selection: from), Column(title: "to", items: items, selection: to),
    ]
    return switch kind {
    case .units: [Column(title: "kind", items: Converter.categories.map(\.title), selection: category)] + ends
    case .currency: ends
    }
  }

  private var chosenUnits: (from: String, to: String)? {
    guard items.indices.contains(from.index), items.indices.contains(to.index) else { return nil }
    return (items[from.index], items[to.index])
  }

  /// The conversion of the number on the display. A number with a unit is converted from that unit.
  func conversion(of session: CalculatorSession) -> (
    from: String, to: String, result: Result<Converter.Result, FormulaError>
  )? {
    guard let value = session.value, let units = chosenUnits else { return nil }
    let from = session.unit ?? units.from
    do throws(FormulaError) {
      return (from, units.to, .success(try converter.convert(value, from: from, to: units.to)))
    } catch { return (from, units.to, .failure(error)) }
  }

  /// Chooses the unit that the number on the display has, if it is among the lists.
  private mutating func chooseStart(_ unit: String) {
    if kind == .units, let index = Converter.categories.firstIndex(where: { $0.units.contains(unit) }),
      index != category.index
    {
      category = ListSelection(index)
      chooseUsual()
    }
    guard let row = items.firstIndex(of: unit), row != from.index else { return }
    // What it was to become may be what it is.
    if row == to.index { to = from }
    from = ListSelection(row)
  }

  /// Chooses what is converted most.
  private mutating func chooseUsual() {
    let items = items
    switch kind {
    case .units:
      // The catalogue has the unit of a kind to which the others refer first; the list has it among its multiples.
      let name = Converter.categories[category.index].name
      let main = Catalogue.units.first { $0.category.title(in: .english) == name }?.symbol
      let row = main.flatMap { items.firstIndex(of: $0) } ?? 0
      from = ListSelection(row)
      to = ListSelection(row + 1 < items.count ? row + 1 : max(0, row - 1))
    case .currency:
      // Rates are told against the euro, and most trade is in dollars.
      from = ListSelection(items.firstIndex(of: "EUR") ?? 0)
      to = ListSelection(items.firstIndex(of: "USD") ?? 0)
    }
  }

  // MARK: Choosing

  /// Does what a key asks for; false when it is none of the lists'.
  mutating func handle(_ event: TerminalEvent) -> Bool {
    if change(focus, { $0.handle(event, count: $1) }) {
      search = ""
      return true
    }
    let count = columns.count
    switch event {
    case .key(.left, _), .key(.backTab, _): focus = (focus + count - 1) % count
    case .key(.right, _), .key(.tab, _): focus = (focus + 1) % count
    case .text(" "): swap(&from, &to)
    case .text(let character) where character.isLetter: find(character)
    case .key, .text, .paste, .mouse, .resize, .resume, .endOfInput: return false
    }
    return true
  }

  /// Chooses a row of a list.
  mutating func choose(column: Int, row: Int) {
    focus = column
    _ = change(column) { selection, count in
      selection.move(by: row - selection.index, count: count)
      return true
    }
  }

  mutating func scroll(by step: Int) {
    _ = change(focus) { selection, count in
      selection.move(by: step, count: count)
      return true
    }
  }

  private mutating func change(_ column: Int, _ body: (inout ListSelection, Int) -> Bool) -> Bool {
    let hasCategories = kind == .units
    switch hasCategories ? column : column + 1 {
    case 0:
      let old = category
      let isChanged = body(&category, Converter.categories.count)
      if category != old { chooseUsual() }
      return isChanged
    case 1: return body(&from, items.count)
    default: return body(&to, items.count)
    }
  }

  /// Chooses the row that is what was typed, or the first that starts with it; where none does, with the last letter of
  /// it.
  private mutating func find(_ character: Character) {
    let items = columns[focus].items
    func row(_ text: String) -> Int? {
      // Case decides where it can, as between mW and MW.
      let (lower, names) = (text.lowercased(), items.map { $0.lowercased() })
      return items.firstIndex(of: text) ?? names.firstIndex(of: lower) ?? items.firstIndex { $0.hasPrefix(text) }
        ?? names.firstIndex { $0.hasPrefix(lower) }
    }
    search.append(character)
    if row(search) == nil { search = String(character) }
    if let row = row(search) { choose(column: focus, row: row) }
  }
}
