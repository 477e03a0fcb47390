// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let geodesy: String = ##"""
# Geodesy: distances, bearings and the shape of the Earth. Latitudes, longitudes and bearings are angles (52.5°, 13° 24′), north and east positive; plain
# numbers of them are in the angle unit. Lengths take any unit.

import "reckon:constants"

# Haversine of an angle: (1 - cos x)/2 without loss of digits for small angles. Range: all angles. Source: the identity sin²(x/2) = (1 - cos x)/2; after J.
# Inman, Navigation and Nautical Astronomy, 1835.
haversine(x: °) = sin(x/2)^2
> haversine(60°) = 0.25 ± 1e-16

# Haversine of the angle at the Earth's centre between two points (lat1, lon1) and (lat2, lon2). Range: latitudes of -90° to 90°.
# Source: R. W. Sinnott, Virtues of the Haversine, Sky and Telescope 68, 1984.
haversineBetween(lat1: °, lon1: °, lat2: °, lon2: °) = (
  haversine(lat2 - lat1) + cos(lat1)*cos(lat2)*haversine(lon2 - lon1)
  ) where -90° <= lat1 <= 90° and -90° <= lat2 <= 90° # latitudes
> haversineBetween(0°, 0°, 0°, 180°) = 1
> haversineBetween(91°, 0°, 0°, 0°) = error

# Great-circle distance on a sphere of the Earth's mean radius (up to 0.56 % off that on the ellipsoid). Range: latitudes of -90° to 90°.
# Source: R. W. Sinnott, Virtues of the Haversine, Sky and Telescope 68, 1984. The examples: a quarter and a half of the way round.
greatCircleDistance(lat1: °, lon1: °, lat2: °, lon2: °) = (
  2meanEarthRadius*rad(asin(min(1, √haversineBetween(lat1, lon1, lat2, lon2))))
  ) where -90° <= lat1 <= 90° and -90° <= lat2 <= 90° # latitudes
> greatCircleDistance(0°, 0°, 90°, 0°) = 10007557.176093187 m ± 1e-8%
> greatCircleDistance(0°, 0°, 0°, 180°) = 20015114.352186374 m ± 1e-8%
> greatCircleDistance(50.0663889°, -5.7147222°, 58.6438889°, -3.07°) = 968854.88034175249 m ± 1e-8%
> greatCircleDistance(0°, 0°, 91°, 0°) = error

# Bearing, from north over east (0° to 360°), in which the great circle leaves the first point. Range: latitudes of -90° to 90°.
# Source: spherical trigonometry; after W. M. Smart, Textbook on Spherical Astronomy.
initialBearing(lat1: °, lon1: °, lat2: °, lon2: °) = (
  (mod(atan2(sin(lon2 - lon1)*cos(lat2), cos(lat1)*sin(lat2) - sin(lat1)*cos(lat2)*cos(lon2 - lon1)), 360°) to °)
  ) where -90° <= lat1 <= 90° and -90° <= lat2 <= 90° # latitudes
> initialBearing(0°, 0°, 0°, 90°) = 90°
> initialBearing(0°, 0°, 10°, 0°) = 0°
> initialBearing(50.0663889°, -5.7147222°, 58.6438889°, -3.07°) = 9.1198180267947035° ± 1e-10%
> initialBearing(-91°, 0°, 0°, 0°) = error

# Latitude reached on the sphere from (lat, lon) after a distance in direction b. Range: latitudes of -90° to 90°, distance ≥ 0. Source: as above.
destinationLatitude(lat: °, distance: m, b: °) = (
  (asin(sin(lat)*cos(distance/meanEarthRadius*(1 rad)) + cos(lat)*sin(distance/meanEarthRadius*(1 rad))*cos(b)) to °)
  ) where -90° <= lat <= 90° and distance >= 0 m # latitudes
> destinationLatitude(53.32055556°, 124800 m, 96.02166667°) = 53.188269755789352° ± 1e-10%
> destinationLatitude(0°, -1 m, 0°) = error

# Longitude (-180° to 180°) reached on the sphere from (lat, lon) after a distance in direction b. Range and source: as above.
destinationLongitude(lat: °, lon: °, distance: m, b: °) = (
  (mod(lon + 180° + atan2(
  sin(b)*sin(distance/meanEarthRadius*(1 rad))*cos(lat),
  cos(distance/meanEarthRadius*(1 rad)) - sin(lat)*sin(destinationLatitude(lat, distance, b))), 360°) - 180° to °)
  ) where -90° <= lat <= 90° and distance >= 0 m # latitudes
> destinationLongitude(53.32055556°, -1.72972222°, 124800 m, 96.02166667°) = 0.13327439416104014° ± 1e-10%

# Distance of a point from the great circle through two others, positive on its right. Range: latitudes of -90° to 90°. Source: as above.
crossTrackDistance(lat: °, lon: °, lat1: °, lon1: °, lat2: °, lon2: °) = (
  meanEarthRadius*rad(asin(
  sin(greatCircleDistance(lat1, lon1, lat, lon)/meanEarthRadius*(1 rad))
  * sin(initialBearing(lat1, lon1, lat, lon) - initialBearing(lat1, lon1, lat2, lon2))))
  ) where -90° <= lat <= 90° and -90° <= lat1 <= 90° and -90° <= lat2 <= 90° # latitudes
> crossTrackDistance(53.2611°, -0.7972°, 53.3206°, -1.7297°, 53.1887°, 0.1334°) = -307.54999384479561 m ± 1e-8%

# Mercator's latitude: the ordinate of his projection over the radius. Range: latitudes between -90° and 90°.
# Source: G. Mercator, 1569, as ln tan(π/4 + φ/2); after J. P. Snyder, Map Projections, USGS Professional Paper 1395, 1987.
mercatorLatitude(lat: °) = (
  atanh(sin(lat))
  ) where -90° < lat < 90° # latitudes, without the poles
> mercatorLatitude(0°) = 0
> mercatorLatitude(45°) = 0.88137358701954303 ± 1e-10%
> mercatorLatitude(90°) = error

# Semi-major axis of WGS 84. Source: NIMA TR8350.2, 3rd edition, 2000.
equatorialRadius = 6378137 m

# Flattening of WGS 84. Source: NIMA TR8350.2, 3rd edition, 2000.
flattening = 1/298.257223563

# Semi-minor axis of WGS 84. Source: NIMA TR8350.2, 3rd edition, 2000, has 6356752.3142.
polarRadius = equatorialRadius*(1 - flattening)
> polarRadius = 6356752.3142 m ± 0.00005 m

# Square of the first eccentricity of WGS 84. Source: NIMA TR8350.2, 3rd edition, 2000, has 6.69437999014e-3.
eccentricitySquared = flattening*(2 - flattening)
> eccentricitySquared = 6.69437999014e-3 ± 5e-15

# Radius of curvature along the meridian at a latitude. Range: -90° to 90°.
# Source: after B. Hofmann-Wellenhof, H. Moritz, Physical Geodesy, 2nd edition, 2006.
meridianRadius(lat: °) = equatorialRadius*(1 - eccentricitySquared)/(1 - eccentricitySquared*sin(lat)^2)^1.5 where -90° <= lat <= 90° # latitudes
> meridianRadius(0°) = 6335439.32729282 m ± 1e-11%
> meridianRadius(45°) = 6367381.8156195489 m ± 1e-11%
> meridianRadius(95°) = error

# Radius of curvature across the meridian at a latitude. Range and source: as above.
normalRadius(lat: °) = equatorialRadius/√(1 - eccentricitySquared*sin(lat)^2) where -90° <= lat <= 90° # latitudes
> normalRadius(0°) = 6378137 m
> normalRadius(45°) = 6388838.290121148 m ± 1e-11%

# Distance of the ellipsoid from the Earth's centre at a geodetic latitude. Range and source: as above.
geocentricRadius(lat: °) = √(((equatorialRadius²*cos(lat))^2 + (polarRadius²*sin(lat))^2)/((equatorialRadius*cos(lat))^2 + (polarRadius*sin(lat))^2)) where -90° <= lat <= 90° # latitudes
> geocentricRadius(0°) = 6378137 m ± 1e-8 m
> geocentricRadius(45°) = 6367489.5438634651 m ± 1e-11%

# Geocentric and reduced latitude of a geodetic latitude. Range and source: as above.
geocentricLatitude(lat: °) = (atan2((1 - eccentricitySquared)*sin(lat), cos(lat)) to °) where -90° <= lat <= 90° # latitudes
# As described for geocentricLatitude above, with the same range and source.
reducedLatitude(lat: °) = (atan2((1 - flattening)*sin(lat), cos(lat)) to °) where -90° <= lat <= 90° # latitudes
> reducedLatitude(90°) = 90°
> geocentricLatitude(90°) = 90°
> geocentricLatitude(45°) = 44.807576784018037° ± 1e-11%

# Normal gravity at a latitude on the ellipsoid. Range: -90° to 90°.
# Source: C. Somigliana, 1929; NIMA TR8350.2, 3rd edition, eq. 4-1, whose values at equator and pole are the examples.
normalGravity(lat: °) = 9.7803253359 m/s^2*(1 + 0.00193185265241sin(lat)^2)/√(1 - eccentricitySquared*sin(lat)^2) where -90° <= lat <= 90° # latitudes
> normalGravity(0°) = 9.7803253359 m/s^2
> normalGravity(90°) = 9.8321849378 m/s^2 ± 1e-9 m/s^2
> normalGravity(45°) = 9.8061977693732377 m/s^2 ± 1e-11%
> normalGravity(95°) = error

# Distance of the horizon from an eye at a height above a sphere of the Earth's mean radius, without refraction. Range: height ≥ 0. Source: the theorem of
# Pythagoras.
horizonDistance(height: m) = √(height*(2meanEarthRadius + height)) where height >= 0 m # a height of 0 or more
> horizonDistance(0 m) = 0 m
> horizonDistance(1.8 m) = 4789.1162876923337 m ± 1e-11%
> horizonDistance(-1 m) = error

# The angle between two longitudes (-180° to 180°). Range: all angles. Source: the remainder of a full turn.
longitudeBetween(lon1: °, lon2: °) = (mod(lon2 - lon1 + 180°, 360°) - 180° to °)
> longitudeBetween(170°, -170°) = 20°

# Bearing (0° to 360°) and length of the rhumb line between two points on a sphere of the Earth's mean radius.
# Range: latitudes between -90° and 90°. Source: G. Mercator, 1569: the course is straight on his map.
rhumbBearing(lat1: °, lon1: °, lat2: °, lon2: °) = (mod(atan2(longitudeBetween(lon1, lon2)/(1 rad), mercatorLatitude(lat2) - mercatorLatitude(lat1)), 360°) to °)
# As described for rhumbBearing above, with the same range and source.
rhumbScale(lat1: °, lat2: °) = (
  if(abs(lat2 - lat1) < 1e-6°, cos((lat1 + lat2)/2), (lat2 - lat1)/(1 rad)/(mercatorLatitude(lat2) - mercatorLatitude(lat1))))
# As described for rhumbBearing above, with the same range and source.
rhumbDistance(lat1: °, lon1: °, lat2: °, lon2: °) = (
  meanEarthRadius*hypot(
  (lat2 - lat1)/(1 rad), rhumbScale(lat1, lat2)*(longitudeBetween(lon1, lon2)/(1 rad)))
  ) where -90° < lat1 < 90° and -90° < lat2 < 90° # latitudes
> rhumbBearing(51.127°, 1.338°, 50.964°, 1.853°) = 116.72185980258775° ± 1e-9%
> rhumbDistance(60°, 0°, 60°, 10°) = 555975.39867184373 m ± 1e-9%
> rhumbDistance(50.0663889°, -5.7147222°, 58.6438889°, -3.07°) = 968911.76574246091 m ± 1e-9%
> rhumbDistance(90°, 0°, 60°, 10°) = error

# Coordinates from the Earth's centre: x towards 0° on the equator, y towards 90° east, z towards the north pole; the height is that over the ellipsoid.
# Range: latitudes of -90° to 90°, heights above the centre. Source: after NIMA TR8350.2, 3rd edition, 2000; EPSG:4978.
ecefX(lat: °, lon: °, height: m) = (
  (normalRadius(lat) + height)*cos(lat)*cos(lon)
  ) where -90° <= lat <= 90° and height > -6300000 m # latitudes, EPSG:4978
# As described for ecefX above, with the same range and source.
ecefY(lat: °, lon: °, height: m) = (
  (normalRadius(lat) + height)*cos(lat)*sin(lon)
  ) where -90° <= lat <= 90° and height > -6300000 m # latitudes, EPSG:4978
# As described for ecefX above, with the same range and source.
ecefZ(lat: °, height: m) = (
  (normalRadius(lat)*(1 - eccentricitySquared) + height)*sin(lat)
  ) where -90° <= lat <= 90° and height > -6300000 m # latitudes, EPSG:4978
> ecefX(0°, 0°, 0 m) = 6378137 m
> ecefZ(90°, 0 m) = 6356752.3142 m ± 0.00005 m
> ecefX(48.8566°, 2.3522°, 35 m) = 4200937.804351204 m ± 1e-11%
> ecefY(48.8566°, 2.3522°, 35 m) = 172560.72143257968 m ± 1e-10%
> ecefZ(48.8566°, 35 m) = 4780107.699250484 m ± 1e-11%
> ecefX(95°, 0°, 0 m) = error

# Third flattening, (a - b)/(a + b). Source: f/(2 - f); after Karney, 2011.
thirdFlattening = flattening/(2 - flattening)
> thirdFlattening = 0.00167922038638370 ± 1e-11%

# Coefficients of the transverse Mercator projection: a series of the third flattening n to the fourth order, good to a micrometre.
# Source: L. Krüger, 1912; after C. F. F. Karney, Transverse Mercator with an accuracy of a few nanometers, J. Geodesy 85, 2011.
krugerRadius = equatorialRadius/(1 + thirdFlattening)*(1 + thirdFlattening²/4 + thirdFlattening^4/64)
# As described for krugerRadius above, with the same range and source.
kruger1 = thirdFlattening/2 - 2thirdFlattening²/3 + 5thirdFlattening³/16 + 41thirdFlattening^4/180
# As described for krugerRadius above, with the same range and source.
kruger2 = 13thirdFlattening²/48 - 3thirdFlattening³/5 + 557thirdFlattening^4/1440
# As described for krugerRadius above, with the same range and source.
kruger3 = 61thirdFlattening³/240 - 103thirdFlattening^4/140
# As described for krugerRadius above, with the same range and source.
kruger4 = 49561thirdFlattening^4/161280

# The conformal latitude's tangent, and the projection's two angles on the sphere, in radians. Range: as for utmEasting, which they are steps
# of. Source: Karney, 2011, as above.
conformalSine(lat: °) = tanh(atanh(sin(lat)) - √eccentricitySquared*atanh(√eccentricitySquared*sin(lat)))
# As described for conformalSine above, with the same range and source.
conformalTangent(lat: °) = sinh(atanh(sin(lat)) - √eccentricitySquared*atanh(√eccentricitySquared*sin(lat)))
# As described for conformalSine above, with the same range and source.
transverseXi(lat: °, l: °) = rad(atan2(conformalTangent(lat), cos(l)))
# As described for conformalSine above, with the same range and source.
transverseEta(lat: °, l: °) = asinh(sin(l)/hypot(conformalTangent(lat), cos(l)))

# Northing over the equator and easting over the middle meridian, of unit scale, of those angles in radians.
# Range and source: as for utmEasting, which they are steps of.
transverseNorthing(ξ, η) = krugerRadius*(
  ξ + kruger1*sin(deg(2ξ))*cosh(2η) + kruger2*sin(deg(4ξ))*cosh(4η) + kruger3*sin(deg(6ξ))*cosh(6η) + kruger4*sin(deg(8ξ))*cosh(8η))
# As described for transverseNorthing above, with the same range and source.
transverseEasting(ξ, η) = krugerRadius*(
  η + kruger1*cos(deg(2ξ))*sinh(2η) + kruger2*cos(deg(4ξ))*sinh(4η) + kruger3*cos(deg(6ξ))*sinh(6η) + kruger4*cos(deg(8ξ))*sinh(8η))

# Zone of the Universal Transverse Mercator grid of a longitude, 1 to 60, without the exceptions of Norway and Svalbard, and its middle meridian.
# Range: all longitudes; zones 1 to 60. Source: NGA.SIG.0012, The Universal Grids and the Transverse Mercator and Polar Stereographic Map Projections, 2014.
utmZone(lon: °) = floor(mod(lon + 180°, 360°)/(6 deg)) + 1
# As described for utmZone above, with the same range and source.
utmMeridian(zone) = (
  (6zone - 183)*(1 deg)
  ) where 1 <= zone <= 60 and zone == floor(zone) # zones of UTM
> utmZone(2.3522°) = 31
> utmZone(-74°) = 18
> utmMeridian(31) = 3°
> utmMeridian(61) = error

# Easting and northing of a point in a zone of the Universal Transverse Mercator grid; southern northings are over 10,000 km.
# Range: latitudes of -80° to 84°, within 9° of the zone's meridian. Source: NGA.SIG.0012, 2014, with Krüger's series; PROJ has the same.
utmEasting(lat: °, lon: °, zone) = 500000 m + 0.9996transverseEasting(
  transverseXi(lat, longitudeBetween(utmMeridian(zone), lon)), transverseEta(lat, longitudeBetween(utmMeridian(zone), lon))
  ) where -80 <= lat <= 84 and abs(longitudeBetween(utmMeridian(zone), lon)) <= 9° # UTM, NGA.SIG.0012
# As described for utmEasting above, with the same range and source.
utmNorthing(lat: °, lon: °, zone) = if(lat < 0°, 10000000 m, 0 m) + 0.9996transverseNorthing(
  transverseXi(lat, longitudeBetween(utmMeridian(zone), lon)), transverseEta(lat, longitudeBetween(utmMeridian(zone), lon))
  ) where -80 <= lat <= 84 and abs(longitudeBetween(utmMeridian(zone), lon)) <= 9° # UTM, NGA.SIG.0012
> utmEasting(0°, 3°, 31) = 500000 m
> utmNorthing(0°, 3°, 31) = 0 m
> utmEasting(48.8566, 2.3522, utmZone(2.3522°)) = 452482.5327026278 m ± 1e-10%
> utmNorthing(48.8566, 2.3522, utmZone(2.3522°)) = 5411717.1768689 m ± 1e-10%
> utmNorthing(-33.8568°, 151.2153°, 56) = 6252288.752888294 m ± 1e-10%
> utmEasting(85°, 2°, 31) = error
> utmEasting(48°, 20°, 31) = error

# The parameter ε of a geodesic whose azimuth at the equator has the cosine q.
# Source of all that follows: C. F. F. Karney, Algorithms for geodesics, J. Geodesy 87, 2013; this is eq. 16. Range: this and the next as for
# ellipsoidDistance and ellipsoidLatitude, which they are steps of.
geodesicExcess(q) = q²*eccentricitySquared/(1 - eccentricitySquared)
# As described for geodesicExcess above, with the same range and source.
geodesicParameter(q) = geodesicExcess(q)/(2(1 + √(1 + geodesicExcess(q))) + geodesicExcess(q))

# Karney's eqs. 17 and 18: the integral of distance over the angle s on the auxiliary sphere, in radians, over A1. Source: as above.
distanceFactor(ε) = (1 + ε²/4 + ε^4/64 + ε^6/256)/(1 - ε)
# As described for distanceFactor above, with the same range and source.
distanceAngle(ε, s: °) = (s/(1 rad)
  + ε*(-1/2 + ε²*(3/16 - ε²/32))*sin(2s) + ε²*(-1/16 + ε²*(1/32 - 9ε²/2048))*sin(4s) + ε³*(-1/48 + 3ε²/256)*sin(6s)
  + ε^4*(-5/512 + 3ε²/512)*sin(8s) - 7ε^5/1280*sin(10s) - 7ε^6/2048*sin(12s))

# His eq. 21: the angle whose integral over A1 is t. Source: as above.
distanceInverse(ε, t: °) = t + (1 rad)*(
  ε*(1/2 + ε²*(-9/32 + 205ε²/1536))*sin(2t) + ε²*(5/16 + ε²*(-37/96 + 1335ε²/4096))*sin(4t) + ε³*(29/96 - 75ε²/128)*sin(6t)
  + ε^4*(539/1536 - 2391ε²/2560)*sin(8t) + 3467ε^5/7680*sin(10t) + 38081ε^6/61440*sin(12t))

# His eqs. 24 and 25: the integral of longitude over the angle s, over A3, with the third flattening n. Source: as above.
longitudeFactor(ε, n) = 1 - ((1 - n)/2 + ((2 + n - 3n²)/8 + ((1 + 3n + n²)/16 + ((3 + 2n)/64 + 3ε/128)*ε)*ε)*ε)*ε
# As described for longitudeFactor above, with the same range and source.
longitudeAngle(ε, n, s: °) = s + (1 rad)*(
  ((1 - n)/4 + ((1 - n²)/8 + ((3 + 3n - n²)/64 + ((5 + 2n)/128 + 3ε/128)*ε)*ε)*ε)*ε*sin(2s)
  + ((2 - 3n + n²)/32 + ((3 - 2n - 3n²)/64 + ((3 + n)/128 + 5ε/256)*ε)*ε)*ε²*sin(4s)
  + ((5 - 9n + 5n²)/192 + ((9 - 10n)/384 + 7ε/512)*ε)*ε³*sin(6s) + ((7 - 14n)/512 + 7ε/512)*ε^4*sin(8s) + 21ε^5/2560*sin(10s))

# Cosine of a reduced latitude, not quite 0 at the poles, so that they have all longitudes. Source: as above.
geodesicCosine(u: °) = max(cos(u), 1e-17)

# The geodesic that leaves the reduced latitude u at the azimuth a: sine and cosine of its azimuth at the equator (eq. 5), and the angle from there.
# Source: as above.
equatorSine(a: °, u: °) = sin(a)*geodesicCosine(u)
# As described for equatorSine above, with the same range and source.
equatorCosine(a: °, u: °) = hypot(cos(a), sin(a)*sin(u))
# As described for equatorSine above, with the same range and source.
geodesicStart(a: °, u: °) = (atan2(sin(u), cos(a)*geodesicCosine(u)) to °)

# Where it meets the reduced latitude w, not farther from the equator than u: its northward part there (eq. 45), and its angle from the equator.
# Source: as above.
geodesicNorthward(a: °, u: °, w: °) = √((cos(a)*geodesicCosine(u))^2 + max(0, if(cos(u) < abs(sin(u)),
  (cos(w) - cos(u))*(cos(w) + cos(u)), (sin(u) - sin(w))*(sin(u) + sin(w)))))
# As described for geodesicNorthward above, with the same range and source.
geodesicEnd(a: °, u: °, w: °) = (atan2(sin(w), geodesicNorthward(a, u, w)) to °)

# Difference of longitude of its two points (eqs. 8 and 12), and its length (eq. 7). Source: as above.
sphereLongitude(a: °, u: °, w: °) = (
  atan2(equatorSine(a, u)*sin(w), geodesicNorthward(a, u, w)) - atan2(equatorSine(a, u)*sin(u), cos(a)*geodesicCosine(u)) to °)
# As described for sphereLongitude above, with the same range and source.
longitudeIntegral(ε, s: °, t: °) = longitudeFactor(ε, thirdFlattening)*(longitudeAngle(ε, thirdFlattening, t) - longitudeAngle(ε, thirdFlattening, s))
# As described for sphereLongitude above, with the same range and source.
geodesicLongitudes(a: °, u: °, w: °) = sphereLongitude(a, u, w) - flattening*equatorSine(a, u)*longitudeIntegral(
  geodesicParameter(equatorCosine(a, u)), geodesicStart(a, u), geodesicEnd(a, u, w))
# As described for sphereLongitude above, with the same range and source.
distanceIntegral(ε, s: °, t: °) = polarRadius*distanceFactor(ε)*(distanceAngle(ε, t) - distanceAngle(ε, s))
# As described for sphereLongitude above, with the same range and source.
geodesicLength(a: °, u: °, w: °) = distanceIntegral(geodesicParameter(equatorCosine(a, u)), geodesicStart(a, u), geodesicEnd(a, u, w))

# The azimuth between low and high whose geodesic comes from u to w over a difference l of longitude, by halving the interval `steps` times: the longitude grows
# with the azimuth where u is in the south and w not farther from the equator, also for points that are nearly opposite each other. Source: as above.
geodesicAzimuth(low: °, high: °, u: °, w: °, l: °, steps) = if(steps <= 0, (low + high)/2,
  if(geodesicLongitudes((low + high)/2, u, w) < l, geodesicAzimuth((low + high)/2, high, u, w, l, steps - 1),
     geodesicAzimuth(low, (low + high)/2, u, w, l, steps - 1)))

# The two reduced latitudes in that order and with those signs: the first the farther from the equator, in the south. Source: as above.
fartherLatitude(lat1: °, lat2: °) = -reducedLatitude(max(abs(lat1), abs(lat2), 1e-13°))
# As described for fartherLatitude above, with the same range and source.
nearerLatitude(lat1: °, lat2: °) = (
  if(abs(lat1) >= abs(lat2), if(lat1 < 0°, 1, -1)*reducedLatitude(lat2), if(lat2 < 0°, 1, -1)*reducedLatitude(lat1)))

# The azimuth there of the shortest line between two points, a difference l of longitude apart. Source: as above.
shortestAzimuth(lat1: °, lat2: °, l: °) = geodesicAzimuth(0°, 180°, fartherLatitude(lat1, lat2), nearerLatitude(lat1, lat2), l, 64)

# Length of the shortest line on the ellipsoid WGS 84, within a micrometre, also between points that are nearly opposite each other.
# Range: latitudes of -90° to 90°. Source: Karney, 2013, solved by bisection.
# The first example is that of Geoscience Australia, from Flinders Peak to Buninyong, 54972.271 m; the last ones are of GeographicLib.
ellipsoidDistance(lat1: °, lon1: °, lat2: °, lon2: °) = (
  if(lat1 == 0° and lat2 == 0° and abs(longitudeBetween(lon1, lon2)) <= 180°*(1 - flattening), equatorialRadius*(abs(longitudeBetween(lon1, lon2))/(1 rad)),
     geodesicBetween(fartherLatitude(lat1, lat2), nearerLatitude(lat1, lat2), shortestAzimuth(lat1, lat2, abs(longitudeBetween(lon1, lon2)))))
  ) where -90° <= lat1 <= 90° and -90° <= lat2 <= 90° # latitudes
# As described for ellipsoidDistance above, with the same range and source.
geodesicBetween(u: °, w: °, a: °) = geodesicLength(a, u, w)
> ellipsoidDistance(-37.95103341666667°, 144.42486788888888°, -37.65282113888889°, 143.92649552777777°) = 54972.271 m ± 0.001 m
> ellipsoidDistance(0°, 0°, 90°, 0°) = 10001965.729 m ± 0.001 m
> ellipsoidDistance(0°, 0°, 0°, 90°) = 10018754.171394622 m ± 1e-10%
> ellipsoidDistance(52.5°, 13.4°, 40.7°, -74°) = 6403723.2623534485 m ± 1e-9%
> ellipsoidDistance(0°, 0°, 0.5°, 179.7°) = 19944127.420750458 m ± 1e-9%
> ellipsoidDistance(30°, 0°, -30°, 180°) = 20003931.458625447 m ± 1e-9%
> ellipsoidDistance(0°, 0°, 0°, 179.9°) = 20003008.42150941 m ± 1e-9%
> ellipsoidDistance(91°, 0°, 0°, 0°) = error

# The northward and eastward parts of the shortest line's azimuth at the first point, and the azimuth (0° to 360°), 0° where both points are one.
# Range and source: as above.
ellipsoidBearing(lat1: °, lon1: °, lat2: °, lon2: °) = (
  if(lat1 == 0° and lat2 == 0° and abs(longitudeBetween(lon1, lon2)) <= 180°*(1 - flattening), if(longitudeBetween(lon1, lon2) < 0°, 270 deg, 90 deg),
     azimuthOf(lat1, lat2, longitudeBetween(lon1, lon2), shortestAzimuth(lat1, lat2, abs(longitudeBetween(lon1, lon2))),
       fartherLatitude(lat1, lat2), nearerLatitude(lat1, lat2)))
  ) where -90° <= lat1 <= 90° and -90° <= lat2 <= 90° # latitudes
# As described for ellipsoidBearing above, with the same range and source.
azimuthNorth(lat1: °, lat2: °, a: °, u: °, w: °) = if(abs(lat1) >= abs(lat2), if(lat1 < 0°, 1, -1)*cos(a), if(lat2 < 0°, -1, 1)*geodesicNorthward(a, u, w)/geodesicCosine(w))
# As described for ellipsoidBearing above, with the same range and source.
azimuthEast(lat1: °, lat2: °, a: °, u: °, w: °) = if(abs(lat1) >= abs(lat2), sin(a), equatorSine(a, u)/geodesicCosine(w))
# As described for ellipsoidBearing above, with the same range and source.
azimuthOf(lat1: °, lat2: °, l: °, a: °, u: °, w: °) = (
  mod(atan2(if(l < 0°, -1, 1)*azimuthEast(lat1, lat2, a, u, w), azimuthNorth(lat1, lat2, a, u, w)), 360°) to °)
> ellipsoidBearing(-37.95103341666667°, 144.42486788888888°, -37.65282113888889°, 143.92649552777777°) = 306.868158° ± 2e-6°
> ellipsoidBearing(52.5°, 13.4°, 40.7°, -74°) = 296.0560735195196° ± 1e-9%
> ellipsoidBearing(40.7°, -74°, 52.5°, 13.4°) = 46.208049167769786° ± 1e-9%

# Where the geodesic ends that leaves (lat, lon) at the azimuth b, after a distance: its angle from the equator, latitude and longitude.
# Range: latitudes of -90° to 90°, distances of 0 m to half-way round. Source: Karney, 2013, eqs. 5 to 13 and 21.
ellipsoidLatitude(lat: °, distance: m, b: °) = (
  directLatitude(
  reducedLatitude(lat), b, directEnd(reducedLatitude(lat), b, distance))
  ) where -90° <= lat <= 90° and 0 m <= distance <= 20004000 m # latitudes, half-way round
# As described for ellipsoidLatitude above, with the same range and source.
directAngle(ε, s: °, distance: m) = distanceInverse(ε, (distanceAngle(ε, s) + distance/(polarRadius*distanceFactor(ε)))*(1 rad))
# As described for ellipsoidLatitude above, with the same range and source.
directEnd(u: °, b: °, distance: m) = directAngle(geodesicParameter(equatorCosine(b, u)), geodesicStart(b, u), distance)
# As described for ellipsoidLatitude above, with the same range and source.
directLatitude(u: °, b: °, s: °) = (
  atan2(equatorCosine(b, u)*sin(s), (1 - flattening)*hypot(equatorCosine(b, u)*cos(s), equatorSine(b, u))) to °)
# As described for ellipsoidLatitude above, with the same range and source.
directLongitude(u: °, b: °, s: °, t: °) = (
  (atan2(equatorSine(b, u)*sin(t), cos(t)) - atan2(equatorSine(b, u)*sin(s), cos(s)) to °)
  - flattening*equatorSine(b, u)*longitudeIntegral(geodesicParameter(equatorCosine(b, u)), s, t))
# As described for ellipsoidLatitude above, with the same range and source.
ellipsoidLongitude(lat: °, lon: °, distance: m, b: °) = (
  longitudeBetween(0°, lon + directLongitude(
  reducedLatitude(lat), b, geodesicStart(b, reducedLatitude(lat)), directEnd(reducedLatitude(lat), b, distance)
  ))
  ) where -90° <= lat <= 90° and 0 m <= distance <= 20004000 m # latitudes, half-way round
> ellipsoidLatitude(-37.95103341666667°, 54972.271 m, 306.868158°) = -37.652821138° ± 1e-8°
> ellipsoidLongitude(-37.95103341666667°, 144.42486788888888°, 54972.271 m, 306.868158°) = 143.926495528° ± 1e-8°
> ellipsoidLatitude(40.7°, 6403723 m, 45°) = 53.41642449616227° ± 1e-9%
> ellipsoidLongitude(40.7°, -74°, 6403723 m, 45°) = 14.141035995323108° ± 1e-9%
> ellipsoidLatitude(40.7°, -1 m, 45°) = error

"""##
}
