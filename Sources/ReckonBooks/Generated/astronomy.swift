// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let astronomy: String = ##"""
# Astronomy: the Sun, orbits and distances. Latitudes, longitudes and other angles are angles (52.5°), plain numbers of them in the angle unit; lengths, times
# and masses take any unit. Dates are year, month and day, whose fraction is the time (UT).

import "reckon:constants"
import "reckon:calendar"

# Time between sunrise and sunset at a latitude for a declination d of the Sun: of the Sun's centre, without refraction; and as calendars have it, of its
# upper limb with 34' of refraction, the centre being 0.833° under the horizon. 24 h and 0 h in polar day and night. Range: latitudes of -90° to 90°, d of
# -24° to 24°. Source: after J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes, section 1.6; J. Meeus, Astronomical Algorithms, 2nd edition,
# 1998, eq. 15.1.
dayLength(lat: °, d: °) = (
  if(abs(lat) == 90°, 12 + 12sign(sin(lat)*sin(d)), 2/15*acos(clamp(-tan(lat)*tan(d), -1, 1)))*(1 h)
  ) where -90° <= lat <= 90° and -24° <= d <= 24° # Duffie and Beckman
# As described for dayLength above, with the same range and source.
daylightHours(lat: °, d: °) = 2hourAngle(lat, d, -0.833°)/(15 deg/h)
> dayLength(0°, 23.45°) = 12 h
> dayLength(50°, 0°) = 12 h
> dayLength(80°, 23.45°) = 24 h
> dayLength(80°, -23.45°) = 0 h
> dayLength(90°, 10°) = 24 h
> dayLength(43, -15) = 10.070717039080211 h ± 1e-10%
> dayLength(91°, 10°) = error
> daylightHours(0°, 0°) = 12.111 h ± 0.001 h
> daylightHours(90°, -0.5°) = 24 h

# Hour angle at which the Sun of declination d has the height h at a latitude: 180° where it is always higher, 0° where it never is.
# Range: latitudes of -90° to 90°, d of -24° to 24°, h of -90° to 90°. Source: Meeus, eq. 13.6.
hourAngle(lat: °, d: °, h: °) = (
  (if(abs(lat) == 90°, if(sin(lat)*d >= h, 180, 0), acos(clamp((sin(h) - sin(lat)*sin(d))/(cos(lat)*cos(d)), -1, 1)))*(1 deg))
  ) where -90° <= lat <= 90° and -24° <= d <= 24° and -90° <= h <= 90° # Meeus, 13.6
> hourAngle(0°, 0°, 0°) = 90°
> hourAngle(52.5°, 10°, -0.833°) = 104.71692213558375° ± 1e-10%
> hourAngle(52.5°, 50°, 0°) = error

# Height of the Sun over the horizon, and its azimuth, from north over east, at a latitude for a declination d of the Sun and an hour angle a
# (0° at noon, 15° an hour, positive in the afternoon), without refraction. Range: latitudes and declinations of -90° to 90°. Source: Meeus, eqs. 13.5 and 13.6.
solarElevation(lat: °, d: °, a: °) = (
  (asin(clamp(sin(lat)*sin(d) + cos(lat)*cos(d)*cos(a), -1, 1)) to °)
  ) where -90° <= lat <= 90° and -90° <= d <= 90° # Meeus, 13.6
# As described for solarElevation above, with the same range and source.
solarAzimuth(lat: °, d: °, a: °) = (
  (mod(180° + atan2(sin(a)*cos(d), cos(a)*sin(lat)*cos(d) - sin(d)*cos(lat)), 360°) to °)
  ) where -90° <= lat <= 90° and -90° <= d <= 90° # Meeus, 13.5
> solarElevation(0°, 0°, 0°) = 90°
> solarElevation(43°, -14°, -22.5°) = 29.381453326869517° ± 1e-10%
> solarElevation(95°, 0°, 0°) = error
> solarAzimuth(50°, 0°, 0°) = 180°
> solarAzimuth(43°, -14°, -22.5°) = 154.77793111068825° ± 1e-10%
> solarAzimuth(43°, -14°, 22.5°) = 205.22206888931175° ± 1e-10%

# Julian centuries from the epoch J2000 to a Julian date. Range: all numbers. Source: Meeus, eq. 22.1.
julianCenturies(jd) = (jd - 2451545)/36525
> julianCenturies(2451545) = 0

# Mean sidereal time in Greenwich, an angle, at a Julian date (UT). Range: the years -2000 to 6000.
# Source: J. Meeus, Astronomical Algorithms, 2nd edition, 1998, eq. 12.4; example 12.b has 128.73787°.
siderealTime(jd) = mod(
  280.46061837 + 360.98564736629(jd - 2451545) + 0.000387933julianCenturies(jd)^2 - julianCenturies(jd)^3/38710000, 360
  )*(1 deg) where 990557.5 <= jd <= 3912880.5 # Meeus, 12.4, years -2000 to 6000
> siderealTime(julianDate(1987, 4, 10.80625)) = 128.73787° ± 0.00001°
> siderealTime(0) = error
> siderealTime(2451545) = 280.46061837485691° ± 2e-7%

# Mean longitude and mean anomaly of the Sun, t Julian centuries after J2000. Range: 20 centuries before or after.
# Source: Meeus, eqs. 25.2 and 25.3.
solarLongitude(t) = (280.46646 + 36000.76983t + 0.0003032t²)*(1 deg) where -20 <= t <= 20 # Meeus, 25.2
# As described for solarLongitude above, with the same range and source.
solarAnomaly(t) = (357.52911 + 35999.05029t - 0.0001537t²)*(1 deg) where -20 <= t <= 20 # Meeus, 25.3

# Apparent longitude of the Sun, t Julian centuries after J2000, to about 0.01°. Range: 20 centuries before or after.
# Source: Meeus, chapter 25, low accuracy; example 25.a (1992 October 13, 0 h) has 199.90895°.
solarApparentLongitude(t) = mod(
  solarLongitude(t) + (1 deg)*((1.914602 - 0.004817t - 0.000014t²)*sin(solarAnomaly(t)) + (0.019993 - 0.000101t)*sin(2solarAnomaly(t))
  + 0.000289sin(3solarAnomaly(t)) - 0.00569 - 0.00478sin((125.04 - 1934.136t)*(1 deg))), 360 deg)
> solarApparentLongitude(julianCenturies(2448908.5)) = 199.90895° ± 0.00001°

# Obliquity of the ecliptic, t Julian centuries after J2000, with the main term of nutation.
# Range: 20 centuries before or after. Source: Meeus, eqs. 22.2 and 25.8.
obliquity(t) = (
  (23 + 26/60 + (21.448 - 46.8150t - 0.00059t² + 0.001813t³)/3600 + 0.00256cos((125.04 - 1934.136t)*(1 deg)))*(1 deg)
  ) where -20 <= t <= 20 # Meeus, 22.2

# Apparent declination of the Sun, t Julian centuries after J2000. Range: as above. Source: Meeus, eq. 25.7; example 25.a has -7.78507°.
solarApparentDeclination(t) = (asin(sin(obliquity(t))*sin(solarApparentLongitude(t))) to °)
> solarApparentDeclination(julianCenturies(2448908.5)) = -7.78507° ± 0.00001°
> solarApparentDeclination(0) = -23.032515938065933° ± 1e-7%

# Declination of the Sun on a date (UT; the day may have a fraction), to about 0.01°. Range: dates of the years 1 to 4000. Source: as above.
solarDeclination(year, month, day) = solarApparentDeclination(julianCenturies(julianDate(year, month, day)))
> solarDeclination(2025, 3, 20.376) = 0° ± 0.01°
> solarDeclination(2025, 6, 21.112) = 23.436° ± 0.01°
> solarDeclination(2025, 2, 30) = error

# Eccentricity of the Earth's orbit, and the square of the tangent of half the obliquity, t Julian centuries after J2000.
# Range: 20 centuries before or after. Source: Meeus, eqs. 25.4 and 28.3.
earthEccentricity(t) = 0.016708634 - 0.000042037t - 0.0000001267t² where -20 <= t <= 20 # Meeus, 25.4
# As described for earthEccentricity above, with the same range and source.
obliquityTangent(t) = tan(obliquity(t)/2)^2

# Equation of time: how much the Sun is ahead of the clock of mean time, t Julian centuries after J2000, to a few seconds.
# Range: 20 centuries before or after. Source: W. M. Smart's series, Meeus, eq. 28.3; example 28.b (1992 October 13, 0 h) has 13 min 42.7 s.
equationOfTime(t) = 720/π*(1 min)*(
  obliquityTangent(t)*sin(2solarLongitude(t)) - 2earthEccentricity(t)*sin(solarAnomaly(t))
  + 4earthEccentricity(t)*obliquityTangent(t)*sin(solarAnomaly(t))*cos(2solarLongitude(t))
  - obliquityTangent(t)^2*sin(4solarLongitude(t))/2 - 5/4*earthEccentricity(t)^2*sin(2solarAnomaly(t)))
> equationOfTime(julianCenturies(2448908.5)) = 13 min 42.7 s ± 0.02 min
> equationOfTime(30) = error

# Solar noon, sunrise and sunset, times after midnight UT (below 0 h on the day before, above 24 h on the day after), at a latitude and longitude (east
# positive) on a date. Those of the Sun's upper limb with refraction, at -0.833°, to a minute where the Sun does not graze the horizon (the examples are
# astropy's); in polar day or night there are none. Range: latitudes of -90° to 90°, longitudes of -180° to 180°, dates of the years 1 to 4000. Source: Meeus,
# chapters 15, 25 and 28; NOAA's calculator does the same.
sunrise(lat: °, lon: °, year, month, day) = sunriseAt(lat, lon, julianDate(year, month, floor(day)))*(1 h)
# As described for sunrise above, with the same range and source.
solarNoonAt(lon: °, jd) = 12 - lon/(15 deg) - equationOfTime(julianCenturies(jd))/(1 h) where -180° <= lon <= 180° # longitudes
# As described for sunrise above, with the same range and source.
riseAngleAt(lat: °, jd) = riseAngle(hourAngle(lat, solarApparentDeclination(julianCenturies(jd)), -0.833°))
# As described for sunrise above, with the same range and source.
riseAngle(a: °) = a where 0° < a < 180° # the Sun neither rises nor sets
# As described for sunrise above, with the same range and source.
sunriseNear(lat: °, lon: °, jd) = solarNoonAt(lon, jd) - riseAngleAt(lat, jd)/(15 deg)
# As described for sunrise above, with the same range and source.
sunsetNear(lat: °, lon: °, jd) = solarNoonAt(lon, jd) + riseAngleAt(lat, jd)/(15 deg)
# As described for sunrise above, with the same range and source.
sunriseAt(lat: °, lon: °, jd) = sunriseNear(lat, lon, jd + sunriseNear(lat, lon, jd + sunriseNear(lat, lon, jd + 0.5)/24)/24)
# As described for sunrise above, with the same range and source.
sunsetAt(lat: °, lon: °, jd) = sunsetNear(lat, lon, jd + sunsetNear(lat, lon, jd + sunsetNear(lat, lon, jd + 0.5)/24)/24)
# As described for sunrise above, with the same range and source.
solarNoon(lon: °, year, month, day) = solarNoonAt(lon, julianDate(year, month, floor(day)) + 0.5 - lon/(360 deg))*(1 h)
# As described for sunrise above, with the same range and source.
sunset(lat: °, lon: °, year, month, day) = sunsetAt(lat, lon, julianDate(year, month, floor(day)))*(1 h)
> sunrise(52.52°, 13.405°, 2024, 6, 20) = 2.7167 h ± 0.02 h
> 2024-06-20 + sunset(52° 31′ 12″, 13.405°, 2024, 6, 20) = 2024-06-20T19:33:10 ± 90 s
> sunrise(-33.87°, 151.21°, 2024, 12, 21) = -5.3191 h ± 0.02 h
> solarNoon(13.405°, 2024, 6, 20) = 11.1347 h ± 0.02 h
> sunrise(80°, 0°, 2024, 6, 20) = error

# The Moon's mean elongation from the Sun (0° at new, 180° at full Moon), and the mean anomalies of Sun and Moon, t Julian centuries after J2000.
# Range: 20 centuries before or after. Source: Meeus, eqs. 47.2 to 47.4.
moonElongation(t) = mod(297.8501921 + 445267.1114034t - 0.0018819t² + t³/545868, 360)*(1 deg) where -20 <= t <= 20 # Meeus, 47.2
# As described for moonElongation above, with the same range and source.
moonAnomaly(t) = (134.9633964 + 477198.8675055t + 0.0087414t² + t³/69699)*(1 deg) where -20 <= t <= 20 # Meeus, 47.4
> moonElongation(julianCenturies(2448724.5)) = 113.842304° ± 1e-5°

# The angle at the Moon between Earth and Sun, and the part of its disc that is lit, 0 to 1, t Julian centuries after J2000.
# Range: as above. Source: Meeus, eqs. 48.4 and 48.1; his example 48.a (1992 April 12, 0 h) has 0.6786 by the longer way and 0.6801 by this one.
moonPhaseAngle(t) = 180 deg - moonElongation(t) + (1 deg)*(
  -6.289sin(moonAnomaly(t)) + 2.100sin(solarAnomaly(t)) - 1.274sin(2moonElongation(t) - moonAnomaly(t))
  - 0.658sin(2moonElongation(t)) - 0.214sin(2moonAnomaly(t)) - 0.110sin(moonElongation(t)))
# As described for moonPhaseAngle above, with the same range and source.
moonIllumination(year, month, day) = (1 + cos(moonPhaseAngle(julianCenturies(julianDate(year, month, day)))))/2
> moonIllumination(1992, 4, 12) = 0.6801 ± 0.0001
> moonIllumination(2024, 4, 8.76) = 0 ± 0.002
> moonIllumination(2024, 13, 8) = error

# x - sin(x), without loss of digits for small x, which is an angle's number of radians. Range: all numbers. Source: the sine's series.
sineExcess(x) = if(abs(x) < 0.5, x³/6*(1 - x²/20*(1 - x²/42*(1 - x²/72*(1 - x²/110*(1 - x²/156))))), x - sin(x*(1 rad)))
> sineExcess(1e-3) = 1.6666665833333353e-10 ± 1e-10%

# The eccentric anomaly between low and high, radians, of a mean anomaly of m radians and an eccentricity ε, by halving the interval `steps` times.
# A step of eccentricAnomaly, with its range and source.
keplerBetween(low, high, m, ε, steps) = if(steps <= 0, (low + high)/2,
  if((1 - ε)*(low + high)/2 + ε*sineExcess((low + high)/2) < m, keplerBetween((low + high)/2, high, m, ε, steps - 1),
     keplerBetween(low, (low + high)/2, m, ε, steps - 1)))

# Eccentric anomaly (-180° to 180°) of a mean anomaly and an eccentricity ε: Kepler's equation, which the mean anomaly and a half turn bracket.
# Range: 0 ≤ ε < 1. Source: J. Kepler, 1609; J. Meeus, Astronomical Algorithms, example 30.a: 5.554589°.
eccentricAnomaly(mean: °, ε) = (
  (sign(signedAnomaly(mean)/(1 rad))*(1 rad)*keplerBetween(abs(signedAnomaly(mean))/(1 rad), π, abs(signedAnomaly(mean))/(1 rad), ε, 90) to °)
  ) where 0 <= ε < 1 # Kepler: an ellipse
# As described for eccentricAnomaly above, with the same range and source.
signedAnomaly(mean: °) = mean - 360 deg*ceil(mean/(360 deg) - 0.5)
> eccentricAnomaly(5°, 0.1) = 5.554589° ± 5e-7°
> eccentricAnomaly(180°, 0.5) = 180°
> eccentricAnomaly(2°, 0.99) = 32.361007° ± 5e-7°
> eccentricAnomaly(90°, 0.0167) = 90.956706131678572° ± 1e-10%
> eccentricAnomaly(0.01°, 0.9999) = 5.7066187161184885° ± 1e-9%
> eccentricAnomaly(-90°, 0.5) = -115.79362093315423° ± 1e-10%
> eccentricAnomaly(90°, 1) = error

# True anomaly of an eccentric anomaly and an eccentricity ε. Range: 0 ≤ ε < 1. Source: Meeus, eq. 30.1.
trueAnomaly(eccentric: °, ε) = (2atan2(√(1 + ε)*sin(eccentric/2), √(1 - ε)*cos(eccentric/2)) to °) where 0 <= ε < 1 # an ellipse
> trueAnomaly(180°, 0.5) = 180°
> trueAnomaly(180°, 1.5) = error
> trueAnomaly(90°, 0.5) = 120° ± 1e-11%

# Period of an orbit of a semi-major axis round a body with a gravitational parameter.
# Range: axis, parameter > 0. Source: J. Kepler, 1619; I. Newton, 1687.
orbitalPeriod(axis: m, gravity: m^3/s^2) = 2π*√(axis^3/gravity) where axis > 0 m and gravity > 0 m^3/s^2 # Kepler
> orbitalPeriod(42164.172 km, earthGravitationalParameter) = 86164.1 s ± 0.1 s
> orbitalPeriod(-1 m, 1 m^3/s^2) = error
> orbitalPeriod(1 au, solarGravitationalParameter) = 31558196.02038122 s ± 1e-11%

# Speed on an orbit of a semi-major axis at a distance from the centre; a hyperbola has a negative axis.
# Range: parameter, distance > 0, distance ≤ 2 axes on an ellipse. Source: the vis-viva equation.
orbitalSpeed(distance: m, axis: m, gravity: m^3/s^2) = (
  √(gravity*(2/distance - 1/axis))
  ) where gravity > 0 m^3/s^2 and distance > 0 m and (axis < 0 m or distance <= 2axis) # vis-viva
> orbitalSpeed(6778.137 km, 6778.137 km, earthGravitationalParameter) = 7668.5581754070549 m/s ± 1e-11%

# Speed that leaves a body from a distance from its centre for ever. Range: parameter, distance > 0.
# Source: I. Newton, 1687. It is 11.2 km/s at the Earth's surface.
escapeVelocity(gravity: m^3/s^2, distance: m) = √(2gravity/distance) where gravity > 0 m^3/s^2 and distance > 0 m # Newton
> escapeVelocity(earthGravitationalParameter, 6378.137 km) = 11180 m/s ± 20 m/s
> escapeVelocity(earthGravitationalParameter, 6378137 m) = 11179.875415349425 m/s ± 1e-11%

# Change of speed of both burns of a transfer between circular orbits of two radii. Range: radii, parameter > 0. Source: W. Hohmann, 1925.
hohmannTransfer(radius1: m, radius2: m, gravity: m^3/s^2) = (
  abs(√(gravity/radius1)*(√(2radius2/(radius1 + radius2)) - 1)) + abs(√(gravity/radius2)*(1 - √(2radius1/(radius1 + radius2))))
  ) where radius1 > 0 m and radius2 > 0 m and gravity > 0 m^3/s^2 # Hohmann, 1925
> hohmannTransfer(6678.137 km, 42164.172 km, earthGravitationalParameter) to km/s = 3.8925570571554284 km/s ± 1e-11%

# Radius of a black hole of a mass. Range: mass ≥ 0. Source: K. Schwarzschild, 1916.
schwarzschildRadius(mass: kg) = (2G_N*mass/c_0^2 to m) where mass >= 0 kg # Schwarzschild, 1916
> schwarzschildRadius(1.98841e30 kg) to km = 2.953 km ± 0.001 km
> schwarzschildRadius(5.9722e24 kg) = 0.0088701028718460988 m ± 1e-11%

# Distance of a star of an apparent and an absolute magnitude, without extinction.
# Range: all numbers. Source: N. Pogson, 1856; the distance modulus.
stellarDistance(apparent, absolute) = 1 pc*exp10((apparent - absolute)/5 + 1)
> stellarDistance(5, 5) = 10 pc
> stellarDistance(-1.46, 1.42) = 2.6546055619755394 pc ± 1e-11%
> stellarDistance(-1.46, 1.42) to ly = 8.658 ly ± 0.001 ly

# Place of the observer: latitude.
parameter latitude: ° where -90° <= latitude <= 90°

# Day of the year, and the year.
parameter dayNumber where 1 <= dayNumber <= 366
parameter observedYear = 2025 where 1 <= observedYear <= 4000

# Declination of the Sun at noon UT on that day. Source: as for solarDeclination.
noonDeclination = solarApparentDeclination(julianCenturies(julianDate(observedYear, 1, 1) + dayNumber - 0.5))
> dayNumber = 172; noonDeclination = 23.436° ± 0.01°

# Time from sunrise to sunset at the place on that day, at -0.833°. Source: as for daylightHours.
daylight = daylightHours(latitude, noonDeclination)
> latitude = 0°; dayNumber = 200; daylight = 12.12 h ± 0.01 h
> latitude = 52.5; dayNumber = 172; daylight = 16.830505781996328 h ± 1e-8%
> latitude = 91°; dayNumber = 1; daylight = error

# Height of the Sun at noon, without refraction. Source: as for solarElevation.
noonElevation = solarElevation(latitude, noonDeclination, 0°)
> latitude = 52.5°; dayNumber = 355; noonElevation = 14.061704231457243° ± 1e-8%

"""##
}
