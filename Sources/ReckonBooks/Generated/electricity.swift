// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let electricity: String = ##"""
# Electricity: circuits, lines, noise and sensors. Quantities take any units (2.2 kΩ, 10 nF, 2.4 GHz, 25 °C); angles are angles (30°).

import "reckon:constants"

# Current through a resistance under a voltage. Range: resistance > 0. Source: G. S. Ohm, 1827.
ohmCurrent(voltage: V, resistance: Ω) = voltage/resistance where resistance > 0 Ω # Ohm's law
> ohmCurrent(12 V, 8 Ω) = 1.5 A
> ohmCurrent(5 V, 2.2 kΩ) to mA = 2.272727272727273 mA ± 1e-11%
> ohmCurrent(12 V, 0 Ω) = error
> ohmCurrent(12 V, -8 Ω) = error

# Power that a resistance turns into heat under a voltage. Range: resistance > 0. Source: J. P. Joule, 1841.
resistorPower(voltage: V, resistance: Ω) = (voltage^2/resistance to W) where resistance > 0 Ω # Joule's law
> resistorPower(230 V, 52.9 Ω) to kW = 1 kW ± 1e-9 kW
> resistorPower(230 V, 0 Ω) = error

# Resistance of two resistors side by side; apply it again for more. Range: both ≥ 0, not both 0. Source: G. R. Kirchhoff, 1845.
parallel(first: Ω, second: Ω) = (
  first*second/(first + second)
  ) where first >= 0 Ω and second >= 0 Ω and first + second > 0 Ω # Kirchhoff
> parallel(100 Ω, 0.1 kΩ) = 50 Ω
> parallel(parallel(30 Ω, 60 Ω), 20 Ω) = 10 Ω ± 1e-12 Ω
> parallel(-1 Ω, 2 Ω) = error

# Resistance of a ladder of n links of a series resistor and a shunt. Range: series, shunt > 0, n a whole number from 1. Source: Kirchhoff's laws.
resistorLadder(series: Ω, shunt: Ω, n) = (
  if(n <= 1, series + shunt, series + parallel(shunt, resistorLadder(series, shunt, n - 1)))
  ) where series > 0 Ω and shunt > 0 Ω and n >= 1 and n == floor(n) # Kirchhoff
> resistorLadder(1 Ω, 1 Ω, 1) = 2 Ω
> resistorLadder(1 Ω, 1 Ω, 0) = error
> resistorLadder(1 Ω, 1 Ω, 40) = 1.6180339887498948 Ω ± 1e-11%

# Voltage over the lower resistor of a divider. Range: upper, lower ≥ 0, not both 0. Source: Kirchhoff's laws.
voltageDivider(voltage: V, upper: Ω, lower: Ω) = (
  voltage*lower/(upper + lower)
  ) where upper >= 0 Ω and lower >= 0 Ω and upper + lower > 0 Ω # Kirchhoff
> voltageDivider(9 V, 1 kΩ, 2 kΩ) = 6 V
> voltageDivider(9 V, 0 Ω, 0 Ω) = error

# Cut-off frequency of a resistance and a capacitance, and of a resistance and an inductance, where the power is halved. Range: all > 0. Source: after P.
# Horowitz, W. Hill, The Art of Electronics, 3rd edition, section 1.7.
rcCutoff(resistance: Ω, capacitance: F) = (1/(2π*resistance*capacitance) to Hz) where resistance > 0 Ω and capacitance > 0 F # first-order low pass
# As described for rcCutoff above, with the same range and source.
rlCutoff(resistance: Ω, inductance: H) = (resistance/(2π*inductance) to Hz) where resistance > 0 Ω and inductance > 0 H # first-order low pass
> rlCutoff(100 Ω, 10 mH) = 1591.5494309189534 Hz ± 1e-11%
> rcCutoff(1 kΩ, 1 µF) = 159.15494309189534 Hz ± 1e-11%
> rcCutoff(0 Ω, 1 µF) = error

# Voltage of a capacitor that is charged through a resistance from a voltage for a time, and current through an inductance and a resistance in series, a time
# after a voltage is switched on. Range: resistance, capacitance, inductance > 0, time ≥ 0. Source: after Horowitz and Hill, section 1.4.
rcCharge(voltage: V, resistance: Ω, capacitance: F, time: s) = (
  -voltage*expm1(-time/(resistance*capacitance))
  ) where resistance > 0 Ω and capacitance > 0 F and time >= 0 s # after Horowitz and Hill
# As described for rcCharge above, with the same range and source.
rlCurrent(voltage: V, resistance: Ω, inductance: H, time: s) = (
  -voltage/resistance*expm1(-time*resistance/inductance)
  ) where resistance > 0 Ω and inductance > 0 H and time >= 0 s # after Horowitz and Hill
> rlCurrent(12 V, 100 Ω, 100 mH, 0 s) = 0 A
> rlCurrent(12 V, 100 Ω, 100 mH, 1 ms) to mA = 75.854467059426921 mA ± 1e-11%
> rlCurrent(12 V, 0 Ω, 0.1 H, 1 ms) = error
> rcCharge(5 V, 1 kΩ, 1 µF, 0 s) = 0 V
> rcCharge(5 V, 1 kΩ, 1 µF, 1 ms) = 3.1606027941427884 V ± 1e-11%
> rcCharge(5 V, 1 kΩ, 1 µF, -1 s) = error

# Resonant frequency of an inductance and a capacitance. Range: both > 0. Source: W. Thomson, 1853.
resonantFrequency(inductance: H, capacitance: F) = (1/(2π*√(inductance*capacitance)) to Hz) where inductance > 0 H and capacitance > 0 F # Thomson, 1853
> resonantFrequency(1 mH, 1 nF) to kHz = 159.15494309189534 kHz ± 1e-11%
> resonantFrequency(0 H, 1 F) = error

# Reactance of an inductance and a capacitance in series at a frequency. Range: inductance ≥ 0, capacitance, frequency > 0. Source: O. Heaviside; after
# Horowitz and Hill, section 1.7.
seriesReactance(inductance: H, capacitance: F, frequency: Hz) = (
  (2π*frequency*inductance - 1/(2π*frequency*capacitance) to Ω)
  ) where inductance >= 0 H and capacitance > 0 F and frequency > 0 Hz # after Horowitz and Hill
> seriesReactance(100 mH, 10 µF, 50 Hz) = -286.89395964789274 Ω ± 1e-10%
> seriesReactance(0.1 H, 0 F, 50 Hz) = error

# Impedance of a resistance, an inductance and a capacitance in series at a frequency. Range: resistance ≥ 0, else as above. Source: as above.
seriesImpedance(resistance: Ω, inductance: H, capacitance: F, frequency: Hz) = (
  hypot(resistance, seriesReactance(inductance, capacitance, frequency))
  ) where resistance >= 0 Ω # after Horowitz and Hill
> seriesImpedance(100 Ω, 100 mH, 10 µF, 50 Hz) = 303.8225536105684 Ω ± 1e-11%
> seriesImpedance(-1 Ω, 100 mH, 10 µF, 50 Hz) = error

# Phase by which the voltage is ahead of the current in a resistance, an inductance and a capacitance in series at a frequency. Range and source: as above.
seriesPhase(resistance: Ω, inductance: H, capacitance: F, frequency: Hz) = (
  (atan2(seriesReactance(inductance, capacitance, frequency)/(1 Ω), resistance/(1 Ω)) to °)
  ) where resistance >= 0 Ω # after Horowitz and Hill
> seriesPhase(100 Ω, 100 mH, 10 µF, 50 Hz) = -70.783445700980191° ± 1e-10%
> seriesPhase(-1 Ω, 100 mH, 10 µF, 50 Hz) = error

# Active power of a balanced three-phase load, of the voltage between lines, the line current and the power factor; and the line current of a power. Range:
# voltage, current, power ≥ 0 (voltage > 0 for the current), factor above 0 to 1. Source: after IEC 60050-141; √3·U·I·cos φ.
threePhasePower(voltage: V, current: A, factor) = (
  √3*voltage*current*factor
  ) where voltage >= 0 V and current >= 0 A and 0 < factor <= 1 # √3·U·I·cos φ
# As described for threePhasePower above, with the same range and source.
threePhaseCurrent(power: W, voltage: V, factor) = (
  (power/(√3*voltage*factor) to A)
  ) where power >= 0 W and voltage > 0 V and 0 < factor <= 1 # √3·U·I·cos φ
> threePhasePower(400 V, 16 A, 1) to kW = 11.085125168440816 kW ± 1e-11%
> threePhaseCurrent(11 kW, 400 V, 0.85) = 18.678979297311422 A ± 1e-11%
> threePhasePower(400 V, 16 A, 1.2) = error

# Voltage drop of a copper cable of a length with conductors of a cross section for a current at a power factor: single-phase (both conductors) and
# three-phase (between line and neutral), with 0.0225 Ω·mm²/m for the warm conductor and 0.08 mΩ/m of reactance. Range: current, length ≥ 0, section > 0,
# factor above 0 to 1. Source: after IEC 60364-5-52, annex G.
cableDrop(current: A, length: m, section: mm^2, factor) = (
  (current*length*(0.0225 Ω mm^2/m*factor/section + 0.08 mΩ/m*√(1 - factor²)) to V)
  ) where current >= 0 A and length >= 0 m and section > 0 mm^2 and 0 < factor <= 1 # after IEC 60364-5-52
# As described for cableDrop above, with the same range and source.
singlePhaseDrop(current: A, length: m, section: mm^2, factor) = 2cableDrop(current, length, section, factor)
# As described for cableDrop above, with the same range and source.
threePhaseDrop(current: A, length: m, section: mm^2, factor) = cableDrop(current, length, section, factor)
> singlePhaseDrop(16 A, 20 m, 2.5 mm^2, 1) = 5.76 V ± 1e-12 V
> threePhaseDrop(63 A, 80 m, 16 mm^2, 0.8) = 5.91192 V ± 1e-11%
> singlePhaseDrop(16 A, 20 m, 0 mm^2, 1) = error

# Gain of an ideal operational amplifier with a resistor fed back and one at the input: inverting, and not inverting (the other to ground). Range: feedback ≥
# 0, input > 0. Source: after Horowitz and Hill, section 4.2.
invertingGain(feedback: Ω, input: Ω) = (
  -feedback/input
  ) where feedback >= 0 Ω and input > 0 Ω # after Horowitz and Hill
# As described for invertingGain above, with the same range and source.
nonInvertingGain(feedback: Ω, input: Ω) = (
  1 + feedback/input
  ) where feedback >= 0 Ω and input > 0 Ω # after Horowitz and Hill
> invertingGain(100 kΩ, 10 kΩ) = -10
> nonInvertingGain(18 kΩ, 2 kΩ) = 10
> nonInvertingGain(0 Ω, 1 kΩ) = 1
> invertingGain(1 Ω, 0 Ω) = error

# Decibels of a ratio of powers. Range: power, reference > 0. Source: IEC 60027-3.
powerDecibels(power: W, reference: W) = (
  10log10(power/reference)
  ) where power > 0 W and reference > 0 W # IEC 60027-3
> powerDecibels(2 W, 1 W) = 3.0103 ± 0.00001
> powerDecibels(1 W, 1 mW) = 30
> powerDecibels(0 W, 1 W) = error

# Decibels of a ratio of voltages over one resistance. Range: voltage, reference > 0. Source: IEC 60027-3.
voltageDecibels(voltage: V, reference: V) = (
  20log10(voltage/reference)
  ) where voltage > 0 V and reference > 0 V # IEC 60027-3
> voltageDecibels(0.5 V, 1 V) = -6.0205999132796239 ± 1e-11%
> voltageDecibels(-1 V, 1 V) = error

# Power of a level in dBm, decibels over 1 mW. Range: all numbers. Source: IEC 60027-3.
powerOfDBm(level) = (1 mW*exp10(level/10) to W)
> powerOfDBm(30) = 1 W ± 1e-15 W
> powerOfDBm(17) to mW = 50.118723362727229 mW ± 1e-11%

# Depth at which a current of a frequency has fallen to 1/e in a conductor of a resistivity and a relative permeability. Range: all > 0, frequencies far below
# the relaxation of the metal. Source: H. Lamb, 1883; J. D. Jackson, Classical Electrodynamics. Copper at 60 Hz has about 8.5 mm.
skinDepth(resistivity: Ω*m, frequency: Hz, permeability) = (
  (√(resistivity/(π*frequency*permeability*μ_0)) to m)
  ) where resistivity > 0 [Ω m] and frequency > 0 Hz and permeability > 0 # Lamb, 1883
> skinDepth(16.8 nΩ m, 60 Hz, 1) to mm = 8.5 mm ± 0.09 mm
> skinDepth(16.8 nΩ m, 1 MHz, 1) to µm = 65.234114645176649 µm ± 1e-11%
> skinDepth(16.8 nΩ m, 0 Hz, 1) = error

# Impedance of a coaxial line of an inner and outer diameter with a dielectric of a relative permittivity. Range: 0 < inner ≤ outer, permittivity ≥ 1. Source:
# after D. M. Pozar, Microwave Engineering, 4th edition, section 2.2.
coaxialImpedance(inner: mm, outer: mm, permittivity) = (
  (√(μ_0/(ε_0*permittivity))/(2π)*ln(outer/inner) to Ω)
  ) where 0 mm < inner <= outer and permittivity >= 1 # after Pozar
> coaxialImpedance(0.9 mm, 2.95 mm, 2.25) = 47.453775868647646 Ω ± 1e-11%

# Free-space path loss, dB, over a distance at a frequency. Range: both > 0, in the far field. Source: H. T. Friis, Proc. IRE 34, 1946.
pathLoss(distance: m, frequency: Hz) = 20log10(4π*distance*frequency/c_0) where distance > 0 m and frequency > 0 Hz # Friis, 1946
> pathLoss(1 km, 2.4 GHz) = 100.05200805611549 ± 1e-10%
> pathLoss(0 m, 1 GHz) = error

# Thermal noise (effective voltage) of a resistance at a temperature in a band. Range: all ≥ 0, h·f far below k·T. Source: H. Nyquist, Phys. Rev. 32, 1928.
thermalNoise(resistance: Ω, t: K, band: Hz) = (
  (√(4k_B*t*resistance*band) to V)
  ) where resistance >= 0 Ω and t >= 0 K and band >= 0 Hz # Nyquist, 1928
> thermalNoise(1 kΩ, 300 K, 1 Hz) to nV = 4.07 nV ± 0.005 nV
> thermalNoise(1 MΩ, 20 °C, 20 kHz) to µV = 17.994160260484511 µV ± 1e-11%
> thermalNoise(-1 Ω, 300 K, 1 Hz) = error

# Diameter of a wire of American wire gauge n (-3 for 0000). Range: -3 to 56. Source: from ASTM B258-02, as at liquisearch.com/american_wire_gauge/formula.
wireDiameter(n) = 0.127 mm*92^((36 - n)/39) where -3 <= n <= 56 # ASTM B258
> wireDiameter(36) = 0.005 in ± 1e-15 in
> wireDiameter(10) = 2.588 mm ± 5e-4 mm
> wireDiameter(-3) = 11.684 mm ± 5e-7 mm
> wireDiameter(24) = 0.51055922706257235 mm ± 1e-11%
> wireDiameter(57) = error

# Resistance of a wire of a length, diameter and resistivity. Range: resistivity, length ≥ 0, diameter > 0. Source: G. S. Ohm, 1827.
wireResistance(resistivity: Ω*m, length: m, diameter: m) = (
  (4resistivity*length/(π*diameter^2) to Ω)
  ) where resistivity >= 0 [Ω m] and length >= 0 m and diameter > 0 m # Ohm's law
> wireResistance(16.8 nΩ m, 100 m, 1 mm) = 2.1390424351550733 Ω ± 1e-11%
> wireResistance(1 [Ω m], 1 m, 0 mm) = error

# Resistance of a Pt100 sensor at a temperature. Range: -200 to 850 °C. Source: from DIN EN 60751, as at expydoc.com/doc/9322013/pt100-formel, and IEC
# 60751:2008, as at tinkererway.dev (rtd_calc); H. L. Callendar, M. S. Van Dusen. The standard's table has the examples.
pt100Resistance(t: °C) = (
  pt100AtDegrees(celsiusNumber(t))
  ) where -200 °C <= t <= 850 °C # IEC 60751:2008
# As described for pt100Resistance above, with the same range and source.
pt100AtDegrees(x) = 100 Ω*(1 + 3.9083e-3x - 5.775e-7x² + if(x < 0, -4.183e-12(x - 100)*x³, 0))
> pt100Resistance(0 °C) = 100 Ω
> pt100Resistance(212 °F) = 138.51 Ω ± 0.005 Ω
> pt100Resistance(-100 °C) = 60.26 Ω ± 0.005 Ω
> pt100Resistance(-200 °C) = 18.52 Ω ± 0.005 Ω
> pt100Resistance(850 °C) = 390.48 Ω ± 0.005 Ω
> pt100Resistance(-201 °C) = error
> pt100Resistance(851 °C) = error

# The number of °C between low and high at which a Pt100 has a resistance, by halving the interval `steps` times. A step of pt100Temperature, with its range
# and source.
pt100Between(low, high, resistance: Ω, steps) = if(steps <= 0, (low + high)/2,
  if(pt100AtDegrees((low + high)/2) < resistance, pt100Between((low + high)/2, high, resistance, steps - 1),
     pt100Between(low, (low + high)/2, resistance, steps - 1)))

# Temperature of a Pt100 sensor of a resistance. Range: 18.52 to 390.49 Ω (-200 to 850 °C). Source: the inverse of IEC 60751:2008: of its quadratic from 0 °C
# on, of its quartic below, whose root lies between -200.01 and 0 °C.
pt100Temperature(resistance: Ω) = (
  celsiusTemperature(if(resistance < 100 Ω, pt100Between(-200, 0, resistance, 60),
    (√(3.9083e-3^2 + 4*5.775e-7*(1 - resistance/(100 Ω))) - 3.9083e-3)/(-2*5.775e-7)))
  ) where 18.52 Ω <= resistance <= 390.49 Ω # IEC 60751:2008
> pt100Temperature(100 Ω) = 0 °C
> pt100Temperature(138.5055 Ω) = 100 °C ± 1e-9 K
> pt100Temperature(200 Ω) = 266.34819095833595 °C ± 1e-10%
> pt100Temperature(60.26 Ω) = -100 °C ± 0.02 K
> pt100Temperature(18.52 Ω) = -200 °C ± 0.02 K
> pt100Temperature(40 Ω) = -149.335436147015 °C ± 1e-10%
> pt100Temperature(10 Ω) = error
> pt100Temperature(400 Ω) = error

# Temperature of a thermistor of a resistance that has another one at 25 °C and the constant b. Range: all > 0. Source: the B-parameter equation; after J. S.
# Steinhart, S. R. Hart, Deep-Sea Research 15, 1968.
thermistorTemperature(resistance: Ω, resistance25: Ω, b: K) = (
  (1/(1/(298.15 K) + ln(resistance/resistance25)/b) to °C)
  ) where resistance > 0 Ω and resistance25 > 0 Ω and b > 0 K # B-parameter equation
> thermistorTemperature(10 kΩ, 10 kΩ, 3950 K) = 25 °C ± 1e-12 K
> thermistorTemperature(4 kΩ, 10 kΩ, 3950 K) = 47.15297099315619 °C ± 1e-10%
> thermistorTemperature(0 Ω, 10 kΩ, 3950 K) = error

# Thermal voltage of a junction at a temperature. Range: t ≥ 0 K. Source: W. Shockley, 1949. It is 25.85 mV at 300 K.
thermalVoltage(t: K) = (k_B*t/q_e to V) where t >= 0 K # Shockley, 1949
> thermalVoltage(300 K) to mV = 25.85 mV ± 0.005 mV
> thermalVoltage(-1 K) = error

# Current of a diode with a saturation current under a voltage; n is its ideality times the thermal voltage. Range: saturation, n > 0. Source: W. Shockley,
# Bell System Technical Journal 28, 1949.
diodeCurrent(voltage: V, saturation: A, n: V) = saturation*expm1(voltage/n) where saturation > 0 A and n > 0 V # Shockley, 1949
> diodeCurrent(600 mV, 1 pA, 25.85 mV) to mA = 12.031953282638299 mA ± 1e-11%
> diodeCurrent(0.6 V, 1 pA, 0 V) = error

# One Newton step for the voltage x over a diode that a voltage feeds through a resistance. A step of diodeVoltage, with its range and source.
diodeStep(x: V, voltage: V, resistance: Ω, saturation: A, n: V) = (
  x - (diodeCurrent(x, saturation, n) - (voltage - x)/resistance)/(saturation*exp(x/n)/n + 1/resistance))

# `steps` such steps. With the range and source of diodeVoltage.
diodeSteps(x: V, voltage: V, resistance: Ω, saturation: A, n: V, steps) = (
  if(steps <= 0, x, diodeSteps(diodeStep(x, voltage, resistance, saturation, n), voltage, resistance, saturation, n, steps - 1)))

# Voltage over a diode (saturation, n as above) that a voltage feeds through a resistance: solved in 20 steps from above, none of which can go too far. Range:
# voltage ≥ 0, resistance, saturation, n > 0. Source: the equation of Shockley and Kirchhoff's law.
diodeVoltage(voltage: V, resistance: Ω, saturation: A, n: V) = (
  diodeSteps(min(voltage, n*log1p(voltage/(resistance*saturation))), voltage, resistance, saturation, n, 20)
  ) where voltage >= 0 V and resistance > 0 Ω and saturation > 0 A and n > 0 V # Shockley, Kirchhoff
> diodeVoltage(5 V, 1 kΩ, 1 pA, 25.85 mV) = 0.57414733918991338 V ± 1e-11%
> diodeVoltage(0 V, 1 kΩ, 1 pA, 25.85 mV) = 0 V
> diodeVoltage(-5 V, 1 kΩ, 1 pA, 25.85 mV) = error

# Resistor in series with a light-emitting diode of a forward voltage for a current from a supply. Range: 0 < forward < supply, current > 0. Source: Ohm's and
# Kirchhoff's laws.
ledResistor(supply: V, forward: V, current: A) = (
  (supply - forward)/current
  ) where 0 V < forward < supply and current > 0 A # Kirchhoff: less than the supply
> ledResistor(5 V, 2 V, 20 mA) = 150 Ω ± 1e-12 Ω
> ledResistor(3 V, 3.3 V, 20 mA) = error

# Voltage of the supply.
parameter `supply voltage`: V = 5 where `supply voltage` > 0 V

# Forward voltage of the light-emitting diode; less than that of the supply.
parameter `forward voltage`: V = 2 where `forward voltage` > 0 V

# Current that the light-emitting diode is meant for.
parameter `diode current`: A = 0.02 where `diode current` > 0 A

# Resistor in series with the light-emitting diode. Source: as for ledResistor.
`series resistor` = ledResistor(`supply voltage`, `forward voltage`, `diode current`)
> `series resistor` = 150 Ω ± 1e-12 Ω
> `supply voltage` = 12; `forward voltage` = 3.2; `series resistor` = 440 Ω ± 1e-9 Ω
> `supply voltage` = 12 V; `diode current` = 10 mA; `series resistor` = 1 kΩ ± 1e-9 Ω
> `supply voltage` = 3; `forward voltage` = 3.3; `series resistor` = error

# Part of the supply's power that the resistor takes. Source: as for ledResistor.
lostPart(supply: V, forward: V) = (
  1 - forward/supply
  ) where 0 V < forward < supply # Kirchhoff: less than the supply
# As described for lostPart above, with the same range and source.
`power lost` = lostPart(`supply voltage`, `forward voltage`)
> `power lost` = 60% ± 1e-15
> `supply voltage` = 3; `forward voltage` = 3.3; `power lost` = error

"""##
}
