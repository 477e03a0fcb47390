/// The topic under which a converter lists a unit.
package enum UnitCategory: String, Hashable, Sendable, CaseIterable {
  case length, area, volume, mass, time, speed, acceleration, force, pressure, energy, power, temperature, angle, data, frequency
  case fuelEconomy, cookingVolume

  /// What people call it.
  package var title: String {
    switch self {
    case .length: "Length"
    case .area: "Area"
    case .volume: "Volume"
    case .mass: "Mass"
    case .time: "Time"
    case .speed: "Speed"
    case .acceleration: "Acceleration"
    case .force: "Force"
    case .pressure: "Pressure"
    case .energy: "Energy"
    case .power: "Power"
    case .temperature: "Temperature"
    case .angle: "Angle"
    case .data: "Data"
    case .frequency: "Frequency"
    case .fuelEconomy: "Fuel economy"
    case .cookingVolume: "Cooking volume"
    }
  }

  /// What its units measure.
  package var dimension: Dimension {
    switch self {
    case .length: Dimension(.length)
    case .area: Dimension([.length: 2])
    case .volume, .cookingVolume: Dimension([.length: 3])
    case .mass: Dimension(.mass)
    case .time: Dimension(.time)
    case .speed: Dimension([.length: 1, .time: -1])
    case .acceleration: Dimension([.length: 1, .time: -2])
    case .force: Dimension([.mass: 1, .length: 1, .time: -2])
    case .pressure: Dimension([.mass: 1, .length: -1, .time: -2])
    case .energy: Dimension([.mass: 1, .length: 2, .time: -2])
    case .power: Dimension([.mass: 1, .length: 2, .time: -3])
    case .temperature: Dimension(.temperature)
    case .angle: Dimension(.angle)
    case .data: Dimension(.data)
    case .frequency: Dimension([.time: -1])
    // Distance per volume.
    case .fuelEconomy: Dimension([.length: -2])
    }
  }
}
