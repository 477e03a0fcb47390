// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if !DEBUG
// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler201_0) func handler201_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 * t0, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler201_1) func handler201_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 * t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler201_2) func handler201_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 * t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler201_3) func handler201_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 * t3)
}
// unary(ReckonMachine.HandlerForm.Unary.square)
@c(reckon_handler201_4) func handler201_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * t0
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler202_0) func handler202_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, -t0, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler202_1) func handler202_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, -t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler202_2) func handler202_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, -t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler202_3) func handler202_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, -t3)
}
// unary(ReckonMachine.HandlerForm.Unary.negate)
@c(reckon_handler202_4) func handler202_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  -t0
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler203_0) func handler203_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0.magnitude, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler203_1) func handler203_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1.magnitude, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler203_2) func handler203_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2.magnitude, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler203_3) func handler203_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3.magnitude)
}
// unary(ReckonMachine.HandlerForm.Unary.magnitude)
@c(reckon_handler203_4) func handler203_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0.magnitude
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler204_0) func handler204_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0.squareRoot(), t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler204_1) func handler204_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1.squareRoot(), t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler204_2) func handler204_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2.squareRoot(), t3)
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler204_3) func handler204_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3.squareRoot())
}
// unary(ReckonMachine.HandlerForm.Unary.squareRoot)
@c(reckon_handler204_4) func handler204_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0.squareRoot()
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler205_0) func handler205_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, isTrue(t0) ? 0 : 1, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler205_1) func handler205_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, isTrue(t1) ? 0 : 1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler205_2) func handler205_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, isTrue(t2) ? 0 : 1, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler205_3) func handler205_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, isTrue(t3) ? 0 : 1)
}
// unary(ReckonMachine.HandlerForm.Unary.not)
@c(reckon_handler205_4) func handler205_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  isTrue(t0) ? 0 : 1
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler206_0) func handler206_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, isTrue(t0) ? 1 : 0, t1, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler206_1) func handler206_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, isTrue(t1) ? 1 : 0, t2, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler206_2) func handler206_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, isTrue(t2) ? 1 : 0, t3)
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler206_3) func handler206_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, isTrue(t3) ? 1 : 0)
}
// unary(ReckonMachine.HandlerForm.Unary.truth)
@c(reckon_handler206_4) func handler206_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  isTrue(t0) ? 1 : 0
}
// applyStack
@c(reckon_handler207_0) func handler207_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, unary(ip[1])(t0), 0, 0, 0)
}
// applyStack
@c(reckon_handler207_1) func handler207_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, unary(ip[1])(t1), 0, 0)
}
// applyStack
@c(reckon_handler207_2) func handler207_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, unary(ip[1])(t2), 0)
}
// applyStack
@c(reckon_handler207_3) func handler207_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, unary(ip[1])(t3))
}
// applyStack
@c(reckon_handler207_4) func handler207_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(t0)
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler208_0) func handler208_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, unary(ip[1])(v[ip[2]]), 0, 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler208_1) func handler208_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, unary(ip[1])(v[ip[2]]), 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler208_2) func handler208_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, unary(ip[1])(v[ip[2]]), 0)
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler208_3) func handler208_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, unary(ip[1])(v[ip[2]]))
}
// applySource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler208_4) func handler208_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(v[ip[2]])
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler209_0) func handler209_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, unary(ip[1])(constant(ip[2])), 0, 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler209_1) func handler209_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, unary(ip[1])(constant(ip[2])), 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler209_2) func handler209_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, unary(ip[1])(constant(ip[2])), 0)
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler209_3) func handler209_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, unary(ip[1])(constant(ip[2])))
}
// applySource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler209_4) func handler209_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(constant(ip[2]))
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler210_0) func handler210_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, unary(ip[1])(f[ip[2]]), 0, 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler210_1) func handler210_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, unary(ip[1])(f[ip[2]]), 0, 0)
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler210_2) func handler210_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, unary(ip[1])(f[ip[2]]), 0)
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler210_3) func handler210_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, unary(ip[1])(f[ip[2]]))
}
// applySource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler210_4) func handler210_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(f[ip[2]])
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler211_0) func handler211_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])(v[ip[2]] * v[ip[3]]), 0, 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler211_1) func handler211_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])(v[ip[2]] * v[ip[3]]), 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler211_2) func handler211_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])(v[ip[2]] * v[ip[3]]), 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler211_3) func handler211_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])(v[ip[2]] * v[ip[3]]))
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler211_4) func handler211_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(v[ip[2]] * v[ip[3]])
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler212_0) func handler212_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])(v[ip[2]] * constant(ip[3])), 0, 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler212_1) func handler212_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])(v[ip[2]] * constant(ip[3])), 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler212_2) func handler212_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])(v[ip[2]] * constant(ip[3])), 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler212_3) func handler212_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])(v[ip[2]] * constant(ip[3])))
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler212_4) func handler212_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(v[ip[2]] * constant(ip[3]))
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler213_0) func handler213_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])(v[ip[2]] * f[ip[3]]), 0, 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler213_1) func handler213_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])(v[ip[2]] * f[ip[3]]), 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler213_2) func handler213_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])(v[ip[2]] * f[ip[3]]), 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler213_3) func handler213_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])(v[ip[2]] * f[ip[3]]))
}
// applyProduct(ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler213_4) func handler213_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(v[ip[2]] * f[ip[3]])
}
// applyProduct(ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler214_0) func handler214_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])(constant(ip[2]) * f[ip[3]]), 0, 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler214_1) func handler214_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])(constant(ip[2]) * f[ip[3]]), 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler214_2) func handler214_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])(constant(ip[2]) * f[ip[3]]), 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler214_3) func handler214_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])(constant(ip[2]) * f[ip[3]]))
}
// applyProduct(ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler214_4) func handler214_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(constant(ip[2]) * f[ip[3]])
}
// applyProduct(ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler215_0) func handler215_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, unary(ip[1])(f[ip[2]] * f[ip[3]]), 0, 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler215_1) func handler215_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, unary(ip[1])(f[ip[2]] * f[ip[3]]), 0, 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler215_2) func handler215_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, unary(ip[1])(f[ip[2]] * f[ip[3]]), 0)
}
// applyProduct(ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler215_3) func handler215_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, unary(ip[1])(f[ip[2]] * f[ip[3]]))
}
// applyProduct(ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler215_4) func handler215_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  unary(ip[1])(f[ip[2]] * f[ip[3]])
}
// applyStackStack
@c(reckon_handler216_0) func handler216_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, binary(ip[1])(t0, t1), 0, 0, 0)
}
// applyStackStack
@c(reckon_handler216_1) func handler216_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, binary(ip[1])(t1, t2), 0, 0)
}
// applyStackStack
@c(reckon_handler216_2) func handler216_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, binary(ip[1])(t2, t3), 0)
}
// applyStackStack
@c(reckon_handler216_3) func handler216_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, binary(ip[1])(t3, t0))
}
// applyStackStack
@c(reckon_handler216_4) func handler216_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(t0, t1)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler217_0) func handler217_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(t0, v[ip[2]]), 0, 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler217_1) func handler217_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(t1, v[ip[2]]), 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler217_2) func handler217_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(t2, v[ip[2]]), 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler217_3) func handler217_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(t3, v[ip[2]]))
}
// applyStackSource(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler217_4) func handler217_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(t0, v[ip[2]])
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler218_0) func handler218_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(t0, constant(ip[2])), 0, 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler218_1) func handler218_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(t1, constant(ip[2])), 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler218_2) func handler218_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(t2, constant(ip[2])), 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler218_3) func handler218_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(t3, constant(ip[2])))
}
// applyStackSource(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler218_4) func handler218_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(t0, constant(ip[2]))
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler219_0) func handler219_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(t0, f[ip[2]]), 0, 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler219_1) func handler219_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(t1, f[ip[2]]), 0, 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler219_2) func handler219_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(t2, f[ip[2]]), 0)
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler219_3) func handler219_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(t3, f[ip[2]]))
}
// applyStackSource(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler219_4) func handler219_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(t0, f[ip[2]])
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler220_0) func handler220_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(v[ip[2]], t0), 0, 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler220_1) func handler220_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(v[ip[2]], t1), 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler220_2) func handler220_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(v[ip[2]], t2), 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler220_3) func handler220_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(v[ip[2]], t3))
}
// applySourceStack(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler220_4) func handler220_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(v[ip[2]], t0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler221_0) func handler221_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(constant(ip[2]), t0), 0, 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler221_1) func handler221_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(constant(ip[2]), t1), 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler221_2) func handler221_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(constant(ip[2]), t2), 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler221_3) func handler221_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(constant(ip[2]), t3))
}
// applySourceStack(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler221_4) func handler221_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(constant(ip[2]), t0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler222_0) func handler222_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, binary(ip[1])(f[ip[2]], t0), 0, 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler222_1) func handler222_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, binary(ip[1])(f[ip[2]], t1), 0, 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler222_2) func handler222_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, binary(ip[1])(f[ip[2]], t2), 0)
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler222_3) func handler222_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(f[ip[2]], t3))
}
// applySourceStack(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler222_4) func handler222_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  binary(ip[1])(f[ip[2]], t0)
}
// applyStackStackStack
@c(reckon_handler223_0) func handler223_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, ternary(ip[1])(t0, t1, t2), 0, 0, 0)
}
// applyStackStackStack
@c(reckon_handler223_1) func handler223_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, ternary(ip[1])(t1, t2, t3), 0, 0)
}
// applyStackStackStack
@c(reckon_handler223_2) func handler223_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, ternary(ip[1])(t2, t3, t0), 0)
}
// applyStackStackStack
@c(reckon_handler223_3) func handler223_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, ternary(ip[1])(t3, t0, t1))
}
// applyStackStackStack
@c(reckon_handler223_4) func handler223_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  ternary(ip[1])(t0, t1, t2)
}
// applyStackConstants
@c(reckon_handler224_0) func handler224_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, ternary(ip[1])(t0, constant(ip[2]), constant(ip[3])), 0, 0, 0)
}
// applyStackConstants
@c(reckon_handler224_1) func handler224_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, ternary(ip[1])(t1, constant(ip[2]), constant(ip[3])), 0, 0)
}
// applyStackConstants
@c(reckon_handler224_2) func handler224_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, ternary(ip[1])(t2, constant(ip[2]), constant(ip[3])), 0)
}
// applyStackConstants
@c(reckon_handler224_3) func handler224_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, ternary(ip[1])(t3, constant(ip[2]), constant(ip[3])))
}
// applyStackConstants
@c(reckon_handler224_4) func handler224_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  ternary(ip[1])(t0, constant(ip[2]), constant(ip[3]))
}
#endif
