/// Constants of nature, with the units of the SI.
///
/// Their names have an index, which no unit's has. They mean something only where the names in scope are known and none
/// of them is the same: where inputs are found by themselves, `a_0` and `c_0` are inputs, as units are.
extension Catalogue {
  private static let si2019 = "SI Brochure 9, 2.2: exact"
  private static let derived = "CODATA 2022: follows from exact constants"

  package static let constantsOfNature: [Constant] = [
    Constant("c_0", "299792458", "m s^-1", .exact, source: si2019, "The speed of light in vacuum."),
    Constant(
      "h_P", "6.62607015e-34", "J s", .exact, source: si2019,
      "The Planck constant: the energy of a photon divided by its frequency."),
    Constant(
      "ħ h_bar", "1.054571817646156391262428003302280744723e-34", "J s", .rounded, source: derived,
      "The reduced Planck constant, h_P / 2π."
    ),
    Constant("q_e", "1.602176634e-19", "C", .exact, source: si2019, "The elementary charge: that of a proton."),
    Constant(
      "k_B", "1.380649e-23", "J K^-1", .exact, source: si2019,
      "The Boltzmann constant, which relates a particle's energy to temperature."),
    Constant(
      "N_A", "6.02214076e23", "mol^-1", .exact, source: si2019,
      "The Avogadro constant: the number of entities in a mole."),
    Constant(
      "R_gas", "8.31446261815324", "J mol^-1 K^-1", .exact, source: derived, "The molar gas constant, N_A · k_B."),
    Constant(
      "F_c", "96485.3321233100184", "C mol^-1", .exact, source: derived,
      "The Faraday constant: the charge of a mole of protons, N_A · q_e."
    ),
    Constant(
      "σ_SB sigma_SB", "5.67037441918442945397099673188923087584e-8", "W m^-2 K^-4", .rounded, source: derived,
      "The Stefan–Boltzmann constant, which gives the power that a black body radiates."),
    Constant(
      "b_W", "2.897771955185172661478605448092884726802e-3", "m K", .rounded, source: derived,
      "Wien's displacement constant: the brightest wavelength of a black body times its temperature."),
    Constant(
      "Φ_0 Phi_0", "2.067833848461929323081115412147497340172e-15", "Wb", .rounded, source: derived,
      "The magnetic flux quantum, h_P / 2 q_e."),
    Constant(
      "R_K", "25812.80745930450666004551670608744304246", "Ω", .rounded, source: derived,
      "The von Klitzing constant, h_P / q_e²."),
    Constant(
      "G_N", "6.67430e-11", "m^3 kg^-1 s^-2", .measured(uncertainty: "0.00015e-11"),
      "The Newtonian constant of gravitation."),
    Constant("m_e", "9.1093837139e-31", "kg", .measured(uncertainty: "0.0000000028e-31"), "The mass of an electron."),
    Constant("m_p", "1.67262192595e-27", "kg", .measured(uncertainty: "0.00000000052e-27"), "The mass of a proton."),
    Constant("m_n", "1.67492750056e-27", "kg", .measured(uncertainty: "0.00000000085e-27"), "The mass of a neutron."),
    Constant(
      "m_u", "1.66053906892e-27", "kg", .measured(uncertainty: "0.00000000052e-27"),
      "One twelfth of the mass of a carbon-12 atom."),
    Constant(
      "ε_0 epsilon_0", "8.8541878188e-12", "F m^-1", .measured(uncertainty: "0.0000000014e-12"),
      "The vacuum electric permittivity."),
    Constant(
      "μ_0 mu_0", "1.25663706127e-6", "N A^-2", .measured(uncertainty: "0.00000000020e-6"),
      "The vacuum magnetic permeability."),
    Constant(
      "Z_0", "376.730313412", "Ω", .measured(uncertainty: "0.000000059"), "The characteristic impedance of vacuum."),
    Constant(
      "a_0", "5.29177210544e-11", "m", .measured(uncertainty: "0.00000000082e-11"),
      "The Bohr radius, the size of a hydrogen atom."),
    Constant(
      "r_e", "2.8179403205e-15", "m", .measured(uncertainty: "0.0000000013e-15"), "The classical electron radius."),
    Constant(
      "R_inf", "10973731.568157", "m^-1", .measured(uncertainty: "0.000012"),
      "The Rydberg constant for an infinitely heavy nucleus."),
    Constant(
      "α_fs alpha_fs", "7.2973525643e-3", "", .measured(uncertainty: "0.0000000011e-3"),
      "The fine-structure constant, about 1/137."),
    Constant(
      "μ_B mu_B", "9.2740100657e-24", "J T^-1", .measured(uncertainty: "0.0000000029e-24"), "The Bohr magneton."),
  ]

  /// The constant of nature with a name or alias. The micro sign is read as the Greek letter.
  package static func constantOfNature(named name: String) -> Constant? {
    constantsOfNatureByName[name.hasPrefix("\u{B5}") ? "\u{3BC}" + name.dropFirst() : name]
  }

  private static let constantsOfNatureByName: [String: Constant] = {
    var rows: [String: Constant] = [:]
    for row in constantsOfNature { for name in [row.name] + row.aliases { rows[name] = row } }
    return rows
  }()
}
