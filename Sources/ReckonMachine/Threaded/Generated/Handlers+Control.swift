// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// check 0 0 0
@c(reckon_handler373_0) func handler373_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }; return next(ip + 1, v, f, t0, t1, t2, t3)
}
@c(reckon_handler373_1) func handler373_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 1, v, f, t0, t1, t2, t3)
}
@c(reckon_handler373_2) func handler373_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 1, v, f, t0, t1, t2, t3)
}
@c(reckon_handler373_3) func handler373_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 1, v, f, t0, t1, t2, t3)
}
// checkedDivideSourceStack 0 0 0
@c(reckon_handler374_0) func handler374_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }; return next(ip + 2, v, f, v[ip[1]] / t0, t1, t2, t3)
}
@c(reckon_handler374_1) func handler374_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 2, v, f, t0, v[ip[1]] / t1, t2, t3)
}
@c(reckon_handler374_2) func handler374_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 2, v, f, t0, t1, v[ip[1]] / t2, t3)
}
@c(reckon_handler374_3) func handler374_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 2, v, f, t0, t1, t2, v[ip[1]] / t3)
}
// checkedDivideSourceStack 1 0 0
@c(reckon_handler375_0) func handler375_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }; return next(ip + 2, v, f, constant(ip[1]) / t0, t1, t2, t3)
}
@c(reckon_handler375_1) func handler375_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 2, v, f, t0, constant(ip[1]) / t1, t2, t3)
}
@c(reckon_handler375_2) func handler375_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 2, v, f, t0, t1, constant(ip[1]) / t2, t3)
}
@c(reckon_handler375_3) func handler375_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 2, v, f, t0, t1, t2, constant(ip[1]) / t3)
}
// checkedDivideSourceStack 2 0 0
@c(reckon_handler376_0) func handler376_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }; return next(ip + 2, v, f, f[ip[1]] / t0, t1, t2, t3)
}
@c(reckon_handler376_1) func handler376_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 2, v, f, t0, f[ip[1]] / t1, t2, t3)
}
@c(reckon_handler376_2) func handler376_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 2, v, f, t0, t1, f[ip[1]] / t2, t3)
}
@c(reckon_handler376_3) func handler376_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 2, v, f, t0, t1, t2, f[ip[1]] / t3)
}
// checkedDivideStackStack 0 0 0
@c(reckon_handler377_0) func handler377_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 1, v, f, t0 / t1, t1, t2, t3)
}
@c(reckon_handler377_1) func handler377_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 1, v, f, t0, t1 / t2, t2, t3)
}
@c(reckon_handler377_2) func handler377_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 1, v, f, t0, t1, t2 / t3, t3)
}
// checkedApplyStack 0 0 0
@c(reckon_handler378_0) func handler378_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }; return next(ip + 2, v, f, unary(ip[1])(t0), 0, 0, 0)
}
@c(reckon_handler378_1) func handler378_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 2, v, f, t0, unary(ip[1])(t1), 0, 0)
}
@c(reckon_handler378_2) func handler378_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 2, v, f, t0, t1, unary(ip[1])(t2), 0)
}
@c(reckon_handler378_3) func handler378_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 2, v, f, t0, t1, t2, unary(ip[1])(t3))
}
// checkedApplySourceStack 0 0 0
@c(reckon_handler379_0) func handler379_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }; return next(ip + 3, v, f, binary(ip[1])(v[ip[2]], t0), 0, 0, 0)
}
@c(reckon_handler379_1) func handler379_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 3, v, f, t0, binary(ip[1])(v[ip[2]], t1), 0, 0)
}
@c(reckon_handler379_2) func handler379_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 3, v, f, t0, t1, binary(ip[1])(v[ip[2]], t2), 0)
}
@c(reckon_handler379_3) func handler379_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(v[ip[2]], t3))
}
// checkedApplySourceStack 1 0 0
@c(reckon_handler380_0) func handler380_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }; return next(ip + 3, v, f, binary(ip[1])(constant(ip[2]), t0), 0, 0, 0)
}
@c(reckon_handler380_1) func handler380_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 3, v, f, t0, binary(ip[1])(constant(ip[2]), t1), 0, 0)
}
@c(reckon_handler380_2) func handler380_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 3, v, f, t0, t1, binary(ip[1])(constant(ip[2]), t2), 0)
}
@c(reckon_handler380_3) func handler380_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(constant(ip[2]), t3))
}
// checkedApplySourceStack 2 0 0
@c(reckon_handler381_0) func handler381_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }; return next(ip + 3, v, f, binary(ip[1])(f[ip[2]], t0), 0, 0, 0)
}
@c(reckon_handler381_1) func handler381_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 3, v, f, t0, binary(ip[1])(f[ip[2]], t1), 0, 0)
}
@c(reckon_handler381_2) func handler381_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 3, v, f, t0, t1, binary(ip[1])(f[ip[2]], t2), 0)
}
@c(reckon_handler381_3) func handler381_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(f[ip[2]], t3))
}
// checkedApplyStackConstants 0 0 0
@c(reckon_handler382_0) func handler382_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }; return next(ip + 4, v, f, ternary(ip[1])(t0, constant(ip[2]), constant(ip[3])), 0, 0, 0)
}
@c(reckon_handler382_1) func handler382_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }; return next(ip + 4, v, f, t0, ternary(ip[1])(t1, constant(ip[2]), constant(ip[3])), 0, 0)
}
@c(reckon_handler382_2) func handler382_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }; return next(ip + 4, v, f, t0, t1, ternary(ip[1])(t2, constant(ip[2]), constant(ip[3])), 0)
}
@c(reckon_handler382_3) func handler382_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }; return next(ip + 4, v, f, t0, t1, t2, ternary(ip[1])(t3, constant(ip[2]), constant(ip[3])))
}
// copyToLocal 0 0 0
@c(reckon_handler383_0) func handler383_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t0; return next(ip + 2, v, f, t0, t1, t2, t3)
}
@c(reckon_handler383_1) func handler383_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t1; return next(ip + 2, v, f, t0, t1, t2, t3)
}
@c(reckon_handler383_2) func handler383_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t2; return next(ip + 2, v, f, t0, t1, t2, t3)
}
@c(reckon_handler383_3) func handler383_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t3; return next(ip + 2, v, f, t0, t1, t2, t3)
}
// copySource 0 0 0
@c(reckon_handler384_0) func handler384_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = v[ip[2]]; return next(ip + 3, v, f, t0, t1, t2, t3)
}
// copySource 1 0 0
@c(reckon_handler385_0) func handler385_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = constant(ip[2]); return next(ip + 3, v, f, t0, t1, t2, t3)
}
// copySource 2 0 0
@c(reckon_handler386_0) func handler386_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = f[ip[2]]; return next(ip + 3, v, f, t0, t1, t2, t3)
}
// branchStack 0 0 0
@c(reckon_handler387_0) func handler387_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(t0) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSource 0 0 0
@c(reckon_handler388_0) func handler388_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(v[ip[3]]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSource 1 0 0
@c(reckon_handler389_0) func handler389_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(constant(ip[3])) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSource 2 0 0
@c(reckon_handler390_0) func handler390_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(f[ip[3]]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack 0 0 0
@c(reckon_handler391_0) func handler391_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack 1 0 0
@c(reckon_handler392_0) func handler392_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack 2 0 0
@c(reckon_handler393_0) func handler393_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack 3 0 0
@c(reckon_handler394_0) func handler394_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack 4 0 0
@c(reckon_handler395_0) func handler395_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack 5 0 0
@c(reckon_handler396_0) func handler396_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 0 0 0
@c(reckon_handler397_0) func handler397_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 0 1 0
@c(reckon_handler398_0) func handler398_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 0 2 0
@c(reckon_handler399_0) func handler399_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 1 0 0
@c(reckon_handler400_0) func handler400_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 1 1 0
@c(reckon_handler401_0) func handler401_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 1 2 0
@c(reckon_handler402_0) func handler402_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 2 0 0
@c(reckon_handler403_0) func handler403_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 2 1 0
@c(reckon_handler404_0) func handler404_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 2 2 0
@c(reckon_handler405_0) func handler405_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 3 0 0
@c(reckon_handler406_0) func handler406_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 3 1 0
@c(reckon_handler407_0) func handler407_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 3 2 0
@c(reckon_handler408_0) func handler408_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 4 0 0
@c(reckon_handler409_0) func handler409_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 4 1 0
@c(reckon_handler410_0) func handler410_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 4 2 0
@c(reckon_handler411_0) func handler411_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 5 0 0
@c(reckon_handler412_0) func handler412_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 5 1 0
@c(reckon_handler413_0) func handler413_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource 5 2 0
@c(reckon_handler414_0) func handler414_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 0 0 0
@c(reckon_handler415_0) func handler415_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] < v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 0 0 1
@c(reckon_handler416_0) func handler416_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] < constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 0 0 2
@c(reckon_handler417_0) func handler417_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] < f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 0 2 1
@c(reckon_handler422_0) func handler422_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] < constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 0 2 2
@c(reckon_handler423_0) func handler423_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] < f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 1 0 0
@c(reckon_handler424_0) func handler424_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] <= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 1 0 1
@c(reckon_handler425_0) func handler425_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] <= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 1 0 2
@c(reckon_handler426_0) func handler426_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] <= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 1 2 1
@c(reckon_handler431_0) func handler431_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] <= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 1 2 2
@c(reckon_handler432_0) func handler432_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] <= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 2 0 0
@c(reckon_handler433_0) func handler433_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] > v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 2 0 1
@c(reckon_handler434_0) func handler434_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] > constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 2 0 2
@c(reckon_handler435_0) func handler435_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] > f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 2 2 1
@c(reckon_handler440_0) func handler440_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] > constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 2 2 2
@c(reckon_handler441_0) func handler441_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] > f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 3 0 0
@c(reckon_handler442_0) func handler442_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] >= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 3 0 1
@c(reckon_handler443_0) func handler443_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] >= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 3 0 2
@c(reckon_handler444_0) func handler444_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] >= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 3 2 1
@c(reckon_handler449_0) func handler449_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] >= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 3 2 2
@c(reckon_handler450_0) func handler450_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] >= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 4 0 0
@c(reckon_handler451_0) func handler451_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] == v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 4 0 1
@c(reckon_handler452_0) func handler452_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] == constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 4 0 2
@c(reckon_handler453_0) func handler453_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] == f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 4 2 1
@c(reckon_handler458_0) func handler458_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] == constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 4 2 2
@c(reckon_handler459_0) func handler459_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] == f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 5 0 0
@c(reckon_handler460_0) func handler460_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] != v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 5 0 1
@c(reckon_handler461_0) func handler461_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] != constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 5 0 2
@c(reckon_handler462_0) func handler462_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] != f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 5 2 1
@c(reckon_handler467_0) func handler467_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] != constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources 5 2 2
@c(reckon_handler468_0) func handler468_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] != f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }; return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
#endif
