"""Values of the book geodesy."""
from mpmath import acos, asin, atan2, cos, degrees, fabs, floor, ln, matrix, mp, mpf, pi, quad, radians, sin, sqrt, tan

from .rows import EARTH, check, value

A, F = mpf(6378137), 1 / mpf("298.257223563")
B = A * (1 - F)


def place(lat, lon):
    lat, lon = radians(lat), radians(lon)
    return matrix([cos(lat) * cos(lon), cos(lat) * sin(lon), sin(lat)])


def cross(a, b):
    return matrix([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def angle(a, b):
    c = cross(a, b)
    return atan2(sqrt(dot(c, c)), dot(a, b))


def north_east(lat, lon):
    lat, lon = radians(lat), radians(lon)
    return matrix([-sin(lat) * cos(lon), -sin(lat) * sin(lon), cos(lat)]), matrix([-sin(lon), cos(lon), mpf(0)])


def bearing(lat1, lon1, lat2, lon2):
    north, east = north_east(lat1, lon1)
    to = place(lat2, lon2)
    return degrees(atan2(dot(to, east), dot(to, north))) % 360


def destination(lat, lon, d, b):
    north, east = north_east(lat, lon)
    way = north * cos(radians(b)) + east * sin(radians(b))
    return place(lat, lon) * cos(d / EARTH) + way * sin(d / EARTH)


def off_track(lat, lon, lat1, lon1, lat2, lon2):
    normal = cross(place(lat1, lon1), place(lat2, lon2))
    return -EARTH * asin(dot(normal, place(lat, lon)) / sqrt(dot(normal, normal)))


def haversine(x):
    return (1 - cos(radians(x))) / 2


def ellipse(lat):
    """The point of the meridian's ellipse whose normal has the latitude."""
    reduced = atan2(B * sin(radians(lat)), A * cos(radians(lat)))
    return A * cos(reduced), B * sin(reduced)


def curvature_radius(lat):
    """Of the meridian, as (x'² + y'²)^(3/2) / |x'y'' - y'x''| of the ellipse by its parameter."""
    u = atan2(B * sin(radians(lat)), A * cos(radians(lat)))
    return (A**2 * sin(u)**2 + B**2 * cos(u)**2)**mpf("1.5") / (A * B)


def geodesic(lat1, lon1, lat2, lon2):
    """C. F. F. Karney, Algorithms for geodesics, J. Geodesy 87, 2013, eqs. 7 and 8 by quadrature; the azimuth by
    bisection."""
    u, w = (atan2((1 - F) * sin(radians(x)), cos(radians(x))) for x in (lat1, lat2))
    wanted = fabs(radians((lon2 - lon1 + 180) % 360 - 180))
    if fabs(w) > fabs(u):
        u, w = w, u
    if u > 0:
        u, w = -u, -w
    prime = sqrt(A**2 / B**2 - 1)

    def solved(azimuth):
        s0 = sin(azimuth) * cos(u)
        c0 = sqrt(cos(azimuth)**2 + sin(azimuth)**2 * sin(u)**2)
        k = prime * c0
        c2 = sqrt(max(0, cos(azimuth)**2 * cos(u)**2 + cos(w)**2 - cos(u)**2)) / cos(w)
        s = [atan2(sin(u), cos(azimuth) * cos(u)), atan2(sin(w), c2 * cos(w))]
        o = [atan2(s0 * sin(x), cos(x)) for x in s]
        integral = quad(lambda x: (2 - F) / (1 + (1 - F) * sqrt(1 + k**2 * sin(x)**2)), s)
        return o[1] - o[0] - F * s0 * integral, B * quad(lambda x: sqrt(1 + k**2 * sin(x)**2), s)

    if wanted == 0:
        return fabs(quad(lambda x: sqrt(A**2 * sin(x)**2 + B**2 * cos(x)**2), [u, w]))
    if u == 0 and w == 0:
        return A * wanted
    low, high = mpf(0), mp.pi
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if solved(middle)[0] < wanted else (low, middle)
    return solved((low + high) / 2)[1]


LINES = [
    "0, 0, 0, 90", "50.0663889, -5.7147222, 58.6438889, -3.07", "52.5, 13.4, 40.7, -74", "-33.9, 151.2, 35.7, 139.7"
]
check("geodesy", "haversine", haversine, ["60", "180", "0", "1e-6"])
check("geodesy", "haversineBetween", lambda *p: (1 - dot(place(p[0], p[1]), place(p[2], p[3]))) / 2,
      LINES + ["10, 20, 10, 20 => 0", "90.5, 0, 0, 0 => error", "0, 0, -91, 0 => error"])
check(
    "geodesy", "greatCircleDistance", lambda *p: EARTH * angle(place(p[0], p[1]), place(p[2], p[3])), LINES + [
        "0, 0, 90, 0", "0, 0, 0, 180", "10, 20, 10, 20 => 0", "48, 11, 48.00390625, 11", "90.5, 0, 0, 0 => error",
        "0, 0, -91, 0 => error"
    ], "1e-10")
check("geodesy", "initialBearing", bearing,
      LINES + ["0, 0, 10, 0", "10, 10, -20, -30", "90.5, 0, 0, 0 => error", "0, 0, -91, 0 => error"], "1e-12")
check("geodesy", "destinationLatitude", lambda lat, d, b: degrees(asin(destination(lat, mpf(0), d, b)[2])),
      ["53.32055556, 124800, 96.02166667", "0, 1e6, 0", "-40, 5e6, 200", "91, 1, 1 => error", "0, -1, 1 => error"],
      "1e-12")
check("geodesy", "destinationLongitude", lambda *p: degrees(atan2(destination(*p)[1],
                                                                  destination(*p)[0])),
      [
          "53.32055556, -1.72972222, 124800, 96.02166667", "0, 179, 1e6, 90", "-40, -170, 5e6, 200",
          "91, 0, 1, 1 => error", "0, 0, -1, 1 => error"
      ], "1e-12")
check("geodesy", "crossTrackDistance", off_track, [
    "53.2611, -0.7972, 53.3206, -1.7297, 53.1887, 0.1334", "1, 5, 0, 0, 0, 10", "-1, 5, 0, 0, 0, 10",
    "91, 0, 1, 1, 2, 2 => error"
], "1e-10")
check("geodesy", "mercatorLatitude", lambda lat: ln(tan(pi / 4 + radians(lat) / 2)),
      ["45", "-60", "89.9", "90 => error", "-90 => error", "100 => error"], "1e-12")
value("geodesy", "polarRadius", lambda: B, [""])
value("geodesy", "eccentricitySquared", lambda: 1 - (B / A)**2, [""])
check("geodesy", "meridianRadius", curvature_radius, ["0", "45", "90", "-30", "90.5 => error", "-91 => error"])
check("geodesy", "normalRadius", lambda lat: A**2 / sqrt((A * cos(radians(lat)))**2 + (B * sin(radians(lat)))**2),
      ["0", "45", "90", "-30", "90.5 => error", "-91 => error"])
check("geodesy", "geocentricRadius", lambda lat: mp.hypot(*ellipse(lat)),
      ["0", "45", "90", "-30", "90.5 => error", "-91 => error"])
check("geodesy", "geocentricLatitude", lambda lat: degrees(atan2(*reversed(ellipse(lat)))),
      ["45", "-30", "89", "0", "90.5 => error", "-91 => error"])
check("geodesy", "reducedLatitude", lambda lat: degrees(acos(ellipse(lat)[0] / A)),
      ["45", "30", "89", "90.5 => error", "-91 => error"])
check(
    "geodesy", "normalGravity", lambda lat: mpf("9.7803253359") *
    (1 + mpf("0.00193185265241") * sin(radians(lat))**2) * B / A / sqrt(((B / A) * cos(radians(lat)))**2 + (
        (B / A)**2 * sin(radians(lat)))**2), ["0", "45", "90", "-52", "90.5 => error", "-91 => error"])
check("geodesy", "horizonDistance", lambda z: sqrt((EARTH + z)**2 - EARTH**2), ["0", "1.8", "10000", "-1 => error"])


def rhumb(lat1, lon1, lat2, lon2):
    """The course and its length by the integral of the secant of latitude."""
    stretch = quad(lambda x: 1 / cos(x), [radians(lat1), radians(lat2)])
    l = radians((lon2 - lon1 + 180) % 360 - 180)
    course = atan2(l, stretch)
    return degrees(course) % 360, EARTH * (fabs(l) * cos(radians(lat1)) if lat1 == lat2 else radians(lat2 - lat1) /
                                           cos(course))


COURSES = [
    "51.127, 1.338, 50.964, 1.853", "50.0663889, -5.7147222, 58.6438889, -3.07", "60, 0, 60, 10", "-30, 170, 30, -170",
    "90, 0, 60, 10 => error", "0, 0, -95, 10 => error"
]
check("geodesy", "rhumbBearing", lambda *p: rhumb(*p)[0], COURSES, "1e-11")
check("geodesy", "rhumbDistance", lambda *p: rhumb(*p)[1], COURSES, "1e-10")
check("geodesy", "longitudeBetween", lambda a, b: (b - a + 180) % 360 - 180, ["170, -170", "10, 20", "-100, 200"])
check("geodesy", "utmZone", lambda lon: floor((lon + 180) / 6) % 60 + 1,
      ["2.3522", "-180", "179.99", "180", "-74", "366"])
check("geodesy", "utmMeridian", lambda z: -180 + 6 * z - 3,
      ["1", "31", "60", "0 => error", "61 => error", "1.5 => error"])
check("geodesy", "utmEasting", None, ["85, 3, 31 => error", "-81, 3, 31 => error", "48, 20, 31 => error"])
check("geodesy", "utmNorthing", None, ["85, 3, 31 => error", "-81, 3, 31 => error", "48, 20, 31 => error"])
for name, point in (("ecefX", "95, 0, 0"), ("ecefY", "-95, 0, 0"), ("ecefZ", "95, 0")):
    check("geodesy", name, None, [point + " => error"])
for name in ("ellipsoidBearing", "ellipsoidDistance"):
    check("geodesy", name, None, ["90.1, 0, 0, 0 => error", "0, 0, -91, 0 => error"])
check("geodesy", "ellipsoidLatitude", None, ["91, 1, 1 => error", "0, -1, 1 => error", "0, 3e7, 1 => error"])
check("geodesy", "ellipsoidLongitude", None, ["91, 0, 1, 1 => error", "0, 0, -1, 1 => error"])
check(
    "geodesy", "ellipsoidDistance", geodesic, LINES + [
        "-37.95103341666667, 144.42486788888888, -37.65282113888889, 143.92649552777777", "0, 0, 90, 0",
        "10, 20, 10, 20", "-60, 10, 70, 120"
    ], "1e-11")
