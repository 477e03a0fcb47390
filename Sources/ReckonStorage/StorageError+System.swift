import ReckonCalculator
import ReckonSystem

extension StorageError {
  /// A file that could not be written, with what the system said of the last call.
  static func unwritable(_ path: String, _ code: Int32 = errno) -> Self {
    let advice: Phrase =
      switch code {
      case ENOSPC, EDQUOT: Phrase("makeRoomOnTheDisk", "make room on the disk")
      case EFBIG: Phrase("raiseTheLimitOnTheSize", "raise the limit on the size of files")
      default: Phrase("makeItsFolderWritableOrName", "make its folder writable, or name another folder in RECKON_HOME")
      }
    return Self(Phrase("cannotBeWrittenAdvice", "\(path) cannot be written (\(String(cString: strerror(code)))); \(advice)"))
  }

  /// A file that could not be read, with what the system said of the last call.
  static func unreadable(_ path: String, _ code: Int32 = errno) -> Self {
    Self(
      Phrase(
        "makeItReadable",
        "\(path) cannot be read (\(String(cString: strerror(code)))); make it readable, or name another folder in RECKON_HOME"))
  }

  /// A file that only a newer program understands.
  static func newer(_ path: String) -> Self {
    Self(
      Phrase(
        "wasWrittenByANewerVersion",
        "\(path) was written by a newer version of reckon and stays as it is; use that version, or name another folder in RECKON_HOME"))
  }
}
