// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler822_0) func handler822_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler822_1) func handler822_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler822_2) func handler822_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler822_3) func handler822_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler822_4) func handler822_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler823_0) func handler823_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler823_1) func handler823_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler823_2) func handler823_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler823_3) func handler823_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler823_4) func handler823_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler824_0) func handler824_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler824_1) func handler824_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler824_2) func handler824_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler824_3) func handler824_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler824_4) func handler824_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler825_0) func handler825_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler825_1) func handler825_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler825_2) func handler825_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler825_3) func handler825_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler825_4) func handler825_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler826_0) func handler826_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler826_1) func handler826_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler826_2) func handler826_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler826_3) func handler826_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler826_4) func handler826_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler827_0) func handler827_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler827_1) func handler827_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler827_2) func handler827_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler827_3) func handler827_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler827_4) func handler827_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler828_0) func handler828_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler828_1) func handler828_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler828_2) func handler828_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler828_3) func handler828_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler828_4) func handler828_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler829_0) func handler829_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler829_1) func handler829_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler829_2) func handler829_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler829_3) func handler829_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler829_4) func handler829_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler830_0) func handler830_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler830_1) func handler830_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler830_2) func handler830_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler830_3) func handler830_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler830_4) func handler830_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler831_0) func handler831_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler831_1) func handler831_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler831_2) func handler831_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler831_3) func handler831_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler831_4) func handler831_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) / (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler832_0) func handler832_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler832_1) func handler832_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler832_2) func handler832_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler832_3) func handler832_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler832_4) func handler832_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler833_0) func handler833_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler833_1) func handler833_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler833_2) func handler833_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler833_3) func handler833_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler833_4) func handler833_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler834_0) func handler834_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler834_1) func handler834_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler834_2) func handler834_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler834_3) func handler834_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler834_4) func handler834_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler835_0) func handler835_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler835_1) func handler835_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler835_2) func handler835_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler835_3) func handler835_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler835_4) func handler835_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler836_0) func handler836_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler836_1) func handler836_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler836_2) func handler836_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler836_3) func handler836_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler836_4) func handler836_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler837_0) func handler837_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler837_1) func handler837_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler837_2) func handler837_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler837_3) func handler837_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler837_4) func handler837_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler838_0) func handler838_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler838_1) func handler838_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler838_2) func handler838_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler838_3) func handler838_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler838_4) func handler838_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler839_0) func handler839_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler839_1) func handler839_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler839_2) func handler839_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler839_3) func handler839_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler839_4) func handler839_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler840_0) func handler840_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler840_1) func handler840_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler840_2) func handler840_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler840_3) func handler840_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler840_4) func handler840_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler841_0) func handler841_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler841_1) func handler841_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler841_2) func handler841_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler841_3) func handler841_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler841_4) func handler841_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) / (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler842_0) func handler842_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler842_1) func handler842_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler842_2) func handler842_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler842_3) func handler842_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler842_4) func handler842_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler843_0) func handler843_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler843_1) func handler843_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler843_2) func handler843_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler843_3) func handler843_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler843_4) func handler843_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler844_0) func handler844_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler844_1) func handler844_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler844_2) func handler844_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler844_3) func handler844_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler844_4) func handler844_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler845_0) func handler845_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler845_1) func handler845_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler845_2) func handler845_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler845_3) func handler845_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler845_4) func handler845_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler846_0) func handler846_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler846_1) func handler846_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler846_2) func handler846_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler846_3) func handler846_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler846_4) func handler846_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler847_0) func handler847_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler847_1) func handler847_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler847_2) func handler847_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler847_3) func handler847_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler847_4) func handler847_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler848_0) func handler848_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler848_1) func handler848_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler848_2) func handler848_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler848_3) func handler848_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler848_4) func handler848_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler849_0) func handler849_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler849_1) func handler849_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler849_2) func handler849_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler849_3) func handler849_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler849_4) func handler849_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler850_0) func handler850_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler850_1) func handler850_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler850_2) func handler850_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler850_3) func handler850_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler850_4) func handler850_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler851_0) func handler851_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler851_1) func handler851_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler851_2) func handler851_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler851_3) func handler851_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler851_4) func handler851_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) / (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler852_0) func handler852_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler852_1) func handler852_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler852_2) func handler852_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler852_3) func handler852_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler852_4) func handler852_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler853_0) func handler853_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler853_1) func handler853_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler853_2) func handler853_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler853_3) func handler853_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler853_4) func handler853_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler854_0) func handler854_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler854_1) func handler854_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler854_2) func handler854_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler854_3) func handler854_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler854_4) func handler854_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler855_0) func handler855_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler855_1) func handler855_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler855_2) func handler855_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler855_3) func handler855_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler855_4) func handler855_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler856_0) func handler856_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler856_1) func handler856_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler856_2) func handler856_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler856_3) func handler856_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler856_4) func handler856_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler857_0) func handler857_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler857_1) func handler857_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler857_2) func handler857_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler857_3) func handler857_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler857_4) func handler857_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler858_0) func handler858_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler858_1) func handler858_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler858_2) func handler858_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler858_3) func handler858_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler858_4) func handler858_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler859_0) func handler859_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler859_1) func handler859_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler859_2) func handler859_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler859_3) func handler859_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler859_4) func handler859_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler860_0) func handler860_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler860_1) func handler860_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler860_2) func handler860_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler860_3) func handler860_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler860_4) func handler860_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler861_0) func handler861_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler861_1) func handler861_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler861_2) func handler861_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler861_3) func handler861_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler861_4) func handler861_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) / (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler862_0) func handler862_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler862_1) func handler862_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler862_2) func handler862_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler862_3) func handler862_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler862_4) func handler862_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler863_0) func handler863_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler863_1) func handler863_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler863_2) func handler863_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler863_3) func handler863_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler863_4) func handler863_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler864_0) func handler864_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler864_1) func handler864_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler864_2) func handler864_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler864_3) func handler864_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler864_4) func handler864_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler865_0) func handler865_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler865_1) func handler865_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler865_2) func handler865_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler865_3) func handler865_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler865_4) func handler865_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler866_0) func handler866_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler866_1) func handler866_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler866_2) func handler866_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler866_3) func handler866_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler866_4) func handler866_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler867_0) func handler867_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler867_1) func handler867_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler867_2) func handler867_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler867_3) func handler867_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler867_4) func handler867_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler868_0) func handler868_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler868_1) func handler868_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler868_2) func handler868_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler868_3) func handler868_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler868_4) func handler868_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler869_0) func handler869_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler869_1) func handler869_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler869_2) func handler869_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler869_3) func handler869_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler869_4) func handler869_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler870_0) func handler870_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler870_1) func handler870_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler870_2) func handler870_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler870_3) func handler870_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler870_4) func handler870_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler871_0) func handler871_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler871_1) func handler871_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler871_2) func handler871_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler871_3) func handler871_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler871_4) func handler871_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) / (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler872_0) func handler872_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler872_1) func handler872_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler872_2) func handler872_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler872_3) func handler872_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler872_4) func handler872_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler873_0) func handler873_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler873_1) func handler873_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler873_2) func handler873_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler873_3) func handler873_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler873_4) func handler873_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler874_0) func handler874_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler874_1) func handler874_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler874_2) func handler874_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler874_3) func handler874_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler874_4) func handler874_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler875_0) func handler875_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler875_1) func handler875_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler875_2) func handler875_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler875_3) func handler875_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler875_4) func handler875_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler876_0) func handler876_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler876_1) func handler876_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler876_2) func handler876_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler876_3) func handler876_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler876_4) func handler876_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler877_0) func handler877_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler877_1) func handler877_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler877_2) func handler877_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler877_3) func handler877_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler877_4) func handler877_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler878_0) func handler878_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler878_1) func handler878_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler878_2) func handler878_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler878_3) func handler878_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler878_4) func handler878_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler879_0) func handler879_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler879_1) func handler879_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler879_2) func handler879_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler879_3) func handler879_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler879_4) func handler879_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler880_0) func handler880_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler880_1) func handler880_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler880_2) func handler880_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler880_3) func handler880_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler880_4) func handler880_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler881_0) func handler881_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler881_1) func handler881_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler881_2) func handler881_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler881_3) func handler881_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler881_4) func handler881_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) / (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler882_0) func handler882_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler882_1) func handler882_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler882_2) func handler882_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler882_3) func handler882_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler882_4) func handler882_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler883_0) func handler883_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler883_1) func handler883_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler883_2) func handler883_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler883_3) func handler883_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler883_4) func handler883_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler884_0) func handler884_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler884_1) func handler884_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler884_2) func handler884_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler884_3) func handler884_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler884_4) func handler884_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler885_0) func handler885_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler885_1) func handler885_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler885_2) func handler885_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler885_3) func handler885_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler885_4) func handler885_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler886_0) func handler886_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler886_1) func handler886_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler886_2) func handler886_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler886_3) func handler886_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler886_4) func handler886_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler887_0) func handler887_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler887_1) func handler887_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler887_2) func handler887_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler887_3) func handler887_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler887_4) func handler887_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler888_0) func handler888_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler888_1) func handler888_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler888_2) func handler888_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler888_3) func handler888_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler888_4) func handler888_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler889_0) func handler889_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler889_1) func handler889_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler889_2) func handler889_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler889_3) func handler889_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler889_4) func handler889_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler890_0) func handler890_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler890_1) func handler890_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler890_2) func handler890_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler890_3) func handler890_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler890_4) func handler890_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler891_0) func handler891_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler891_1) func handler891_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler891_2) func handler891_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler891_3) func handler891_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler891_4) func handler891_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) / (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler892_0) func handler892_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler892_1) func handler892_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler892_2) func handler892_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler892_3) func handler892_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler892_4) func handler892_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler893_0) func handler893_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler893_1) func handler893_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler893_2) func handler893_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler893_3) func handler893_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler893_4) func handler893_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler894_0) func handler894_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler894_1) func handler894_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler894_2) func handler894_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler894_3) func handler894_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler894_4) func handler894_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler895_0) func handler895_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler895_1) func handler895_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler895_2) func handler895_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler895_3) func handler895_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler895_4) func handler895_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler896_0) func handler896_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler896_1) func handler896_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler896_2) func handler896_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler896_3) func handler896_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler896_4) func handler896_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler897_0) func handler897_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler897_1) func handler897_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler897_2) func handler897_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler897_3) func handler897_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler897_4) func handler897_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler898_0) func handler898_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler898_1) func handler898_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler898_2) func handler898_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler898_3) func handler898_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler898_4) func handler898_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler899_0) func handler899_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler899_1) func handler899_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler899_2) func handler899_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler899_3) func handler899_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler899_4) func handler899_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler900_0) func handler900_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler900_1) func handler900_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler900_2) func handler900_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler900_3) func handler900_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler900_4) func handler900_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler901_0) func handler901_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler901_1) func handler901_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler901_2) func handler901_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler901_3) func handler901_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler901_4) func handler901_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) / (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler902_0) func handler902_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler902_1) func handler902_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler902_2) func handler902_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler902_3) func handler902_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler902_4) func handler902_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler903_0) func handler903_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler903_1) func handler903_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler903_2) func handler903_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler903_3) func handler903_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler903_4) func handler903_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler904_0) func handler904_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler904_1) func handler904_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler904_2) func handler904_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler904_3) func handler904_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler904_4) func handler904_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler905_0) func handler905_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler905_1) func handler905_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler905_2) func handler905_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler905_3) func handler905_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler905_4) func handler905_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler906_0) func handler906_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler906_1) func handler906_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler906_2) func handler906_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler906_3) func handler906_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler906_4) func handler906_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler907_0) func handler907_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler907_1) func handler907_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler907_2) func handler907_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler907_3) func handler907_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler907_4) func handler907_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler908_0) func handler908_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler908_1) func handler908_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler908_2) func handler908_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler908_3) func handler908_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler908_4) func handler908_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler909_0) func handler909_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler909_1) func handler909_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler909_2) func handler909_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler909_3) func handler909_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler909_4) func handler909_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler910_0) func handler910_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler910_1) func handler910_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler910_2) func handler910_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler910_3) func handler910_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler910_4) func handler910_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler911_0) func handler911_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler911_1) func handler911_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler911_2) func handler911_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler911_3) func handler911_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler911_4) func handler911_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) / (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler912_0) func handler912_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler912_1) func handler912_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler912_2) func handler912_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler912_3) func handler912_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler912_4) func handler912_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler913_0) func handler913_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler913_1) func handler913_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler913_2) func handler913_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler913_3) func handler913_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler913_4) func handler913_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler914_0) func handler914_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler914_1) func handler914_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler914_2) func handler914_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler914_3) func handler914_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler914_4) func handler914_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler915_0) func handler915_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler915_1) func handler915_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler915_2) func handler915_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler915_3) func handler915_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler915_4) func handler915_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler916_0) func handler916_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler916_1) func handler916_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler916_2) func handler916_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler916_3) func handler916_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler916_4) func handler916_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler917_0) func handler917_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler917_1) func handler917_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler917_2) func handler917_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler917_3) func handler917_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler917_4) func handler917_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler918_0) func handler918_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler918_1) func handler918_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler918_2) func handler918_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler918_3) func handler918_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler918_4) func handler918_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler919_0) func handler919_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler919_1) func handler919_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler919_2) func handler919_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler919_3) func handler919_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler919_4) func handler919_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler920_0) func handler920_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler920_1) func handler920_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler920_2) func handler920_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler920_3) func handler920_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler920_4) func handler920_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler921_0) func handler921_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler921_1) func handler921_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler921_2) func handler921_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler921_3) func handler921_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler921_4) func handler921_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) / (constant(ip[3]) / v[ip[4]])
}
#endif
