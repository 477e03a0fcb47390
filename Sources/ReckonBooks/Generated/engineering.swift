// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let engineering: String = ##"""
# An engineer's day: a beam, a pump, a circuit, a journey and hours of work. The functions take quantities in any units and give what follows from them.

# Bending moment in the middle of a simply supported beam under a uniform load. Range: span > 0. Source: after Roark's Formulas for Stress and Strain, 8th
# edition, table 8.1.
beamMoment(load, span) = (
  load * span^2 / 8
  ) where span > 0 * span # after Roark: a span above 0
> beamMoment(5 kN/m, 6 m) = 22.5 kN m
> beamMoment(5 N/mm, 600 cm) to kN m = 22.5 kN m
> beamMoment(5 kN/m, -6 m) = error

# Section modulus of a rectangle that is bent about its strong axis. Range: width, depth > 0. Source: the integral of y² over the section, over half of the
# depth.
rectangleModulus(width, depth) = (
  width * depth^2 / 6
  ) where width > 0 * width and depth > 0 * depth # lengths above 0
> rectangleModulus(100 mm, 300 mm) = 1500000 mm^3
> rectangleModulus(4 in, 1 ft) to in^3 = 96 in^3 ± 1e-12
> rectangleModulus(100 mm, 0 mm) = error

# Largest stress in a bent beam, of its moment and section modulus. Range: modulus > 0, below the elastic limit. Source: the beam theory of L. Euler and D.
# Bernoulli.
momentStress(moment, modulus) = (
  moment / modulus
  ) where modulus > 0 * modulus # Euler and Bernoulli
> momentStress(22.5 kN m, 1500 cm^3) to MPa = 15 MPa ± 1e-12
> momentStress(22.5 kN m, 0 cm^3) = error

# Sag in the middle of a simply supported beam under a uniform load, of its modulus of elasticity and second moment of area.
# Range: span, elasticity, second > 0, sags small against the span. Source: after Roark's Formulas for Stress and Strain, 8th edition, table 8.1.
beamSag(load, span, elasticity, second) = (
  5 load * span^4 / (384 elasticity * second)
  ) where span > 0 * span and elasticity > 0 * elasticity and second > 0 * second # after Roark
> beamSag(5 kN/m, 6 m, 210 GPa, 8356 cm^4) to mm = 4.808349859809888 mm ± 1e-11%
> beamSag(5 kN/m, 6 m, 210 GPa, 0 cm^4) = error

# Power that a pump takes to lift water of 1,000 kg/m³, of a flow, a height and an efficiency. Range: flow ≥ 0, efficiency above 0 to 100 %. Source:
# ρ·g·Q·h/η; ISO 17769-1:2012.
liftPower(flow, height, efficiency) = (
  1000 kg/m^3 * 9.80665 m/s^2 * flow * height / efficiency
  ) where flow >= 0 * flow and 0 < efficiency <= 1 # efficiency above 0 to 1
> liftPower(36 m^3/h, 20 m, 70%) to kW = 2.8019 kW ± 1e-11%
> liftPower(10 L/s, 20 m, 0.7) to kW = 2.8019 kW ± 1e-11%
> liftPower(36 m^3/h, 20 m, 70) = error
> liftPower(36 m^3/h, 20 m, 0) = error

# Mean speed of a flow in a round pipe that is full. Range: diameter > 0. Source: flow over area.
pipeSpeed(flow, diameter) = (
  flow / (π * diameter^2 / 4)
  ) where diameter > 0 * diameter # a diameter above 0
> pipeSpeed(36 m^3/h, 80 mm) to m/s = 1.989436788648692 m/s ± 1e-11%
> pipeSpeed(36 m^3/h, 0 mm) = error

# Current through a resistor, by Ohm's law. Range: resistance > 0. Source: G. S. Ohm, 1827.
resistorCurrent(voltage, resistance) = (
  voltage / resistance
  ) where resistance > 0 * resistance # Ohm's law
> resistorCurrent(12 V, 3 Ω) = 4 A
> resistorCurrent(5 V, 2.2 kΩ) to mA = 2.272727272727273 mA ± 1e-11%
> resistorCurrent(12 V, 0 Ω) = error

# Heat in a resistor. Range: resistance ≥ 0. Source: J. P. Joule, 1841.
resistorHeat(current, resistance) = (
  current^2 * resistance
  ) where resistance >= 0 * resistance # Joule's law
> resistorHeat(2 A, 47 Ω) = 188 W
> resistorHeat(20 mA, 470 Ω) to mW = 188 mW ± 1e-11%
> resistorHeat(2 A, -47 Ω) = error

# Voltage that a copper cable of two wires loses, of its length and cross section. Range: length ≥ 0, section > 0. Source: Ohm's law; copper of 0.0175
# Ω·mm²/m, after IEC 60028, which has 1/58 at 20 °C.
cableLoss(current, length, section) = (
  2 current * length * 0.0175 Ω mm^2/m / section
  ) where length >= 0 * length and section > 0 * section # Ohm's law
> cableLoss(10 A, 25 m, 2.5 mm^2) to V = 3.5 V ± 1e-11%
> cableLoss(10 A, 25 m, 0 mm^2) = error

# How long a battery lasts at a steady current, its charge being that which it gives at this current. Range: charge ≥ 0, current > 0. Source: charge over
# current.
batteryLife(charge, current) = (
  charge / current
  ) where charge >= 0 * charge and current > 0 * current # a current above 0
> batteryLife(2400 mAh, 80 mA) to h = 30 h ± 1e-11%
> batteryLife(2400 mAh, 0 mA) = error

# Fuel for a distance. Range: fuel ≥ 0, distance > 0. Source: fuel over distance.
fuelUse(fuel, distance) = (
  fuel / distance
  ) where fuel >= 0 * fuel and distance > 0 * distance # a distance above 0
> fuelUse(38 L, 500 km) to L/100km = 7.6 L/100km ± 1e-11%
> fuelUse(10 gal, 300 mi) to L/100km = 7.840486111111111 L/100km ± 1e-11%
> fuelUse(38 L, 0 km) = error

# How long a journey takes. Range: distance ≥ 0, speed > 0. Source: distance over speed.
journeyTime(distance, speed) = (
  distance / speed
  ) where distance >= 0 * distance and speed > 0 * speed # a speed above 0
> journeyTime(300 km, 120 km/h) = 2.5 h
> journeyTime(26.2 mi, 12 km/h) to min = 210.824064 min ± 1e-11%
> journeyTime(300 km, 0 km/h) = error

# Working time that is paid, with half as much again for what goes beyond a day's. Range: times of 0 or more. Source: after the U.S. Fair Labor Standards
# Act, section 7, whose overtime is counted by the week.
paidTime(worked, day) = (
  min(worked, day) + 1.5 max(worked - day, 0 * day)
  ) where worked >= 0 * worked and day >= 0 * day # times of 0 or more
> paidTime(10 h 30 min, 8 h) = 11.75 h
> paidTime(450 min, 8 h) to h = 7.5 h
> paidTime(-2 h, 8 h) = error

"""##
}
