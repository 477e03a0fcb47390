import Reckon
import Testing

/// Products and powers of dimensions, and what they are called.
struct DimensionTests {
  @Test("dimensions multiply, divide and take powers")
  func arithmetic() throws {
    let length = Dimension(.length)
    let time = Dimension(.time)
    let area = length * length
    #expect(area == Dimension([.length: 2]) && area == length.power(2))
    #expect(length / time == UnitCategory.speed.dimension)
    #expect(length / length == Dimension.none && length.power(0) == Dimension.none)
    #expect(Dimension.none.power(.max) == Dimension.none)
    #expect(try #require(time.power(-3))[.time] == -3)
  }

  @Test("a power that leaves -128 to 127 gives nothing")
  func overflow() throws {
    let length = Dimension(.length)
    let largest = try #require(length.power(127))
    let smallest = try #require(length.power(-128))
    #expect(largest * length == nil && smallest / length == nil)
    #expect(length.power(128) == nil && length.power(-129) == nil && length.power(.min) == nil)
    #expect(Dimension([.length: 16]).power(8) == nil)
    #expect(Dimension([.length: -16]).power(8) == smallest)
    #expect(Dimension([.length: -128]).power(-128) == nil)
  }

  @Test(
    "a dimension is called by its category's name, or by its factors",
    arguments: [
      ([.length: 1], "length"), ([.length: 1, .time: -1], "speed"), ([.length: 3], "volume"), ([:], "number"),
      ([.length: 1, .time: -3], "length·time⁻³"), ([.length: 12, .currency: -1], "length¹²·currency⁻¹"),
      ([.data: 1], "data"),
      ([.length: -2], "fuel economy"), ([.luminousIntensity: 1], "luminous intensity"),
    ] as [([Dimension.Base: Int8], String)])
  func names(powers: [Dimension.Base: Int8], name: String) {
    #expect(Dimension(powers).description == name)
  }
}
