/// Times, speeds, accelerations and frequencies.
extension Catalogue {
  static let times: [Unit] = [
    Unit(
      "s sec secs", "second(s)", .time, "1", prefixes: .si, namesProducts: true, listed: "n µ m",
      source: "SI Brochure 9, table 2",
      "The SI base unit of time."),
    Unit("min mins", "minute(s)", .time, "60", source: "SI Brochure 9, table 8", "60 seconds."),
    Unit("h hr hrs", "hour(s)", .time, "3600", source: "SI Brochure 9, table 8", "60 minutes."),
    Unit("d", "day(s)", .time, "86400", source: "SI Brochure 9, table 8", "24 hours."),
    Unit("wk wks", "week(s)", .time, "604800", source: "ISO 8601", "7 days."),
    Unit("fortnight", "fortnights", .time, "1209600", source: nist, "14 days."),
    Unit("mo", "month(s)", .time, "31557600/12", source: "a twelfth of a Julian year", "The mean month, 30.4375 days."),
    Unit(
      "yr", "year(s) julian_year(s)", .time, "31557600", source: "IAU style manual", "The Julian year, 365.25 days."),
    Unit(
      "gregorian_year", "gregorian_years", .time, "365.2425*86400", source: "exact: 97 leap years in 400",
      "The mean year of the calendar, 365.2425 days."),
    Unit("decade", "decades", .time, "315576000", source: "10 Julian years", "10 years."),
    Unit("century", "centuries", .time, "3155760000", source: "IAU style manual", "100 years."),
  ]

  static let speeds: [Unit] = [
    Unit(
      "m/s mps", "metre(s)_per_second meter(s)_per_second", .speed, "1", source: "SI Brochure 9, table 5",
      "The SI unit of speed."),
    Unit(
      "km/h kph kmh kmph", "kilometre(s)_per_hour kilometer(s)_per_hour", .speed, "1000/3600",
      source: "SI Brochure 9, table 8",
      "1,000 metres in 3,600 seconds."),
    Unit("ft/s fps", "foot_per_second feet_per_second", .speed, "0.3048", source: yard1959, "One foot per second."),
    Unit("mph mi/h", "mile(s)_per_hour", .speed, "1609.344/3600", source: yard1959, "One mile per hour."),
    Unit(
      "ft/min fpm", "foot_per_minute feet_per_minute", .speed, "0.3048/60", source: yard1959, "One foot per minute."),
    Unit("in/s ips", "inch(es)_per_second", .speed, "0.0254", source: yard1959, "One inch per second."),
    Unit("kn kt kts", "knot(s)", .speed, "1852/3600", source: "SI Brochure 8, table 8", "One nautical mile per hour."),
    Unit(
      "c", "speed_of_light", .speed, "299792458", source: "SI Brochure 9, 2.2: exact", "The speed of light in vacuum."),
  ]

  static let accelerations: [Unit] = [
    Unit(
      "m/s²", "metre(s)_per_second_squared meter(s)_per_second_squared", .acceleration, "1",
      source: "SI Brochure 9, table 5",
      "The SI unit of acceleration."),
    Unit(
      "ft/s²", "foot_per_second_squared feet_per_second_squared", .acceleration, "0.3048", source: yard1959,
      "One foot per second squared."),
    Unit(
      "Gal", "galileo galileos", .acceleration, "0.01", prefixes: .si, listed: "m", source: "SI Brochure 8, table 9",
      "1 cm/s², used in gravimetry."),
    Unit(
      "g0 g_0 gn g_n gee", "standard_gravity", .acceleration, "9.80665", source: "CGPM 1901: exact",
      "The standard acceleration of free fall."),
  ]

  static let frequencies: [Unit] = [
    Unit(
      "Hz", "hertz", .frequency, "1", prefixes: .si, listed: "m k M G T", source: "SI Brochure 9, table 4",
      "One cycle per second."),
    Unit("cps", "cycle(s)_per_second", .frequency, "1", source: nist, "The former name of the hertz."),
    Unit(
      "rpm", "revolution(s)_per_minute", .frequency, "1/60", source: nist,
      "Revolutions per minute, counted as a plain number."),
    Unit(
      "rps", "revolution(s)_per_second", .frequency, "1", source: nist,
      "Revolutions per second, counted as a plain number."),
    Unit("bpm", "beat(s)_per_minute", .frequency, "1/60", source: "60 seconds a minute", "Beats per minute."),
  ]
}
