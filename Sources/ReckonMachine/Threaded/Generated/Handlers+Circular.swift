// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if !DEBUG
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
#endif
