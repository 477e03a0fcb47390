import Foundation
import Reckon
import ReckonCalculator
import ReckonStorage
import Testing

@Suite("The settings file")
struct SettingsFileTests {
  /// By name, values that are allowed and values that are not; from the sentences of CALCULATOR and of the properties.
  static let values: [(name: String, allowed: [String], refused: [String])] = [
    ("angle-unit", ["deg", "rad", "grad"], ["", "degs", "DEG", "1"]),
    ("number-mode", ["double", "decimal", "exact"], ["float", ""]),
    ("entry-style", ["algebraic", "chain"], ["basic", ""]),
    (
      "notation", ["normal", "fixed", "scientific", "engineering", "fraction", "hexadecimal", "octal", "binary"],
      ["hex", "Normal", ""]
    ),
    ("decimal-places", ["automatic", "0", "4", "20"], ["-1", "21", "4.5", "", "nil", "99999999999999999999"]),
    ("grouping", ["yes", "no"], ["true", "1", ""]),
    ("decimal-mark", ["automatic", "point", "comma"], [".", ",", ""]),
    ("history-limit", ["1", "10", "100000"], ["0", "100001", "-1", "ten", "", "1e3", "99999999999999999999"]),
    ("prompt-history-limit", ["0", "1", "10000", "100000"], ["100001", "-1", "all", ""]),
    ("first-launch", ["yes", "no"], ["maybe"]),
    ("tips", ["yes", "no"], ["off"]),
    ("preview", ["yes", "no"], ["on"]),
    ("complex", ["yes", "no"], ["on", ""]),
    ("color", ["yes", "no"], ["always"]),
    ("language", ["automatic", "en", "ko"], ["fr", "korean", ""]),
    (
      "rates-location", ["https://example.org/a b.xml", "/tmp/ü\n.csv", " x ", "#x", "a = b", "\\", "\u{1F4B6}"],
      ["", "  ", "\n"]
    ),
  ]

  @Test("every setting has a row, and every row is tried here")
  func rows() {
    #expect(Setting.all.map(\.name) == Self.values.map(\.name))
    // One row for each property: a property without a row would not be kept.
    #expect(
      Mirror(reflecting: CalculatorSettings()).children.count - 1 + Mirror(reflecting: ToolSettings()).children.count
        == Setting.all.count)
    let defaults = [
      "angle-unit": "deg", "number-mode": "exact", "complex": "no", "entry-style": "algebraic", "notation": "normal",
      "decimal-places": "automatic",
      "grouping": "yes", "history-limit": "10", "prompt-history-limit": "10000", "language": "automatic",
      "first-launch": "yes",
      "tips": "yes",
      "preview": "yes", "color": "yes", "decimal-mark": "automatic",
    ]
    for (name, value) in defaults { #expect(Setting.named(name)?.defaultValue == value, "\(name)") }
    for row in Setting.all { #expect(row.choices.isEmpty || row.choices.contains(row.defaultValue)) }
  }

  @Test("allowed values are kept and come back, others change nothing", arguments: values.map(\.name))
  func keeping(_ name: String) throws {
    let scratch = try Scratch()
    let row = try #require(Setting.named(name))
    let values = try #require(Self.values.first { $0.name == name })
    for value in values.allowed {
      var settings = scratch.files.settings()
      try settings.update { #expect(row.set(&$0, value)) }
      let again = scratch.files.settings()
      #expect(row.get(again.settings) == value && again.settings == settings.settings && again.messages.isEmpty)
    }
    for value in values.refused {
      var settings = CalculatorSettings()
      #expect(!row.set(&settings, value) && settings == CalculatorSettings(), "\(value)")
      // The same value in the file.
      try scratch.write("reckon settings 1\n\(name) = \(value == "\n" ? "\\n" : value)\n", to: "settings")
      let read = scratch.files.settings()
      #expect(read.settings == CalculatorSettings() && read.messages.count == 1)
      #expect(read.messages.first?.contains("\(scratch.path)/settings, line 2: \(name) is ") == true)
      #expect(try scratch.names() == ["settings"])
    }
  }

  @Test("comments, blank lines, unknown names and their order survive a change; only what changes is written")
  func roundTrip() throws {
    let scratch = try Scratch()
    let text = """
      reckon settings 1.3
      # My settings

        angle-unit=rad\u{20}
      colour.scheme = dark \\x blue
      history-limit = 50
      angle-unit	=	grad
      # the end
      """
    // Without a line end at the end, as some editors leave it.
    try scratch.write(text, to: "settings")
    var settings = scratch.files.settings()
    #expect(
      settings.messages.isEmpty && settings.settings.angleUnit == .gradians && settings.settings.historyLimit == 50)
    #expect(settings.unknown.map(\.name) == ["colour.scheme"] && settings.unknown.first?.value == "dark \\x blue")
    try settings.update { $0.angleUnit = .radians }
    #expect(
      try scratch.read("settings") == """
        reckon settings 1.3
        # My settings

        colour.scheme = dark \\x blue
        history-limit = 50
        angle-unit = rad
        # the end

        """)
    try settings.update {
      $0.historyLimit = 10
      $0.groupsDigits = false
    }
    #expect(
      try scratch.read("settings") == """
        reckon settings 1.3
        # My settings

        colour.scheme = dark \\x blue
        angle-unit = rad
        # the end
        grouping = no

        """)
    let before = try scratch.bytes("settings")
    let inode = try FileManager.default.attributesOfItem(atPath: scratch.path + "/settings")[.systemFileNumber] as? Int
    try settings.update { $0.groupsDigits = false }
    #expect(try scratch.bytes("settings") == before)
    #expect(
      try FileManager.default.attributesOfItem(atPath: scratch.path + "/settings")[.systemFileNumber] as? Int == inode)
    #expect(Scratch.mode(scratch.path + "/settings") == 0o600)
  }

  @Test("lines end in CR LF or begin with a byte-order mark, as other editors write them")
  func editors() throws {
    let scratch = try Scratch()
    try scratch.write("\u{FEFF}reckon settings 1\r\nangle-unit = rad\r\n", to: "settings")
    var settings = scratch.files.settings()
    #expect(settings.messages.isEmpty && settings.settings.angleUnit == .radians)
    try settings.update { $0.historyLimit = 11 }
    #expect(
      try scratch.bytes("settings")
        == Array("\u{FEFF}reckon settings 1\r\nangle-unit = rad\r\nhistory-limit = 11\n".utf8))
  }

  @Test("two stores keep each other's changes")
  func two() throws {
    let scratch = try Scratch()
    var one = scratch.files.settings()
    var two = scratch.files.settings()
    try one.update { $0.angleUnit = .radians }
    try two.update { $0.historyLimit = 77 }
    #expect(two.settings.angleUnit == .radians)
    one.reload()
    #expect(one.settings == two.settings && scratch.files.settings().settings == one.settings)
  }

  @Test("a value out of bounds that a program sets stays as it was")
  func bounds() throws {
    let scratch = try Scratch()
    var settings = scratch.files.settings()
    try settings.update {
      $0.historyLimit = 0
      $0.decimalPlaces = 21
      $0.tool.ratesLocation = ""
      $0.angleUnit = .radians
    }
    var expected = CalculatorSettings()
    expected.angleUnit = .radians
    #expect(settings.settings == expected && scratch.files.settings().settings == expected)
  }

  @Test("a newer major version's file is not touched")
  func newerMajor() throws {
    let scratch = try Scratch()
    try scratch.write("reckon settings 2\nangle-unit = rad\n", to: "settings")
    var settings = scratch.files.settings()
    #expect(settings.settings == CalculatorSettings() && settings.messages.count == 1)
    #expect(throws: StorageError.self) { try settings.update { $0.historyLimit = 12 } }
    #expect(settings.settings.historyLimit == 12)
    #expect(try scratch.read("settings") == "reckon settings 2\nangle-unit = rad\n" && scratch.names() == ["settings"])
  }

  /// What a file holds, and whether angle-unit = rad can be read.
  static let damaged: [(String, [UInt8], Bool)] = [
    ("empty", [], false),
    ("no header", Array("angle-unit = rad\n".utf8), true),
    ("another header", Array("reckon history 1\nangle-unit = rad\n".utf8), true),
    ("no setting", Array("reckon settings 1\nangle-unit = rad\nangle\n".utf8), true),
    ("no name", Array("reckon settings 1\nangle-unit = rad\n = 3\n".utf8), true),
    ("invalid UTF-8", Array("reckon settings 1\nangle-unit = rad\nx = ".utf8) + [0xC3, 0x28, 0x0A], true),
    ("NULs", Array("reckon settings 1\nangle-unit = rad\n".utf8) + [UInt8](repeating: 0, count: 100), true),
    ("HTML", Array("<html>\n</html>\n".utf8), false),
    (
      "larger than 1 MiB",
      Array("reckon settings 1\nangle-unit = rad\n#".utf8) + [UInt8](repeating: 0x78, count: 1 << 20), false
    ),
  ]

  @Test("a damaged file is set aside, and what can be read stays in force", arguments: damaged.map(\.0))
  func damage(_ name: String) throws {
    let (_, bytes, isRead) = try #require(Self.damaged.first { $0.0 == name })
    let scratch = try Scratch()
    try scratch.write(bytes, to: "settings")
    let settings = scratch.files.settings()
    #expect(settings.settings.angleUnit == (isRead ? .radians : .degrees) && settings.messages.count == 1)
    let aside = try #require(try scratch.names().first { $0.hasPrefix("settings.damaged-") })
    #expect(settings.messages[0].contains(scratch.path + "/settings ") && settings.messages[0].contains(aside))
    #expect(try scratch.bytes(aside) == bytes)
    let again = scratch.files.settings()
    #expect(again.messages.isEmpty && again.settings == settings.settings)
  }
}

@Suite("Folders of files")
struct CalculatorFilesTests {
  @Test(
    "the folders are those of the XDG specification, and RECKON_HOME goes before",
    arguments: [
      (["HOME": "/h"], "/h/.config/reckon", "/h/.local/state/reckon"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"], "/c/reckon", "/s/reckon"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "c", "XDG_STATE_HOME": ""], "/h/.config/reckon", "/h/.local/state/reckon"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "/c", "RECKON_HOME": "/r"], "/r", "/r"),
      (["HOME": "/h", "RECKON_HOME": ""], "/h/.config/reckon", "/h/.local/state/reckon"),
      (["HOME": "/h", "RECKON_HOME": "here"], "here", "here"),
    ])
  func folders(_ environment: [String: String], _ settings: String, _ state: String) {
    let files = CalculatorFiles(environment: environment)
    #expect(files.settingsFolder == settings && files.stateFolder == state)
    #expect(files.history().path == state + "/history" && files.rates().path == state + "/rates")
    #expect(files.settings().path == settings + "/settings")
  }

  @Test("without HOME the folders are absolute all the same")
  func noHome() { #expect(CalculatorFiles(environment: [:]).settingsFolder.hasPrefix("/")) }
}
