// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let physics: String = ##"""
# Physics: motion, relativity, light and radiation. Quantities take any units (550 nm, 0.6c_0, 30°, 1.8 MeV); the constants of nature are the tool's (c_0,
# h_P, k_B …).

import "reckon:constants"

# Lorentz factor at a speed. Range: below the speed of light. Source: A. Einstein, Annalen der Physik 322, 1905.
lorentzFactor(speed: m/s) = (
  1/√((1 - speed/c_0)*(1 + speed/c_0))
  ) where abs(speed) < c_0 # Einstein, 1905
> lorentzFactor(0 m/s) = 1
> lorentzFactor(0.6c_0) = 1.25 ± 1e-14
> lorentzFactor(0.99c_0) = 7.088812050083359 ± 1e-10%
> lorentzFactor(c_0) = error

# Lorentz factor less one, without loss of digits for slow motion. Range and source: as above.
lorentzExcess(speed: m/s) = (speed/c_0)^2*lorentzFactor(speed)^2/(lorentzFactor(speed) + 1)
> lorentzExcess(0.6c_0) = 0.25 ± 1e-14
> lorentzExcess(7.8 km/s) = 3.3846814722335176e-10 ± 1e-10%

# Kinetic energy of a mass at a speed. Range: mass ≥ 0, below the speed of light. Source: A. Einstein, 1905.
kineticEnergy(mass: kg, speed: m/s) = (lorentzExcess(speed)*mass*c_0^2 to J) where mass >= 0 kg # Einstein, 1905
> kineticEnergy(1 kg, 36 km/h) = 50 J ± 1e-10 J
> kineticEnergy(m_e, 0.9c_0) = 1.0595403038258608e-13 J ± 1e-10%
> kineticEnergy(-1 kg, 10 m/s) = error

# Energy at rest of a mass, and in motion at a speed with that; and momentum. Range: mass ≥ 0, below the speed of light. Source: A. Einstein, 1905.
restEnergy(mass: kg) = (mass*c_0^2 to J) where mass >= 0 kg # Einstein, 1905
# As described for restEnergy above, with the same range and source.
totalEnergy(mass: kg, speed: m/s) = (lorentzFactor(speed)*mass*c_0^2 to J) where mass >= 0 kg # Einstein, 1905
# As described for restEnergy above, with the same range and source.
relativisticMomentum(mass: kg, speed: m/s) = lorentzFactor(speed)*mass*speed where mass >= 0 kg # Einstein, 1905
> restEnergy(m_e) to keV = 510.99895069 keV ± 1e-8%
> totalEnergy(1 kg, 0.6c_0) = 1.25restEnergy(1 kg) ± 1e-12%
> relativisticMomentum(m_e, 0.9c_0) = 5.6386535059545603e-22 kg*m/s ± 1e-10%
> restEnergy(-1 kg) = error
> totalEnergy(1 kg, c_0) = error

# Sum of two speeds along a line. Range: up to the speed of light, not opposite ones of it. Source: A. Einstein, 1905.
addedSpeeds(speed1: m/s, speed2: m/s) = (
  (speed1 + speed2)/(1 + speed1*speed2/c_0^2)
  ) where abs(speed1) <= c_0 and abs(speed2) <= c_0 and speed1*speed2 != -c_0^2 # Einstein
> addedSpeeds(c_0, 1 km/s) = c_0 ± 1e-6 m/s
> addedSpeeds(0.5c_0, 0.5c_0) = 239833966.4 m/s ± 1e-6 m/s
> addedSpeeds(c_0, -c_0) = error
> addedSpeeds(2c_0, 0 m/s) = error

# Frequency of a source that comes nearer with a speed (negative: goes away). Range: frequency > 0, below the speed of light. Source: A. Einstein, 1905.
dopplerFrequency(frequency: Hz, speed: m/s) = (
  frequency*√((1 + speed/c_0)/(1 - speed/c_0))
  ) where frequency > 0 Hz and abs(speed) < c_0 # Einstein, 1905
> dopplerFrequency(1 GHz, 0 m/s) = 1 GHz
> dopplerFrequency(1 GHz, 0.6c_0) = 2 GHz ± 1e-4 Hz
> dopplerFrequency(1 GHz, c_0) = error
> dopplerFrequency(-1 Hz, 0 m/s) = error

# Energy of a photon of a wavelength. Range: wavelength > 0. Source: M. Planck, 1900; A. Einstein, 1905.
photonEnergy(wavelength: m) = (h_P*c_0/wavelength to J) where wavelength > 0 m # Planck and Einstein
> photonEnergy(550 nm) = 3.6117197402707795e-19 J ± 1e-11%
> photonEnergy(550 nm) to eV = 2.2542581 eV ± 1e-6 eV
> photonEnergy(0 m) = error

# Wavelength of a mass at a speed. Range: mass, speed > 0, below the speed of light. Source: L. de Broglie, 1924.
deBroglieWavelength(mass: kg, speed: m/s) = (h_P/(mass*speed*lorentzFactor(speed)) to m) where mass > 0 kg and speed > 0 m/s # de Broglie, 1924
> deBroglieWavelength(m_e, 1000 km/s) to nm = 0.72738546267407583 nm ± 1e-11%
> deBroglieWavelength(0 kg, 1e6 m/s) = error
> deBroglieWavelength(1 kg, 0 m/s) = error

# Wavelength in vacuum of hydrogen's line from a level down to another. Range: whole numbers 1 ≤ lower < upper. Source: J. Rydberg, 1888, with the reduced mass.
# NIST's Atomic Spectra Database has 656.46 nm for 3 to 2.
hydrogenLine(lower, upper) = (
  ((1 + m_e/m_p)/(R_inf*(1/lower² - 1/upper²)) to m)
  ) where 1 <= lower and lower < upper and lower == floor(lower) and upper == floor(upper) # Rydberg, 1888
> hydrogenLine(2, 3) = 656.46 nm ± 0.02 nm
> hydrogenLine(1, 2) = 1.2156844561726759e-7 m ± 1e-11%
> hydrogenLine(3, 2) = error
> hydrogenLine(0, 2) = error
> hydrogenLine(1.5, 3) = error

# Spectral radiance of a black body, for each wavelength and solid angle, at a wavelength and temperature; 0 in Wien's tail, where it is too small for a
# number; and the energy of its photons over that of heat. Range: wavelength, t > 0. Source: M. Planck, Verh. Dtsch. Phys. Ges. 2, 1900.
planckRadiance(wavelength: m, t: K) = (
  (-2h_P*c_0^2/wavelength^5*exp(-planckExponent(wavelength, t))/expm1(-planckExponent(wavelength, t)) to W/m^3)
  ) where wavelength > 0 m and t > 0 K # Planck, 1900
# As described for planckRadiance above, with the same range and source.
planckExponent(wavelength: m, t: K) = h_P*c_0/(wavelength*k_B*t) where wavelength > 0 m and t > 0 K # Planck, 1900
> planckRadiance(500 nm, 5772 K) to kW/(m^2 nm) = 26.238540568595831 kW/(m^2 nm) ± 1e-11%
> planckRadiance(1 cm, 300 K) = 0.00024774984893328879 W/m^3 ± 1e-11%
> planckRadiance(20 nm, 300 K) = 0 W/m^3
> planckRadiance(0.1 µm, 300 K) = 6.1892957320130364e-190 W/m^3 ± 1e-9%
> planckRadiance(500 nm, 0 K) = error

# Power that a surface of an emissivity and area radiates at a temperature. Range: 0 ≤ emissivity ≤ 1, area, t ≥ 0. Source: J. Stefan, 1879; L. Boltzmann, 1884.
radiatedPower(emissivity, area: m^2, t: K) = (
  (emissivity*σ_SB*area*t^4 to W)
  ) where 0 <= emissivity <= 1 and area >= 0 m^2 and t >= 0 K # Stefan and Boltzmann
> radiatedPower(1, 1 m^2, 300 K) = 459.30032795393879 W ± 1e-11%
> radiatedPower(90%, 1 m^2, 37 °C) = 472.21675 W ± 0.00001 W
> radiatedPower(1.5, 1 m^2, 300 K) = error
> radiatedPower(1, 1 m^2, -300 K) = error

# Wavelength of the greatest radiance at a temperature. Range: t > 0. Source: W. Wien, 1893; CODATA 2022, 2.897771955…e-3 m·K.
wienWavelength(t: K) = b_W/t where t > 0 K # Wien, 1893
> wienWavelength(1 K) = 2.897771955 mm ± 1e-9 mm
> wienWavelength(5772 K) to nm = 502.03949327532444 nm ± 1e-11%
> wienWavelength(0 K) = error

# Temperature of a grey planet of an albedo at an irradiance; the Earth's is 255 K. Range: irradiance ≥ 0, 0 ≤ albedo ≤ 1. Source: the balance of the absorbed
# and the radiated power.
planetTemperature(irradiance: W/m^2, albedo) = (
  √√(irradiance*(1 - albedo)/(4σ_SB))
  ) where irradiance >= 0 W/m^2 and 0 <= albedo <= 1 # Stefan and Boltzmann
> planetTemperature(1361 W/m^2, 30%) = 255 K ± 1 K
> planetTemperature(1361 W/m^2, 0.3) = 254.57814011450164 K ± 1e-11%
> planetTemperature(1361 W/m^2, 1.3) = error

# What is left of an amount, in its unit, after a time with a half-life. Range: amount, time ≥ 0, halfLife > 0. Source: E. Rutherford, F. Soddy, 1902.
decayed(amount, time: yr, halfLife: yr) = amount*exp2(-time/halfLife) where amount >= 0*amount and halfLife > 0 yr and time >= 0 yr # Rutherford and Soddy
> decayed(80, 3 yr, 1 yr) = 10
> decayed(80 MBq, 24 h, 8 h) = 10 MBq ± 1e-14 MBq
> decayed(1, 100 yr, 5730 yr) = 0.98797606282878679 ± 1e-11%
> decayed(80, 3 yr, 0 yr) = error

# Age of a sample with a part of its carbon-14. Range: parts above 0 to 1.5; uncalibrated, useful to about 50,000 years. Source: M. Stuiver, H. A.
# Polach, Radiocarbon 19, 1977 (mean life 8033 years).
radiocarbonAge(part) = (
  -8033 yr*ln(part)
  ) where 0 < part <= 1.5 # Stuiver and Polach, 1977
> radiocarbonAge(1) = 0 yr
> radiocarbonAge(50%) = 5568.0513014380407 yr ± 1e-11%
> radiocarbonAge(0) = error

# Angle of refraction of light that meets a surface at an angle from a medium of index n to one of index n2.
# Range: -90° ≤ angle ≤ 90°, n, n2 > 0. Source: W. Snellius, 1621. Beyond the critical angle there is none.
refractionAngle(angle: °, n, n2) = (
  (asin(n*sin(angle)/n2) to °)
  ) where -90° <= angle <= 90° and n > 0 and n2 > 0 and n*abs(sin(angle)) <= n2 # Snellius: the critical angle
> refractionAngle(30°, 1, 1) = 30° ± 1e-14°
> refractionAngle(45°, 1, 1.52) = 27.723284903216269° ± 1e-10%
> refractionAngle(60°, 1.52, 1) = error
> refractionAngle(95°, 1, 1.5) = error
> refractionAngle(30°, 1, 0) = error

# Distance of the image of an object before a thin lens of a focal length. Range: object > 0, focal ≠ 0, not equal. Source: C. F. Gauss, 1841.
imageDistance(object: m, focal: m) = (
  focal*object/(object - focal)
  ) where object > 0 m and focal != 0 m and object != focal # Gauss, 1841
> imageDistance(3 m, 1 m) = 1.5 m
> imageDistance(60 cm, 200 mm) = 30 cm ± 1e-14 cm
> imageDistance(1 m, 1 m) = error
> imageDistance(0 m, 1 m) = error
> imageDistance(3 m, 0 m) = error

# Focal length of a thin lens of index n with two radii of curvature (positive: centre behind). Range: n > 0, n ≠ 1, radii ≠ 0 and not equal. Source: the
# lensmaker's equation; after E. Hecht, Optics, 5th edition, section 5.2.
lensFocalLength(n, radius1: m, radius2: m) = (
  1/((n - 1)*(1/radius1 - 1/radius2))
  ) where n > 0 and n != 1 and radius1 != 0 m and radius2 != 0 m and radius1 != radius2 # lensmaker's equation
> lensFocalLength(1.5, 10 cm, -10 cm) = 10 cm ± 1e-14 cm
> lensFocalLength(1, 0.1 m, -0.1 m) = error
> lensFocalLength(1.5, 0 m, 0.1 m) = error

# Level, dB, of a sound of an effective pressure over 20 µPa. Range: pressure > 0. Source: ISO 1683:2015.
soundLevel(pressure: Pa) = 20log10(pressure/(20 µPa)) where pressure > 0 Pa # ISO 1683:2015
> soundLevel(20 µPa) = 0 ± 1e-14
> soundLevel(1 Pa) = 93.98 ± 0.005
> soundLevel(0 Pa) = error

# Level, dB, of n sources of a level each that do not belong together. Range: n ≥ 1. Source: the sum of the powers.
addedSoundLevel(level, n) = level + 10log10(n) where n >= 1 # sum of powers
> addedSoundLevel(60, 10) = 70
> addedSoundLevel(60, 0) = error

# Distance of a throw with a speed at an angle from a height above the ground, without air. Range: speed, height ≥ 0, -90° ≤ angle ≤ 90°. Source: G. Galilei,
# Discorsi, 1638.
throwDistance(speed: m/s, angle: °, height: m) = (
  (speed*cos(angle)*(speed*sin(angle) + √((speed*sin(angle))^2 + 2standardGravity*height))/standardGravity to m)
  ) where speed >= 0 m/s and -90° <= angle <= 90° and height >= 0 m # Galilei, 1638
> throwDistance(72 km/h, 45°, 0 m) = 40.78864851911713 m ± 1e-10%
> throwDistance(14 m/s, 42°, 2 m) = 21.893576991402227 m ± 1e-10%
> throwDistance(20 m/s, 45°, -1 m) = error
> throwDistance(20 m/s, 100°, 0 m) = error

# Arithmetic-geometric mean of a and b, in n steps (6 are enough where b/a is not tiny). Range: a, b > 0. Source: C. F. Gauss, 1799.
arithmeticGeometricMean(a, b, n) = (
  if(n <= 0, (a + b)/2, arithmeticGeometricMean((a + b)/2, √(a*b), n - 1))
  ) where a > 0 and b > 0 # Gauss, 1799
> arithmeticGeometricMean(1, √2, 6) = 1.1981402347355922 ± 1e-15
> arithmeticGeometricMean(1, 0, 6) = error

# Period of a pendulum of a length that swings out to an angle (below 180°), exact for every angle. Range: length > 0, |angle| < 180°. Source: C. F. Gauss's
# mean for the elliptic integral.
pendulumPeriod(length: m, angle: °) = (
  2π*√(length/standardGravity)/arithmeticGeometricMean(1, cos(angle/2), 8)
  ) where length > 0 m and -180° < angle < 180° # Gauss' mean
> pendulumPeriod(1 m, 0°) = 2.0064092925890405 s ± 1e-10%
> pendulumPeriod(100 cm, 90°) = 2.3682463462860099 s ± 1e-10%
> pendulumPeriod(0 m, 10°) = error
> pendulumPeriod(1 m, 180°) = error

# Period of a pendulum of a length for small swings, and of a mass on a spring. Range: length, mass, stiffness > 0. Source: C. Huygens, Horologium, 1673; R.
# Hooke, 1678.
smallPendulumPeriod(length: m) = 2π*√(length/standardGravity) where length > 0 m # Huygens, 1673
# As described for smallPendulumPeriod above, with the same range and source.
springPeriod(mass: kg, stiffness: N/m) = (2π*√(mass/stiffness) to s) where mass > 0 kg and stiffness > 0 N/m # Hooke, 1678
> smallPendulumPeriod(1 m) = 2.0064092925890405 s ± 1e-10%
> springPeriod(500 g, 200 N/m) = 0.31415926535897932 s ± 1e-11%
> smallPendulumPeriod(0 m) = error
> springPeriod(1 kg, -1 N/m) = error

# Speed to escape for ever from a body of a mass at a distance from its centre. Range: mass ≥ 0, distance > 0, far below the speed of light. Source: I.
# Newton, 1687.
escapeSpeed(mass: kg, distance: m) = √(2G_N*mass/distance) where mass >= 0 kg and distance > 0 m # Newton, 1687
> escapeSpeed(5.9722e24 kg, 6378.137 km) = 11180 m/s ± 1 m/s
> escapeSpeed(7.346e22 kg, 1737.4 km) to km/s = 2.376 km/s ± 0.002 km/s
> escapeSpeed(1 kg, 0 m) = error

# Change of speed of a rocket of an exhaust speed that burns from one mass to another. Range: exhaust ≥ 0, 0 < end ≤ start, far below the speed of light.
# Source: K. Tsiolkovsky, 1903.
rocketSpeed(exhaust: m/s, start: kg, end: kg) = (
  exhaust*ln(start/end)
  ) where exhaust >= 0 m/s and 0 kg < end <= start # Tsiolkovsky, 1903
> rocketSpeed(3000 m/s, 100 kg, 100 kg) = 0 m/s
> rocketSpeed(4.4 km/s, 500 t, 130 t) = 5927.124051053081 m/s ± 1e-11%
> rocketSpeed(3000 m/s, 100 kg, 200 kg) = error
> rocketSpeed(3000 m/s, 100 kg, 0 kg) = error

# Force between two masses at a distance. Range: masses ≥ 0, distance > 0. Source: I. Newton, 1687.
gravityForce(mass1: kg, mass2: kg, distance: m) = (
  (G_N*mass1*mass2/distance^2 to N)
  ) where mass1 >= 0 kg and mass2 >= 0 kg and distance > 0 m # Newton, 1687
> gravityForce(1 kg, 1 kg, 1 m) = 6.6743e-11 N ± 1e-12%
> gravityForce(1 kg, 1 kg, 0 m) = error

# Force between two charges at a distance. Range: distance > 0. Source: C.-A. Coulomb, 1785.
coulombForce(charge1: C, charge2: C, distance: m) = (charge1*charge2/(4π*ε_0*distance^2) to N) where distance > 0 m # Coulomb, 1785
> coulombForce(1 C, 1 C, 1 m) = 8.9875517862e9 N ± 0.05 N
> coulombForce(1 µC, -2 µC, 10 cm) = -1.7975103572341597 N ± 1e-11%
> coulombForce(1 C, 1 C, 0 m) = error

# Heat through a wall of a conductivity, area and thickness under a difference of temperature. Range: conductivity, area ≥ 0, thickness > 0, steady. Source:
# J. Fourier, 1822.
conductedHeat(conductivity: W/(m*K), area: m^2, thickness: m, Δ: K) = (
  (conductivity*area*Δ/thickness to W)
  ) where conductivity >= 0 W/(m*K) and area >= 0 m^2 and thickness > 0 m # Fourier, 1822
> conductedHeat(0.04 W/(m K), 10 m^2, 20 cm, 20 °C - 0 °C) = 40 W ± 1e-12 W
> conductedHeat(0.04 W/(m K), 10 m^2, 0 cm, 20 K) = error

# Greatest efficiency of an engine between two temperatures. Range: 0 K < cold ≤ hot. Source: S. Carnot, 1824.
carnotEfficiency(hot: K, cold: K) = (
  1 - cold/hot
  ) where 0 K < cold <= hot # Carnot, 1824: the hotter first
> carnotEfficiency(400 K, 300 K) = 25%
> carnotEfficiency(126.85 °C, 26.85 °C) = 25% ± 1e-12
> carnotEfficiency(300 K, 400 K) = error
> carnotEfficiency(400 K, 0 K) = error

"""##
}
