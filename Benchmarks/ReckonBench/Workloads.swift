import Foundation

/// One formula of seven inputs, and the same as Swift code.
struct Workload: Sendable {
  let name: String
  let formula: String
  let native: @Sendable (Row) -> Double

  init(_ formula: String, name: String? = nil, _ native: @escaping @Sendable (Row) -> Double) {
    self.name = name ?? formula
    self.formula = formula
    self.native = native
  }
}

/// The values of a, b, c, x, y, z and w, read where they lie, as the machines do.
struct Row {
  let values: UnsafePointer<Double>

  var a: Double { values[0] }
  var b: Double { values[1] }
  var c: Double { values[2] }
  var x: Double { values[3] }
  var y: Double { values[4] }
  var z: Double { values[5] }
  var w: Double { values[6] }

  static let names = ["a", "b", "c", "x", "y", "z", "w"]
}

/// 1,024 rows of inputs between 0.1 and 3, the same every time. They fit into the fast caches.
final class Rows {
  static let count = 1024
  /// Seven doubles a row.
  let values: UnsafeMutablePointer<Double>

  init() {
    var state: UInt64 = 42
    func next() -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return 0.1 + Double((z ^ (z >> 31)) >> 11) * 0x1p-53 * 2.9
    }
    values = UnsafeMutablePointer.allocate(capacity: Self.count * Row.names.count)
    for row in 0..<Self.count {
      let start = values + row * Row.names.count
      repeat {
        for index in Row.names.indices { (start + index).initialize(to: next()) }
      } while !Self.isFit(Row(values: start))
    }
  }

  /// Whether every workload has a value in a row: one of them takes the root of this.
  private static func isFit(_ row: Row) -> Bool { 1 - sin(2 * row.x) + cos(.pi / row.y) / 3 > 0.01 }

  deinit { values.deallocate() }

  subscript(index: Int) -> Row { Row(values: UnsafePointer(values + index * Row.names.count)) }

  /// A row as evaluation takes it.
  func inputs(_ index: Int) -> UnsafeBufferPointer<Double> {
    UnsafeBufferPointer(start: values + index * Row.names.count, count: Row.names.count)
  }
}

enum Workloads {
  /// The eighteen scalar workloads, which all change all of their inputs on each evaluation. Angles are in radians.
  static let scalar: [Workload] = [
    Workload("a+b*c") { $0.a + $0.b * $0.c },
    Workload("(y+x/y)*(x-y/x)") { ($0.y + $0.x / $0.y) * ($0.x - $0.y / $0.x) },
    Workload("a/((a+b)*(a-b))/b") { $0.a / (($0.a + $0.b) * ($0.a - $0.b)) / $0.b },
    Workload("1-((a*b)+(a/b))-3") { 1 - (($0.a * $0.b) + ($0.a / $0.b)) - 3 },
    Workload("((((((7*a+6)*a+5)*a+4)*a+3)*a+2)*a+1)*a+0.1", name: "Horner of degree 7") { row in
      let a = row.a
      let high = ((7 * a + 6) * a + 5) * a + 4
      return (((high * a + 3) * a + 2) * a + 1) * a + 0.1
    },
    Workload("1.1*a^2+2.2*b^3+3.3*c^4") { row in
      let square = row.c * row.c
      let first = 1.1 * (row.a * row.a) + 2.2 * (row.b * row.b * row.b)
      return first + 3.3 * (square * square)
    },
    Workload("sqrt(a^2+b^2)") { ($0.a * $0.a + $0.b * $0.b).squareRoot() },
    Workload("sin(2*x)+cos(pi/y)") { sin(2 * $0.x) + cos(.pi / $0.y) },
    Workload("1-sin(2*x)+cos(pi/y)") { 1 - sin(2 * $0.x) + cos(.pi / $0.y) },
    Workload("sqrt(1-sin(2*x)+cos(pi/y)/3)") { (1 - sin(2 * $0.x) + cos(.pi / $0.y) / 3).squareRoot() },
    Workload("(x^2/sin(2*pi/y))-x/2") { ($0.x * $0.x / sin(2 * .pi / $0.y)) - $0.x / 2 },
    Workload("x+(cos(y-sin(2/x*pi))-sin(x-cos(2*y/pi)))-y") { row in
      let first = cos(row.y - sin(2 / row.x * .pi))
      let second = sin(row.x - cos(2 * row.y / .pi))
      return row.x + (first - second) - row.y
    },
    Workload("clamp(sin(2*x*pi)+cos(y/2*pi),-1,1)") { row in
      let value = sin(2 * row.x * .pi) + cos(row.y / 2 * .pi)
      return value < -1 ? -1 : value > 1 ? 1 : value
    },
    Workload("if(x>0 && y<1, x*2, y/3)") { $0.x > 0 && $0.y < 1 ? $0.x * 2 : $0.y / 3 },
    Workload("1/(a*sqrt(2*pi))*e^(-0.5*((b-a)/a)^2)") { row in
      let t = (row.b - row.a) / row.a
      return 1 / (row.a * (2 * Double.pi).squareRoot()) * pow(M_E, -0.5 * (t * t))
    },
    long1, long2, long3,
  ]

  /// The formulas over columns.
  static let batch: [Workload] = [0, 1, 4, 5, 7, 11].map { scalar[$0] }

  /// The formulas that are compiled.
  static let compiled: [Workload] = Array(scalar.prefix(15))

  // About sixty operators each, of which none is repeated; natives in parts, which the compiler takes sooner.
  private static let long1 = Workload(
    "((x+1.5)*(y-0.5)+(w*2.5-x))/((y+3.25)*(w+1.25)-(x-4.5)*(y+0.75))+((w-x*0.125)*(y+w)-(x*y-w*0.375))/((x+2.75)*(y+4.125)+w*5.5)"
      + "-((x*1.75+y*2.25)*(w-3.5)+(y-w*0.625)*(x+6.5))/((w+7.25)*(x+8.5)+(y+9.75))+(x-y/(w+10.5))*(y+x/(w+11.25))-(w*12.5-y*13.75)/(x+14.5)",
    name: "long 1"
  ) { row in
    let (x, y, w) = (row.x, row.y, row.w)
    let p = ((x + 1.5) * (y - 0.5) + (w * 2.5 - x)) / ((y + 3.25) * (w + 1.25) - (x - 4.5) * (y + 0.75))
    let q = ((w - x * 0.125) * (y + w) - (x * y - w * 0.375)) / ((x + 2.75) * (y + 4.125) + w * 5.5)
    let r = ((x * 1.75 + y * 2.25) * (w - 3.5) + (y - w * 0.625) * (x + 6.5)) / ((w + 7.25) * (x + 8.5) + (y + 9.75))
    let s = (x - y / (w + 10.5)) * (y + x / (w + 11.25))
    return p + q - r + s - (w * 12.5 - y * 13.75) / (x + 14.5)
  }
  private static let long2 = Workload(
    "(x*(y*(w*(x*(y*(w*0.5+1.5)-2.5)+3.5)-4.5)+5.5)-6.5)*(y+7.5)+(w*(x*(y*(w*(x*8.5-9.5)+10.5)-11.5)+12.5)-13.5)*(x-14.5)"
      + "+(y*(w*(x*(y*15.5+16.5)-17.5)+18.5)-19.5)*(w+20.5)-(x+21.5)*(y-22.5)*(w+23.5)+(x-24.5)*(y+25.5)*(w-26.5)+x*27.5-y*28.5+w*29.5+30.5",
    name: "long 2"
  ) { row in
    let (x, y, w) = (row.x, row.y, row.w)
    let p1 = x * (y * (w * 0.5 + 1.5) - 2.5) + 3.5
    let p = (x * (y * (w * p1 - 4.5) + 5.5) - 6.5) * (y + 7.5)
    let q1 = y * (w * (x * 8.5 - 9.5) + 10.5) - 11.5
    let q = (w * (x * q1 + 12.5) - 13.5) * (x - 14.5)
    let r = (y * (w * (x * (y * 15.5 + 16.5) - 17.5) + 18.5) - 19.5) * (w + 20.5)
    let s = (x + 21.5) * (y - 22.5) * (w + 23.5)
    let t = (x - 24.5) * (y + 25.5) * (w - 26.5)
    return p + q + r - s + t + x * 27.5 - y * 28.5 + w * 29.5 + 30.5
  }
  private static let long3 = Workload(
    "(x/(y+1.1)+y/(w+2.2)+w/(x+3.3))*(x*(y-4.4)+y*(w-5.5)+w*(x-6.6))-(x*x*7.7-y*y*8.8+w*w*9.9)/(x*y*10.1+y*w*11.2+w*x*12.3+13.4)"
      + "+(x-14.5+(y-15.6)*(w-16.7))*(x+17.8-(y+18.9)*(w+19.1))/(20.2+x*y*w)-(21.3*x-22.4*y+23.5*w)*(24.6*x+25.7*y-26.8*w)/27.9",
    name: "long 3"
  ) { row in
    let (x, y, w) = (row.x, row.y, row.w)
    let p = x / (y + 1.1) + y / (w + 2.2) + w / (x + 3.3)
    let q = x * (y - 4.4) + y * (w - 5.5) + w * (x - 6.6)
    let r = (x * x * 7.7 - y * y * 8.8 + w * w * 9.9) / (x * y * 10.1 + y * w * 11.2 + w * x * 12.3 + 13.4)
    let s1 = x - 14.5 + (y - 15.6) * (w - 16.7)
    let s2 = x + 17.8 - (y + 18.9) * (w + 19.1)
    let t1 = 21.3 * x - 22.4 * y + 23.5 * w
    let t2 = 24.6 * x + 25.7 * y - 26.8 * w
    return p * q - r + s1 * s2 / (20.2 + x * y * w) - t1 * t2 / 27.9
  }
}
