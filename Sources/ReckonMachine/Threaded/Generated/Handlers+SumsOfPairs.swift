// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler522_0) func handler522_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler522_1) func handler522_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler522_2) func handler522_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler522_3) func handler522_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler522_4) func handler522_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler523_0) func handler523_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler523_1) func handler523_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler523_2) func handler523_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler523_3) func handler523_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler523_4) func handler523_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler524_0) func handler524_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler524_1) func handler524_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler524_2) func handler524_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler524_3) func handler524_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler524_4) func handler524_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler525_0) func handler525_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler525_1) func handler525_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler525_2) func handler525_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler525_3) func handler525_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler525_4) func handler525_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler526_0) func handler526_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler526_1) func handler526_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler526_2) func handler526_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler526_3) func handler526_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler526_4) func handler526_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler527_0) func handler527_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler527_1) func handler527_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler527_2) func handler527_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler527_3) func handler527_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler527_4) func handler527_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler528_0) func handler528_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler528_1) func handler528_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler528_2) func handler528_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler528_3) func handler528_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler528_4) func handler528_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler529_0) func handler529_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler529_1) func handler529_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler529_2) func handler529_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler529_3) func handler529_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler529_4) func handler529_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler530_0) func handler530_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler530_1) func handler530_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler530_2) func handler530_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler530_3) func handler530_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler530_4) func handler530_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler531_0) func handler531_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler531_1) func handler531_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler531_2) func handler531_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler531_3) func handler531_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler531_4) func handler531_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) + (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler532_0) func handler532_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler532_1) func handler532_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler532_2) func handler532_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler532_3) func handler532_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler532_4) func handler532_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler533_0) func handler533_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler533_1) func handler533_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler533_2) func handler533_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler533_3) func handler533_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler533_4) func handler533_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler534_0) func handler534_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler534_1) func handler534_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler534_2) func handler534_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler534_3) func handler534_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler534_4) func handler534_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler535_0) func handler535_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler535_1) func handler535_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler535_2) func handler535_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler535_3) func handler535_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler535_4) func handler535_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler536_0) func handler536_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler536_1) func handler536_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler536_2) func handler536_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler536_3) func handler536_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler536_4) func handler536_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler537_0) func handler537_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler537_1) func handler537_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler537_2) func handler537_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler537_3) func handler537_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler537_4) func handler537_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler538_0) func handler538_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler538_1) func handler538_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler538_2) func handler538_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler538_3) func handler538_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler538_4) func handler538_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler539_0) func handler539_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler539_1) func handler539_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler539_2) func handler539_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler539_3) func handler539_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler539_4) func handler539_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler540_0) func handler540_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler540_1) func handler540_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler540_2) func handler540_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler540_3) func handler540_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler540_4) func handler540_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler541_0) func handler541_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler541_1) func handler541_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler541_2) func handler541_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler541_3) func handler541_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler541_4) func handler541_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) + (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler542_0) func handler542_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler542_1) func handler542_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler542_2) func handler542_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler542_3) func handler542_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler542_4) func handler542_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler543_0) func handler543_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler543_1) func handler543_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler543_2) func handler543_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler543_3) func handler543_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler543_4) func handler543_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler544_0) func handler544_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler544_1) func handler544_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler544_2) func handler544_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler544_3) func handler544_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler544_4) func handler544_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler545_0) func handler545_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler545_1) func handler545_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler545_2) func handler545_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler545_3) func handler545_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler545_4) func handler545_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler546_0) func handler546_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler546_1) func handler546_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler546_2) func handler546_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler546_3) func handler546_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler546_4) func handler546_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler547_0) func handler547_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler547_1) func handler547_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler547_2) func handler547_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler547_3) func handler547_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler547_4) func handler547_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler548_0) func handler548_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler548_1) func handler548_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler548_2) func handler548_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler548_3) func handler548_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler548_4) func handler548_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler549_0) func handler549_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler549_1) func handler549_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler549_2) func handler549_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler549_3) func handler549_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler549_4) func handler549_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler550_0) func handler550_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler550_1) func handler550_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler550_2) func handler550_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler550_3) func handler550_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler550_4) func handler550_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler551_0) func handler551_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler551_1) func handler551_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler551_2) func handler551_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler551_3) func handler551_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler551_4) func handler551_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) + (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler552_0) func handler552_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler552_1) func handler552_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler552_2) func handler552_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler552_3) func handler552_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler552_4) func handler552_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler553_0) func handler553_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler553_1) func handler553_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler553_2) func handler553_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler553_3) func handler553_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler553_4) func handler553_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler554_0) func handler554_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler554_1) func handler554_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler554_2) func handler554_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler554_3) func handler554_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler554_4) func handler554_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler555_0) func handler555_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler555_1) func handler555_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler555_2) func handler555_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler555_3) func handler555_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler555_4) func handler555_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler556_0) func handler556_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler556_1) func handler556_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler556_2) func handler556_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler556_3) func handler556_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler556_4) func handler556_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler557_0) func handler557_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler557_1) func handler557_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler557_2) func handler557_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler557_3) func handler557_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler557_4) func handler557_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler558_0) func handler558_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler558_1) func handler558_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler558_2) func handler558_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler558_3) func handler558_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler558_4) func handler558_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler559_0) func handler559_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler559_1) func handler559_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler559_2) func handler559_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler559_3) func handler559_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler559_4) func handler559_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler560_0) func handler560_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler560_1) func handler560_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler560_2) func handler560_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler560_3) func handler560_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler560_4) func handler560_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler561_0) func handler561_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler561_1) func handler561_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler561_2) func handler561_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler561_3) func handler561_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler561_4) func handler561_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) + (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler562_0) func handler562_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler562_1) func handler562_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler562_2) func handler562_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler562_3) func handler562_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler562_4) func handler562_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler563_0) func handler563_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler563_1) func handler563_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler563_2) func handler563_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler563_3) func handler563_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler563_4) func handler563_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler564_0) func handler564_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler564_1) func handler564_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler564_2) func handler564_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler564_3) func handler564_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler564_4) func handler564_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler565_0) func handler565_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler565_1) func handler565_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler565_2) func handler565_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler565_3) func handler565_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler565_4) func handler565_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler566_0) func handler566_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler566_1) func handler566_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler566_2) func handler566_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler566_3) func handler566_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler566_4) func handler566_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler567_0) func handler567_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler567_1) func handler567_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler567_2) func handler567_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler567_3) func handler567_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler567_4) func handler567_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler568_0) func handler568_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler568_1) func handler568_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler568_2) func handler568_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler568_3) func handler568_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler568_4) func handler568_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler569_0) func handler569_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler569_1) func handler569_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler569_2) func handler569_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler569_3) func handler569_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler569_4) func handler569_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler570_0) func handler570_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler570_1) func handler570_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler570_2) func handler570_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler570_3) func handler570_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler570_4) func handler570_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler571_0) func handler571_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler571_1) func handler571_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler571_2) func handler571_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler571_3) func handler571_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler571_4) func handler571_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) + (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler572_0) func handler572_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler572_1) func handler572_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler572_2) func handler572_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler572_3) func handler572_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler572_4) func handler572_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler573_0) func handler573_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler573_1) func handler573_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler573_2) func handler573_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler573_3) func handler573_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler573_4) func handler573_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler574_0) func handler574_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler574_1) func handler574_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler574_2) func handler574_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler574_3) func handler574_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler574_4) func handler574_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler575_0) func handler575_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler575_1) func handler575_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler575_2) func handler575_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler575_3) func handler575_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler575_4) func handler575_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler576_0) func handler576_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler576_1) func handler576_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler576_2) func handler576_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler576_3) func handler576_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler576_4) func handler576_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler577_0) func handler577_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler577_1) func handler577_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler577_2) func handler577_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler577_3) func handler577_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler577_4) func handler577_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler578_0) func handler578_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler578_1) func handler578_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler578_2) func handler578_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler578_3) func handler578_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler578_4) func handler578_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler579_0) func handler579_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler579_1) func handler579_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler579_2) func handler579_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler579_3) func handler579_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler579_4) func handler579_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler580_0) func handler580_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler580_1) func handler580_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler580_2) func handler580_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler580_3) func handler580_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler580_4) func handler580_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler581_0) func handler581_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler581_1) func handler581_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler581_2) func handler581_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler581_3) func handler581_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler581_4) func handler581_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) + (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler582_0) func handler582_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler582_1) func handler582_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler582_2) func handler582_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler582_3) func handler582_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler582_4) func handler582_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler583_0) func handler583_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler583_1) func handler583_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler583_2) func handler583_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler583_3) func handler583_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler583_4) func handler583_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler584_0) func handler584_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler584_1) func handler584_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler584_2) func handler584_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler584_3) func handler584_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler584_4) func handler584_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler585_0) func handler585_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler585_1) func handler585_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler585_2) func handler585_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler585_3) func handler585_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler585_4) func handler585_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler586_0) func handler586_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler586_1) func handler586_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler586_2) func handler586_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler586_3) func handler586_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler586_4) func handler586_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler587_0) func handler587_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler587_1) func handler587_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler587_2) func handler587_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler587_3) func handler587_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler587_4) func handler587_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler588_0) func handler588_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler588_1) func handler588_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler588_2) func handler588_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler588_3) func handler588_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler588_4) func handler588_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler589_0) func handler589_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler589_1) func handler589_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler589_2) func handler589_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler589_3) func handler589_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler589_4) func handler589_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler590_0) func handler590_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler590_1) func handler590_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler590_2) func handler590_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler590_3) func handler590_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler590_4) func handler590_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler591_0) func handler591_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler591_1) func handler591_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler591_2) func handler591_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler591_3) func handler591_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler591_4) func handler591_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) + (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler592_0) func handler592_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler592_1) func handler592_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler592_2) func handler592_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler592_3) func handler592_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler592_4) func handler592_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler593_0) func handler593_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler593_1) func handler593_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler593_2) func handler593_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler593_3) func handler593_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler593_4) func handler593_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler594_0) func handler594_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler594_1) func handler594_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler594_2) func handler594_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler594_3) func handler594_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler594_4) func handler594_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler595_0) func handler595_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler595_1) func handler595_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler595_2) func handler595_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler595_3) func handler595_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler595_4) func handler595_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler596_0) func handler596_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler596_1) func handler596_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler596_2) func handler596_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler596_3) func handler596_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler596_4) func handler596_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler597_0) func handler597_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler597_1) func handler597_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler597_2) func handler597_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler597_3) func handler597_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler597_4) func handler597_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler598_0) func handler598_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler598_1) func handler598_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler598_2) func handler598_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler598_3) func handler598_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler598_4) func handler598_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler599_0) func handler599_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler599_1) func handler599_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler599_2) func handler599_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler599_3) func handler599_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler599_4) func handler599_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler600_0) func handler600_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler600_1) func handler600_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler600_2) func handler600_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler600_3) func handler600_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler600_4) func handler600_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler601_0) func handler601_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler601_1) func handler601_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler601_2) func handler601_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler601_3) func handler601_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler601_4) func handler601_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) + (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler602_0) func handler602_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler602_1) func handler602_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler602_2) func handler602_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler602_3) func handler602_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler602_4) func handler602_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler603_0) func handler603_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler603_1) func handler603_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler603_2) func handler603_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler603_3) func handler603_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler603_4) func handler603_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler604_0) func handler604_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler604_1) func handler604_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler604_2) func handler604_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler604_3) func handler604_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler604_4) func handler604_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler605_0) func handler605_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler605_1) func handler605_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler605_2) func handler605_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler605_3) func handler605_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler605_4) func handler605_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler606_0) func handler606_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler606_1) func handler606_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler606_2) func handler606_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler606_3) func handler606_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler606_4) func handler606_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler607_0) func handler607_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler607_1) func handler607_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler607_2) func handler607_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler607_3) func handler607_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler607_4) func handler607_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler608_0) func handler608_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler608_1) func handler608_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler608_2) func handler608_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler608_3) func handler608_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler608_4) func handler608_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler609_0) func handler609_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler609_1) func handler609_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler609_2) func handler609_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler609_3) func handler609_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler609_4) func handler609_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler610_0) func handler610_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler610_1) func handler610_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler610_2) func handler610_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler610_3) func handler610_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler610_4) func handler610_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler611_0) func handler611_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler611_1) func handler611_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler611_2) func handler611_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler611_3) func handler611_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler611_4) func handler611_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) + (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler612_0) func handler612_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler612_1) func handler612_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler612_2) func handler612_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler612_3) func handler612_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler612_4) func handler612_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler613_0) func handler613_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler613_1) func handler613_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler613_2) func handler613_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler613_3) func handler613_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler613_4) func handler613_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler614_0) func handler614_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler614_1) func handler614_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler614_2) func handler614_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler614_3) func handler614_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler614_4) func handler614_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler615_0) func handler615_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler615_1) func handler615_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler615_2) func handler615_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler615_3) func handler615_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler615_4) func handler615_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler616_0) func handler616_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler616_1) func handler616_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler616_2) func handler616_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler616_3) func handler616_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler616_4) func handler616_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler617_0) func handler617_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler617_1) func handler617_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler617_2) func handler617_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler617_3) func handler617_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler617_4) func handler617_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler618_0) func handler618_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler618_1) func handler618_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler618_2) func handler618_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler618_3) func handler618_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler618_4) func handler618_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler619_0) func handler619_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler619_1) func handler619_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler619_2) func handler619_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler619_3) func handler619_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler619_4) func handler619_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler620_0) func handler620_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler620_1) func handler620_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler620_2) func handler620_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler620_3) func handler620_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler620_4) func handler620_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler621_0) func handler621_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler621_1) func handler621_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler621_2) func handler621_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler621_3) func handler621_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler621_4) func handler621_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) + (constant(ip[3]) / v[ip[4]])
}
#endif
