// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let constants: String = ##"""
# Constants of the Earth, the air and the Sun, and numbers of degrees, that the other books share. The constants of nature are the tool's own, those of CODATA
# 2022, under names that no unit has: c_0, h_P, k_B, N_A, q_e, R_gas, F_c, σ_SB, G_N, μ_0, ε_0, m_e, m_p, R_inf, b_W; `:help c_0` shows one with its value,
# unit, uncertainty and source. The examples below hold them to each other.

> R_gas = N_A*k_B ± 1e-12%
> F_c = N_A*q_e ± 1e-12%
> σ_SB = 2π^5*k_B^4/(15h_P^3*c_0^2) ± 1e-12%
> ε_0*μ_0*c_0^2 = 1 ± 1e-11
> b_W = h_P*c_0/(4.965114231744276k_B) ± 1e-12%
> R_inf = m_e*q_e^4/(8ε_0^2*h_P^3*c_0) ± 1e-7%

# Standard acceleration of gravity. Exact by convention. Source: 3rd CGPM, 1901.
standardGravity = 9.80665 m/s^2
> standardGravity = 980.665 cm/s^2

# Molar mass of water. Source: IAPWS R6-95(2018), the formulation of 1995.
molarMassOfWater = 18.015268 g/mol

# Molar mass of dry air. Source: U.S. Standard Atmosphere, 1976, table 8.
molarMassOfAir = 28.9644 g/mol

# Mean radius of the Earth: (2a + b)/3 of the ellipsoid WGS 84. Source: NIMA TR8350.2, 3rd edition, 2000.
meanEarthRadius = 6371008.7714 m
> meanEarthRadius = (2*6378137 m + 6356752.3142 m)/3 ± 0.0001 m

# Earth's gravitational constant times its mass, the atmosphere included. Source: NIMA TR8350.2, 3rd edition, 2000.
earthGravitationalParameter = 3.986004418e14 m^3/s^2

# Sun's gravitational constant times its mass. Source: IAU 2015 Resolution B3, nominal solar mass parameter.
solarGravitationalParameter = 1.3271244e20 m^3/s^2

# The number of degrees Celsius of a temperature, which some formulas take, and the temperature of such a number.
# Range: all temperatures. Source: SI Brochure, 9th edition, 2019, section 2.3.1.
celsiusNumber(t: °C) = (t - 0 °C)/(1 K)
# As described for celsiusNumber above, with the same range and source.
celsiusTemperature(x) = 0 °C + x*(1 K)
> celsiusNumber(300 K) = 26.85 ± 1e-12
> celsiusTemperature(20) = 68 °F

"""##
}
