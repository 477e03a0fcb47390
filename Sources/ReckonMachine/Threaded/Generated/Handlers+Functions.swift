// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// unary 0 0 0
@c(reckon_handler282_0) func handler282_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 * t0, t1, t2, t3)
}
@c(reckon_handler282_1) func handler282_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 * t1, t2, t3)
}
@c(reckon_handler282_2) func handler282_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 * t2, t3)
}
@c(reckon_handler282_3) func handler282_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2, t3 * t3)
}
@c(reckon_handler282_4) func handler282_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * t0
}
// unary 1 0 0
@c(reckon_handler283_0) func handler283_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, -t0, t1, t2, t3)
}
@c(reckon_handler283_1) func handler283_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, -t1, t2, t3)
}
@c(reckon_handler283_2) func handler283_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, -t2, t3)
}
@c(reckon_handler283_3) func handler283_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2, -t3)
}
@c(reckon_handler283_4) func handler283_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return -t0
}
// unary 2 0 0
@c(reckon_handler284_0) func handler284_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0.magnitude, t1, t2, t3)
}
@c(reckon_handler284_1) func handler284_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1.magnitude, t2, t3)
}
@c(reckon_handler284_2) func handler284_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2.magnitude, t3)
}
@c(reckon_handler284_3) func handler284_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2, t3.magnitude)
}
@c(reckon_handler284_4) func handler284_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0.magnitude
}
// unary 3 0 0
@c(reckon_handler285_0) func handler285_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0.squareRoot(), t1, t2, t3)
}
@c(reckon_handler285_1) func handler285_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1.squareRoot(), t2, t3)
}
@c(reckon_handler285_2) func handler285_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2.squareRoot(), t3)
}
@c(reckon_handler285_3) func handler285_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2, t3.squareRoot())
}
@c(reckon_handler285_4) func handler285_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0.squareRoot()
}
// unary 4 0 0
@c(reckon_handler286_0) func handler286_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, isTrue(t0) ? 0 : 1, t1, t2, t3)
}
@c(reckon_handler286_1) func handler286_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, isTrue(t1) ? 0 : 1, t2, t3)
}
@c(reckon_handler286_2) func handler286_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, isTrue(t2) ? 0 : 1, t3)
}
@c(reckon_handler286_3) func handler286_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2, isTrue(t3) ? 0 : 1)
}
@c(reckon_handler286_4) func handler286_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return isTrue(t0) ? 0 : 1
}
// unary 5 0 0
@c(reckon_handler287_0) func handler287_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, isTrue(t0) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler287_1) func handler287_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, isTrue(t1) ? 1 : 0, t2, t3)
}
@c(reckon_handler287_2) func handler287_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, isTrue(t2) ? 1 : 0, t3)
}
@c(reckon_handler287_3) func handler287_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2, isTrue(t3) ? 1 : 0)
}
@c(reckon_handler287_4) func handler287_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return isTrue(t0) ? 1 : 0
}
// applyStack 0 0 0
@c(reckon_handler288_0) func handler288_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, unary(ip[1])(t0), 0, 0, 0)
}
@c(reckon_handler288_1) func handler288_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, unary(ip[1])(t1), 0, 0)
}
@c(reckon_handler288_2) func handler288_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, unary(ip[1])(t2), 0)
}
@c(reckon_handler288_3) func handler288_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, unary(ip[1])(t3))
}
@c(reckon_handler288_4) func handler288_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return unary(ip[1])(t0)
}
// applySource 0 0 0
@c(reckon_handler289_0) func handler289_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, unary(ip[1])(v[ip[2]]), 0, 0, 0)
}
@c(reckon_handler289_1) func handler289_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, unary(ip[1])(v[ip[2]]), 0, 0)
}
@c(reckon_handler289_2) func handler289_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, unary(ip[1])(v[ip[2]]), 0)
}
@c(reckon_handler289_3) func handler289_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, unary(ip[1])(v[ip[2]]))
}
@c(reckon_handler289_4) func handler289_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return unary(ip[1])(v[ip[2]])
}
// applySource 1 0 0
@c(reckon_handler290_0) func handler290_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, unary(ip[1])(constant(ip[2])), 0, 0, 0)
}
@c(reckon_handler290_1) func handler290_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, unary(ip[1])(constant(ip[2])), 0, 0)
}
@c(reckon_handler290_2) func handler290_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, unary(ip[1])(constant(ip[2])), 0)
}
@c(reckon_handler290_3) func handler290_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, unary(ip[1])(constant(ip[2])))
}
@c(reckon_handler290_4) func handler290_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return unary(ip[1])(constant(ip[2]))
}
// applySource 2 0 0
@c(reckon_handler291_0) func handler291_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, unary(ip[1])(f[ip[2]]), 0, 0, 0)
}
@c(reckon_handler291_1) func handler291_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, unary(ip[1])(f[ip[2]]), 0, 0)
}
@c(reckon_handler291_2) func handler291_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, unary(ip[1])(f[ip[2]]), 0)
}
@c(reckon_handler291_3) func handler291_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, unary(ip[1])(f[ip[2]]))
}
@c(reckon_handler291_4) func handler291_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return unary(ip[1])(f[ip[2]])
}
// applyStackStack 0 0 0
@c(reckon_handler292_0) func handler292_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, binary(ip[1])(t0, t1), 0, 0, 0)
}
@c(reckon_handler292_1) func handler292_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, binary(ip[1])(t1, t2), 0, 0)
}
@c(reckon_handler292_2) func handler292_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, binary(ip[1])(t2, t3), 0)
}
@c(reckon_handler292_4) func handler292_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return binary(ip[1])(t0, t1)
}
// applyStackSource 0 0 0
@c(reckon_handler293_0) func handler293_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, binary(ip[1])(t0, v[ip[2]]), 0, 0, 0)
}
@c(reckon_handler293_1) func handler293_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, binary(ip[1])(t1, v[ip[2]]), 0, 0)
}
@c(reckon_handler293_2) func handler293_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, binary(ip[1])(t2, v[ip[2]]), 0)
}
@c(reckon_handler293_3) func handler293_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(t3, v[ip[2]]))
}
@c(reckon_handler293_4) func handler293_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return binary(ip[1])(t0, v[ip[2]])
}
// applyStackSource 1 0 0
@c(reckon_handler294_0) func handler294_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, binary(ip[1])(t0, constant(ip[2])), 0, 0, 0)
}
@c(reckon_handler294_1) func handler294_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, binary(ip[1])(t1, constant(ip[2])), 0, 0)
}
@c(reckon_handler294_2) func handler294_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, binary(ip[1])(t2, constant(ip[2])), 0)
}
@c(reckon_handler294_3) func handler294_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(t3, constant(ip[2])))
}
@c(reckon_handler294_4) func handler294_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return binary(ip[1])(t0, constant(ip[2]))
}
// applyStackSource 2 0 0
@c(reckon_handler295_0) func handler295_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, binary(ip[1])(t0, f[ip[2]]), 0, 0, 0)
}
@c(reckon_handler295_1) func handler295_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, binary(ip[1])(t1, f[ip[2]]), 0, 0)
}
@c(reckon_handler295_2) func handler295_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, binary(ip[1])(t2, f[ip[2]]), 0)
}
@c(reckon_handler295_3) func handler295_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(t3, f[ip[2]]))
}
@c(reckon_handler295_4) func handler295_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return binary(ip[1])(t0, f[ip[2]])
}
// applySourceStack 0 0 0
@c(reckon_handler296_0) func handler296_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, binary(ip[1])(v[ip[2]], t0), 0, 0, 0)
}
@c(reckon_handler296_1) func handler296_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, binary(ip[1])(v[ip[2]], t1), 0, 0)
}
@c(reckon_handler296_2) func handler296_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, binary(ip[1])(v[ip[2]], t2), 0)
}
@c(reckon_handler296_3) func handler296_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(v[ip[2]], t3))
}
@c(reckon_handler296_4) func handler296_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return binary(ip[1])(v[ip[2]], t0)
}
// applySourceStack 1 0 0
@c(reckon_handler297_0) func handler297_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, binary(ip[1])(constant(ip[2]), t0), 0, 0, 0)
}
@c(reckon_handler297_1) func handler297_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, binary(ip[1])(constant(ip[2]), t1), 0, 0)
}
@c(reckon_handler297_2) func handler297_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, binary(ip[1])(constant(ip[2]), t2), 0)
}
@c(reckon_handler297_3) func handler297_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(constant(ip[2]), t3))
}
@c(reckon_handler297_4) func handler297_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return binary(ip[1])(constant(ip[2]), t0)
}
// applySourceStack 2 0 0
@c(reckon_handler298_0) func handler298_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, binary(ip[1])(f[ip[2]], t0), 0, 0, 0)
}
@c(reckon_handler298_1) func handler298_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, binary(ip[1])(f[ip[2]], t1), 0, 0)
}
@c(reckon_handler298_2) func handler298_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, binary(ip[1])(f[ip[2]], t2), 0)
}
@c(reckon_handler298_3) func handler298_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, binary(ip[1])(f[ip[2]], t3))
}
@c(reckon_handler298_4) func handler298_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return binary(ip[1])(f[ip[2]], t0)
}
// applyStackStackStack 0 0 0
@c(reckon_handler299_0) func handler299_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, ternary(ip[1])(t0, t1, t2), 0, 0, 0)
}
@c(reckon_handler299_1) func handler299_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, ternary(ip[1])(t1, t2, t3), 0, 0)
}
@c(reckon_handler299_4) func handler299_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return ternary(ip[1])(t0, t1, t2)
}
// applyStackConstants 0 0 0
@c(reckon_handler300_0) func handler300_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, ternary(ip[1])(t0, constant(ip[2]), constant(ip[3])), 0, 0, 0)
}
@c(reckon_handler300_1) func handler300_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, ternary(ip[1])(t1, constant(ip[2]), constant(ip[3])), 0, 0)
}
@c(reckon_handler300_2) func handler300_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, ternary(ip[1])(t2, constant(ip[2]), constant(ip[3])), 0)
}
@c(reckon_handler300_3) func handler300_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, t2, ternary(ip[1])(t3, constant(ip[2]), constant(ip[3])))
}
@c(reckon_handler300_4) func handler300_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return ternary(ip[1])(t0, constant(ip[2]), constant(ip[3]))
}
// choose 0 0 0
@c(reckon_handler301_0) func handler301_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, choose(t0, t1, t2), t1, t2, t3)
}
@c(reckon_handler301_1) func handler301_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, choose(t1, t2, t3), t2, t3)
}
@c(reckon_handler301_4) func handler301_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, t1, t2)
}
// choose 0 1 0
@c(reckon_handler302_0) func handler302_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, choose(t0, t1, v[ip[1]]), t1, t2, t3)
}
@c(reckon_handler302_1) func handler302_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, choose(t1, t2, v[ip[1]]), t2, t3)
}
@c(reckon_handler302_2) func handler302_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, choose(t2, t3, v[ip[1]]), t3)
}
@c(reckon_handler302_4) func handler302_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, t1, v[ip[1]])
}
// choose 0 2 0
@c(reckon_handler303_0) func handler303_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, choose(t0, t1, constant(ip[1])), t1, t2, t3)
}
@c(reckon_handler303_1) func handler303_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, choose(t1, t2, constant(ip[1])), t2, t3)
}
@c(reckon_handler303_2) func handler303_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, choose(t2, t3, constant(ip[1])), t3)
}
@c(reckon_handler303_4) func handler303_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, t1, constant(ip[1]))
}
// choose 0 3 0
@c(reckon_handler304_0) func handler304_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, choose(t0, t1, f[ip[1]]), t1, t2, t3)
}
@c(reckon_handler304_1) func handler304_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, choose(t1, t2, f[ip[1]]), t2, t3)
}
@c(reckon_handler304_2) func handler304_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, choose(t2, t3, f[ip[1]]), t3)
}
@c(reckon_handler304_4) func handler304_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, t1, f[ip[1]])
}
// choose 1 0 0
@c(reckon_handler305_0) func handler305_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, choose(t0, v[ip[1]], t1), t1, t2, t3)
}
@c(reckon_handler305_1) func handler305_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, choose(t1, v[ip[1]], t2), t2, t3)
}
@c(reckon_handler305_2) func handler305_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, choose(t2, v[ip[1]], t3), t3)
}
@c(reckon_handler305_4) func handler305_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, v[ip[1]], t1)
}
// choose 1 1 0
@c(reckon_handler306_0) func handler306_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, choose(t0, v[ip[1]], v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler306_1) func handler306_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, choose(t1, v[ip[1]], v[ip[2]]), t2, t3)
}
@c(reckon_handler306_2) func handler306_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, choose(t2, v[ip[1]], v[ip[2]]), t3)
}
@c(reckon_handler306_3) func handler306_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, choose(t3, v[ip[1]], v[ip[2]]))
}
@c(reckon_handler306_4) func handler306_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, v[ip[1]], v[ip[2]])
}
// choose 1 2 0
@c(reckon_handler307_0) func handler307_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, choose(t0, v[ip[1]], constant(ip[2])), t1, t2, t3)
}
@c(reckon_handler307_1) func handler307_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, choose(t1, v[ip[1]], constant(ip[2])), t2, t3)
}
@c(reckon_handler307_2) func handler307_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, choose(t2, v[ip[1]], constant(ip[2])), t3)
}
@c(reckon_handler307_3) func handler307_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, choose(t3, v[ip[1]], constant(ip[2])))
}
@c(reckon_handler307_4) func handler307_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, v[ip[1]], constant(ip[2]))
}
// choose 1 3 0
@c(reckon_handler308_0) func handler308_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, choose(t0, v[ip[1]], f[ip[2]]), t1, t2, t3)
}
@c(reckon_handler308_1) func handler308_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, choose(t1, v[ip[1]], f[ip[2]]), t2, t3)
}
@c(reckon_handler308_2) func handler308_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, choose(t2, v[ip[1]], f[ip[2]]), t3)
}
@c(reckon_handler308_3) func handler308_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, choose(t3, v[ip[1]], f[ip[2]]))
}
@c(reckon_handler308_4) func handler308_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, v[ip[1]], f[ip[2]])
}
// choose 2 0 0
@c(reckon_handler309_0) func handler309_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, choose(t0, constant(ip[1]), t1), t1, t2, t3)
}
@c(reckon_handler309_1) func handler309_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, choose(t1, constant(ip[1]), t2), t2, t3)
}
@c(reckon_handler309_2) func handler309_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, choose(t2, constant(ip[1]), t3), t3)
}
@c(reckon_handler309_4) func handler309_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, constant(ip[1]), t1)
}
// choose 2 1 0
@c(reckon_handler310_0) func handler310_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, choose(t0, constant(ip[1]), v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler310_1) func handler310_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, choose(t1, constant(ip[1]), v[ip[2]]), t2, t3)
}
@c(reckon_handler310_2) func handler310_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, choose(t2, constant(ip[1]), v[ip[2]]), t3)
}
@c(reckon_handler310_3) func handler310_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, choose(t3, constant(ip[1]), v[ip[2]]))
}
@c(reckon_handler310_4) func handler310_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, constant(ip[1]), v[ip[2]])
}
// choose 2 2 0
@c(reckon_handler311_0) func handler311_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, choose(t0, constant(ip[1]), constant(ip[2])), t1, t2, t3)
}
@c(reckon_handler311_1) func handler311_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, choose(t1, constant(ip[1]), constant(ip[2])), t2, t3)
}
@c(reckon_handler311_2) func handler311_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, choose(t2, constant(ip[1]), constant(ip[2])), t3)
}
@c(reckon_handler311_3) func handler311_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, choose(t3, constant(ip[1]), constant(ip[2])))
}
@c(reckon_handler311_4) func handler311_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, constant(ip[1]), constant(ip[2]))
}
// choose 2 3 0
@c(reckon_handler312_0) func handler312_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, choose(t0, constant(ip[1]), f[ip[2]]), t1, t2, t3)
}
@c(reckon_handler312_1) func handler312_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, choose(t1, constant(ip[1]), f[ip[2]]), t2, t3)
}
@c(reckon_handler312_2) func handler312_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, choose(t2, constant(ip[1]), f[ip[2]]), t3)
}
@c(reckon_handler312_3) func handler312_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, choose(t3, constant(ip[1]), f[ip[2]]))
}
@c(reckon_handler312_4) func handler312_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, constant(ip[1]), f[ip[2]])
}
// choose 3 0 0
@c(reckon_handler313_0) func handler313_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, choose(t0, f[ip[1]], t1), t1, t2, t3)
}
@c(reckon_handler313_1) func handler313_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, choose(t1, f[ip[1]], t2), t2, t3)
}
@c(reckon_handler313_2) func handler313_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, choose(t2, f[ip[1]], t3), t3)
}
@c(reckon_handler313_4) func handler313_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, f[ip[1]], t1)
}
// choose 3 1 0
@c(reckon_handler314_0) func handler314_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, choose(t0, f[ip[1]], v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler314_1) func handler314_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, choose(t1, f[ip[1]], v[ip[2]]), t2, t3)
}
@c(reckon_handler314_2) func handler314_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, choose(t2, f[ip[1]], v[ip[2]]), t3)
}
@c(reckon_handler314_3) func handler314_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, choose(t3, f[ip[1]], v[ip[2]]))
}
@c(reckon_handler314_4) func handler314_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, f[ip[1]], v[ip[2]])
}
// choose 3 2 0
@c(reckon_handler315_0) func handler315_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, choose(t0, f[ip[1]], constant(ip[2])), t1, t2, t3)
}
@c(reckon_handler315_1) func handler315_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, choose(t1, f[ip[1]], constant(ip[2])), t2, t3)
}
@c(reckon_handler315_2) func handler315_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, choose(t2, f[ip[1]], constant(ip[2])), t3)
}
@c(reckon_handler315_3) func handler315_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, choose(t3, f[ip[1]], constant(ip[2])))
}
@c(reckon_handler315_4) func handler315_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, f[ip[1]], constant(ip[2]))
}
// choose 3 3 0
@c(reckon_handler316_0) func handler316_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, choose(t0, f[ip[1]], f[ip[2]]), t1, t2, t3)
}
@c(reckon_handler316_1) func handler316_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, choose(t1, f[ip[1]], f[ip[2]]), t2, t3)
}
@c(reckon_handler316_2) func handler316_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, choose(t2, f[ip[1]], f[ip[2]]), t3)
}
@c(reckon_handler316_3) func handler316_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, choose(t3, f[ip[1]], f[ip[2]]))
}
@c(reckon_handler316_4) func handler316_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return choose(t0, f[ip[1]], f[ip[2]])
}
// compareStackStack 0 0 0
@c(reckon_handler317_0) func handler317_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 < t1 ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler317_1) func handler317_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 < t2 ? 1 : 0, t2, t3)
}
@c(reckon_handler317_2) func handler317_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 < t3 ? 1 : 0, t3)
}
// compareStackStack 1 0 0
@c(reckon_handler318_0) func handler318_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 <= t1 ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler318_1) func handler318_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 <= t2 ? 1 : 0, t2, t3)
}
@c(reckon_handler318_2) func handler318_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 <= t3 ? 1 : 0, t3)
}
// compareStackStack 2 0 0
@c(reckon_handler319_0) func handler319_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 > t1 ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler319_1) func handler319_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 > t2 ? 1 : 0, t2, t3)
}
@c(reckon_handler319_2) func handler319_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 > t3 ? 1 : 0, t3)
}
// compareStackStack 3 0 0
@c(reckon_handler320_0) func handler320_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 >= t1 ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler320_1) func handler320_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 >= t2 ? 1 : 0, t2, t3)
}
@c(reckon_handler320_2) func handler320_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 >= t3 ? 1 : 0, t3)
}
// compareStackStack 4 0 0
@c(reckon_handler321_0) func handler321_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 == t1 ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler321_1) func handler321_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 == t2 ? 1 : 0, t2, t3)
}
@c(reckon_handler321_2) func handler321_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 == t3 ? 1 : 0, t3)
}
// compareStackStack 5 0 0
@c(reckon_handler322_0) func handler322_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0 != t1 ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler322_1) func handler322_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1 != t2 ? 1 : 0, t2, t3)
}
@c(reckon_handler322_2) func handler322_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 1, v, f, t0, t1, t2 != t3 ? 1 : 0, t3)
}
// compareStackSource 0 0 0
@c(reckon_handler323_0) func handler323_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 < v[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler323_1) func handler323_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 < v[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler323_2) func handler323_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 < v[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler323_3) func handler323_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 < v[ip[1]] ? 1 : 0)
}
// compareStackSource 0 1 0
@c(reckon_handler324_0) func handler324_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 < constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler324_1) func handler324_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 < constant(ip[1]) ? 1 : 0, t2, t3)
}
@c(reckon_handler324_2) func handler324_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 < constant(ip[1]) ? 1 : 0, t3)
}
@c(reckon_handler324_3) func handler324_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 < constant(ip[1]) ? 1 : 0)
}
// compareStackSource 0 2 0
@c(reckon_handler325_0) func handler325_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 < f[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler325_1) func handler325_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 < f[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler325_2) func handler325_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 < f[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler325_3) func handler325_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 < f[ip[1]] ? 1 : 0)
}
// compareStackSource 1 0 0
@c(reckon_handler326_0) func handler326_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 <= v[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler326_1) func handler326_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 <= v[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler326_2) func handler326_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 <= v[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler326_3) func handler326_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 <= v[ip[1]] ? 1 : 0)
}
// compareStackSource 1 1 0
@c(reckon_handler327_0) func handler327_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 <= constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler327_1) func handler327_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 <= constant(ip[1]) ? 1 : 0, t2, t3)
}
@c(reckon_handler327_2) func handler327_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 <= constant(ip[1]) ? 1 : 0, t3)
}
@c(reckon_handler327_3) func handler327_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 <= constant(ip[1]) ? 1 : 0)
}
// compareStackSource 1 2 0
@c(reckon_handler328_0) func handler328_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 <= f[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler328_1) func handler328_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 <= f[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler328_2) func handler328_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 <= f[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler328_3) func handler328_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 <= f[ip[1]] ? 1 : 0)
}
// compareStackSource 2 0 0
@c(reckon_handler329_0) func handler329_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 > v[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler329_1) func handler329_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 > v[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler329_2) func handler329_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 > v[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler329_3) func handler329_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 > v[ip[1]] ? 1 : 0)
}
// compareStackSource 2 1 0
@c(reckon_handler330_0) func handler330_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 > constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler330_1) func handler330_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 > constant(ip[1]) ? 1 : 0, t2, t3)
}
@c(reckon_handler330_2) func handler330_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 > constant(ip[1]) ? 1 : 0, t3)
}
@c(reckon_handler330_3) func handler330_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 > constant(ip[1]) ? 1 : 0)
}
// compareStackSource 2 2 0
@c(reckon_handler331_0) func handler331_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 > f[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler331_1) func handler331_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 > f[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler331_2) func handler331_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 > f[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler331_3) func handler331_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 > f[ip[1]] ? 1 : 0)
}
// compareStackSource 3 0 0
@c(reckon_handler332_0) func handler332_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 >= v[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler332_1) func handler332_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 >= v[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler332_2) func handler332_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 >= v[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler332_3) func handler332_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 >= v[ip[1]] ? 1 : 0)
}
// compareStackSource 3 1 0
@c(reckon_handler333_0) func handler333_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 >= constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler333_1) func handler333_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 >= constant(ip[1]) ? 1 : 0, t2, t3)
}
@c(reckon_handler333_2) func handler333_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 >= constant(ip[1]) ? 1 : 0, t3)
}
@c(reckon_handler333_3) func handler333_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 >= constant(ip[1]) ? 1 : 0)
}
// compareStackSource 3 2 0
@c(reckon_handler334_0) func handler334_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 >= f[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler334_1) func handler334_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 >= f[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler334_2) func handler334_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 >= f[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler334_3) func handler334_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 >= f[ip[1]] ? 1 : 0)
}
// compareStackSource 4 0 0
@c(reckon_handler335_0) func handler335_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 == v[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler335_1) func handler335_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 == v[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler335_2) func handler335_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 == v[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler335_3) func handler335_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 == v[ip[1]] ? 1 : 0)
}
// compareStackSource 4 1 0
@c(reckon_handler336_0) func handler336_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 == constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler336_1) func handler336_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 == constant(ip[1]) ? 1 : 0, t2, t3)
}
@c(reckon_handler336_2) func handler336_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 == constant(ip[1]) ? 1 : 0, t3)
}
@c(reckon_handler336_3) func handler336_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 == constant(ip[1]) ? 1 : 0)
}
// compareStackSource 4 2 0
@c(reckon_handler337_0) func handler337_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 == f[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler337_1) func handler337_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 == f[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler337_2) func handler337_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 == f[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler337_3) func handler337_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 == f[ip[1]] ? 1 : 0)
}
// compareStackSource 5 0 0
@c(reckon_handler338_0) func handler338_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 != v[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler338_1) func handler338_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 != v[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler338_2) func handler338_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 != v[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler338_3) func handler338_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 != v[ip[1]] ? 1 : 0)
}
// compareStackSource 5 1 0
@c(reckon_handler339_0) func handler339_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 != constant(ip[1]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler339_1) func handler339_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 != constant(ip[1]) ? 1 : 0, t2, t3)
}
@c(reckon_handler339_2) func handler339_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 != constant(ip[1]) ? 1 : 0, t3)
}
@c(reckon_handler339_3) func handler339_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 != constant(ip[1]) ? 1 : 0)
}
// compareStackSource 5 2 0
@c(reckon_handler340_0) func handler340_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0 != f[ip[1]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler340_1) func handler340_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1 != f[ip[1]] ? 1 : 0, t2, t3)
}
@c(reckon_handler340_2) func handler340_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2 != f[ip[1]] ? 1 : 0, t3)
}
@c(reckon_handler340_3) func handler340_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 2, v, f, t0, t1, t2, t3 != f[ip[1]] ? 1 : 0)
}
// compareVariable 0 0 0
@c(reckon_handler341_0) func handler341_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] < v[ip[2]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler341_1) func handler341_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] < v[ip[2]] ? 1 : 0, t2, t3)
}
@c(reckon_handler341_2) func handler341_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] < v[ip[2]] ? 1 : 0, t3)
}
@c(reckon_handler341_3) func handler341_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] < v[ip[2]] ? 1 : 0)
}
// compareVariable 0 1 0
@c(reckon_handler342_0) func handler342_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] < constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler342_1) func handler342_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] < constant(ip[2]) ? 1 : 0, t2, t3)
}
@c(reckon_handler342_2) func handler342_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] < constant(ip[2]) ? 1 : 0, t3)
}
@c(reckon_handler342_3) func handler342_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] < constant(ip[2]) ? 1 : 0)
}
// compareVariable 1 0 0
@c(reckon_handler343_0) func handler343_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] <= v[ip[2]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler343_1) func handler343_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] <= v[ip[2]] ? 1 : 0, t2, t3)
}
@c(reckon_handler343_2) func handler343_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] <= v[ip[2]] ? 1 : 0, t3)
}
@c(reckon_handler343_3) func handler343_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] <= v[ip[2]] ? 1 : 0)
}
// compareVariable 1 1 0
@c(reckon_handler344_0) func handler344_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] <= constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler344_1) func handler344_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] <= constant(ip[2]) ? 1 : 0, t2, t3)
}
@c(reckon_handler344_2) func handler344_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] <= constant(ip[2]) ? 1 : 0, t3)
}
@c(reckon_handler344_3) func handler344_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] <= constant(ip[2]) ? 1 : 0)
}
// compareVariable 2 0 0
@c(reckon_handler345_0) func handler345_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] > v[ip[2]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler345_1) func handler345_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] > v[ip[2]] ? 1 : 0, t2, t3)
}
@c(reckon_handler345_2) func handler345_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] > v[ip[2]] ? 1 : 0, t3)
}
@c(reckon_handler345_3) func handler345_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] > v[ip[2]] ? 1 : 0)
}
// compareVariable 2 1 0
@c(reckon_handler346_0) func handler346_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] > constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler346_1) func handler346_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] > constant(ip[2]) ? 1 : 0, t2, t3)
}
@c(reckon_handler346_2) func handler346_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] > constant(ip[2]) ? 1 : 0, t3)
}
@c(reckon_handler346_3) func handler346_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] > constant(ip[2]) ? 1 : 0)
}
// compareVariable 3 0 0
@c(reckon_handler347_0) func handler347_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] >= v[ip[2]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler347_1) func handler347_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] >= v[ip[2]] ? 1 : 0, t2, t3)
}
@c(reckon_handler347_2) func handler347_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] >= v[ip[2]] ? 1 : 0, t3)
}
@c(reckon_handler347_3) func handler347_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] >= v[ip[2]] ? 1 : 0)
}
// compareVariable 3 1 0
@c(reckon_handler348_0) func handler348_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] >= constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler348_1) func handler348_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] >= constant(ip[2]) ? 1 : 0, t2, t3)
}
@c(reckon_handler348_2) func handler348_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] >= constant(ip[2]) ? 1 : 0, t3)
}
@c(reckon_handler348_3) func handler348_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] >= constant(ip[2]) ? 1 : 0)
}
// compareVariable 4 0 0
@c(reckon_handler349_0) func handler349_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] == v[ip[2]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler349_1) func handler349_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] == v[ip[2]] ? 1 : 0, t2, t3)
}
@c(reckon_handler349_2) func handler349_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] == v[ip[2]] ? 1 : 0, t3)
}
@c(reckon_handler349_3) func handler349_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] == v[ip[2]] ? 1 : 0)
}
// compareVariable 4 1 0
@c(reckon_handler350_0) func handler350_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] == constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler350_1) func handler350_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] == constant(ip[2]) ? 1 : 0, t2, t3)
}
@c(reckon_handler350_2) func handler350_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] == constant(ip[2]) ? 1 : 0, t3)
}
@c(reckon_handler350_3) func handler350_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] == constant(ip[2]) ? 1 : 0)
}
// compareVariable 5 0 0
@c(reckon_handler351_0) func handler351_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] != v[ip[2]] ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler351_1) func handler351_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] != v[ip[2]] ? 1 : 0, t2, t3)
}
@c(reckon_handler351_2) func handler351_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] != v[ip[2]] ? 1 : 0, t3)
}
@c(reckon_handler351_3) func handler351_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] != v[ip[2]] ? 1 : 0)
}
// compareVariable 5 1 0
@c(reckon_handler352_0) func handler352_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, v[ip[1]] != constant(ip[2]) ? 1 : 0, t1, t2, t3)
}
@c(reckon_handler352_1) func handler352_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, v[ip[1]] != constant(ip[2]) ? 1 : 0, t2, t3)
}
@c(reckon_handler352_2) func handler352_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, v[ip[1]] != constant(ip[2]) ? 1 : 0, t3)
}
@c(reckon_handler352_3) func handler352_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2, v[ip[1]] != constant(ip[2]) ? 1 : 0)
}
// sineCosineStack 0 0 0
@c(reckon_handler353_0) func handler353_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t0; guard Elementary.isQuickAngle(x) else { return handler288_0(ip, v, f, t0, t1, t2, t3) }; return next(ip + 2, v, f, Elementary.quickSine(x), 0, 0, 0)
}
@c(reckon_handler353_1) func handler353_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t1; guard Elementary.isQuickAngle(x) else { return handler288_1(ip, v, f, t0, t1, t2, t3) }; return next(ip + 2, v, f, t0, Elementary.quickSine(x), 0, 0)
}
@c(reckon_handler353_2) func handler353_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t2; guard Elementary.isQuickAngle(x) else { return handler288_2(ip, v, f, t0, t1, t2, t3) }; return next(ip + 2, v, f, t0, t1, Elementary.quickSine(x), 0)
}
@c(reckon_handler353_3) func handler353_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t3; guard Elementary.isQuickAngle(x) else { return handler288_3(ip, v, f, t0, t1, t2, t3) }; return next(ip + 2, v, f, t0, t1, t2, Elementary.quickSine(x))
}
@c(reckon_handler353_4) func handler353_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t0; guard Elementary.isQuickAngle(x) else { return handler288_4(ip, v, f, t0, t1, t2, t3) }; return Elementary.quickSine(x)
}
// sineCosineStack 1 0 0
@c(reckon_handler354_0) func handler354_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t0; guard Elementary.isQuickAngle(x) else { return handler288_0(ip, v, f, t0, t1, t2, t3) }; return next(ip + 2, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
@c(reckon_handler354_1) func handler354_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t1; guard Elementary.isQuickAngle(x) else { return handler288_1(ip, v, f, t0, t1, t2, t3) }; return next(ip + 2, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
@c(reckon_handler354_2) func handler354_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t2; guard Elementary.isQuickAngle(x) else { return handler288_2(ip, v, f, t0, t1, t2, t3) }; return next(ip + 2, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
@c(reckon_handler354_3) func handler354_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t3; guard Elementary.isQuickAngle(x) else { return handler288_3(ip, v, f, t0, t1, t2, t3) }; return next(ip + 2, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
@c(reckon_handler354_4) func handler354_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = t0; guard Elementary.isQuickAngle(x) else { return handler288_4(ip, v, f, t0, t1, t2, t3) }; return Elementary.quickCosine(x)
}
// sineCosineVariable 0 0 0
@c(reckon_handler355_0) func handler355_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_0(ip, v, f, t0, t1, t2, t3) }; return next(ip + 3, v, f, Elementary.quickSine(x), 0, 0, 0)
}
@c(reckon_handler355_1) func handler355_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_1(ip, v, f, t0, t1, t2, t3) }; return next(ip + 3, v, f, t0, Elementary.quickSine(x), 0, 0)
}
@c(reckon_handler355_2) func handler355_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_2(ip, v, f, t0, t1, t2, t3) }; return next(ip + 3, v, f, t0, t1, Elementary.quickSine(x), 0)
}
@c(reckon_handler355_3) func handler355_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_3(ip, v, f, t0, t1, t2, t3) }; return next(ip + 3, v, f, t0, t1, t2, Elementary.quickSine(x))
}
@c(reckon_handler355_4) func handler355_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_4(ip, v, f, t0, t1, t2, t3) }; return Elementary.quickSine(x)
}
// sineCosineVariable 1 0 0
@c(reckon_handler356_0) func handler356_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_0(ip, v, f, t0, t1, t2, t3) }; return next(ip + 3, v, f, Elementary.quickCosine(x), 0, 0, 0)
}
@c(reckon_handler356_1) func handler356_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_1(ip, v, f, t0, t1, t2, t3) }; return next(ip + 3, v, f, t0, Elementary.quickCosine(x), 0, 0)
}
@c(reckon_handler356_2) func handler356_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_2(ip, v, f, t0, t1, t2, t3) }; return next(ip + 3, v, f, t0, t1, Elementary.quickCosine(x), 0)
}
@c(reckon_handler356_3) func handler356_3(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_3(ip, v, f, t0, t1, t2, t3) }; return next(ip + 3, v, f, t0, t1, t2, Elementary.quickCosine(x))
}
@c(reckon_handler356_4) func handler356_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[2]]; guard Elementary.isQuickAngle(x) else { return handler289_4(ip, v, f, t0, t1, t2, t3) }; return Elementary.quickCosine(x)
}
// sineCosineInner 0 6 0
@c(reckon_handler363_0) func handler363_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3])); return next(ip + 4, v, f, Elementary.isQuickAngle(x) ? Elementary.quickSine(x) : unary(ip[1])(x), 0, 0, 0)
}
@c(reckon_handler363_1) func handler363_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3])); return next(ip + 4, v, f, t0, Elementary.isQuickAngle(x) ? Elementary.quickSine(x) : unary(ip[1])(x), 0, 0)
}
@c(reckon_handler363_4) func handler363_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3])); return Elementary.isQuickAngle(x) ? Elementary.quickSine(x) : unary(ip[1])(x)
}
// sineCosineInner 0 7 0
@c(reckon_handler364_0) func handler364_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]]); return next(ip + 4, v, f, Elementary.isQuickAngle(x) ? Elementary.quickSine(x) : unary(ip[1])(x), 0, 0, 0)
}
@c(reckon_handler364_1) func handler364_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]]); return next(ip + 4, v, f, t0, Elementary.isQuickAngle(x) ? Elementary.quickSine(x) : unary(ip[1])(x), 0, 0)
}
@c(reckon_handler364_4) func handler364_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]]); return Elementary.isQuickAngle(x) ? Elementary.quickSine(x) : unary(ip[1])(x)
}
// sineCosineInner 1 6 0
@c(reckon_handler371_0) func handler371_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3])); return next(ip + 4, v, f, Elementary.isQuickAngle(x) ? Elementary.quickCosine(x) : unary(ip[1])(x), 0, 0, 0)
}
@c(reckon_handler371_1) func handler371_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3])); return next(ip + 4, v, f, t0, Elementary.isQuickAngle(x) ? Elementary.quickCosine(x) : unary(ip[1])(x), 0, 0)
}
@c(reckon_handler371_4) func handler371_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (v[ip[2]] * constant(ip[3])); return Elementary.isQuickAngle(x) ? Elementary.quickCosine(x) : unary(ip[1])(x)
}
// sineCosineInner 1 7 0
@c(reckon_handler372_0) func handler372_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]]); return next(ip + 4, v, f, Elementary.isQuickAngle(x) ? Elementary.quickCosine(x) : unary(ip[1])(x), 0, 0, 0)
}
@c(reckon_handler372_1) func handler372_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]]); return next(ip + 4, v, f, t0, Elementary.isQuickAngle(x) ? Elementary.quickCosine(x) : unary(ip[1])(x), 0, 0)
}
@c(reckon_handler372_4) func handler372_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = (constant(ip[2]) / v[ip[3]]); return Elementary.isQuickAngle(x) ? Elementary.quickCosine(x) : unary(ip[1])(x)
}
#endif
