// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let structures: String = ##"""
# Structures: sections, beams, columns and stresses. Quantities take any units (300 mm, 8356 cm^4, 5 kN/m, 210 GPa); angles are angles (30°).

# Second moment of area of a rectangle about its middle. Range: width, depth ≥ 0. Source: the integral of y² over the section.
rectangleSecondMoment(width: m, depth: m) = (
  width*depth^3/12
  ) where width >= 0 m and depth >= 0 m # lengths of 0 or more
> rectangleSecondMoment(100 mm, 300 mm) = 2.25e8 mm^4 ± 1e-12%
> rectangleSecondMoment(0.1 m, 0.3 m) = 0.000225 m^4 ± 1e-18 m^4
> rectangleSecondMoment(-0.1 m, 0.3 m) = error

# Second moment of area of a circle. Range: diameter ≥ 0. Source: the integral of y² over the section.
circleSecondMoment(diameter: m) = π*diameter^4/64 where diameter >= 0 m # a length of 0 or more
> circleSecondMoment(5 cm) to cm^4 = 30.679615757712825 cm^4 ± 1e-11%
> circleSecondMoment(-1 m) = error

# Second moment of area of a tube of an outer diameter and wall. Range: diameter > 0, 0 ≤ wall ≤ diameter/2. Source: the integral of y² over the section.
tubeSecondMoment(diameter: m, wall: m) = (
  circleSecondMoment(diameter) - circleSecondMoment(diameter - 2wall)
  ) where diameter > 0 m and 0 m <= wall <= diameter/2 # a wall of half the diameter at most
> tubeSecondMoment(100 mm, 5 mm) = 1.6881151774523905e-6 m^4 ± 1e-11%
> tubeSecondMoment(0.1 m, 0.06 m) = error

# Second moment of area of an I section of a depth and width, with flanges and a web of a thickness, about its strong axis. Range: depth, width > 0, 0 <
# flange ≤ depth/2, 0 < web ≤ width. Source: the integral of y² over the section.
iSectionSecondMoment(depth: m, width: m, flange: m, web: m) = (
  (width*depth^3 - (width - web)*(depth - 2flange)^3)/12
  ) where depth > 0 m and width > 0 m and 0 m < flange <= depth/2 and 0 m < web <= width # flanges in the depth
> iSectionSecondMoment(300 mm, 150 mm, 10.7 mm, 7.1 mm) to cm^4 = 7998.9869463133333 cm^4 ± 1e-10%
> iSectionSecondMoment(0.3 m, 0.15 m, 0.16 m, 0.007 m) = error
> iSectionSecondMoment(0.3 m, 0.15 m, 0.01 m, 0.2 m) = error

# Deflection at the end of a cantilever of a length with a load there, of its modulus of elasticity and second moment of area. Range: length, elasticity,
# second > 0, deflections small against the length. Source: after Roark's Formulas for Stress and Strain, 8th edition, table 8.1.
cantileverEndLoad(load: N, length: m, elasticity: Pa, second: m^4) = (
  (load*length^3/(3elasticity*second) to m)
  ) where length > 0 m and elasticity > 0 Pa and second > 0 m^4 # Roark
> cantileverEndLoad(1 kN, 2 m, 200 GPa, 800 cm^4) to mm = 1.6666666666666667 mm ± 1e-11%
> cantileverEndLoad(1 kN, -2 m, 200 GPa, 800 cm^4) = error
> cantileverEndLoad(1 kN, 2 m, 0 GPa, 800 cm^4) = error

# Deflection at the end of a cantilever of a length under a load along it. Range: length, elasticity, second > 0, deflections small against the length.
# Source: after Roark's Formulas for Stress and Strain, 8th edition, table 8.1.
cantileverUniformLoad(load: N/m, length: m, elasticity: Pa, second: m^4) = (
  (load*length^4/(8elasticity*second) to m)
  ) where length > 0 m and elasticity > 0 Pa and second > 0 m^4 # Roark
> cantileverUniformLoad(1 kN/m, 2 m, 200 GPa, 800 cm^4) to mm = 1.25 mm ± 1e-11%
> cantileverUniformLoad(1 kN/m, -2 m, 200 GPa, 800 cm^4) = error
> cantileverUniformLoad(1 kN/m, 2 m, 0 Pa, 800 cm^4) = error

# Deflection in the middle of a simply supported beam of a length with a load there. Range: length, elasticity, second > 0, deflections small against the
# length. Source: after Roark's Formulas for Stress and Strain, 8th edition, table 8.1.
supportedCentreLoad(load: N, length: m, elasticity: Pa, second: m^4) = (
  (load*length^3/(48elasticity*second) to m)
  ) where length > 0 m and elasticity > 0 Pa and second > 0 m^4 # Roark
> supportedCentreLoad(10 kN, 4 m, 200 GPa, 2000 cm^4) to mm = 3.3333333333333333 mm ± 1e-11%
> supportedCentreLoad(1 kN, -2 m, 200 GPa, 800 cm^4) = error
> supportedCentreLoad(1 kN, 2 m, 0 Pa, 800 cm^4) = error

# Deflection in the middle of a simply supported beam of a length under a load along it. Range: length, elasticity, second > 0, deflections small against the
# length. Source: after Roark's Formulas for Stress and Strain, 8th edition, table 8.1.
supportedUniformLoad(load: N/m, length: m, elasticity: Pa, second: m^4) = (
  (5load*length^4/(384elasticity*second) to m)
  ) where length > 0 m and elasticity > 0 Pa and second > 0 m^4 # Roark
> supportedUniformLoad(5 kN/m, 6 m, 210 GPa, 8356 cm^4) to mm = 4.8083498598098885 mm ± 1e-11%
> supportedUniformLoad(1 kN/m, -2 m, 200 GPa, 800 cm^4) = error
> supportedUniformLoad(1 kN/m, 2 m, 0 Pa, 800 cm^4) = error

# Deflection in the middle of a beam of a length held fast at both ends under a load along it. Range: length, elasticity, second > 0, deflections small
# against the length. Source: after Roark's Formulas for Stress and Strain, 8th edition, table 8.1.
fixedUniformLoad(load: N/m, length: m, elasticity: Pa, second: m^4) = (
  (load*length^4/(384elasticity*second) to m)
  ) where length > 0 m and elasticity > 0 Pa and second > 0 m^4 # Roark
> fixedUniformLoad(5 kN/m, 6 m, 210 GPa, 8356 cm^4) to mm = 0.96166997196197771 mm ± 1e-11%
> fixedUniformLoad(1 kN/m, -2 m, 200 GPa, 800 cm^4) = error
> fixedUniformLoad(1 kN/m, 2 m, 0 Pa, 800 cm^4) = error

# Deflection at a place of a simply supported beam of a length with a load at a distance from the same end. Range: 0 ≤ distance ≤ length, 0 ≤ place ≤ length,
# length, elasticity, second > 0: the load is on the beam. Source: after Roark's Formulas for Stress and Strain, 8th edition, table 8.1.
supportedPointLoad(load: N, distance: m, length: m, place: m, elasticity: Pa, second: m^4) = (
  (if(place <= distance, load*(length - distance)*place*(length^2 - (length - distance)^2 - place^2)/(6elasticity*second*length),
     load*distance*(length - place)*(length^2 - distance^2 - (length - place)^2)/(6elasticity*second*length)) to m)
  ) where 0 m <= distance <= length and 0 m <= place <= length and length > 0 m and elasticity > 0 Pa and second > 0 m^4 # Roark
> supportedPointLoad(10 kN, 2 m, 4 m, 2 m, 200 GPa, 2000 cm^4) to mm = 3.3333333333333333 mm ± 1e-11%
> supportedPointLoad(10 kN, 1 m, 4 m, 3 m, 200 GPa, 2000 cm^4) to mm = 1.4583333333333333 mm ± 1e-11%
> supportedPointLoad(10 kN, 1 m, 4 m, 4 m, 200 GPa, 2000 cm^4) = 0 m
> supportedPointLoad(10 kN, 5 m, 4 m, 2 m, 200 GPa, 2000 cm^4) = error
> supportedPointLoad(10 kN, 1 m, 4 m, 5 m, 200 GPa, 2000 cm^4) = error

# Largest bending moment: of a cantilever with a load at the end and under a load along it, of a simply supported beam with a load in the middle and under one
# along it, and of a beam held fast at both ends under a load along it (at the ends), each of a length. Range: length > 0. Source: after Roark's Formulas for
# Stress and Strain, 8th edition, table 8.1.
cantileverEndMoment(load: N, length: m) = (load*length to N*m) where length > 0 m # Roark
# As described for cantileverEndMoment above, with the same range and source.
cantileverUniformMoment(load: N/m, length: m) = (load*length^2/2 to N*m) where length > 0 m # Roark
# As described for cantileverEndMoment above, with the same range and source.
supportedCentreMoment(load: N, length: m) = (load*length/4 to N*m) where length > 0 m # Roark
# As described for cantileverEndMoment above, with the same range and source.
supportedUniformMoment(load: N/m, length: m) = (load*length^2/8 to N*m) where length > 0 m # Roark
# As described for cantileverEndMoment above, with the same range and source.
fixedUniformMoment(load: N/m, length: m) = (load*length^2/12 to N*m) where length > 0 m # Roark
> cantileverEndMoment(1 kN, 2 m) = 2 kN m
> cantileverUniformMoment(1 kN/m, 2 m) = 2 kN m
> supportedCentreMoment(10 kN, 4 m) = 10 kN m
> supportedUniformMoment(5 kN/m, 6 m) = 22.5 kN m
> fixedUniformMoment(5 kN/m, 6 m) = 15 kN m
> supportedUniformMoment(5 kN/m, -6 m) = error

# Bending moment and shear force at a place of a simply supported beam of a length: under a load along it, and with a load at a distance from the same end.
# Range: 0 ≤ place ≤ length, 0 ≤ distance ≤ length, length > 0. Source: equilibrium; after Roark's Formulas for Stress and Strain, 8th edition, table 8.1.
uniformMomentAt(load: N/m, length: m, place: m) = (
  (load*place*(length - place)/2 to N*m)
  ) where length > 0 m and 0 m <= place <= length # equilibrium on the beam
# As described for uniformMomentAt above, with the same range and source.
uniformShearAt(load: N/m, length: m, place: m) = (
  (load*(length/2 - place) to N)
  ) where length > 0 m and 0 m <= place <= length # equilibrium on the beam
# As described for uniformMomentAt above, with the same range and source.
pointMomentAt(load: N, distance: m, length: m, place: m) = (
  (load*min((length - distance)*place, distance*(length - place))/length to N*m)
  ) where length > 0 m and 0 m <= distance <= length and 0 m <= place <= length # equilibrium on the beam
# As described for uniformMomentAt above, with the same range and source.
pointShearAt(load: N, distance: m, length: m, place: m) = (
  load*if(place < distance, length - distance, -distance)/length
  ) where length > 0 m and 0 m <= distance <= length and 0 m <= place <= length # equilibrium on the beam
> uniformMomentAt(5 kN/m, 6 m, 3 m) = 22.5 kN m
> uniformShearAt(5 kN/m, 6 m, 0 m) = 15 kN
> pointMomentAt(10 kN, 1 m, 4 m, 1 m) = 7.5 kN m
> pointShearAt(10 kN, 1 m, 4 m, 50 cm) = 7.5 kN
> pointShearAt(10 kN, 1 m, 4 m, 2 m) = -2.5 kN
> uniformMomentAt(5 kN/m, 6 m, 7 m) = error
> pointMomentAt(10 kN, 5 m, 4 m, 1 m) = error

# Section modulus: of a rectangle, a circle, a tube and an I section, as above, about the strong axis. Range: as for the second moments, depths above 0.
# Source: the second moment of area over half of the depth.
rectangleSectionModulus(width: m, depth: m) = rectangleSecondMoment(width, depth)/(depth/2) where width >= 0 m and depth > 0 m # a depth above 0
# As described for rectangleSectionModulus above, with the same range and source.
circleSectionModulus(diameter: m) = circleSecondMoment(diameter)/(diameter/2) where diameter > 0 m # a diameter above 0
# As described for rectangleSectionModulus above, with the same range and source.
tubeSectionModulus(diameter: m, wall: m) = tubeSecondMoment(diameter, wall)/(diameter/2)
# As described for rectangleSectionModulus above, with the same range and source.
iSectionModulus(depth: m, width: m, flange: m, web: m) = iSectionSecondMoment(depth, width, flange, web)/(depth/2)
> rectangleSectionModulus(100 mm, 300 mm) to cm^3 = 1500 cm^3 ± 1e-9 cm^3
> circleSectionModulus(50 mm) to cm^3 = 12.271846303085130 cm^3 ± 1e-11%
> tubeSectionModulus(100 mm, 5 mm) to cm^3 = 33.762303549047809 cm^3 ± 1e-11%
> iSectionModulus(300 mm, 150 mm, 10.7 mm, 7.1 mm) to cm^3 = 533.26579642088889 cm^3 ± 1e-10%
> rectangleSectionModulus(0.1 m, 0 m) = error

# Largest shear stress of a rectangular section under a shear force. Range: width, depth > 0. Source: after D. I. Zhuravskii: 3/2 of the mean.
rectangleShearStress(force: N, width: m, depth: m) = (1.5force/(width*depth) to Pa) where width > 0 m and depth > 0 m # after Zhuravskii
> rectangleShearStress(10 kN, 10 cm, 30 cm) to MPa = 0.5 MPa ± 1e-12 MPa
> rectangleShearStress(10 kN, 0 cm, 30 cm) = error

# Bending stress of a moment at a distance from the middle of a section with a second moment of area. Range: distance ≥ 0, second > 0, below the elastic
# limit. Source: the beam theory of L. Euler and D. Bernoulli.
bendingStress(moment: N*m, distance: m, second: m^4) = (
  (moment*distance/second to Pa)
  ) where distance >= 0 m and second > 0 m^4 # Euler and Bernoulli
> bendingStress(1 kN m, 5 cm, 1000 cm^4) to MPa = 5 MPa ± 1e-11 MPa
> bendingStress(1 kN m, 5 cm, 0 cm^4) = error
> bendingStress(1 kN m, -1 cm, 1000 cm^4) = error

# Load under which a slender column of a length buckles; k is 1 for hinged ends, 2 for one free, 0.5 for two fixed. Range: all > 0, slenderness above
# criticalSlenderness. Source: L. Euler, 1744.
eulerBuckling(elasticity: Pa, second: m^4, length: m, k) = (
  (π²*elasticity*second/(k*length)^2 to N)
  ) where elasticity > 0 Pa and second > 0 m^4 and length > 0 m and k > 0 # Euler, 1744
> eulerBuckling(200 GPa, 800 cm^4, 4 m, 1) to kN = 986.96044010893586 kN ± 1e-11%
> eulerBuckling(200 GPa, 800 cm^4, 0 m, 1) = error
> eulerBuckling(200 GPa, 800 cm^4, 4 m, -1) = error

# Slenderness from which on a column of a yield strength buckles by Euler. Range: elasticity, strength > 0. Source: J. B. Johnson; after Shigley's Mechanical
# Engineering Design.
criticalSlenderness(elasticity: Pa, strength: Pa) = π*√(2elasticity/strength) where elasticity > 0 Pa and strength > 0 Pa # Johnson
> criticalSlenderness(200 GPa, 250 MPa) = 125.66370614359173 ± 1e-11%
> criticalSlenderness(200 GPa, 0 MPa) = error

# Stress at which a column of slenderness λ fails: Johnson's parabola, then Euler. Range: elasticity, strength > 0, λ ≥ 0. Source: after Shigley's Mechanical
# Engineering Design.
columnStress(elasticity: Pa, strength: Pa, λ) = (
  if(λ < criticalSlenderness(elasticity, strength), strength - (strength*λ/(2π))^2/elasticity, π²*elasticity/λ²)
  ) where elasticity > 0 Pa and strength > 0 Pa and λ >= 0 # Johnson and Euler
> columnStress(200 GPa, 250 MPa, 0) = 250 MPa
> columnStress(200 GPa, 250 MPa, 50) to MPa = 230.2107063198559 MPa ± 1e-11%
> columnStress(200 GPa, 250 MPa, 150) = 87729816.898572077 Pa ± 1e-11%
> columnStress(200 GPa, 250 MPa, -5) = error

# Half the bracket 1 + α(λ - 0.2) + λ² of the reduction for buckling. Source: as below. Range: as for bucklingReduction.
bucklingTerm(λ, imperfection) = (1 + imperfection*(λ - 0.2) + λ²)/2

# Reduction for flexural buckling at a relative slenderness λ with the imperfection of curve a (0.21), b (0.34), c (0.49) or d (0.76). Range: λ ≥ 0,
# imperfection of 0.13 (curve a₀) to 0.76. Source: from EN 1993-1-1:2005, 6.3.1.2, eq. 6.49, as at steelcalculator.app/reference/eu-column-design, with table
# 6.1 as at dlubal.com (knowledge base 604).
bucklingReduction(λ, imperfection) = (
  if(λ <= 0.2, 1, min(1, 1/(bucklingTerm(λ, imperfection) + √(bucklingTerm(λ, imperfection)^2 - λ²))))
  ) where λ >= 0 and 0.13 <= imperfection <= 0.76 # EN 1993-1-1:2005, 6.3.1.2
> bucklingReduction(1, 0.21) = 0.6656 ± 0.00005
> bucklingReduction(1, 0.34) = 0.5970 ± 0.00005
> bucklingReduction(0.1, 0.49) = 1
> bucklingReduction(1.5, 0.49) = 0.31453502185079097 ± 1e-11%
> bucklingReduction(-1, 0.21) = error
> bucklingReduction(1, 2) = error

# Equivalent stress, in the unit of the stresses, of the plane state x, y with shear s. Range: all numbers. Source: R. von Mises, 1913. Equivalent stress of
# the plane state x, y with shear s. Range: all stresses. Source: R. von Mises, 1913.
vonMises(x: Pa, y: Pa, shear: Pa) = √(x^2 - x*y + y^2 + 3shear^2)
> vonMises(100 MPa, 0 MPa, 0 MPa) = 100 MPa
> vonMises(0 MPa, 0 MPa, 100 MPa) to MPa = 173.20508075688773 MPa ± 1e-11%
> vonMises(80 MPa, -40 MPa, 30 MPa) to MPa = 117.89826122551596 MPa ± 1e-11%

# Equivalent stress of the state x, y, z with shears xy, yz, zx. Range: all stresses. Source: R. von Mises, 1913.
vonMises3(x: Pa, y: Pa, z: Pa, xy: Pa, yz: Pa, zx: Pa) = √(((x - y)^2 + (y - z)^2 + (z - x)^2)/2 + 3(xy^2 + yz^2 + zx^2))
> vonMises3(50 MPa, 50 MPa, 50 MPa, 0 Pa, 0 Pa, 0 Pa) = 0 MPa
> vonMises3(80 MPa, -40 MPa, 10 MPa, 30 MPa, 20 MPa, -10 MPa) to MPa = 122.88205727444508 MPa ± 1e-11%

# Larger principal stress of the plane state x, y with a shear. Range: all stresses. Source: O. Mohr, 1882.
principalStress(x: Pa, y: Pa, shear: Pa) = (x + y)/2 + hypot((x - y)/2, shear)
> principalStress(80 MPa, -40 MPa, 30 MPa) to MPa = 87.082039324993691 MPa ± 1e-11%

# Angle from the x axis to the direction of the larger principal stress. Range: all stresses. Source: O. Mohr, 1882.
principalAngle(x: Pa, y: Pa, shear: Pa) = (atan2(2shear/(1 Pa), (x - y)/(1 Pa))/2 to °)
> principalAngle(0 MPa, 0 MPa, 10 MPa) = 45°
> principalAngle(80 MPa, -40 MPa, 30 MPa) = 13.282525588538995° ± 1e-11%

# Shear stress at the surface of a round shaft of a diameter under a torque. Range: diameter > 0, below the elastic limit. Source: C.-A. Coulomb, 1784.
shaftShear(torque: N*m, diameter: m) = (16torque/(π*diameter^3) to Pa) where diameter > 0 m # Coulomb, 1784
> shaftShear(500 N m, 40 mm) to MPa = 39.788735772973834 MPa ± 1e-11%
> shaftShear(500 N m, 0 mm) = error

# Twist of a round shaft of a length and diameter under a torque, of its shear modulus. Range: length ≥ 0, diameter, modulus > 0, below the elastic limit.
# Source: C.-A. Coulomb, 1784.
shaftTwist(torque: N*m, length: m, diameter: m, modulus: Pa) = (
  (32torque*length/(π*diameter^4*modulus)*(1 rad) to °)
  ) where length >= 0 m and diameter > 0 m and modulus > 0 Pa # Coulomb, 1784
> shaftTwist(500 N m, 1 m, 40 mm, 80 GPa) = 1.4248291449703749° ± 1e-11%
> shaftTwist(500 N m, 1 m, 0 mm, 80 GPa) = error
> shaftTwist(500 N m, -1 m, 1 mm, 80 GPa) = error

# Hoop stress of a thin cylinder of a radius and wall under an inner pressure. Range: pressure ≥ 0, radius > 0, a wall of a tenth of the radius at most.
# Source: the equilibrium of half of it; after E. Mariotte.
hoopStress(pressure: Pa, radius: m, wall: m) = (
  pressure*radius/wall
  ) where pressure >= 0 Pa and radius > 0 m and 0 m < wall <= radius/10 # thin: a tenth of the radius
> hoopStress(10 bar, 50 cm, 1 cm) to MPa = 50 MPa ± 1e-11 MPa
> hoopStress(10 bar, 50 cm, 10 cm) = error
> hoopStress(10 bar, 50 cm, 0 cm) = error

# Hoop stress at a radius of a thick cylinder of an inner and outer radius under an inner pressure. Range: pressure ≥ 0, 0 < inner ≤ radius ≤ outer, inner <
# outer. Source: G. Lamé, 1852.
lameHoopStress(pressure: Pa, inner: m, outer: m, radius: m) = (
  pressure*inner^2/(outer^2 - inner^2)*(1 + (outer/radius)^2)
  ) where pressure >= 0 Pa and 0 m < inner <= radius and radius <= outer and inner < outer # Lamé, 1852
> lameHoopStress(10 bar, 10 cm, 20 cm, 10 cm) = 1666666.6666666667 Pa ± 1e-11%
> lameHoopStress(10 bar, 20 cm, 10 cm, 10 cm) = error
> lameHoopStress(10 bar, 10 cm, 20 cm, 30 cm) = error

# Stress of a bar that is kept from expanding when warmed by Δ, of its coefficient of expansion. Range: elasticity > 0, below the elastic limit. Source: R.
# Hooke's law.
thermalStress(elasticity: Pa, expansion: K^-1, Δ: K) = elasticity*expansion*Δ where elasticity > 0 Pa # Hooke's law
> thermalStress(200 GPa, 12e-6 K^-1, 50 K) to MPa = 120 MPa ± 1e-11 MPa
> thermalStress(0 GPa, 12e-6 K^-1, 50 K) = error

# Span of the beam.
parameter span: m where span > 0 m

# Load along the beam, its weight included.
parameter beamLoad: N/m where beamLoad >= 0 N/m

# Width of the beam's rectangular section.
parameter beamWidth: m = 0.1 where beamWidth > 0 m

# Depth of the beam's rectangular section.
parameter beamDepth: m = 0.2 where beamDepth > 0 m

# Modulus of elasticity (softwood C24).
parameter beamElasticity: Pa = 11e9 where beamElasticity > 0 Pa

# Largest deflection allowed, as a part of the span.
parameter `allowed deflection` = 1/300 where 0 < `allowed deflection` < 1

# Deflection in the middle of the simply supported beam. Source: as for supportedUniformLoad.
beamDeflection = supportedUniformLoad(beamLoad, span, beamElasticity, rectangleSecondMoment(beamWidth, beamDepth))
> span = 4 m; beamLoad = 1.5 kN/m; beamDeflection = 6.8181818181818182 mm ± 1e-11%

# Largest bending stress of the beam. Source: as for bendingStress.
beamStress = bendingStress(supportedUniformMoment(beamLoad, span), beamDepth/2, rectangleSecondMoment(beamWidth, beamDepth))
> span = 4; beamLoad = 1500; beamStress = 4.5 MPa ± 1e-5 Pa

# Whether the beam is stiff enough (1 for yes, 0 for no). Source: as for supportedUniformLoad.
isStiffEnough = beamDeflection <= `allowed deflection`*span
> span = 400 cm; beamLoad = 1.5 kN/m; isStiffEnough = 1
> span = 6 m; beamLoad = 1.5 kN/m; isStiffEnough = 0
> span = 0; beamLoad = 1500; isStiffEnough = error

"""##
}
