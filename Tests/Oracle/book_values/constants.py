"""Values of the book constants."""
from mpmath import exp, lambertw, pi

from .rows import C, EPS0, G, H, KB, ME, MP, MU0, NA, QE, R, RYDBERG, check, line, written

for name, unit, constant, allowed in [("F_c", "C/mol", NA * QE, "1e-13"),
                                      ("σ_SB", "W/(m^2 K^4)", KB**4 * pi**2 / (60 * (H / (2 * pi))**3 * C**2), "1e-13"),
                                      ("ε_0", "F/m", EPS0, "1e-15"), ("R_gas", "J/(mol K)", R, "1e-13"),
                                      ("b_W", "m K", H * C / (KB * (5 + lambertw(-5 * exp(-5)).real)), "1e-13"),
                                      ("c_0", "m/s", C, "1e-15"), ("h_P", "J s", H, "1e-15"),
                                      ("k_B", "J/K", KB, "1e-15"), ("N_A", "1/mol", NA, "1e-15"),
                                      ("q_e", "C", QE, "1e-15"), ("G_N", "m^3/(kg s^2)", G, "1e-15"),
                                      ("μ_0", "N/A^2", MU0, "1e-15"), ("m_e", "kg", ME, "1e-15"),
                                      ("m_p", "kg", MP, "1e-15"), ("R_inf", "1/m", RYDBERG, "1e-15"), ]:
    line("constants", f"{name}*(1 {unit[2:]})" if unit.startswith("1/") else f"{name}/(1 {unit})", written(constant),
         allowed)
check("constants", "celsiusNumber", lambda t: t, ["20", "-40", "0.01"], "1e-12")
check("constants", "celsiusTemperature", lambda t: t, ["20", "-40"], "1e-12")
