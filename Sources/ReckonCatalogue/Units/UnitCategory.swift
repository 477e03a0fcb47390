package import ReckonPhrases

/// The topic under which a converter lists a unit.
package enum UnitCategory: String, Hashable, Sendable, CaseIterable {
  case length, area, volume, mass, time, speed, acceleration, force, pressure, energy, power, temperature, angle, data,
    frequency
  case fuelEconomy, cookingVolume
  case torque, density, flowRate, viscosity, kinematicViscosity
  case current, charge, voltage, resistance, conductance, capacitance, inductance, magneticFlux, magneticFluxDensity,
    magneticFieldStrength
  case luminousIntensity, luminousFlux, illuminance, luminance, solidAngle
  case amount, concentration, catalyticActivity, radioactivity, absorbedDose, exposure
  case dataRate, typography

  /// The quantity that its units measure, as a noun.
  package var noun: Phrase {
    switch self {
    case .length: "length"
    case .area: "area"
    case .volume: "volume"
    case .mass: "mass"
    case .time: "time"
    case .speed: "speed"
    case .acceleration: "acceleration"
    case .force: "force"
    case .pressure: "pressure"
    case .energy: "energy"
    case .power: "power"
    case .temperature: "temperature"
    case .angle: "angle"
    case .data: "data"
    case .frequency: "frequency"
    case .fuelEconomy: "fuel economy"
    case .cookingVolume: "cooking volume"
    case .torque: "torque"
    case .density: "density"
    case .flowRate: "flow rate"
    case .viscosity: "viscosity"
    case .kinematicViscosity: "kinematic viscosity"
    case .current: "current"
    case .charge: "charge"
    case .voltage: "voltage"
    case .resistance: "resistance"
    case .conductance: "conductance"
    case .capacitance: "capacitance"
    case .inductance: "inductance"
    case .magneticFlux: "magnetic flux"
    case .magneticFluxDensity: "magnetic flux density"
    case .magneticFieldStrength: "magnetic field strength"
    case .luminousIntensity: "luminous intensity"
    case .luminousFlux: "luminous flux"
    case .illuminance: "illuminance"
    case .luminance: "luminance"
    case .solidAngle: "solid angle"
    case .amount: "amount"
    case .concentration: "concentration"
    case .catalyticActivity: "catalytic activity"
    case .radioactivity: "radioactivity"
    case .absorbedDose: "radiation dose"
    case .exposure: "exposure"
    case .dataRate: "data rate"
    case .typography: "typography"
    }
  }

  /// The same as a title in a language: the noun with a capital letter, where the language has them.
  package func title(in language: Language) -> String { noun.capitalized.text(in: language) }

  /// The title in the ``/ReckonPhrases/Language/current`` language.
  package var title: String { title(in: .current) }

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
