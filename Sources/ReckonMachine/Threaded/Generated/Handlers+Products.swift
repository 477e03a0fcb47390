// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler261_0) func handler261_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] + v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler261_1) func handler261_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] + v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler261_2) func handler261_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] + v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler261_3) func handler261_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] + v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler261_4) func handler261_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler262_0) func handler262_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] + constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler262_1) func handler262_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] + constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler262_2) func handler262_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] + constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler262_3) func handler262_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] + constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler262_4) func handler262_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler263_0) func handler263_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] + f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler263_1) func handler263_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] + f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler263_2) func handler263_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] + f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler263_3) func handler263_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] + f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler263_4) func handler263_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] + f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler264_0) func handler264_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) + v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler264_1) func handler264_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) + v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler264_2) func handler264_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) + v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler264_3) func handler264_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) + v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler264_4) func handler264_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler265_0) func handler265_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) + constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler265_1) func handler265_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) + constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler265_2) func handler265_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) + constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler265_3) func handler265_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) + constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler265_4) func handler265_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler266_0) func handler266_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) + f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler266_1) func handler266_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) + f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler266_2) func handler266_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) + f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler266_3) func handler266_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) + f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler266_4) func handler266_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) + f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler267_0) func handler267_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] + v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler267_1) func handler267_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] + v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler267_2) func handler267_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] + v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler267_3) func handler267_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] + v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler267_4) func handler267_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] + v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler268_0) func handler268_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] + constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler268_1) func handler268_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] + constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler268_2) func handler268_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] + constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler268_3) func handler268_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] + constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler268_4) func handler268_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] + constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler269_0) func handler269_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] + f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler269_1) func handler269_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] + f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler269_2) func handler269_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] + f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler269_3) func handler269_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] + f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.add, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler269_4) func handler269_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] + f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler270_0) func handler270_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] - v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler270_1) func handler270_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] - v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler270_2) func handler270_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] - v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler270_3) func handler270_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] - v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler270_4) func handler270_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler271_0) func handler271_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] - constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler271_1) func handler271_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] - constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler271_2) func handler271_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] - constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler271_3) func handler271_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] - constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler271_4) func handler271_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler272_0) func handler272_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] - f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler272_1) func handler272_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] - f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler272_2) func handler272_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] - f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler272_3) func handler272_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] - f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler272_4) func handler272_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] - f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler273_0) func handler273_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) - v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler273_1) func handler273_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) - v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler273_2) func handler273_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) - v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler273_3) func handler273_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) - v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler273_4) func handler273_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler274_0) func handler274_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) - constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler274_1) func handler274_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) - constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler274_2) func handler274_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) - constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler274_3) func handler274_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) - constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler274_4) func handler274_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler275_0) func handler275_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) - f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler275_1) func handler275_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) - f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler275_2) func handler275_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) - f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler275_3) func handler275_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) - f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler275_4) func handler275_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) - f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler276_0) func handler276_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] - v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler276_1) func handler276_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] - v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler276_2) func handler276_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] - v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler276_3) func handler276_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] - v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler276_4) func handler276_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] - v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler277_0) func handler277_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] - constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler277_1) func handler277_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] - constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler277_2) func handler277_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] - constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler277_3) func handler277_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] - constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler277_4) func handler277_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] - constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler278_0) func handler278_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] - f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler278_1) func handler278_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] - f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler278_2) func handler278_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] - f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler278_3) func handler278_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] - f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.subtract, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler278_4) func handler278_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] - f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler279_0) func handler279_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] * v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler279_1) func handler279_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] * v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler279_2) func handler279_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] * v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler279_3) func handler279_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] * v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler279_4) func handler279_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler280_0) func handler280_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler280_1) func handler280_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] * constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler280_2) func handler280_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] * constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler280_3) func handler280_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] * constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler280_4) func handler280_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler281_0) func handler281_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler281_1) func handler281_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] * f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler281_2) func handler281_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] * f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler281_3) func handler281_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] * f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler281_4) func handler281_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler282_0) func handler282_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) * v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler282_1) func handler282_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) * v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler282_2) func handler282_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) * v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler282_3) func handler282_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) * v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler282_4) func handler282_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler283_0) func handler283_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) * constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler283_1) func handler283_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) * constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler283_2) func handler283_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) * constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler283_3) func handler283_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) * constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler283_4) func handler283_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler284_0) func handler284_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) * f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler284_1) func handler284_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) * f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler284_2) func handler284_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) * f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler284_3) func handler284_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) * f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler284_4) func handler284_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler285_0) func handler285_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] * v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler285_1) func handler285_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] * v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler285_2) func handler285_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] * v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler285_3) func handler285_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] * v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler285_4) func handler285_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler286_0) func handler286_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler286_1) func handler286_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] * constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler286_2) func handler286_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] * constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler286_3) func handler286_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] * constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler286_4) func handler286_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler287_0) func handler287_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler287_1) func handler287_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] * f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler287_2) func handler287_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] * f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler287_3) func handler287_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] * f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.multiply, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler287_4) func handler287_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler288_0) func handler288_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] / v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler288_1) func handler288_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] / v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler288_2) func handler288_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] / v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler288_3) func handler288_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] / v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler288_4) func handler288_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler289_0) func handler289_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] / constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler289_1) func handler289_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] / constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler289_2) func handler289_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] / constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler289_3) func handler289_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] / constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler289_4) func handler289_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler290_0) func handler290_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] / f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler290_1) func handler290_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] / f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler290_2) func handler290_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] / f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler290_3) func handler290_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] / f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler290_4) func handler290_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] / f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler291_0) func handler291_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) / v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler291_1) func handler291_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) / v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler291_2) func handler291_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) / v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler291_3) func handler291_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) / v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler291_4) func handler291_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler292_0) func handler292_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) / constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler292_1) func handler292_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) / constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler292_2) func handler292_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) / constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler292_3) func handler292_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) / constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler292_4) func handler292_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler293_0) func handler293_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) / f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler293_1) func handler293_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) / f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler293_2) func handler293_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) / f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler293_3) func handler293_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) / f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler293_4) func handler293_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) / f[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler294_0) func handler294_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] / v[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler294_1) func handler294_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] / v[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler294_2) func handler294_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] / v[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler294_3) func handler294_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] / v[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler294_4) func handler294_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] / v[ip[2]]
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler295_0) func handler295_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] / constant(ip[2]), t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler295_1) func handler295_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] / constant(ip[2]), t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler295_2) func handler295_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] / constant(ip[2]), t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler295_3) func handler295_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] / constant(ip[2]))
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler295_4) func handler295_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] / constant(ip[2])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler296_0) func handler296_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] / f[ip[2]], t1, t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler296_1) func handler296_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] / f[ip[2]], t2, t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler296_2) func handler296_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] / f[ip[2]], t3)
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler296_3) func handler296_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] / f[ip[2]])
}
// sources(ReckonMachine.HandlerForm.Arithmetic.divide, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler296_4) func handler296_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] / f[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler297_0) func handler297_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] + t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler297_1) func handler297_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] + t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler297_2) func handler297_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] + t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler297_3) func handler297_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] + t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler297_4) func handler297_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] + t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler298_0) func handler298_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) + t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler298_1) func handler298_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) + t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler298_2) func handler298_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) + t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler298_3) func handler298_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) + t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler298_4) func handler298_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) + t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler299_0) func handler299_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] + t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler299_1) func handler299_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] + t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler299_2) func handler299_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] + t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler299_3) func handler299_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] + t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler299_4) func handler299_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] + t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler300_0) func handler300_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] + t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler300_1) func handler300_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] + t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler300_2) func handler300_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] + t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler300_3) func handler300_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] + t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler300_4) func handler300_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] + t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler301_0) func handler301_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) + t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler301_1) func handler301_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) + t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler301_2) func handler301_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) + t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler301_3) func handler301_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) + t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler301_4) func handler301_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) + t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler302_0) func handler302_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] + t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler302_1) func handler302_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] + t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler302_2) func handler302_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] + t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler302_3) func handler302_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] + t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler302_4) func handler302_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] + t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler303_0) func handler303_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] + t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler303_1) func handler303_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] + t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler303_2) func handler303_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] + t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler303_3) func handler303_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] + t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler303_4) func handler303_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] + t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler304_0) func handler304_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) + t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler304_1) func handler304_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) + t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler304_2) func handler304_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) + t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler304_3) func handler304_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) + t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler304_4) func handler304_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) + t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler305_0) func handler305_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] + t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler305_1) func handler305_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] + t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler305_2) func handler305_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] + t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler305_3) func handler305_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] + t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler305_4) func handler305_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] + t0 * f[ip[1]]
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler306_0) func handler306_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 + t1 * v[ip[1]], t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler306_1) func handler306_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 + t2 * v[ip[1]], t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler306_2) func handler306_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 + t3 * v[ip[1]], t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler306_3) func handler306_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 + t0 * v[ip[1]])
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler306_4) func handler306_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + t1 * v[ip[1]]
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler307_0) func handler307_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 + t1 * constant(ip[1]), t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler307_1) func handler307_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 + t2 * constant(ip[1]), t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler307_2) func handler307_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 + t3 * constant(ip[1]), t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler307_3) func handler307_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 + t0 * constant(ip[1]))
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler307_4) func handler307_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + t1 * constant(ip[1])
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler308_0) func handler308_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 + t1 * f[ip[1]], t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler308_1) func handler308_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 + t2 * f[ip[1]], t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler308_2) func handler308_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 + t3 * f[ip[1]], t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler308_3) func handler308_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 + t0 * f[ip[1]])
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler308_4) func handler308_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + t1 * f[ip[1]]
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler309_0) func handler309_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 + t0 * v[ip[1]], t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler309_1) func handler309_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 + t1 * v[ip[1]], t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler309_2) func handler309_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 + t2 * v[ip[1]], t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler309_3) func handler309_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 + t3 * v[ip[1]])
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler309_4) func handler309_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 + t0 * v[ip[1]]
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler310_0) func handler310_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 + t0 * constant(ip[1]), t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler310_1) func handler310_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 + t1 * constant(ip[1]), t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler310_2) func handler310_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 + t2 * constant(ip[1]), t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler310_3) func handler310_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 + t3 * constant(ip[1]))
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler310_4) func handler310_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 + t0 * constant(ip[1])
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler311_0) func handler311_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 + t0 * f[ip[1]], t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler311_1) func handler311_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 + t1 * f[ip[1]], t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler311_2) func handler311_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 + t2 * f[ip[1]], t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler311_3) func handler311_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 + t3 * f[ip[1]])
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler311_4) func handler311_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 + t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler312_0) func handler312_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] - t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler312_1) func handler312_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] - t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler312_2) func handler312_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] - t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler312_3) func handler312_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] - t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler312_4) func handler312_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] - t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler313_0) func handler313_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) - t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler313_1) func handler313_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) - t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler313_2) func handler313_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) - t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler313_3) func handler313_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) - t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler313_4) func handler313_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) - t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler314_0) func handler314_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] - t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler314_1) func handler314_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] - t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler314_2) func handler314_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] - t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler314_3) func handler314_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] - t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler314_4) func handler314_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] - t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler315_0) func handler315_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] - t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler315_1) func handler315_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] - t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler315_2) func handler315_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] - t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler315_3) func handler315_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] - t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler315_4) func handler315_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] - t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler316_0) func handler316_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) - t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler316_1) func handler316_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) - t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler316_2) func handler316_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) - t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler316_3) func handler316_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) - t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler316_4) func handler316_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) - t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler317_0) func handler317_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] - t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler317_1) func handler317_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] - t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler317_2) func handler317_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] - t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler317_3) func handler317_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] - t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler317_4) func handler317_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] - t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler318_0) func handler318_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] - t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler318_1) func handler318_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] - t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler318_2) func handler318_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] - t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler318_3) func handler318_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] - t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler318_4) func handler318_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] - t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler319_0) func handler319_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) - t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler319_1) func handler319_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) - t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler319_2) func handler319_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) - t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler319_3) func handler319_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) - t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler319_4) func handler319_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) - t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler320_0) func handler320_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] - t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler320_1) func handler320_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] - t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler320_2) func handler320_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] - t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler320_3) func handler320_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] - t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler320_4) func handler320_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] - t0 * f[ip[1]]
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler321_0) func handler321_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 - t1 * v[ip[1]], t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler321_1) func handler321_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 - t2 * v[ip[1]], t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler321_2) func handler321_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 - t3 * v[ip[1]], t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler321_3) func handler321_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 - t0 * v[ip[1]])
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler321_4) func handler321_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - t1 * v[ip[1]]
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler322_0) func handler322_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 - t1 * constant(ip[1]), t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler322_1) func handler322_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 - t2 * constant(ip[1]), t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler322_2) func handler322_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 - t3 * constant(ip[1]), t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler322_3) func handler322_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 - t0 * constant(ip[1]))
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler322_4) func handler322_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - t1 * constant(ip[1])
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler323_0) func handler323_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 - t1 * f[ip[1]], t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler323_1) func handler323_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 - t2 * f[ip[1]], t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler323_2) func handler323_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 - t3 * f[ip[1]], t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler323_3) func handler323_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 - t0 * f[ip[1]])
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler323_4) func handler323_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - t1 * f[ip[1]]
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler324_0) func handler324_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 - t0 * v[ip[1]], t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler324_1) func handler324_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 - t1 * v[ip[1]], t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler324_2) func handler324_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 - t2 * v[ip[1]], t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler324_3) func handler324_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 - t3 * v[ip[1]])
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler324_4) func handler324_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 - t0 * v[ip[1]]
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler325_0) func handler325_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 - t0 * constant(ip[1]), t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler325_1) func handler325_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 - t1 * constant(ip[1]), t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler325_2) func handler325_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 - t2 * constant(ip[1]), t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler325_3) func handler325_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 - t3 * constant(ip[1]))
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler325_4) func handler325_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 - t0 * constant(ip[1])
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler326_0) func handler326_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 - t0 * f[ip[1]], t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler326_1) func handler326_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 - t1 * f[ip[1]], t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler326_2) func handler326_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 - t2 * f[ip[1]], t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler326_3) func handler326_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 - t3 * f[ip[1]])
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler326_4) func handler326_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 - t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler327_0) func handler327_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * v[ip[1]] - v[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler327_1) func handler327_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * v[ip[1]] - v[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler327_2) func handler327_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * v[ip[1]] - v[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler327_3) func handler327_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * v[ip[1]] - v[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler327_4) func handler327_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * v[ip[1]] - v[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler328_0) func handler328_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * v[ip[1]] - constant(ip[2]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler328_1) func handler328_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * v[ip[1]] - constant(ip[2]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler328_2) func handler328_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * v[ip[1]] - constant(ip[2]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler328_3) func handler328_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * v[ip[1]] - constant(ip[2]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler328_4) func handler328_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * v[ip[1]] - constant(ip[2])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler329_0) func handler329_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * v[ip[1]] - f[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler329_1) func handler329_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * v[ip[1]] - f[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler329_2) func handler329_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * v[ip[1]] - f[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler329_3) func handler329_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * v[ip[1]] - f[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler329_4) func handler329_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * v[ip[1]] - f[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler330_0) func handler330_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * constant(ip[1]) - v[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler330_1) func handler330_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * constant(ip[1]) - v[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler330_2) func handler330_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * constant(ip[1]) - v[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler330_3) func handler330_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * constant(ip[1]) - v[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler330_4) func handler330_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * constant(ip[1]) - v[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler331_0) func handler331_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * constant(ip[1]) - constant(ip[2]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler331_1) func handler331_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * constant(ip[1]) - constant(ip[2]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler331_2) func handler331_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * constant(ip[1]) - constant(ip[2]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler331_3) func handler331_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * constant(ip[1]) - constant(ip[2]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler331_4) func handler331_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * constant(ip[1]) - constant(ip[2])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler332_0) func handler332_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * constant(ip[1]) - f[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler332_1) func handler332_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * constant(ip[1]) - f[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler332_2) func handler332_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * constant(ip[1]) - f[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler332_3) func handler332_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * constant(ip[1]) - f[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler332_4) func handler332_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * constant(ip[1]) - f[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler333_0) func handler333_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * f[ip[1]] - v[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler333_1) func handler333_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * f[ip[1]] - v[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler333_2) func handler333_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * f[ip[1]] - v[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler333_3) func handler333_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * f[ip[1]] - v[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler333_4) func handler333_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * f[ip[1]] - v[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler334_0) func handler334_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * f[ip[1]] - constant(ip[2]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler334_1) func handler334_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * f[ip[1]] - constant(ip[2]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler334_2) func handler334_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * f[ip[1]] - constant(ip[2]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler334_3) func handler334_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * f[ip[1]] - constant(ip[2]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler334_4) func handler334_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * f[ip[1]] - constant(ip[2])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler335_0) func handler335_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * f[ip[1]] - f[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler335_1) func handler335_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * f[ip[1]] - f[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler335_2) func handler335_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * f[ip[1]] - f[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler335_3) func handler335_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * f[ip[1]] - f[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler335_4) func handler335_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * f[ip[1]] - f[ip[2]]
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler336_0) func handler336_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 * v[ip[1]] - t0, t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler336_1) func handler336_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 * v[ip[1]] - t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler336_2) func handler336_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 * v[ip[1]] - t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler336_3) func handler336_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 * v[ip[1]] - t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler336_4) func handler336_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 * v[ip[1]] - t0
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler337_0) func handler337_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 * constant(ip[1]) - t0, t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler337_1) func handler337_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 * constant(ip[1]) - t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler337_2) func handler337_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 * constant(ip[1]) - t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler337_3) func handler337_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 * constant(ip[1]) - t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler337_4) func handler337_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 * constant(ip[1]) - t0
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler338_0) func handler338_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 * f[ip[1]] - t0, t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler338_1) func handler338_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 * f[ip[1]] - t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler338_2) func handler338_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 * f[ip[1]] - t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler338_3) func handler338_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 * f[ip[1]] - t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler338_4) func handler338_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 * f[ip[1]] - t0
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler339_0) func handler339_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 * v[ip[1]] - t1, t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler339_1) func handler339_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 * v[ip[1]] - t2, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler339_2) func handler339_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 * v[ip[1]] - t3, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler339_3) func handler339_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 * v[ip[1]] - t0)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler339_4) func handler339_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * v[ip[1]] - t1
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler340_0) func handler340_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 * constant(ip[1]) - t1, t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler340_1) func handler340_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 * constant(ip[1]) - t2, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler340_2) func handler340_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 * constant(ip[1]) - t3, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler340_3) func handler340_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 * constant(ip[1]) - t0)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler340_4) func handler340_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * constant(ip[1]) - t1
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler341_0) func handler341_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 * f[ip[1]] - t1, t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler341_1) func handler341_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 * f[ip[1]] - t2, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler341_2) func handler341_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 * f[ip[1]] - t3, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler341_3) func handler341_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 * f[ip[1]] - t0)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler341_4) func handler341_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * f[ip[1]] - t1
}
// polynomial
@c(reckon_handler342_0) func handler342_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, (t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4]), t1, t2, t3)
}
// polynomial
@c(reckon_handler342_1) func handler342_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, (t1 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4]), t2, t3)
}
// polynomial
@c(reckon_handler342_2) func handler342_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, (t2 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4]), t3)
}
// polynomial
@c(reckon_handler342_3) func handler342_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 5, v, f, t0, t1, t2, (t3 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4]))
}
// polynomial
@c(reckon_handler342_4) func handler342_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  (t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])
}
#endif
