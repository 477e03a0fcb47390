// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let waves: String = ##"""
# Waves: oscillation, interference and diffraction. Lengths and times take any units (500 nm, 1.7 s); angles and phases are angles (30°, 0.5 rad).

# Deflection after a time of an oscillator that was let go at a deflection, with the decay rate d and the angular frequency ω without damping, both angles
# over time. Range: 0 ≤ d < ω (below critical damping), time ≥ 0. Source: the solution of x'' + 2d·x' + ω²·x = 0; after L. D. Landau, E. M. Lifshitz,
# Mechanics, § 25.
dampedOscillation(start: m, d: rad/s, ω: rad/s, time: s) = (
  start*exp(-d*time/(1 rad))*(cos(√(ω^2 - d^2)*time) + d/√(ω^2 - d^2)*sin(√(ω^2 - d^2)*time))
  ) where 0 rad/s <= d and d < ω and time >= 0 s # x'' + 2d·x' + ω²·x = 0
> dampedOscillation(2 m, 0.1 rad/s, 3 rad/s, 0 s) = 2 m
> dampedOscillation(1 m, 0.5 rad/s, 2 rad/s, 1.7 s) = -0.43912723533373891 m ± 1e-10%
> dampedOscillation(1 m, 2 rad/s, 1 rad/s, 1 s) = error

# Deflection after a time of a critically damped oscillator that was let go at a deflection: the decay rate is its angular frequency ω.
# Range: ω > 0, time ≥ 0. Source: the solution of x'' + 2ω·x' + ω²·x = 0; after Landau and Lifshitz, Mechanics, § 25.
criticalOscillation(start: m, ω: rad/s, time: s) = (
  start*(1 + ω*time/(1 rad))*exp(-ω*time/(1 rad))
  ) where ω > 0 rad/s and time >= 0 s # x'' + 2ω·x' + ω²·x = 0
> criticalOscillation(2 m, 3 rad/s, 0 s) = 2 m
> criticalOscillation(1 m, 2 rad/s, 1.7 s) = 0.14684238782543475 m ± 1e-11%

# Damping coefficient at which a mass on a spring is critically damped.
# Range: stiffness, mass > 0. Source: after Landau and Lifshitz, Mechanics, § 25.
criticalDamping(stiffness: N/m, mass: kg) = (
  (2√(stiffness*mass) to kg/s)
  ) where stiffness > 0 N/m and mass > 0 kg # after Landau and Lifshitz
> criticalDamping(400 N/m, 1 kg) = 40 kg/s
> criticalDamping(1200 N/m, 350 g) = 40.987803063838393 kg/s ± 1e-11%

# Amplitude of an oscillator that an acceleration drives with the angular frequency driven; ω and d as above.
# Range: d ≥ 0, ω > 0, driven ≥ 0, not at resonance without damping. Source: after Landau and Lifshitz, Mechanics, § 26.
forcedAmplitude(acceleration: m/s^2, d: rad/s, ω: rad/s, driven: rad/s) = (
  (acceleration/hypot(ω^2 - driven^2, 2d*driven)*(1 rad^2) to m)
  ) where d >= 0 rad/s and ω > 0 rad/s and driven >= 0 rad/s and (d > 0 rad/s or driven != ω) # after Landau
> forcedAmplitude(1 m/s^2, 0.1 rad/s, 2 rad/s, 0 rad/s) = 0.25 m
> forcedAmplitude(1 m/s^2, 0.1 rad/s, 2 rad/s, 2 rad/s) = 2.5 m ± 1e-11%
> forcedAmplitude(1 m/s^2, 0 rad/s, 2 rad/s, 2 rad/s) = error

# Deflection at a place after a time of a standing wave of two waves of an amplitude, with the angular wave number k and the angular frequency ω.
# Range: all values. Source: the sum of a·sin(k·x - ω·t) and a·sin(k·x + ω·t).
standingWave(amplitude: m, k: rad/m, place: m, ω: rad/s, time: s) = 2amplitude*sin(k*place)*cos(ω*time)
> standingWave(1 m, 180 °/m, 50 cm, 1 rad/s, 0 s) = 2 m ± 1e-15 m
> standingWave(0.3 m, 2 rad/m, 1.1 m, 5 rad/s, 0.7 s) = -0.45427311840444922 m ± 1e-10%

# Half of the phase between the edges of a slit of a width, between two slits or two lines of a grating at a distance, in a direction off the axis, for a
# wavelength. Range: distance ≥ 0, wavelength > 0, |direction| ≤ 90°. Source: after M. Born, E. Wolf, Principles of Optics, 7th edition, section 8.5.
halfPhase(distance: m, wavelength: m, direction: °) = (
  (180 deg*distance*sin(direction)/wavelength to °)
  ) where distance >= 0 m and wavelength > 0 m and -90° <= direction <= 90° # after Born and Wolf
> halfPhase(1 µm, 500 nm, 30°) = 180° ± 1e-12°

# A phase less its whole half turns (-90° to 90°), so that what follows keeps its digits near the maxima.
# Range: all angles. Source: the sine's square has a period of 180°.
halfTurnRest(phase: °) = phase - 180°*round(phase/(180°))
> halfTurnRest(365°) = 5°

# Square of sin(n·x)/(n·sin(x)): the interference of n equal sources. Range: whole numbers n. Source: as for gratingIntensity.
interference(n, phase: °) = if(sin(phase) == 0, 1, (sin(n*phase)/(n*sin(phase)))^2)
> interference(4, 0°) = 1

# Intensity behind a slit of a width in a direction, of that straight ahead. Range: as for halfPhase.
# Source: J. von Fraunhofer; after Born and Wolf, Principles of Optics, 7th edition, section 8.5.
slitIntensity(width: m, wavelength: m, direction: °) = (
  if(halfPhase(width, wavelength, direction) == 0°, 1, (sin(halfPhase(width, wavelength, direction))/(halfPhase(width, wavelength, direction)/(1 rad)))^2))
> slitIntensity(0.1 mm, 500 nm, 0°) = 1
> slitIntensity(0.1 mm, 500 nm, 0.2°) = 0.13722289493361003 ± 1e-9%
> slitIntensity(0.1 mm, 0 nm, 1°) = error

# Intensity behind two narrow slits at a distance, in a direction, of that straight ahead. Range: as for halfPhase.
# Source: T. Young, 1804; after Born and Wolf, Principles of Optics, 7th edition, section 7.3.
doubleSlitIntensity(distance: m, wavelength: m, direction: °) = cos(halfPhase(distance, wavelength, direction))^2
> doubleSlitIntensity(1 µm, 500 nm, 30°) = 1 ± 1e-15
> doubleSlitIntensity(10 µm, 500 nm, 1°) = 0.20853189338856731 ± 1e-10%

# Intensity behind a grating of n narrow slits at a distance, in a direction, of that straight ahead: 1 at each principal maximum.
# Range: n a whole number from 1, else as for halfPhase. Source: after Born and Wolf, Principles of Optics, 7th edition, section 8.6.
gratingIntensity(distance: m, n, wavelength: m, direction: °) = (
  interference(n, halfTurnRest(halfPhase(distance, wavelength, direction)))
  ) where n >= 1 and n == floor(n) # after Born and Wolf
> gratingIntensity(2 µm, 5, 500 nm, 0°) = 1
> gratingIntensity(2 µm, 5, 500 nm, asin(0.25)) = 1 ± 1e-12
> gratingIntensity(2 µm, 5, 500 nm, 30°) = 1 ± 1e-12
> gratingIntensity(2 µm, 5000, 500 nm, 30°) = 1 ± 1e-12
> gratingIntensity(2 µm, 5, 500 nm, asin(0.75)) = 1 ± 1e-12
> gratingIntensity(2 µm, 5, 500 nm, 6°) = 0.0033700290331448102 ± 1e-9%
> gratingIntensity(2 µm, 2.5, 500 nm, 6°) = error

# Part of the light that passes two parallel mirrors of a reflectance, with the phase gained on the way there and back.
# Range: 0 ≤ reflectance < 1. Source: G. B. Airy, 1833; after Born and Wolf, Principles of Optics, 7th edition, section 7.6.
airyTransmission(mirror, phase: °) = 1/(1 + 4mirror*sin(phase/2)^2/(1 - mirror)^2) where 0 <= mirror < 1 # after Airy
> airyTransmission(90%, 0°) = 1
> airyTransmission(0.9, 10°) = 0.26776597396030597 ± 1e-10%
> airyTransmission(1, 10°) = error

# Angle from which on light from a medium of index n to one of index n2 is reflected wholly.
# Range: 0 < n2 ≤ n. Source: W. Snellius, 1621.
criticalAngle(n, n2) = (asin(n2/n) to °) where 0 < n2 <= n # Snellius' law
> criticalAngle(2, 1) = 30° ± 1e-14°
> criticalAngle(1.5, 1) = 41.810314895778598° ± 1e-11%
> criticalAngle(1, 1.5) = error

# Angle at which light polarised along the plane of incidence is not reflected, from a medium of index n to one of index n2.
# Range: n, n2 > 0. Source: D. Brewster, 1815.
brewsterAngle(n, n2) = (atan(n2/n) to °) where n > 0 and n2 > 0 # Brewster's law
> brewsterAngle(1, 1) = 45°
> brewsterAngle(1, 1.5) = 56.309932474020213° ± 1e-11%

# Cosine of the angle of refraction for an angle, from a medium of index n to one of index n2; 0 where all is reflected.
# Range: 0° ≤ angle < 90°, n, n2 > 0. Source: W. Snellius, 1621.
refractedCosine(angle: °, n, n2) = (
  √max(0, 1 - (n*sin(angle)/n2)^2)
  ) where 0° <= angle < 90° and n > 0 and n2 > 0 # Snellius' law
> refractedCosine(0°, 1, 1.5) = 1
> refractedCosine(60°, 1.5, 1) = 0

# Part of the light that is reflected at an angle: polarised across and along the plane of incidence, and not polarised; 1 beyond the critical
# angle. Range: as for refractedCosine. Source: A. Fresnel, 1823; after Born and Wolf, Principles of Optics, 7th edition, section 1.5.
reflectanceAcross(angle: °, n, n2) = (
  (n*cos(angle) - n2*refractedCosine(angle, n, n2))/(n*cos(angle) + n2*refractedCosine(angle, n, n2)))^2
# As described for reflectanceAcross above, with the same range and source.
reflectanceAlong(angle: °, n, n2) = (
  (n2*cos(angle) - n*refractedCosine(angle, n, n2))/(n2*cos(angle) + n*refractedCosine(angle, n, n2)))^2
# As described for reflectanceAcross above, with the same range and source.
reflectance(angle: °, n, n2) = (reflectanceAcross(angle, n, n2) + reflectanceAlong(angle, n, n2))/2
> reflectance(0°, 1, 1.5) = 4% ± 1e-16
> reflectance(60°, 1, 1.5) = 0.0892 ± 0.00005
> reflectance(60°, 1.5, 1) = 1
> reflectanceAlong(brewsterAngle(1, 1.5), 1, 1.5) = 0 ± 1e-30
> reflectance(60°, 1, 1.5) = 0.089186712802212783 ± 1e-10%
> reflectance(95°, 1, 1.5) = error

"""##
}
