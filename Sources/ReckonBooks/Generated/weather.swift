// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let weather: String = ##"""
# Weather: humidity, comfort and the standard atmosphere. Temperatures, pressures, speeds and heights take any unit (20 °C, 68 °F, 1013.25 hPa, 29.92 inHg, 30
# km/h); relative humidity is a part of 1, as 50%.

import "reckon:constants"

# The number of degrees Fahrenheit of a temperature, and the temperature of such a number. Range: all temperatures. Source: 1 °F is 5/9 K and 32 °F is 0 °C.
fahrenheitNumber(t: °C) = 1.8celsiusNumber(t) + 32
# As described for fahrenheitNumber above, with the same range and source.
fahrenheitTemperature(x) = (0 °C + (x - 32)/1.8*(1 K) to °F)
> fahrenheitNumber(20 °C) = 68
> fahrenheitTemperature(68) = 68 °F

# Saturation vapour pressure over water of air of a temperature. Range: -45 to 60 °C. Source: from WMO-No. 8, Guide to Meteorological Instruments and Methods
# of Observation, 2008, annex 4.B (Magnus form), as in appendix B of Vaisala's manual of the AWS330. IAPWS-95 has 23.393 hPa at 20 °C.
saturationVapourPressure(t: °C) = (
  6.112 hPa*exp(17.62celsiusNumber(t)/(243.12 + celsiusNumber(t)))
  ) where -45 °C <= t <= 60 °C # WMO-No. 8, annex 4.B
> saturationVapourPressure(0 °C) = 6.112 hPa
> saturationVapourPressure(68 °F) = 23.393 hPa ± 0.3%
> saturationVapourPressure(-46 °C) = error
> saturationVapourPressure(20 °C) = 23.325960220978068 hPa ± 1e-11%

# Saturation vapour pressure over ice of air of a temperature. Range: -65 to 0 °C. Source: WMO-No. 8, 2008, annex 4.B. The sublimation line of IAPWS R14-08
# has 2.5987 hPa at -10 °C.
iceVapourPressure(t: °C) = (
  6.112 hPa*exp(22.46celsiusNumber(t)/(272.62 + celsiusNumber(t)))
  ) where -65 °C <= t <= 0 °C # WMO-No. 8, annex 4.B
> iceVapourPressure(0 °C) = 6.112 hPa
> iceVapourPressure(-10 °C) = 2.5987 hPa ± 0.1%
> iceVapourPressure(-10 °C) = 2.5987380599819998 hPa ± 1e-11%
> iceVapourPressure(1 °C) = error

# Dew point of air of a temperature and relative humidity. Range: -45 to 60 °C, above 0 to 100%. Source: from WMO-No. 8, 2008, annex 4.B, the inverse of the
# Magnus form, as in appendix B of Vaisala's manual of the AWS330.
dewPoint(t: °C, rh) = (
  dewPointOfLogarithm(ln(rh) + 17.62celsiusNumber(t)/(243.12 + celsiusNumber(t)))
  ) where -45 °C <= t <= 60 °C and 0 < rh <= 1 # WMO-No. 8
> dewPoint(20 °C, 50%) = 9.2551745989812536 °C ± 1e-10%
> dewPoint(20 °C, 100%) = 20 °C ± 1e-12 K
> dewPoint(68 °F, 50%) to °F = 48.65931427816626 °F ± 1e-10%
> dewPoint(20 °C, 0) = error
> dewPoint(20 °C, 50) = error

# The temperature whose saturation vapour pressure is 6.112 hPa times exp(g). Range: g < 17.62. Source: as above.
dewPointOfLogarithm(g) = celsiusTemperature(243.12g/(17.62 - g)) where g < 17.62 # WMO-No. 8, annex 4.B
> dewPointOfLogarithm(0) = 0 °C

# Relative humidity of air of a temperature and dew point. Range: dew points of -45 °C to the temperature, which is up to 60 °C. Source: the Magnus form of
# WMO-No. 8, 2008, annex 4.B.
relativeHumidity(t: °C, dew: °C) = saturationVapourPressure(dew)/saturationVapourPressure(t) where -45 °C <= dew <= t <= 60 °C # WMO-No. 8
> relativeHumidity(15 °C, 15 °C) = 100%
> relativeHumidity(15 °C, 30 °C) = error
> relativeHumidity(30 °C, 15 °C) = 40.193268570541513% ± 1e-11%

# Absolute humidity, water vapour in air of a temperature and relative humidity. Range: -45 to 60 °C, 0 to 100%. Source: the ideal gas law with the vapour
# pressure above.
absoluteHumidity(t: °C, rh) = (molarMassOfWater*rh*saturationVapourPressure(t)/(R_gas*(t - -273.15 °C)) to g/m^3) where 0 <= rh <= 1 # 0 to 100 %
> absoluteHumidity(20 °C, -1%) = error
> absoluteHumidity(20 °C, 50%) = 8.6203753944039172 g/m^3 ± 1e-11%

# Mixing ratio, water vapour over dry air, of air of a temperature, relative humidity and pressure. Range: -45 to 60 °C, 0 to 100%, pressures above the
# vapour's. Source: from P. V. Hobbs, J. M. Wallace, Atmospheric Science, 1977, page 73, as in MetPy's documentation; Dalton's law.
mixingRatio(t: °C, rh, pressure: hPa) = mixingRatioOfPressure(rh*saturationVapourPressure(t), pressure) where 0 <= rh <= 1 # 0 to 100 %
# As described for mixingRatio above, with the same range and source.
mixingRatioOfPressure(vapour: hPa, pressure: hPa) = (
  molarMassOfWater/molarMassOfAir*vapour/(pressure - vapour)
  ) where 0 hPa <= vapour < pressure # WMO-No. 8, annex 4.A
> mixingRatioOfPressure(10 hPa, 1000 hPa) = 0.0062823 ± 0.000001
> mixingRatio(20 °C, 50%, 1 atm) = 0.0072426423215457355 ± 1e-10%
> mixingRatio(20 °C, 50%, 5 hPa) = error

# Potential temperature of air of a temperature and pressure, brought to 1000 hPa. Range: above absolute zero, pressures above 0. Source: from MetPy's
# documentation of potential_temperature, Θ = T·(p₀/p)^κ; S. D. Poisson, with the exponent 2/7 of a diatomic gas. MetPy has 296.608 K for 10 °C and 850 hPa.
potentialTemperature(t: K, pressure: hPa) = (
  t*(1000 hPa/pressure)^(2/7)
  ) where t > 0 K and pressure > 0 hPa # Poisson
> potentialTemperature(20 °C, 1000 hPa) = 293.15 K ± 1e-12 K
> potentialTemperature(10 °C, 850 hPa) = 296.608 K ± 0.001 K
> potentialTemperature(10 °C, 0 hPa) = error

# Wet-bulb temperature at 1013.25 hPa of air of a temperature and relative humidity, and its formula for numbers of °C and of percent. Range: -20 to 50 °C, 5
# to 99%, without cold and dry air: humidities above 27.7% less 2.27% for each °C, after the figure of the source. Source: from R. Stull, Wet-Bulb Temperature
# from Relative Humidity and Air Temperature, J. Appl. Meteor. Climatol. 50, 2011, eq. 1 (journals.ametsoc.org, JAMC-D-11-0143); its worked example is 13.7 °C
# for 20 °C and 50%. CoolProp's humid air differs by less than 1.2 K in this range.
wetBulb(t: °C, rh) = (
  celsiusTemperature(wetBulbNumber(celsiusNumber(t), 100rh))
  ) where -20 °C <= t <= 50 °C and 0.05 <= rh <= 0.99 and 100rh > 27.7 - 2.27celsiusNumber(t) # Stull, 2011
# As described for wetBulb above, with the same range and source.
wetBulbNumber(c, percent) = (c*rad(atan(0.151977√(percent + 8.313659))) + rad(atan(c + percent)) - rad(atan(percent - 1.676331))
  + 0.00391838percent^1.5*rad(atan(0.023101percent)) - 4.686035)
> wetBulb(20 °C, 50%) = 13.7 °C ± 0.05 K
> wetBulb(20 °C, 50%) = 13.69934196898814 °C ± 1e-10%
> wetBulb(-20 °C, 10%) = error
> wetBulb(20 °C, 4%) = error

# Humidex (an equivalent temperature, without unit) of air of a temperature and dew point. Range: 20 to 55 °C, dew points of -45 °C to the temperature; it is
# for warm weather only. Source: from Environment Canada's formula, as at physlink.com/reference/weather.cfm; J. M. Masterton, F. A. Richardson, Humidex, CLI
# 1-79, 1979; Environment Canada's example: 34 for 30 °C and 15 °C.
humidex(t: °C, dew: °C) = (
  celsiusNumber(t) + 5/9*(6.11exp(5417.7530*(1/273.16 - 1/(273.15 + celsiusNumber(dew)))) - 10)
  ) where 20 °C <= t <= 55 °C and -45 °C <= dew <= t # Environment Canada, CLI 1-79
> humidex(5 °C, 0 °C) = error
> humidex(30 °C, 15 °C) = 34 ± 0.5
> humidex(86 °F, 59 °F) = 33.969400990745567 ± 1e-11%

# Wind chill of air of a temperature and a wind at 10 m, and its formula for numbers of °C and km/h. Range: up to 10 °C, winds of 0 or more; below 5 km/h by
# the second formula, which is the air's temperature without wind. Source: from Environment Canada and U.S. National Weather Service, 2001, as in the notes of
# Northern Vermont University (apollo.nvu.vsc.edu/classes/met130); below 5 km/h after Environment Canada. Its table: -33 for -20 °C and 30 km/h.
windChill(t: °C, wind: km/h) = (
  celsiusTemperature(windChillNumber(celsiusNumber(t), wind/(1 km/h)))
  ) where t <= 10 °C and wind >= 0 km/h # Environment Canada, 2001: up to 10 °C
# As described for windChill above, with the same range and source.
windChillNumber(c, v) = if(v >= 5, 13.12 + 0.6215c - 11.37v^0.16 + 0.3965c*v^0.16, c + (0.1345c - 1.59)/5*v)
> windChill(-20 °C, 30 km/h) = -33 °C ± 0.5 K
> windChill(-10 °C, 25 km/h) = -18.760763122465972 °C ± 1e-10%
> windChill(-40 °C, 0 km/h) = -40 °C ± 1e-12 K
> windChill(-40 °C, 4.9 km/h) = -46.8306 °C ± 1e-11%
> windChill(-40 °C, 4.999 km/h) = windChill(-40 °C, 5 km/h) ± 0.01 K
> windChill(15 °C, 25 km/h) = error

# Wind chill as the United States' chart has it, of a temperature and a wind, and its formula for numbers of °F and mph. Range: up to 50 °F, above 3 mph.
# Source: from U.S. National Weather Service, Wind Chill Chart, 2001, with its formula (home1.gte.net/res09v44/windchill.htm), whose values are the first
# three examples.
windChillFahrenheit(t: °F, wind: mph) = (
  fahrenheitTemperature(fahrenheitChill(fahrenheitNumber(t), wind/(1 mph)))
  ) where t <= 50 °F and wind > 3 mph # National Weather Service, 2001
# As described for windChillFahrenheit above, with the same range and source.
fahrenheitChill(f, v) = 35.74 + 0.6215f - 35.75v^0.16 + 0.4275f*v^0.16
> windChillFahrenheit(0 °F, 15 mph) = -19 °F ± 0.5 °F
> windChillFahrenheit(40 °F, 5 mph) = 36 °F ± 0.5 °F
> windChillFahrenheit(-45 °F, 60 mph) = -98 °F ± 0.5 °F
> windChillFahrenheit(0 °F, 15 mph) = -19.397954107996387 °F ± 1e-10%
> windChillFahrenheit(60 °F, 15 mph) = error
> windChillFahrenheit(0 °F, 2 mph) = error

# Heat index by regression for numbers of °F and percent, without adjustments. Range: 76 to 112 °F, 0 to 100%. Source: from U.S. National Weather Service,
# Weather Prediction Center, The Heat Index Equation (wpc.ncep.noaa.gov/html/heatindex_equation.shtml); L. P. Rothfusz, Technical Attachment SR 90-23, 1990.
heatIndexRegression(f, percent) = (
  -42.379 + 2.04901523f + 10.14333127percent - 0.22475541f*percent - 0.00683783f² - 0.05481717percent²
  + 0.00122874f²*percent + 0.00085282f*percent² - 0.00000199f²*percent²
  ) where 76 <= f <= 112 and 0 <= percent <= 100 # Rothfusz, SR 90-23
> heatIndexRegression(90, 50) = 94.5969412 ± 1e-10%
> heatIndexRegression(130, 50) = error

# What is added to the regression, °F: less in dry air, more in humid air that is not hot. Range: as above. Source: from U.S. National Weather Service,
# Weather Prediction Center, The Heat Index Equation (wpc.ncep.noaa.gov/html/heatindex_equation.shtml).
heatIndexAdjustment(f, percent) = (
  if(percent < 13 and 80 <= f <= 112, -(13 - percent)/4*√((17 - abs(f - 95))/17),
  if(percent > 85 and 80 <= f <= 87, (percent - 85)/10*(87 - f)/5, 0))
  ) where 0 <= percent <= 100 # NWS, The Heat Index Equation
> heatIndexAdjustment(95, 9) = -1
> heatIndexAdjustment(82, 95) = 1
> heatIndexAdjustment(95, 50) = 0

# Heat index for mild weather: the mean of Steadman's simple form and the air's temperature, for numbers of °F and percent. Range: 50 to 112 °F, 0 to 100%.
# Source: from U.S. National Weather Service, Weather Prediction Center, The Heat Index Equation (wpc.ncep.noaa.gov/html/heatindex_equation.shtml).
heatIndexSimple(f, percent) = (
  (f + 61 + 1.2(f - 68) + 0.094percent)/2
  ) where 50 <= f <= 112 and 0 <= percent <= 100 # NWS
> heatIndexSimple(70, 50) = 69.05 ± 1e-11%

# Heat index of air of a temperature and relative humidity; its number of °F before it is held to the end of the chart, and after. Range: 50 to 112 °F, 0 to
# 100%, while the result is at most 137 °F, where the chart ends: beyond are no data for the regression. Source: from U.S. National Weather Service, Weather
# Prediction Center, The Heat Index Equation (wpc.ncep.noaa.gov/html/heatindex_equation.shtml). The first four examples are of its chart.
heatIndex(t: °F, rh) = fahrenheitTemperature(heatIndexInChart(heatIndexUncut(fahrenheitNumber(t), 100rh))) where 50 °F <= t <= 112 °F and 0 <= rh <= 1 # NWS
# As described for heatIndex above, with the same range and source.
heatIndexUncut(f, percent) = if(heatIndexSimple(f, percent) < 80, heatIndexSimple(f, percent), heatIndexRegression(f, percent) + heatIndexAdjustment(f, percent))
# As described for heatIndex above, with the same range and source.
heatIndexInChart(index) = (
  index
  ) where index <= 137 # NWS: its chart ends at 137 °F
> heatIndex(90 °F, 50%) = 95 °F ± 0.5 °F
> heatIndex(100 °F, 40%) = 109 °F ± 0.5 °F
> heatIndex(110 °F, 40%) = 136 °F ± 0.5 °F
> heatIndex(80 °F, 40%) = 80 °F ± 0.5 °F
> heatIndex(110 °F, 80%) = error
> heatIndex(140 °F, 10%) = error
> heatIndex(82 °F, 95%) = 93.97216664 °F ± 1e-10%

# Height of the base of clouds above ground, over air of a temperature and dew point. Range: dew points up to the temperature, both -45 to 60 °C. Source: M.
# G. Lawrence, The Relationship between Relative Humidity and the Dewpoint Temperature in Moist Air, BAMS 86, 2005.
cloudBase(t: °C, dew: °C) = (
  125 m/K*(t - dew)
  ) where -45 °C <= dew <= t <= 60 °C # Lawrence, 2005
> cloudBase(20 °C, 12 °C) = 1000 m
> cloudBase(12 °C, 20 °C) = error

# Force of a wind on Beaufort's scale, 0 to 12. Range: winds of 0 or more. Source: WMO, v = 0.836 B^(3/2); its table has 17.2 to 20.7 m/s for force 8.
beaufort(wind: m/s) = min(12, round((wind/(0.836 m/s))^(2/3))) where wind >= 0 m/s # WMO
> beaufort(17.2 m/s) = 8
> beaufort(20.7 m/s) = 8
> beaufort(20.8 m/s) = 9
> beaufort(40 kn) = 8
> beaufort(0 m/s) = 0
> beaufort(-1 m/s) = error

# Gas constant of the standard atmosphere, and the exponent of pressure over temperature in its lowest layer: g₀·M₀/(R*·L). Source: from U.S. Standard
# Atmosphere, 1976, table 2, as at crnslab.org/util/atmo.php (its gas constant is 8314.32 J/(kmol·K)).
standardGasConstant = 8.31432 J/(mol K)
# As described for standardGasConstant above, with the same source.
standardExponent = standardGravity*molarMassOfAir/(standardGasConstant*6.5 K/km)
> standardExponent = 5.2558761132785178 ± 1e-11%

# Temperature of the standard atmosphere at a geopotential altitude. Range: -5000 to 20000 m. Source: from U.S. Standard Atmosphere, 1976, as at
# crnslab.org/util/atmo.php.
standardTemperature(altitude: m) = (
  max(288.15 K - 6.5 K/km*altitude, 216.65 K)
  ) where -5000 m <= altitude <= 20000 m # U.S. Standard Atmosphere, 1976
> standardTemperature(11 km) = 216.65 K ± 1e-12 K
> standardTemperature(15 km) = 216.65 K
> standardTemperature(25 km) = error

# Pressure of the standard atmosphere at a geopotential altitude. Range: -5000 to 20000 m. Source: from U.S. Standard Atmosphere, 1976, eqs. 33a and 33b, with
# the values of its layers at fxsolver.com; the first three examples are of its tables.
standardPressure(altitude: m) = (1013.25 hPa*(standardTemperature(altitude)/(288.15 K))^standardExponent
                       * exp(-standardGravity*molarMassOfAir*max(altitude - 11000 m, 0 m)/(standardGasConstant*216.65 K)))
> standardPressure(1000 m) = 898.75 hPa ± 0.01 hPa
> standardPressure(5000 m) = 540.20 hPa ± 0.01 hPa
> standardPressure(11000 m) = 226.32 hPa ± 0.01 hPa
> standardPressure(20000 m) = 54.748886696777796 hPa ± 1e-11%
> standardPressure(10000 ft) = standardPressure(3048 m) ± 1e-12%

# Density of the standard atmosphere at a geopotential altitude. Range: -5000 to 20000 m. Source: U.S. Standard Atmosphere, 1976; it has 1.2250 kg/m³ at sea
# level.
standardDensity(altitude: m) = (standardPressure(altitude)*molarMassOfAir/(standardGasConstant*standardTemperature(altitude)) to kg/m^3)
> standardDensity(0 m) = 1.2250 kg/m^3 ± 0.00005 kg/m^3
> standardDensity(11000 m) = 0.36391777591155795 kg/m^3 ± 1e-11%

# Pressure altitude of a pressure. Range: 226.32 to 1776 hPa, which is 11000 to -5000 m. Source: the inverse of standardPressure below 11000 m.
pressureAltitude(pressure: hPa) = (
  (288.15 K/(6.5 K/km)*(1 - (pressure/(1013.25 hPa))^(1/standardExponent)) to m)
  ) where 226.32 hPa <= pressure <= 1776 hPa # U.S. Standard Atmosphere, 1976
> pressureAltitude(1013.25 hPa) = 0 m
> pressureAltitude(226.32 hPa) = 11000 m ± 0.5 m
> pressureAltitude(100 hPa) = error
> pressureAltitude(700 hPa) = 3012.1825532404642 m ± 1e-10%

# QNH: the pressure at a station of an elevation, brought to the sea by the standard atmosphere. Range: 226.32 to 1100 hPa, -500 to 5000 m. Source: ICAO Doc
# 7488, Manual of the ICAO Standard Atmosphere: the altimeter set to it shows the station's height. MetPy is its judge.
qnh(pressure: hPa, elevation: m) = (
  1013.25 hPa*((pressure/(1013.25 hPa))^(1/standardExponent) + 6.5 K/km*elevation/(288.15 K))^standardExponent
  ) where 226.32 hPa <= pressure <= 1100 hPa and -500 m <= elevation <= 5000 m # ICAO Doc 7488
> qnh(1013.25 hPa, 0 m) = 1013.25 hPa
> qnh(standardPressure(1500 m), 1500 m) = 1013.25 hPa ± 1e-9 hPa
> qnh(950 hPa, 560 m) = 1015.6143162478744 hPa ± 1e-10%
> qnh(950 hPa, 9000 m) = error

# Speed of sound in dry air of a temperature. Range: above absolute zero, while air is an ideal gas. Source: U.S. Standard Atmosphere, 1976, eq. 50; it has
# 340.29 m/s at 15 °C.
speedOfSound(t: K) = (
  (√(1.4standardGasConstant*t/molarMassOfAir) to m/s)
  ) where t > 0 K # U.S. Standard Atmosphere, 1976, eq. 50
> speedOfSound(15 °C) = 340.29 m/s ± 0.005 m/s
> speedOfSound(-300 °C) = error
> speedOfSound(-50 °C) = 299.46327026569298 m/s ± 1e-11%

# Density of moist air of a pressure, temperature and relative humidity. Range: 300 to 1100 hPa, -45 to 60 °C, 0 to 100%. Source: Dalton's law with the ideal
# gas law for dry air and vapour.
moistAirDensity(pressure: hPa, t: °C, rh) = (
  ((pressure*molarMassOfAir - rh*saturationVapourPressure(t)*(molarMassOfAir - molarMassOfWater))/(R_gas*(t - -273.15 °C)) to kg/m^3)
  ) where 300 hPa <= pressure <= 1100 hPa and 0 <= rh <= 1 # 300 to 1100 hPa, 0 to 100 %
> moistAirDensity(0 hPa, 20 °C, 50%) = error
> moistAirDensity(1013.25 hPa, 20 °C, 50%) = 1.1988455738360886 kg/m^3 ± 1e-11%

# Air temperature.
parameter airTemperature: °C = 20 where -45 °C <= airTemperature <= 60 °C

# Relative humidity of the air, as 50%.
parameter humidity = 50% where 0 < humidity <= 1

# Wind at 10 m.
parameter windSpeed: km/h = 0 where windSpeed >= 0 km/h

# What the air feels like: the heat index above 10 °C, the wind chill else. Range: as for those, up to 44.4 °C. Source: U.S. National Weather Service,
# Environment Canada, as above.
feelsLike = (if(airTemperature > 10 °C, heatIndex(airTemperature, humidity), windChill(airTemperature, windSpeed)) to °C)
> airTemperature = -20 °C; windSpeed = 30 km/h; feelsLike = -33 °C ± 0.5 K
> airTemperature = 32; humidity = 60%; feelsLike = 37.074284121777778 °C ± 1e-10%
> airTemperature = 90 °F; humidity = 50%; feelsLike = 95 °F ± 0.5 °F
> humidity = 0; feelsLike = error
> airTemperature = 50 °C; humidity = 60%; feelsLike = error

# Whether the air is felt to be muggy: a dew point of 18 °C or more (1 for yes, 0 for no). Source: after U.S. National Weather Service, 65 °F.
isMuggy = dewPoint(airTemperature, humidity) >= 18 °C
> airTemperature = 28 °C; humidity = 70%; isMuggy = 1
> isMuggy = 0

"""##
}
