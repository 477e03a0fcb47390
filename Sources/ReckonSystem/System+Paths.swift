extension System {
  /// The part of a path before its last component; `.` when there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path from the root; a relative one counts from the current folder.
  package static func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : currentFolder + "/" + path }

  /// The target of a symbolic link, relative to the link's location; `nil` if the path is not a symbolic link.
  package static func linkDestination(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    let name = String(decoding: buffer[..<count], as: UTF8.self)
    return name.hasPrefix("/") ? name : folder(of: path) + "/" + name
  }

  /// Whether there is something at a path, links followed.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// The names of what is in a folder, in no order, without `.` and `..`; `nil` when it cannot be read, and `errno`
  /// says why.
  package static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The folder that relative paths count from; `.` when it has been removed.
  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// The home folder of the person who runs the process: by the variable `HOME`, else by the system's accounts; `/`
  /// when they name none.
  package static func homeFolder(_ environment: [String: String]) -> String {
    if let home = environment["HOME"], !home.isEmpty { return home }
    guard let account = getpwuid(getuid()), let path = account.pointee.pw_dir else { return "/" }
    return String(cString: path)
  }
}
