import Foundation
import FuzzTargets
import ReckonCatalogue

/// libFuzzer's entries. One program holds all targets: the name it is started under is that of the target.
private let target: any FuzzTarget = {
  let name = URL(filePath: CommandLine.arguments.first ?? "").lastPathComponent
  guard let target = FuzzTargets.named(name) else {
    // libFuzzer's `main` has no way to refuse a run but that the process ends.
    fatalError(
      "there is no fuzz target “\(name)”; start this program as one of \(FuzzTargets.all.map(\.name).joined(separator: ", "))"
    )
  }
  return target
}()

@c(LLVMFuzzerTestOneInput)
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  // libFuzzer keeps the input that ended the process.
  do { try target.check(input) } catch { fatalError("\(target.name): \(error)\n\(target.listing(of: input))") }
  return 0
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int) -> Int

@c(LLVMFuzzerCustomMutator)
public func fuzzMutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: CUnsignedInt) -> Int
{
  var random = RandomSource(seed: UInt64(seed))
  guard seed % 2 == 0,
    let made = target.mutated(Array(UnsafeBufferPointer(start: bytes, count: count)), using: &random),
    made.count <= capacity
  else { return mutateBytes(bytes, count, capacity) }
  for (index, byte) in made.enumerated() { bytes[index] = byte }
  return made.count
}
