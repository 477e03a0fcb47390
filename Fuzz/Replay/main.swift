import Foundation
import FuzzTargets
import ReckonCatalogue

// Runs fuzz targets without the fuzzer:
//   fuzz-replay --targets                          the targets, a line each
//   fuzz-replay --longest TARGET                   the longest input that is worth trying
//   fuzz-replay --seeds TARGET FOLDER              writes the target's seeds into a folder, and its words as FOLDER.dict
//   fuzz-replay --show TARGET FILE…                prints inputs as a person can read them
//   fuzz-replay --random TARGET COUNT [SEED]       checks inputs made of the seeds by changing them; one that ends the process stays
//                                                  in the file that is named at the start
//   fuzz-replay TARGET FILE-OR-FOLDER…             checks inputs; exits with 1 when one does not hold

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("fuzz-replay: \(message)\n".utf8))
  exit(2)
}

func target(_ name: String?) -> any FuzzTarget {
  guard let name, let target = FuzzTargets.named(name) else { fail("there is no target “\(name ?? "")”; see fuzz-replay --targets") }
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
  var inputs = RandomInputs(target, seed: numbers.dropFirst().first ?? 1)
  let process = ProcessInfo.processInfo.processIdentifier
  let underCheck = FileManager.default.temporaryDirectory.appending(path: "fuzz-replay-\(target.name)-\(process)")
  try Data().write(to: underCheck)
  print("The input under check is in \(underCheck.path()).")
  fflush(nil)
  let file = try FileHandle(forWritingTo: underCheck)
  for _ in 0..<count {
    let input = inputs.next()
    try file.seek(toOffset: 0)
    try file.write(contentsOf: Data(input))
    try file.truncate(atOffset: UInt64(input.count))
    do { try target.check(input) } catch {
      print("\(error)\n\(target.listing(of: input))\n\(Data(input).base64EncodedString())")
      exit(1)
    }
  }
  try FileManager.default.removeItem(at: underCheck)
  print("\(count) inputs hold.")
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
