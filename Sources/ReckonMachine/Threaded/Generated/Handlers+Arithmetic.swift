// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// load(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler0_0) func handler0_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, v[ip[1]], t1, t2, t3)
}
// load(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler0_1) func handler0_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, v[ip[1]], t2, t3)
}
// load(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler0_2) func handler0_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, v[ip[1]], t3)
}
// load(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler0_3) func handler0_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, v[ip[1]])
}
// load(ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler0_4) func handler0_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]]
}
// load(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler1_0) func handler1_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, constant(ip[1]), t1, t2, t3)
}
// load(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler1_1) func handler1_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, constant(ip[1]), t2, t3)
}
// load(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler1_2) func handler1_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, constant(ip[1]), t3)
}
// load(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler1_3) func handler1_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, constant(ip[1]))
}
// load(ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler1_4) func handler1_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1])
}
// load(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler2_0) func handler2_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, f[ip[1]], t1, t2, t3)
}
// load(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler2_1) func handler2_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, f[ip[1]], t2, t3)
}
// load(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler2_2) func handler2_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, f[ip[1]], t3)
}
// load(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler2_3) func handler2_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, f[ip[1]])
}
// load(ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler2_4) func handler2_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]]
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler3_0) func handler3_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 + v[ip[1]], t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler3_1) func handler3_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 + v[ip[1]], t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler3_2) func handler3_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 + v[ip[1]], t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler3_3) func handler3_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 + v[ip[1]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler3_4) func handler3_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + v[ip[1]]
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler4_0) func handler4_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 + constant(ip[1]), t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler4_1) func handler4_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 + constant(ip[1]), t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler4_2) func handler4_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 + constant(ip[1]), t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler4_3) func handler4_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 + constant(ip[1]))
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler4_4) func handler4_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + constant(ip[1])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler5_0) func handler5_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 + f[ip[1]], t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler5_1) func handler5_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 + f[ip[1]], t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler5_2) func handler5_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 + f[ip[1]], t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler5_3) func handler5_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 + f[ip[1]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler5_4) func handler5_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + f[ip[1]]
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.add)
@c(reckon_handler6_0) func handler6_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 + t1, t1, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.add)
@c(reckon_handler6_1) func handler6_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 + t2, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.add)
@c(reckon_handler6_2) func handler6_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 + t3, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.add)
@c(reckon_handler6_3) func handler6_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 + t0)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.add)
@c(reckon_handler6_4) func handler6_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + t1
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler7_0) func handler7_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (v[ip[1]] + v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler7_1) func handler7_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (v[ip[1]] + v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler7_2) func handler7_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] + v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler7_3) func handler7_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (v[ip[1]] + v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler7_4) func handler7_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (v[ip[1]] + v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler8_0) func handler8_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (v[ip[1]] + constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler8_1) func handler8_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (v[ip[1]] + constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler8_2) func handler8_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] + constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler8_3) func handler8_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (v[ip[1]] + constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler8_4) func handler8_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (v[ip[1]] + constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler9_0) func handler9_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (v[ip[1]] - v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler9_1) func handler9_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (v[ip[1]] - v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler9_2) func handler9_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] - v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler9_3) func handler9_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (v[ip[1]] - v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler9_4) func handler9_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (v[ip[1]] - v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler10_0) func handler10_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (v[ip[1]] - constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler10_1) func handler10_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (v[ip[1]] - constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler10_2) func handler10_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] - constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler10_3) func handler10_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (v[ip[1]] - constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler10_4) func handler10_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (v[ip[1]] - constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler11_0) func handler11_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (constant(ip[1]) - v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler11_1) func handler11_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (constant(ip[1]) - v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler11_2) func handler11_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (constant(ip[1]) - v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler11_3) func handler11_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (constant(ip[1]) - v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler11_4) func handler11_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (constant(ip[1]) - v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler12_0) func handler12_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (v[ip[1]] * v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler12_1) func handler12_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (v[ip[1]] * v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler12_2) func handler12_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] * v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler12_3) func handler12_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (v[ip[1]] * v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler12_4) func handler12_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (v[ip[1]] * v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler13_0) func handler13_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (v[ip[1]] * constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler13_1) func handler13_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (v[ip[1]] * constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler13_2) func handler13_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] * constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler13_3) func handler13_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (v[ip[1]] * constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler13_4) func handler13_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (v[ip[1]] * constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler14_0) func handler14_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (v[ip[1]] * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler14_1) func handler14_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (v[ip[1]] * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler14_2) func handler14_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler14_3) func handler14_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (v[ip[1]] * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler14_4) func handler14_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (v[ip[1]] * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler15_0) func handler15_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (constant(ip[1]) * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler15_1) func handler15_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (constant(ip[1]) * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler15_2) func handler15_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (constant(ip[1]) * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler15_3) func handler15_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (constant(ip[1]) * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler15_4) func handler15_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (constant(ip[1]) * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler16_0) func handler16_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (f[ip[1]] * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler16_1) func handler16_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (f[ip[1]] * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler16_2) func handler16_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (f[ip[1]] * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler16_3) func handler16_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (f[ip[1]] * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler16_4) func handler16_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (f[ip[1]] * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler17_0) func handler17_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (v[ip[1]] / v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler17_1) func handler17_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (v[ip[1]] / v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler17_2) func handler17_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] / v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler17_3) func handler17_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (v[ip[1]] / v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler17_4) func handler17_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (v[ip[1]] / v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler18_0) func handler18_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (v[ip[1]] / constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler18_1) func handler18_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (v[ip[1]] / constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler18_2) func handler18_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] / constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler18_3) func handler18_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (v[ip[1]] / constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler18_4) func handler18_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (v[ip[1]] / constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler19_0) func handler19_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + (constant(ip[1]) / v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler19_1) func handler19_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + (constant(ip[1]) / v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler19_2) func handler19_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + (constant(ip[1]) / v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler19_3) func handler19_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + (constant(ip[1]) / v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler19_4) func handler19_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + (constant(ip[1]) / v[ip[2]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler20_0) func handler20_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler20_1) func handler20_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] + v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler20_2) func handler20_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] + v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler20_3) func handler20_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (v[ip[2]] + v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler20_4) func handler20_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (v[ip[2]] + v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler21_0) func handler21_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler21_1) func handler21_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] + constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler21_2) func handler21_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] + constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler21_3) func handler21_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (v[ip[2]] + constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler21_4) func handler21_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (v[ip[2]] + constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler22_0) func handler22_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler22_1) func handler22_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler22_2) func handler22_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler22_3) func handler22_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (v[ip[2]] - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler22_4) func handler22_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (v[ip[2]] - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler23_0) func handler23_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] - constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler23_1) func handler23_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] - constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler23_2) func handler23_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] - constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler23_3) func handler23_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (v[ip[2]] - constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler23_4) func handler23_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (v[ip[2]] - constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler24_0) func handler24_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler24_1) func handler24_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (constant(ip[2]) - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler24_2) func handler24_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (constant(ip[2]) - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler24_3) func handler24_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (constant(ip[2]) - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler24_4) func handler24_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (constant(ip[2]) - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler25_0) func handler25_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler25_1) func handler25_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] * v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler25_2) func handler25_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] * v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler25_3) func handler25_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (v[ip[2]] * v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler25_4) func handler25_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (v[ip[2]] * v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler26_0) func handler26_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler26_1) func handler26_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] * constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler26_2) func handler26_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] * constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler26_3) func handler26_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (v[ip[2]] * constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler26_4) func handler26_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (v[ip[2]] * constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler27_0) func handler27_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler27_1) func handler27_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler27_2) func handler27_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler27_3) func handler27_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (v[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler27_4) func handler27_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (v[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler28_0) func handler28_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (constant(ip[2]) * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler28_1) func handler28_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (constant(ip[2]) * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler28_2) func handler28_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (constant(ip[2]) * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler28_3) func handler28_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (constant(ip[2]) * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler28_4) func handler28_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (constant(ip[2]) * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler29_0) func handler29_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (f[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler29_1) func handler29_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (f[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler29_2) func handler29_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (f[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler29_3) func handler29_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (f[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler29_4) func handler29_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (f[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler30_0) func handler30_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler30_1) func handler30_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler30_2) func handler30_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler30_3) func handler30_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (v[ip[2]] / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler30_4) func handler30_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (v[ip[2]] / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler31_0) func handler31_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] / constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler31_1) func handler31_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] / constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler31_2) func handler31_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] / constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler31_3) func handler31_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (v[ip[2]] / constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler31_4) func handler31_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (v[ip[2]] / constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler32_0) func handler32_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] + (constant(ip[2]) / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler32_1) func handler32_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] + (constant(ip[2]) / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler32_2) func handler32_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] + (constant(ip[2]) / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler32_3) func handler32_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] + (constant(ip[2]) / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler32_4) func handler32_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + (constant(ip[2]) / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler33_0) func handler33_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler33_1) func handler33_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] + v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler33_2) func handler33_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] + v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler33_3) func handler33_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (v[ip[2]] + v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler33_4) func handler33_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (v[ip[2]] + v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler34_0) func handler34_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler34_1) func handler34_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] + constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler34_2) func handler34_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] + constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler34_3) func handler34_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (v[ip[2]] + constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler34_4) func handler34_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (v[ip[2]] + constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler35_0) func handler35_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler35_1) func handler35_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler35_2) func handler35_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler35_3) func handler35_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (v[ip[2]] - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler35_4) func handler35_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (v[ip[2]] - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler36_0) func handler36_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] - constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler36_1) func handler36_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] - constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler36_2) func handler36_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] - constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler36_3) func handler36_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (v[ip[2]] - constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler36_4) func handler36_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (v[ip[2]] - constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler37_0) func handler37_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler37_1) func handler37_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (constant(ip[2]) - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler37_2) func handler37_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (constant(ip[2]) - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler37_3) func handler37_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (constant(ip[2]) - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler37_4) func handler37_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (constant(ip[2]) - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler38_0) func handler38_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler38_1) func handler38_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] * v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler38_2) func handler38_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] * v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler38_3) func handler38_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (v[ip[2]] * v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler38_4) func handler38_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (v[ip[2]] * v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler39_0) func handler39_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler39_1) func handler39_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] * constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler39_2) func handler39_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] * constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler39_3) func handler39_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (v[ip[2]] * constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler39_4) func handler39_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (v[ip[2]] * constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler40_0) func handler40_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler40_1) func handler40_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler40_2) func handler40_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler40_3) func handler40_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (v[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler40_4) func handler40_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (v[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler41_0) func handler41_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (constant(ip[2]) * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler41_1) func handler41_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (constant(ip[2]) * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler41_2) func handler41_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (constant(ip[2]) * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler41_3) func handler41_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (constant(ip[2]) * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler41_4) func handler41_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (constant(ip[2]) * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler42_0) func handler42_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (f[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler42_1) func handler42_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (f[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler42_2) func handler42_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (f[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler42_3) func handler42_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (f[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler42_4) func handler42_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (f[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler43_0) func handler43_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler43_1) func handler43_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler43_2) func handler43_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler43_3) func handler43_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (v[ip[2]] / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler43_4) func handler43_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (v[ip[2]] / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler44_0) func handler44_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] / constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler44_1) func handler44_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] / constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler44_2) func handler44_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] / constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler44_3) func handler44_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (v[ip[2]] / constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler44_4) func handler44_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (v[ip[2]] / constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler45_0) func handler45_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) + (constant(ip[2]) / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler45_1) func handler45_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) + (constant(ip[2]) / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler45_2) func handler45_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) + (constant(ip[2]) / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler45_3) func handler45_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) + (constant(ip[2]) / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler45_4) func handler45_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + (constant(ip[2]) / v[ip[3]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler46_0) func handler46_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 - v[ip[1]], t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler46_1) func handler46_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 - v[ip[1]], t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler46_2) func handler46_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 - v[ip[1]], t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler46_3) func handler46_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 - v[ip[1]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler46_4) func handler46_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - v[ip[1]]
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler47_0) func handler47_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 - constant(ip[1]), t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler47_1) func handler47_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 - constant(ip[1]), t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler47_2) func handler47_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 - constant(ip[1]), t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler47_3) func handler47_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 - constant(ip[1]))
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler47_4) func handler47_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - constant(ip[1])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler48_0) func handler48_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 - f[ip[1]], t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler48_1) func handler48_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 - f[ip[1]], t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler48_2) func handler48_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 - f[ip[1]], t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler48_3) func handler48_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 - f[ip[1]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler48_4) func handler48_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - f[ip[1]]
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.subtract)
@c(reckon_handler49_0) func handler49_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 - t1, t1, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.subtract)
@c(reckon_handler49_1) func handler49_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 - t2, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.subtract)
@c(reckon_handler49_2) func handler49_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 - t3, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.subtract)
@c(reckon_handler49_3) func handler49_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 - t0)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.subtract)
@c(reckon_handler49_4) func handler49_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - t1
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler50_0) func handler50_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (v[ip[1]] + v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler50_1) func handler50_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (v[ip[1]] + v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler50_2) func handler50_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] + v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler50_3) func handler50_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (v[ip[1]] + v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler50_4) func handler50_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (v[ip[1]] + v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler51_0) func handler51_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (v[ip[1]] + constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler51_1) func handler51_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (v[ip[1]] + constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler51_2) func handler51_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] + constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler51_3) func handler51_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (v[ip[1]] + constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler51_4) func handler51_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (v[ip[1]] + constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler52_0) func handler52_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (v[ip[1]] - v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler52_1) func handler52_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (v[ip[1]] - v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler52_2) func handler52_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] - v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler52_3) func handler52_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (v[ip[1]] - v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler52_4) func handler52_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (v[ip[1]] - v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler53_0) func handler53_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (v[ip[1]] - constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler53_1) func handler53_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (v[ip[1]] - constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler53_2) func handler53_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] - constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler53_3) func handler53_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (v[ip[1]] - constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler53_4) func handler53_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (v[ip[1]] - constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler54_0) func handler54_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (constant(ip[1]) - v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler54_1) func handler54_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (constant(ip[1]) - v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler54_2) func handler54_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (constant(ip[1]) - v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler54_3) func handler54_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (constant(ip[1]) - v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler54_4) func handler54_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (constant(ip[1]) - v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler55_0) func handler55_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (v[ip[1]] * v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler55_1) func handler55_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (v[ip[1]] * v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler55_2) func handler55_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] * v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler55_3) func handler55_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (v[ip[1]] * v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler55_4) func handler55_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (v[ip[1]] * v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler56_0) func handler56_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (v[ip[1]] * constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler56_1) func handler56_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (v[ip[1]] * constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler56_2) func handler56_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] * constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler56_3) func handler56_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (v[ip[1]] * constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler56_4) func handler56_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (v[ip[1]] * constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler57_0) func handler57_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (v[ip[1]] * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler57_1) func handler57_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (v[ip[1]] * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler57_2) func handler57_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler57_3) func handler57_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (v[ip[1]] * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler57_4) func handler57_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (v[ip[1]] * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler58_0) func handler58_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (constant(ip[1]) * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler58_1) func handler58_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (constant(ip[1]) * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler58_2) func handler58_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (constant(ip[1]) * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler58_3) func handler58_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (constant(ip[1]) * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler58_4) func handler58_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (constant(ip[1]) * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler59_0) func handler59_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (f[ip[1]] * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler59_1) func handler59_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (f[ip[1]] * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler59_2) func handler59_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (f[ip[1]] * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler59_3) func handler59_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (f[ip[1]] * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler59_4) func handler59_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (f[ip[1]] * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler60_0) func handler60_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (v[ip[1]] / v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler60_1) func handler60_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (v[ip[1]] / v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler60_2) func handler60_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] / v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler60_3) func handler60_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (v[ip[1]] / v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler60_4) func handler60_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (v[ip[1]] / v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler61_0) func handler61_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (v[ip[1]] / constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler61_1) func handler61_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (v[ip[1]] / constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler61_2) func handler61_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] / constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler61_3) func handler61_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (v[ip[1]] / constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler61_4) func handler61_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (v[ip[1]] / constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler62_0) func handler62_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - (constant(ip[1]) / v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler62_1) func handler62_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - (constant(ip[1]) / v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler62_2) func handler62_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - (constant(ip[1]) / v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler62_3) func handler62_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - (constant(ip[1]) / v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler62_4) func handler62_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - (constant(ip[1]) / v[ip[2]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler63_0) func handler63_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler63_1) func handler63_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] + v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler63_2) func handler63_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] + v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler63_3) func handler63_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (v[ip[2]] + v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler63_4) func handler63_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (v[ip[2]] + v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler64_0) func handler64_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler64_1) func handler64_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] + constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler64_2) func handler64_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] + constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler64_3) func handler64_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (v[ip[2]] + constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler64_4) func handler64_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (v[ip[2]] + constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler65_0) func handler65_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler65_1) func handler65_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler65_2) func handler65_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler65_3) func handler65_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (v[ip[2]] - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler65_4) func handler65_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (v[ip[2]] - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler66_0) func handler66_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] - constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler66_1) func handler66_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] - constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler66_2) func handler66_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] - constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler66_3) func handler66_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (v[ip[2]] - constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler66_4) func handler66_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (v[ip[2]] - constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler67_0) func handler67_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler67_1) func handler67_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (constant(ip[2]) - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler67_2) func handler67_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (constant(ip[2]) - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler67_3) func handler67_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (constant(ip[2]) - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler67_4) func handler67_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (constant(ip[2]) - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler68_0) func handler68_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler68_1) func handler68_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] * v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler68_2) func handler68_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] * v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler68_3) func handler68_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (v[ip[2]] * v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler68_4) func handler68_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (v[ip[2]] * v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler69_0) func handler69_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler69_1) func handler69_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] * constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler69_2) func handler69_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] * constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler69_3) func handler69_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (v[ip[2]] * constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler69_4) func handler69_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (v[ip[2]] * constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler70_0) func handler70_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler70_1) func handler70_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler70_2) func handler70_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler70_3) func handler70_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (v[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler70_4) func handler70_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (v[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler71_0) func handler71_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (constant(ip[2]) * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler71_1) func handler71_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (constant(ip[2]) * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler71_2) func handler71_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (constant(ip[2]) * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler71_3) func handler71_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (constant(ip[2]) * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler71_4) func handler71_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (constant(ip[2]) * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler72_0) func handler72_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (f[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler72_1) func handler72_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (f[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler72_2) func handler72_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (f[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler72_3) func handler72_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (f[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler72_4) func handler72_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (f[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler73_0) func handler73_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler73_1) func handler73_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler73_2) func handler73_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler73_3) func handler73_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (v[ip[2]] / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler73_4) func handler73_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (v[ip[2]] / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler74_0) func handler74_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] / constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler74_1) func handler74_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] / constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler74_2) func handler74_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] / constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler74_3) func handler74_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (v[ip[2]] / constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler74_4) func handler74_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (v[ip[2]] / constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler75_0) func handler75_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] - (constant(ip[2]) / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler75_1) func handler75_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] - (constant(ip[2]) / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler75_2) func handler75_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] - (constant(ip[2]) / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler75_3) func handler75_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] - (constant(ip[2]) / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler75_4) func handler75_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - (constant(ip[2]) / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler76_0) func handler76_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler76_1) func handler76_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] + v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler76_2) func handler76_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] + v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler76_3) func handler76_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (v[ip[2]] + v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler76_4) func handler76_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (v[ip[2]] + v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler77_0) func handler77_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler77_1) func handler77_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] + constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler77_2) func handler77_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] + constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler77_3) func handler77_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (v[ip[2]] + constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler77_4) func handler77_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (v[ip[2]] + constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler78_0) func handler78_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler78_1) func handler78_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler78_2) func handler78_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler78_3) func handler78_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (v[ip[2]] - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler78_4) func handler78_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (v[ip[2]] - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler79_0) func handler79_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] - constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler79_1) func handler79_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] - constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler79_2) func handler79_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] - constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler79_3) func handler79_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (v[ip[2]] - constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler79_4) func handler79_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (v[ip[2]] - constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler80_0) func handler80_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler80_1) func handler80_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (constant(ip[2]) - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler80_2) func handler80_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (constant(ip[2]) - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler80_3) func handler80_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (constant(ip[2]) - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler80_4) func handler80_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (constant(ip[2]) - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler81_0) func handler81_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler81_1) func handler81_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] * v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler81_2) func handler81_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] * v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler81_3) func handler81_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (v[ip[2]] * v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler81_4) func handler81_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (v[ip[2]] * v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler82_0) func handler82_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler82_1) func handler82_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] * constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler82_2) func handler82_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] * constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler82_3) func handler82_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (v[ip[2]] * constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler82_4) func handler82_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (v[ip[2]] * constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler83_0) func handler83_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler83_1) func handler83_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler83_2) func handler83_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler83_3) func handler83_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (v[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler83_4) func handler83_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (v[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler84_0) func handler84_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (constant(ip[2]) * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler84_1) func handler84_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (constant(ip[2]) * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler84_2) func handler84_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (constant(ip[2]) * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler84_3) func handler84_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (constant(ip[2]) * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler84_4) func handler84_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (constant(ip[2]) * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler85_0) func handler85_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (f[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler85_1) func handler85_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (f[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler85_2) func handler85_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (f[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler85_3) func handler85_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (f[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler85_4) func handler85_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (f[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler86_0) func handler86_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler86_1) func handler86_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler86_2) func handler86_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler86_3) func handler86_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (v[ip[2]] / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler86_4) func handler86_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (v[ip[2]] / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler87_0) func handler87_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] / constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler87_1) func handler87_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] / constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler87_2) func handler87_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] / constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler87_3) func handler87_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (v[ip[2]] / constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler87_4) func handler87_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (v[ip[2]] / constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler88_0) func handler88_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) - (constant(ip[2]) / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler88_1) func handler88_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) - (constant(ip[2]) / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler88_2) func handler88_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) - (constant(ip[2]) / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler88_3) func handler88_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) - (constant(ip[2]) / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler88_4) func handler88_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - (constant(ip[2]) / v[ip[3]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler89_0) func handler89_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 * v[ip[1]], t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler89_1) func handler89_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 * v[ip[1]], t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler89_2) func handler89_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 * v[ip[1]], t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler89_3) func handler89_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 * v[ip[1]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler89_4) func handler89_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * v[ip[1]]
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler90_0) func handler90_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 * constant(ip[1]), t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler90_1) func handler90_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 * constant(ip[1]), t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler90_2) func handler90_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 * constant(ip[1]), t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler90_3) func handler90_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 * constant(ip[1]))
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler90_4) func handler90_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * constant(ip[1])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler91_0) func handler91_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 * f[ip[1]], t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler91_1) func handler91_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 * f[ip[1]], t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler91_2) func handler91_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 * f[ip[1]], t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler91_3) func handler91_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 * f[ip[1]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler91_4) func handler91_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * f[ip[1]]
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.multiply)
@c(reckon_handler92_0) func handler92_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 * t1, t1, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.multiply)
@c(reckon_handler92_1) func handler92_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 * t2, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.multiply)
@c(reckon_handler92_2) func handler92_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 * t3, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.multiply)
@c(reckon_handler92_3) func handler92_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 * t0)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.multiply)
@c(reckon_handler92_4) func handler92_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * t1
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler93_0) func handler93_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (v[ip[1]] + v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler93_1) func handler93_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (v[ip[1]] + v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler93_2) func handler93_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] + v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler93_3) func handler93_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (v[ip[1]] + v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler93_4) func handler93_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (v[ip[1]] + v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler94_0) func handler94_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (v[ip[1]] + constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler94_1) func handler94_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (v[ip[1]] + constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler94_2) func handler94_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] + constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler94_3) func handler94_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (v[ip[1]] + constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler94_4) func handler94_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (v[ip[1]] + constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler95_0) func handler95_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (v[ip[1]] - v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler95_1) func handler95_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (v[ip[1]] - v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler95_2) func handler95_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] - v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler95_3) func handler95_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (v[ip[1]] - v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler95_4) func handler95_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (v[ip[1]] - v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler96_0) func handler96_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (v[ip[1]] - constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler96_1) func handler96_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (v[ip[1]] - constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler96_2) func handler96_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] - constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler96_3) func handler96_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (v[ip[1]] - constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler96_4) func handler96_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (v[ip[1]] - constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler97_0) func handler97_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (constant(ip[1]) - v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler97_1) func handler97_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (constant(ip[1]) - v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler97_2) func handler97_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (constant(ip[1]) - v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler97_3) func handler97_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (constant(ip[1]) - v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler97_4) func handler97_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (constant(ip[1]) - v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler98_0) func handler98_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (v[ip[1]] * v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler98_1) func handler98_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (v[ip[1]] * v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler98_2) func handler98_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] * v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler98_3) func handler98_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (v[ip[1]] * v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler98_4) func handler98_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (v[ip[1]] * v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler99_0) func handler99_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (v[ip[1]] * constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler99_1) func handler99_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (v[ip[1]] * constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler99_2) func handler99_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] * constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler99_3) func handler99_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (v[ip[1]] * constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler99_4) func handler99_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (v[ip[1]] * constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler100_0) func handler100_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (v[ip[1]] * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler100_1) func handler100_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (v[ip[1]] * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler100_2) func handler100_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler100_3) func handler100_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (v[ip[1]] * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler100_4) func handler100_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (v[ip[1]] * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler101_0) func handler101_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (constant(ip[1]) * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler101_1) func handler101_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (constant(ip[1]) * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler101_2) func handler101_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (constant(ip[1]) * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler101_3) func handler101_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (constant(ip[1]) * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler101_4) func handler101_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (constant(ip[1]) * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler102_0) func handler102_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (f[ip[1]] * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler102_1) func handler102_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (f[ip[1]] * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler102_2) func handler102_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (f[ip[1]] * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler102_3) func handler102_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (f[ip[1]] * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler102_4) func handler102_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (f[ip[1]] * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler103_0) func handler103_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (v[ip[1]] / v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler103_1) func handler103_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (v[ip[1]] / v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler103_2) func handler103_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] / v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler103_3) func handler103_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (v[ip[1]] / v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler103_4) func handler103_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (v[ip[1]] / v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler104_0) func handler104_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (v[ip[1]] / constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler104_1) func handler104_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (v[ip[1]] / constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler104_2) func handler104_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] / constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler104_3) func handler104_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (v[ip[1]] / constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler104_4) func handler104_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (v[ip[1]] / constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler105_0) func handler105_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * (constant(ip[1]) / v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler105_1) func handler105_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * (constant(ip[1]) / v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler105_2) func handler105_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * (constant(ip[1]) / v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler105_3) func handler105_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * (constant(ip[1]) / v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler105_4) func handler105_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * (constant(ip[1]) / v[ip[2]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler106_0) func handler106_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler106_1) func handler106_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] + v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler106_2) func handler106_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] + v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler106_3) func handler106_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (v[ip[2]] + v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler106_4) func handler106_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (v[ip[2]] + v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler107_0) func handler107_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler107_1) func handler107_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] + constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler107_2) func handler107_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] + constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler107_3) func handler107_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (v[ip[2]] + constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler107_4) func handler107_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (v[ip[2]] + constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler108_0) func handler108_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler108_1) func handler108_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler108_2) func handler108_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler108_3) func handler108_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (v[ip[2]] - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler108_4) func handler108_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (v[ip[2]] - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler109_0) func handler109_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] - constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler109_1) func handler109_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] - constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler109_2) func handler109_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] - constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler109_3) func handler109_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (v[ip[2]] - constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler109_4) func handler109_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (v[ip[2]] - constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler110_0) func handler110_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler110_1) func handler110_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (constant(ip[2]) - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler110_2) func handler110_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (constant(ip[2]) - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler110_3) func handler110_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (constant(ip[2]) - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler110_4) func handler110_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (constant(ip[2]) - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler111_0) func handler111_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler111_1) func handler111_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] * v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler111_2) func handler111_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] * v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler111_3) func handler111_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (v[ip[2]] * v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler111_4) func handler111_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (v[ip[2]] * v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler112_0) func handler112_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler112_1) func handler112_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] * constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler112_2) func handler112_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] * constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler112_3) func handler112_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (v[ip[2]] * constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler112_4) func handler112_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (v[ip[2]] * constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler113_0) func handler113_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler113_1) func handler113_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler113_2) func handler113_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler113_3) func handler113_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (v[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler113_4) func handler113_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (v[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler114_0) func handler114_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (constant(ip[2]) * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler114_1) func handler114_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (constant(ip[2]) * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler114_2) func handler114_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (constant(ip[2]) * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler114_3) func handler114_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (constant(ip[2]) * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler114_4) func handler114_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (constant(ip[2]) * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler115_0) func handler115_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (f[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler115_1) func handler115_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (f[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler115_2) func handler115_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (f[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler115_3) func handler115_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (f[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler115_4) func handler115_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (f[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler116_0) func handler116_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler116_1) func handler116_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler116_2) func handler116_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler116_3) func handler116_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (v[ip[2]] / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler116_4) func handler116_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (v[ip[2]] / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler117_0) func handler117_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] / constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler117_1) func handler117_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] / constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler117_2) func handler117_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] / constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler117_3) func handler117_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (v[ip[2]] / constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler117_4) func handler117_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (v[ip[2]] / constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler118_0) func handler118_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * (constant(ip[2]) / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler118_1) func handler118_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * (constant(ip[2]) / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler118_2) func handler118_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * (constant(ip[2]) / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler118_3) func handler118_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * (constant(ip[2]) / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler118_4) func handler118_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * (constant(ip[2]) / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler119_0) func handler119_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler119_1) func handler119_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] + v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler119_2) func handler119_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] + v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler119_3) func handler119_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (v[ip[2]] + v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler119_4) func handler119_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (v[ip[2]] + v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler120_0) func handler120_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler120_1) func handler120_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] + constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler120_2) func handler120_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] + constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler120_3) func handler120_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (v[ip[2]] + constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler120_4) func handler120_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (v[ip[2]] + constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler121_0) func handler121_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler121_1) func handler121_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler121_2) func handler121_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler121_3) func handler121_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (v[ip[2]] - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler121_4) func handler121_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (v[ip[2]] - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler122_0) func handler122_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] - constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler122_1) func handler122_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] - constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler122_2) func handler122_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] - constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler122_3) func handler122_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (v[ip[2]] - constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler122_4) func handler122_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (v[ip[2]] - constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler123_0) func handler123_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler123_1) func handler123_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (constant(ip[2]) - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler123_2) func handler123_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (constant(ip[2]) - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler123_3) func handler123_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (constant(ip[2]) - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler123_4) func handler123_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (constant(ip[2]) - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler124_0) func handler124_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler124_1) func handler124_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] * v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler124_2) func handler124_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] * v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler124_3) func handler124_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (v[ip[2]] * v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler124_4) func handler124_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (v[ip[2]] * v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler125_0) func handler125_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler125_1) func handler125_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] * constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler125_2) func handler125_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] * constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler125_3) func handler125_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (v[ip[2]] * constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler125_4) func handler125_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (v[ip[2]] * constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler126_0) func handler126_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler126_1) func handler126_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler126_2) func handler126_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler126_3) func handler126_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (v[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler126_4) func handler126_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (v[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler127_0) func handler127_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (constant(ip[2]) * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler127_1) func handler127_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (constant(ip[2]) * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler127_2) func handler127_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (constant(ip[2]) * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler127_3) func handler127_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (constant(ip[2]) * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler127_4) func handler127_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (constant(ip[2]) * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler128_0) func handler128_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (f[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler128_1) func handler128_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (f[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler128_2) func handler128_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (f[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler128_3) func handler128_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (f[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler128_4) func handler128_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (f[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler129_0) func handler129_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler129_1) func handler129_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler129_2) func handler129_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler129_3) func handler129_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (v[ip[2]] / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler129_4) func handler129_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (v[ip[2]] / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler130_0) func handler130_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] / constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler130_1) func handler130_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] / constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler130_2) func handler130_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] / constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler130_3) func handler130_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (v[ip[2]] / constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler130_4) func handler130_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (v[ip[2]] / constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler131_0) func handler131_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * (constant(ip[2]) / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler131_1) func handler131_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * (constant(ip[2]) / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler131_2) func handler131_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * (constant(ip[2]) / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler131_3) func handler131_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * (constant(ip[2]) / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler131_4) func handler131_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * (constant(ip[2]) / v[ip[3]])
}
#endif
