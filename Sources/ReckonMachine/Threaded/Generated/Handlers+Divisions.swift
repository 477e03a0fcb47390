// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_0) func handler132_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 / v[ip[1]], t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_1) func handler132_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 / v[ip[1]], t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_2) func handler132_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 / v[ip[1]], t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_3) func handler132_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 / v[ip[1]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_4) func handler132_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / v[ip[1]]
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_0) func handler133_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 / constant(ip[1]), t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_1) func handler133_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 / constant(ip[1]), t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_2) func handler133_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 / constant(ip[1]), t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_3) func handler133_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 / constant(ip[1]))
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_4) func handler133_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / constant(ip[1])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_0) func handler134_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 / f[ip[1]], t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_1) func handler134_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 / f[ip[1]], t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_2) func handler134_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 / f[ip[1]], t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_3) func handler134_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 / f[ip[1]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_4) func handler134_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / f[ip[1]]
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.divide)
@c(reckon_handler135_0) func handler135_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0 / t1, t1, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.divide)
@c(reckon_handler135_1) func handler135_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1 / t2, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.divide)
@c(reckon_handler135_2) func handler135_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2 / t3, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.divide)
@c(reckon_handler135_3) func handler135_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t3 / t0)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.divide)
@c(reckon_handler135_4) func handler135_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / t1
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler136_0) func handler136_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (v[ip[1]] + v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler136_1) func handler136_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (v[ip[1]] + v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler136_2) func handler136_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] + v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler136_3) func handler136_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (v[ip[1]] + v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler136_4) func handler136_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (v[ip[1]] + v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler137_0) func handler137_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (v[ip[1]] + constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler137_1) func handler137_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (v[ip[1]] + constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler137_2) func handler137_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] + constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler137_3) func handler137_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (v[ip[1]] + constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler137_4) func handler137_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (v[ip[1]] + constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler138_0) func handler138_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (v[ip[1]] - v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler138_1) func handler138_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (v[ip[1]] - v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler138_2) func handler138_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] - v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler138_3) func handler138_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (v[ip[1]] - v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler138_4) func handler138_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (v[ip[1]] - v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler139_0) func handler139_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (v[ip[1]] - constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler139_1) func handler139_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (v[ip[1]] - constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler139_2) func handler139_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] - constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler139_3) func handler139_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (v[ip[1]] - constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler139_4) func handler139_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (v[ip[1]] - constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler140_0) func handler140_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (constant(ip[1]) - v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler140_1) func handler140_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (constant(ip[1]) - v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler140_2) func handler140_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (constant(ip[1]) - v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler140_3) func handler140_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (constant(ip[1]) - v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler140_4) func handler140_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (constant(ip[1]) - v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler141_0) func handler141_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (v[ip[1]] * v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler141_1) func handler141_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (v[ip[1]] * v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler141_2) func handler141_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] * v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler141_3) func handler141_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (v[ip[1]] * v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler141_4) func handler141_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (v[ip[1]] * v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler142_0) func handler142_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (v[ip[1]] * constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler142_1) func handler142_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (v[ip[1]] * constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler142_2) func handler142_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] * constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler142_3) func handler142_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (v[ip[1]] * constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler142_4) func handler142_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (v[ip[1]] * constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler143_0) func handler143_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (v[ip[1]] * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler143_1) func handler143_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (v[ip[1]] * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler143_2) func handler143_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler143_3) func handler143_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (v[ip[1]] * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler143_4) func handler143_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (v[ip[1]] * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler144_0) func handler144_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (constant(ip[1]) * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler144_1) func handler144_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (constant(ip[1]) * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler144_2) func handler144_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (constant(ip[1]) * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler144_3) func handler144_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (constant(ip[1]) * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler144_4) func handler144_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (constant(ip[1]) * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler145_0) func handler145_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (f[ip[1]] * f[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler145_1) func handler145_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (f[ip[1]] * f[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler145_2) func handler145_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (f[ip[1]] * f[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler145_3) func handler145_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (f[ip[1]] * f[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler145_4) func handler145_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (f[ip[1]] * f[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler146_0) func handler146_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (v[ip[1]] / v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler146_1) func handler146_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (v[ip[1]] / v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler146_2) func handler146_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] / v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler146_3) func handler146_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (v[ip[1]] / v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler146_4) func handler146_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (v[ip[1]] / v[ip[2]])
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler147_0) func handler147_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (v[ip[1]] / constant(ip[2])), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler147_1) func handler147_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (v[ip[1]] / constant(ip[2])), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler147_2) func handler147_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] / constant(ip[2])), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler147_3) func handler147_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (v[ip[1]] / constant(ip[2])))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler147_4) func handler147_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (v[ip[1]] / constant(ip[2]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler148_0) func handler148_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 / (constant(ip[1]) / v[ip[2]]), t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler148_1) func handler148_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 / (constant(ip[1]) / v[ip[2]]), t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler148_2) func handler148_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 / (constant(ip[1]) / v[ip[2]]), t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler148_3) func handler148_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 / (constant(ip[1]) / v[ip[2]]))
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler148_4) func handler148_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 / (constant(ip[1]) / v[ip[2]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler149_0) func handler149_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler149_1) func handler149_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] + v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler149_2) func handler149_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] + v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler149_3) func handler149_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (v[ip[2]] + v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler149_4) func handler149_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (v[ip[2]] + v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler150_0) func handler150_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler150_1) func handler150_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] + constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler150_2) func handler150_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] + constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler150_3) func handler150_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (v[ip[2]] + constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler150_4) func handler150_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (v[ip[2]] + constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler151_0) func handler151_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler151_1) func handler151_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler151_2) func handler151_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler151_3) func handler151_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (v[ip[2]] - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler151_4) func handler151_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (v[ip[2]] - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler152_0) func handler152_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] - constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler152_1) func handler152_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] - constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler152_2) func handler152_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] - constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler152_3) func handler152_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (v[ip[2]] - constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler152_4) func handler152_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (v[ip[2]] - constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler153_0) func handler153_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler153_1) func handler153_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (constant(ip[2]) - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler153_2) func handler153_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (constant(ip[2]) - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler153_3) func handler153_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (constant(ip[2]) - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler153_4) func handler153_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (constant(ip[2]) - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler154_0) func handler154_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler154_1) func handler154_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] * v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler154_2) func handler154_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] * v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler154_3) func handler154_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (v[ip[2]] * v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler154_4) func handler154_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (v[ip[2]] * v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler155_0) func handler155_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler155_1) func handler155_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] * constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler155_2) func handler155_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] * constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler155_3) func handler155_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (v[ip[2]] * constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler155_4) func handler155_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (v[ip[2]] * constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler156_0) func handler156_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler156_1) func handler156_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler156_2) func handler156_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler156_3) func handler156_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (v[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler156_4) func handler156_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (v[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler157_0) func handler157_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (constant(ip[2]) * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler157_1) func handler157_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (constant(ip[2]) * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler157_2) func handler157_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (constant(ip[2]) * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler157_3) func handler157_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (constant(ip[2]) * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler157_4) func handler157_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (constant(ip[2]) * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler158_0) func handler158_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (f[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler158_1) func handler158_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (f[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler158_2) func handler158_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (f[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler158_3) func handler158_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (f[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler158_4) func handler158_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (f[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler159_0) func handler159_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler159_1) func handler159_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler159_2) func handler159_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler159_3) func handler159_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (v[ip[2]] / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler159_4) func handler159_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (v[ip[2]] / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler160_0) func handler160_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] / constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler160_1) func handler160_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] / constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler160_2) func handler160_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] / constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler160_3) func handler160_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (v[ip[2]] / constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler160_4) func handler160_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (v[ip[2]] / constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler161_0) func handler161_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] / (constant(ip[2]) / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler161_1) func handler161_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] / (constant(ip[2]) / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler161_2) func handler161_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] / (constant(ip[2]) / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler161_3) func handler161_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] / (constant(ip[2]) / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler161_4) func handler161_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / (constant(ip[2]) / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler162_0) func handler162_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler162_1) func handler162_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] + v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler162_2) func handler162_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] + v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler162_3) func handler162_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (v[ip[2]] + v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler162_4) func handler162_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (v[ip[2]] + v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler163_0) func handler163_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler163_1) func handler163_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] + constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler163_2) func handler163_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] + constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler163_3) func handler163_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (v[ip[2]] + constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler163_4) func handler163_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (v[ip[2]] + constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler164_0) func handler164_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler164_1) func handler164_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler164_2) func handler164_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler164_3) func handler164_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (v[ip[2]] - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler164_4) func handler164_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (v[ip[2]] - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler165_0) func handler165_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] - constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler165_1) func handler165_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] - constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler165_2) func handler165_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] - constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler165_3) func handler165_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (v[ip[2]] - constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler165_4) func handler165_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (v[ip[2]] - constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler166_0) func handler166_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler166_1) func handler166_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (constant(ip[2]) - v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler166_2) func handler166_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (constant(ip[2]) - v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler166_3) func handler166_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (constant(ip[2]) - v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler166_4) func handler166_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (constant(ip[2]) - v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler167_0) func handler167_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler167_1) func handler167_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] * v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler167_2) func handler167_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] * v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler167_3) func handler167_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (v[ip[2]] * v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler167_4) func handler167_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (v[ip[2]] * v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler168_0) func handler168_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler168_1) func handler168_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] * constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler168_2) func handler168_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] * constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler168_3) func handler168_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (v[ip[2]] * constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler168_4) func handler168_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (v[ip[2]] * constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler169_0) func handler169_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler169_1) func handler169_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler169_2) func handler169_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler169_3) func handler169_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (v[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler169_4) func handler169_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (v[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler170_0) func handler170_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (constant(ip[2]) * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler170_1) func handler170_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (constant(ip[2]) * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler170_2) func handler170_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (constant(ip[2]) * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler170_3) func handler170_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (constant(ip[2]) * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler170_4) func handler170_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (constant(ip[2]) * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler171_0) func handler171_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (f[ip[2]] * f[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler171_1) func handler171_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (f[ip[2]] * f[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler171_2) func handler171_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (f[ip[2]] * f[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler171_3) func handler171_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (f[ip[2]] * f[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler171_4) func handler171_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (f[ip[2]] * f[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler172_0) func handler172_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler172_1) func handler172_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler172_2) func handler172_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler172_3) func handler172_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (v[ip[2]] / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler172_4) func handler172_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (v[ip[2]] / v[ip[3]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler173_0) func handler173_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] / constant(ip[3])), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler173_1) func handler173_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] / constant(ip[3])), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler173_2) func handler173_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] / constant(ip[3])), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler173_3) func handler173_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (v[ip[2]] / constant(ip[3])))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler173_4) func handler173_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (v[ip[2]] / constant(ip[3]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler174_0) func handler174_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) / (constant(ip[2]) / v[ip[3]]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler174_1) func handler174_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) / (constant(ip[2]) / v[ip[3]]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler174_2) func handler174_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) / (constant(ip[2]) / v[ip[3]]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler174_3) func handler174_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) / (constant(ip[2]) / v[ip[3]]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler174_4) func handler174_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / (constant(ip[2]) / v[ip[3]])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler175_0) func handler175_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, v[ip[1]] - t0, t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler175_1) func handler175_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, v[ip[1]] - t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler175_2) func handler175_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, v[ip[1]] - t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler175_3) func handler175_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, v[ip[1]] - t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler175_4) func handler175_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - t0
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler176_0) func handler176_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, constant(ip[1]) - t0, t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler176_1) func handler176_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, constant(ip[1]) - t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler176_2) func handler176_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, constant(ip[1]) - t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler176_3) func handler176_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, constant(ip[1]) - t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler176_4) func handler176_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - t0
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler177_0) func handler177_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, f[ip[1]] - t0, t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler177_1) func handler177_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, f[ip[1]] - t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler177_2) func handler177_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, f[ip[1]] - t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler177_3) func handler177_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, f[ip[1]] - t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler177_4) func handler177_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] - t0
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract)
@c(reckon_handler178_0) func handler178_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t1 - t0, t1, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract)
@c(reckon_handler178_1) func handler178_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t2 - t1, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract)
@c(reckon_handler178_2) func handler178_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t3 - t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract)
@c(reckon_handler178_3) func handler178_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t0 - t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract)
@c(reckon_handler178_4) func handler178_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler179_0) func handler179_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] + v[ip[2]]) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler179_1) func handler179_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] + v[ip[2]]) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler179_2) func handler179_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler179_3) func handler179_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler179_4) func handler179_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler180_0) func handler180_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] + constant(ip[2])) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler180_1) func handler180_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] + constant(ip[2])) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler180_2) func handler180_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler180_3) func handler180_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler180_4) func handler180_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler181_0) func handler181_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] - v[ip[2]]) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler181_1) func handler181_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] - v[ip[2]]) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler181_2) func handler181_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler181_3) func handler181_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler181_4) func handler181_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler182_0) func handler182_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] - constant(ip[2])) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler182_1) func handler182_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] - constant(ip[2])) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler182_2) func handler182_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler182_3) func handler182_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler182_4) func handler182_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler183_0) func handler183_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (constant(ip[1]) - v[ip[2]]) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler183_1) func handler183_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (constant(ip[1]) - v[ip[2]]) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler183_2) func handler183_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler183_3) func handler183_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler183_4) func handler183_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler184_0) func handler184_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] * v[ip[2]]) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler184_1) func handler184_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] * v[ip[2]]) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler184_2) func handler184_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler184_3) func handler184_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler184_4) func handler184_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler185_0) func handler185_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] * constant(ip[2])) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler185_1) func handler185_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] * constant(ip[2])) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler185_2) func handler185_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler185_3) func handler185_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler185_4) func handler185_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler186_0) func handler186_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] * f[ip[2]]) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler186_1) func handler186_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] * f[ip[2]]) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler186_2) func handler186_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] * f[ip[2]]) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler186_3) func handler186_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] * f[ip[2]]) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler186_4) func handler186_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * f[ip[2]]) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler187_0) func handler187_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (constant(ip[1]) * f[ip[2]]) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler187_1) func handler187_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (constant(ip[1]) * f[ip[2]]) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler187_2) func handler187_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (constant(ip[1]) * f[ip[2]]) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler187_3) func handler187_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (constant(ip[1]) * f[ip[2]]) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler187_4) func handler187_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) * f[ip[2]]) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler188_0) func handler188_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (f[ip[1]] * f[ip[2]]) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler188_1) func handler188_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (f[ip[1]] * f[ip[2]]) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler188_2) func handler188_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (f[ip[1]] * f[ip[2]]) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler188_3) func handler188_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (f[ip[1]] * f[ip[2]]) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler188_4) func handler188_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (f[ip[1]] * f[ip[2]]) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler189_0) func handler189_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] / v[ip[2]]) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler189_1) func handler189_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] / v[ip[2]]) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler189_2) func handler189_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler189_3) func handler189_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler189_4) func handler189_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler190_0) func handler190_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] / constant(ip[2])) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler190_1) func handler190_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] / constant(ip[2])) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler190_2) func handler190_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler190_3) func handler190_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler190_4) func handler190_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler191_0) func handler191_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (constant(ip[1]) / v[ip[2]]) - t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler191_1) func handler191_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (constant(ip[1]) / v[ip[2]]) - t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler191_2) func handler191_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler191_3) func handler191_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler191_4) func handler191_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - t0
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler192_0) func handler192_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] + v[ip[3]]) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler192_1) func handler192_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] + v[ip[3]]) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler192_2) func handler192_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] + v[ip[3]]) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler192_3) func handler192_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] + v[ip[3]]) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler192_4) func handler192_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] + v[ip[3]]) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler193_0) func handler193_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] + constant(ip[3])) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler193_1) func handler193_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] + constant(ip[3])) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler193_2) func handler193_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] + constant(ip[3])) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler193_3) func handler193_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] + constant(ip[3])) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler193_4) func handler193_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] + constant(ip[3])) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler194_0) func handler194_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] - v[ip[3]]) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler194_1) func handler194_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] - v[ip[3]]) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler194_2) func handler194_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] - v[ip[3]]) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler194_3) func handler194_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] - v[ip[3]]) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler194_4) func handler194_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] - v[ip[3]]) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler195_0) func handler195_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] - constant(ip[3])) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler195_1) func handler195_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] - constant(ip[3])) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler195_2) func handler195_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] - constant(ip[3])) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler195_3) func handler195_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] - constant(ip[3])) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler195_4) func handler195_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] - constant(ip[3])) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler196_0) func handler196_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) - v[ip[3]]) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler196_1) func handler196_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) - v[ip[3]]) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler196_2) func handler196_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) - v[ip[3]]) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler196_3) func handler196_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) - v[ip[3]]) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler196_4) func handler196_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) - v[ip[3]]) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler197_0) func handler197_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * v[ip[3]]) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler197_1) func handler197_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * v[ip[3]]) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler197_2) func handler197_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * v[ip[3]]) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler197_3) func handler197_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * v[ip[3]]) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler197_4) func handler197_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * v[ip[3]]) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler198_0) func handler198_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * constant(ip[3])) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler198_1) func handler198_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * constant(ip[3])) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler198_2) func handler198_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * constant(ip[3])) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler198_3) func handler198_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * constant(ip[3])) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler198_4) func handler198_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * constant(ip[3])) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler199_0) func handler199_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * f[ip[3]]) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler199_1) func handler199_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * f[ip[3]]) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler199_2) func handler199_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * f[ip[3]]) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler199_3) func handler199_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * f[ip[3]]) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler199_4) func handler199_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * f[ip[3]]) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler200_0) func handler200_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) * f[ip[3]]) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler200_1) func handler200_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) * f[ip[3]]) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler200_2) func handler200_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) * f[ip[3]]) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler200_3) func handler200_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) * f[ip[3]]) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler200_4) func handler200_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) * f[ip[3]]) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler201_0) func handler201_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (f[ip[2]] * f[ip[3]]) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler201_1) func handler201_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (f[ip[2]] * f[ip[3]]) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler201_2) func handler201_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (f[ip[2]] * f[ip[3]]) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler201_3) func handler201_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (f[ip[2]] * f[ip[3]]) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler201_4) func handler201_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (f[ip[2]] * f[ip[3]]) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler202_0) func handler202_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] / v[ip[3]]) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler202_1) func handler202_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] / v[ip[3]]) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler202_2) func handler202_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] / v[ip[3]]) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler202_3) func handler202_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] / v[ip[3]]) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler202_4) func handler202_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] / v[ip[3]]) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler203_0) func handler203_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] / constant(ip[3])) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler203_1) func handler203_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] / constant(ip[3])) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler203_2) func handler203_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] / constant(ip[3])) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler203_3) func handler203_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] / constant(ip[3])) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler203_4) func handler203_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] / constant(ip[3])) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler204_0) func handler204_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) / v[ip[3]]) - v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler204_1) func handler204_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) / v[ip[3]]) - v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler204_2) func handler204_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) / v[ip[3]]) - v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler204_3) func handler204_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) / v[ip[3]]) - v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler204_4) func handler204_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) / v[ip[3]]) - v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler205_0) func handler205_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] + v[ip[3]]) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler205_1) func handler205_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] + v[ip[3]]) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler205_2) func handler205_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] + v[ip[3]]) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler205_3) func handler205_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] + v[ip[3]]) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler205_4) func handler205_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] + v[ip[3]]) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler206_0) func handler206_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] + constant(ip[3])) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler206_1) func handler206_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] + constant(ip[3])) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler206_2) func handler206_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] + constant(ip[3])) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler206_3) func handler206_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] + constant(ip[3])) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler206_4) func handler206_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] + constant(ip[3])) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler207_0) func handler207_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] - v[ip[3]]) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler207_1) func handler207_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] - v[ip[3]]) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler207_2) func handler207_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] - v[ip[3]]) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler207_3) func handler207_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] - v[ip[3]]) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler207_4) func handler207_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] - v[ip[3]]) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler208_0) func handler208_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] - constant(ip[3])) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler208_1) func handler208_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] - constant(ip[3])) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler208_2) func handler208_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] - constant(ip[3])) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler208_3) func handler208_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] - constant(ip[3])) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler208_4) func handler208_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] - constant(ip[3])) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler209_0) func handler209_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) - v[ip[3]]) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler209_1) func handler209_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) - v[ip[3]]) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler209_2) func handler209_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) - v[ip[3]]) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler209_3) func handler209_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) - v[ip[3]]) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler209_4) func handler209_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) - v[ip[3]]) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler210_0) func handler210_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * v[ip[3]]) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler210_1) func handler210_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * v[ip[3]]) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler210_2) func handler210_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * v[ip[3]]) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler210_3) func handler210_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * v[ip[3]]) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler210_4) func handler210_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * v[ip[3]]) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler211_0) func handler211_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * constant(ip[3])) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler211_1) func handler211_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * constant(ip[3])) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler211_2) func handler211_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * constant(ip[3])) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler211_3) func handler211_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * constant(ip[3])) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler211_4) func handler211_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * constant(ip[3])) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler212_0) func handler212_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * f[ip[3]]) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler212_1) func handler212_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * f[ip[3]]) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler212_2) func handler212_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * f[ip[3]]) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler212_3) func handler212_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * f[ip[3]]) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler212_4) func handler212_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * f[ip[3]]) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler213_0) func handler213_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) * f[ip[3]]) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler213_1) func handler213_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) * f[ip[3]]) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler213_2) func handler213_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) * f[ip[3]]) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler213_3) func handler213_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) * f[ip[3]]) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler213_4) func handler213_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) * f[ip[3]]) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler214_0) func handler214_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (f[ip[2]] * f[ip[3]]) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler214_1) func handler214_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (f[ip[2]] * f[ip[3]]) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler214_2) func handler214_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (f[ip[2]] * f[ip[3]]) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler214_3) func handler214_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (f[ip[2]] * f[ip[3]]) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler214_4) func handler214_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (f[ip[2]] * f[ip[3]]) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler215_0) func handler215_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] / v[ip[3]]) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler215_1) func handler215_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] / v[ip[3]]) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler215_2) func handler215_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] / v[ip[3]]) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler215_3) func handler215_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] / v[ip[3]]) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler215_4) func handler215_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] / v[ip[3]]) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler216_0) func handler216_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] / constant(ip[3])) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler216_1) func handler216_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] / constant(ip[3])) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler216_2) func handler216_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] / constant(ip[3])) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler216_3) func handler216_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] / constant(ip[3])) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler216_4) func handler216_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] / constant(ip[3])) - constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler217_0) func handler217_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) / v[ip[3]]) - constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler217_1) func handler217_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) / v[ip[3]]) - constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler217_2) func handler217_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) / v[ip[3]]) - constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler217_3) func handler217_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) / v[ip[3]]) - constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedSubtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler217_4) func handler217_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) / v[ip[3]]) - constant(ip[1])
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler218_0) func handler218_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, v[ip[1]] / t0, t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler218_1) func handler218_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, v[ip[1]] / t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler218_2) func handler218_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, v[ip[1]] / t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler218_3) func handler218_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, v[ip[1]] / t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler218_4) func handler218_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / t0
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler219_0) func handler219_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, constant(ip[1]) / t0, t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler219_1) func handler219_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, constant(ip[1]) / t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler219_2) func handler219_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, constant(ip[1]) / t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler219_3) func handler219_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, constant(ip[1]) / t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler219_4) func handler219_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / t0
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler220_0) func handler220_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, f[ip[1]] / t0, t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler220_1) func handler220_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, f[ip[1]] / t1, t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler220_2) func handler220_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, f[ip[1]] / t2, t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler220_3) func handler220_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, f[ip[1]] / t3)
}
// stackSource(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler220_4) func handler220_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] / t0
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedDivide)
@c(reckon_handler221_0) func handler221_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t1 / t0, t1, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedDivide)
@c(reckon_handler221_1) func handler221_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t2 / t1, t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedDivide)
@c(reckon_handler221_2) func handler221_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t3 / t2, t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedDivide)
@c(reckon_handler221_3) func handler221_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 1, v, f, t0, t1, t2, t0 / t3)
}
// stackStack(ReckonMachine.HandlerForm.Arithmetic.reversedDivide)
@c(reckon_handler221_4) func handler221_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler222_0) func handler222_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] + v[ip[2]]) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler222_1) func handler222_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] + v[ip[2]]) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler222_2) func handler222_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler222_3) func handler222_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler222_4) func handler222_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler223_0) func handler223_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] + constant(ip[2])) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler223_1) func handler223_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] + constant(ip[2])) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler223_2) func handler223_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler223_3) func handler223_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler223_4) func handler223_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler224_0) func handler224_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] - v[ip[2]]) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler224_1) func handler224_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] - v[ip[2]]) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler224_2) func handler224_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler224_3) func handler224_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler224_4) func handler224_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler225_0) func handler225_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] - constant(ip[2])) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler225_1) func handler225_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] - constant(ip[2])) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler225_2) func handler225_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler225_3) func handler225_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler225_4) func handler225_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler226_0) func handler226_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (constant(ip[1]) - v[ip[2]]) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler226_1) func handler226_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (constant(ip[1]) - v[ip[2]]) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler226_2) func handler226_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler226_3) func handler226_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler226_4) func handler226_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler227_0) func handler227_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] * v[ip[2]]) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler227_1) func handler227_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] * v[ip[2]]) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler227_2) func handler227_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler227_3) func handler227_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler227_4) func handler227_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler228_0) func handler228_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] * constant(ip[2])) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler228_1) func handler228_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] * constant(ip[2])) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler228_2) func handler228_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler228_3) func handler228_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler228_4) func handler228_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler229_0) func handler229_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] * f[ip[2]]) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler229_1) func handler229_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] * f[ip[2]]) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler229_2) func handler229_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] * f[ip[2]]) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler229_3) func handler229_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] * f[ip[2]]) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler229_4) func handler229_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * f[ip[2]]) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler230_0) func handler230_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (constant(ip[1]) * f[ip[2]]) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler230_1) func handler230_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (constant(ip[1]) * f[ip[2]]) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler230_2) func handler230_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (constant(ip[1]) * f[ip[2]]) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler230_3) func handler230_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (constant(ip[1]) * f[ip[2]]) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler230_4) func handler230_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) * f[ip[2]]) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler231_0) func handler231_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (f[ip[1]] * f[ip[2]]) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler231_1) func handler231_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (f[ip[1]] * f[ip[2]]) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler231_2) func handler231_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (f[ip[1]] * f[ip[2]]) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler231_3) func handler231_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (f[ip[1]] * f[ip[2]]) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler231_4) func handler231_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (f[ip[1]] * f[ip[2]]) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler232_0) func handler232_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] / v[ip[2]]) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler232_1) func handler232_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] / v[ip[2]]) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler232_2) func handler232_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler232_3) func handler232_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler232_4) func handler232_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler233_0) func handler233_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (v[ip[1]] / constant(ip[2])) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler233_1) func handler233_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (v[ip[1]] / constant(ip[2])) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler233_2) func handler233_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler233_3) func handler233_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler233_4) func handler233_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / t0
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler234_0) func handler234_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, (constant(ip[1]) / v[ip[2]]) / t0, t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler234_1) func handler234_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, (constant(ip[1]) / v[ip[2]]) / t1, t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler234_2) func handler234_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / t2, t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler234_3) func handler234_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / t3)
}
// stackPair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler234_4) func handler234_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / t0
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler235_0) func handler235_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] + v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler235_1) func handler235_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] + v[ip[3]]) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler235_2) func handler235_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] + v[ip[3]]) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler235_3) func handler235_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] + v[ip[3]]) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler235_4) func handler235_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] + v[ip[3]]) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler236_0) func handler236_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] + constant(ip[3])) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler236_1) func handler236_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] + constant(ip[3])) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler236_2) func handler236_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] + constant(ip[3])) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler236_3) func handler236_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] + constant(ip[3])) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler236_4) func handler236_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] + constant(ip[3])) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler237_0) func handler237_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] - v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler237_1) func handler237_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] - v[ip[3]]) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler237_2) func handler237_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] - v[ip[3]]) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler237_3) func handler237_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] - v[ip[3]]) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler237_4) func handler237_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] - v[ip[3]]) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler238_0) func handler238_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] - constant(ip[3])) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler238_1) func handler238_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] - constant(ip[3])) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler238_2) func handler238_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] - constant(ip[3])) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler238_3) func handler238_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] - constant(ip[3])) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler238_4) func handler238_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] - constant(ip[3])) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler239_0) func handler239_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) - v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler239_1) func handler239_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) - v[ip[3]]) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler239_2) func handler239_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) - v[ip[3]]) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler239_3) func handler239_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) - v[ip[3]]) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler239_4) func handler239_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) - v[ip[3]]) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler240_0) func handler240_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler240_1) func handler240_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * v[ip[3]]) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler240_2) func handler240_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * v[ip[3]]) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler240_3) func handler240_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * v[ip[3]]) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler240_4) func handler240_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * v[ip[3]]) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler241_0) func handler241_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * constant(ip[3])) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler241_1) func handler241_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * constant(ip[3])) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler241_2) func handler241_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * constant(ip[3])) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler241_3) func handler241_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * constant(ip[3])) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler241_4) func handler241_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * constant(ip[3])) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler242_0) func handler242_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * f[ip[3]]) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler242_1) func handler242_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * f[ip[3]]) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler242_2) func handler242_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * f[ip[3]]) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler242_3) func handler242_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * f[ip[3]]) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler242_4) func handler242_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * f[ip[3]]) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler243_0) func handler243_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) * f[ip[3]]) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler243_1) func handler243_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) * f[ip[3]]) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler243_2) func handler243_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) * f[ip[3]]) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler243_3) func handler243_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) * f[ip[3]]) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler243_4) func handler243_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) * f[ip[3]]) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler244_0) func handler244_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (f[ip[2]] * f[ip[3]]) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler244_1) func handler244_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (f[ip[2]] * f[ip[3]]) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler244_2) func handler244_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (f[ip[2]] * f[ip[3]]) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler244_3) func handler244_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (f[ip[2]] * f[ip[3]]) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler244_4) func handler244_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (f[ip[2]] * f[ip[3]]) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler245_0) func handler245_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] / v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler245_1) func handler245_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] / v[ip[3]]) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler245_2) func handler245_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] / v[ip[3]]) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler245_3) func handler245_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] / v[ip[3]]) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler245_4) func handler245_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] / v[ip[3]]) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler246_0) func handler246_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] / constant(ip[3])) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler246_1) func handler246_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] / constant(ip[3])) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler246_2) func handler246_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] / constant(ip[3])) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler246_3) func handler246_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] / constant(ip[3])) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler246_4) func handler246_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] / constant(ip[3])) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler247_0) func handler247_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) / v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler247_1) func handler247_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) / v[ip[3]]) / v[ip[1]], t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler247_2) func handler247_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) / v[ip[3]]) / v[ip[1]], t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler247_3) func handler247_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) / v[ip[3]]) / v[ip[1]])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler247_4) func handler247_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) / v[ip[3]]) / v[ip[1]]
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler248_0) func handler248_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] + v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler248_1) func handler248_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] + v[ip[3]]) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler248_2) func handler248_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] + v[ip[3]]) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler248_3) func handler248_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] + v[ip[3]]) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler248_4) func handler248_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] + v[ip[3]]) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler249_0) func handler249_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] + constant(ip[3])) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler249_1) func handler249_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] + constant(ip[3])) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler249_2) func handler249_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] + constant(ip[3])) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler249_3) func handler249_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] + constant(ip[3])) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler249_4) func handler249_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] + constant(ip[3])) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler250_0) func handler250_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] - v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler250_1) func handler250_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] - v[ip[3]]) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler250_2) func handler250_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] - v[ip[3]]) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler250_3) func handler250_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] - v[ip[3]]) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler250_4) func handler250_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] - v[ip[3]]) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler251_0) func handler251_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] - constant(ip[3])) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler251_1) func handler251_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] - constant(ip[3])) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler251_2) func handler251_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] - constant(ip[3])) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler251_3) func handler251_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] - constant(ip[3])) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler251_4) func handler251_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] - constant(ip[3])) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler252_0) func handler252_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) - v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler252_1) func handler252_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) - v[ip[3]]) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler252_2) func handler252_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) - v[ip[3]]) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler252_3) func handler252_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) - v[ip[3]]) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler252_4) func handler252_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) - v[ip[3]]) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler253_0) func handler253_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler253_1) func handler253_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * v[ip[3]]) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler253_2) func handler253_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * v[ip[3]]) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler253_3) func handler253_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * v[ip[3]]) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler253_4) func handler253_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * v[ip[3]]) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler254_0) func handler254_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * constant(ip[3])) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler254_1) func handler254_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * constant(ip[3])) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler254_2) func handler254_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * constant(ip[3])) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler254_3) func handler254_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * constant(ip[3])) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler254_4) func handler254_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * constant(ip[3])) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler255_0) func handler255_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] * f[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler255_1) func handler255_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] * f[ip[3]]) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler255_2) func handler255_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] * f[ip[3]]) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler255_3) func handler255_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] * f[ip[3]]) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableTimesLocal)
@c(reckon_handler255_4) func handler255_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] * f[ip[3]]) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler256_0) func handler256_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) * f[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler256_1) func handler256_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) * f[ip[3]]) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler256_2) func handler256_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) * f[ip[3]]) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler256_3) func handler256_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) * f[ip[3]]) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantTimesLocal)
@c(reckon_handler256_4) func handler256_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) * f[ip[3]]) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler257_0) func handler257_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (f[ip[2]] * f[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler257_1) func handler257_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (f[ip[2]] * f[ip[3]]) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler257_2) func handler257_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (f[ip[2]] * f[ip[3]]) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler257_3) func handler257_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (f[ip[2]] * f[ip[3]]) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.localTimesLocal)
@c(reckon_handler257_4) func handler257_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (f[ip[2]] * f[ip[3]]) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler258_0) func handler258_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] / v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler258_1) func handler258_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] / v[ip[3]]) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler258_2) func handler258_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] / v[ip[3]]) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler258_3) func handler258_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] / v[ip[3]]) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler258_4) func handler258_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] / v[ip[3]]) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler259_0) func handler259_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (v[ip[2]] / constant(ip[3])) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler259_1) func handler259_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (v[ip[2]] / constant(ip[3])) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler259_2) func handler259_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (v[ip[2]] / constant(ip[3])) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler259_3) func handler259_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (v[ip[2]] / constant(ip[3])) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler259_4) func handler259_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[2]] / constant(ip[3])) / constant(ip[1])
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler260_0) func handler260_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, (constant(ip[2]) / v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler260_1) func handler260_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, (constant(ip[2]) / v[ip[3]]) / constant(ip[1]), t2, t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler260_2) func handler260_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, (constant(ip[2]) / v[ip[3]]) / constant(ip[1]), t3)
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler260_3) func handler260_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, (constant(ip[2]) / v[ip[3]]) / constant(ip[1]))
}
// sourcePair(ReckonMachine.HandlerForm.Arithmetic.reversedDivide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler260_4) func handler260_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[2]) / v[ip[3]]) / constant(ip[1])
}
#endif
