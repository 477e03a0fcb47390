import Reckon
import Testing

/// Stored books that are damaged in one place, with a checksum that fits.
@Suite("Formula books: stored, byte by byte")
struct BookImageTableTests {
  static let text = "parameter p = 2.5 where p > 0\na = 7"

  static func mended(_ image: [UInt8]) -> [UInt8] {
    var image = image
    BookImageTests.correctChecksum(of: &image)
    return image
  }

  @Test("a book that is cut off anywhere is refused, or its programs are")
  func cut() throws {
    let image = try FormulaBook(Self.text).image()
    for length in 0..<image.count {
      #expect(throws: (any Error).self, "\(length) bytes") {
        let book = try FormulaBook(image: Self.mended(Array(image[..<length])))
        _ = try book.evaluate("a", ["p": 1])
      }
    }
  }

  /// The reasons for which the last program of a stored book, which is its last block, is refused after a change.
  /// The block begins behind the byte that says how many bytes follow; several may look like that one.
  static func reasons(_ change: (inout [UInt8], Int) -> Void) throws -> Set<String> {
    let image = try FormulaBook("a = 7").image()
    var reasons: Set<String> = []
    for index in 14..<image.count - 9 where Int(image[index]) == image.count - index - 1 {
      var changed = image
      change(&changed, index)
      do throws(FormulaError) {
        _ = try FormulaBook(image: mended(changed)).evaluate("a", [:])
      } catch {
        if case .badImage(let reason) = error.kind { reasons.insert(reason.text(in: .english)) }
      }
    }
    return reasons
  }

  @Test("bytes behind a program's content are refused")
  func longerProgram() throws {
    let reasons = try Self.reasons { image, length in
      image[length] += 1
      image.append(0)
    }
    #expect(reasons.contains("a program is longer than its content"))
  }

  @Test("a program's text must be among the book's")
  func missingText() throws {
    // Seven bytes behind the length: unit, mode, form, day, a mark, the number of texts, and the first one's number.
    // There is one text.
    #expect(try Self.reasons { image, length in image[length + 7] = 1 }.contains("a text does not exist"))
  }
}
