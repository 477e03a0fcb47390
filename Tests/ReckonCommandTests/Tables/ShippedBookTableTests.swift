import Foundation
import Testing

/// Each book of `Sources/Books` over a small table whose columns have units of their own in the header.
///
/// The values are computed apart from the books: from the formulas with a pocket calculator's functions, the geodesic
/// by GeographicLib, dates by a calendar.
@Suite("Tables: the books that come with Reckon")
struct ShippedBookTableTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let book: String
    let formulas: String
    let table: String
    let expected: String
    var testDescription: String { book }
  }

  static let examples = [
    Example(
      book: "constants", formulas: "weight = mass * standardGravity to N", table: "mass [g]\n1000\n200\n",
      expected: "mass [g],weight [N]\n1000,9.80665\n200,1.96133\n"),
    Example(
      book: "weather",
      formulas: "dew = round(dewPoint(t, rh) to °C, 3); base = round(cloudBase(t, dew)); force = beaufort(wind)",
      table: "t [°F],rh,wind [kn]\n68,0.5,40\n86,0.8,10\n",
      expected: "t [°F],rh,wind [kn],dew [°C],base [m],force\n68,0.5,40,9.255,1343,8\n86,0.8,10,26.169,479,3\n"),
    Example(
      book: "fluids",
      formulas:
        "re = round(reynolds(1 kg/l, v, d, 1 cP), 6); loss = round(darcyWeisbach(2%, length, d, 1 kg/l, v) to kPa, 6)",
      table: "v [m/s],d [cm],length [km]\n2,5,0.1\n1,10,1\n",
      expected: "v [m/s],d [cm],length [km],re,loss [kPa]\n2,5,0.1,100000,80\n1,10,1,100000,100\n"),
    Example(
      book: "structures",
      formulas:
        "moment = supportedUniformMoment(q, l) to kN m; sag = round(supportedUniformLoad(q, l, 210 GPa, 8356 cm^4) to mm, 6)",
      table: "q [kN/m],l [cm]\n5,600\n8,300\n",
      expected: "q [kN/m],l [cm],moment [kN m],sag [mm]\n5,600,22.5,4.80835\n8,300,9,0.480835\n"),
    Example(
      book: "electricity", formulas: "i = ohmCurrent(u, r) to mA; f = round(rcCutoff(r, c), 6)",
      table: "u [V],r [kΩ],c [nF]\n12,3,100\n5,1,1000\n",
      expected: "u [V],r [kΩ],c [nF],i [mA],f [Hz]\n12,3,100,4,530.516477\n5,1,1000,5,159.154943\n"),
    Example(
      book: "geodesy",
      formulas:
        "d = round(ellipsoidDistance(lat1, lon1, lat2, lon2) to km, 3); b = round(initialBearing(lat1, lon1, lat2, lon2), 6)",
      table: "lat1 [°],lon1 [°],lat2 [°],lon2 [°]\n0,0,90,0\n52.5,13.4,40.7,-74\n",
      expected:
        "lat1 [°],lon1 [°],lat2 [°],lon2 [°],d [km],b [°]\n0,0,90,0,10001.966,0\n52.5,13.4,40.7,-74,6403.723,296.01844\n"
    ),
    Example(
      book: "calendar", formulas: "days = daysBetween(from, until); sunday = easter(y)",
      table: "from,until,y\n2024-11-23,2024-12-25,1991\n1910-04-20,1986-02-09,2000\n",
      expected:
        "from,until,y,days [d],sunday\n2024-11-23,2024-12-25,1991,32,1991-03-31\n1910-04-20,1986-02-09,2000,27689,2000-04-23\n"
    ),
    Example(
      book: "astronomy",
      formulas: "t = round(orbitalPeriod(a, earthGravitationalParameter) to h, 3); day = dayLength(lat, 0°)",
      table: "a [km],lat [°]\n42164.172,50\n6778.137,0\n",
      expected: "a [km],lat [°],t [h],day [h]\n42164.172,50,23.934,12\n6778.137,0,1.543,12\n"),
    Example(
      book: "physics", formulas: "e = round(photonEnergy(l) to eV, 6); x = round(imageDistance(g, f), 9)",
      table: "l [nm],g [cm],f [mm]\n550,60,200\n1064,300,1000\n",
      expected: "l [nm],g [cm],f [mm],e [eV],x [m]\n550,60,200,2.254258,0.3\n1064,300,1000,1.165265,1.5\n"),
    Example(
      book: "waves",
      formulas:
        "a = round(brewsterAngle(1, n), 6); r = round(reflectance(0°, 1, n), 9); s = round(doubleSlitIntensity(d, l, w), 9)",
      table: "n,d [µm],l [nm],w [°]\n1,1,500,30\n1.5,1,1000,30\n",
      expected: "n,d [µm],l [nm],w [°],a [°],r,s\n1,1,500,30,45,0,1\n1.5,1,1000,30,56.309932,0.04,0\n"),
    Example(
      book: "chemistry", formulas: "v = round(idealGasVolume(n, t, p) to l, 4); ph = pH(h)",
      table: "n [mmol],t [°C],p [kPa],h [mmol/l]\n1000,0,101.325,1\n500,0,101.325,0.01\n",
      expected: "n [mmol],t [°C],p [kPa],h [mmol/l],v [l],ph\n1000,0,101.325,1,22.414,3\n500,0,101.325,0.01,11.207,5\n"),
    Example(
      book: "finance", formulas: "pay = round(annuityPayment(loan, rate/12, n), 2); y = years365(until - from)",
      table: "loan,rate,n,from,until\n10000,0.08,10,2024-01-01,2024-12-31\n1200,0,12,2023-01-01,2024-01-01\n",
      expected:
        "loan,rate,n,from,until,pay,y\n10000,0.08,10,2024-01-01,2024-12-31,1037.03,1\n1200,0,12,2023-01-01,2024-01-01,100,1\n"
    ),
    Example(
      book: "excel", formulas: "pay = roundShown(-periodPayment(rate/12, n, loan, 0, 0), 2); due = serialOf(y, m, 31)",
      table: "loan,rate,n,y,m\n10000,0.08,10,2024,2\n1200,0.12,12,2023,1\n",
      expected: "loan,rate,n,y,m,pay,due\n10000,0.08,10,2024,2,1037.03,45353\n1200,0.12,12,2023,1,106.62,44957\n"),
    Example(
      book: "health", formulas: "index = bodyMassIndex(w, h)", table: "w [kg],h [cm]\n80,200\n45,150\n",
      expected: "w [kg],h [cm],index\n80,200,20\n45,150,20\n"),
  ]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/Books")
    .standardized

  @Test("each book runs over a table with units in its header", arguments: examples)
  func runs(example: Example) {
    let book = Self.folder.appending(path: example.book + ".reckon").path
    let run = ToolRun("run", example.formulas, "-", "--book", book, input: example.table)
    #expect(run.output == example.expected, "\(run.errors)")
  }

  @Test("every book but that of all and that of an engineer's day, which has a table of its own, is among them")
  func all() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".reckon") }
    let names = Set(Self.examples.map { $0.book + ".reckon" }).union(["all.reckon", "engineering.reckon"])
    #expect(Set(files) == names)
  }

  @Test("a column without a unit is a plain number, which a quantity's parameter refuses with both kinds")
  func refuses() {
    let book = Self.folder.appending(path: "fluids.reckon").path
    let run = ToolRun("run", "h = torricelli(depth)", "-", "--book", book, input: "depth\n5\n")
    #expect(run.code != .success && run.errors.contains("a plain number and m (length) are of different kinds"))
    #expect(
      ToolRun("run", "v = pipeVelocity to m/s", "-", "--book", book, input: "pipeFlow\n0.0078539816339744831\n").output
        .hasSuffix(",1\n"))
  }
}
