// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler622_0) func handler622_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler622_1) func handler622_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler622_2) func handler622_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler622_3) func handler622_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler622_4) func handler622_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler623_0) func handler623_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler623_1) func handler623_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler623_2) func handler623_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler623_3) func handler623_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler623_4) func handler623_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler624_0) func handler624_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler624_1) func handler624_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler624_2) func handler624_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler624_3) func handler624_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler624_4) func handler624_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler625_0) func handler625_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler625_1) func handler625_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler625_2) func handler625_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler625_3) func handler625_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler625_4) func handler625_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler626_0) func handler626_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler626_1) func handler626_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler626_2) func handler626_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler626_3) func handler626_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler626_4) func handler626_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler627_0) func handler627_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler627_1) func handler627_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler627_2) func handler627_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler627_3) func handler627_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler627_4) func handler627_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler628_0) func handler628_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler628_1) func handler628_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler628_2) func handler628_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler628_3) func handler628_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler628_4) func handler628_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler629_0) func handler629_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler629_1) func handler629_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler629_2) func handler629_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler629_3) func handler629_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler629_4) func handler629_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler630_0) func handler630_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler630_1) func handler630_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler630_2) func handler630_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler630_3) func handler630_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler630_4) func handler630_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler631_0) func handler631_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler631_1) func handler631_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler631_2) func handler631_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler631_3) func handler631_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler631_4) func handler631_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) - (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler632_0) func handler632_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler632_1) func handler632_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler632_2) func handler632_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler632_3) func handler632_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler632_4) func handler632_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler633_0) func handler633_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler633_1) func handler633_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler633_2) func handler633_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler633_3) func handler633_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler633_4) func handler633_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler634_0) func handler634_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler634_1) func handler634_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler634_2) func handler634_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler634_3) func handler634_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler634_4) func handler634_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler635_0) func handler635_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler635_1) func handler635_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler635_2) func handler635_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler635_3) func handler635_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler635_4) func handler635_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler636_0) func handler636_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler636_1) func handler636_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler636_2) func handler636_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler636_3) func handler636_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler636_4) func handler636_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler637_0) func handler637_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler637_1) func handler637_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler637_2) func handler637_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler637_3) func handler637_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler637_4) func handler637_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler638_0) func handler638_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler638_1) func handler638_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler638_2) func handler638_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler638_3) func handler638_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler638_4) func handler638_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler639_0) func handler639_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler639_1) func handler639_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler639_2) func handler639_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler639_3) func handler639_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler639_4) func handler639_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler640_0) func handler640_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler640_1) func handler640_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler640_2) func handler640_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler640_3) func handler640_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler640_4) func handler640_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler641_0) func handler641_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler641_1) func handler641_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler641_2) func handler641_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler641_3) func handler641_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler641_4) func handler641_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) - (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler642_0) func handler642_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler642_1) func handler642_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler642_2) func handler642_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler642_3) func handler642_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler642_4) func handler642_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler643_0) func handler643_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler643_1) func handler643_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler643_2) func handler643_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler643_3) func handler643_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler643_4) func handler643_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler644_0) func handler644_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler644_1) func handler644_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler644_2) func handler644_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler644_3) func handler644_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler644_4) func handler644_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler645_0) func handler645_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler645_1) func handler645_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler645_2) func handler645_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler645_3) func handler645_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler645_4) func handler645_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler646_0) func handler646_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler646_1) func handler646_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler646_2) func handler646_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler646_3) func handler646_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler646_4) func handler646_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler647_0) func handler647_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler647_1) func handler647_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler647_2) func handler647_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler647_3) func handler647_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler647_4) func handler647_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler648_0) func handler648_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler648_1) func handler648_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler648_2) func handler648_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler648_3) func handler648_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler648_4) func handler648_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler649_0) func handler649_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler649_1) func handler649_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler649_2) func handler649_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler649_3) func handler649_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler649_4) func handler649_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler650_0) func handler650_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler650_1) func handler650_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler650_2) func handler650_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler650_3) func handler650_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler650_4) func handler650_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler651_0) func handler651_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler651_1) func handler651_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler651_2) func handler651_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler651_3) func handler651_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler651_4) func handler651_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) - (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler652_0) func handler652_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler652_1) func handler652_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler652_2) func handler652_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler652_3) func handler652_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler652_4) func handler652_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler653_0) func handler653_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler653_1) func handler653_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler653_2) func handler653_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler653_3) func handler653_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler653_4) func handler653_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler654_0) func handler654_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler654_1) func handler654_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler654_2) func handler654_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler654_3) func handler654_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler654_4) func handler654_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler655_0) func handler655_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler655_1) func handler655_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler655_2) func handler655_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler655_3) func handler655_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler655_4) func handler655_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler656_0) func handler656_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler656_1) func handler656_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler656_2) func handler656_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler656_3) func handler656_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler656_4) func handler656_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler657_0) func handler657_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler657_1) func handler657_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler657_2) func handler657_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler657_3) func handler657_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler657_4) func handler657_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler658_0) func handler658_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler658_1) func handler658_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler658_2) func handler658_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler658_3) func handler658_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler658_4) func handler658_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler659_0) func handler659_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler659_1) func handler659_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler659_2) func handler659_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler659_3) func handler659_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler659_4) func handler659_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler660_0) func handler660_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler660_1) func handler660_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler660_2) func handler660_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler660_3) func handler660_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler660_4) func handler660_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler661_0) func handler661_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler661_1) func handler661_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler661_2) func handler661_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler661_3) func handler661_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler661_4) func handler661_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) - (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler662_0) func handler662_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler662_1) func handler662_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler662_2) func handler662_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler662_3) func handler662_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler662_4) func handler662_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler663_0) func handler663_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler663_1) func handler663_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler663_2) func handler663_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler663_3) func handler663_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler663_4) func handler663_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler664_0) func handler664_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler664_1) func handler664_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler664_2) func handler664_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler664_3) func handler664_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler664_4) func handler664_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler665_0) func handler665_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler665_1) func handler665_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler665_2) func handler665_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler665_3) func handler665_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler665_4) func handler665_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler666_0) func handler666_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler666_1) func handler666_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler666_2) func handler666_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler666_3) func handler666_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler666_4) func handler666_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler667_0) func handler667_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler667_1) func handler667_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler667_2) func handler667_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler667_3) func handler667_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler667_4) func handler667_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler668_0) func handler668_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler668_1) func handler668_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler668_2) func handler668_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler668_3) func handler668_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler668_4) func handler668_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler669_0) func handler669_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler669_1) func handler669_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler669_2) func handler669_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler669_3) func handler669_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler669_4) func handler669_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler670_0) func handler670_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler670_1) func handler670_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler670_2) func handler670_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler670_3) func handler670_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler670_4) func handler670_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler671_0) func handler671_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler671_1) func handler671_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler671_2) func handler671_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler671_3) func handler671_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler671_4) func handler671_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) - (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler672_0) func handler672_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler672_1) func handler672_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler672_2) func handler672_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler672_3) func handler672_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler672_4) func handler672_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler673_0) func handler673_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler673_1) func handler673_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler673_2) func handler673_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler673_3) func handler673_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler673_4) func handler673_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler674_0) func handler674_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler674_1) func handler674_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler674_2) func handler674_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler674_3) func handler674_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler674_4) func handler674_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler675_0) func handler675_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler675_1) func handler675_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler675_2) func handler675_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler675_3) func handler675_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler675_4) func handler675_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler676_0) func handler676_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler676_1) func handler676_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler676_2) func handler676_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler676_3) func handler676_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler676_4) func handler676_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler677_0) func handler677_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler677_1) func handler677_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler677_2) func handler677_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler677_3) func handler677_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler677_4) func handler677_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler678_0) func handler678_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler678_1) func handler678_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler678_2) func handler678_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler678_3) func handler678_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler678_4) func handler678_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler679_0) func handler679_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler679_1) func handler679_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler679_2) func handler679_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler679_3) func handler679_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler679_4) func handler679_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler680_0) func handler680_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler680_1) func handler680_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler680_2) func handler680_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler680_3) func handler680_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler680_4) func handler680_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler681_0) func handler681_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler681_1) func handler681_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler681_2) func handler681_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler681_3) func handler681_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler681_4) func handler681_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) - (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler682_0) func handler682_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler682_1) func handler682_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler682_2) func handler682_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler682_3) func handler682_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler682_4) func handler682_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler683_0) func handler683_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler683_1) func handler683_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler683_2) func handler683_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler683_3) func handler683_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler683_4) func handler683_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler684_0) func handler684_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler684_1) func handler684_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler684_2) func handler684_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler684_3) func handler684_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler684_4) func handler684_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler685_0) func handler685_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler685_1) func handler685_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler685_2) func handler685_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler685_3) func handler685_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler685_4) func handler685_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler686_0) func handler686_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler686_1) func handler686_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler686_2) func handler686_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler686_3) func handler686_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler686_4) func handler686_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler687_0) func handler687_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler687_1) func handler687_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler687_2) func handler687_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler687_3) func handler687_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler687_4) func handler687_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler688_0) func handler688_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler688_1) func handler688_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler688_2) func handler688_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler688_3) func handler688_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler688_4) func handler688_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler689_0) func handler689_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler689_1) func handler689_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler689_2) func handler689_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler689_3) func handler689_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler689_4) func handler689_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler690_0) func handler690_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler690_1) func handler690_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler690_2) func handler690_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler690_3) func handler690_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler690_4) func handler690_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler691_0) func handler691_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler691_1) func handler691_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler691_2) func handler691_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler691_3) func handler691_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler691_4) func handler691_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) - (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler692_0) func handler692_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler692_1) func handler692_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler692_2) func handler692_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler692_3) func handler692_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler692_4) func handler692_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler693_0) func handler693_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler693_1) func handler693_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler693_2) func handler693_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler693_3) func handler693_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler693_4) func handler693_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler694_0) func handler694_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler694_1) func handler694_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler694_2) func handler694_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler694_3) func handler694_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler694_4) func handler694_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler695_0) func handler695_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler695_1) func handler695_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler695_2) func handler695_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler695_3) func handler695_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler695_4) func handler695_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler696_0) func handler696_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler696_1) func handler696_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler696_2) func handler696_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler696_3) func handler696_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler696_4) func handler696_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler697_0) func handler697_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler697_1) func handler697_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler697_2) func handler697_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler697_3) func handler697_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler697_4) func handler697_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler698_0) func handler698_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler698_1) func handler698_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler698_2) func handler698_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler698_3) func handler698_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler698_4) func handler698_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler699_0) func handler699_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler699_1) func handler699_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler699_2) func handler699_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler699_3) func handler699_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler699_4) func handler699_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler700_0) func handler700_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler700_1) func handler700_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler700_2) func handler700_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler700_3) func handler700_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler700_4) func handler700_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler701_0) func handler701_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler701_1) func handler701_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler701_2) func handler701_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler701_3) func handler701_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler701_4) func handler701_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) - (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler702_0) func handler702_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler702_1) func handler702_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler702_2) func handler702_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler702_3) func handler702_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler702_4) func handler702_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler703_0) func handler703_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler703_1) func handler703_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler703_2) func handler703_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler703_3) func handler703_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler703_4) func handler703_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler704_0) func handler704_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler704_1) func handler704_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler704_2) func handler704_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler704_3) func handler704_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler704_4) func handler704_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler705_0) func handler705_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler705_1) func handler705_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler705_2) func handler705_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler705_3) func handler705_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler705_4) func handler705_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler706_0) func handler706_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler706_1) func handler706_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler706_2) func handler706_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler706_3) func handler706_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler706_4) func handler706_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler707_0) func handler707_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler707_1) func handler707_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler707_2) func handler707_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler707_3) func handler707_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler707_4) func handler707_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler708_0) func handler708_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler708_1) func handler708_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler708_2) func handler708_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler708_3) func handler708_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler708_4) func handler708_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler709_0) func handler709_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler709_1) func handler709_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler709_2) func handler709_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler709_3) func handler709_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler709_4) func handler709_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler710_0) func handler710_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler710_1) func handler710_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler710_2) func handler710_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler710_3) func handler710_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler710_4) func handler710_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler711_0) func handler711_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler711_1) func handler711_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler711_2) func handler711_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler711_3) func handler711_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler711_4) func handler711_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) - (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler712_0) func handler712_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler712_1) func handler712_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler712_2) func handler712_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler712_3) func handler712_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler712_4) func handler712_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler713_0) func handler713_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler713_1) func handler713_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler713_2) func handler713_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler713_3) func handler713_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler713_4) func handler713_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler714_0) func handler714_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler714_1) func handler714_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler714_2) func handler714_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler714_3) func handler714_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler714_4) func handler714_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler715_0) func handler715_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler715_1) func handler715_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler715_2) func handler715_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler715_3) func handler715_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler715_4) func handler715_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler716_0) func handler716_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler716_1) func handler716_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler716_2) func handler716_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler716_3) func handler716_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler716_4) func handler716_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler717_0) func handler717_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler717_1) func handler717_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler717_2) func handler717_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler717_3) func handler717_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler717_4) func handler717_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler718_0) func handler718_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler718_1) func handler718_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler718_2) func handler718_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler718_3) func handler718_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler718_4) func handler718_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler719_0) func handler719_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler719_1) func handler719_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler719_2) func handler719_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler719_3) func handler719_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler719_4) func handler719_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler720_0) func handler720_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler720_1) func handler720_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler720_2) func handler720_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler720_3) func handler720_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler720_4) func handler720_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler721_0) func handler721_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler721_1) func handler721_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler721_2) func handler721_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler721_3) func handler721_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler721_4) func handler721_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) - (constant(ip[3]) / v[ip[4]])
}
#endif
