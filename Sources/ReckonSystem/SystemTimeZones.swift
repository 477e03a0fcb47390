import ReckonNumbers
import Synchronization

extension TimeZones {
  /// Those of the system's database, whose files are read once they are asked for.
  package static let system = TimeZones(index: { SystemTimeZones.index }) {
    SystemTimeZones.shared.secondsFromUTC($0, at: $1)
  }
}

/// The files of the system's time zones that have been read.
private final class SystemTimeZones: Sendable {
  static let shared = SystemTimeZones()

  /// Where the database lies: by the variable `TZDIR`, as the C library has it.
  private static let folder: String = {
    if let folder = System.environment["TZDIR"], !folder.isEmpty { return folder }
    return ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/var/db/timezone/zoneinfo", "/etc/zoneinfo"].first(
      where: System.isFolder) ?? ""
  }()

  static let index = TimeZones.index(of: names(in: ""))

  /// The names of the files in a folder and those within: zones begin with a capital letter.
  private static func names(in path: String) -> [String] {
    guard let names = System.names(in: path.isEmpty ? folder : "\(folder)/\(path)") else { return [] }
    return names.flatMap { name -> [String] in
      guard name.first?.isUppercase ?? false, !name.contains("."), name != "Factory" else { return [] }
      let whole = path.isEmpty ? name : "\(path)/\(name)"
      return System.isFolder("\(folder)/\(whole)") ? Self.names(in: whole) : [whole]
    }
  }

  private let files = Mutex<[String: TimeZoneFile]>([:])

  func secondsFromUTC(_ zone: String, at second: Int64) -> Int? {
    // Names are those of the index, and none leads out of the folder.
    guard Self.index[zone.lowercased().replacing("_", with: " ")] == zone else { return nil }
    return files.withLock { files in
      if let file = files[zone] { return file.secondsFromUTC(at: second) }
      guard let bytes = System.contents(of: "\(Self.folder)/\(zone)", most: 1 << 20), let file = TimeZoneFile(bytes)
      else { return nil }
      files[zone] = file
      return file.secondsFromUTC(at: second)
    }
  }
}
