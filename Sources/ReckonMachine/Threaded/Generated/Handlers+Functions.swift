// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler343_0) func handler343_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 * t0, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler343_1) func handler343_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 * t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler343_2) func handler343_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 * t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler343_3) func handler343_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 * t3)
}
// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler343_4) func handler343_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * t0
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler344_0) func handler344_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, -t0, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler344_1) func handler344_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, -t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler344_2) func handler344_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, -t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler344_3) func handler344_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, -t3)
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler344_4) func handler344_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  -t0
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler345_0) func handler345_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0.magnitude, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler345_1) func handler345_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1.magnitude, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler345_2) func handler345_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2.magnitude, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler345_3) func handler345_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3.magnitude)
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler345_4) func handler345_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0.magnitude
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler346_0) func handler346_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0.squareRoot(), t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler346_1) func handler346_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1.squareRoot(), t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler346_2) func handler346_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2.squareRoot(), t3)
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler346_3) func handler346_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3.squareRoot())
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler346_4) func handler346_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0.squareRoot()
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler347_0) func handler347_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, isTrue(t0) ? 0 : 1, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler347_1) func handler347_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, isTrue(t1) ? 0 : 1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler347_2) func handler347_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, isTrue(t2) ? 0 : 1, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler347_3) func handler347_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, isTrue(t3) ? 0 : 1)
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler347_4) func handler347_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  isTrue(t0) ? 0 : 1
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler348_0) func handler348_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, isTrue(t0) ? 1 : 0, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler348_1) func handler348_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, isTrue(t1) ? 1 : 0, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler348_2) func handler348_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, isTrue(t2) ? 1 : 0, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler348_3) func handler348_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, isTrue(t3) ? 1 : 0)
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler348_4) func handler348_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  isTrue(t0) ? 1 : 0
}
// applyStack
@c(reckon_handler349_0) func handler349_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, unary(ip[1])(t0), 0, 0, 0)
}
// applyStack
@c(reckon_handler349_1) func handler349_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, unary(ip[1])(t1), 0, 0)
}
// applyStack
@c(reckon_handler349_2) func handler349_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, unary(ip[1])(t2), 0)
}
// applyStack
@c(reckon_handler349_3) func handler349_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, unary(ip[1])(t3))
}
// applyStack
@c(reckon_handler349_4) func handler349_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(t0)
}
// applyStackStack
@c(reckon_handler350_0) func handler350_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, binary(ip[1])(t0, t1), 0, 0, 0)
}
// applyStackStack
@c(reckon_handler350_1) func handler350_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, binary(ip[1])(t1, t2), 0, 0)
}
// applyStackStack
@c(reckon_handler350_2) func handler350_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, binary(ip[1])(t2, t3), 0)
}
// applyStackStack
@c(reckon_handler350_3) func handler350_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, binary(ip[1])(t3, t0))
}
// applyStackStack
@c(reckon_handler350_4) func handler350_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(t0, t1)
}
// applyStackStackStack
@c(reckon_handler351_0) func handler351_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, ternary(ip[1])(t0, t1, t2), 0, 0, 0)
}
// applyStackStackStack
@c(reckon_handler351_1) func handler351_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, ternary(ip[1])(t1, t2, t3), 0, 0)
}
// applyStackStackStack
@c(reckon_handler351_2) func handler351_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, ternary(ip[1])(t2, t3, t0), 0)
}
// applyStackStackStack
@c(reckon_handler351_3) func handler351_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, ternary(ip[1])(t3, t0, t1))
}
// applyStackStackStack
@c(reckon_handler351_4) func handler351_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  ternary(ip[1])(t0, t1, t2)
}
// applyStackConstants
@c(reckon_handler352_0) func handler352_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, ternary(ip[1])(t0, constant(ip[2]), constant(ip[3])), 0, 0, 0)
}
// applyStackConstants
@c(reckon_handler352_1) func handler352_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, ternary(ip[1])(t1, constant(ip[2]), constant(ip[3])), 0, 0)
}
// applyStackConstants
@c(reckon_handler352_2) func handler352_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, ternary(ip[1])(t2, constant(ip[2]), constant(ip[3])), 0)
}
// applyStackConstants
@c(reckon_handler352_3) func handler352_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, ternary(ip[1])(t3, constant(ip[2]), constant(ip[3])))
}
// applyStackConstants
@c(reckon_handler352_4) func handler352_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  ternary(ip[1])(t0, constant(ip[2]), constant(ip[3]))
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler353_0) func handler353_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, unary(ip[1])(v[ip[2]]), 0, 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler353_1) func handler353_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, unary(ip[1])(v[ip[2]]), 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler353_2) func handler353_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, unary(ip[1])(v[ip[2]]), 0)
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler353_3) func handler353_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, unary(ip[1])(v[ip[2]]))
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler353_4) func handler353_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(v[ip[2]])
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler354_0) func handler354_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, unary(ip[1])(constant(ip[2])), 0, 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler354_1) func handler354_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, unary(ip[1])(constant(ip[2])), 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler354_2) func handler354_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, unary(ip[1])(constant(ip[2])), 0)
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler354_3) func handler354_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, unary(ip[1])(constant(ip[2])))
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler354_4) func handler354_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(constant(ip[2]))
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler355_0) func handler355_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, unary(ip[1])(f[ip[2]]), 0, 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler355_1) func handler355_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, unary(ip[1])(f[ip[2]]), 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler355_2) func handler355_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, unary(ip[1])(f[ip[2]]), 0)
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler355_3) func handler355_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, unary(ip[1])(f[ip[2]]))
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler355_4) func handler355_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(f[ip[2]])
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler356_0) func handler356_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((v[ip[2]] + v[ip[3]])), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler356_1) func handler356_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((v[ip[2]] + v[ip[3]])), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler356_2) func handler356_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((v[ip[2]] + v[ip[3]])), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler356_3) func handler356_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((v[ip[2]] + v[ip[3]])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler356_4) func handler356_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((v[ip[2]] + v[ip[3]]))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler357_0) func handler357_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((v[ip[2]] + constant(ip[3]))), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler357_1) func handler357_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((v[ip[2]] + constant(ip[3]))), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler357_2) func handler357_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((v[ip[2]] + constant(ip[3]))), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler357_3) func handler357_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((v[ip[2]] + constant(ip[3]))))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler357_4) func handler357_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((v[ip[2]] + constant(ip[3])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler358_0) func handler358_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((v[ip[2]] - v[ip[3]])), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler358_1) func handler358_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((v[ip[2]] - v[ip[3]])), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler358_2) func handler358_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((v[ip[2]] - v[ip[3]])), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler358_3) func handler358_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((v[ip[2]] - v[ip[3]])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler358_4) func handler358_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((v[ip[2]] - v[ip[3]]))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler359_0) func handler359_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((v[ip[2]] - constant(ip[3]))), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler359_1) func handler359_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((v[ip[2]] - constant(ip[3]))), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler359_2) func handler359_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((v[ip[2]] - constant(ip[3]))), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler359_3) func handler359_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((v[ip[2]] - constant(ip[3]))))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler359_4) func handler359_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((v[ip[2]] - constant(ip[3])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler360_0) func handler360_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((constant(ip[2]) - v[ip[3]])), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler360_1) func handler360_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((constant(ip[2]) - v[ip[3]])), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler360_2) func handler360_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((constant(ip[2]) - v[ip[3]])), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler360_3) func handler360_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((constant(ip[2]) - v[ip[3]])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler360_4) func handler360_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((constant(ip[2]) - v[ip[3]]))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler361_0) func handler361_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((v[ip[2]] * v[ip[3]])), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler361_1) func handler361_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((v[ip[2]] * v[ip[3]])), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler361_2) func handler361_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((v[ip[2]] * v[ip[3]])), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler361_3) func handler361_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((v[ip[2]] * v[ip[3]])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler361_4) func handler361_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((v[ip[2]] * v[ip[3]]))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler362_0) func handler362_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((v[ip[2]] * constant(ip[3]))), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler362_1) func handler362_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((v[ip[2]] * constant(ip[3]))), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler362_2) func handler362_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((v[ip[2]] * constant(ip[3]))), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler362_3) func handler362_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((v[ip[2]] * constant(ip[3]))))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler362_4) func handler362_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((v[ip[2]] * constant(ip[3])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler363_0) func handler363_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((v[ip[2]] * f[ip[3]])), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler363_1) func handler363_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((v[ip[2]] * f[ip[3]])), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler363_2) func handler363_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((v[ip[2]] * f[ip[3]])), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler363_3) func handler363_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((v[ip[2]] * f[ip[3]])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler363_4) func handler363_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((v[ip[2]] * f[ip[3]]))
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler364_0) func handler364_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((constant(ip[2]) * f[ip[3]])), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler364_1) func handler364_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((constant(ip[2]) * f[ip[3]])), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler364_2) func handler364_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((constant(ip[2]) * f[ip[3]])), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler364_3) func handler364_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((constant(ip[2]) * f[ip[3]])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler364_4) func handler364_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((constant(ip[2]) * f[ip[3]]))
}
// applyPair(ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler365_0) func handler365_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((f[ip[2]] * f[ip[3]])), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler365_1) func handler365_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((f[ip[2]] * f[ip[3]])), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler365_2) func handler365_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((f[ip[2]] * f[ip[3]])), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler365_3) func handler365_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((f[ip[2]] * f[ip[3]])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler365_4) func handler365_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((f[ip[2]] * f[ip[3]]))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler366_0) func handler366_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((v[ip[2]] / v[ip[3]])), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler366_1) func handler366_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((v[ip[2]] / v[ip[3]])), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler366_2) func handler366_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((v[ip[2]] / v[ip[3]])), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler366_3) func handler366_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((v[ip[2]] / v[ip[3]])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler366_4) func handler366_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((v[ip[2]] / v[ip[3]]))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler367_0) func handler367_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((v[ip[2]] / constant(ip[3]))), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler367_1) func handler367_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((v[ip[2]] / constant(ip[3]))), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler367_2) func handler367_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((v[ip[2]] / constant(ip[3]))), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler367_3) func handler367_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((v[ip[2]] / constant(ip[3]))))
}
// applyPair(ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler367_4) func handler367_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((v[ip[2]] / constant(ip[3])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler368_0) func handler368_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])((constant(ip[2]) / v[ip[3]])), 0, 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler368_1) func handler368_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])((constant(ip[2]) / v[ip[3]])), 0, 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler368_2) func handler368_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])((constant(ip[2]) / v[ip[3]])), 0)
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler368_3) func handler368_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])((constant(ip[2]) / v[ip[3]])))
}
// applyPair(ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler368_4) func handler368_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])((constant(ip[2]) / v[ip[3]]))
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler369_0) func handler369_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(t0, v[ip[2]]), 0, 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler369_1) func handler369_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(t1, v[ip[2]]), 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler369_2) func handler369_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(t2, v[ip[2]]), 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler369_3) func handler369_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(t3, v[ip[2]]))
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler369_4) func handler369_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(t0, v[ip[2]])
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler370_0) func handler370_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(t0, constant(ip[2])), 0, 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler370_1) func handler370_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(t1, constant(ip[2])), 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler370_2) func handler370_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(t2, constant(ip[2])), 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler370_3) func handler370_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(t3, constant(ip[2])))
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler370_4) func handler370_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(t0, constant(ip[2]))
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler371_0) func handler371_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(t0, f[ip[2]]), 0, 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler371_1) func handler371_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(t1, f[ip[2]]), 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler371_2) func handler371_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(t2, f[ip[2]]), 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler371_3) func handler371_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(t3, f[ip[2]]))
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler371_4) func handler371_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(t0, f[ip[2]])
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler372_0) func handler372_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(v[ip[2]], t0), 0, 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler372_1) func handler372_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(v[ip[2]], t1), 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler372_2) func handler372_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(v[ip[2]], t2), 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler372_3) func handler372_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(v[ip[2]], t3))
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler372_4) func handler372_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(v[ip[2]], t0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler373_0) func handler373_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(constant(ip[2]), t0), 0, 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler373_1) func handler373_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(constant(ip[2]), t1), 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler373_2) func handler373_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(constant(ip[2]), t2), 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler373_3) func handler373_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(constant(ip[2]), t3))
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler373_4) func handler373_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(constant(ip[2]), t0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler374_0) func handler374_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(f[ip[2]], t0), 0, 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler374_1) func handler374_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(f[ip[2]], t1), 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler374_2) func handler374_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(f[ip[2]], t2), 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler374_3) func handler374_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(f[ip[2]], t3))
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler374_4) func handler374_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(f[ip[2]], t0)
}
// choose(nil, nil)
@c(reckon_handler375_0) func handler375_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, choose(t0, t1, t2), t1, t2, t3)
}
// choose(nil, nil)
@c(reckon_handler375_1) func handler375_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, choose(t1, t2, t3), t2, t3)
}
// choose(nil, nil)
@c(reckon_handler375_2) func handler375_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, choose(t2, t3, t0), t3)
}
// choose(nil, nil)
@c(reckon_handler375_3) func handler375_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, choose(t3, t0, t1))
}
// choose(nil, nil)
@c(reckon_handler375_4) func handler375_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, t1, t2)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler376_0) func handler376_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, choose(t0, t1, v[ip[1]]), t1, t2, t3)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler376_1) func handler376_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, choose(t1, t2, v[ip[1]]), t2, t3)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler376_2) func handler376_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, choose(t2, t3, v[ip[1]]), t3)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler376_3) func handler376_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, choose(t3, t0, v[ip[1]]))
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler376_4) func handler376_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, t1, v[ip[1]])
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler377_0) func handler377_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, choose(t0, t1, constant(ip[1])), t1, t2, t3)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler377_1) func handler377_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, choose(t1, t2, constant(ip[1])), t2, t3)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler377_2) func handler377_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, choose(t2, t3, constant(ip[1])), t3)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler377_3) func handler377_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, choose(t3, t0, constant(ip[1])))
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler377_4) func handler377_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, t1, constant(ip[1]))
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler378_0) func handler378_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, choose(t0, t1, f[ip[1]]), t1, t2, t3)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler378_1) func handler378_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, choose(t1, t2, f[ip[1]]), t2, t3)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler378_2) func handler378_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, choose(t2, t3, f[ip[1]]), t3)
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler378_3) func handler378_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, choose(t3, t0, f[ip[1]]))
}
// choose(nil, Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler378_4) func handler378_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, t1, f[ip[1]])
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), nil)
@c(reckon_handler379_0) func handler379_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, choose(t0, v[ip[1]], t1), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), nil)
@c(reckon_handler379_1) func handler379_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, choose(t1, v[ip[1]], t2), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), nil)
@c(reckon_handler379_2) func handler379_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, choose(t2, v[ip[1]], t3), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), nil)
@c(reckon_handler379_3) func handler379_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, choose(t3, v[ip[1]], t0))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), nil)
@c(reckon_handler379_4) func handler379_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, v[ip[1]], t1)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler380_0) func handler380_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, choose(t0, v[ip[1]], v[ip[2]]), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler380_1) func handler380_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, choose(t1, v[ip[1]], v[ip[2]]), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler380_2) func handler380_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, choose(t2, v[ip[1]], v[ip[2]]), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler380_3) func handler380_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, choose(t3, v[ip[1]], v[ip[2]]))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler380_4) func handler380_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, v[ip[1]], v[ip[2]])
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler381_0) func handler381_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, choose(t0, v[ip[1]], constant(ip[2])), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler381_1) func handler381_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, choose(t1, v[ip[1]], constant(ip[2])), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler381_2) func handler381_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, choose(t2, v[ip[1]], constant(ip[2])), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler381_3) func handler381_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, choose(t3, v[ip[1]], constant(ip[2])))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler381_4) func handler381_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, v[ip[1]], constant(ip[2]))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler382_0) func handler382_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, choose(t0, v[ip[1]], f[ip[2]]), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler382_1) func handler382_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, choose(t1, v[ip[1]], f[ip[2]]), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler382_2) func handler382_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, choose(t2, v[ip[1]], f[ip[2]]), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler382_3) func handler382_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, choose(t3, v[ip[1]], f[ip[2]]))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.variable), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler382_4) func handler382_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, v[ip[1]], f[ip[2]])
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), nil)
@c(reckon_handler383_0) func handler383_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, choose(t0, constant(ip[1]), t1), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), nil)
@c(reckon_handler383_1) func handler383_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, choose(t1, constant(ip[1]), t2), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), nil)
@c(reckon_handler383_2) func handler383_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, choose(t2, constant(ip[1]), t3), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), nil)
@c(reckon_handler383_3) func handler383_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, choose(t3, constant(ip[1]), t0))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), nil)
@c(reckon_handler383_4) func handler383_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, constant(ip[1]), t1)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler384_0) func handler384_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, choose(t0, constant(ip[1]), v[ip[2]]), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler384_1) func handler384_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, choose(t1, constant(ip[1]), v[ip[2]]), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler384_2) func handler384_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, choose(t2, constant(ip[1]), v[ip[2]]), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler384_3) func handler384_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, choose(t3, constant(ip[1]), v[ip[2]]))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler384_4) func handler384_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, constant(ip[1]), v[ip[2]])
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler385_0) func handler385_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, choose(t0, constant(ip[1]), constant(ip[2])), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler385_1) func handler385_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, choose(t1, constant(ip[1]), constant(ip[2])), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler385_2) func handler385_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, choose(t2, constant(ip[1]), constant(ip[2])), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler385_3) func handler385_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, choose(t3, constant(ip[1]), constant(ip[2])))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler385_4) func handler385_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, constant(ip[1]), constant(ip[2]))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler386_0) func handler386_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, choose(t0, constant(ip[1]), f[ip[2]]), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler386_1) func handler386_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, choose(t1, constant(ip[1]), f[ip[2]]), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler386_2) func handler386_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, choose(t2, constant(ip[1]), f[ip[2]]), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler386_3) func handler386_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, choose(t3, constant(ip[1]), f[ip[2]]))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.constant), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler386_4) func handler386_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, constant(ip[1]), f[ip[2]])
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), nil)
@c(reckon_handler387_0) func handler387_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, choose(t0, f[ip[1]], t1), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), nil)
@c(reckon_handler387_1) func handler387_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, choose(t1, f[ip[1]], t2), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), nil)
@c(reckon_handler387_2) func handler387_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, choose(t2, f[ip[1]], t3), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), nil)
@c(reckon_handler387_3) func handler387_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, choose(t3, f[ip[1]], t0))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), nil)
@c(reckon_handler387_4) func handler387_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, f[ip[1]], t1)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler388_0) func handler388_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, choose(t0, f[ip[1]], v[ip[2]]), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler388_1) func handler388_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, choose(t1, f[ip[1]], v[ip[2]]), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler388_2) func handler388_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, choose(t2, f[ip[1]], v[ip[2]]), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler388_3) func handler388_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, choose(t3, f[ip[1]], v[ip[2]]))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.variable))
@c(reckon_handler388_4) func handler388_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, f[ip[1]], v[ip[2]])
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler389_0) func handler389_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, choose(t0, f[ip[1]], constant(ip[2])), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler389_1) func handler389_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, choose(t1, f[ip[1]], constant(ip[2])), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler389_2) func handler389_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, choose(t2, f[ip[1]], constant(ip[2])), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler389_3) func handler389_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, choose(t3, f[ip[1]], constant(ip[2])))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.constant))
@c(reckon_handler389_4) func handler389_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, f[ip[1]], constant(ip[2]))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler390_0) func handler390_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, choose(t0, f[ip[1]], f[ip[2]]), t1, t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler390_1) func handler390_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, choose(t1, f[ip[1]], f[ip[2]]), t2, t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler390_2) func handler390_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, choose(t2, f[ip[1]], f[ip[2]]), t3)
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler390_3) func handler390_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, choose(t3, f[ip[1]], f[ip[2]]))
}
// choose(Optional(ReckonMachine.HandlerForm.Source.local), Optional(ReckonMachine.HandlerForm.Source.local))
@c(reckon_handler390_4) func handler390_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, f[ip[1]], f[ip[2]])
}
#endif
