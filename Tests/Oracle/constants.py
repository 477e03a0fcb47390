#!/usr/bin/env python3
"""Writes the oracle of the constants of nature: CODATA 2022 as scipy prints it, and what follows from exact constants
to 45 digits by mpmath.

Usage: constants.py [output file]

A line is: name, value, standard uncertainty (0 where exact), unit as CODATA writes it (tab-separated). Needs scipy 1.15
and mpmath.
"""
import os, sys
import mpmath
import scipy.constants._codata as codata

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "../ReckonCatalogueTests/Resources/constants-oracle.tsv")
MEASURED = {
    "c_0": "speed of light in vacuum", "h_P": "Planck constant", "q_e": "elementary charge", "k_B":
        "Boltzmann constant", "N_A": "Avogadro constant", "G_N": "Newtonian constant of gravitation",
    "m_e": "electron mass", "m_p": "proton mass", "m_n": "neutron mass", "m_u": "atomic mass constant", "ε_0":
        "vacuum electric permittivity", "μ_0": "vacuum mag. permeability", "Z_0": "characteristic impedance of vacuum",
    "a_0": "Bohr radius", "r_e": "classical electron radius", "R_inf": "Rydberg constant", "α_fs":
        "fine-structure constant", "μ_B": "Bohr magneton",
}
FOLLOWING = {
    "ħ": "reduced Planck constant", "R_gas": "molar gas constant", "F_c": "Faraday constant",
    "σ_SB": "Stefan-Boltzmann constant", "b_W": "Wien wavelength displacement law constant", "Φ_0": "mag. flux quantum",
    "R_K": "von Klitzing constant"
}

# The table as printed, so that no digit passes through a double.
table = {}
for line in codata.txt2022.splitlines():
    if len(line) > 60 and line[0] not in " -":
        name, value, uncertainty, unit = line[:60].strip(), line[60:85].replace(" ", ""), line[85:110].replace(
            " ", ""), line[110:].strip()
        table[name] = (value, "0" if uncertainty == "(exact)" else uncertainty, unit)

mpmath.mp.dps = 60
h, k, c, e, n = (mpmath.mpf(table[MEASURED[name]][0]) for name in ("h_P", "k_B", "c_0", "q_e", "N_A"))
wien = mpmath.findroot(lambda x: x - 5 * (1 - mpmath.exp(-x)), 4.965)
computed = {
    "ħ": h / (2 * mpmath.pi), "R_gas": n * k, "F_c": n * e, "σ_SB": 2 * mpmath.pi**5 * k**4 / (15 * h**3 * c**2),
    "b_W": h * c / (k * wien), "Φ_0": h / (2 * e), "R_K": h / e**2
}
with open(OUT, "w") as file:
    for ours, name in {**MEASURED, **FOLLOWING}.items():
        value, uncertainty, unit = table[name]
        if ours in computed:
            # The table's digits end in dots; the computed ones must begin with them.
            printed = value.removesuffix("...").replace("...", "")
            assert abs(computed[ours] / mpmath.mpf(printed) - 1) < 1e-9, (ours, printed)
            value = mpmath.nstr(computed[ours], 45)
        else:
            assert "..." not in value, ours
        unit = {"Hz^-1 J": "J s", "J Hz^-1": "J s", "ohm": "Ω"}.get(unit, unit)
        file.write(f"{ours}\t{value}\t{uncertainty}\t{unit}\n")
