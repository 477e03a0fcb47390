// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let chemistry: String = ##"""
# Chemistry: gases, equilibria, rates and solutions. Quantities take any units (22.4 l, 25 °C, 0.1 mol/l, 75 kJ/mol); charges, orders and quotients are numbers.

import "reckon:constants"

# Pressure of an amount of an ideal gas in a volume at a temperature. Range: amount ≥ 0, volume, t > 0. Source: É. Clapeyron, 1834.
idealGasPressure(amount: mol, volume: m^3, t: K) = (
  (amount*R_gas*t/volume to Pa)
  ) where amount >= 0 mol and volume > 0 m^3 and t > 0 K # ideal gas law
> idealGasPressure(1 mol, 22.4 l, 0 °C) = 101388.19036377489 Pa ± 1e-11%
> idealGasPressure(1 mol, 22.4 l, -5 K) = error

# Volume of an amount of an ideal gas at a temperature and pressure. Range: amount ≥ 0, t, pressure > 0.
# Source: É. Clapeyron, 1834; CODATA 2022 has 22.41396954…e-3 m³/mol at 273.15 K and 101325 Pa.
idealGasVolume(amount: mol, t: K, pressure: Pa) = (
  (amount*R_gas*t/pressure to m^3)
  ) where amount >= 0 mol and t > 0 K and pressure > 0 Pa # ideal gas law
> idealGasVolume(1 mol, 0 °C, 1 atm) to l = 22.41396954 l ± 1e-8 l

# Pressure of an amount of a real gas in a volume at a temperature; a (as 0.364 Pa m^6/mol^2) and b (as 42.7 cm^3/mol) belong to the gas.
# Range: amount > 0, volume > amount·b, t > 0, a, b ≥ 0. Source: J. D. van der Waals, 1873.
vanDerWaalsPressure(amount: mol, volume: m^3, t: K, a: Pa*m^6/mol^2, b: m^3/mol) = (
  ((amount*R_gas*t/(volume - amount*b) to Pa) - (a*(amount/volume)^2 to Pa))
  ) where amount > 0 mol and volume > amount*b and t > 0 K and a >= 0 Pa*m^6/mol^2 and b >= 0 m^3/mol # van der Waals
> vanDerWaalsPressure(1 mol, 22.4 l, 0 °C, 0 Pa m^6/mol^2, 0 m^3/mol) = 101388.19036377489 Pa ± 1e-10%
> vanDerWaalsPressure(1 mol, 1 l, 300 K, 0.364 Pa m^6/mol^2, 42.7 cm^3/mol) to bar = 22.415978120191915 bar ± 1e-10%
> vanDerWaalsPressure(1 mol, 40 cm^3, 300 K, 0.364 Pa m^6/mol^2, 42.7 cm^3/mol) = error

# The equation of van der Waals for the molar volume x as a cubic, p·x³ - (p·b + R·t)·x² + a·x - a·b, whose real roots lie between b and b + R·t/p.
# This and the next take numbers of m³/mol, of the heat R·t in J/mol, of Pa and of the SI's units for a and b.
# Range: as for vanDerWaalsVolume, which it is a step of. Source: J. D. van der Waals, 1873.
vanDerWaalsCubic(x, heat, p, a, b) = ((p*x - p*b - heat)*x + a)*x - a*b
# Three times p times the half distance of the volumes at which it turns, 0 where it only rises, and these volumes, not below b.
# Range and source: as for vanDerWaalsVolume, which they are steps of.
vanDerWaalsSpread(heat, p, a, b) = √max(0, (p*b + heat)^2 - 3p*a)
# As described for vanDerWaalsSpread above, with the same range and source.
vanDerWaalsMaximum(heat, p, a, b) = max(b, (p*b + heat - vanDerWaalsSpread(heat, p, a, b))/(3p))
# As described for vanDerWaalsSpread above, with the same range and source.
vanDerWaalsMinimum(heat, p, a, b) = max(b, (p*b + heat + vanDerWaalsSpread(heat, p, a, b))/(3p))

# The root of the cubic between low and high, below which it is negative, by halving the interval `steps` times.
# A step of vanDerWaalsVolume, with its range and source.
vanDerWaalsBetween(low, high, heat, p, a, b, steps) = if(steps <= 0, (low + high)/2,
  if(vanDerWaalsCubic((low + high)/2, heat, p, a, b) < 0, vanDerWaalsBetween((low + high)/2, high, heat, p, a, b, steps - 1),
     vanDerWaalsBetween(low, (low + high)/2, heat, p, a, b, steps - 1)))
# The largest and the smallest root. Range and source: as for vanDerWaalsVolume, which they are steps of.
vanDerWaalsLargest(heat, p, a, b) = if(vanDerWaalsCubic(vanDerWaalsMinimum(heat, p, a, b), heat, p, a, b) <= 0,
  vanDerWaalsBetween(vanDerWaalsMinimum(heat, p, a, b), b + heat/p, heat, p, a, b, 100),
  vanDerWaalsBetween(b, vanDerWaalsMaximum(heat, p, a, b), heat, p, a, b, 100))
# As described for vanDerWaalsLargest above, with the same range and source.
vanDerWaalsSmallest(heat, p, a, b) = if(vanDerWaalsCubic(vanDerWaalsMaximum(heat, p, a, b), heat, p, a, b) >= 0,
  vanDerWaalsBetween(b, vanDerWaalsMaximum(heat, p, a, b), heat, p, a, b, 100),
  vanDerWaalsBetween(vanDerWaalsMinimum(heat, p, a, b), b + heat/p, heat, p, a, b, 100))

# Molar volume of a real gas at a temperature and pressure: the largest volume that the equation has, which is the vapour's where a liquid is possible too.
# Range: t, pressure > 0, a, b ≥ 0. Source: J. D. van der Waals, 1873; CO₂ has a = 0.364 Pa·m⁶/mol² and b = 42.7 cm³/mol.
vanDerWaalsVolume(t: K, pressure: Pa, a: Pa*m^6/mol^2, b: m^3/mol) = (
  1 m^3/mol*vanDerWaalsLargest(R_gas*t/(1 J/mol), pressure/(1 Pa), a/(1 Pa*m^6/mol^2), b/(1 m^3/mol))
  ) where t > 0 K and pressure > 0 Pa and a >= 0 Pa*m^6/mol^2 and b >= 0 m^3/mol # van der Waals
> vanDerWaalsVolume(300 K, 1 atm, 0 Pa m^6/mol^2, 0 m^3/mol) = 0.024617209824287905 m^3/mol ± 1e-10%
> vanDerWaalsVolume(300 K, 20 bar, 0.364 Pa m^6/mol^2, 42.7 cm^3/mol) to l/mol = 1.1356321587196955 l/mol ± 1e-10%
> vanDerWaalsVolume(309.86 K, 11.09 MPa, 0.364 Pa m^6/mol^2, 42.7 cm^3/mol) = 8.300e-5 m^3/mol ± 5e-9 m^3/mol
> vanDerWaalsVolume(313.15 K, 30 MPa, 0.364 Pa m^6/mol^2, 42.7 cm^3/mol) = 6.524e-5 m^3/mol ± 5e-9 m^3/mol
> vanDerWaalsVolume(280 K, 4 MPa, 0.364 Pa m^6/mol^2, 42.7 cm^3/mol) = 0.00043671069659625304 m^3/mol ± 1e-10%
> vanDerWaalsVolume(300 K, 0 Pa, 0.364 Pa m^6/mol^2, 42.7 cm^3/mol) = error

# Molar volume of the liquid at a temperature and pressure: the smallest volume that the equation has; the only one at high pressure or temperature.
# Range: t, pressure > 0, a, b ≥ 0. Source: J. D. van der Waals, 1873.
vanDerWaalsLiquidVolume(t: K, pressure: Pa, a: Pa*m^6/mol^2, b: m^3/mol) = (
  1 m^3/mol*vanDerWaalsSmallest(R_gas*t/(1 J/mol), pressure/(1 Pa), a/(1 Pa*m^6/mol^2), b/(1 m^3/mol))
  ) where t > 0 K and pressure > 0 Pa and a >= 0 Pa*m^6/mol^2 and b >= 0 m^3/mol # van der Waals
> vanDerWaalsLiquidVolume(280 K, 5 MPa, 0.364 Pa m^6/mol^2, 42.7 cm^3/mol) to cm^3/mol = 82.578123478098325 cm^3/mol ± 1e-10%
> vanDerWaalsLiquidVolume(313.15 K, 30 MPa, 0.364 Pa m^6/mol^2, 42.7 cm^3/mol) = 6.524e-5 m^3/mol ± 5e-9 m^3/mol

# Rate constant, in the unit of its factor, for an activation energy at a temperature. Range: factor, energy ≥ 0, t > 0. Source: S. Arrhenius, 1889.
arrhenius(factor, energy: J/mol, t: K) = (
  factor*exp(-energy/(R_gas*t))
  ) where factor >= 0*factor and energy >= 0 J/mol and t > 0 K # Arrhenius
> arrhenius(2, 0 J/mol, 300 K) = 2
> arrhenius(1e13 s^-1, 75 kJ/mol, 25 °C) = 0.72538484091481579 s^-1 ± 1e-10%
> arrhenius(1e13, 75 kJ/mol, 25 °C) = 0.72538484091481579 ± 1e-10%
> arrhenius(1e13 s^-1, 75 kJ/mol, 0 K) = error

# Activation energy of a rate that is k times as high at a temperature as at another. Range: k, t1, t2 > 0, t1 ≠ t2. Source: S. Arrhenius, 1889.
activationEnergy(k, t1: K, t2: K) = (
  (R_gas*ln(k)/(1/t1 - 1/t2) to J/mol)
  ) where k > 0 and t1 > 0 K and t2 > 0 K and t1 != t2 # Arrhenius
> activationEnergy(2, 25 °C, 35 °C) to kJ/mol = 52.948862165720069 kJ/mol ± 1e-10%
> activationEnergy(2, 300 K, 300 K) = error

# Concentration after a time of a reactant that begins with one, by the rate laws of order 0, 1 and 2 with the rate constant k:
# the rate is k, k·c and k·c². Range: all ≥ 0. Source: L. Wilhelmy, 1850; after P. Atkins, J. de Paula, Physical Chemistry.
zerothOrder(start: mol/l, k: mol/(l*s), time: s) = (
  max(0 mol/l, start - k*time)
  ) where start >= 0 mol/l and k >= 0 mol/(l*s) and time >= 0 s # rate law of order 0
# As described for zerothOrder above, with the same range and source.
firstOrder(start: mol/l, k: s^-1, time: s) = (
  start*exp(-k*time)
  ) where start >= 0 mol/l and k >= 0 s^-1 and time >= 0 s # rate law of order 1
# As described for zerothOrder above, with the same range and source.
secondOrder(start: mol/l, k: l/(mol*s), time: s) = (
  start/(1 + k*start*time)
  ) where start >= 0 mol/l and k >= 0 l/(mol*s) and time >= 0 s # rate law of order 2
> zerothOrder(0.5 mol/l, 0.1 mol/(l s), 3 s) = 0.2 mol/l ± 1e-15 mol/l
> zerothOrder(0.5 mol/l, 0.1 mol/(l s), 7 s) = 0 mol/l
> firstOrder(0.5 mol/l, 0.1 s^-1, 3 s) = 0.37040911034085893 mol/l ± 1e-11%
> firstOrder(500 mmol/l, 6 min^-1, 3 s) = 0.37040911034085893 mol/l ± 1e-11%
> secondOrder(0.5 mol/l, 0.1 l/(mol s), 3 s) = 0.43478260869565217 mol/l ± 1e-11%
> firstOrder(0.5 mol/l, -0.1 s^-1, 3 s) = error

# Time in which half of a reactant is used up in a reaction of first order with the rate constant k. Range: k > 0. Source: as above.
firstOrderHalfLife(k: s^-1) = (ln(2)/k to s) where k > 0 s^-1 # rate law of order 1
> firstOrderHalfLife(0.1 s^-1) = 6.9314718055994531 s ± 1e-11%
> firstOrder(1 mol/l, 0.1 s^-1, firstOrderHalfLife(0.1 s^-1)) = 0.5 mol/l ± 1e-15 mol/l

# Volume of a stock solution to dilute to a volume with a lower concentration. Range: 0 ≤ target ≤ stock, stock > 0, volume ≥ 0.
# Source: conservation of the amount of substance, c₁·V₁ = c₂·V₂.
stockVolume(stock: mol/l, target: mol/l, volume: ml) = (
  target*volume/stock
  ) where stock > 0 mol/l and 0 mol/l <= target <= stock and volume >= 0 ml # c₁·V₁ = c₂·V₂
> stockVolume(12 mol/l, 500 mmol/l, 1 l) = 41.666666666666667 ml ± 1e-11%
> stockVolume(0.5 mol/l, 12 mol/l, 1 l) = error

# Potential of an electrode of a standard potential for z electrons, a temperature and the reaction quotient q.
# Range: z, t, q > 0. Source: W. Nernst, 1889. At 25 °C it falls by 59.16 mV a decade.
nernst(standard: V, z, t: K, q) = standard - (R_gas*t/(z*F_c)*ln(q) to V) where z > 0 and t > 0 K and q > 0 # Nernst
> nernst(0 V, 1, 25 °C, 10) to mV = -59.16 mV ± 0.005 mV
> nernst(1.1 V, 2, 25 °C, 0.01) = 1.1591593496847823 V ± 1e-11%
> nernst(1.1 V, 0, 25 °C, 0.01) = error

# Potential of a membrane for an ion of charge z with the concentrations `outside` and `inside`, at a temperature.
# Range: z ≠ 0, t and concentrations > 0. Source: W. Nernst, 1889.
membranePotential(z, t: K, outside: mmol/l, inside: mmol/l) = (
  (R_gas*t/(z*F_c)*ln(outside/inside) to V)
  ) where z != 0 and t > 0 K and outside > 0 mmol/l and inside > 0 mmol/l # Nernst
> membranePotential(1, 37 °C, 5 mmol/l, 140 mmol/l) to mV = -89.05869403673189 mV ± 1e-11%
> membranePotential(1, 37 °C, 5 mmol/l, 0.005 mol/l) = 0 V ± 1e-15 V
> membranePotential(0, 37 °C, 5 mmol/l, 5 mmol/l) = error

# Energy of a reaction at a temperature with an enthalpy and entropy. Range: t > 0. Source: J. W. Gibbs, 1876.
gibbsEnergy(enthalpy: J/mol, entropy: J/(mol*K), t: K) = enthalpy - t*entropy where t > 0 K # Gibbs
> gibbsEnergy(44.01 kJ/mol, 118.8 J/(mol K), 25 °C) = 8589.78 J/mol ± 1e-9 J/mol
> gibbsEnergy(44.01 kJ/mol, 118.8 J/(mol K), -25 K) = error

# Temperature from which on a reaction of an enthalpy and entropy, of one sign, turns round.
# Range: enthalpy/entropy > 0. Source: J. W. Gibbs, 1876: the energy is 0 there.
turningTemperature(enthalpy: J/mol, entropy: J/(mol*K)) = (enthalpy/entropy to K) where enthalpy/entropy > 0 K # Gibbs
> turningTemperature(44.01 kJ/mol, 118.8 J/(mol K)) = 370.45454545454545 K ± 1e-11%
> turningTemperature(44.01 kJ/mol, -118.8 J/(mol K)) = error

# Equilibrium constant for a standard reaction energy at a temperature. Range: t > 0. Source: J. W. Gibbs; J. H. van 't Hoff.
equilibriumConstant(energy: J/mol, t: K) = exp(-energy/(R_gas*t)) where t > 0 K # van 't Hoff
> equilibriumConstant(0 J/mol, 25 °C) = 1
> equilibriumConstant(-5.708 kJ/mol, 25 °C) = 9.9999616672780826 ± 1e-11%

# Standard reaction energy of an equilibrium constant k at a temperature. Range: k, t > 0. Source: J. W. Gibbs; J. H. van 't Hoff.
reactionEnergy(k, t: K) = -R_gas*t*ln(k) where k > 0 and t > 0 K # van 't Hoff
> reactionEnergy(10, 25 °C) = -5708.009502535259 J/mol ± 1e-11%
> reactionEnergy(0, 25 °C) = error

# pH of a concentration of hydrogen ions. Range: above 0 to 10 mol/l. Source: S. P. L. Sørensen, 1909.
pH(concentration: mol/l) = -log10(concentration/(1 mol/l)) where 0 mol/l < concentration <= 10 mol/l # Sørensen
> pH(1e-7 mol/l) = 7
> pH(0.1 µmol/l) = 7 ± 1e-14
> pH(0 mol/l) = error

# Hydrogen ions of a weak acid of a concentration with the constant k, water's own left out: the positive root of x² + k·x - k·c.
# Range: k > 0, concentration ≥ 0. Source: the law of mass action; W. Ostwald, 1888.
weakAcidIons(k: mol/l, concentration: mol/l) = (
  2k*concentration/(k + √(k^2 + 4k*concentration))
  ) where k > 0 mol/l and concentration >= 0 mol/l # law of mass action
> weakAcidIons(1 mol/l, 2 mol/l) = 1 mol/l
> pH(weakAcidIons(18 µmol/l, 0.1 mol/l)) = 2.88 ± 0.01
> weakAcidIons(18 µmol/l, 0.1 mol/l) = 0.0013326709730779749 mol/l ± 1e-10%
> weakAcidIons(-1 mol/l, 2 mol/l) = error

# pH of a buffer of an acid with the given pK. Range: concentrations > 0. Source: L. J. Henderson, 1908; K. A. Hasselbalch, 1916.
bufferPH(pK, base: mol/l, acid: mol/l) = (
  pK + log10(base/acid)
  ) where base > 0 mol/l and acid > 0 mol/l # Henderson and Hasselbalch
> bufferPH(4.76, 0.1 mol/l, 100 mmol/l) = 4.76
> bufferPH(6.1, 24 mmol/l, 1.2 mmol/l) = 7.40 ± 0.005
> bufferPH(6.1, 24 mmol/l, 1.2 mmol/l) = 7.4010299956639812 ± 1e-11%
> bufferPH(6.1, -24 mmol/l, -1.2 mmol/l) = error

# Vapour pressure of water at a temperature. Range: 1 to 100 °C.
# Source: C. Antoine, 1888, with the constants 8.07131, 1730.63, 233.426 after the Dortmund Data Bank. IAPWS-95 has 760.0 and 23.776 mmHg for 100 and 25 °C.
antoineWater(t: °C) = (
  1 mmHg*exp10(8.07131 - 1730.63/(233.426 + celsiusNumber(t)))
  ) where 1 °C <= t <= 100 °C # after the Dortmund Data Bank
> antoineWater(100 °C) = 760.0 mmHg ± 0.5 mmHg
> antoineWater(25 °C) = 23.776 mmHg ± 0.5%
> antoineWater(77 °F) = 23.686413553095227 mmHg ± 1e-10%
> antoineWater(101 °C) = error

# Vapour pressure at a temperature from that at another and the enthalpy. Range: pressure ≥ 0, t1, t2, enthalpy > 0.
# Source: R. Clausius, 1850; É. Clapeyron, 1834.
clausiusClapeyron(pressure: Pa, t1: K, t2: K, enthalpy: J/mol) = (
  pressure*exp(enthalpy/R_gas*(1/t1 - 1/t2))
  ) where pressure >= 0 Pa and t1 > 0 K and t2 > 0 K and enthalpy > 0 J/mol # Clausius and Clapeyron
> clausiusClapeyron(1 atm, 100 °C, 100 °C, 40.66 kJ/mol) = 101325 Pa
> clausiusClapeyron(1 atm, 100 °C, 90 °C, 40.66 kJ/mol) = 70629.820407423718 Pa ± 1e-10%
> clausiusClapeyron(1 atm, 0 K, 90 °C, 40.66 kJ/mol) = error

# Rise of the boiling point and fall of the freezing point of i particles a molecule at a molality, with the solvent's constant (water: 0.512 and 1.86 K
# kg/mol). Range: i ≥ 1, constant, molality ≥ 0 (dilute solutions). Source: F.-M. Raoult, 1882; after P. Atkins, J. de Paula, Physical Chemistry.
boilingElevation(i, constant: K*kg/mol, molality: mol/kg) = (
  i*constant*molality
  ) where i >= 1 and constant >= 0 K*kg/mol and molality >= 0 mol/kg # after Raoult
# As described for boilingElevation above, with the same range and source.
freezingDepression(i, constant: K*kg/mol, molality: mol/kg) = (
  i*constant*molality
  ) where i >= 1 and constant >= 0 K*kg/mol and molality >= 0 mol/kg # after Raoult
> boilingElevation(1, 2.53 K kg/mol, 0.33 mol/kg) = 0.83 K ± 0.005 K
> freezingDepression(1, 5.12 K kg/mol, 853 mmol/kg) = 4.37 K ± 0.005 K
> freezingDepression(0, 1.86 K kg/mol, 1 mol/kg) = error

# Vapour pressure of a solution with a part of the solvent's molecules, of the pure solvent's. Range: pressure ≥ 0, 0 ≤ part ≤ 1.
# Source: F.-M. Raoult, 1887.
raoultPressure(pressure: Pa, part) = pressure*part where pressure >= 0 Pa and 0 <= part <= 1 # Raoult
> raoultPressure(3169 Pa, 90%) = 2852.1 Pa ± 1e-9 Pa
> raoultPressure(3169 Pa, 1.5) = error

# Absorbance of a length of a solution of a concentration with a coefficient. Range: all ≥ 0. Source: A. Beer, 1852; J. H. Lambert, 1760.
absorbance(coefficient: l/(mol*cm), length: cm, concentration: mol/l) = (
  coefficient*length*concentration
  ) where coefficient >= 0 l/(mol*cm) and length >= 0 cm and concentration >= 0 mol/l # Beer and Lambert
> absorbance(6220 l/(mol cm), 1 cm, 0.1 mmol/l) = 0.622 ± 1e-15
> absorbance(6220 l/(mol cm), 1 cm, -1 mol/l) = error

# Part of the light that passes at an absorbance. Range: a ≥ 0. Source: as above.
transmittance(a) = exp10(-a) where a >= 0 # Beer and Lambert
> transmittance(1) = 10% ± 1e-16
> transmittance(0.622) = 0.23878112829131776 ± 1e-11%
> transmittance(-1) = error

# Activity coefficient of an ion of charge z in water of 25 °C with an ionic strength. Range: 0 to 0.01 mol/l.
# Source: P. Debye, E. Hückel, 1923, limiting law.
activityCoefficient(z, strength: mol/l) = (
  exp10(-0.509z²*√(strength/(1 mol/l)))
  ) where 0 mol/l <= strength <= 0.01 mol/l # Debye and Hückel, 1923, limiting law
> activityCoefficient(1, 0 mol/l) = 1
> activityCoefficient(2, 5 mmol/l) = 0.71784893326474555 ± 1e-11%
> activityCoefficient(1, 0.5 mol/l) = error

# Rate of an enzyme, in the unit of its limit, with the constant k at a concentration. Range: limit, concentration ≥ 0, k > 0. Source: L. Michaelis, M.
# Menten, 1913.
michaelisMenten(limit, k: mmol/l, concentration: mmol/l) = (
  limit*concentration/(k + concentration)
  ) where limit >= 0*limit and k > 0 mmol/l and concentration >= 0 mmol/l # Michaelis and Menten
> michaelisMenten(10, 2 mmol/l, 2 mmol/l) = 5
> michaelisMenten(10 µmol/min, 2 mmol/l, 300 µmol/l) = 1.3043478260869565 µmol/min ± 1e-11%
> michaelisMenten(10, 2 mmol/l, -1 mmol/l) = error

# Part of the sites that are taken at a concentration, half of them at `half`, with the coefficient n; both are concentrations or both pressures.
# Range: concentration ≥ 0, half, n > 0. Source: A. V. Hill, 1910.
hill(concentration, half, n) = (
  if(concentration == 0*half, 0, 1/(1 + (half/concentration)^n))
  ) where concentration >= 0*half and half > 0*half and n > 0 # Hill
> hill(26, 26, 2.7) = 50%
> hill(13.3 kPa, 26.6 hPa, 2.7) = 0.9872006934709334 ± 1e-12
> hill(100, 26, 2.7) = 0.9743467967985384 ± 1e-11%
> hill(0, 26, 2.7) = 0
> hill(-1, 26, 2.7) = error

# Osmotic pressure of i particles a molecule at a concentration and temperature. Range: i ≥ 1, concentration ≥ 0 (dilute solutions), t > 0. Source: J. H. van 't
# Hoff, 1887.
osmoticPressure(i, concentration: mol/l, t: K) = (
  (i*concentration*R_gas*t to Pa)
  ) where i >= 1 and concentration >= 0 mol/l and t > 0 K # van 't Hoff
> osmoticPressure(2, 154 mmol/l, 37 °C) to bar = 7.9424901895423003 bar ± 1e-11%
> osmoticPressure(2, 154 mmol/l, -1 K) = error

# Concentration after n extractions from a volume with another volume each and the distribution coefficient k, in the unit of that before.
# Range: concentration, wash, k, n ≥ 0, volume > 0. Source: W. Nernst, 1891.
extracted(concentration, volume: ml, wash: ml, k, n) = (
  concentration*(volume/(volume + k*wash))^n
  ) where concentration >= 0*concentration and volume > 0 ml and wash >= 0 ml and k >= 0 and n >= 0 # Nernst
> extracted(1, 100 ml, 0.1 l, 1, 2) = 0.25
> extracted(0.2 mol/l, 50 ml, 20 ml, 4.5, 3) = 0.0091107871720116618 mol/l ± 1e-11%
> extracted(1, 0 ml, 100 ml, 1, 2) = error

"""##
}
