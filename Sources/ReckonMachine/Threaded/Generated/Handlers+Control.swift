// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// copyToLocal
@c(reckon_handler391_0) func handler391_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t0
  return next(ip + 2, v, f, t0, t1, t2, t3)
}
// copyToLocal
@c(reckon_handler391_1) func handler391_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t1
  return next(ip + 2, v, f, t0, t1, t2, t3)
}
// copyToLocal
@c(reckon_handler391_2) func handler391_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t2
  return next(ip + 2, v, f, t0, t1, t2, t3)
}
// copyToLocal
@c(reckon_handler391_3) func handler391_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t3
  return next(ip + 2, v, f, t0, t1, t2, t3)
}
// check
@c(reckon_handler392_0) func handler392_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 1, v, f, t0, t1, t2, t3)
}
// check
@c(reckon_handler392_1) func handler392_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 1, v, f, t0, t1, t2, t3)
}
// check
@c(reckon_handler392_2) func handler392_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 1, v, f, t0, t1, t2, t3)
}
// check
@c(reckon_handler392_3) func handler392_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 1, v, f, t0, t1, t2, t3)
}
// branchStack
@c(reckon_handler393_0) func handler393_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(t0) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStack
@c(reckon_handler393_1) func handler393_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(t1) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStack
@c(reckon_handler393_2) func handler393_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(t2) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStack
@c(reckon_handler393_3) func handler393_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(t3) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// checkedDivideStackStack
@c(reckon_handler394_0) func handler394_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 1, v, f, t0 / t1, t1, t2, t3)
}
// checkedDivideStackStack
@c(reckon_handler394_1) func handler394_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 1, v, f, t0, t1 / t2, t2, t3)
}
// checkedDivideStackStack
@c(reckon_handler394_2) func handler394_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 1, v, f, t0, t1, t2 / t3, t3)
}
// checkedDivideStackStack
@c(reckon_handler394_3) func handler394_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 1, v, f, t0, t1, t2, t3 / t0)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler395_0) func handler395_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 2, v, f, v[ip[1]] / t0, t1, t2, t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler395_1) func handler395_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 2, v, f, t0, v[ip[1]] / t1, t2, t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler395_2) func handler395_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 2, v, f, t0, t1, v[ip[1]] / t2, t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler395_3) func handler395_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 2, v, f, t0, t1, t2, v[ip[1]] / t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler396_0) func handler396_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 2, v, f, constant(ip[1]) / t0, t1, t2, t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler396_1) func handler396_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 2, v, f, t0, constant(ip[1]) / t1, t2, t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler396_2) func handler396_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 2, v, f, t0, t1, constant(ip[1]) / t2, t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler396_3) func handler396_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 2, v, f, t0, t1, t2, constant(ip[1]) / t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler397_0) func handler397_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 2, v, f, f[ip[1]] / t0, t1, t2, t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler397_1) func handler397_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 2, v, f, t0, f[ip[1]] / t1, t2, t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler397_2) func handler397_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 2, v, f, t0, t1, f[ip[1]] / t2, t3)
}
// checkedDivideSourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler397_3) func handler397_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 2, v, f, t0, t1, t2, f[ip[1]] / t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler398_0) func handler398_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 < t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler398_1) func handler398_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 < t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler398_2) func handler398_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 < t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler398_3) func handler398_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 < t0 ? 1 : 0)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler399_0) func handler399_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler399_1) func handler399_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 < t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler399_2) func handler399_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 < t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler399_3) func handler399_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 < t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler400_0) func handler400_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 < v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler400_1) func handler400_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 < v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler400_2) func handler400_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 < v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler400_3) func handler400_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 < v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler401_0) func handler401_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 < constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler401_1) func handler401_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 < constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler401_2) func handler401_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 < constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler401_3) func handler401_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 < constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler402_0) func handler402_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 < f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler402_1) func handler402_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 < f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler402_2) func handler402_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 < f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler402_3) func handler402_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 < f[ip[1]] ? 1 : 0)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler403_0) func handler403_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler403_1) func handler403_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 < v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler403_2) func handler403_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 < v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler403_3) func handler403_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 < v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler404_0) func handler404_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler404_1) func handler404_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 < constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler404_2) func handler404_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 < constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler404_3) func handler404_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 < constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler405_0) func handler405_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler405_1) func handler405_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 < f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler405_2) func handler405_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 < f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler405_3) func handler405_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 < f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler406_0) func handler406_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] < v[ip[2]] ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler406_1) func handler406_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] < v[ip[2]] ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler406_2) func handler406_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] < v[ip[2]] ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler406_3) func handler406_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] < v[ip[2]] ? 1 : 0)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler407_0) func handler407_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] < constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler407_1) func handler407_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] < constant(ip[2]) ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler407_2) func handler407_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] < constant(ip[2]) ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler407_3) func handler407_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] < constant(ip[2]) ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler408_0) func handler408_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 <= t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler408_1) func handler408_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 <= t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler408_2) func handler408_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 <= t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler408_3) func handler408_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 <= t0 ? 1 : 0)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler409_0) func handler409_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler409_1) func handler409_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 <= t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler409_2) func handler409_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 <= t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler409_3) func handler409_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 <= t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler410_0) func handler410_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 <= v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler410_1) func handler410_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 <= v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler410_2) func handler410_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 <= v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler410_3) func handler410_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 <= v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler411_0) func handler411_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 <= constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler411_1) func handler411_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 <= constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler411_2) func handler411_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 <= constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler411_3) func handler411_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 <= constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler412_0) func handler412_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 <= f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler412_1) func handler412_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 <= f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler412_2) func handler412_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 <= f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler412_3) func handler412_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 <= f[ip[1]] ? 1 : 0)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler413_0) func handler413_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler413_1) func handler413_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 <= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler413_2) func handler413_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 <= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler413_3) func handler413_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 <= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler414_0) func handler414_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler414_1) func handler414_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 <= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler414_2) func handler414_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 <= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler414_3) func handler414_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 <= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler415_0) func handler415_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler415_1) func handler415_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 <= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler415_2) func handler415_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 <= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler415_3) func handler415_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 <= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler416_0) func handler416_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] <= v[ip[2]] ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler416_1) func handler416_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] <= v[ip[2]] ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler416_2) func handler416_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] <= v[ip[2]] ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler416_3) func handler416_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] <= v[ip[2]] ? 1 : 0)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler417_0) func handler417_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] <= constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler417_1) func handler417_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] <= constant(ip[2]) ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler417_2) func handler417_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] <= constant(ip[2]) ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler417_3) func handler417_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] <= constant(ip[2]) ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler418_0) func handler418_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 > t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler418_1) func handler418_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 > t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler418_2) func handler418_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 > t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler418_3) func handler418_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 > t0 ? 1 : 0)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler419_0) func handler419_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler419_1) func handler419_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 > t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler419_2) func handler419_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 > t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler419_3) func handler419_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 > t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler420_0) func handler420_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 > v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler420_1) func handler420_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 > v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler420_2) func handler420_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 > v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler420_3) func handler420_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 > v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler421_0) func handler421_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 > constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler421_1) func handler421_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 > constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler421_2) func handler421_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 > constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler421_3) func handler421_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 > constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler422_0) func handler422_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 > f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler422_1) func handler422_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 > f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler422_2) func handler422_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 > f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler422_3) func handler422_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 > f[ip[1]] ? 1 : 0)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler423_0) func handler423_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler423_1) func handler423_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 > v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler423_2) func handler423_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 > v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler423_3) func handler423_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 > v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler424_0) func handler424_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler424_1) func handler424_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 > constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler424_2) func handler424_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 > constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler424_3) func handler424_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 > constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler425_0) func handler425_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler425_1) func handler425_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 > f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler425_2) func handler425_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 > f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler425_3) func handler425_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 > f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler426_0) func handler426_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] > v[ip[2]] ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler426_1) func handler426_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] > v[ip[2]] ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler426_2) func handler426_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] > v[ip[2]] ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler426_3) func handler426_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] > v[ip[2]] ? 1 : 0)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler427_0) func handler427_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] > constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler427_1) func handler427_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] > constant(ip[2]) ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler427_2) func handler427_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] > constant(ip[2]) ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler427_3) func handler427_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] > constant(ip[2]) ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler428_0) func handler428_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 >= t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler428_1) func handler428_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 >= t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler428_2) func handler428_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 >= t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler428_3) func handler428_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 >= t0 ? 1 : 0)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler429_0) func handler429_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler429_1) func handler429_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 >= t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler429_2) func handler429_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 >= t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler429_3) func handler429_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 >= t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler430_0) func handler430_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 >= v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler430_1) func handler430_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 >= v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler430_2) func handler430_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 >= v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler430_3) func handler430_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 >= v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler431_0) func handler431_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 >= constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler431_1) func handler431_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 >= constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler431_2) func handler431_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 >= constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler431_3) func handler431_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 >= constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler432_0) func handler432_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 >= f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler432_1) func handler432_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 >= f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler432_2) func handler432_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 >= f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler432_3) func handler432_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 >= f[ip[1]] ? 1 : 0)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler433_0) func handler433_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler433_1) func handler433_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 >= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler433_2) func handler433_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 >= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler433_3) func handler433_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 >= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler434_0) func handler434_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler434_1) func handler434_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 >= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler434_2) func handler434_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 >= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler434_3) func handler434_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 >= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler435_0) func handler435_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler435_1) func handler435_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 >= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler435_2) func handler435_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 >= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler435_3) func handler435_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 >= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler436_0) func handler436_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] >= v[ip[2]] ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler436_1) func handler436_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] >= v[ip[2]] ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler436_2) func handler436_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] >= v[ip[2]] ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler436_3) func handler436_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] >= v[ip[2]] ? 1 : 0)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler437_0) func handler437_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] >= constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler437_1) func handler437_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] >= constant(ip[2]) ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler437_2) func handler437_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] >= constant(ip[2]) ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler437_3) func handler437_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] >= constant(ip[2]) ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler438_0) func handler438_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 == t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler438_1) func handler438_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 == t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler438_2) func handler438_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 == t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler438_3) func handler438_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 == t0 ? 1 : 0)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler439_0) func handler439_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler439_1) func handler439_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 == t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler439_2) func handler439_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 == t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler439_3) func handler439_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 == t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler440_0) func handler440_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 == v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler440_1) func handler440_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 == v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler440_2) func handler440_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 == v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler440_3) func handler440_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 == v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler441_0) func handler441_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 == constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler441_1) func handler441_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 == constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler441_2) func handler441_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 == constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler441_3) func handler441_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 == constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler442_0) func handler442_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 == f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler442_1) func handler442_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 == f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler442_2) func handler442_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 == f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler442_3) func handler442_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 == f[ip[1]] ? 1 : 0)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler443_0) func handler443_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler443_1) func handler443_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 == v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler443_2) func handler443_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 == v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler443_3) func handler443_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 == v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler444_0) func handler444_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler444_1) func handler444_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 == constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler444_2) func handler444_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 == constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler444_3) func handler444_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 == constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler445_0) func handler445_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler445_1) func handler445_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 == f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler445_2) func handler445_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 == f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler445_3) func handler445_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 == f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler446_0) func handler446_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] == v[ip[2]] ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler446_1) func handler446_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] == v[ip[2]] ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler446_2) func handler446_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] == v[ip[2]] ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler446_3) func handler446_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] == v[ip[2]] ? 1 : 0)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler447_0) func handler447_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] == constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler447_1) func handler447_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] == constant(ip[2]) ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler447_2) func handler447_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] == constant(ip[2]) ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler447_3) func handler447_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] == constant(ip[2]) ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler448_0) func handler448_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 != t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler448_1) func handler448_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 != t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler448_2) func handler448_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 != t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler448_3) func handler448_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 != t0 ? 1 : 0)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler449_0) func handler449_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler449_1) func handler449_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 != t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler449_2) func handler449_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 != t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler449_3) func handler449_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 != t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler450_0) func handler450_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 != v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler450_1) func handler450_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 != v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler450_2) func handler450_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 != v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler450_3) func handler450_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 != v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler451_0) func handler451_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 != constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler451_1) func handler451_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 != constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler451_2) func handler451_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 != constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler451_3) func handler451_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 != constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler452_0) func handler452_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 != f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler452_1) func handler452_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 != f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler452_2) func handler452_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 != f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler452_3) func handler452_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 != f[ip[1]] ? 1 : 0)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler453_0) func handler453_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler453_1) func handler453_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 != v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler453_2) func handler453_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 != v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler453_3) func handler453_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 != v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler454_0) func handler454_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler454_1) func handler454_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 != constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler454_2) func handler454_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 != constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler454_3) func handler454_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 != constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler455_0) func handler455_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler455_1) func handler455_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 != f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler455_2) func handler455_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 != f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler455_3) func handler455_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 != f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler456_0) func handler456_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] != v[ip[2]] ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler456_1) func handler456_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] != v[ip[2]] ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler456_2) func handler456_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] != v[ip[2]] ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler456_3) func handler456_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] != v[ip[2]] ? 1 : 0)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler457_0) func handler457_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] != constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler457_1) func handler457_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] != constant(ip[2]) ? 1 : 0, t2, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler457_2) func handler457_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] != constant(ip[2]) ? 1 : 0, t3)
}
// compareVariable(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler457_3) func handler457_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] != constant(ip[2]) ? 1 : 0)
}
// checkedApplyStack
@c(reckon_handler458_0) func handler458_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 2, v, f, unary(ip[1])(t0), 0, 0, 0)
}
// checkedApplyStack
@c(reckon_handler458_1) func handler458_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 2, v, f, t0, unary(ip[1])(t1), 0, 0)
}
// checkedApplyStack
@c(reckon_handler458_2) func handler458_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 2, v, f, t0, t1, unary(ip[1])(t2), 0)
}
// checkedApplyStack
@c(reckon_handler458_3) func handler458_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 2, v, f, t0, t1, t2, unary(ip[1])(t3))
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler459_0) func handler459_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 3, v, f, binary(ip[1])(v[ip[2]], t0), 0, 0, 0)
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler459_1) func handler459_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 3, v, f, t0, binary(ip[1])(v[ip[2]], t1), 0, 0)
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler459_2) func handler459_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 3, v, f, t0, t1, binary(ip[1])(v[ip[2]], t2), 0)
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler459_3) func handler459_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(v[ip[2]], t3))
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler460_0) func handler460_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 3, v, f, binary(ip[1])(constant(ip[2]), t0), 0, 0, 0)
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler460_1) func handler460_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 3, v, f, t0, binary(ip[1])(constant(ip[2]), t1), 0, 0)
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler460_2) func handler460_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 3, v, f, t0, t1, binary(ip[1])(constant(ip[2]), t2), 0)
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler460_3) func handler460_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(constant(ip[2]), t3))
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler461_0) func handler461_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 3, v, f, binary(ip[1])(f[ip[2]], t0), 0, 0, 0)
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler461_1) func handler461_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 3, v, f, t0, binary(ip[1])(f[ip[2]], t1), 0, 0)
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler461_2) func handler461_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 3, v, f, t0, t1, binary(ip[1])(f[ip[2]], t2), 0)
}
// checkedApplySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler461_3) func handler461_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(f[ip[2]], t3))
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler462_0) func handler462_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] < v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler463_0) func handler463_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] < constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler464_0) func handler464_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] < f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler465_0) func handler465_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) < v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler466_0) func handler466_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) < constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler467_0) func handler467_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) < f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler468_0) func handler468_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] < v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler469_0) func handler469_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] < constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler470_0) func handler470_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] < f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler471_0) func handler471_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] <= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler472_0) func handler472_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] <= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler473_0) func handler473_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] <= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler474_0) func handler474_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) <= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler475_0) func handler475_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) <= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler476_0) func handler476_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) <= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler477_0) func handler477_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] <= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler478_0) func handler478_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] <= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler479_0) func handler479_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] <= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler480_0) func handler480_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] > v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler481_0) func handler481_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] > constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler482_0) func handler482_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] > f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler483_0) func handler483_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) > v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler484_0) func handler484_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) > constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler485_0) func handler485_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) > f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler486_0) func handler486_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] > v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler487_0) func handler487_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] > constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler488_0) func handler488_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] > f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler489_0) func handler489_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] >= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler490_0) func handler490_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] >= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler491_0) func handler491_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] >= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler492_0) func handler492_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) >= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler493_0) func handler493_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) >= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler494_0) func handler494_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) >= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler495_0) func handler495_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] >= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler496_0) func handler496_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] >= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler497_0) func handler497_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] >= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler498_0) func handler498_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] == v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler499_0) func handler499_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] == constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler500_0) func handler500_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] == f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler501_0) func handler501_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) == v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler502_0) func handler502_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) == constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler503_0) func handler503_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) == f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler504_0) func handler504_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] == v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler505_0) func handler505_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] == constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler506_0) func handler506_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] == f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler507_0) func handler507_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] != v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler508_0) func handler508_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] != constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler509_0) func handler509_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] != f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler510_0) func handler510_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) != v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler511_0) func handler511_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) != constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler512_0) func handler512_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) != f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler513_0) func handler513_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] != v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler514_0) func handler514_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] != constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler515_0) func handler515_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] != f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler516_0) func handler516_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(v[ip[3]]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler517_0) func handler517_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(constant(ip[3])) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler518_0) func handler518_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(f[ip[3]]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// copySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler519_0) func handler519_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = v[ip[2]]
  return next(ip + 3, v, f, t0, t1, t2, t3)
}
// copySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler520_0) func handler520_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = constant(ip[2])
  return next(ip + 3, v, f, t0, t1, t2, t3)
}
// copySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler521_0) func handler521_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = f[ip[2]]
  return next(ip + 3, v, f, t0, t1, t2, t3)
}
#endif
