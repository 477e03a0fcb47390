import Foundation
import FuzzTargets
import ReckonCatalogue

// Runs fuzz targets without the fuzzer. With the same seed the inputs are the same, in the same order.
//
//   fuzz-replay --targets                          the targets, a line each
//   fuzz-replay --longest TARGET                   the longest input that is worth trying
//   fuzz-replay --seeds TARGET FOLDER              writes the target's seeds into a folder, and its words as
//   FOLDER.dict fuzz-replay --show TARGET FILE…                prints inputs as a person can read them fuzz-replay
//   --random TARGET COUNT [SEED]       checks inputs made of the seeds by changing them fuzz-replay --seconds SECONDS
//   [SEED]           does so with all targets, for so long in all fuzz-replay TARGET FILE-OR-FOLDER…             checks
//   inputs
//
// It exits with 1 when an input does not hold. Of inputs that are made, the one that did not hold, or ended the
// process, stays in a file that is named; a copy of it in Fuzz/Failures/TARGET is checked by the tests from then on.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("fuzz-replay: \(message)\n".utf8))
  exit(2)
}

func target(_ name: String?) -> any FuzzTarget {
  guard let name, let target = FuzzTargets.named(name) else {
    fail("there is no target “\(name ?? "")”; see fuzz-replay --targets")
  }
  return target
}

/// The files that some paths name, those in folders included.
func files(_ paths: some Sequence<String>) -> [String] {
  paths.flatMap { path -> [String] in
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { fail("there is no \(path)") }
    guard isFolder.boolValue else { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(path)/\($0)" }
  }
}

func bytes(_ path: String) -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else { fail("\(path) cannot be read") }
  return Array(data)
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "--targets":
  for target in FuzzTargets.all { print("\(target.name)\t\(target.summary)") }
case "--longest": print(target(arguments.dropFirst().first).longestInput)
case "--seeds":
  guard arguments.count == 3, let folder = arguments.last else { fail("usage: fuzz-replay --seeds TARGET FOLDER") }
  let target = target(arguments.dropFirst().first)
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for (index, seed) in (target.seeds + StoredCorpus.inputs(of: target)).enumerated() {
    try Data(seed).write(to: URL(filePath: "\(folder)/seed-\(index)"))
  }
  try Data(FuzzDictionary.text(of: target.words).utf8).write(to: URL(filePath: "\(folder).dict"))
case "--show":
  let target = target(arguments.dropFirst().first)
  for path in files(arguments.dropFirst(2)) { print("\(path):\n\(target.listing(of: bytes(path)))") }
case "--random":
  let target = target(arguments.dropFirst().first)
  let numbers = arguments.dropFirst(2).compactMap { UInt64($0) }
  guard let count = numbers.first else { fail("usage: fuzz-replay --random TARGET COUNT [SEED]") }
  let checked = try MadeInputs.check(target, seed: numbers.dropFirst().first ?? 1) { $0 < count }
  guard let checked else { exit(1) }
  print("\(checked) inputs hold.")
case "--seconds":
  let numbers = arguments.dropFirst().compactMap { UInt64($0) }
  guard let seconds = numbers.first else { fail("usage: fuzz-replay --seconds SECONDS [SEED]") }
  exit(MadeInputs.check(FuzzTargets.all, seconds: seconds, seed: numbers.dropFirst().first ?? 1) ? 0 : 1)
case nil, "--help": print("usage: fuzz-replay TARGET FILE-OR-FOLDER…; see Fuzz/Replay/main.swift")
case let name:
  let target = target(name)
  var failures = 0
  let paths = files(arguments.dropFirst())
  for path in paths {
    do { try target.check(bytes(path)) } catch {
      failures += 1
      print("\(path): \(error)")
    }
  }
  print("\(paths.count) inputs, \(failures) that do not hold.")
  if failures > 0 { exit(1) }
}
