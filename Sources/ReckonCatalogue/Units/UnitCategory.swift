/// The topic under which a converter lists a unit.
package enum UnitCategory: String, Hashable, Sendable, CaseIterable {
  case length, area, volume, mass, time, speed, acceleration, force, pressure, energy, power, temperature, angle, data, frequency
  case fuelEconomy, cookingVolume
  case torque, density, flowRate, viscosity, kinematicViscosity
  case current, charge, voltage, resistance, conductance, capacitance, inductance, magneticFlux, magneticFluxDensity, magneticFieldStrength
  case luminousIntensity, luminousFlux, illuminance, luminance, solidAngle
  case amount, concentration, catalyticActivity, radioactivity, absorbedDose, exposure
  case dataRate, typography

  /// The title for people.
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
    case .torque: "Torque"
    case .density: "Density"
    case .flowRate: "Flow rate"
    case .viscosity: "Viscosity"
    case .kinematicViscosity: "Kinematic viscosity"
    case .current: "Current"
    case .charge: "Charge"
    case .voltage: "Voltage"
    case .resistance: "Resistance"
    case .conductance: "Conductance"
    case .capacitance: "Capacitance"
    case .inductance: "Inductance"
    case .magneticFlux: "Magnetic flux"
    case .magneticFluxDensity: "Magnetic flux density"
    case .magneticFieldStrength: "Magnetic field strength"
    case .luminousIntensity: "Luminous intensity"
    case .luminousFlux: "Luminous flux"
    case .illuminance: "Illuminance"
    case .luminance: "Luminance"
    case .solidAngle: "Solid angle"
    case .amount: "Amount"
    case .concentration: "Concentration"
    case .catalyticActivity: "Catalytic activity"
    case .radioactivity: "Radioactivity"
    case .absorbedDose: "Radiation dose"
    case .exposure: "Exposure"
    case .dataRate: "Data rate"
    case .typography: "Typography"
    }
  }

  /// The dimension of its units.
  package var dimension: Dimension {
    switch self {
    case .length, .typography: Dimension(.length)
    case .area: Dimension([.length: 2])
    case .volume, .cookingVolume: Dimension([.length: 3])
    case .mass: Dimension(.mass)
    case .time: Dimension(.time)
    case .speed: Dimension([.length: 1, .time: -1])
    case .acceleration: Dimension([.length: 1, .time: -2])
    case .force: Dimension([.mass: 1, .length: 1, .time: -2])
    case .pressure: Dimension([.mass: 1, .length: -1, .time: -2])
    case .energy, .torque: Dimension([.mass: 1, .length: 2, .time: -2])
    case .power: Dimension([.mass: 1, .length: 2, .time: -3])
    case .temperature: Dimension(.temperature)
    case .angle: Dimension(.angle)
    case .data: Dimension(.data)
    case .frequency, .radioactivity: Dimension([.time: -1])
    // Distance per volume.
    case .fuelEconomy: Dimension([.length: -2])
    case .density: Dimension([.mass: 1, .length: -3])
    case .flowRate: Dimension([.length: 3, .time: -1])
    case .viscosity: Dimension([.mass: 1, .length: -1, .time: -1])
    case .kinematicViscosity: Dimension([.length: 2, .time: -1])
    case .current: Dimension(.current)
    case .charge: Dimension([.current: 1, .time: 1])
    case .voltage: Dimension([.mass: 1, .length: 2, .time: -3, .current: -1])
    case .resistance: Dimension([.mass: 1, .length: 2, .time: -3, .current: -2])
    case .conductance: Dimension([.mass: -1, .length: -2, .time: 3, .current: 2])
    case .capacitance: Dimension([.mass: -1, .length: -2, .time: 4, .current: 2])
    case .inductance: Dimension([.mass: 1, .length: 2, .time: -2, .current: -2])
    case .magneticFlux: Dimension([.mass: 1, .length: 2, .time: -2, .current: -1])
    case .magneticFluxDensity: Dimension([.mass: 1, .time: -2, .current: -1])
    case .magneticFieldStrength: Dimension([.current: 1, .length: -1])
    case .luminousIntensity: Dimension(.luminousIntensity)
    case .luminousFlux: Dimension([.luminousIntensity: 1, .solidAngle: 1])
    case .illuminance: Dimension([.luminousIntensity: 1, .solidAngle: 1, .length: -2])
    case .luminance: Dimension([.luminousIntensity: 1, .length: -2])
    case .solidAngle: Dimension(.solidAngle)
    case .amount: Dimension(.amount)
    case .concentration: Dimension([.amount: 1, .length: -3])
    case .catalyticActivity: Dimension([.amount: 1, .time: -1])
    // Energy per mass.
    case .absorbedDose: Dimension([.length: 2, .time: -2])
    case .exposure: Dimension([.current: 1, .time: 1, .mass: -1])
    case .dataRate: Dimension([.data: 1, .time: -1])
    }
  }

  /// Whether messages call its dimension by its title. The square of a speed is no dose of radiation to most people.
  var namesDimension: Bool { self != .absorbedDose }
}
