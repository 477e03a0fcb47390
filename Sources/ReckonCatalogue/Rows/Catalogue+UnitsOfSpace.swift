/// Lengths, areas and volumes.
extension Catalogue {
  /// Cubic metres.
  static let usGallon = "231*0.0254*0.0254*0.0254"
  static let imperialGallon = "0.00454609"

  static let yard1959 = "exact: international yard and pound agreement of 1959"
  static let foot2023 = "the international foot; in the US since 2023, 85 FR 62698"
  static let nist = "NIST SP 811, B.8"

  static let lengths: [Unit] = [
    Unit(
      "m", "metre(s) meter(s)", .length, "1", prefixes: .si, namesProducts: true, listed: "n µ m c k",
      source: "SI Brochure 9, table 2",
      "The SI base unit of length."),
    Unit("Å", "angstrom(s) ångström(s)", .length, "1e-10", source: nist, "One ten-billionth of a metre."),
    Unit("micron", "microns", .length, "1e-6", source: nist, "A micrometre."),
    Unit("mil thou", "mil(s)", .length, "0.0254e-3", source: yard1959, "One thousandth of an inch."),
    Unit("hand", "hands", .length, "0.1016", source: nist + ": 4 in", "4 inches, used for the height of horses."),
    Unit("in", "inch(es)", .length, "0.0254", source: yard1959, "2.54 centimetres."),
    Unit("ft", "foot feet", .length, "0.3048", source: yard1959, "12 inches."),
    Unit("yd", "yard(s)", .length, "0.9144", source: yard1959, "3 feet."),
    Unit("fath ftm", "fathom(s)", .length, "1.8288", source: foot2023, "6 feet."),
    Unit("rod", "rods", .length, "5.0292", source: foot2023, "16.5 feet."),
    Unit("ch", "chain(s)", .length, "20.1168", source: foot2023, "66 feet."),
    Unit("fur", "furlong(s)", .length, "201.168", source: foot2023, "660 feet."),
    Unit("mi", "mile(s)", .length, "1609.344", source: yard1959, "5,280 feet."),
    Unit("lea", "league(s)", .length, "4828.032", source: foot2023, "3 miles."),
    Unit(
      "ftUS", "survey_foot survey_feet", .length, "1200/3937", source: nist, "The US survey foot, in use until 2022."),
    Unit(
      "nmi NM", "nautical_mile(s)", .length, "1852", source: "SI Brochure 8, table 8",
      "1,852 metres, used at sea and in the air."),
    Unit(
      "au", "astronomical_unit(s)", .length, "149597870700", source: "SI Brochure 9, table 8 (IAU 2012 B2)",
      "About the distance from the earth to the sun."),
    Unit(
      "ls", "light_second(s)", .length, "299792458", source: "SI Brochure 9, 2.2",
      "The distance that light travels in one second."),
    Unit(
      "ly", "light_year(s) lightyear(s)", .length, "299792458*31557600", prefixes: .siFromKilo,
      source: "IAU style manual",
      "The distance that light travels in one Julian year."),
    Unit(
      "pc", "parsec(s)", .length, "≈149597870700*206264.8062470963551564733573307786131966597=149597870700*648000/π",
      prefixes: .siFromKilo,
      listed: "k M",
      source: "IAU 2015 B2: 648000/π au", "The distance at which one au spans one arcsecond."),
  ]

  static let areas: [Unit] = [
    Unit(
      "barn", "barn(s)", .area, "1e-28", prefixes: .si, source: "SI Brochure 8, table 8",
      "About the cross section of a uranium nucleus."),
    Unit(
      "cmil", "circular_mil(s)", .area, "≈5.067074790974977514316397512891510201922e-10=π/4*0.0000254*0.0000254",
      prefixes: .siFromKilo,
      listed: "k",
      source: nist + ": π/4 mil²", "The area of a circle one mil wide, used for wires."),
    Unit(
      "mm²", "square_millimetre(s) square_millimeter(s) sqmm", .area, "1e-6", source: "SI Brochure 9, table 4",
      "A square with sides of 1 mm."),
    Unit(
      "cm²", "square_centimetre(s) square_centimeter(s) sqcm", .area, "1e-4", source: "SI Brochure 9, table 4",
      "A square with sides of 1 cm."),
    Unit(
      "m²", "square_metre(s) square_meter(s) sqm", .area, "1", source: "SI Brochure 9, table 4", "The SI unit of area."),
    Unit("are", "ares", .area, "100", source: "CIPM 1879", "A square of 10 m."),
    Unit("ha", "hectare(s)", .area, "10000", source: "SI Brochure 9, table 8", "A square of 100 m."),
    Unit(
      "km²", "square_kilometre(s) square_kilometer(s) sqkm", .area, "1e6", source: "SI Brochure 9, table 4",
      "A square with sides of 1 km."),
    Unit("in²", "square_inch(es) sqin", .area, "0.0254*0.0254", source: yard1959, "A square with sides of 1 in."),
    Unit(
      "ft²", "square_foot square_feet sqft", .area, "0.3048*0.3048", source: yard1959, "A square with sides of 1 ft."),
    Unit("yd²", "square_yard(s) sqyd", .area, "0.9144*0.9144", source: yard1959, "A square with sides of 1 yd."),
    Unit(
      "ac", "acre(s)", .area, "4840*0.9144*0.9144", source: foot2023,
      "4,840 square yards of the international yard."),
    Unit("mi²", "square_mile(s) sqmi", .area, "1609.344*1609.344", source: yard1959, "A square with sides of 1 mi."),
    Unit(
      "pyeong 평 坪", "tsubo", .area, "400/121", source: "exact: 1 shaku = 10/33 m",
      "6 shaku square, used for floor areas in Korea and Japan."),
  ]

  static let volumes: [Unit] = [
    Unit(
      "mm³", "cubic_millimetre(s) cubic_millimeter(s)", .volume, "1e-9", source: "SI Brochure 9, table 4",
      "A cube with edges of 1 mm."),
    Unit(
      "cm³ cc ccm", "cubic_centimetre(s) cubic_centimeter(s)", .volume, "1e-6", source: "SI Brochure 9, table 4",
      "A cube with edges of 1 cm."),
    Unit(
      "L l", "litre(s) liter(s)", .volume, "0.001", prefixes: .si, listed: "m c d h", source: "SI Brochure 9, table 8",
      "A cube with edges of 10 cm."),
    Unit(
      "m³", "cubic_metre(s) cubic_meter(s)", .volume, "1", source: "SI Brochure 9, table 4", "The SI unit of volume."),
    Unit("in³ cuin", "cubic_inch(es)", .volume, "0.0254*0.0254*0.0254", source: yard1959, "A cube with edges of 1 in."),
    Unit(
      "ft³ cuft", "cubic_foot cubic_feet", .volume, "0.3048*0.3048*0.3048", source: yard1959,
      "A cube with edges of 1 ft."),
    Unit("yd³ cuyd", "cubic_yard(s)", .volume, "0.9144*0.9144*0.9144", source: yard1959, "A cube with edges of 1 yd."),
    Unit(
      "fl_oz floz us_fl_oz us_floz", "fluid_ounce(s) us_fluid_ounce(s)", .volume, usGallon + "/128", source: nist,
      "One 128th of a US gallon."
    ),
    Unit("gi us_gi", "gill(s) us_gill(s)", .volume, usGallon + "/32", source: nist, "One quarter of a US pint."),
    Unit("pt us_pt", "pint(s) us_pint(s)", .volume, usGallon + "/8", source: nist, "One eighth of a US gallon."),
    Unit("qt us_qt", "quart(s) us_quart(s)", .volume, usGallon + "/4", source: nist, "One quarter of a US gallon."),
    Unit("gal us_gal", "gallon(s) us_gallon(s)", .volume, usGallon, source: nist, "231 cubic inches."),
    Unit("bbl", "barrel(s) oil_barrel(s)", .volume, usGallon + "*42", source: nist, "42 US gallons, used for oil."),
    Unit(
      "bu", "bushel(s) us_bushel(s)", .volume, "2150.42*0.0254*0.0254*0.0254", source: nist,
      "The US bushel, 2,150.42 cubic inches."),
    Unit("minim", "minims", .volume, usGallon + "/61440", source: nist, "One 60th of a fluid dram."),
    Unit(
      "fl_dr", "fluid_dram(s) us_fluid_dram(s)", .volume, usGallon + "/1024", source: nist,
      "One eighth of a US fluid ounce."),
    Unit(
      "dry_pt", "dry_pint(s) us_dry_pint(s)", .volume, "2150.42*0.0254*0.0254*0.0254/64", source: nist,
      "One 64th of a US bushel."),
    Unit(
      "dry_qt", "dry_quart(s) us_dry_quart(s)", .volume, "2150.42*0.0254*0.0254*0.0254/32", source: nist,
      "One 32nd of a US bushel."),
    Unit(
      "pk", "peck(s) us_peck(s)", .volume, "2150.42*0.0254*0.0254*0.0254/4", source: nist, "One quarter of a US bushel."
    ),
    Unit(
      "bdft board_foot", "board_feet", .volume, "0.3048*0.3048*0.0254", source: "exact: 144 cubic inches",
      "One square foot of lumber, one inch thick."),
    Unit("cord", "cords", .volume, "128*0.3048*0.3048*0.3048", source: nist, "128 cubic feet, used for firewood."),
    Unit("stere", "steres", .volume, "1", source: nist, "One cubic metre, used for firewood."),
    Unit(
      "ac_ft", "acre_foot acre_feet", .volume, "4840*0.9144*0.9144*0.3048", source: "exact: acre times foot",
      "One acre, one foot deep."),
    Unit(
      "imp_fl_oz imp_floz uk_fl_oz uk_floz", "imperial_fluid_ounce(s)", .volume, imperialGallon + "/160", source: nist,
      "One 160th of an imperial gallon."),
    Unit(
      "imp_gi uk_gi", "imperial_gill(s)", .volume, imperialGallon + "/32", source: nist,
      "One quarter of an imperial pint."),
    Unit(
      "imp_pt uk_pt", "imperial_pint(s)", .volume, imperialGallon + "/8", source: nist,
      "One eighth of an imperial gallon."),
    Unit(
      "imp_qt uk_qt", "imperial_quart(s)", .volume, imperialGallon + "/4", source: nist,
      "One quarter of an imperial gallon."),
    Unit(
      "imp_gal uk_gal", "imperial_gallon(s)", .volume, imperialGallon, source: "UK Weights and Measures Act 1985",
      "4.54609 litres."),
  ]
}
