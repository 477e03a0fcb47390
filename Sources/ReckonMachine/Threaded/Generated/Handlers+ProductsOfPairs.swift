// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler722_0) func handler722_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler722_1) func handler722_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler722_2) func handler722_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler722_3) func handler722_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler722_4) func handler722_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler723_0) func handler723_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler723_1) func handler723_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler723_2) func handler723_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler723_3) func handler723_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler723_4) func handler723_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler724_0) func handler724_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler724_1) func handler724_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler724_2) func handler724_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler724_3) func handler724_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler724_4) func handler724_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler725_0) func handler725_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler725_1) func handler725_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler725_2) func handler725_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler725_3) func handler725_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler725_4) func handler725_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler726_0) func handler726_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler726_1) func handler726_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler726_2) func handler726_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler726_3) func handler726_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler726_4) func handler726_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler727_0) func handler727_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler727_1) func handler727_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler727_2) func handler727_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler727_3) func handler727_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler727_4) func handler727_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler728_0) func handler728_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler728_1) func handler728_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler728_2) func handler728_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler728_3) func handler728_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler728_4) func handler728_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler729_0) func handler729_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler729_1) func handler729_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler729_2) func handler729_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler729_3) func handler729_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler729_4) func handler729_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler730_0) func handler730_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler730_1) func handler730_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler730_2) func handler730_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler730_3) func handler730_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler730_4) func handler730_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler731_0) func handler731_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler731_1) func handler731_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler731_2) func handler731_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler731_3) func handler731_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler731_4) func handler731_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + v[ip[2]]) * (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler732_0) func handler732_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler732_1) func handler732_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler732_2) func handler732_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler732_3) func handler732_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler732_4) func handler732_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler733_0) func handler733_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler733_1) func handler733_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler733_2) func handler733_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler733_3) func handler733_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler733_4) func handler733_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler734_0) func handler734_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler734_1) func handler734_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler734_2) func handler734_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler734_3) func handler734_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler734_4) func handler734_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler735_0) func handler735_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler735_1) func handler735_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler735_2) func handler735_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler735_3) func handler735_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler735_4) func handler735_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler736_0) func handler736_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler736_1) func handler736_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler736_2) func handler736_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler736_3) func handler736_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler736_4) func handler736_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler737_0) func handler737_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler737_1) func handler737_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler737_2) func handler737_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler737_3) func handler737_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler737_4) func handler737_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler738_0) func handler738_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler738_1) func handler738_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler738_2) func handler738_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler738_3) func handler738_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler738_4) func handler738_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler739_0) func handler739_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler739_1) func handler739_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler739_2) func handler739_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler739_3) func handler739_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler739_4) func handler739_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler740_0) func handler740_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler740_1) func handler740_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler740_2) func handler740_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler740_3) func handler740_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler740_4) func handler740_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler741_0) func handler741_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler741_1) func handler741_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler741_2) func handler741_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler741_3) func handler741_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variablePlusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler741_4) func handler741_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] + constant(ip[2])) * (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler742_0) func handler742_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler742_1) func handler742_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler742_2) func handler742_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler742_3) func handler742_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler742_4) func handler742_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler743_0) func handler743_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler743_1) func handler743_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler743_2) func handler743_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler743_3) func handler743_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler743_4) func handler743_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler744_0) func handler744_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler744_1) func handler744_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler744_2) func handler744_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler744_3) func handler744_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler744_4) func handler744_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler745_0) func handler745_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler745_1) func handler745_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler745_2) func handler745_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler745_3) func handler745_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler745_4) func handler745_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler746_0) func handler746_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler746_1) func handler746_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler746_2) func handler746_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler746_3) func handler746_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler746_4) func handler746_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler747_0) func handler747_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler747_1) func handler747_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler747_2) func handler747_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler747_3) func handler747_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler747_4) func handler747_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler748_0) func handler748_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler748_1) func handler748_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler748_2) func handler748_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler748_3) func handler748_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler748_4) func handler748_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler749_0) func handler749_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler749_1) func handler749_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler749_2) func handler749_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler749_3) func handler749_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler749_4) func handler749_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler750_0) func handler750_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler750_1) func handler750_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler750_2) func handler750_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler750_3) func handler750_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler750_4) func handler750_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler751_0) func handler751_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler751_1) func handler751_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler751_2) func handler751_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler751_3) func handler751_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler751_4) func handler751_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - v[ip[2]]) * (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler752_0) func handler752_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler752_1) func handler752_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler752_2) func handler752_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler752_3) func handler752_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler752_4) func handler752_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler753_0) func handler753_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler753_1) func handler753_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler753_2) func handler753_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler753_3) func handler753_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler753_4) func handler753_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler754_0) func handler754_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler754_1) func handler754_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler754_2) func handler754_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler754_3) func handler754_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler754_4) func handler754_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler755_0) func handler755_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler755_1) func handler755_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler755_2) func handler755_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler755_3) func handler755_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler755_4) func handler755_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler756_0) func handler756_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler756_1) func handler756_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler756_2) func handler756_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler756_3) func handler756_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler756_4) func handler756_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler757_0) func handler757_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler757_1) func handler757_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler757_2) func handler757_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler757_3) func handler757_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler757_4) func handler757_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler758_0) func handler758_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler758_1) func handler758_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler758_2) func handler758_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler758_3) func handler758_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler758_4) func handler758_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler759_0) func handler759_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler759_1) func handler759_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler759_2) func handler759_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler759_3) func handler759_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler759_4) func handler759_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler760_0) func handler760_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler760_1) func handler760_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler760_2) func handler760_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler760_3) func handler760_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler760_4) func handler760_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler761_0) func handler761_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler761_1) func handler761_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler761_2) func handler761_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler761_3) func handler761_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableMinusConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler761_4) func handler761_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] - constant(ip[2])) * (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler762_0) func handler762_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler762_1) func handler762_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler762_2) func handler762_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler762_3) func handler762_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler762_4) func handler762_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler763_0) func handler763_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler763_1) func handler763_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler763_2) func handler763_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler763_3) func handler763_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler763_4) func handler763_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler764_0) func handler764_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler764_1) func handler764_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler764_2) func handler764_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler764_3) func handler764_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler764_4) func handler764_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler765_0) func handler765_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler765_1) func handler765_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler765_2) func handler765_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler765_3) func handler765_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler765_4) func handler765_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler766_0) func handler766_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler766_1) func handler766_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler766_2) func handler766_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler766_3) func handler766_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler766_4) func handler766_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler767_0) func handler767_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler767_1) func handler767_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler767_2) func handler767_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler767_3) func handler767_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler767_4) func handler767_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler768_0) func handler768_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler768_1) func handler768_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler768_2) func handler768_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler768_3) func handler768_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler768_4) func handler768_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler769_0) func handler769_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler769_1) func handler769_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler769_2) func handler769_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler769_3) func handler769_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler769_4) func handler769_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler770_0) func handler770_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler770_1) func handler770_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler770_2) func handler770_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler770_3) func handler770_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler770_4) func handler770_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler771_0) func handler771_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler771_1) func handler771_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler771_2) func handler771_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler771_3) func handler771_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantMinusVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler771_4) func handler771_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) - v[ip[2]]) * (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler772_0) func handler772_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler772_1) func handler772_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler772_2) func handler772_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler772_3) func handler772_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler772_4) func handler772_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler773_0) func handler773_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler773_1) func handler773_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler773_2) func handler773_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler773_3) func handler773_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler773_4) func handler773_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler774_0) func handler774_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler774_1) func handler774_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler774_2) func handler774_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler774_3) func handler774_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler774_4) func handler774_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler775_0) func handler775_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler775_1) func handler775_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler775_2) func handler775_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler775_3) func handler775_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler775_4) func handler775_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler776_0) func handler776_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler776_1) func handler776_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler776_2) func handler776_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler776_3) func handler776_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler776_4) func handler776_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler777_0) func handler777_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler777_1) func handler777_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler777_2) func handler777_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler777_3) func handler777_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler777_4) func handler777_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler778_0) func handler778_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler778_1) func handler778_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler778_2) func handler778_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler778_3) func handler778_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler778_4) func handler778_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler779_0) func handler779_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler779_1) func handler779_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler779_2) func handler779_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler779_3) func handler779_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler779_4) func handler779_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler780_0) func handler780_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler780_1) func handler780_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler780_2) func handler780_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler780_3) func handler780_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler780_4) func handler780_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler781_0) func handler781_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler781_1) func handler781_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler781_2) func handler781_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler781_3) func handler781_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler781_4) func handler781_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * v[ip[2]]) * (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler782_0) func handler782_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler782_1) func handler782_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler782_2) func handler782_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler782_3) func handler782_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler782_4) func handler782_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler783_0) func handler783_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler783_1) func handler783_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler783_2) func handler783_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler783_3) func handler783_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler783_4) func handler783_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler784_0) func handler784_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler784_1) func handler784_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler784_2) func handler784_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler784_3) func handler784_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler784_4) func handler784_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler785_0) func handler785_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler785_1) func handler785_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler785_2) func handler785_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler785_3) func handler785_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler785_4) func handler785_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler786_0) func handler786_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler786_1) func handler786_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler786_2) func handler786_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler786_3) func handler786_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler786_4) func handler786_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler787_0) func handler787_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler787_1) func handler787_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler787_2) func handler787_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler787_3) func handler787_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler787_4) func handler787_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler788_0) func handler788_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler788_1) func handler788_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler788_2) func handler788_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler788_3) func handler788_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler788_4) func handler788_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler789_0) func handler789_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler789_1) func handler789_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler789_2) func handler789_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler789_3) func handler789_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler789_4) func handler789_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler790_0) func handler790_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler790_1) func handler790_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler790_2) func handler790_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler790_3) func handler790_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler790_4) func handler790_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler791_0) func handler791_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler791_1) func handler791_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler791_2) func handler791_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler791_3) func handler791_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableTimesConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler791_4) func handler791_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] * constant(ip[2])) * (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler792_0) func handler792_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler792_1) func handler792_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler792_2) func handler792_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler792_3) func handler792_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler792_4) func handler792_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler793_0) func handler793_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler793_1) func handler793_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler793_2) func handler793_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler793_3) func handler793_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler793_4) func handler793_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler794_0) func handler794_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler794_1) func handler794_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler794_2) func handler794_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler794_3) func handler794_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler794_4) func handler794_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler795_0) func handler795_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler795_1) func handler795_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler795_2) func handler795_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler795_3) func handler795_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler795_4) func handler795_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler796_0) func handler796_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler796_1) func handler796_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler796_2) func handler796_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler796_3) func handler796_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler796_4) func handler796_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler797_0) func handler797_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler797_1) func handler797_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler797_2) func handler797_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler797_3) func handler797_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler797_4) func handler797_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler798_0) func handler798_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler798_1) func handler798_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler798_2) func handler798_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler798_3) func handler798_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler798_4) func handler798_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler799_0) func handler799_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler799_1) func handler799_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler799_2) func handler799_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler799_3) func handler799_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler799_4) func handler799_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler800_0) func handler800_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler800_1) func handler800_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler800_2) func handler800_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler800_3) func handler800_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler800_4) func handler800_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler801_0) func handler801_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler801_1) func handler801_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler801_2) func handler801_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler801_3) func handler801_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler801_4) func handler801_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / v[ip[2]]) * (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler802_0) func handler802_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler802_1) func handler802_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler802_2) func handler802_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler802_3) func handler802_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler802_4) func handler802_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler803_0) func handler803_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler803_1) func handler803_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler803_2) func handler803_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler803_3) func handler803_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler803_4) func handler803_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler804_0) func handler804_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler804_1) func handler804_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler804_2) func handler804_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler804_3) func handler804_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler804_4) func handler804_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler805_0) func handler805_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler805_1) func handler805_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler805_2) func handler805_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler805_3) func handler805_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler805_4) func handler805_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler806_0) func handler806_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler806_1) func handler806_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler806_2) func handler806_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler806_3) func handler806_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler806_4) func handler806_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler807_0) func handler807_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler807_1) func handler807_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler807_2) func handler807_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler807_3) func handler807_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler807_4) func handler807_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler808_0) func handler808_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler808_1) func handler808_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler808_2) func handler808_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler808_3) func handler808_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler808_4) func handler808_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler809_0) func handler809_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler809_1) func handler809_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler809_2) func handler809_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler809_3) func handler809_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler809_4) func handler809_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler810_0) func handler810_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler810_1) func handler810_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler810_2) func handler810_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler810_3) func handler810_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler810_4) func handler810_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler811_0) func handler811_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler811_1) func handler811_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler811_2) func handler811_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler811_3) func handler811_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.variableByConstant, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler811_4) func handler811_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (v[ip[1]] / constant(ip[2])) * (constant(ip[3]) / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler812_0) func handler812_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler812_1) func handler812_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler812_2) func handler812_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler812_3) func handler812_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusVariable)
@c(reckon_handler812_4) func handler812_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler813_0) func handler813_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler813_1) func handler813_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler813_2) func handler813_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler813_3) func handler813_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variablePlusConstant)
@c(reckon_handler813_4) func handler813_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] + constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler814_0) func handler814_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler814_1) func handler814_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler814_2) func handler814_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler814_3) func handler814_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusVariable)
@c(reckon_handler814_4) func handler814_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler815_0) func handler815_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler815_1) func handler815_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler815_2) func handler815_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler815_3) func handler815_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableMinusConstant)
@c(reckon_handler815_4) func handler815_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] - constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler816_0) func handler816_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler816_1) func handler816_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler816_2) func handler816_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) - v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler816_3) func handler816_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) - v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantMinusVariable)
@c(reckon_handler816_4) func handler816_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) - v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler817_0) func handler817_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler817_1) func handler817_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler817_2) func handler817_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler817_3) func handler817_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesVariable)
@c(reckon_handler817_4) func handler817_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler818_0) func handler818_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler818_1) func handler818_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler818_2) func handler818_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler818_3) func handler818_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableTimesConstant)
@c(reckon_handler818_4) func handler818_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] * constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler819_0) func handler819_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler819_1) func handler819_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler819_2) func handler819_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler819_3) func handler819_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByVariable)
@c(reckon_handler819_4) func handler819_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / v[ip[4]])
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler820_0) func handler820_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler820_1) func handler820_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler820_2) func handler820_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / constant(ip[4])), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler820_3) func handler820_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / constant(ip[4])))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.variableByConstant)
@c(reckon_handler820_4) func handler820_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (v[ip[3]] / constant(ip[4]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler821_0) func handler821_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t1, t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler821_1) func handler821_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t2, t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler821_2) func handler821_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) / v[ip[4]]), t3)
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler821_3) func handler821_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) / v[ip[4]]))
}
// pairs(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Pair.constantByVariable, ReckonMachine.HandlerForm.Pair.constantByVariable)
@c(reckon_handler821_4) func handler821_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (constant(ip[1]) / v[ip[2]]) * (constant(ip[3]) / v[ip[4]])
}
#endif
