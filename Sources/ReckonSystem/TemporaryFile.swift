/// A file in which the new contents of another one grow, beside it: `.NAME.RANDOM.part`, until ``take(_:isNew:)`` gives
/// it that name.
///
/// The name is random, and the file made exclusively, since process numbers are not unique across containers that share
/// a folder. A lock on the file, which the kernel releases when its process dies, distinguishes it from the remains of
/// processes that were killed: those are removed when the next file is made for the same target.
package struct TemporaryFile {
  package let path: String
  package let descriptor: Int32

  /// The ends of all names of such files.
  private static let suffix = ".part"
  /// The digits of the random number in a name.
  private static let digitCount = 16
  /// The most bytes of the target's name that are part of this one's; file systems limit names to 255 bytes.
  private static let nameLimit = 200

  /// Makes an empty file beside a target, and removes what killed processes have left there for the same target.
  ///
  /// - Parameter mode: what the file's permissions are, but for those that the process masks.
  /// - Returns: `nil`, with the reason in `errno`, when the system refuses.
  package init?(beside target: String, mode: mode_t = 0o666) {
    let folder = System.folder(of: target)
    let prefix = ".\(Self.shortened(System.name(of: target)))."
    Self.removeStale(in: folder, prefix: prefix)
    for _ in 0..<100 {
      let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
      let name = prefix + String(repeating: "0", count: Self.digitCount - digits.count) + digits + Self.suffix
      let path = folder + "/" + name
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      if descriptor < 0 {
        if errno == EEXIST { continue }
        return nil
      }
      // Another process may take it for stale before it is locked. Where locks are not supported nothing is ever taken
      // for stale.
      let isContested = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      if !isContested, Self.isSame(descriptor, path) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      close(descriptor)
    }
    errno = EEXIST
    return nil
  }

  /// Gives the file the target's name.
  ///
  /// - Parameter isNew: whether there must be no file of that name.
  /// - Returns: false, with the reason in `errno`, when the system refuses; `EEXIST` when there is such a file.
  package func take(_ target: String, isNew: Bool = false) -> Bool {
    guard isNew else { return rename(path, target) == 0 }
    // Other than a renamed file, a linked one never replaces another.
    if link(path, target) == 0 {
      unlink(path)
      return true
    }
    if errno == EEXIST { return false }
    // Some file systems have no links: the name is claimed by an empty file.
    let claim = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard claim >= 0 else { return false }
    close(claim)
    if rename(path, target) == 0 { return true }
    let code = errno
    unlink(target)
    errno = code
    return false
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }

  /// Removes files with the names of such files that no process holds the lock of.
  private static func removeStale(in folder: String, prefix: String) {
    for name in System.names(in: folder) ?? [] where isTemporary(name, prefix) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { continue }
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isSame(descriptor, path) { unlink(path) }
      close(descriptor)
    }
  }

  private static func isTemporary(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
    return digits.count == digitCount && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > nameLimit else { return name }
    var count = 0
    return String(
      name.prefix { character in
        count += character.utf8.count
        return count <= nameLimit
      })
  }
}
