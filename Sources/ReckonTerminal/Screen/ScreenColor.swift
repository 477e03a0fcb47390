/// How many colours a terminal shows.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  case none, sixteen, palette, full

  /// The colour depth by the environment.
  package init(environment: [String: String]) {
    let type = environment["TERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty || type == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
      self = .full
    } else {
      self = type.hasSuffix("-256color") ? .palette : .sixteen
    }
  }
}

/// A colour as terminals of each depth can show it.
package struct ScreenColor: Hashable, Sendable {
  /// One of the 16 colours, for terminals that have no others: 0 to 7, and 8 to 15 for the bright ones.
  package let ansi: UInt8
  /// Red, green and blue: `0xRRGGBB`.
  package let rgb: UInt32

  /// One of the 256 colours, for terminals that have no more.
  package let palette: UInt8

  /// - Parameter palette: without it the nearest of the 240 fixed ones, which is not always the one that looks most
  ///   alike.
  package init(_ rgb: UInt32, ansi: UInt8, palette: UInt8? = nil) {
    self.ansi = ansi
    self.rgb = rgb
    self.palette = palette ?? Self.nearestInPalette(Self.components(rgb))
  }

  private static func components(_ rgb: UInt32) -> [Int] { [16, 8, 0].map { Int(rgb >> $0 & 0xFF) } }

  /// The fixed colours are a cube with six steps a side, and 24 grays.
  private static func nearestInPalette(_ components: [Int]) -> UInt8 {
    let steps = [0, 95, 135, 175, 215, 255]
    let cube = components.map { component in
      steps.indices.min { abs(steps[$0] - component) < abs(steps[$1] - component) } ?? 0
    }
    let gray = min(max((components.reduce(0, +) / 3 - 3) / 10, 0), 23)
    func distance(_ other: [Int]) -> Int { zip(components, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
    let grayIsNearer = distance([8 + 10 * gray, 8 + 10 * gray, 8 + 10 * gray]) < distance(cube.map { steps[$0] })
    return UInt8(grayIsNearer ? 232 + gray : 16 + 36 * cube[0] + 6 * cube[1] + cube[2])
  }

  /// The numbers that select the colour in a graphics sequence; none where there are no colours.
  func selection(_ depth: ColorDepth, isBackground: Bool) -> [Int] {
    switch depth {
    case .none: []
    case .sixteen: [Int(ansi) % 8 + (ansi < 8 ? 30 : 90) + (isBackground ? 10 : 0)]
    case .palette: [isBackground ? 48 : 38, 5, Int(palette)]
    case .full: [isBackground ? 48 : 38, 2] + Self.components(rgb)
    }
  }
}
