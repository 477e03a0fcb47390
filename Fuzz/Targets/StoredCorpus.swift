import Foundation

/// Inputs that earlier runs found to reach something new, kept in `Fuzz/Corpus` with one input a line, in base 64.
package enum StoredCorpus {
  /// The kept inputs of a target; none when nothing is kept for it.
  package static func inputs(of target: some FuzzTarget) -> [[UInt8]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Corpus/\(target.name).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { Data(base64Encoded: String($0)).map { Array($0) } }
  }
}
