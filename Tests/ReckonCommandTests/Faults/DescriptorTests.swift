import Foundation
import ReckonTerminal
import Synchronization
import Testing

@Suite("Standard input, output and errors that are closed, full or in a hurry")
struct DescriptorTests {
  /// Runs the tool by a line of shell, but not for ever.
  private static func run(_ arguments: String, _ redirections: String) throws -> ToolProcess.Result {
    try ToolProcess(shell: "timeout 30 \"$0\" \(arguments) \(redirections)").wait()
  }

  @Test(
    "closed standard input is an error, and no file that is opened takes its place",
    arguments: ["", "eval", "eval --jsonl", "check -", "run 's = a' -", "test -", "keypad --keys -", "-"])
  func closedInput(_ arguments: String) throws {
    let result = try Self.run(arguments, "<&-")
    #expect(result.code == 3 && (result.output.isEmpty || arguments == "test -"))
    #expect(result.errors == "reckon: standard input cannot be read: Bad file descriptor\n")
  }

  @Test(
    "closed standard output is an error, and what a run writes to a file is not mixed with what it says",
    arguments: [">&-", "<&- >&- 2>&-"])
  func closedOutput(_ redirections: String) throws {
    let said = try Self.run("eval 1+2", redirections)
    #expect(said.code == 3)
    let folder = try ToolFolder()
    try folder.write("a,b\n1,2\n0,x\n", to: "in.csv")
    let (input, output) = (folder.file("in.csv"), folder.file("out.csv"))
    let written = try Self.run("run 's = 1 / a' \(input) --output \(output)", redirections)
    #expect(written.code == 0)
    #expect(try folder.read("out.csv") == Array("a,b,s\n1,2,1\n0,x,\n".utf8))
    #expect(try Self.run("run 's = 1 / a' \(input)", redirections).code == 3)
    #expect(try folder.read("in.csv") == Array("a,b\n1,2\n0,x\n".utf8) && folder.names() == ["in.csv", "out.csv"])
  }

  @Test(
    "errors that no one can be told of leave the exit code as it is, and what is stored is stored",
    arguments: ["2>&-", "2> /dev/full"])
  func closedErrors(_ redirection: String) throws {
    #expect(try Self.run("eval 1+", redirection).code == 2 && Self.run("eval 1/0", redirection).code == 1)
    let folder = try ToolFolder()
    // What damaged the settings is told, to no one; the file that is written meanwhile must not get that text.
    try folder.write("reckon settings 1\njunk\n", to: "settings")
    let line = "RECKON_HOME=\(folder.file(".")) timeout 30 \"$0\" settings angle-unit rad \(redirection)"
    _ = try ToolProcess(shell: line).wait()
    #expect(try folder.read("settings") == Array("reckon settings 1\nangle-unit = rad\n".utf8))
  }

  @Test(
    "a full disk as standard output is an error of every command",
    arguments: ["eval 1+2", "help", "manual", "explain 1+2", "-e 1+2"])
  func fullOutput(_ arguments: String) throws {
    let result = try Self.run(arguments, "> /dev/full")
    #expect(result.code == 3 && result.errors == "reckon: standard output cannot be written: No space left on device\n")
  }

  @Test("pipes that another process has set not to wait are waited for, for writing and for reading")
  func impatientPipes() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let line = Array("0123456789abcde\n".utf8)
    let count = 20_000
    let end = DispatchSemaphore(value: 0)
    let failure = Mutex<String?>(nil)
    Thread.detachNewThread {
      let output = OutputFile(descriptor: writer, name: "a pipe")
      do {
        for _ in 0..<count { try output.write(line) }
        try output.flush()
      } catch { failure.withLock { $0 = "\(error)" } }
      close(writer)
      end.signal()
    }
    let input = InputLines(ByteSource(descriptor: reader, name: "a pipe", isInterruptible: false))
    var lines = 0
    while let found = try input.next() {
      if found.elementsEqual(line.dropLast()) { lines += 1 }
      // Slower than the writer, so that the pipe is full at times.
      if lines % 1_000 == 0 { usleep(1_000) }
    }
    end.wait()
    close(reader)
    #expect(lines == count && failure.withLock { $0 } == nil)
  }

  @Test(
    "what is open already is written to as it is, by whatever name",
    arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func openOutput(_ name: String) throws {
    let folder = try ToolFolder()
    try folder.write("a\n2\n", to: "in.csv")
    try folder.write("x = 1\n", to: "b.reckon")
    let piped = try Self.run("run b=a \(folder.file("in.csv")) --output \(name)", "| cat")
    #expect(piped.code == 0 && piped.errors.isEmpty && piped.output == Array("a,b\n2,2\n".utf8))
    let command = "timeout 30 \"$0\" run b=a \(folder.file("in.csv")) --output \(name)"
    #expect(try ToolProcess(shell: "{ echo first; \(command); echo last; } > \(folder.file("out"))").wait().code == 0)
    #expect(try folder.read("out") == Array("first\na,b\n2,2\nlast\n".utf8))
    let book = "\(folder.file("b.reckon")) --output"
    #expect(try Self.run("compile \(book) \(name)", "> \(folder.file("one"))").code == 0)
    #expect(try Self.run("compile \(book) \(folder.file("two"))", "").code == 0)
    #expect(try folder.read("one") == folder.read("two") && !folder.read("one").isEmpty)
    let missing = try Self.run("run b=a \(folder.file("in.csv")) --output /dev/fd/77", "")
    #expect(missing.code == 3 && missing.errors == "reckon: /dev/fd/77 cannot be written: Bad file descriptor\n")
    #expect(try folder.names() == ["b.reckon", "in.csv", "one", "out", "two"])
  }
}
