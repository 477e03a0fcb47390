/// Something that help explains: a row of one of the tables, or a topic.
struct HelpEntry: Sendable {
  /// What an entry is, in the order in which help lists them.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case topic, function, `operator`, constant, unit, command, setting
  }

  let kind: Kind
  /// What it is called; the first name is the one to show.
  let names: [String]
  /// One line about it.
  let summary: String
  let page: @Sendable () -> HelpPage

  init(_ kind: Kind, _ names: [String], _ summary: String, page: @escaping @Sendable () -> HelpPage) {
    self.kind = kind
    self.names = names
    self.summary = summary
    self.page = page
  }

  var name: String { names[0] }
}
