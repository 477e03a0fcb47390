// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// load 0 0 0
@c(reckon_handler0_0) func handler0_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, v[ip[1]], t1, t2, t3)
}
@c(reckon_handler0_1) func handler0_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, v[ip[1]], t2, t3)
}
@c(reckon_handler0_2) func handler0_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, v[ip[1]], t3)
}
@c(reckon_handler0_3) func handler0_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, v[ip[1]])
}
@c(reckon_handler0_4) func handler0_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]]
}
// load 1 0 0
@c(reckon_handler1_0) func handler1_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler1_1) func handler1_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, constant(ip[1]), t2, t3)
}
@c(reckon_handler1_2) func handler1_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, constant(ip[1]), t3)
}
@c(reckon_handler1_3) func handler1_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, constant(ip[1]))
}
@c(reckon_handler1_4) func handler1_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1])
}
// load 2 0 0
@c(reckon_handler2_0) func handler2_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, f[ip[1]], t1, t2, t3)
}
@c(reckon_handler2_1) func handler2_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, f[ip[1]], t2, t3)
}
@c(reckon_handler2_2) func handler2_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, f[ip[1]], t3)
}
@c(reckon_handler2_3) func handler2_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, f[ip[1]])
}
@c(reckon_handler2_4) func handler2_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]]
}
// stackSource 0 0 0
@c(reckon_handler3_0) func handler3_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 + v[ip[1]], t1, t2, t3)
}
@c(reckon_handler3_1) func handler3_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 + v[ip[1]], t2, t3)
}
@c(reckon_handler3_2) func handler3_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 + v[ip[1]], t3)
}
@c(reckon_handler3_3) func handler3_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 + v[ip[1]])
}
@c(reckon_handler3_4) func handler3_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + v[ip[1]]
}
// stackSource 0 1 0
@c(reckon_handler4_0) func handler4_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 + constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler4_1) func handler4_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 + constant(ip[1]), t2, t3)
}
@c(reckon_handler4_2) func handler4_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 + constant(ip[1]), t3)
}
@c(reckon_handler4_3) func handler4_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 + constant(ip[1]))
}
@c(reckon_handler4_4) func handler4_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + constant(ip[1])
}
// stackSource 0 2 0
@c(reckon_handler5_0) func handler5_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 + f[ip[1]], t1, t2, t3)
}
@c(reckon_handler5_1) func handler5_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 + f[ip[1]], t2, t3)
}
@c(reckon_handler5_2) func handler5_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 + f[ip[1]], t3)
}
@c(reckon_handler5_3) func handler5_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 + f[ip[1]])
}
@c(reckon_handler5_4) func handler5_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + f[ip[1]]
}
// stackSource 1 0 0
@c(reckon_handler6_0) func handler6_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 - v[ip[1]], t1, t2, t3)
}
@c(reckon_handler6_1) func handler6_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 - v[ip[1]], t2, t3)
}
@c(reckon_handler6_2) func handler6_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 - v[ip[1]], t3)
}
@c(reckon_handler6_3) func handler6_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 - v[ip[1]])
}
@c(reckon_handler6_4) func handler6_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 - v[ip[1]]
}
// stackSource 1 1 0
@c(reckon_handler7_0) func handler7_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 - constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler7_1) func handler7_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 - constant(ip[1]), t2, t3)
}
@c(reckon_handler7_2) func handler7_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 - constant(ip[1]), t3)
}
@c(reckon_handler7_3) func handler7_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 - constant(ip[1]))
}
@c(reckon_handler7_4) func handler7_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 - constant(ip[1])
}
// stackSource 1 2 0
@c(reckon_handler8_0) func handler8_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 - f[ip[1]], t1, t2, t3)
}
@c(reckon_handler8_1) func handler8_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 - f[ip[1]], t2, t3)
}
@c(reckon_handler8_2) func handler8_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 - f[ip[1]], t3)
}
@c(reckon_handler8_3) func handler8_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 - f[ip[1]])
}
@c(reckon_handler8_4) func handler8_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 - f[ip[1]]
}
// stackSource 2 0 0
@c(reckon_handler9_0) func handler9_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler9_1) func handler9_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 * v[ip[1]], t2, t3)
}
@c(reckon_handler9_2) func handler9_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 * v[ip[1]], t3)
}
@c(reckon_handler9_3) func handler9_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 * v[ip[1]])
}
@c(reckon_handler9_4) func handler9_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * v[ip[1]]
}
// stackSource 2 1 0
@c(reckon_handler10_0) func handler10_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 * constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler10_1) func handler10_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 * constant(ip[1]), t2, t3)
}
@c(reckon_handler10_2) func handler10_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 * constant(ip[1]), t3)
}
@c(reckon_handler10_3) func handler10_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 * constant(ip[1]))
}
@c(reckon_handler10_4) func handler10_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * constant(ip[1])
}
// stackSource 2 2 0
@c(reckon_handler11_0) func handler11_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler11_1) func handler11_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 * f[ip[1]], t2, t3)
}
@c(reckon_handler11_2) func handler11_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 * f[ip[1]], t3)
}
@c(reckon_handler11_3) func handler11_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 * f[ip[1]])
}
@c(reckon_handler11_4) func handler11_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * f[ip[1]]
}
// stackSource 3 0 0
@c(reckon_handler12_0) func handler12_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 / v[ip[1]], t1, t2, t3)
}
@c(reckon_handler12_1) func handler12_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 / v[ip[1]], t2, t3)
}
@c(reckon_handler12_2) func handler12_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 / v[ip[1]], t3)
}
@c(reckon_handler12_3) func handler12_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 / v[ip[1]])
}
@c(reckon_handler12_4) func handler12_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 / v[ip[1]]
}
// stackSource 3 1 0
@c(reckon_handler13_0) func handler13_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 / constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler13_1) func handler13_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 / constant(ip[1]), t2, t3)
}
@c(reckon_handler13_2) func handler13_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 / constant(ip[1]), t3)
}
@c(reckon_handler13_3) func handler13_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 / constant(ip[1]))
}
@c(reckon_handler13_4) func handler13_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 / constant(ip[1])
}
// stackSource 3 2 0
@c(reckon_handler14_0) func handler14_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 / f[ip[1]], t1, t2, t3)
}
@c(reckon_handler14_1) func handler14_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 / f[ip[1]], t2, t3)
}
@c(reckon_handler14_2) func handler14_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 / f[ip[1]], t3)
}
@c(reckon_handler14_3) func handler14_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 / f[ip[1]])
}
@c(reckon_handler14_4) func handler14_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 / f[ip[1]]
}
// stackSource 4 0 0
@c(reckon_handler15_0) func handler15_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, v[ip[1]] - t0, t1, t2, t3)
}
@c(reckon_handler15_1) func handler15_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, v[ip[1]] - t1, t2, t3)
}
@c(reckon_handler15_2) func handler15_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, v[ip[1]] - t2, t3)
}
@c(reckon_handler15_3) func handler15_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, v[ip[1]] - t3)
}
@c(reckon_handler15_4) func handler15_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] - t0
}
// stackSource 4 1 0
@c(reckon_handler16_0) func handler16_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, constant(ip[1]) - t0, t1, t2, t3)
}
@c(reckon_handler16_1) func handler16_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, constant(ip[1]) - t1, t2, t3)
}
@c(reckon_handler16_2) func handler16_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, constant(ip[1]) - t2, t3)
}
@c(reckon_handler16_3) func handler16_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, constant(ip[1]) - t3)
}
@c(reckon_handler16_4) func handler16_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) - t0
}
// stackSource 4 2 0
@c(reckon_handler17_0) func handler17_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, f[ip[1]] - t0, t1, t2, t3)
}
@c(reckon_handler17_1) func handler17_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, f[ip[1]] - t1, t2, t3)
}
@c(reckon_handler17_2) func handler17_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, f[ip[1]] - t2, t3)
}
@c(reckon_handler17_3) func handler17_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, f[ip[1]] - t3)
}
@c(reckon_handler17_4) func handler17_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] - t0
}
// stackSource 5 0 0
@c(reckon_handler18_0) func handler18_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, v[ip[1]] / t0, t1, t2, t3)
}
@c(reckon_handler18_1) func handler18_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, v[ip[1]] / t1, t2, t3)
}
@c(reckon_handler18_2) func handler18_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, v[ip[1]] / t2, t3)
}
@c(reckon_handler18_3) func handler18_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, v[ip[1]] / t3)
}
@c(reckon_handler18_4) func handler18_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] / t0
}
// stackSource 5 1 0
@c(reckon_handler19_0) func handler19_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, constant(ip[1]) / t0, t1, t2, t3)
}
@c(reckon_handler19_1) func handler19_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, constant(ip[1]) / t1, t2, t3)
}
@c(reckon_handler19_2) func handler19_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, constant(ip[1]) / t2, t3)
}
@c(reckon_handler19_3) func handler19_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, constant(ip[1]) / t3)
}
@c(reckon_handler19_4) func handler19_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) / t0
}
// stackSource 5 2 0
@c(reckon_handler20_0) func handler20_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, f[ip[1]] / t0, t1, t2, t3)
}
@c(reckon_handler20_1) func handler20_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, f[ip[1]] / t1, t2, t3)
}
@c(reckon_handler20_2) func handler20_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, f[ip[1]] / t2, t3)
}
@c(reckon_handler20_3) func handler20_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, f[ip[1]] / t3)
}
@c(reckon_handler20_4) func handler20_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] / t0
}
// stackStack 0 0 0
@c(reckon_handler21_0) func handler21_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 + t1, t1, t2, t3)
}
@c(reckon_handler21_1) func handler21_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 + t2, t2, t3)
}
@c(reckon_handler21_2) func handler21_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 + t3, t3)
}
@c(reckon_handler21_4) func handler21_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + t1
}
// stackStack 1 0 0
@c(reckon_handler22_0) func handler22_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 - t1, t1, t2, t3)
}
@c(reckon_handler22_1) func handler22_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 - t2, t2, t3)
}
@c(reckon_handler22_2) func handler22_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 - t3, t3)
}
@c(reckon_handler22_4) func handler22_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 - t1
}
// stackStack 2 0 0
@c(reckon_handler23_0) func handler23_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 * t1, t1, t2, t3)
}
@c(reckon_handler23_1) func handler23_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 * t2, t2, t3)
}
@c(reckon_handler23_2) func handler23_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 * t3, t3)
}
@c(reckon_handler23_4) func handler23_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * t1
}
// stackStack 3 0 0
@c(reckon_handler24_0) func handler24_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 / t1, t1, t2, t3)
}
@c(reckon_handler24_1) func handler24_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 / t2, t2, t3)
}
@c(reckon_handler24_2) func handler24_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 / t3, t3)
}
@c(reckon_handler24_4) func handler24_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 / t1
}
// stackStack 4 0 0
@c(reckon_handler25_0) func handler25_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t1 - t0, t1, t2, t3)
}
@c(reckon_handler25_1) func handler25_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t2 - t1, t2, t3)
}
@c(reckon_handler25_2) func handler25_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t3 - t2, t3)
}
@c(reckon_handler25_4) func handler25_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 - t0
}
// stackStack 5 0 0
@c(reckon_handler26_0) func handler26_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t1 / t0, t1, t2, t3)
}
@c(reckon_handler26_1) func handler26_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t2 / t1, t2, t3)
}
@c(reckon_handler26_2) func handler26_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t3 / t2, t3)
}
@c(reckon_handler26_4) func handler26_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 / t0
}
// sources 0 0 0
@c(reckon_handler27_0) func handler27_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] + v[ip[2]], t1, t2, t3)
}
@c(reckon_handler27_1) func handler27_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] + v[ip[2]], t2, t3)
}
@c(reckon_handler27_2) func handler27_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] + v[ip[2]], t3)
}
@c(reckon_handler27_3) func handler27_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] + v[ip[2]])
}
@c(reckon_handler27_4) func handler27_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] + v[ip[2]]
}
// sources 0 0 1
@c(reckon_handler28_0) func handler28_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] + constant(ip[2]), t1, t2, t3)
}
@c(reckon_handler28_1) func handler28_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] + constant(ip[2]), t2, t3)
}
@c(reckon_handler28_2) func handler28_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] + constant(ip[2]), t3)
}
@c(reckon_handler28_3) func handler28_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] + constant(ip[2]))
}
@c(reckon_handler28_4) func handler28_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] + constant(ip[2])
}
// sources 0 0 2
@c(reckon_handler29_0) func handler29_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] + f[ip[2]], t1, t2, t3)
}
@c(reckon_handler29_1) func handler29_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] + f[ip[2]], t2, t3)
}
@c(reckon_handler29_2) func handler29_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] + f[ip[2]], t3)
}
@c(reckon_handler29_3) func handler29_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] + f[ip[2]])
}
@c(reckon_handler29_4) func handler29_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] + f[ip[2]]
}
// sources 0 2 1
@c(reckon_handler34_0) func handler34_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[1]] + constant(ip[2]), t1, t2, t3)
}
@c(reckon_handler34_1) func handler34_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[1]] + constant(ip[2]), t2, t3)
}
@c(reckon_handler34_2) func handler34_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[1]] + constant(ip[2]), t3)
}
@c(reckon_handler34_3) func handler34_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, f[ip[1]] + constant(ip[2]))
}
@c(reckon_handler34_4) func handler34_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] + constant(ip[2])
}
// sources 0 2 2
@c(reckon_handler35_0) func handler35_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[1]] + f[ip[2]], t1, t2, t3)
}
@c(reckon_handler35_1) func handler35_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[1]] + f[ip[2]], t2, t3)
}
@c(reckon_handler35_2) func handler35_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[1]] + f[ip[2]], t3)
}
@c(reckon_handler35_3) func handler35_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, f[ip[1]] + f[ip[2]])
}
@c(reckon_handler35_4) func handler35_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] + f[ip[2]]
}
// sources 1 0 0
@c(reckon_handler36_0) func handler36_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] - v[ip[2]], t1, t2, t3)
}
@c(reckon_handler36_1) func handler36_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] - v[ip[2]], t2, t3)
}
@c(reckon_handler36_2) func handler36_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] - v[ip[2]], t3)
}
@c(reckon_handler36_3) func handler36_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] - v[ip[2]])
}
@c(reckon_handler36_4) func handler36_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] - v[ip[2]]
}
// sources 1 0 2
@c(reckon_handler38_0) func handler38_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] - f[ip[2]], t1, t2, t3)
}
@c(reckon_handler38_1) func handler38_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] - f[ip[2]], t2, t3)
}
@c(reckon_handler38_2) func handler38_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] - f[ip[2]], t3)
}
@c(reckon_handler38_3) func handler38_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] - f[ip[2]])
}
@c(reckon_handler38_4) func handler38_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] - f[ip[2]]
}
// sources 1 1 0
@c(reckon_handler39_0) func handler39_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, constant(ip[1]) - v[ip[2]], t1, t2, t3)
}
@c(reckon_handler39_1) func handler39_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, constant(ip[1]) - v[ip[2]], t2, t3)
}
@c(reckon_handler39_2) func handler39_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, constant(ip[1]) - v[ip[2]], t3)
}
@c(reckon_handler39_3) func handler39_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) - v[ip[2]])
}
@c(reckon_handler39_4) func handler39_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) - v[ip[2]]
}
// sources 1 1 2
@c(reckon_handler41_0) func handler41_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, constant(ip[1]) - f[ip[2]], t1, t2, t3)
}
@c(reckon_handler41_1) func handler41_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, constant(ip[1]) - f[ip[2]], t2, t3)
}
@c(reckon_handler41_2) func handler41_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, constant(ip[1]) - f[ip[2]], t3)
}
@c(reckon_handler41_3) func handler41_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) - f[ip[2]])
}
@c(reckon_handler41_4) func handler41_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) - f[ip[2]]
}
// sources 1 2 0
@c(reckon_handler42_0) func handler42_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[1]] - v[ip[2]], t1, t2, t3)
}
@c(reckon_handler42_1) func handler42_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[1]] - v[ip[2]], t2, t3)
}
@c(reckon_handler42_2) func handler42_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[1]] - v[ip[2]], t3)
}
@c(reckon_handler42_3) func handler42_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, f[ip[1]] - v[ip[2]])
}
@c(reckon_handler42_4) func handler42_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] - v[ip[2]]
}
// sources 1 2 2
@c(reckon_handler44_0) func handler44_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[1]] - f[ip[2]], t1, t2, t3)
}
@c(reckon_handler44_1) func handler44_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[1]] - f[ip[2]], t2, t3)
}
@c(reckon_handler44_2) func handler44_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[1]] - f[ip[2]], t3)
}
@c(reckon_handler44_3) func handler44_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, f[ip[1]] - f[ip[2]])
}
@c(reckon_handler44_4) func handler44_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] - f[ip[2]]
}
// sources 2 0 0
@c(reckon_handler45_0) func handler45_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] * v[ip[2]], t1, t2, t3)
}
@c(reckon_handler45_1) func handler45_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] * v[ip[2]], t2, t3)
}
@c(reckon_handler45_2) func handler45_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] * v[ip[2]], t3)
}
@c(reckon_handler45_3) func handler45_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] * v[ip[2]])
}
@c(reckon_handler45_4) func handler45_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] * v[ip[2]]
}
// sources 2 0 1
@c(reckon_handler46_0) func handler46_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] * constant(ip[2]), t1, t2, t3)
}
@c(reckon_handler46_1) func handler46_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] * constant(ip[2]), t2, t3)
}
@c(reckon_handler46_2) func handler46_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] * constant(ip[2]), t3)
}
@c(reckon_handler46_3) func handler46_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] * constant(ip[2]))
}
@c(reckon_handler46_4) func handler46_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] * constant(ip[2])
}
// sources 2 0 2
@c(reckon_handler47_0) func handler47_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] * f[ip[2]], t1, t2, t3)
}
@c(reckon_handler47_1) func handler47_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] * f[ip[2]], t2, t3)
}
@c(reckon_handler47_2) func handler47_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] * f[ip[2]], t3)
}
@c(reckon_handler47_3) func handler47_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] * f[ip[2]])
}
@c(reckon_handler47_4) func handler47_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] * f[ip[2]]
}
// sources 2 2 1
@c(reckon_handler52_0) func handler52_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[1]] * constant(ip[2]), t1, t2, t3)
}
@c(reckon_handler52_1) func handler52_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[1]] * constant(ip[2]), t2, t3)
}
@c(reckon_handler52_2) func handler52_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[1]] * constant(ip[2]), t3)
}
@c(reckon_handler52_3) func handler52_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, f[ip[1]] * constant(ip[2]))
}
@c(reckon_handler52_4) func handler52_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] * constant(ip[2])
}
// sources 2 2 2
@c(reckon_handler53_0) func handler53_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[1]] * f[ip[2]], t1, t2, t3)
}
@c(reckon_handler53_1) func handler53_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[1]] * f[ip[2]], t2, t3)
}
@c(reckon_handler53_2) func handler53_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[1]] * f[ip[2]], t3)
}
@c(reckon_handler53_3) func handler53_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, f[ip[1]] * f[ip[2]])
}
@c(reckon_handler53_4) func handler53_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] * f[ip[2]]
}
// sources 3 0 0
@c(reckon_handler54_0) func handler54_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] / v[ip[2]], t1, t2, t3)
}
@c(reckon_handler54_1) func handler54_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] / v[ip[2]], t2, t3)
}
@c(reckon_handler54_2) func handler54_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] / v[ip[2]], t3)
}
@c(reckon_handler54_3) func handler54_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] / v[ip[2]])
}
@c(reckon_handler54_4) func handler54_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] / v[ip[2]]
}
// sources 3 0 1
@c(reckon_handler55_0) func handler55_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] / constant(ip[2]), t1, t2, t3)
}
@c(reckon_handler55_1) func handler55_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] / constant(ip[2]), t2, t3)
}
@c(reckon_handler55_2) func handler55_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] / constant(ip[2]), t3)
}
@c(reckon_handler55_3) func handler55_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] / constant(ip[2]))
}
@c(reckon_handler55_4) func handler55_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] / constant(ip[2])
}
// sources 3 0 2
@c(reckon_handler56_0) func handler56_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] / f[ip[2]], t1, t2, t3)
}
@c(reckon_handler56_1) func handler56_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] / f[ip[2]], t2, t3)
}
@c(reckon_handler56_2) func handler56_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] / f[ip[2]], t3)
}
@c(reckon_handler56_3) func handler56_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] / f[ip[2]])
}
@c(reckon_handler56_4) func handler56_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] / f[ip[2]]
}
// sources 3 1 0
@c(reckon_handler57_0) func handler57_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, constant(ip[1]) / v[ip[2]], t1, t2, t3)
}
@c(reckon_handler57_1) func handler57_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, constant(ip[1]) / v[ip[2]], t2, t3)
}
@c(reckon_handler57_2) func handler57_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, constant(ip[1]) / v[ip[2]], t3)
}
@c(reckon_handler57_3) func handler57_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) / v[ip[2]])
}
@c(reckon_handler57_4) func handler57_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) / v[ip[2]]
}
// sources 3 1 2
@c(reckon_handler59_0) func handler59_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, constant(ip[1]) / f[ip[2]], t1, t2, t3)
}
@c(reckon_handler59_1) func handler59_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, constant(ip[1]) / f[ip[2]], t2, t3)
}
@c(reckon_handler59_2) func handler59_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, constant(ip[1]) / f[ip[2]], t3)
}
@c(reckon_handler59_3) func handler59_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, constant(ip[1]) / f[ip[2]])
}
@c(reckon_handler59_4) func handler59_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) / f[ip[2]]
}
// sources 3 2 0
@c(reckon_handler60_0) func handler60_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[1]] / v[ip[2]], t1, t2, t3)
}
@c(reckon_handler60_1) func handler60_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[1]] / v[ip[2]], t2, t3)
}
@c(reckon_handler60_2) func handler60_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[1]] / v[ip[2]], t3)
}
@c(reckon_handler60_3) func handler60_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, f[ip[1]] / v[ip[2]])
}
@c(reckon_handler60_4) func handler60_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] / v[ip[2]]
}
// sources 3 2 1
@c(reckon_handler61_0) func handler61_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[1]] / constant(ip[2]), t1, t2, t3)
}
@c(reckon_handler61_1) func handler61_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[1]] / constant(ip[2]), t2, t3)
}
@c(reckon_handler61_2) func handler61_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[1]] / constant(ip[2]), t3)
}
@c(reckon_handler61_3) func handler61_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, f[ip[1]] / constant(ip[2]))
}
@c(reckon_handler61_4) func handler61_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] / constant(ip[2])
}
// sources 3 2 2
@c(reckon_handler62_0) func handler62_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[1]] / f[ip[2]], t1, t2, t3)
}
@c(reckon_handler62_1) func handler62_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[1]] / f[ip[2]], t2, t3)
}
@c(reckon_handler62_2) func handler62_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[1]] / f[ip[2]], t3)
}
@c(reckon_handler62_3) func handler62_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, f[ip[1]] / f[ip[2]])
}
@c(reckon_handler62_4) func handler62_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[1]] / f[ip[2]]
}
// stackTimesSource 0 0 0
@c(reckon_handler81_0) func handler81_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[2]] + t0 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler81_1) func handler81_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[2]] + t1 * v[ip[1]], t2, t3)
}
@c(reckon_handler81_2) func handler81_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[2]] + t2 * v[ip[1]], t3)
}
@c(reckon_handler81_4) func handler81_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[2]] + t0 * v[ip[1]]
}
// stackTimesSource 0 0 1
@c(reckon_handler82_0) func handler82_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, constant(ip[2]) + t0 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler82_1) func handler82_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, constant(ip[2]) + t1 * v[ip[1]], t2, t3)
}
@c(reckon_handler82_2) func handler82_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, constant(ip[2]) + t2 * v[ip[1]], t3)
}
@c(reckon_handler82_4) func handler82_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[2]) + t0 * v[ip[1]]
}
// stackTimesSource 0 0 2
@c(reckon_handler83_0) func handler83_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[2]] + t0 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler83_1) func handler83_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[2]] + t1 * v[ip[1]], t2, t3)
}
@c(reckon_handler83_2) func handler83_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[2]] + t2 * v[ip[1]], t3)
}
@c(reckon_handler83_4) func handler83_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[2]] + t0 * v[ip[1]]
}
// stackTimesSource 0 1 0
@c(reckon_handler84_0) func handler84_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[2]] + t0 * constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler84_1) func handler84_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[2]] + t1 * constant(ip[1]), t2, t3)
}
@c(reckon_handler84_2) func handler84_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[2]] + t2 * constant(ip[1]), t3)
}
@c(reckon_handler84_4) func handler84_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[2]] + t0 * constant(ip[1])
}
// stackTimesSource 0 1 1
@c(reckon_handler85_0) func handler85_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, constant(ip[2]) + t0 * constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler85_1) func handler85_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, constant(ip[2]) + t1 * constant(ip[1]), t2, t3)
}
@c(reckon_handler85_2) func handler85_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, constant(ip[2]) + t2 * constant(ip[1]), t3)
}
@c(reckon_handler85_4) func handler85_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[2]) + t0 * constant(ip[1])
}
// stackTimesSource 0 1 2
@c(reckon_handler86_0) func handler86_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[2]] + t0 * constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler86_1) func handler86_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[2]] + t1 * constant(ip[1]), t2, t3)
}
@c(reckon_handler86_2) func handler86_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[2]] + t2 * constant(ip[1]), t3)
}
@c(reckon_handler86_4) func handler86_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[2]] + t0 * constant(ip[1])
}
// stackTimesSource 0 2 0
@c(reckon_handler87_0) func handler87_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[2]] + t0 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler87_1) func handler87_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[2]] + t1 * f[ip[1]], t2, t3)
}
@c(reckon_handler87_2) func handler87_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[2]] + t2 * f[ip[1]], t3)
}
@c(reckon_handler87_4) func handler87_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[2]] + t0 * f[ip[1]]
}
// stackTimesSource 0 2 1
@c(reckon_handler88_0) func handler88_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, constant(ip[2]) + t0 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler88_1) func handler88_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, constant(ip[2]) + t1 * f[ip[1]], t2, t3)
}
@c(reckon_handler88_2) func handler88_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, constant(ip[2]) + t2 * f[ip[1]], t3)
}
@c(reckon_handler88_4) func handler88_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[2]) + t0 * f[ip[1]]
}
// stackTimesSource 0 2 2
@c(reckon_handler89_0) func handler89_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[2]] + t0 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler89_1) func handler89_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[2]] + t1 * f[ip[1]], t2, t3)
}
@c(reckon_handler89_2) func handler89_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[2]] + t2 * f[ip[1]], t3)
}
@c(reckon_handler89_4) func handler89_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[2]] + t0 * f[ip[1]]
}
// stackTimesSource 1 0 0
@c(reckon_handler90_0) func handler90_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[2]] - t0 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler90_1) func handler90_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[2]] - t1 * v[ip[1]], t2, t3)
}
@c(reckon_handler90_2) func handler90_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[2]] - t2 * v[ip[1]], t3)
}
@c(reckon_handler90_4) func handler90_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[2]] - t0 * v[ip[1]]
}
// stackTimesSource 1 0 1
@c(reckon_handler91_0) func handler91_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, constant(ip[2]) - t0 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler91_1) func handler91_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, constant(ip[2]) - t1 * v[ip[1]], t2, t3)
}
@c(reckon_handler91_2) func handler91_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, constant(ip[2]) - t2 * v[ip[1]], t3)
}
@c(reckon_handler91_4) func handler91_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[2]) - t0 * v[ip[1]]
}
// stackTimesSource 1 0 2
@c(reckon_handler92_0) func handler92_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[2]] - t0 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler92_1) func handler92_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[2]] - t1 * v[ip[1]], t2, t3)
}
@c(reckon_handler92_2) func handler92_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[2]] - t2 * v[ip[1]], t3)
}
@c(reckon_handler92_4) func handler92_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[2]] - t0 * v[ip[1]]
}
// stackTimesSource 1 2 0
@c(reckon_handler96_0) func handler96_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[2]] - t0 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler96_1) func handler96_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[2]] - t1 * f[ip[1]], t2, t3)
}
@c(reckon_handler96_2) func handler96_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[2]] - t2 * f[ip[1]], t3)
}
@c(reckon_handler96_4) func handler96_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[2]] - t0 * f[ip[1]]
}
// stackTimesSource 1 2 1
@c(reckon_handler97_0) func handler97_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, constant(ip[2]) - t0 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler97_1) func handler97_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, constant(ip[2]) - t1 * f[ip[1]], t2, t3)
}
@c(reckon_handler97_2) func handler97_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, constant(ip[2]) - t2 * f[ip[1]], t3)
}
@c(reckon_handler97_4) func handler97_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[2]) - t0 * f[ip[1]]
}
// stackTimesSource 1 2 2
@c(reckon_handler98_0) func handler98_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, f[ip[2]] - t0 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler98_1) func handler98_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, f[ip[2]] - t1 * f[ip[1]], t2, t3)
}
@c(reckon_handler98_2) func handler98_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, f[ip[2]] - t2 * f[ip[1]], t3)
}
@c(reckon_handler98_4) func handler98_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return f[ip[2]] - t0 * f[ip[1]]
}
// stackTimesSource 2 0 0
@c(reckon_handler99_0) func handler99_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * v[ip[1]] - v[ip[2]], t1, t2, t3)
}
@c(reckon_handler99_1) func handler99_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * v[ip[1]] - v[ip[2]], t2, t3)
}
@c(reckon_handler99_2) func handler99_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * v[ip[1]] - v[ip[2]], t3)
}
@c(reckon_handler99_4) func handler99_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * v[ip[1]] - v[ip[2]]
}
// stackTimesSource 2 0 2
@c(reckon_handler101_0) func handler101_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * v[ip[1]] - f[ip[2]], t1, t2, t3)
}
@c(reckon_handler101_1) func handler101_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * v[ip[1]] - f[ip[2]], t2, t3)
}
@c(reckon_handler101_2) func handler101_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * v[ip[1]] - f[ip[2]], t3)
}
@c(reckon_handler101_4) func handler101_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * v[ip[1]] - f[ip[2]]
}
// stackTimesSource 2 1 0
@c(reckon_handler102_0) func handler102_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * constant(ip[1]) - v[ip[2]], t1, t2, t3)
}
@c(reckon_handler102_1) func handler102_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * constant(ip[1]) - v[ip[2]], t2, t3)
}
@c(reckon_handler102_2) func handler102_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * constant(ip[1]) - v[ip[2]], t3)
}
@c(reckon_handler102_4) func handler102_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * constant(ip[1]) - v[ip[2]]
}
// stackTimesSource 2 1 2
@c(reckon_handler104_0) func handler104_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * constant(ip[1]) - f[ip[2]], t1, t2, t3)
}
@c(reckon_handler104_1) func handler104_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * constant(ip[1]) - f[ip[2]], t2, t3)
}
@c(reckon_handler104_2) func handler104_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * constant(ip[1]) - f[ip[2]], t3)
}
@c(reckon_handler104_4) func handler104_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * constant(ip[1]) - f[ip[2]]
}
// stackTimesSource 2 2 0
@c(reckon_handler105_0) func handler105_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * f[ip[1]] - v[ip[2]], t1, t2, t3)
}
@c(reckon_handler105_1) func handler105_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * f[ip[1]] - v[ip[2]], t2, t3)
}
@c(reckon_handler105_2) func handler105_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * f[ip[1]] - v[ip[2]], t3)
}
@c(reckon_handler105_4) func handler105_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * f[ip[1]] - v[ip[2]]
}
// stackTimesSource 2 2 2
@c(reckon_handler107_0) func handler107_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * f[ip[1]] - f[ip[2]], t1, t2, t3)
}
@c(reckon_handler107_1) func handler107_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * f[ip[1]] - f[ip[2]], t2, t3)
}
@c(reckon_handler107_2) func handler107_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * f[ip[1]] - f[ip[2]], t3)
}
@c(reckon_handler107_4) func handler107_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * f[ip[1]] - f[ip[2]]
}
// stackScaled 0 0 0
@c(reckon_handler108_0) func handler108_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 + t1 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler108_1) func handler108_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 + t2 * v[ip[1]], t2, t3)
}
@c(reckon_handler108_2) func handler108_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 + t3 * v[ip[1]], t3)
}
@c(reckon_handler108_4) func handler108_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + t1 * v[ip[1]]
}
// stackScaled 0 1 0
@c(reckon_handler109_0) func handler109_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 + t1 * constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler109_1) func handler109_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 + t2 * constant(ip[1]), t2, t3)
}
@c(reckon_handler109_2) func handler109_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 + t3 * constant(ip[1]), t3)
}
@c(reckon_handler109_4) func handler109_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + t1 * constant(ip[1])
}
// stackScaled 0 2 0
@c(reckon_handler110_0) func handler110_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 + t1 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler110_1) func handler110_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 + t2 * f[ip[1]], t2, t3)
}
@c(reckon_handler110_2) func handler110_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 + t3 * f[ip[1]], t3)
}
@c(reckon_handler110_4) func handler110_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + t1 * f[ip[1]]
}
// stackScaled 1 0 0
@c(reckon_handler111_0) func handler111_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 - t1 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler111_1) func handler111_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 - t2 * v[ip[1]], t2, t3)
}
@c(reckon_handler111_2) func handler111_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 - t3 * v[ip[1]], t3)
}
@c(reckon_handler111_4) func handler111_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 - t1 * v[ip[1]]
}
// stackScaled 1 2 0
@c(reckon_handler113_0) func handler113_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 - t1 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler113_1) func handler113_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 - t2 * f[ip[1]], t2, t3)
}
@c(reckon_handler113_2) func handler113_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 - t3 * f[ip[1]], t3)
}
@c(reckon_handler113_4) func handler113_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 - t1 * f[ip[1]]
}
// stackScaled 2 0 0
@c(reckon_handler114_0) func handler114_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t1 * v[ip[1]] - t0, t1, t2, t3)
}
@c(reckon_handler114_1) func handler114_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t2 * v[ip[1]] - t1, t2, t3)
}
@c(reckon_handler114_2) func handler114_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t3 * v[ip[1]] - t2, t3)
}
@c(reckon_handler114_4) func handler114_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 * v[ip[1]] - t0
}
// stackScaled 2 1 0
@c(reckon_handler115_0) func handler115_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t1 * constant(ip[1]) - t0, t1, t2, t3)
}
@c(reckon_handler115_1) func handler115_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t2 * constant(ip[1]) - t1, t2, t3)
}
@c(reckon_handler115_2) func handler115_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t3 * constant(ip[1]) - t2, t3)
}
@c(reckon_handler115_4) func handler115_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 * constant(ip[1]) - t0
}
// stackScaled 2 2 0
@c(reckon_handler116_0) func handler116_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t1 * f[ip[1]] - t0, t1, t2, t3)
}
@c(reckon_handler116_1) func handler116_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t2 * f[ip[1]] - t1, t2, t3)
}
@c(reckon_handler116_2) func handler116_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t3 * f[ip[1]] - t2, t3)
}
@c(reckon_handler116_4) func handler116_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 * f[ip[1]] - t0
}
// scaledStack 0 0 0
@c(reckon_handler117_0) func handler117_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t1 + t0 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler117_1) func handler117_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t2 + t1 * v[ip[1]], t2, t3)
}
@c(reckon_handler117_2) func handler117_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t3 + t2 * v[ip[1]], t3)
}
@c(reckon_handler117_4) func handler117_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 + t0 * v[ip[1]]
}
// scaledStack 0 1 0
@c(reckon_handler118_0) func handler118_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t1 + t0 * constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler118_1) func handler118_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t2 + t1 * constant(ip[1]), t2, t3)
}
@c(reckon_handler118_2) func handler118_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t3 + t2 * constant(ip[1]), t3)
}
@c(reckon_handler118_4) func handler118_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 + t0 * constant(ip[1])
}
// scaledStack 0 2 0
@c(reckon_handler119_0) func handler119_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t1 + t0 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler119_1) func handler119_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t2 + t1 * f[ip[1]], t2, t3)
}
@c(reckon_handler119_2) func handler119_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t3 + t2 * f[ip[1]], t3)
}
@c(reckon_handler119_4) func handler119_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 + t0 * f[ip[1]]
}
// scaledStack 1 0 0
@c(reckon_handler120_0) func handler120_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t1 - t0 * v[ip[1]], t1, t2, t3)
}
@c(reckon_handler120_1) func handler120_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t2 - t1 * v[ip[1]], t2, t3)
}
@c(reckon_handler120_2) func handler120_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t3 - t2 * v[ip[1]], t3)
}
@c(reckon_handler120_4) func handler120_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 - t0 * v[ip[1]]
}
// scaledStack 1 2 0
@c(reckon_handler122_0) func handler122_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t1 - t0 * f[ip[1]], t1, t2, t3)
}
@c(reckon_handler122_1) func handler122_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t2 - t1 * f[ip[1]], t2, t3)
}
@c(reckon_handler122_2) func handler122_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t3 - t2 * f[ip[1]], t3)
}
@c(reckon_handler122_4) func handler122_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t1 - t0 * f[ip[1]]
}
// scaledStack 2 0 0
@c(reckon_handler123_0) func handler123_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 * v[ip[1]] - t1, t1, t2, t3)
}
@c(reckon_handler123_1) func handler123_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 * v[ip[1]] - t2, t2, t3)
}
@c(reckon_handler123_2) func handler123_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 * v[ip[1]] - t3, t3)
}
@c(reckon_handler123_4) func handler123_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * v[ip[1]] - t1
}
// scaledStack 2 1 0
@c(reckon_handler124_0) func handler124_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 * constant(ip[1]) - t1, t1, t2, t3)
}
@c(reckon_handler124_1) func handler124_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 * constant(ip[1]) - t2, t2, t3)
}
@c(reckon_handler124_2) func handler124_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 * constant(ip[1]) - t3, t3)
}
@c(reckon_handler124_4) func handler124_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * constant(ip[1]) - t1
}
// scaledStack 2 2 0
@c(reckon_handler125_0) func handler125_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 * f[ip[1]] - t1, t1, t2, t3)
}
@c(reckon_handler125_1) func handler125_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 * f[ip[1]] - t2, t2, t3)
}
@c(reckon_handler125_2) func handler125_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 * f[ip[1]] - t3, t3)
}
@c(reckon_handler125_4) func handler125_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * f[ip[1]] - t1
}
#endif
