/// Korean: its sentences are in the files beside this one, a file for each part of Reckon.
package enum Korean {
  /// The words for a sentence.
  static func words(for key: Phrase.Key) -> String? { table(of: key.group)[key.id] }

  /// The words of a group, by the sentences' names in it.
  package static func table(of group: Phrase.Group) -> [String: String] {
    switch group {
    case .text: texts
    case .word: words
    case .count: counts
    case .error: errors
    case .exceededLimit: exceededLimits
    case .note: notes
    case .reading: readings
    case .function: functions
    case .constant: constants
    case .operator: operators
    case .unit: units
    case .setting: settings
    case .allowedValues: allowedValues
    #if hasFeature(Embedded)
      // The page has none of these.
      case .command, .option, .exitCode, .limit, .promptCommand, .commandDetails, .editorKey, .topic, .topicText, .book:
        [:]
    #else
      case .command: commands
      case .option: options
      case .exitCode: exitCodes
      case .limit: limits
      case .promptCommand: promptCommands
      case .commandDetails: commandDetails
      case .editorKey: editorKeys
      case .topic: topics
      case .topicText: topicTexts
      case .book: books
    #endif
    }
  }

  /// The sentences within code, which stand in a table for each part of Reckon. No key is in two of them.
  private static let texts: [String: String] = {
    var tables = [syntax, meaning, programs, tool, arguments, calculator]
    #if !hasFeature(Embedded)
      tables += [usage, prompt, files, workbooks]
    #endif
    var texts: [String: String] = [:]
    for table in tables {
      for (key, words) in table where texts.updateValue(words, forKey: key) != nil {
        preconditionFailure("\(key) stands in two tables")
      }
    }
    return texts
  }()

  /// A particle in the form that it has behind a text: 은 or 는, 이 or 가, 을 or 를, 과 or 와, 으로 or 로, 이나 or 나, 이고 or 고.
  package static func particle(_ particle: String, after text: String) -> String {
    let end = LastSound(of: text)
    switch particle {
    case "은", "는": return end == .vowel ? "는" : "은"
    case "이", "가": return end == .vowel ? "가" : "이"
    case "을", "를": return end == .vowel ? "를" : "을"
    case "과", "와": return end == .vowel ? "와" : "과"
    case "이나", "나": return end == .vowel ? "나" : "이나"
    case "이라", "이라는", "이고": return end == .vowel ? String(particle.dropFirst()) : particle
    case "으로", "로": return end == .consonant ? "으로" : "로"
    default: return particle
    }
  }

  /// The last sound of a word when it is read aloud.
  enum LastSound {
    case vowel, consonant
    /// The consonant ㄹ, behind which 로 stands.
    case rieul

    /// By the last letter or digit: Hangul by its syllable, digits as they are read, Latin letters by their names where
    /// they stand alone and by their sounds in words.
    init(of text: String) {
      // 퍼센트.
      if text.unicodeScalars.last == "%" {
        self = .vowel
        return
      }
      let scalars = text.unicodeScalars.reversed().drop { !Self.isRead($0) }
      guard let last = scalars.first else {
        self = .consonant
        return
      }
      switch last.value {
      case 0xAC00...0xD7A3:
        let final = (last.value - 0xAC00) % 28
        self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant
      case 0x30...0x39:
        self =
          [.consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel][
            Int(last.value - 0x30)]
        if last == "0", Self.isLargePower(scalars) { self = .vowel }
      default:
        let isWord = scalars.dropFirst().first.map { Character($0).isLetter && $0.isASCII } ?? false
        switch Character(last).lowercased() {
        case "l": self = .rieul
        case "r": self = isWord ? .vowel : .rieul
        case "m", "n": self = .consonant
        // 맵 and 킥 end in a consonant, 클램프 and 루트 in a vowel.
        case "b", "c", "k", "p":
          self = scalars.dropFirst().first.map { "aeiou".unicodeScalars.contains($0) } ?? false ? .consonant : .vowel
        default: self = .vowel
        }
      }
    }

    private static func isRead(_ scalar: Unicode.Scalar) -> Bool {
      0x30...0x39 ~= scalar.value || 0xAC00...0xD7A3 ~= scalar.value || scalar.isASCII && Character(scalar).isLetter
    }

    /// Whether a number ends as 조, the only large power of ten without a final consonant, does: twelve zeros to
    /// fifteen.
    private static func isLargePower(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
      12...15 ~= scalars.prefix { $0 == "0" || $0 == "," }.filter { $0 == "0" }.count
    }
  }
}
