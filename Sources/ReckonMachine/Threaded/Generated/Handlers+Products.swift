// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if !DEBUG
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler81_0) func handler81_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] + t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler81_1) func handler81_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] + t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler81_2) func handler81_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] + t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler81_3) func handler81_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] + t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler81_4) func handler81_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] + t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler82_0) func handler82_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) + t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler82_1) func handler82_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) + t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler82_2) func handler82_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) + t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler82_3) func handler82_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) + t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler82_4) func handler82_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) + t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler83_0) func handler83_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] + t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler83_1) func handler83_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] + t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler83_2) func handler83_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] + t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler83_3) func handler83_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] + t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler83_4) func handler83_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] + t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler84_0) func handler84_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] + t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler84_1) func handler84_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] + t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler84_2) func handler84_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] + t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler84_3) func handler84_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] + t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler84_4) func handler84_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] + t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler85_0) func handler85_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) + t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler85_1) func handler85_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) + t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler85_2) func handler85_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) + t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler85_3) func handler85_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) + t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler85_4) func handler85_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) + t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler86_0) func handler86_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] + t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler86_1) func handler86_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] + t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler86_2) func handler86_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] + t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler86_3) func handler86_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] + t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler86_4) func handler86_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] + t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler87_0) func handler87_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] + t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler87_1) func handler87_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] + t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler87_2) func handler87_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] + t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler87_3) func handler87_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] + t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler87_4) func handler87_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] + t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler88_0) func handler88_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) + t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler88_1) func handler88_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) + t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler88_2) func handler88_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) + t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler88_3) func handler88_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) + t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler88_4) func handler88_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) + t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler89_0) func handler89_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] + t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler89_1) func handler89_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] + t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler89_2) func handler89_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] + t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler89_3) func handler89_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] + t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler89_4) func handler89_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] + t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler90_0) func handler90_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] - t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler90_1) func handler90_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] - t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler90_2) func handler90_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] - t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler90_3) func handler90_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] - t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler90_4) func handler90_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] - t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler91_0) func handler91_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) - t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler91_1) func handler91_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) - t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler91_2) func handler91_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) - t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler91_3) func handler91_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) - t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler91_4) func handler91_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) - t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler92_0) func handler92_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] - t0 * v[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler92_1) func handler92_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] - t1 * v[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler92_2) func handler92_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] - t2 * v[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler92_3) func handler92_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] - t3 * v[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler92_4) func handler92_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] - t0 * v[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler93_0) func handler93_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] - t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler93_1) func handler93_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] - t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler93_2) func handler93_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] - t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler93_3) func handler93_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] - t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler93_4) func handler93_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] - t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler94_0) func handler94_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) - t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler94_1) func handler94_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) - t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler94_2) func handler94_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) - t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler94_3) func handler94_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) - t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler94_4) func handler94_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) - t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler95_0) func handler95_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] - t0 * constant(ip[1]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler95_1) func handler95_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] - t1 * constant(ip[1]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler95_2) func handler95_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] - t2 * constant(ip[1]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler95_3) func handler95_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] - t3 * constant(ip[1]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler95_4) func handler95_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] - t0 * constant(ip[1])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler96_0) func handler96_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[2]] - t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler96_1) func handler96_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[2]] - t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler96_2) func handler96_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[2]] - t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler96_3) func handler96_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[2]] - t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler96_4) func handler96_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[2]] - t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler97_0) func handler97_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[2]) - t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler97_1) func handler97_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[2]) - t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler97_2) func handler97_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[2]) - t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler97_3) func handler97_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[2]) - t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler97_4) func handler97_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[2]) - t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler98_0) func handler98_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[2]] - t0 * f[ip[1]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler98_1) func handler98_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[2]] - t1 * f[ip[1]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler98_2) func handler98_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[2]] - t2 * f[ip[1]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler98_3) func handler98_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[2]] - t3 * f[ip[1]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler98_4) func handler98_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[2]] - t0 * f[ip[1]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler99_0) func handler99_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * v[ip[1]] - v[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler99_1) func handler99_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * v[ip[1]] - v[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler99_2) func handler99_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * v[ip[1]] - v[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler99_3) func handler99_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * v[ip[1]] - v[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler99_4) func handler99_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * v[ip[1]] - v[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler100_0) func handler100_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * v[ip[1]] - constant(ip[2]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler100_1) func handler100_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * v[ip[1]] - constant(ip[2]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler100_2) func handler100_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * v[ip[1]] - constant(ip[2]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler100_3) func handler100_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * v[ip[1]] - constant(ip[2]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler100_4) func handler100_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * v[ip[1]] - constant(ip[2])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler101_0) func handler101_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * v[ip[1]] - f[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler101_1) func handler101_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * v[ip[1]] - f[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler101_2) func handler101_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * v[ip[1]] - f[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler101_3) func handler101_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * v[ip[1]] - f[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler101_4) func handler101_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * v[ip[1]] - f[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler102_0) func handler102_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * constant(ip[1]) - v[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler102_1) func handler102_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * constant(ip[1]) - v[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler102_2) func handler102_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * constant(ip[1]) - v[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler102_3) func handler102_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * constant(ip[1]) - v[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler102_4) func handler102_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * constant(ip[1]) - v[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler103_0) func handler103_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * constant(ip[1]) - constant(ip[2]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler103_1) func handler103_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * constant(ip[1]) - constant(ip[2]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler103_2) func handler103_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * constant(ip[1]) - constant(ip[2]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler103_3) func handler103_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * constant(ip[1]) - constant(ip[2]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler103_4) func handler103_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * constant(ip[1]) - constant(ip[2])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler104_0) func handler104_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * constant(ip[1]) - f[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler104_1) func handler104_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * constant(ip[1]) - f[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler104_2) func handler104_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * constant(ip[1]) - f[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler104_3) func handler104_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * constant(ip[1]) - f[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler104_4) func handler104_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * constant(ip[1]) - f[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler105_0) func handler105_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * f[ip[1]] - v[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler105_1) func handler105_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * f[ip[1]] - v[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler105_2) func handler105_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * f[ip[1]] - v[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler105_3) func handler105_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * f[ip[1]] - v[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler105_4) func handler105_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * f[ip[1]] - v[ip[2]]
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler106_0) func handler106_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * f[ip[1]] - constant(ip[2]), t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler106_1) func handler106_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * f[ip[1]] - constant(ip[2]), t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler106_2) func handler106_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * f[ip[1]] - constant(ip[2]), t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler106_3) func handler106_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * f[ip[1]] - constant(ip[2]))
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler106_4) func handler106_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * f[ip[1]] - constant(ip[2])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler107_0) func handler107_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 * f[ip[1]] - f[ip[2]], t1, t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler107_1) func handler107_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 * f[ip[1]] - f[ip[2]], t2, t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler107_2) func handler107_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 * f[ip[1]] - f[ip[2]], t3)
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler107_3) func handler107_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 * f[ip[1]] - f[ip[2]])
}
// stackTimesSource(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler107_4) func handler107_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * f[ip[1]] - f[ip[2]]
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler108_0) func handler108_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + v[ip[1]] * v[ip[2]], t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler108_1) func handler108_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + v[ip[1]] * v[ip[2]], t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler108_2) func handler108_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + v[ip[1]] * v[ip[2]], t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler108_3) func handler108_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + v[ip[1]] * v[ip[2]])
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler108_4) func handler108_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + v[ip[1]] * v[ip[2]]
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler109_0) func handler109_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler109_1) func handler109_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + v[ip[1]] * constant(ip[2]), t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler109_2) func handler109_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + v[ip[1]] * constant(ip[2]), t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler109_3) func handler109_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + v[ip[1]] * constant(ip[2]))
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler109_4) func handler109_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + v[ip[1]] * constant(ip[2])
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler110_0) func handler110_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + v[ip[1]] * f[ip[2]], t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler110_1) func handler110_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + v[ip[1]] * f[ip[2]], t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler110_2) func handler110_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + v[ip[1]] * f[ip[2]], t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler110_3) func handler110_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + v[ip[1]] * f[ip[2]])
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler110_4) func handler110_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + v[ip[1]] * f[ip[2]]
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler111_0) func handler111_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + constant(ip[1]) * f[ip[2]], t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler111_1) func handler111_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + constant(ip[1]) * f[ip[2]], t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler111_2) func handler111_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + constant(ip[1]) * f[ip[2]], t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler111_3) func handler111_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + constant(ip[1]) * f[ip[2]])
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler111_4) func handler111_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + constant(ip[1]) * f[ip[2]]
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler112_0) func handler112_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 + f[ip[1]] * f[ip[2]], t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler112_1) func handler112_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 + f[ip[1]] * f[ip[2]], t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler112_2) func handler112_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 + f[ip[1]] * f[ip[2]], t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler112_3) func handler112_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 + f[ip[1]] * f[ip[2]])
}
// stackProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler112_4) func handler112_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + f[ip[1]] * f[ip[2]]
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler113_0) func handler113_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - v[ip[1]] * v[ip[2]], t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler113_1) func handler113_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - v[ip[1]] * v[ip[2]], t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler113_2) func handler113_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - v[ip[1]] * v[ip[2]], t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler113_3) func handler113_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - v[ip[1]] * v[ip[2]])
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler113_4) func handler113_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - v[ip[1]] * v[ip[2]]
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler114_0) func handler114_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler114_1) func handler114_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - v[ip[1]] * constant(ip[2]), t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler114_2) func handler114_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - v[ip[1]] * constant(ip[2]), t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler114_3) func handler114_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - v[ip[1]] * constant(ip[2]))
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler114_4) func handler114_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - v[ip[1]] * constant(ip[2])
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler115_0) func handler115_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - v[ip[1]] * f[ip[2]], t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler115_1) func handler115_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - v[ip[1]] * f[ip[2]], t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler115_2) func handler115_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - v[ip[1]] * f[ip[2]], t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler115_3) func handler115_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - v[ip[1]] * f[ip[2]])
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler115_4) func handler115_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - v[ip[1]] * f[ip[2]]
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler116_0) func handler116_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - constant(ip[1]) * f[ip[2]], t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler116_1) func handler116_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - constant(ip[1]) * f[ip[2]], t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler116_2) func handler116_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - constant(ip[1]) * f[ip[2]], t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler116_3) func handler116_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - constant(ip[1]) * f[ip[2]])
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler116_4) func handler116_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - constant(ip[1]) * f[ip[2]]
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler117_0) func handler117_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0 - f[ip[1]] * f[ip[2]], t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler117_1) func handler117_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1 - f[ip[1]] * f[ip[2]], t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler117_2) func handler117_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2 - f[ip[1]] * f[ip[2]], t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler117_3) func handler117_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, t3 - f[ip[1]] * f[ip[2]])
}
// stackProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler117_4) func handler117_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - f[ip[1]] * f[ip[2]]
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler118_0) func handler118_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] * v[ip[2]] - t0, t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler118_1) func handler118_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] * v[ip[2]] - t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler118_2) func handler118_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] * v[ip[2]] - t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler118_3) func handler118_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] * v[ip[2]] - t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable)
@c(reckon_handler118_4) func handler118_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * v[ip[2]] - t0
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler119_0) func handler119_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] * constant(ip[2]) - t0, t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler119_1) func handler119_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] * constant(ip[2]) - t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler119_2) func handler119_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] * constant(ip[2]) - t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler119_3) func handler119_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] * constant(ip[2]) - t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant)
@c(reckon_handler119_4) func handler119_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * constant(ip[2]) - t0
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler120_0) func handler120_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, v[ip[1]] * f[ip[2]] - t0, t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler120_1) func handler120_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, v[ip[1]] * f[ip[2]] - t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler120_2) func handler120_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, v[ip[1]] * f[ip[2]] - t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler120_3) func handler120_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, v[ip[1]] * f[ip[2]] - t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal)
@c(reckon_handler120_4) func handler120_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * f[ip[2]] - t0
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler121_0) func handler121_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, constant(ip[1]) * f[ip[2]] - t0, t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler121_1) func handler121_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, constant(ip[1]) * f[ip[2]] - t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler121_2) func handler121_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, constant(ip[1]) * f[ip[2]] - t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler121_3) func handler121_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) * f[ip[2]] - t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal)
@c(reckon_handler121_4) func handler121_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * f[ip[2]] - t0
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler122_0) func handler122_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, f[ip[1]] * f[ip[2]] - t0, t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler122_1) func handler122_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, f[ip[1]] * f[ip[2]] - t1, t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler122_2) func handler122_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, f[ip[1]] * f[ip[2]] - t2, t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler122_3) func handler122_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 3, v, f, t0, t1, t2, f[ip[1]] * f[ip[2]] - t3)
}
// stackProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal)
@c(reckon_handler122_4) func handler122_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * f[ip[2]] - t0
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler123_0) func handler123_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 + t1 * v[ip[1]], t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler123_1) func handler123_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 + t2 * v[ip[1]], t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler123_2) func handler123_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 + t3 * v[ip[1]], t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler123_3) func handler123_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 + t0 * v[ip[1]])
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler123_4) func handler123_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + t1 * v[ip[1]]
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler124_0) func handler124_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 + t1 * constant(ip[1]), t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler124_1) func handler124_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 + t2 * constant(ip[1]), t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler124_2) func handler124_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 + t3 * constant(ip[1]), t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler124_3) func handler124_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 + t0 * constant(ip[1]))
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler124_4) func handler124_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + t1 * constant(ip[1])
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler125_0) func handler125_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 + t1 * f[ip[1]], t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler125_1) func handler125_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 + t2 * f[ip[1]], t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler125_2) func handler125_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 + t3 * f[ip[1]], t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler125_3) func handler125_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 + t0 * f[ip[1]])
}
// stackScaled(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler125_4) func handler125_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 + t1 * f[ip[1]]
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler126_0) func handler126_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 - t1 * v[ip[1]], t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler126_1) func handler126_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 - t2 * v[ip[1]], t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler126_2) func handler126_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 - t3 * v[ip[1]], t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler126_3) func handler126_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 - t0 * v[ip[1]])
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler126_4) func handler126_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - t1 * v[ip[1]]
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler127_0) func handler127_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 - t1 * constant(ip[1]), t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler127_1) func handler127_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 - t2 * constant(ip[1]), t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler127_2) func handler127_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 - t3 * constant(ip[1]), t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler127_3) func handler127_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 - t0 * constant(ip[1]))
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler127_4) func handler127_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - t1 * constant(ip[1])
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler128_0) func handler128_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 - t1 * f[ip[1]], t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler128_1) func handler128_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 - t2 * f[ip[1]], t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler128_2) func handler128_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 - t3 * f[ip[1]], t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler128_3) func handler128_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 - t0 * f[ip[1]])
}
// stackScaled(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler128_4) func handler128_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 - t1 * f[ip[1]]
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler129_0) func handler129_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 * v[ip[1]] - t0, t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler129_1) func handler129_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 * v[ip[1]] - t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler129_2) func handler129_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 * v[ip[1]] - t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler129_3) func handler129_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 * v[ip[1]] - t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler129_4) func handler129_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 * v[ip[1]] - t0
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler130_0) func handler130_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 * constant(ip[1]) - t0, t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler130_1) func handler130_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 * constant(ip[1]) - t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler130_2) func handler130_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 * constant(ip[1]) - t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler130_3) func handler130_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 * constant(ip[1]) - t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler130_4) func handler130_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 * constant(ip[1]) - t0
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler131_0) func handler131_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 * f[ip[1]] - t0, t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler131_1) func handler131_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 * f[ip[1]] - t1, t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler131_2) func handler131_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 * f[ip[1]] - t2, t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler131_3) func handler131_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 * f[ip[1]] - t3)
}
// stackScaled(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler131_4) func handler131_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 * f[ip[1]] - t0
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_0) func handler132_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 + t0 * v[ip[1]], t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_1) func handler132_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 + t1 * v[ip[1]], t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_2) func handler132_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 + t2 * v[ip[1]], t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_3) func handler132_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 + t3 * v[ip[1]])
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler132_4) func handler132_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 + t0 * v[ip[1]]
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_0) func handler133_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 + t0 * constant(ip[1]), t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_1) func handler133_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 + t1 * constant(ip[1]), t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_2) func handler133_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 + t2 * constant(ip[1]), t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_3) func handler133_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 + t3 * constant(ip[1]))
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler133_4) func handler133_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 + t0 * constant(ip[1])
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_0) func handler134_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 + t0 * f[ip[1]], t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_1) func handler134_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 + t1 * f[ip[1]], t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_2) func handler134_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 + t2 * f[ip[1]], t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_3) func handler134_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 + t3 * f[ip[1]])
}
// scaledStack(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler134_4) func handler134_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 + t0 * f[ip[1]]
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler135_0) func handler135_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 - t0 * v[ip[1]], t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler135_1) func handler135_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 - t1 * v[ip[1]], t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler135_2) func handler135_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 - t2 * v[ip[1]], t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler135_3) func handler135_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 - t3 * v[ip[1]])
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler135_4) func handler135_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 - t0 * v[ip[1]]
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler136_0) func handler136_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 - t0 * constant(ip[1]), t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler136_1) func handler136_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 - t1 * constant(ip[1]), t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler136_2) func handler136_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 - t2 * constant(ip[1]), t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler136_3) func handler136_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 - t3 * constant(ip[1]))
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler136_4) func handler136_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 - t0 * constant(ip[1])
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler137_0) func handler137_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t1 - t0 * f[ip[1]], t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler137_1) func handler137_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t2 - t1 * f[ip[1]], t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler137_2) func handler137_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t3 - t2 * f[ip[1]], t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler137_3) func handler137_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t0 - t3 * f[ip[1]])
}
// scaledStack(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler137_4) func handler137_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t1 - t0 * f[ip[1]]
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler138_0) func handler138_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 * v[ip[1]] - t1, t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler138_1) func handler138_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 * v[ip[1]] - t2, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler138_2) func handler138_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 * v[ip[1]] - t3, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler138_3) func handler138_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 * v[ip[1]] - t0)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler138_4) func handler138_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * v[ip[1]] - t1
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler139_0) func handler139_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 * constant(ip[1]) - t1, t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler139_1) func handler139_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 * constant(ip[1]) - t2, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler139_2) func handler139_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 * constant(ip[1]) - t3, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler139_3) func handler139_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 * constant(ip[1]) - t0)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler139_4) func handler139_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * constant(ip[1]) - t1
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler140_0) func handler140_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0 * f[ip[1]] - t1, t1, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler140_1) func handler140_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1 * f[ip[1]] - t2, t2, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler140_2) func handler140_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2 * f[ip[1]] - t3, t3)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler140_3) func handler140_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 2, v, f, t0, t1, t2, t3 * f[ip[1]] - t0)
}
// scaledStack(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler140_4) func handler140_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  t0 * f[ip[1]] - t1
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler141_0) func handler141_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] + v[ip[1]] * v[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler141_1) func handler141_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] + v[ip[1]] * v[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler141_2) func handler141_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] + v[ip[1]] * v[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler141_3) func handler141_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] + v[ip[1]] * v[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler141_4) func handler141_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] + v[ip[1]] * v[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler142_0) func handler142_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) + v[ip[1]] * v[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler142_1) func handler142_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) + v[ip[1]] * v[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler142_2) func handler142_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) + v[ip[1]] * v[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler142_3) func handler142_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) + v[ip[1]] * v[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler142_4) func handler142_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) + v[ip[1]] * v[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler143_0) func handler143_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] + v[ip[1]] * v[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler143_1) func handler143_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] + v[ip[1]] * v[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler143_2) func handler143_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] + v[ip[1]] * v[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler143_3) func handler143_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] + v[ip[1]] * v[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler143_4) func handler143_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] + v[ip[1]] * v[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler144_0) func handler144_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] + v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler144_1) func handler144_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] + v[ip[1]] * constant(ip[2]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler144_2) func handler144_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] + v[ip[1]] * constant(ip[2]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler144_3) func handler144_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] + v[ip[1]] * constant(ip[2]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler144_4) func handler144_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] + v[ip[1]] * constant(ip[2])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler145_0) func handler145_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) + v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler145_1) func handler145_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) + v[ip[1]] * constant(ip[2]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler145_2) func handler145_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) + v[ip[1]] * constant(ip[2]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler145_3) func handler145_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) + v[ip[1]] * constant(ip[2]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler145_4) func handler145_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) + v[ip[1]] * constant(ip[2])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler146_0) func handler146_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] + v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler146_1) func handler146_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] + v[ip[1]] * constant(ip[2]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler146_2) func handler146_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] + v[ip[1]] * constant(ip[2]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler146_3) func handler146_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] + v[ip[1]] * constant(ip[2]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler146_4) func handler146_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] + v[ip[1]] * constant(ip[2])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler147_0) func handler147_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] + v[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler147_1) func handler147_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] + v[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler147_2) func handler147_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] + v[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler147_3) func handler147_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] + v[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler147_4) func handler147_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] + v[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler148_0) func handler148_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) + v[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler148_1) func handler148_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) + v[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler148_2) func handler148_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) + v[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler148_3) func handler148_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) + v[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler148_4) func handler148_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) + v[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler149_0) func handler149_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] + v[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler149_1) func handler149_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] + v[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler149_2) func handler149_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] + v[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler149_3) func handler149_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] + v[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler149_4) func handler149_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] + v[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler150_0) func handler150_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] + constant(ip[1]) * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler150_1) func handler150_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] + constant(ip[1]) * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler150_2) func handler150_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] + constant(ip[1]) * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler150_3) func handler150_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] + constant(ip[1]) * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler150_4) func handler150_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] + constant(ip[1]) * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler151_0) func handler151_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) + constant(ip[1]) * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler151_1) func handler151_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) + constant(ip[1]) * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler151_2) func handler151_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) + constant(ip[1]) * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler151_3) func handler151_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) + constant(ip[1]) * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler151_4) func handler151_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) + constant(ip[1]) * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler152_0) func handler152_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] + constant(ip[1]) * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler152_1) func handler152_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] + constant(ip[1]) * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler152_2) func handler152_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] + constant(ip[1]) * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler152_3) func handler152_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] + constant(ip[1]) * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler152_4) func handler152_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] + constant(ip[1]) * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler153_0) func handler153_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] + f[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler153_1) func handler153_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] + f[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler153_2) func handler153_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] + f[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler153_3) func handler153_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] + f[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler153_4) func handler153_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] + f[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler154_0) func handler154_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) + f[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler154_1) func handler154_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) + f[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler154_2) func handler154_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) + f[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler154_3) func handler154_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) + f[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler154_4) func handler154_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) + f[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler155_0) func handler155_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] + f[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler155_1) func handler155_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] + f[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler155_2) func handler155_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] + f[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler155_3) func handler155_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] + f[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.plus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler155_4) func handler155_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] + f[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler156_0) func handler156_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] - v[ip[1]] * v[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler156_1) func handler156_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] - v[ip[1]] * v[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler156_2) func handler156_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] - v[ip[1]] * v[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler156_3) func handler156_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] - v[ip[1]] * v[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler156_4) func handler156_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] - v[ip[1]] * v[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler157_0) func handler157_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) - v[ip[1]] * v[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler157_1) func handler157_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) - v[ip[1]] * v[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler157_2) func handler157_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) - v[ip[1]] * v[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler157_3) func handler157_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) - v[ip[1]] * v[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler157_4) func handler157_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) - v[ip[1]] * v[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler158_0) func handler158_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] - v[ip[1]] * v[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler158_1) func handler158_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] - v[ip[1]] * v[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler158_2) func handler158_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] - v[ip[1]] * v[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler158_3) func handler158_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] - v[ip[1]] * v[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler158_4) func handler158_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] - v[ip[1]] * v[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler159_0) func handler159_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] - v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler159_1) func handler159_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] - v[ip[1]] * constant(ip[2]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler159_2) func handler159_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] - v[ip[1]] * constant(ip[2]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler159_3) func handler159_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] - v[ip[1]] * constant(ip[2]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler159_4) func handler159_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] - v[ip[1]] * constant(ip[2])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler160_0) func handler160_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) - v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler160_1) func handler160_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) - v[ip[1]] * constant(ip[2]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler160_2) func handler160_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) - v[ip[1]] * constant(ip[2]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler160_3) func handler160_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) - v[ip[1]] * constant(ip[2]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler160_4) func handler160_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) - v[ip[1]] * constant(ip[2])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler161_0) func handler161_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] - v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler161_1) func handler161_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] - v[ip[1]] * constant(ip[2]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler161_2) func handler161_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] - v[ip[1]] * constant(ip[2]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler161_3) func handler161_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] - v[ip[1]] * constant(ip[2]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler161_4) func handler161_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] - v[ip[1]] * constant(ip[2])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler162_0) func handler162_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] - v[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler162_1) func handler162_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] - v[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler162_2) func handler162_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] - v[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler162_3) func handler162_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] - v[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler162_4) func handler162_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] - v[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler163_0) func handler163_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) - v[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler163_1) func handler163_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) - v[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler163_2) func handler163_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) - v[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler163_3) func handler163_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) - v[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler163_4) func handler163_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) - v[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler164_0) func handler164_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] - v[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler164_1) func handler164_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] - v[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler164_2) func handler164_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] - v[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler164_3) func handler164_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] - v[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler164_4) func handler164_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] - v[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler165_0) func handler165_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] - constant(ip[1]) * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler165_1) func handler165_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] - constant(ip[1]) * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler165_2) func handler165_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] - constant(ip[1]) * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler165_3) func handler165_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] - constant(ip[1]) * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler165_4) func handler165_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] - constant(ip[1]) * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler166_0) func handler166_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) - constant(ip[1]) * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler166_1) func handler166_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) - constant(ip[1]) * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler166_2) func handler166_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) - constant(ip[1]) * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler166_3) func handler166_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) - constant(ip[1]) * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler166_4) func handler166_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) - constant(ip[1]) * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler167_0) func handler167_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] - constant(ip[1]) * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler167_1) func handler167_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] - constant(ip[1]) * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler167_2) func handler167_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] - constant(ip[1]) * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler167_3) func handler167_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] - constant(ip[1]) * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler167_4) func handler167_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] - constant(ip[1]) * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler168_0) func handler168_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[3]] - f[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler168_1) func handler168_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[3]] - f[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler168_2) func handler168_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[3]] - f[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler168_3) func handler168_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[3]] - f[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler168_4) func handler168_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[3]] - f[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler169_0) func handler169_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[3]) - f[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler169_1) func handler169_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[3]) - f[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler169_2) func handler169_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[3]) - f[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler169_3) func handler169_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[3]) - f[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler169_4) func handler169_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[3]) - f[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler170_0) func handler170_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[3]] - f[ip[1]] * f[ip[2]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler170_1) func handler170_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[3]] - f[ip[1]] * f[ip[2]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler170_2) func handler170_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[3]] - f[ip[1]] * f[ip[2]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler170_3) func handler170_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[3]] - f[ip[1]] * f[ip[2]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.minus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler170_4) func handler170_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[3]] - f[ip[1]] * f[ip[2]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler171_0) func handler171_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * v[ip[2]] - v[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler171_1) func handler171_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * v[ip[2]] - v[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler171_2) func handler171_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * v[ip[2]] - v[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler171_3) func handler171_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * v[ip[2]] - v[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler171_4) func handler171_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * v[ip[2]] - v[ip[3]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler172_0) func handler172_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * v[ip[2]] - constant(ip[3]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler172_1) func handler172_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * v[ip[2]] - constant(ip[3]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler172_2) func handler172_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * v[ip[2]] - constant(ip[3]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler172_3) func handler172_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * v[ip[2]] - constant(ip[3]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler172_4) func handler172_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * v[ip[2]] - constant(ip[3])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler173_0) func handler173_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * v[ip[2]] - f[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler173_1) func handler173_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * v[ip[2]] - f[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler173_2) func handler173_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * v[ip[2]] - f[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler173_3) func handler173_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * v[ip[2]] - f[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler173_4) func handler173_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * v[ip[2]] - f[ip[3]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler174_0) func handler174_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * constant(ip[2]) - v[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler174_1) func handler174_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * constant(ip[2]) - v[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler174_2) func handler174_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * constant(ip[2]) - v[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler174_3) func handler174_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * constant(ip[2]) - v[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler174_4) func handler174_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * constant(ip[2]) - v[ip[3]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler175_0) func handler175_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * constant(ip[2]) - constant(ip[3]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler175_1) func handler175_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * constant(ip[2]) - constant(ip[3]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler175_2) func handler175_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * constant(ip[2]) - constant(ip[3]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler175_3) func handler175_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * constant(ip[2]) - constant(ip[3]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler175_4) func handler175_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * constant(ip[2]) - constant(ip[3])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler176_0) func handler176_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * constant(ip[2]) - f[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler176_1) func handler176_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * constant(ip[2]) - f[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler176_2) func handler176_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * constant(ip[2]) - f[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler176_3) func handler176_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * constant(ip[2]) - f[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler176_4) func handler176_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * constant(ip[2]) - f[ip[3]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler177_0) func handler177_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * f[ip[2]] - v[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler177_1) func handler177_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * f[ip[2]] - v[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler177_2) func handler177_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * f[ip[2]] - v[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler177_3) func handler177_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * f[ip[2]] - v[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler177_4) func handler177_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * f[ip[2]] - v[ip[3]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler178_0) func handler178_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * f[ip[2]] - constant(ip[3]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler178_1) func handler178_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * f[ip[2]] - constant(ip[3]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler178_2) func handler178_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * f[ip[2]] - constant(ip[3]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler178_3) func handler178_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * f[ip[2]] - constant(ip[3]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler178_4) func handler178_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * f[ip[2]] - constant(ip[3])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler179_0) func handler179_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * f[ip[2]] - f[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler179_1) func handler179_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * f[ip[2]] - f[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler179_2) func handler179_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * f[ip[2]] - f[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler179_3) func handler179_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * f[ip[2]] - f[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler179_4) func handler179_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * f[ip[2]] - f[ip[3]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler180_0) func handler180_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * f[ip[2]] - v[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler180_1) func handler180_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * f[ip[2]] - v[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler180_2) func handler180_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * f[ip[2]] - v[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler180_3) func handler180_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * f[ip[2]] - v[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler180_4) func handler180_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * f[ip[2]] - v[ip[3]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler181_0) func handler181_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * f[ip[2]] - constant(ip[3]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler181_1) func handler181_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * f[ip[2]] - constant(ip[3]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler181_2) func handler181_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * f[ip[2]] - constant(ip[3]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler181_3) func handler181_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * f[ip[2]] - constant(ip[3]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler181_4) func handler181_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * f[ip[2]] - constant(ip[3])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler182_0) func handler182_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * f[ip[2]] - f[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler182_1) func handler182_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * f[ip[2]] - f[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler182_2) func handler182_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * f[ip[2]] - f[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler182_3) func handler182_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * f[ip[2]] - f[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler182_4) func handler182_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * f[ip[2]] - f[ip[3]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler183_0) func handler183_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[1]] * f[ip[2]] - v[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler183_1) func handler183_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[1]] * f[ip[2]] - v[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler183_2) func handler183_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[1]] * f[ip[2]] - v[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler183_3) func handler183_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[1]] * f[ip[2]] - v[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler183_4) func handler183_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * f[ip[2]] - v[ip[3]]
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler184_0) func handler184_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[1]] * f[ip[2]] - constant(ip[3]), t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler184_1) func handler184_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[1]] * f[ip[2]] - constant(ip[3]), t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler184_2) func handler184_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[1]] * f[ip[2]] - constant(ip[3]), t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler184_3) func handler184_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[1]] * f[ip[2]] - constant(ip[3]))
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler184_4) func handler184_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * f[ip[2]] - constant(ip[3])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler185_0) func handler185_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[1]] * f[ip[2]] - f[ip[3]], t1, t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler185_1) func handler185_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[1]] * f[ip[2]] - f[ip[3]], t2, t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler185_2) func handler185_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[1]] * f[ip[2]] - f[ip[3]], t3)
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler185_3) func handler185_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[1]] * f[ip[2]] - f[ip[3]])
}
// sourceProduct(ReckonMachine.HandlerForm.Join.reversedMinus, ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler185_4) func handler185_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * f[ip[2]] - f[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler186_0) func handler186_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * v[ip[2]] * v[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler186_1) func handler186_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * v[ip[2]] * v[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler186_2) func handler186_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * v[ip[2]] * v[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler186_3) func handler186_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * v[ip[2]] * v[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler186_4) func handler186_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * v[ip[2]] * v[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler187_0) func handler187_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * v[ip[2]] * constant(ip[3]), t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler187_1) func handler187_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * v[ip[2]] * constant(ip[3]), t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler187_2) func handler187_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * v[ip[2]] * constant(ip[3]), t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler187_3) func handler187_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * v[ip[2]] * constant(ip[3]))
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler187_4) func handler187_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * v[ip[2]] * constant(ip[3])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler188_0) func handler188_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * v[ip[2]] * f[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler188_1) func handler188_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * v[ip[2]] * f[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler188_2) func handler188_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * v[ip[2]] * f[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler188_3) func handler188_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * v[ip[2]] * f[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableVariable, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler188_4) func handler188_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * v[ip[2]] * f[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler189_0) func handler189_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * constant(ip[2]) * v[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler189_1) func handler189_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * constant(ip[2]) * v[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler189_2) func handler189_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * constant(ip[2]) * v[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler189_3) func handler189_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * constant(ip[2]) * v[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler189_4) func handler189_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * constant(ip[2]) * v[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler190_0) func handler190_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * constant(ip[2]) * constant(ip[3]), t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler190_1) func handler190_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * constant(ip[2]) * constant(ip[3]), t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler190_2) func handler190_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * constant(ip[2]) * constant(ip[3]), t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler190_3) func handler190_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * constant(ip[2]) * constant(ip[3]))
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler190_4) func handler190_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * constant(ip[2]) * constant(ip[3])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler191_0) func handler191_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * constant(ip[2]) * f[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler191_1) func handler191_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * constant(ip[2]) * f[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler191_2) func handler191_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * constant(ip[2]) * f[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler191_3) func handler191_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * constant(ip[2]) * f[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableConstant, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler191_4) func handler191_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * constant(ip[2]) * f[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler192_0) func handler192_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * f[ip[2]] * v[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler192_1) func handler192_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * f[ip[2]] * v[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler192_2) func handler192_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * f[ip[2]] * v[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler192_3) func handler192_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * f[ip[2]] * v[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler192_4) func handler192_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * f[ip[2]] * v[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler193_0) func handler193_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * f[ip[2]] * constant(ip[3]), t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler193_1) func handler193_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * f[ip[2]] * constant(ip[3]), t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler193_2) func handler193_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * f[ip[2]] * constant(ip[3]), t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler193_3) func handler193_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * f[ip[2]] * constant(ip[3]))
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler193_4) func handler193_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * f[ip[2]] * constant(ip[3])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler194_0) func handler194_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, v[ip[1]] * f[ip[2]] * f[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler194_1) func handler194_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, v[ip[1]] * f[ip[2]] * f[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler194_2) func handler194_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, v[ip[1]] * f[ip[2]] * f[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler194_3) func handler194_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, v[ip[1]] * f[ip[2]] * f[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.variableLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler194_4) func handler194_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  v[ip[1]] * f[ip[2]] * f[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler195_0) func handler195_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * f[ip[2]] * v[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler195_1) func handler195_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * f[ip[2]] * v[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler195_2) func handler195_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * f[ip[2]] * v[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler195_3) func handler195_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * f[ip[2]] * v[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler195_4) func handler195_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * f[ip[2]] * v[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler196_0) func handler196_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * f[ip[2]] * constant(ip[3]), t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler196_1) func handler196_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * f[ip[2]] * constant(ip[3]), t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler196_2) func handler196_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * f[ip[2]] * constant(ip[3]), t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler196_3) func handler196_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * f[ip[2]] * constant(ip[3]))
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler196_4) func handler196_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * f[ip[2]] * constant(ip[3])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler197_0) func handler197_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, constant(ip[1]) * f[ip[2]] * f[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler197_1) func handler197_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, constant(ip[1]) * f[ip[2]] * f[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler197_2) func handler197_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, constant(ip[1]) * f[ip[2]] * f[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler197_3) func handler197_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, constant(ip[1]) * f[ip[2]] * f[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.constantLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler197_4) func handler197_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  constant(ip[1]) * f[ip[2]] * f[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler198_0) func handler198_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[1]] * f[ip[2]] * v[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler198_1) func handler198_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[1]] * f[ip[2]] * v[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler198_2) func handler198_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[1]] * f[ip[2]] * v[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler198_3) func handler198_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[1]] * f[ip[2]] * v[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.variable)
@c(reckon_handler198_4) func handler198_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * f[ip[2]] * v[ip[3]]
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler199_0) func handler199_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[1]] * f[ip[2]] * constant(ip[3]), t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler199_1) func handler199_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[1]] * f[ip[2]] * constant(ip[3]), t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler199_2) func handler199_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[1]] * f[ip[2]] * constant(ip[3]), t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler199_3) func handler199_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[1]] * f[ip[2]] * constant(ip[3]))
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.constant)
@c(reckon_handler199_4) func handler199_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * f[ip[2]] * constant(ip[3])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler200_0) func handler200_0(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, f[ip[1]] * f[ip[2]] * f[ip[3]], t1, t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler200_1) func handler200_1(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, f[ip[1]] * f[ip[2]] * f[ip[3]], t2, t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler200_2) func handler200_2(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, f[ip[1]] * f[ip[2]] * f[ip[3]], t3)
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler200_3) func handler200_3(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  next(ip + 4, v, f, t0, t1, t2, f[ip[1]] * f[ip[2]] * f[ip[3]])
}
// productTimesSource(ReckonMachine.HandlerForm.Product.localLocal, ReckonMachine.HandlerForm.Source.local)
@c(reckon_handler200_4) func handler200_4(_ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  f[ip[1]] * f[ip[2]] * f[ip[3]]
}
#endif
