import Synchronization

/// A language in which Reckon speaks to people. Formulas are the same in each.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// The language of the sources, which is complete.
  case english = "en"
  case korean = "ko"

  /// The language of a locale or a tag, by what it begins with: `ko_KR.UTF-8`, `ko-KR`; `nil` for one that Reckon does
  /// not speak.
  public init?(locale: String) {
    let tag = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
    switch tag {
    case "c", "posix": self = .english
    default: self.init(rawValue: tag)
    }
  }

  /// The words of a sentence, with marks where its arguments stand; `nil` in English, whose words are in the sources,
  /// and for an unknown key.
  func words(for key: Phrase.Key) -> String? {
    switch self {
    case .english: nil
    case .korean: Korean.words(for: key)
    }
  }

  /// The language of ``Phrase/description`` and of all messages whose language is not given: English, until a program
  /// chooses another one. It is one for the whole process, as a locale is.
  public static var current: Language {
    get { allCases[currentIndex.load()] }
    set { currentIndex.store(allCases.firstIndex(of: newValue) ?? 0) }
  }

  private static let currentIndex = SharedIndex()
}

#if hasFeature(Embedded)
  /// An index. Sendable without a lock, since WebAssembly without threads has one thread.
  private final class SharedIndex: @unchecked Sendable {
    private var value = 0

    func load() -> Int { value }
    func store(_ new: Int) { value = new }
  }
#else
  /// A number that all threads share.
  private final class SharedIndex: Sendable {
    private let value = Atomic<Int>(0)

    func load() -> Int { value.load(ordering: .relaxed) }
    func store(_ new: Int) { value.store(new, ordering: .relaxed) }
  }
#endif
