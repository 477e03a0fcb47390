import Foundation
import FuzzTargets
import TestDepth
import Testing

/// The fuzz targets without the fuzzer. A find lies in `Fuzz/Failures`, in its target's folder, as the fuzzer wrote it.
@Suite("Inputs of the fuzz targets")
struct ReplayTests {
  /// The gate's fuzzing goes on behind these.
  static let count = Depth.count(quick: 20, full: 2_000)
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fuzz/Failures")

  @Test("what fuzzing once found holds now", arguments: FuzzTargets.all.map(\.name))
  func finds(_ name: String) throws {
    let target = try #require(FuzzTargets.named(name))
    let folder = Self.folder.appending(path: name)
    for file in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
      #expect(throws: Never.self, "\(file.lastPathComponent)") { try target.check([UInt8](Data(contentsOf: file))) }
    }
  }

  @Test("each find lies in the folder of a target")
  func folders() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path()).filter { !$0.hasPrefix(".") }
    #expect(Set(names).isSubset(of: FuzzTargets.all.map(\.name)))
  }

  @Test(
    "a few hundred inputs at most are kept for each target, and none is too long for it",
    arguments: FuzzTargets.all.map(\.name))
  func corpus(_ name: String) throws {
    let target = try #require(FuzzTargets.named(name))
    let inputs = StoredCorpus.inputs(of: target)
    #expect(1...300 ~= inputs.count && inputs.allSatisfy { $0.count <= target.longestInput })
  }

  @Test("seeds, corpus and the empty input hold", .optimizedOrFullDepth, arguments: FuzzTargets.all.map(\.name))
  func seeds(_ name: String) throws {
    let target = try #require(FuzzTargets.named(name))
    let seeds = target.seeds
    #expect(seeds.count > 10 && seeds.allSatisfy { $0.count <= target.longestInput })
    for seed in seeds + StoredCorpus.inputs(of: target) + [[]] {
      #expect(throws: Never.self, "\(target.listing(of: seed))") { try target.check(seed) }
    }
  }

  @Test("so do inputs made of the seeds by chance", arguments: FuzzTargets.all.map(\.name))
  func random(_ name: String) throws {
    let target = try #require(FuzzTargets.named(name))
    var inputs = RandomInputs(target, seed: 1)
    for _ in 0..<Self.count {
      let input = inputs.next()
      #expect(throws: Never.self, "\(target.listing(of: input))") { try target.check(input) }
    }
  }
}
