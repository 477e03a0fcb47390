import Foundation
import ReckonTerminal
import TestDepth
import Testing

@Suite("Input that does not end, or is no file", .enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
struct EndlessInputTests {
  @Test("a source, a book and rates are read up to their limits, and no further")
  func limits() throws {
    for arguments in [["check", "/dev/zero"], ["/dev/zero"]] {
      let run = ToolRun(arguments)
      #expect(
        run.code == .usage && run.errors.contains("the source is longer than 1048576 bytes"),
        "\(arguments): \(run.errors)")
    }
    let folder = try ToolFolder()
    symlink("/dev/zero", folder.file("endless.reckon"))
    try folder.write("import \"endless.reckon\"\na = 1\n", to: "book.reckon")
    let output = folder.file("image")
    for arguments in [
      ["test", "/dev/zero"], ["compile", "/dev/zero", "--output", output], ["eval", "--book", "/dev/zero", "1"],
      ["check", folder.file("endless.reckon")], ["check", folder.file("book.reckon")], ["-e", ":load /dev/zero"],
    ] {
      let run = ToolRun(arguments)
      #expect(run.code == .usage && run.errors.contains("longer than 67108864 bytes"), "\(arguments): \(run.errors)")
    }
    let rates = ToolRun("rates", "update", "/dev/zero")
    #expect(rates.code == .inputOutput && rates.errors.contains("larger than 4 MiB"))
    #expect(try folder.names() == ["book.reckon", "endless.reckon"])
  }

  @Test("a stored book is read up to its limit")
  func image() throws {
    let folder = try ToolFolder()
    try folder.write("a = 1\n", to: "book.reckon")
    #expect(ToolRun("compile", folder.file("book.reckon"), "--output", folder.file("image")).code == .success)
    #expect(ToolRun("eval", "--book", folder.file("image"), "a").output == "1\n")
    // A file with a hole, which takes no room on the disk.
    #expect(truncate(folder.file("image"), 1 << 40) == 0)
    let run = ToolRun("eval", "--book", folder.file("image"), "a")
    #expect(run.code == .inputOutput && run.errors.contains("is larger than 256 MiB, which no stored book is"))
  }

  @Test(
    "expressions without an end are read until no one takes their values", .fullDepth,
    arguments: [[], ["--json"], ["--decimal"]])
  func closedOutput(_ options: [String]) throws {
    // Where it goes on, the limit of time kills it.
    let command = "\"$0\" eval \(options.joined(separator: " "))"
    let result = try ToolProcess(
      shell: "ulimit -t 60; yes 1+1 2>/dev/null | { \(command); echo code $? >&2; } | head -1"
    ).wait()
    #expect(result.errors == "code 0\n" && result.output.count > 1)
    let full = try ToolProcess(shell: "ulimit -t 60; yes 1+1 2>/dev/null | \(command) > /dev/full").wait()
    #expect(full.code == 3 && full.errors.contains("No space left"))
  }

  @Test("of a line that does not end no more is kept than its limit and a byte, and the next line is read")
  func lines() throws {
    let folder = try ToolFolder()
    let limit = 200_000
    for (length, kept) in [
      (limit - 1, limit - 1), (limit, limit), (limit + 1, limit + 1), (limit + 100_000, limit + 1),
    ] {
      try folder.write("", to: "lines")
      #expect(truncate(folder.file("lines"), off_t(length)) == 0)
      let descriptor = open(folder.file("lines"), O_RDWR)
      defer { close(descriptor) }
      lseek(descriptor, 0, SEEK_END)
      #expect(write(descriptor, "\n2\n", 3) == 3)
      lseek(descriptor, 0, SEEK_SET)
      let input = InputLines(ByteSource(descriptor: descriptor, name: "lines", isInterruptible: false), limit: limit)
      #expect(try input.next()?.count == kept)
      #expect(try input.next() == [0x32] && input.next() == nil)
    }
  }

  #if !DEBUG
    @Test(
      "a line that is too long is an error of that line",
      .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/head")))
    func longLines() throws {
      let input = "{ echo 1; head -c 67108865 /dev/zero; echo; echo 2; }"
      let values = try ToolProcess(shell: "\(input) | timeout 100 \"$0\" eval").wait()
      #expect(
        values.code == 2 && values.output == Array("1\n2\n".utf8) && values.errors.contains("the source is longer than")
      )
      let requests = try ToolProcess(shell: "\(input) | timeout 100 \"$0\" eval --jsonl").wait()
      let answers = String(decoding: requests.output, as: UTF8.self).split(separator: "\n")
      #expect(requests.code == 1 && answers.count == 3 && answers[1].contains("the line is longer than 64 MiB"))
    }
  #endif

  @Test(
    "folders are no files",
    arguments: [
      ["check"], ["test"], ["run", "s = 1"], ["compile", "--output", "/tmp/never"], ["eval", "1", "--book"], [],
    ])
  func folders(_ arguments: [String]) throws {
    let folder = try ToolFolder()
    let run = ToolRun(arguments + [folder.file(".")])
    #expect(run.code == .inputOutput && run.errors.contains("cannot be read: Is a directory"), "\(run.errors)")
    try folder.write("import \".\"\n", to: "book.reckon")
    let importing = ToolRun("check", folder.file("book.reckon"))
    #expect(
      importing.code == .usage && importing.errors.contains("cannot be imported: ")
        && importing.errors.contains("Is a directory"))
  }
}
