// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if !DEBUG
// compareStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler225_0) func handler225_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 < t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler225_1) func handler225_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 < t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler225_2) func handler225_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 < t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler225_3) func handler225_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 < t0 ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler225_4) func handler225_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 < t1 ? 1 : 0
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler226_0) func handler226_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 <= t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler226_1) func handler226_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 <= t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler226_2) func handler226_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 <= t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler226_3) func handler226_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 <= t0 ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler226_4) func handler226_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 <= t1 ? 1 : 0
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler227_0) func handler227_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 > t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler227_1) func handler227_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 > t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler227_2) func handler227_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 > t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler227_3) func handler227_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 > t0 ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler227_4) func handler227_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 > t1 ? 1 : 0
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler228_0) func handler228_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 >= t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler228_1) func handler228_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 >= t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler228_2) func handler228_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 >= t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler228_3) func handler228_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 >= t0 ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler228_4) func handler228_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 >= t1 ? 1 : 0
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler229_0) func handler229_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 == t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler229_1) func handler229_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 == t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler229_2) func handler229_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 == t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler229_3) func handler229_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 == t0 ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler229_4) func handler229_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 == t1 ? 1 : 0
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler230_0) func handler230_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 != t1 ? 1 : 0, t1, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler230_1) func handler230_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 != t2 ? 1 : 0, t2, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler230_2) func handler230_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 != t3 ? 1 : 0, t3)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler230_3) func handler230_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 != t0 ? 1 : 0)
}
// compareStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler230_4) func handler230_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 != t1 ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler231_0) func handler231_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 < v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler231_1) func handler231_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 < v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler231_2) func handler231_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 < v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler231_3) func handler231_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 < v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler231_4) func handler231_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 < v[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler232_0) func handler232_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 < constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler232_1) func handler232_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 < constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler232_2) func handler232_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 < constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler232_3) func handler232_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 < constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler232_4) func handler232_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 < constant(ip[1]) ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler233_0) func handler233_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 < f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler233_1) func handler233_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 < f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler233_2) func handler233_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 < f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler233_3) func handler233_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 < f[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler233_4) func handler233_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 < f[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler234_0) func handler234_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 <= v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler234_1) func handler234_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 <= v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler234_2) func handler234_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 <= v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler234_3) func handler234_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 <= v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler234_4) func handler234_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 <= v[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler235_0) func handler235_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 <= constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler235_1) func handler235_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 <= constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler235_2) func handler235_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 <= constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler235_3) func handler235_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 <= constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler235_4) func handler235_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 <= constant(ip[1]) ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler236_0) func handler236_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 <= f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler236_1) func handler236_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 <= f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler236_2) func handler236_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 <= f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler236_3) func handler236_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 <= f[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler236_4) func handler236_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 <= f[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler237_0) func handler237_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 > v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler237_1) func handler237_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 > v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler237_2) func handler237_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 > v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler237_3) func handler237_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 > v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler237_4) func handler237_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 > v[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler238_0) func handler238_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 > constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler238_1) func handler238_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 > constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler238_2) func handler238_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 > constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler238_3) func handler238_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 > constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler238_4) func handler238_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 > constant(ip[1]) ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler239_0) func handler239_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 > f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler239_1) func handler239_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 > f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler239_2) func handler239_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 > f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler239_3) func handler239_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 > f[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler239_4) func handler239_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 > f[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler240_0) func handler240_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 >= v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler240_1) func handler240_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 >= v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler240_2) func handler240_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 >= v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler240_3) func handler240_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 >= v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler240_4) func handler240_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 >= v[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler241_0) func handler241_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 >= constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler241_1) func handler241_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 >= constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler241_2) func handler241_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 >= constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler241_3) func handler241_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 >= constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler241_4) func handler241_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 >= constant(ip[1]) ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler242_0) func handler242_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 >= f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler242_1) func handler242_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 >= f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler242_2) func handler242_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 >= f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler242_3) func handler242_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 >= f[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler242_4) func handler242_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 >= f[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler243_0) func handler243_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 == v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler243_1) func handler243_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 == v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler243_2) func handler243_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 == v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler243_3) func handler243_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 == v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler243_4) func handler243_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 == v[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler244_0) func handler244_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 == constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler244_1) func handler244_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 == constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler244_2) func handler244_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 == constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler244_3) func handler244_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 == constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler244_4) func handler244_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 == constant(ip[1]) ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler245_0) func handler245_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 == f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler245_1) func handler245_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 == f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler245_2) func handler245_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 == f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler245_3) func handler245_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 == f[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler245_4) func handler245_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 == f[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler246_0) func handler246_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 != v[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler246_1) func handler246_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 != v[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler246_2) func handler246_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 != v[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler246_3) func handler246_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 != v[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler246_4) func handler246_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 != v[ip[1]] ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler247_0) func handler247_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 != constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler247_1) func handler247_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 != constant(ip[1]) ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler247_2) func handler247_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 != constant(ip[1]) ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler247_3) func handler247_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 != constant(ip[1]) ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler247_4) func handler247_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 != constant(ip[1]) ? 1 : 0
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler248_0) func handler248_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 != f[ip[1]] ? 1 : 0, t1, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler248_1) func handler248_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 != f[ip[1]] ? 1 : 0, t2, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler248_2) func handler248_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 != f[ip[1]] ? 1 : 0, t3)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler248_3) func handler248_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 != f[ip[1]] ? 1 : 0)
}
// compareStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler248_4) func handler248_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 != f[ip[1]] ? 1 : 0
}
// copyToLocal
@c(reckon_handler249_0) func handler249_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t0
  return next(ip + 2, v, f, t0, t1, t2, t3)
}
// copyToLocal
@c(reckon_handler249_1) func handler249_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t1
  return next(ip + 2, v, f, t0, t1, t2, t3)
}
// copyToLocal
@c(reckon_handler249_2) func handler249_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t2
  return next(ip + 2, v, f, t0, t1, t2, t3)
}
// copyToLocal
@c(reckon_handler249_3) func handler249_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = t3
  return next(ip + 2, v, f, t0, t1, t2, t3)
}
// check
@c(reckon_handler250_0) func handler250_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !t0.isFinite { return t0 }
  return next(ip + 1, v, f, t0, t1, t2, t3)
}
// check
@c(reckon_handler250_1) func handler250_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !t1.isFinite { return t1 }
  return next(ip + 1, v, f, t0, t1, t2, t3)
}
// check
@c(reckon_handler250_2) func handler250_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !t2.isFinite { return t2 }
  return next(ip + 1, v, f, t0, t1, t2, t3)
}
// check
@c(reckon_handler250_3) func handler250_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !t3.isFinite { return t3 }
  return next(ip + 1, v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler251_0) func handler251_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler251_1) func handler251_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 < t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler251_2) func handler251_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 < t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.less)
@c(reckon_handler251_3) func handler251_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 < t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler252_0) func handler252_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler252_1) func handler252_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 <= t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler252_2) func handler252_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 <= t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.lessOrEqual)
@c(reckon_handler252_3) func handler252_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 <= t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler253_0) func handler253_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler253_1) func handler253_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 > t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler253_2) func handler253_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 > t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greater)
@c(reckon_handler253_3) func handler253_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 > t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler254_0) func handler254_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler254_1) func handler254_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 >= t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler254_2) func handler254_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 >= t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.greaterOrEqual)
@c(reckon_handler254_3) func handler254_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 >= t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler255_0) func handler255_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler255_1) func handler255_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 == t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler255_2) func handler255_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 == t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.equal)
@c(reckon_handler255_3) func handler255_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 == t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler256_0) func handler256_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != t1 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler256_1) func handler256_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 != t2 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler256_2) func handler256_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 != t3 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackStack(ReckonMachine.HandlerForm.Comparison.notEqual)
@c(reckon_handler256_3) func handler256_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 != t0 { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler257_0) func handler257_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler257_1) func handler257_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 < v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler257_2) func handler257_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 < v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler257_3) func handler257_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 < v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler258_0) func handler258_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler258_1) func handler258_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 < constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler258_2) func handler258_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 < constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler258_3) func handler258_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 < constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler259_0) func handler259_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 < f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler259_1) func handler259_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 < f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler259_2) func handler259_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 < f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler259_3) func handler259_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 < f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler260_0) func handler260_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler260_1) func handler260_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 <= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler260_2) func handler260_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 <= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler260_3) func handler260_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 <= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler261_0) func handler261_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler261_1) func handler261_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 <= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler261_2) func handler261_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 <= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler261_3) func handler261_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 <= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler262_0) func handler262_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 <= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler262_1) func handler262_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 <= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler262_2) func handler262_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 <= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler262_3) func handler262_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 <= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler263_0) func handler263_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler263_1) func handler263_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 > v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler263_2) func handler263_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 > v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler263_3) func handler263_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 > v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler264_0) func handler264_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler264_1) func handler264_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 > constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler264_2) func handler264_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 > constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler264_3) func handler264_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 > constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler265_0) func handler265_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 > f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler265_1) func handler265_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 > f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler265_2) func handler265_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 > f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler265_3) func handler265_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 > f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler266_0) func handler266_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler266_1) func handler266_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 >= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler266_2) func handler266_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 >= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler266_3) func handler266_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 >= v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler267_0) func handler267_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler267_1) func handler267_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 >= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler267_2) func handler267_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 >= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler267_3) func handler267_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 >= constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler268_0) func handler268_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 >= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler268_1) func handler268_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 >= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler268_2) func handler268_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 >= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler268_3) func handler268_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 >= f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler269_0) func handler269_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler269_1) func handler269_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 == v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler269_2) func handler269_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 == v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler269_3) func handler269_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 == v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler270_0) func handler270_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler270_1) func handler270_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 == constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler270_2) func handler270_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 == constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler270_3) func handler270_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 == constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler271_0) func handler271_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 == f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler271_1) func handler271_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 == f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler271_2) func handler271_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 == f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler271_3) func handler271_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 == f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler272_0) func handler272_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler272_1) func handler272_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 != v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler272_2) func handler272_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 != v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler272_3) func handler272_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 != v[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler273_0) func handler273_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler273_1) func handler273_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 != constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler273_2) func handler273_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 != constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler273_3) func handler273_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 != constant(ip[3]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler274_0) func handler274_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t0 != f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler274_1) func handler274_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t1 != f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler274_2) func handler274_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t2 != f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStackSource(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler274_3) func handler274_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if t3 != f[ip[3]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStack
@c(reckon_handler275_0) func handler275_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(t0) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStack
@c(reckon_handler275_1) func handler275_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(t1) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStack
@c(reckon_handler275_2) func handler275_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(t2) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchStack
@c(reckon_handler275_3) func handler275_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(t3) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler276_0) func handler276_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] < v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler277_0) func handler277_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] < constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler278_0) func handler278_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] < f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler279_0) func handler279_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) < v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler280_0) func handler280_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) < constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler281_0) func handler281_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) < f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler282_0) func handler282_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] < v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler283_0) func handler283_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] < constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.less, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler284_0) func handler284_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] < f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler285_0) func handler285_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] <= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler286_0) func handler286_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] <= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler287_0) func handler287_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] <= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler288_0) func handler288_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) <= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler289_0) func handler289_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) <= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler290_0) func handler290_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) <= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler291_0) func handler291_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] <= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler292_0) func handler292_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] <= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.lessOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler293_0) func handler293_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] <= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler294_0) func handler294_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] > v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler295_0) func handler295_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] > constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler296_0) func handler296_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] > f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler297_0) func handler297_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) > v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler298_0) func handler298_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) > constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler299_0) func handler299_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) > f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler300_0) func handler300_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] > v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler301_0) func handler301_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] > constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greater, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler302_0) func handler302_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] > f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler303_0) func handler303_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] >= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler304_0) func handler304_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] >= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler305_0) func handler305_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] >= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler306_0) func handler306_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) >= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler307_0) func handler307_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) >= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler308_0) func handler308_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) >= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler309_0) func handler309_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] >= v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler310_0) func handler310_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] >= constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.greaterOrEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler311_0) func handler311_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] >= f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler312_0) func handler312_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] == v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler313_0) func handler313_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] == constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler314_0) func handler314_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] == f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler315_0) func handler315_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) == v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler316_0) func handler316_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) == constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler317_0) func handler317_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) == f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler318_0) func handler318_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] == v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler319_0) func handler319_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] == constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.equal, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler320_0) func handler320_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] == f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler321_0) func handler321_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] != v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler322_0) func handler322_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] != constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler323_0) func handler323_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if v[ip[3]] != f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler324_0) func handler324_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) != v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler325_0) func handler325_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) != constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler326_0) func handler326_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if constant(ip[3]) != f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler327_0) func handler327_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] != v[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler328_0) func handler328_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] != constant(ip[4]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSources(ReckonMachine.HandlerForm.Comparison.notEqual, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler329_0) func handler329_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if f[ip[3]] != f[ip[4]] { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler330_0) func handler330_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(v[ip[3]]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler331_0) func handler331_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(constant(ip[3])) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// branchSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler332_0) func handler332_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if isTrue(f[ip[3]]) { return next(ip + ip[1], v, f, t0, t1, t2, t3) }
  return next(ip + ip[2], v, f, t0, t1, t2, t3)
}
// copySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler333_0) func handler333_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = v[ip[2]]
  return next(ip + 3, v, f, t0, t1, t2, t3)
}
// copySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler334_0) func handler334_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = constant(ip[2])
  return next(ip + 3, v, f, t0, t1, t2, t3)
}
// copySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler335_0) func handler335_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] = f[ip[2]]
  return next(ip + 3, v, f, t0, t1, t2, t3)
}
#endif
