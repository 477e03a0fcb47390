import Foundation
import Reckon
import ReckonCalculator
import ReckonStorage
import Testing

@Suite("Files that cannot be written")
struct RefusedWriteTests {
  @Test("a process that holds the lock is waited for, but not for ever; the entry is written with the next one")
  func heldLock() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/history"
    var history = FileHistory(StoredFile(path: path, sizeLimit: 1 << 20, lockTimeout: .milliseconds(200)))
    try history.add("1")
    let lock = open(scratch.path + "/.history.lock", O_RDWR)
    #expect(flock(lock, LOCK_EX) == 0)
    let start = ContinuousClock.now
    let error = #expect(throws: StorageError.self) { try history.add("2") }
    #expect(ContinuousClock.now - start >= .milliseconds(200))
    #expect(error?.message.contains("another process") == true && error?.message.contains(path) == true)
    #expect(history.entries.map(\.expression) == ["2", "1"])
    // Reading does not wait.
    #expect(scratch.files.history().entries.map(\.expression) == ["1"])
    close(lock)
    var other = scratch.files.history()
    try other.add("of another")
    try history.add("3")
    #expect(
      history.entries.map(\.expression) == ["3", "2", "of another", "1"] && history.entries.map(\.id) == [4, 3, 2, 1])
    #expect(scratch.files.history().entries == history.entries)
  }

  @Test("the calculator waits two seconds, and then goes on without the file")
  func defaultTimeout() throws {
    let scratch = try Scratch()
    let lock = open(scratch.path + "/.settings.lock", O_RDWR | O_CREAT, 0o600)
    #expect(flock(lock, LOCK_EX) == 0)
    defer { close(lock) }
    var settings = scratch.files.settings()
    let start = ContinuousClock.now
    #expect(throws: StorageError.self) { try settings.update { $0.angleUnit = .radians } }
    #expect(ContinuousClock.now - start >= .milliseconds(1_900))
    #expect(settings.settings.angleUnit == .radians)
    // Also when the file is read again.
    try scratch.write("reckon settings 1\ngrouping = no\n", to: "settings")
    settings.reload()
    #expect(settings.settings.angleUnit == .radians && !settings.settings.groupsDigits)
  }

  @Test(
    "a file where a folder should be: an error that names it, and the values stay in force (permissions do not bind root, a file does)"
  )
  func fileForFolder() throws {
    let scratch = try Scratch()
    try scratch.write("x", to: "home")
    let files = CalculatorFiles(folder: scratch.path + "/home/reckon")
    var history = files.history()
    var settings = files.settings()
    #expect(history.messages.count == 1 && settings.messages.count == 1)
    for _ in 1...2 {
      let error = #expect(throws: StorageError.self) { try history.add("1") }
      #expect(error?.message.contains(scratch.path + "/home") == true)
    }
    #expect(throws: StorageError.self) { try settings.update { $0.historyLimit = 99 } }
    history.reload()
    settings.reload()
    #expect(history.entries.count == 2 && settings.settings.historyLimit == 99)
    #expect(throws: StorageError.self) { try files.rates().rates() }
    #expect(try scratch.names() == ["home"])
    // Once the folder can be made, what waited is written.
    unlink(scratch.path + "/home")
    try history.add("2")
    try settings.update { $0.angleUnit = .gradians }
    #expect(files.history().entries.map(\.expression) == ["2", "1", "1"])
    #expect(files.settings().settings.historyLimit == 99 && files.settings().settings.angleUnit == .gradians)
  }

  @Test("a folder without permission to write", .enabled(if: geteuid() != 0, "root may write everywhere"))
  func permissions() throws {
    let scratch = try Scratch()
    var history = scratch.files.history()
    try history.add("1")
    let before = try scratch.bytes("history")
    chmod(scratch.path, 0o500)
    #expect(throws: StorageError.self) { try history.add("2") }
    chmod(scratch.path, 0o700)
    #expect(try scratch.bytes("history") == before && scratch.names() == ["history"])
  }

  @Test("a full disk (a limit on the size of files): the old file is intact and nothing else is there")
  func sizeLimit() throws {
    let scratch = try Scratch()
    // 8 blocks of 512 bytes; without the signal's default the write fails as on a full disk.
    let said = try Writer("history", in: scratch.path, count: 1_000, shell: "trap '' XFSZ; ulimit -f 8").wait()
    #expect(said.count > 20 && said.last?.contains("failed: \(scratch.path)/history cannot be written") == true)
    let history = scratch.files.history()
    #expect(history.messages.isEmpty && history.entries.count == said.count - 1)
    #expect(try scratch.names() == ["history"] && scratch.bytes("history").count <= 4_096)
  }

  @Test(
    "a full disk and a read-only one (small file systems in memory)",
    .enabled(if: canMount, "a file system cannot be mounted here; the limit on the size of files stands for it"))
  func fullDisk() throws {
    let scratch = try Scratch()
    #expect(succeeds("/bin/mount", "-t", "tmpfs", "-o", "size=48k", "tmpfs", scratch.path))
    defer { _ = succeeds("/bin/umount", scratch.path) }
    var history = scratch.files.history()
    var settings = scratch.files.settings()
    try settings.update { $0.historyLimit = 100 }
    // A file of 20,000 bytes fits, and another of 40,000 beside it does not.
    try history.add(String(repeating: "1", count: 20_000))
    let before = try scratch.bytes("history")
    let error = #expect(throws: StorageError.self) { try history.add(String(repeating: "2", count: 20_000)) }
    #expect(
      error?.message == "\(scratch.path)/history cannot be written (No space left on device); make room on the disk")
    #expect(try scratch.bytes("history") == before && scratch.names() == ["history", "settings"])
    #expect(history.entries.count == 2 && scratch.files.history().entries.count == 1)
    // Damage on a full disk: everything stays where it is, and what can be read is there.
    try scratch.write("junk\n".utf8 + before, to: "history")
    try scratch.write([UInt8](repeating: 0x78, count: 16_000), to: "filler")
    let damaged = scratch.files.history()
    #expect(damaged.messages.count == 1 && damaged.entries.count == 1)
    #expect(try scratch.names() == ["filler", "history", "settings"])
    try scratch.write(before, to: "history")
    unlink(scratch.path + "/filler")

    #expect(succeeds("/bin/mount", "-o", "remount,size=1m", scratch.path))
    try history.add("3")
    #expect(scratch.files.history().entries.map(\.expression.count) == [1, 20_000, 20_000])

    #expect(succeeds("/bin/mount", "-o", "remount,ro", scratch.path))
    let refusal = #expect(throws: StorageError.self) { try history.add("4") }
    #expect(refusal?.message.contains("Read-only file system") == true)
    #expect(throws: StorageError.self) { try settings.update { $0.historyLimit = 7 } }
    #expect(scratch.files.settings().settings.historyLimit == 100 && settings.settings.historyLimit == 7)
    #expect(scratch.files.history().messages.isEmpty)
  }

  static let canMount: Bool = {
    guard geteuid() == 0, let scratch = try? Scratch(),
      succeeds("/bin/mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", scratch.path)
    else {
      return false
    }
    return succeeds("/bin/umount", scratch.path)
  }()

  @Test("what a process left that died while writing is removed by the next write")
  func leftovers() throws {
    let scratch = try Scratch()
    try scratch.write("half", to: ".history.0123456789abcdef.part")
    var history = scratch.files.history()
    try history.add("1")
    #expect(try scratch.names() == ["history"])
  }

  @Test("a file that is a symbolic link stays one, also while it names nothing yet")
  func links() throws {
    let scratch = try Scratch()
    let repository = scratch.path + "/dotfiles"
    try FileManager.default.createDirectory(atPath: repository, withIntermediateDirectories: true)
    symlink("dotfiles/first", scratch.path + "/settings")
    symlink("second", repository + "/first")
    for (unit, text) in [(AngleUnit.radians, "rad"), (.gradians, "grad")] {
      var settings = scratch.files.settings()
      try settings.update { $0.angleUnit = unit }
      #expect(try scratch.read("dotfiles/second") == "reckon settings 1\nangle-unit = \(text)\n")
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/settings") == "dotfiles/first")
    // Damage is set aside beside the file, not beside the link.
    try scratch.write("angle-unit = rad\njunk\n", to: "dotfiles/second")
    #expect(scratch.files.settings().settings.angleUnit == .radians)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: repository).contains { $0.hasPrefix("second.damaged-") })

    symlink("history", scratch.path + "/history")
    var loop = scratch.files.history()
    #expect(throws: StorageError.self) { try loop.add("1") }
  }
}
