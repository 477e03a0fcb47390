// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// circularStack(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler922_0) func handler922_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t0
  guard Elementary.isQuickAngle(x) else { return handler349_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 2, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularStack(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler922_1) func handler922_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t1
  guard Elementary.isQuickAngle(x) else { return handler349_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 2, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularStack(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler922_2) func handler922_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t2
  guard Elementary.isQuickAngle(x) else { return handler349_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 2, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularStack(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler922_3) func handler922_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t3
  guard Elementary.isQuickAngle(x) else { return handler349_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 2, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularStack(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler922_4) func handler922_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t0
  guard Elementary.isQuickAngle(x) else { return handler349_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularVariable(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler923_0) func handler923_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 3, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularVariable(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler923_1) func handler923_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 3, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularVariable(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler923_2) func handler923_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 3, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularVariable(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler923_3) func handler923_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 3, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularVariable(ReckonMachine.HandlerForm.Circular.sine)
@c(reckon_handler923_4) func handler923_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler924_0) func handler924_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler924_1) func handler924_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler924_2) func handler924_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler924_3) func handler924_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler924_4) func handler924_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler925_0) func handler925_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler925_1) func handler925_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler925_2) func handler925_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler925_3) func handler925_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler925_4) func handler925_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler926_0) func handler926_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler926_1) func handler926_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler926_2) func handler926_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler926_3) func handler926_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler926_4) func handler926_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler927_0) func handler927_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler927_1) func handler927_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler927_2) func handler927_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler927_3) func handler927_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler927_4) func handler927_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler928_0) func handler928_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler928_1) func handler928_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler928_2) func handler928_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler928_3) func handler928_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler928_4) func handler928_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler929_0) func handler929_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler929_1) func handler929_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler929_2) func handler929_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler929_3) func handler929_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler929_4) func handler929_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler930_0) func handler930_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler930_1) func handler930_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler930_2) func handler930_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler930_3) func handler930_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler930_4) func handler930_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler931_0) func handler931_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler931_1) func handler931_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler931_2) func handler931_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler931_3) func handler931_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler931_4) func handler931_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler932_0) func handler932_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler932_1) func handler932_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler932_2) func handler932_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler932_3) func handler932_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler932_4) func handler932_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler933_0) func handler933_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickSine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler933_1) func handler933_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickSine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler933_2) func handler933_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickSine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler933_3) func handler933_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickSine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.sine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler933_4) func handler933_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickSine(x)
}
// circularStack(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler934_0) func handler934_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t0
  guard Elementary.isQuickAngle(x) else { return handler349_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 2, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularStack(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler934_1) func handler934_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t1
  guard Elementary.isQuickAngle(x) else { return handler349_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 2, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularStack(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler934_2) func handler934_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t2
  guard Elementary.isQuickAngle(x) else { return handler349_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 2, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularStack(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler934_3) func handler934_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t3
  guard Elementary.isQuickAngle(x) else { return handler349_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 2, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularStack(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler934_4) func handler934_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t0
  guard Elementary.isQuickAngle(x) else { return handler349_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularVariable(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler935_0) func handler935_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 3, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularVariable(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler935_1) func handler935_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 3, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularVariable(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler935_2) func handler935_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 3, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularVariable(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler935_3) func handler935_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 3, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularVariable(ReckonMachine.HandlerForm.Circular.cosine)
@c(reckon_handler935_4) func handler935_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]
  guard Elementary.isQuickAngle(x) else { return handler353_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler936_0) func handler936_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler936_1) func handler936_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler936_2) func handler936_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler936_3) func handler936_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler936_4) func handler936_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler356_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler937_0) func handler937_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler937_1) func handler937_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler937_2) func handler937_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler937_3) func handler937_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler937_4) func handler937_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] + constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler357_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler938_0) func handler938_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler938_1) func handler938_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler938_2) func handler938_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler938_3) func handler938_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler938_4) func handler938_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler358_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler939_0) func handler939_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler939_1) func handler939_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler939_2) func handler939_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler939_3) func handler939_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler939_4) func handler939_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] - constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler359_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler940_0) func handler940_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler940_1) func handler940_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler940_2) func handler940_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler940_3) func handler940_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler940_4) func handler940_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) - v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler360_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler941_0) func handler941_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler941_1) func handler941_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler941_2) func handler941_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler941_3) func handler941_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler941_4) func handler941_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler361_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler942_0) func handler942_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler942_1) func handler942_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler942_2) func handler942_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler942_3) func handler942_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler942_4) func handler942_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler362_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler943_0) func handler943_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler943_1) func handler943_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler943_2) func handler943_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler943_3) func handler943_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler943_4) func handler943_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler366_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler944_0) func handler944_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler944_1) func handler944_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler944_2) func handler944_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler944_3) func handler944_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler944_4) func handler944_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] / constant(ip[3]))
  guard Elementary.isQuickAngle(x) else { return handler367_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler945_0) func handler945_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_0(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler945_1) func handler945_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_1(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler945_2) func handler945_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_2(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler945_3) func handler945_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_3(ip, v, f, t0, t1, t2, t3) }
  return next(ip + 4, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
// circularPair(ReckonMachine.HandlerForm.Circular.cosine, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler945_4) func handler945_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]])
  guard Elementary.isQuickAngle(x) else { return handler368_4(ip, v, f, t0, t1, t2, t3) }
  return Elementary.quickCosine(x)
}
// longPolynomial
@c(reckon_handler946_0) func handler946_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 7, v, f, ((t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6]), t1, t2, t3)
}
// longPolynomial
@c(reckon_handler946_1) func handler946_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 7, v, f, t0, ((t1 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6]), t2, t3)
}
// longPolynomial
@c(reckon_handler946_2) func handler946_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 7, v, f, t0, t1, ((t2 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6]), t3)
}
// longPolynomial
@c(reckon_handler946_3) func handler946_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 7, v, f, t0, t1, t2, ((t3 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6]))
}
// longPolynomial
@c(reckon_handler946_4) func handler946_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  ((t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6])
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler947_0) func handler947_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler947_1) func handler947_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler947_2) func handler947_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler947_3) func handler947_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler947_4) func handler947_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler948_0) func handler948_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler948_1) func handler948_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler948_2) func handler948_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler948_3) func handler948_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler948_4) func handler948_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler949_0) func handler949_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler949_1) func handler949_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler949_2) func handler949_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler949_3) func handler949_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler949_4) func handler949_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler950_0) func handler950_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler950_1) func handler950_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler950_2) func handler950_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler950_3) func handler950_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler950_4) func handler950_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler951_0) func handler951_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler951_1) func handler951_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler951_2) func handler951_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler951_3) func handler951_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler951_4) func handler951_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler952_0) func handler952_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler952_1) func handler952_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler952_2) func handler952_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler952_3) func handler952_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler952_4) func handler952_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler953_0) func handler953_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler953_1) func handler953_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler953_2) func handler953_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler953_3) func handler953_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler953_4) func handler953_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler954_0) func handler954_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler954_1) func handler954_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler954_2) func handler954_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler954_3) func handler954_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler954_4) func handler954_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler955_0) func handler955_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler955_1) func handler955_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler955_2) func handler955_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler955_3) func handler955_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler955_4) func handler955_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler956_0) func handler956_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler956_1) func handler956_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler956_2) func handler956_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler956_3) func handler956_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler956_4) func handler956_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + v[ip[2]]), (constant(ip[3]) / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler957_0) func handler957_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler957_1) func handler957_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler957_2) func handler957_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler957_3) func handler957_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler957_4) func handler957_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler958_0) func handler958_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler958_1) func handler958_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler958_2) func handler958_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler958_3) func handler958_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler958_4) func handler958_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler959_0) func handler959_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler959_1) func handler959_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler959_2) func handler959_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler959_3) func handler959_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler959_4) func handler959_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler960_0) func handler960_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler960_1) func handler960_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler960_2) func handler960_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler960_3) func handler960_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler960_4) func handler960_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler961_0) func handler961_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler961_1) func handler961_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler961_2) func handler961_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler961_3) func handler961_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler961_4) func handler961_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler962_0) func handler962_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler962_1) func handler962_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler962_2) func handler962_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler962_3) func handler962_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler962_4) func handler962_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler963_0) func handler963_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler963_1) func handler963_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler963_2) func handler963_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler963_3) func handler963_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler963_4) func handler963_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler964_0) func handler964_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler964_1) func handler964_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler964_2) func handler964_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler964_3) func handler964_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler964_4) func handler964_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler965_0) func handler965_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler965_1) func handler965_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler965_2) func handler965_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler965_3) func handler965_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler965_4) func handler965_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler966_0) func handler966_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler966_1) func handler966_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler966_2) func handler966_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler966_3) func handler966_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler966_4) func handler966_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] + constant(ip[2])), (constant(ip[3]) / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler967_0) func handler967_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler967_1) func handler967_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler967_2) func handler967_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler967_3) func handler967_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler967_4) func handler967_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler968_0) func handler968_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler968_1) func handler968_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler968_2) func handler968_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler968_3) func handler968_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler968_4) func handler968_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler969_0) func handler969_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler969_1) func handler969_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler969_2) func handler969_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler969_3) func handler969_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler969_4) func handler969_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler970_0) func handler970_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler970_1) func handler970_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler970_2) func handler970_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler970_3) func handler970_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler970_4) func handler970_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler971_0) func handler971_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler971_1) func handler971_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler971_2) func handler971_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler971_3) func handler971_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler971_4) func handler971_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler972_0) func handler972_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler972_1) func handler972_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler972_2) func handler972_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler972_3) func handler972_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler972_4) func handler972_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler973_0) func handler973_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler973_1) func handler973_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler973_2) func handler973_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler973_3) func handler973_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler973_4) func handler973_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler974_0) func handler974_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler974_1) func handler974_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler974_2) func handler974_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler974_3) func handler974_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler974_4) func handler974_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler975_0) func handler975_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler975_1) func handler975_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler975_2) func handler975_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler975_3) func handler975_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler975_4) func handler975_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler976_0) func handler976_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler976_1) func handler976_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler976_2) func handler976_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler976_3) func handler976_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler976_4) func handler976_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - v[ip[2]]), (constant(ip[3]) / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler977_0) func handler977_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler977_1) func handler977_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler977_2) func handler977_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler977_3) func handler977_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler977_4) func handler977_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler978_0) func handler978_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler978_1) func handler978_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler978_2) func handler978_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler978_3) func handler978_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler978_4) func handler978_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler979_0) func handler979_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler979_1) func handler979_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler979_2) func handler979_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler979_3) func handler979_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler979_4) func handler979_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler980_0) func handler980_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler980_1) func handler980_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler980_2) func handler980_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler980_3) func handler980_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler980_4) func handler980_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler981_0) func handler981_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler981_1) func handler981_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler981_2) func handler981_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler981_3) func handler981_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler981_4) func handler981_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler982_0) func handler982_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler982_1) func handler982_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler982_2) func handler982_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler982_3) func handler982_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler982_4) func handler982_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler983_0) func handler983_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler983_1) func handler983_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler983_2) func handler983_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler983_3) func handler983_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler983_4) func handler983_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler984_0) func handler984_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler984_1) func handler984_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler984_2) func handler984_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler984_3) func handler984_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler984_4) func handler984_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler985_0) func handler985_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler985_1) func handler985_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler985_2) func handler985_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler985_3) func handler985_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler985_4) func handler985_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler986_0) func handler986_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler986_1) func handler986_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler986_2) func handler986_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler986_3) func handler986_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler986_4) func handler986_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] - constant(ip[2])), (constant(ip[3]) / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler987_0) func handler987_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler987_1) func handler987_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler987_2) func handler987_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler987_3) func handler987_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler987_4) func handler987_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler988_0) func handler988_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler988_1) func handler988_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler988_2) func handler988_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler988_3) func handler988_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler988_4) func handler988_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler989_0) func handler989_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler989_1) func handler989_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler989_2) func handler989_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler989_3) func handler989_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler989_4) func handler989_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler990_0) func handler990_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler990_1) func handler990_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler990_2) func handler990_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler990_3) func handler990_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler990_4) func handler990_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler991_0) func handler991_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler991_1) func handler991_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler991_2) func handler991_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler991_3) func handler991_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler991_4) func handler991_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler992_0) func handler992_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler992_1) func handler992_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler992_2) func handler992_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler992_3) func handler992_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler992_4) func handler992_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler993_0) func handler993_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler993_1) func handler993_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler993_2) func handler993_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler993_3) func handler993_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler993_4) func handler993_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler994_0) func handler994_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler994_1) func handler994_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler994_2) func handler994_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler994_3) func handler994_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler994_4) func handler994_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler995_0) func handler995_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler995_1) func handler995_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler995_2) func handler995_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler995_3) func handler995_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler995_4) func handler995_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler996_0) func handler996_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler996_1) func handler996_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler996_2) func handler996_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler996_3) func handler996_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler996_4) func handler996_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) - v[ip[2]]), (constant(ip[3]) / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler997_0) func handler997_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler997_1) func handler997_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler997_2) func handler997_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler997_3) func handler997_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler997_4) func handler997_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler998_0) func handler998_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler998_1) func handler998_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler998_2) func handler998_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler998_3) func handler998_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler998_4) func handler998_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler999_0) func handler999_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler999_1) func handler999_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler999_2) func handler999_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler999_3) func handler999_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler999_4) func handler999_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1000_0) func handler1000_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1000_1) func handler1000_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1000_2) func handler1000_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1000_3) func handler1000_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1000_4) func handler1000_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1001_0) func handler1001_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1001_1) func handler1001_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1001_2) func handler1001_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1001_3) func handler1001_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1001_4) func handler1001_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1002_0) func handler1002_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1002_1) func handler1002_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1002_2) func handler1002_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1002_3) func handler1002_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1002_4) func handler1002_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1003_0) func handler1003_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1003_1) func handler1003_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1003_2) func handler1003_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1003_3) func handler1003_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1003_4) func handler1003_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1004_0) func handler1004_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1004_1) func handler1004_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1004_2) func handler1004_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1004_3) func handler1004_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1004_4) func handler1004_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1005_0) func handler1005_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1005_1) func handler1005_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1005_2) func handler1005_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1005_3) func handler1005_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1005_4) func handler1005_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1006_0) func handler1006_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1006_1) func handler1006_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1006_2) func handler1006_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1006_3) func handler1006_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1006_4) func handler1006_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * v[ip[2]]), (constant(ip[3]) / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1007_0) func handler1007_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1007_1) func handler1007_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1007_2) func handler1007_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1007_3) func handler1007_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1007_4) func handler1007_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1008_0) func handler1008_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1008_1) func handler1008_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1008_2) func handler1008_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1008_3) func handler1008_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1008_4) func handler1008_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1009_0) func handler1009_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1009_1) func handler1009_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1009_2) func handler1009_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1009_3) func handler1009_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1009_4) func handler1009_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1010_0) func handler1010_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1010_1) func handler1010_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1010_2) func handler1010_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1010_3) func handler1010_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1010_4) func handler1010_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1011_0) func handler1011_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1011_1) func handler1011_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1011_2) func handler1011_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1011_3) func handler1011_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1011_4) func handler1011_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1012_0) func handler1012_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1012_1) func handler1012_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1012_2) func handler1012_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1012_3) func handler1012_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1012_4) func handler1012_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1013_0) func handler1013_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1013_1) func handler1013_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1013_2) func handler1013_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1013_3) func handler1013_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1013_4) func handler1013_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1014_0) func handler1014_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1014_1) func handler1014_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1014_2) func handler1014_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1014_3) func handler1014_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1014_4) func handler1014_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1015_0) func handler1015_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1015_1) func handler1015_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1015_2) func handler1015_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1015_3) func handler1015_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1015_4) func handler1015_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1016_0) func handler1016_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1016_1) func handler1016_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1016_2) func handler1016_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1016_3) func handler1016_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1016_4) func handler1016_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] * constant(ip[2])), (constant(ip[3]) / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1017_0) func handler1017_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1017_1) func handler1017_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1017_2) func handler1017_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1017_3) func handler1017_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1017_4) func handler1017_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1018_0) func handler1018_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1018_1) func handler1018_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1018_2) func handler1018_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1018_3) func handler1018_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1018_4) func handler1018_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1019_0) func handler1019_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1019_1) func handler1019_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1019_2) func handler1019_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1019_3) func handler1019_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1019_4) func handler1019_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1020_0) func handler1020_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1020_1) func handler1020_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1020_2) func handler1020_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1020_3) func handler1020_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1020_4) func handler1020_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1021_0) func handler1021_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1021_1) func handler1021_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1021_2) func handler1021_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1021_3) func handler1021_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1021_4) func handler1021_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1022_0) func handler1022_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1022_1) func handler1022_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1022_2) func handler1022_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1022_3) func handler1022_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1022_4) func handler1022_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1023_0) func handler1023_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1023_1) func handler1023_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1023_2) func handler1023_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1023_3) func handler1023_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1023_4) func handler1023_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1024_0) func handler1024_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1024_1) func handler1024_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1024_2) func handler1024_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1024_3) func handler1024_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1024_4) func handler1024_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1025_0) func handler1025_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1025_1) func handler1025_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1025_2) func handler1025_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1025_3) func handler1025_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1025_4) func handler1025_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1026_0) func handler1026_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1026_1) func handler1026_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1026_2) func handler1026_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1026_3) func handler1026_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1026_4) func handler1026_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / v[ip[2]]), (constant(ip[3]) / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1027_0) func handler1027_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1027_1) func handler1027_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1027_2) func handler1027_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1027_3) func handler1027_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1027_4) func handler1027_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1028_0) func handler1028_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1028_1) func handler1028_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1028_2) func handler1028_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1028_3) func handler1028_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1028_4) func handler1028_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1029_0) func handler1029_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1029_1) func handler1029_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1029_2) func handler1029_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1029_3) func handler1029_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1029_4) func handler1029_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1030_0) func handler1030_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1030_1) func handler1030_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1030_2) func handler1030_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1030_3) func handler1030_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1030_4) func handler1030_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1031_0) func handler1031_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1031_1) func handler1031_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1031_2) func handler1031_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1031_3) func handler1031_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1031_4) func handler1031_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1032_0) func handler1032_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1032_1) func handler1032_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1032_2) func handler1032_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1032_3) func handler1032_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1032_4) func handler1032_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1033_0) func handler1033_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1033_1) func handler1033_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1033_2) func handler1033_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1033_3) func handler1033_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1033_4) func handler1033_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1034_0) func handler1034_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1034_1) func handler1034_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1034_2) func handler1034_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1034_3) func handler1034_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1034_4) func handler1034_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1035_0) func handler1035_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1035_1) func handler1035_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1035_2) func handler1035_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1035_3) func handler1035_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1035_4) func handler1035_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1036_0) func handler1036_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1036_1) func handler1036_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1036_2) func handler1036_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1036_3) func handler1036_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1036_4) func handler1036_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (v[ip[1]] / constant(ip[2])), (constant(ip[3]) / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1037_0) func handler1037_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1037_1) func handler1037_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1037_2) func handler1037_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1037_3) func handler1037_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler1037_4) func handler1037_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1038_0) func handler1038_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1038_1) func handler1038_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1038_2) func handler1038_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1038_3) func handler1038_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler1038_4) func handler1038_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] + constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1039_0) func handler1039_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1039_1) func handler1039_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1039_2) func handler1039_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1039_3) func handler1039_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler1039_4) func handler1039_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1040_0) func handler1040_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1040_1) func handler1040_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1040_2) func handler1040_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1040_3) func handler1040_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler1040_4) func handler1040_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] - constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1041_0) func handler1041_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1041_1) func handler1041_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1041_2) func handler1041_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) - v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1041_3) func handler1041_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) - v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler1041_4) func handler1041_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) - v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1042_0) func handler1042_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1042_1) func handler1042_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1042_2) func handler1042_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1042_3) func handler1042_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler1042_4) func handler1042_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1043_0) func handler1043_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1043_1) func handler1043_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1043_2) func handler1043_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1043_3) func handler1043_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler1043_4) func handler1043_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] * constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1044_0) func handler1044_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1044_1) func handler1044_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1044_2) func handler1044_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1044_3) func handler1044_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler1044_4) func handler1044_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / v[ip[4]]))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1045_0) func handler1045_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1045_1) func handler1045_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1045_2) func handler1045_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / constant(ip[4]))), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1045_3) func handler1045_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / constant(ip[4]))))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler1045_4) func handler1045_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (v[ip[3]] / constant(ip[4])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1046_0) func handler1046_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, choose(t0, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t1, t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1046_1) func handler1046_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, choose(t1, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t2, t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1046_2) func handler1046_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, choose(t2, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) / v[ip[4]])), t3)
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1046_3) func handler1046_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, choose(t3, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) / v[ip[4]])))
}
// choosePair(ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler1046_4) func handler1046_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  choose(t0, (constant(ip[1]) / v[ip[2]]), (constant(ip[3]) / v[ip[4]]))
}
// checkedApplyStackConstants
@c(reckon_handler1047_0) func handler1047_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t0) { return t0 }
  return next(ip + 4, v, f, ternary(ip[1])(t0, constant(ip[2]), constant(ip[3])), 0, 0, 0)
}
// checkedApplyStackConstants
@c(reckon_handler1047_1) func handler1047_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t1) { return t1 }
  return next(ip + 4, v, f, t0, ternary(ip[1])(t1, constant(ip[2]), constant(ip[3])), 0, 0)
}
// checkedApplyStackConstants
@c(reckon_handler1047_2) func handler1047_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t2) { return t2 }
  return next(ip + 4, v, f, t0, t1, ternary(ip[1])(t2, constant(ip[2]), constant(ip[3])), 0)
}
// checkedApplyStackConstants
@c(reckon_handler1047_3) func handler1047_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  if !isFinite(t3) { return t3 }
  return next(ip + 4, v, f, t0, t1, t2, ternary(ip[1])(t3, constant(ip[2]), constant(ip[3])))
}
#endif
