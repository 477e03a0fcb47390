// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let fluids: String = ##"""
# Fluids: flow in pipes and open channels, lift and drag. Quantities take any units (5 cm, 10 l/s, 3 bar, 1 cP); coefficients, slopes and relative roughnesses
# are numbers.

import "reckon:constants"

# Reynolds number of a flow of a speed at a length, of a fluid's density and dynamic viscosity. Range: density, length, viscosity > 0, speed ≥ 0. Source: from
# O. Reynolds, Phil. Trans. R. Soc. 174, 1883, as in the documentation of the package fluids (Perry's Chemical Engineers' Handbook, 8th edition).
reynolds(density: kg/m^3, speed: m/s, length: m, viscosity: Pa*s) = (
  density*speed*length/viscosity
  ) where density > 0 kg/m^3 and speed >= 0 m/s and length > 0 m and viscosity > 0 [Pa s] # Reynolds, 1883
> reynolds(1000 kg/m^3, 2 m/s, 5 cm, 1 cP) = 100000 ± 1e-9
> reynolds(1.225 kg/m^3, 108 km/h, 0.5 m, 18.1 [µPa s]) = 1015193.3701657459 ± 1e-11%
> reynolds(1000 kg/m^3, -2 m/s, 5 cm, 1 cP) = error
> reynolds(1000 kg/m^3, 2 m/s, 5 cm, 0 cP) = error


# Darcy friction factor of a turbulent flow in a pipe, for a Reynolds number re and a relative roughness k (roughness over diameter). Range: 5000 ≤ re ≤ 1e8,
# 0 ≤ k ≤ 0.05. Source: from P. K. Swamee, A. K. Jain, Explicit equations for pipe-flow problems, J. Hydraulics Div. ASCE 102, 1976, with the range of H.
# Winning, T. Coole, 2013, as in the documentation of the package fluids.
swameeJain(re, k) = (
  0.25/log10(k/3.7 + 5.74/re^0.9)^2
  ) where 5000 <= re <= 1e8 and 0 <= k <= 0.05 # Swamee and Jain, 1976
> swameeJain(1e5, 0.001) = 0.022342412163951833 ± 1e-11%
> swameeJain(1000, 0.001) = error
> swameeJain(1e5, 0.1) = error

# Darcy friction factor of a turbulent flow in a pipe. Range: 4000 ≤ re ≤ 1e8, 0 ≤ k ≤ 0.05. Source: from S. E. Haaland, J. Fluids Engineering 105, 1983, with
# the range of H. Winning, T. Coole, 2013, as in the documentation of the package fluids.
haaland(re, k) = (
  (-1.8log10((k/3.7)^1.11 + 6.9/re))^-2
  ) where 4000 <= re <= 1e8 and 0 <= k <= 0.05 # Haaland, 1983
> haaland(1e5, 0.001) = 0.021966214014076611 ± 1e-11%
> haaland(1000, 0.001) = error

# Friction factor of a turbulent flow to start from: Swamee and Jain's, which is near enough below its own range too. Range: re, k as for colebrook, which it
# is a step of. Source: Swamee and Jain, 1976.
frictionGuess(re, k) = 0.25/log10(k/3.7 + 5.74/re^0.9)^2

# One Newton step for x = 1/√f in x = -2 log₁₀(a + b·x), the equation of Colebrook. A step of colebrook, with its range and source.
colebrookStep(x, a, b) = x - (x + 2log10(a + b*x))/(1 + 2b/(ln(10)*(a + b*x)))

# n such steps. With the range and source of colebrook.
colebrookSteps(x, a, b, n) = if(n <= 0, x, colebrookSteps(colebrookStep(x, a, b), a, b, n - 1))

# Darcy friction factor of a turbulent flow in a pipe, for a Reynolds number re and a relative roughness k: solved in six steps. Range: 2300 ≤ re ≤ 1e8
# (turbulent from about 4000 on), 0 ≤ k ≤ 0.05. Source: from C. F. Colebrook, J. Institution of Civil Engineers 11, 1939, as in the documentation of the
# package fluids. F. M. White, Fluid Mechanics, has 0.0180 and 0.0116 for smooth pipes.
colebrook(re, k) = (
  colebrookSteps(1/√frictionGuess(re, k), k/3.7, 2.51/re, 6)^-2
  ) where 2300 <= re <= 1e8 and 0 <= k <= 0.05 # Colebrook, 1939
> colebrook(1e5, 0) = 0.0180 ± 0.0001
> colebrook(1e6, 0) = 0.0116 ± 0.0001
> colebrook(1e5, 0.001) = 0.022174535944515075 ± 1e-11%
> colebrook(1000, 0) = error
> colebrook(1e5, 0.1) = error

# Darcy friction factor of a flow in a pipe of any kind, laminar, in between or turbulent. Range: 0 < re ≤ 1e8, 0 ≤ k ≤ 0.05. Source: from S. W. Churchill,
# Friction-factor equation spans all fluid-flow regimes, Chemical Engineering 84, 1977, as in the documentation of the package fluids, which is its judge.
churchill(re, k) = (
  8((8/re)^12 + 1/(churchillTerm(re, k) + (37530/re)^16)^1.5)^(1/12)
  ) where 0 < re <= 1e8 and 0 <= k <= 0.05 # Churchill, 1977
# As described for churchill above, with the same range and source.
churchillTerm(re, k) = (2.457ln(1/((7/re)^0.9 + 0.27k)))^16
> churchill(1000, 0) = 0.064 ± 0.1%
> churchill(1e5, 0.001) = 0.0222 ± 1%
> churchill(1e5, 0.001) = 0.022343235507706784 ± 1e-10%
> churchill(0, 0.001) = error

# Darcy friction factor of a flow in a pipe: 64/Re below a Reynolds number of 2300 (Hagen, Poiseuille), else by Colebrook. Range: 0 < re ≤ 1e8, 0 ≤ k ≤ 0.05;
# uncertain from 2300 to 4000. Source: as above.
frictionFactor(re, k) = (
  if(re < 2300, 64/re, colebrook(re, k))
  ) where 0 < re <= 1e8 and 0 <= k <= 0.05 # Hagen, Poiseuille, Colebrook
> frictionFactor(1000, 0.01) = 0.064
> frictionFactor(1e5, 0.001) = 0.022174535944515075 ± 1e-11%
> frictionFactor(0, 0.01) = error
> frictionFactor(1e5, 0.1) = error

# Pressure loss along a length of pipe of a diameter, with the Darcy friction factor f, for a fluid's density and a speed. Range: f, length ≥ 0, diameter,
# density > 0. Source: the equation of Darcy and Weisbach (J. Weisbach, 1845).
darcyWeisbach(f, length: m, diameter: m, density: kg/m^3, speed: m/s) = (
  (f*length/diameter*density*speed^2/2 to Pa)
  ) where f >= 0 and length >= 0 m and diameter > 0 m and density > 0 kg/m^3 # Weisbach, 1845
> darcyWeisbach(0.02, 100 m, 10 cm, 1 kg/l, 2 m/s) = 40 kPa ± 1e-9 Pa
> darcyWeisbach(0.02, 100 m, 0 m, 1000 kg/m^3, 2 m/s) = error

# Head loss along a length of pipe of a diameter that carries a flow of water, with the coefficient c (150 for plastic, 100 for old iron). Range: flow, length
# ≥ 0, diameter > 0, c of 40 to 160, water of 5 to 25 °C. Source: G. S. Williams, A. H. Hazen, Hydraulic Tables, 1905, in its SI form.
hazenWilliams(flow: m^3/s, length: m, diameter: m, c) = (
  10.67length*(flow/(1 m^3/s))^1.852/(c^1.852*(diameter/(1 m))^4.8704)
  ) where flow >= 0 m^3/s and length >= 0 m and diameter > 0 m and 40 <= c <= 160 # Williams and Hazen, 1905
> hazenWilliams(10 l/s, 100 m, 10 cm, 130) = 1.9034493764927013 m ± 1e-11%
> hazenWilliams(10 l/s, 100 m, 10 cm, 0) = error

# Pressure loss of a fitting with the loss coefficient k, for a fluid's density and a speed, and the coefficient of a sudden widening from one area to another
# (of the speed before it). Range: k ≥ 0, density > 0, 0 < before ≤ after. Source: after I. E. Idelchik, Handbook of Hydraulic Resistance; J.-C. de Borda,
# 1766, L. Carnot.
minorLoss(k, density: kg/m^3, speed: m/s) = (k*density*speed^2/2 to Pa) where k >= 0 and density > 0 kg/m^3 # after Idelchik
# As described for minorLoss above, with the same range and source.
wideningCoefficient(before: m^2, after: m^2) = (1 - before/after)^2 where 0 m^2 < before <= after # Borda and Carnot
> minorLoss(0.9, 1000 kg/m^3, 2 m/s) = 1800 Pa
> wideningCoefficient(100 cm^2, 200 cm^2) = 0.25 ± 1e-15
> minorLoss(-1, 1000 kg/m^3, 2 m/s) = error
> wideningCoefficient(0.02 m^2, 0.01 m^2) = error

# Net positive suction head at a pump: of the pressure on the surface, the height of the surface over the pump, the head loss of the suction pipe, the vapour
# pressure and the density. Range: pressure, density > 0, loss, vapour ≥ 0. Source: ISO 9906:2012, definition of NPSH.
suctionHead(pressure: Pa, height: m, loss: m, vapour: Pa, density: kg/m^3) = (
  ((pressure - vapour)/(density*standardGravity) + height - loss to m)
  ) where pressure > 0 Pa and loss >= 0 m and vapour >= 0 Pa and density > 0 kg/m^3 # ISO 9906:2012
> suctionHead(1 atm, -3 m, 50 cm, 23.39 mbar, 998.2 kg/m^3) = 6.6119644417785218 m ± 1e-11%
> suctionHead(1 atm, -3 m, -0.5 m, 23.39 mbar, 998.2 kg/m^3) = error

# Laminar flow through a pipe of a radius and length under a pressure, of a dynamic viscosity. Range: radius, length, viscosity > 0, Reynolds numbers below
# 2300. Source: the law of Hagen and Poiseuille, 1840.
poiseuille(pressure: Pa, radius: m, length: m, viscosity: Pa*s) = (
  (π*pressure*radius^4/(8viscosity*length) to m^3/s)
  ) where radius > 0 m and length > 0 m and viscosity > 0 [Pa s] # Hagen and Poiseuille: Re below 2300
> poiseuille(1000 Pa, 1 cm, 1 m, 1 cP) to l/s = 3.9269908169872415 l/s ± 1e-11%
> poiseuille(1000 Pa, 1 cm, 0 m, 1 cP) = error

# Hydraulic radius of a rectangular channel of a width that is filled to a depth: area over wetted perimeter. Range: width > 0, depth ≥ 0. Source: after V. T.
# Chow, Open-Channel Hydraulics, 1959, table 2-1.
hydraulicRadius(width: m, depth: m) = (
  width*depth/(width + 2depth)
  ) where width > 0 m and depth >= 0 m # after Chow, 1959
> hydraulicRadius(2 m, 1 m) = 50 cm
> hydraulicRadius(0 m, 1 m) = error

# Mean speed in an open channel of roughness n, a hydraulic radius and a slope. Range: n > 0, radius, slope ≥ 0, rough turbulent flow. Source: from R.
# Manning, 1891, as in the documentation of the package fluids (Y. Cengel, J. Cimbala, Fluid Mechanics, 2006); V. T. Chow, Open-Channel Hydraulics, 1959.
manning(n, radius: m, slope) = (
  1 m/s*(radius/(1 m))^(2/3)*√slope/n
  ) where n > 0 and radius >= 0 m and slope >= 0 # Manning, 1891
> manning(0.02, 1 m, 0.0004) = 1 m/s ± 1e-12 m/s
> manning(0.013, 50 cm, 0.1%) = 1.5323923806378644 m/s ± 1e-11%
> manning(0, 1 m, 0.0004) = error

# Flow in a rectangular channel of a width that is filled to a depth, of roughness n and a slope. Range and source: as above.
manningFlow(width: m, depth: m, n, slope) = (width*depth*manning(n, hydraulicRadius(width, depth), slope) to m^3/s)
> manningFlow(2 m, 1 m, 0.013, 0.001) = 3.0647847612757288 m^3/s ± 1e-11%

# Flow in a round pipe of a diameter that is filled to a depth, with a free surface, of roughness n and a slope; its angle, area and hydraulic radius. Range:
# 0 ≤ depth ≤ diameter, else as above. Source: Manning's equation with the section's area and wetted perimeter; after Chow, 1959, table 2-1. The most it
# carries is at a depth of 0.938 diameters.
circularFlow(diameter: m, depth: m, n, slope) = (circularArea(diameter, depth)*manning(n, circularRadius(diameter, depth), slope) to m^3/s)
# As described for circularFlow above, with the same range and source.
circularAngle(diameter: m, depth: m) = (
  (acos(1 - 2depth/diameter) to °)
  ) where diameter > 0 m and 0 m <= depth <= diameter # a depth within the pipe
# As described for circularFlow above, with the same range and source.
circularArea(diameter: m, depth: m) = diameter^2/4*(circularAngle(diameter, depth)/(1 rad) - sin(2circularAngle(diameter, depth))/2)
# As described for circularFlow above, with the same range and source.
circularRadius(diameter: m, depth: m) = (
  if(depth == 0 m, 0 m, circularArea(diameter, depth)/(diameter*(circularAngle(diameter, depth)/(1 rad))))
  ) where diameter > 0 m and 0 m <= depth <= diameter # a depth within the pipe
> circularAngle(1 m, 50 cm) = 90°
> circularArea(2 m, 2 m) = π*(1 m^2) ± 1e-15 m^2
> circularRadius(2 m, 1 m) = 0.5 m ± 1e-15 m
> circularFlow(1 m, 50 cm, 0.013, 0.002) = 0.53611530259306506 m^3/s ± 1e-10%
> circularFlow(1 m, 1 m, 0.013, 0.002) = 2circularFlow(1 m, 0.5 m, 0.013, 0.002) ± 1e-10%
> circularFlow(1 m, 1.2 m, 0.013, 0.002) = error

# Depth between low and high at which the channel carries a flow, found by halving the interval `steps` times. A step of normalDepth, with its range and source.
normalDepthBetween(low: m, high: m, flow: m^3/s, width: m, n, slope, steps) = (
  if(steps <= 0, (low + high)/2,
  if(manningFlow(width, (low + high)/2, n, slope) < flow, normalDepthBetween((low + high)/2, high, flow, width, n, slope, steps - 1),
     normalDepthBetween(low, (low + high)/2, flow, width, n, slope, steps - 1))))

# Normal depth of a rectangular channel of a width, roughness n and a slope that carries a flow. Range: flow ≥ 0 and no more than fills 64 m, width, n, slope
# > 0. Source: Manning's equation, solved by halving an interval 60 times.
normalDepth(flow: m^3/s, width: m, n, slope) = (
  normalDepthBetween(0 m, 64 m, flow, width, n, slope, 60)
  ) where width > 0 m and n > 0 and slope > 0 and 0 m^3/s <= flow <= manningFlow(width, 64 m, n, slope) # up to 64 m
> normalDepth(10 m^3/s, 4 m, 0.015, 0.001) = 1.3637555585459224 m ± 1e-10%
> normalDepth(10 m^3/s, 0 m, 0.015, 0.001) = error
> normalDepth(1e9 m^3/s, 4 m, 0.015, 0.001) = error

# Critical depth of a rectangular channel of a width that carries a flow. Range: flow ≥ 0, width > 0. Source: V. T. Chow, Open-Channel Hydraulics, 1959.
criticalDepth(flow: m^3/s, width: m) = (∛((flow/width)^2/standardGravity) to m) where flow >= 0 m^3/s and width > 0 m # Chow, 1959
> criticalDepth(10 m^3/s, 4 m) = 0.86057048551241268 m ± 1e-11%
> criticalDepth(10 m^3/s, 0 m) = error

# Froude number of a flow of a speed and depth. Range: speed ≥ 0, depth > 0. Source: W. Froude, 1872; after Chow, 1959.
froude(speed: m/s, depth: m) = speed/√(standardGravity*depth) where speed >= 0 m/s and depth > 0 m # Froude
> froude(3 m/s, 50 cm) = 1.3548022672553626 ± 1e-11%
> froude(3 m/s, -1 m) = error

# Depth behind a hydraulic jump from a depth with Froude number fr. Range: depth > 0, fr ≥ 1: a slower flow does not jump. Source: J.-B. Bélanger, 1841; V. T.
# Chow, 1959.
hydraulicJump(depth: m, fr) = (
  depth/2*(√(1 + 8fr²) - 1)
  ) where depth > 0 m and fr >= 1 # Bélanger: only from 1 on
> hydraulicJump(50 cm, 1) = 50 cm ± 1e-12 cm
> hydraulicJump(0.3 m, 4) = 1.5536725037400821 m ± 1e-11%
> hydraulicJump(0.3 m, 0.5) = error

# Pressure at the second point of a stream of a density: of pressure, speed and height at the first, speed and height at the second. Range: density > 0,
# without losses and compressibility. Source: D. Bernoulli, Hydrodynamica, 1738.
bernoulliPressure(density: kg/m^3, pressure: Pa, speed1: m/s, height1: m, speed2: m/s, height2: m) = (
  (pressure + (density*(speed1^2 - speed2^2)/2 to Pa) + (density*standardGravity*(height1 - height2) to Pa))
  ) where density > 0 kg/m^3 # Bernoulli: no losses
> bernoulliPressure(1000 kg/m^3, 3 bar, 2 m/s, 10 m, 4 m/s, 10 m) = 294 kPa ± 1e-9 kPa
> bernoulliPressure(998.2 kg/m^3, 300 kPa, 1 m/s, 0 m, 4 m/s, 5 m) = 243568.50985 Pa ± 1e-11%
> bernoulliPressure(0 kg/m^3, 300 kPa, 2 m/s, 10 m, 4 m/s, 10 m) = error

# Speed of an outflow at a depth under the surface. Range: depth ≥ 0. Source: E. Torricelli, 1644.
torricelli(depth: m) = √(2standardGravity*depth) where depth >= 0 m # Torricelli, 1644
> torricelli(0 m) = 0 m/s
> torricelli(5 m) = 9.9028531242263712 m/s ± 1e-11%
> torricelli(-1 m) = error

# Airspeed of a Pitot tube's pressure difference in a fluid of a density, without compressibility. Range: pressure ≥ 0, density > 0. Source: Bernoulli's
# equation.
pitotSpeed(pressure: Pa, density: kg/m^3) = (
  (√(2pressure/density) to m/s)
  ) where pressure >= 0 Pa and density > 0 kg/m^3 # Bernoulli: no compressibility
> pitotSpeed(245 Pa, 1.225 kg/m^3) to km/h = 72 km/h ± 1e-12 km/h
> pitotSpeed(-1 Pa, 1.2 kg/m^3) = error

# Flow through a Venturi tube of coefficient c from one area to a smaller one under a pressure difference, for a density. Range: 0 < c ≤ 1, 0 < throat < pipe,
# pressure ≥ 0, density > 0. Source: ISO 5167-1, incompressible form.
venturiFlow(c, pipe: m^2, throat: m^2, pressure: Pa, density: kg/m^3) = (
  (c*throat*√(2pressure/(density*(1 - (throat/pipe)^2))) to m^3/s)
  ) where 0 < c <= 1 and 0 m^2 < throat < pipe and pressure >= 0 Pa and density > 0 kg/m^3 # ISO 5167-1
> venturiFlow(0.98, 100 cm^2, 50 cm^2, 20 kPa, 1000 kg/m^3) to l/s = 35.784540423670853 l/s ± 1e-11%
> venturiFlow(0.98, 50 cm^2, 100 cm^2, 20 kPa, 1000 kg/m^3) = error

# Pressure rise when a flow of a density and sound speed is stopped at once from a speed. Range: density, sound > 0. Source: N. Joukowsky, 1898.
waterHammer(density: kg/m^3, sound: m/s, speed: m/s) = (density*sound*speed to Pa) where density > 0 kg/m^3 and sound > 0 m/s # Joukowsky, 1898
> waterHammer(1000 kg/m^3, 1200 m/s, 1.5 m/s) = 1.8 MPa
> waterHammer(1000 kg/m^3, 0 m/s, 1.5 m/s) = error

# Drag or lift for a coefficient c, a density, a speed and an area. Range: density > 0, area ≥ 0. Source: after F. M. White, Fluid Mechanics, 7th edition,
# section 7.6.
dynamicForce(c, density: kg/m^3, speed: m/s, area: m^2) = (c*density*speed^2*area/2 to N) where density > 0 kg/m^3 and area >= 0 m^2 # after White
> dynamicForce(0.3, 1.225 kg/m^3, 108 km/h, 2.2 m^2) = 363.825 N ± 1e-11%
> dynamicForce(0.3, 0 kg/m^3, 30 m/s, 2.2 m^2) = error

# Terminal speed of a falling body of a mass, drag coefficient c and area in a fluid of a density. Range: mass ≥ 0, c, density, area > 0. Source: weight
# equals drag.
terminalVelocity(mass: kg, c, density: kg/m^3, area: m^2) = (
  (√(2mass*standardGravity/(c*density*area)) to m/s)
  ) where mass >= 0 kg and c > 0 and density > 0 kg/m^3 and area > 0 m^2 # weight equals drag
> terminalVelocity(80 kg, 1, 1.225 kg/m^3, 0.7 m^2) = 42.776304712982855 m/s ± 1e-11%
> terminalVelocity(80 kg, 0, 1.225 kg/m^3, 0.7 m^2) = error

# Settling speed of a small sphere of a diameter and density in a fluid of a density and viscosity; negative where it rises. Range: diameter, viscosity > 0,
# densities ≥ 0, a Reynolds number of 1 at most. Source: G. G. Stokes, Trans. Cambridge Phil. Soc. 9, 1851.
stokesVelocity(diameter: m, density: kg/m^3, fluid: kg/m^3, viscosity: Pa*s) = (
  creepingVelocity(((density - fluid)*standardGravity*diameter^2/(18viscosity) to m/s), diameter, fluid, viscosity)
  ) where diameter > 0 m and density >= 0 kg/m^3 and fluid >= 0 kg/m^3 and viscosity > 0 [Pa s] # Stokes, 1851
# As described for stokesVelocity above, with the same range and source.
creepingVelocity(speed: m/s, diameter: m, fluid: kg/m^3, viscosity: Pa*s) = (
  speed
  ) where fluid*abs(speed)*diameter/viscosity <= 1 # Stokes: a Reynolds number of 1 at most
> stokesVelocity(10 µm, 2650 kg/m^3, 998 kg/m^3, 1 cP) = 9.0003254444444444e-5 m/s ± 1e-11%
> stokesVelocity(1 mm, 2650 kg/m^3, 998 kg/m^3, 1 cP) = error
> stokesVelocity(0 m, 2650 kg/m^3, 998 kg/m^3, 1 cP) = error

# Length of the pipe.
parameter pipeLength: m = 100 where pipeLength >= 0 m

# Inner diameter of the pipe.
parameter pipeDiameter: m = 0.1 where pipeDiameter > 0 m

# Roughness of the pipe's wall (0.045 mm: commercial steel).
parameter pipeRoughness: m = 4.5e-5 where pipeRoughness >= 0 m

# Flow in the pipe.
parameter pipeFlow: m^3/s where pipeFlow >= 0 m^3/s

# Density of the fluid in the pipe (water of 20 °C).
parameter pipeFluidDensity: kg/m^3 = 998.2 where pipeFluidDensity > 0 kg/m^3

# Dynamic viscosity of the fluid in the pipe (water of 20 °C).
parameter pipeFluidViscosity: Pa*s = 0.001002 where pipeFluidViscosity > 0 [Pa s]

# Efficiency of the pump.
parameter pumpEfficiency = 75% where 0 < pumpEfficiency <= 1

# Mean speed in the pipe. Source: flow over area.
pipeVelocity = (pipeFlow/(π*pipeDiameter^2/4) to m/s)
> pipeFlow = 10 l/s; pipeVelocity = 1.2732395447351627 m/s ± 1e-11%

# Reynolds number of the flow in the pipe. Source: as for reynolds.
pipeReynolds = reynolds(pipeFluidDensity, pipeVelocity, pipeDiameter, pipeFluidViscosity)
> pipeFlow = 10 l/s; pipeReynolds = 126841.08917710972 ± 1e-11%

# Pressure loss along the pipe. Range: up to a Reynolds number of 1e8. Source: as for darcyWeisbach and frictionFactor.
pipePressureLoss = if(pipeFlow == 0 m^3/s, 0 Pa,
  darcyWeisbach(frictionFactor(pipeReynolds, pipeRoughness/pipeDiameter), pipeLength, pipeDiameter, pipeFluidDensity, pipeVelocity))
> pipeFlow = 0.01; pipePressureLoss = 15786.552490379482 Pa ± 1e-11%
> pipeFlow = 0; pipePressureLoss = 0 Pa
> pipeFlow = 10 l/s; pipeDiameter = 0; pipePressureLoss = error

# Power that the pump takes to overcome the pipe's loss. Source: flow times pressure over efficiency.
pumpPower = (pipeFlow*pipePressureLoss/pumpEfficiency to W)
> pipeFlow = 36 m^3/h; pumpPower = 210.4873665383931 W ± 1e-11%
> pipeFlow = 20 l/s; pipeDiameter = 15 cm; pumpEfficiency = 60%; pumpPower = 256.93278204161381 W ± 1e-11%

"""##
}
