// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file

#if _pointerBitWidth(_64)
import ReckonCatalogue

// sourceInner 0 0 2
@c(reckon_handler128_0) func handler128_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler128_1) func handler128_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] * v[ip[3]]), t2, t3)
}
@c(reckon_handler128_2) func handler128_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] * v[ip[3]]), t3)
}
@c(reckon_handler128_4) func handler128_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] + (v[ip[2]] * v[ip[3]])
}
// sourceInner 0 0 3
@c(reckon_handler129_0) func handler129_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler129_1) func handler129_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] / v[ip[3]]), t2, t3)
}
@c(reckon_handler129_2) func handler129_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] / v[ip[3]]), t3)
}
@c(reckon_handler129_4) func handler129_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] + (v[ip[2]] / v[ip[3]])
}
// sourceInner 0 0 6
@c(reckon_handler132_0) func handler132_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] + (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
@c(reckon_handler132_1) func handler132_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] + (v[ip[2]] * constant(ip[3])), t2, t3)
}
@c(reckon_handler132_2) func handler132_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] + (v[ip[2]] * constant(ip[3])), t3)
}
@c(reckon_handler132_4) func handler132_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] + (v[ip[2]] * constant(ip[3]))
}
// sourceInner 0 1 2
@c(reckon_handler136_0) func handler136_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler136_1) func handler136_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] * v[ip[3]]), t2, t3)
}
@c(reckon_handler136_2) func handler136_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] * v[ip[3]]), t3)
}
@c(reckon_handler136_4) func handler136_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) + (v[ip[2]] * v[ip[3]])
}
// sourceInner 0 1 3
@c(reckon_handler137_0) func handler137_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler137_1) func handler137_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] / v[ip[3]]), t2, t3)
}
@c(reckon_handler137_2) func handler137_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] / v[ip[3]]), t3)
}
@c(reckon_handler137_4) func handler137_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) + (v[ip[2]] / v[ip[3]])
}
// sourceInner 0 1 6
@c(reckon_handler140_0) func handler140_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) + (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
@c(reckon_handler140_1) func handler140_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) + (v[ip[2]] * constant(ip[3])), t2, t3)
}
@c(reckon_handler140_2) func handler140_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) + (v[ip[2]] * constant(ip[3])), t3)
}
@c(reckon_handler140_4) func handler140_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) + (v[ip[2]] * constant(ip[3]))
}
// sourceInner 1 0 2
@c(reckon_handler144_0) func handler144_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler144_1) func handler144_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] * v[ip[3]]), t2, t3)
}
@c(reckon_handler144_2) func handler144_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] * v[ip[3]]), t3)
}
@c(reckon_handler144_4) func handler144_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] - (v[ip[2]] * v[ip[3]])
}
// sourceInner 1 0 3
@c(reckon_handler145_0) func handler145_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] - (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler145_1) func handler145_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] - (v[ip[2]] / v[ip[3]]), t2, t3)
}
@c(reckon_handler145_2) func handler145_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] - (v[ip[2]] / v[ip[3]]), t3)
}
@c(reckon_handler145_4) func handler145_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] - (v[ip[2]] / v[ip[3]])
}
// sourceInner 1 1 2
@c(reckon_handler152_0) func handler152_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler152_1) func handler152_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] * v[ip[3]]), t2, t3)
}
@c(reckon_handler152_2) func handler152_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] * v[ip[3]]), t3)
}
@c(reckon_handler152_4) func handler152_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) - (v[ip[2]] * v[ip[3]])
}
// sourceInner 1 1 3
@c(reckon_handler153_0) func handler153_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) - (v[ip[2]] / v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler153_1) func handler153_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) - (v[ip[2]] / v[ip[3]]), t2, t3)
}
@c(reckon_handler153_2) func handler153_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) - (v[ip[2]] / v[ip[3]]), t3)
}
@c(reckon_handler153_4) func handler153_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) - (v[ip[2]] / v[ip[3]])
}
// sourceInner 2 0 0
@c(reckon_handler158_0) func handler158_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler158_1) func handler158_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] + v[ip[3]]), t2, t3)
}
@c(reckon_handler158_2) func handler158_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] + v[ip[3]]), t3)
}
@c(reckon_handler158_4) func handler158_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] * (v[ip[2]] + v[ip[3]])
}
// sourceInner 2 0 1
@c(reckon_handler159_0) func handler159_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler159_1) func handler159_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] - v[ip[3]]), t2, t3)
}
@c(reckon_handler159_2) func handler159_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] - v[ip[3]]), t3)
}
@c(reckon_handler159_4) func handler159_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] * (v[ip[2]] - v[ip[3]])
}
// sourceInner 2 0 2
@c(reckon_handler160_0) func handler160_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler160_1) func handler160_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] * v[ip[3]]), t2, t3)
}
@c(reckon_handler160_2) func handler160_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] * v[ip[3]]), t3)
}
@c(reckon_handler160_4) func handler160_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] * (v[ip[2]] * v[ip[3]])
}
// sourceInner 2 0 4
@c(reckon_handler162_0) func handler162_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
@c(reckon_handler162_1) func handler162_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] + constant(ip[3])), t2, t3)
}
@c(reckon_handler162_2) func handler162_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] + constant(ip[3])), t3)
}
@c(reckon_handler162_4) func handler162_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] * (v[ip[2]] + constant(ip[3]))
}
// sourceInner 2 0 5
@c(reckon_handler163_0) func handler163_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] * (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler163_1) func handler163_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] * (constant(ip[2]) - v[ip[3]]), t2, t3)
}
@c(reckon_handler163_2) func handler163_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] * (constant(ip[2]) - v[ip[3]]), t3)
}
@c(reckon_handler163_4) func handler163_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] * (constant(ip[2]) - v[ip[3]])
}
// sourceInner 2 0 6
@c(reckon_handler164_0) func handler164_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] * (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
@c(reckon_handler164_1) func handler164_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] * (v[ip[2]] * constant(ip[3])), t2, t3)
}
@c(reckon_handler164_2) func handler164_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] * (v[ip[2]] * constant(ip[3])), t3)
}
@c(reckon_handler164_4) func handler164_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] * (v[ip[2]] * constant(ip[3]))
}
// sourceInner 2 1 0
@c(reckon_handler166_0) func handler166_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler166_1) func handler166_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] + v[ip[3]]), t2, t3)
}
@c(reckon_handler166_2) func handler166_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] + v[ip[3]]), t3)
}
@c(reckon_handler166_4) func handler166_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) * (v[ip[2]] + v[ip[3]])
}
// sourceInner 2 1 1
@c(reckon_handler167_0) func handler167_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler167_1) func handler167_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] - v[ip[3]]), t2, t3)
}
@c(reckon_handler167_2) func handler167_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] - v[ip[3]]), t3)
}
@c(reckon_handler167_4) func handler167_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) * (v[ip[2]] - v[ip[3]])
}
// sourceInner 2 1 2
@c(reckon_handler168_0) func handler168_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler168_1) func handler168_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] * v[ip[3]]), t2, t3)
}
@c(reckon_handler168_2) func handler168_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] * v[ip[3]]), t3)
}
@c(reckon_handler168_4) func handler168_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) * (v[ip[2]] * v[ip[3]])
}
// sourceInner 2 1 4
@c(reckon_handler170_0) func handler170_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
@c(reckon_handler170_1) func handler170_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] + constant(ip[3])), t2, t3)
}
@c(reckon_handler170_2) func handler170_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] + constant(ip[3])), t3)
}
@c(reckon_handler170_4) func handler170_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) * (v[ip[2]] + constant(ip[3]))
}
// sourceInner 2 1 5
@c(reckon_handler171_0) func handler171_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) * (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler171_1) func handler171_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) * (constant(ip[2]) - v[ip[3]]), t2, t3)
}
@c(reckon_handler171_2) func handler171_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) * (constant(ip[2]) - v[ip[3]]), t3)
}
@c(reckon_handler171_4) func handler171_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) * (constant(ip[2]) - v[ip[3]])
}
// sourceInner 2 1 6
@c(reckon_handler172_0) func handler172_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) * (v[ip[2]] * constant(ip[3])), t1, t2, t3)
}
@c(reckon_handler172_1) func handler172_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) * (v[ip[2]] * constant(ip[3])), t2, t3)
}
@c(reckon_handler172_2) func handler172_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) * (v[ip[2]] * constant(ip[3])), t3)
}
@c(reckon_handler172_4) func handler172_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) * (v[ip[2]] * constant(ip[3]))
}
// sourceInner 3 0 0
@c(reckon_handler174_0) func handler174_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler174_1) func handler174_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] + v[ip[3]]), t2, t3)
}
@c(reckon_handler174_2) func handler174_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] + v[ip[3]]), t3)
}
@c(reckon_handler174_4) func handler174_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] / (v[ip[2]] + v[ip[3]])
}
// sourceInner 3 0 1
@c(reckon_handler175_0) func handler175_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler175_1) func handler175_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] - v[ip[3]]), t2, t3)
}
@c(reckon_handler175_2) func handler175_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] - v[ip[3]]), t3)
}
@c(reckon_handler175_4) func handler175_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] / (v[ip[2]] - v[ip[3]])
}
// sourceInner 3 0 2
@c(reckon_handler176_0) func handler176_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler176_1) func handler176_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] * v[ip[3]]), t2, t3)
}
@c(reckon_handler176_2) func handler176_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] * v[ip[3]]), t3)
}
@c(reckon_handler176_4) func handler176_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] / (v[ip[2]] * v[ip[3]])
}
// sourceInner 3 0 4
@c(reckon_handler178_0) func handler178_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] / (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
@c(reckon_handler178_1) func handler178_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] / (v[ip[2]] + constant(ip[3])), t2, t3)
}
@c(reckon_handler178_2) func handler178_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] / (v[ip[2]] + constant(ip[3])), t3)
}
@c(reckon_handler178_4) func handler178_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] / (v[ip[2]] + constant(ip[3]))
}
// sourceInner 3 0 5
@c(reckon_handler179_0) func handler179_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, v[ip[1]] / (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler179_1) func handler179_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, v[ip[1]] / (constant(ip[2]) - v[ip[3]]), t2, t3)
}
@c(reckon_handler179_2) func handler179_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, v[ip[1]] / (constant(ip[2]) - v[ip[3]]), t3)
}
@c(reckon_handler179_4) func handler179_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return v[ip[1]] / (constant(ip[2]) - v[ip[3]])
}
// sourceInner 3 1 0
@c(reckon_handler182_0) func handler182_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] + v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler182_1) func handler182_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] + v[ip[3]]), t2, t3)
}
@c(reckon_handler182_2) func handler182_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] + v[ip[3]]), t3)
}
@c(reckon_handler182_4) func handler182_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) / (v[ip[2]] + v[ip[3]])
}
// sourceInner 3 1 1
@c(reckon_handler183_0) func handler183_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] - v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler183_1) func handler183_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] - v[ip[3]]), t2, t3)
}
@c(reckon_handler183_2) func handler183_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] - v[ip[3]]), t3)
}
@c(reckon_handler183_4) func handler183_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) / (v[ip[2]] - v[ip[3]])
}
// sourceInner 3 1 2
@c(reckon_handler184_0) func handler184_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] * v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler184_1) func handler184_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] * v[ip[3]]), t2, t3)
}
@c(reckon_handler184_2) func handler184_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] * v[ip[3]]), t3)
}
@c(reckon_handler184_4) func handler184_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) / (v[ip[2]] * v[ip[3]])
}
// sourceInner 3 1 4
@c(reckon_handler186_0) func handler186_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) / (v[ip[2]] + constant(ip[3])), t1, t2, t3)
}
@c(reckon_handler186_1) func handler186_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) / (v[ip[2]] + constant(ip[3])), t2, t3)
}
@c(reckon_handler186_2) func handler186_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) / (v[ip[2]] + constant(ip[3])), t3)
}
@c(reckon_handler186_4) func handler186_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) / (v[ip[2]] + constant(ip[3]))
}
// sourceInner 3 1 5
@c(reckon_handler187_0) func handler187_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, constant(ip[1]) / (constant(ip[2]) - v[ip[3]]), t1, t2, t3)
}
@c(reckon_handler187_1) func handler187_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, constant(ip[1]) / (constant(ip[2]) - v[ip[3]]), t2, t3)
}
@c(reckon_handler187_2) func handler187_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, constant(ip[1]) / (constant(ip[2]) - v[ip[3]]), t3)
}
@c(reckon_handler187_4) func handler187_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return constant(ip[1]) / (constant(ip[2]) - v[ip[3]])
}
// sourceInner 4 0 2
@c(reckon_handler192_0) func handler192_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] * v[ip[3]]) - v[ip[1]], t1, t2, t3)
}
@c(reckon_handler192_1) func handler192_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] * v[ip[3]]) - v[ip[1]], t2, t3)
}
@c(reckon_handler192_2) func handler192_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] * v[ip[3]]) - v[ip[1]], t3)
}
@c(reckon_handler192_4) func handler192_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] * v[ip[3]]) - v[ip[1]]
}
// sourceInner 4 0 3
@c(reckon_handler193_0) func handler193_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] / v[ip[3]]) - v[ip[1]], t1, t2, t3)
}
@c(reckon_handler193_1) func handler193_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] / v[ip[3]]) - v[ip[1]], t2, t3)
}
@c(reckon_handler193_2) func handler193_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] / v[ip[3]]) - v[ip[1]], t3)
}
@c(reckon_handler193_4) func handler193_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] / v[ip[3]]) - v[ip[1]]
}
// sourceInner 4 0 6
@c(reckon_handler196_0) func handler196_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] * constant(ip[3])) - v[ip[1]], t1, t2, t3)
}
@c(reckon_handler196_1) func handler196_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] * constant(ip[3])) - v[ip[1]], t2, t3)
}
@c(reckon_handler196_2) func handler196_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] * constant(ip[3])) - v[ip[1]], t3)
}
@c(reckon_handler196_4) func handler196_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] * constant(ip[3])) - v[ip[1]]
}
// sourceInner 5 0 0
@c(reckon_handler206_0) func handler206_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] + v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
@c(reckon_handler206_1) func handler206_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] + v[ip[3]]) / v[ip[1]], t2, t3)
}
@c(reckon_handler206_2) func handler206_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] + v[ip[3]]) / v[ip[1]], t3)
}
@c(reckon_handler206_4) func handler206_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] + v[ip[3]]) / v[ip[1]]
}
// sourceInner 5 0 1
@c(reckon_handler207_0) func handler207_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] - v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
@c(reckon_handler207_1) func handler207_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] - v[ip[3]]) / v[ip[1]], t2, t3)
}
@c(reckon_handler207_2) func handler207_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] - v[ip[3]]) / v[ip[1]], t3)
}
@c(reckon_handler207_4) func handler207_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] - v[ip[3]]) / v[ip[1]]
}
// sourceInner 5 0 2
@c(reckon_handler208_0) func handler208_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] * v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
@c(reckon_handler208_1) func handler208_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] * v[ip[3]]) / v[ip[1]], t2, t3)
}
@c(reckon_handler208_2) func handler208_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] * v[ip[3]]) / v[ip[1]], t3)
}
@c(reckon_handler208_4) func handler208_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] * v[ip[3]]) / v[ip[1]]
}
// sourceInner 5 0 4
@c(reckon_handler210_0) func handler210_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] + constant(ip[3])) / v[ip[1]], t1, t2, t3)
}
@c(reckon_handler210_1) func handler210_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] + constant(ip[3])) / v[ip[1]], t2, t3)
}
@c(reckon_handler210_2) func handler210_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] + constant(ip[3])) / v[ip[1]], t3)
}
@c(reckon_handler210_4) func handler210_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] + constant(ip[3])) / v[ip[1]]
}
// sourceInner 5 0 5
@c(reckon_handler211_0) func handler211_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (constant(ip[2]) - v[ip[3]]) / v[ip[1]], t1, t2, t3)
}
@c(reckon_handler211_1) func handler211_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (constant(ip[2]) - v[ip[3]]) / v[ip[1]], t2, t3)
}
@c(reckon_handler211_2) func handler211_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (constant(ip[2]) - v[ip[3]]) / v[ip[1]], t3)
}
@c(reckon_handler211_4) func handler211_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (constant(ip[2]) - v[ip[3]]) / v[ip[1]]
}
// sourceInner 5 0 6
@c(reckon_handler212_0) func handler212_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] * constant(ip[3])) / v[ip[1]], t1, t2, t3)
}
@c(reckon_handler212_1) func handler212_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] * constant(ip[3])) / v[ip[1]], t2, t3)
}
@c(reckon_handler212_2) func handler212_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] * constant(ip[3])) / v[ip[1]], t3)
}
@c(reckon_handler212_4) func handler212_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] * constant(ip[3])) / v[ip[1]]
}
// sourceInner 5 1 0
@c(reckon_handler214_0) func handler214_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] + v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler214_1) func handler214_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] + v[ip[3]]) / constant(ip[1]), t2, t3)
}
@c(reckon_handler214_2) func handler214_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] + v[ip[3]]) / constant(ip[1]), t3)
}
@c(reckon_handler214_4) func handler214_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] + v[ip[3]]) / constant(ip[1])
}
// sourceInner 5 1 1
@c(reckon_handler215_0) func handler215_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] - v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler215_1) func handler215_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] - v[ip[3]]) / constant(ip[1]), t2, t3)
}
@c(reckon_handler215_2) func handler215_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] - v[ip[3]]) / constant(ip[1]), t3)
}
@c(reckon_handler215_4) func handler215_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] - v[ip[3]]) / constant(ip[1])
}
// sourceInner 5 1 2
@c(reckon_handler216_0) func handler216_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] * v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler216_1) func handler216_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] * v[ip[3]]) / constant(ip[1]), t2, t3)
}
@c(reckon_handler216_2) func handler216_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] * v[ip[3]]) / constant(ip[1]), t3)
}
@c(reckon_handler216_4) func handler216_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] * v[ip[3]]) / constant(ip[1])
}
// sourceInner 5 1 4
@c(reckon_handler218_0) func handler218_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] + constant(ip[3])) / constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler218_1) func handler218_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] + constant(ip[3])) / constant(ip[1]), t2, t3)
}
@c(reckon_handler218_2) func handler218_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] + constant(ip[3])) / constant(ip[1]), t3)
}
@c(reckon_handler218_4) func handler218_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] + constant(ip[3])) / constant(ip[1])
}
// sourceInner 5 1 5
@c(reckon_handler219_0) func handler219_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (constant(ip[2]) - v[ip[3]]) / constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler219_1) func handler219_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (constant(ip[2]) - v[ip[3]]) / constant(ip[1]), t2, t3)
}
@c(reckon_handler219_2) func handler219_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (constant(ip[2]) - v[ip[3]]) / constant(ip[1]), t3)
}
@c(reckon_handler219_4) func handler219_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (constant(ip[2]) - v[ip[3]]) / constant(ip[1])
}
// sourceInner 5 1 6
@c(reckon_handler220_0) func handler220_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, (v[ip[2]] * constant(ip[3])) / constant(ip[1]), t1, t2, t3)
}
@c(reckon_handler220_1) func handler220_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, (v[ip[2]] * constant(ip[3])) / constant(ip[1]), t2, t3)
}
@c(reckon_handler220_2) func handler220_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 4, v, f, t0, t1, (v[ip[2]] * constant(ip[3])) / constant(ip[1]), t3)
}
@c(reckon_handler220_4) func handler220_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[2]] * constant(ip[3])) / constant(ip[1])
}
// stackInner 0 2 0
@c(reckon_handler224_0) func handler224_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 + (v[ip[1]] * v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler224_1) func handler224_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 + (v[ip[1]] * v[ip[2]]), t2, t3)
}
@c(reckon_handler224_2) func handler224_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] * v[ip[2]]), t3)
}
@c(reckon_handler224_4) func handler224_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + (v[ip[1]] * v[ip[2]])
}
// stackInner 0 3 0
@c(reckon_handler225_0) func handler225_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 + (v[ip[1]] / v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler225_1) func handler225_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 + (v[ip[1]] / v[ip[2]]), t2, t3)
}
@c(reckon_handler225_2) func handler225_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] / v[ip[2]]), t3)
}
@c(reckon_handler225_4) func handler225_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + (v[ip[1]] / v[ip[2]])
}
// stackInner 0 6 0
@c(reckon_handler228_0) func handler228_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 + (v[ip[1]] * constant(ip[2])), t1, t2, t3)
}
@c(reckon_handler228_1) func handler228_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 + (v[ip[1]] * constant(ip[2])), t2, t3)
}
@c(reckon_handler228_2) func handler228_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 + (v[ip[1]] * constant(ip[2])), t3)
}
@c(reckon_handler228_4) func handler228_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 + (v[ip[1]] * constant(ip[2]))
}
// stackInner 1 2 0
@c(reckon_handler232_0) func handler232_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 - (v[ip[1]] * v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler232_1) func handler232_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 - (v[ip[1]] * v[ip[2]]), t2, t3)
}
@c(reckon_handler232_2) func handler232_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] * v[ip[2]]), t3)
}
@c(reckon_handler232_4) func handler232_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 - (v[ip[1]] * v[ip[2]])
}
// stackInner 1 3 0
@c(reckon_handler233_0) func handler233_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 - (v[ip[1]] / v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler233_1) func handler233_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 - (v[ip[1]] / v[ip[2]]), t2, t3)
}
@c(reckon_handler233_2) func handler233_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 - (v[ip[1]] / v[ip[2]]), t3)
}
@c(reckon_handler233_4) func handler233_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 - (v[ip[1]] / v[ip[2]])
}
// stackInner 2 0 0
@c(reckon_handler238_0) func handler238_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * (v[ip[1]] + v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler238_1) func handler238_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * (v[ip[1]] + v[ip[2]]), t2, t3)
}
@c(reckon_handler238_2) func handler238_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] + v[ip[2]]), t3)
}
@c(reckon_handler238_4) func handler238_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * (v[ip[1]] + v[ip[2]])
}
// stackInner 2 1 0
@c(reckon_handler239_0) func handler239_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * (v[ip[1]] - v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler239_1) func handler239_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * (v[ip[1]] - v[ip[2]]), t2, t3)
}
@c(reckon_handler239_2) func handler239_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] - v[ip[2]]), t3)
}
@c(reckon_handler239_4) func handler239_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * (v[ip[1]] - v[ip[2]])
}
// stackInner 2 2 0
@c(reckon_handler240_0) func handler240_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * (v[ip[1]] * v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler240_1) func handler240_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * (v[ip[1]] * v[ip[2]]), t2, t3)
}
@c(reckon_handler240_2) func handler240_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] * v[ip[2]]), t3)
}
@c(reckon_handler240_4) func handler240_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * (v[ip[1]] * v[ip[2]])
}
// stackInner 2 4 0
@c(reckon_handler242_0) func handler242_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * (v[ip[1]] + constant(ip[2])), t1, t2, t3)
}
@c(reckon_handler242_1) func handler242_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * (v[ip[1]] + constant(ip[2])), t2, t3)
}
@c(reckon_handler242_2) func handler242_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] + constant(ip[2])), t3)
}
@c(reckon_handler242_4) func handler242_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * (v[ip[1]] + constant(ip[2]))
}
// stackInner 2 5 0
@c(reckon_handler243_0) func handler243_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * (constant(ip[1]) - v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler243_1) func handler243_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * (constant(ip[1]) - v[ip[2]]), t2, t3)
}
@c(reckon_handler243_2) func handler243_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * (constant(ip[1]) - v[ip[2]]), t3)
}
@c(reckon_handler243_4) func handler243_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * (constant(ip[1]) - v[ip[2]])
}
// stackInner 2 6 0
@c(reckon_handler244_0) func handler244_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 * (v[ip[1]] * constant(ip[2])), t1, t2, t3)
}
@c(reckon_handler244_1) func handler244_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 * (v[ip[1]] * constant(ip[2])), t2, t3)
}
@c(reckon_handler244_2) func handler244_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 * (v[ip[1]] * constant(ip[2])), t3)
}
@c(reckon_handler244_4) func handler244_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 * (v[ip[1]] * constant(ip[2]))
}
// stackInner 3 0 0
@c(reckon_handler246_0) func handler246_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 / (v[ip[1]] + v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler246_1) func handler246_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 / (v[ip[1]] + v[ip[2]]), t2, t3)
}
@c(reckon_handler246_2) func handler246_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] + v[ip[2]]), t3)
}
@c(reckon_handler246_4) func handler246_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 / (v[ip[1]] + v[ip[2]])
}
// stackInner 3 1 0
@c(reckon_handler247_0) func handler247_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 / (v[ip[1]] - v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler247_1) func handler247_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 / (v[ip[1]] - v[ip[2]]), t2, t3)
}
@c(reckon_handler247_2) func handler247_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] - v[ip[2]]), t3)
}
@c(reckon_handler247_4) func handler247_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 / (v[ip[1]] - v[ip[2]])
}
// stackInner 3 2 0
@c(reckon_handler248_0) func handler248_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 / (v[ip[1]] * v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler248_1) func handler248_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 / (v[ip[1]] * v[ip[2]]), t2, t3)
}
@c(reckon_handler248_2) func handler248_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] * v[ip[2]]), t3)
}
@c(reckon_handler248_4) func handler248_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 / (v[ip[1]] * v[ip[2]])
}
// stackInner 3 4 0
@c(reckon_handler250_0) func handler250_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 / (v[ip[1]] + constant(ip[2])), t1, t2, t3)
}
@c(reckon_handler250_1) func handler250_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 / (v[ip[1]] + constant(ip[2])), t2, t3)
}
@c(reckon_handler250_2) func handler250_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 / (v[ip[1]] + constant(ip[2])), t3)
}
@c(reckon_handler250_4) func handler250_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 / (v[ip[1]] + constant(ip[2]))
}
// stackInner 3 5 0
@c(reckon_handler251_0) func handler251_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0 / (constant(ip[1]) - v[ip[2]]), t1, t2, t3)
}
@c(reckon_handler251_1) func handler251_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1 / (constant(ip[1]) - v[ip[2]]), t2, t3)
}
@c(reckon_handler251_2) func handler251_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, t2 / (constant(ip[1]) - v[ip[2]]), t3)
}
@c(reckon_handler251_4) func handler251_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return t0 / (constant(ip[1]) - v[ip[2]])
}
// stackInner 4 2 0
@c(reckon_handler256_0) func handler256_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, (v[ip[1]] * v[ip[2]]) - t0, t1, t2, t3)
}
@c(reckon_handler256_1) func handler256_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, (v[ip[1]] * v[ip[2]]) - t1, t2, t3)
}
@c(reckon_handler256_2) func handler256_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) - t2, t3)
}
@c(reckon_handler256_4) func handler256_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[1]] * v[ip[2]]) - t0
}
// stackInner 4 3 0
@c(reckon_handler257_0) func handler257_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, (v[ip[1]] / v[ip[2]]) - t0, t1, t2, t3)
}
@c(reckon_handler257_1) func handler257_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, (v[ip[1]] / v[ip[2]]) - t1, t2, t3)
}
@c(reckon_handler257_2) func handler257_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, (v[ip[1]] / v[ip[2]]) - t2, t3)
}
@c(reckon_handler257_4) func handler257_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[1]] / v[ip[2]]) - t0
}
// stackInner 4 6 0
@c(reckon_handler260_0) func handler260_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, (v[ip[1]] * constant(ip[2])) - t0, t1, t2, t3)
}
@c(reckon_handler260_1) func handler260_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, (v[ip[1]] * constant(ip[2])) - t1, t2, t3)
}
@c(reckon_handler260_2) func handler260_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) - t2, t3)
}
@c(reckon_handler260_4) func handler260_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[1]] * constant(ip[2])) - t0
}
// stackInner 5 0 0
@c(reckon_handler262_0) func handler262_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, (v[ip[1]] + v[ip[2]]) / t0, t1, t2, t3)
}
@c(reckon_handler262_1) func handler262_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, (v[ip[1]] + v[ip[2]]) / t1, t2, t3)
}
@c(reckon_handler262_2) func handler262_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, (v[ip[1]] + v[ip[2]]) / t2, t3)
}
@c(reckon_handler262_4) func handler262_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[1]] + v[ip[2]]) / t0
}
// stackInner 5 1 0
@c(reckon_handler263_0) func handler263_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, (v[ip[1]] - v[ip[2]]) / t0, t1, t2, t3)
}
@c(reckon_handler263_1) func handler263_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, (v[ip[1]] - v[ip[2]]) / t1, t2, t3)
}
@c(reckon_handler263_2) func handler263_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, (v[ip[1]] - v[ip[2]]) / t2, t3)
}
@c(reckon_handler263_4) func handler263_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[1]] - v[ip[2]]) / t0
}
// stackInner 5 2 0
@c(reckon_handler264_0) func handler264_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, (v[ip[1]] * v[ip[2]]) / t0, t1, t2, t3)
}
@c(reckon_handler264_1) func handler264_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, (v[ip[1]] * v[ip[2]]) / t1, t2, t3)
}
@c(reckon_handler264_2) func handler264_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, (v[ip[1]] * v[ip[2]]) / t2, t3)
}
@c(reckon_handler264_4) func handler264_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[1]] * v[ip[2]]) / t0
}
// stackInner 5 4 0
@c(reckon_handler266_0) func handler266_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, (v[ip[1]] + constant(ip[2])) / t0, t1, t2, t3)
}
@c(reckon_handler266_1) func handler266_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, (v[ip[1]] + constant(ip[2])) / t1, t2, t3)
}
@c(reckon_handler266_2) func handler266_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, (v[ip[1]] + constant(ip[2])) / t2, t3)
}
@c(reckon_handler266_4) func handler266_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[1]] + constant(ip[2])) / t0
}
// stackInner 5 5 0
@c(reckon_handler267_0) func handler267_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, (constant(ip[1]) - v[ip[2]]) / t0, t1, t2, t3)
}
@c(reckon_handler267_1) func handler267_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, (constant(ip[1]) - v[ip[2]]) / t1, t2, t3)
}
@c(reckon_handler267_2) func handler267_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, (constant(ip[1]) - v[ip[2]]) / t2, t3)
}
@c(reckon_handler267_4) func handler267_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (constant(ip[1]) - v[ip[2]]) / t0
}
// stackInner 5 6 0
@c(reckon_handler268_0) func handler268_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, (v[ip[1]] * constant(ip[2])) / t0, t1, t2, t3)
}
@c(reckon_handler268_1) func handler268_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, (v[ip[1]] * constant(ip[2])) / t1, t2, t3)
}
@c(reckon_handler268_2) func handler268_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 3, v, f, t0, t1, (v[ip[1]] * constant(ip[2])) / t2, t3)
}
@c(reckon_handler268_4) func handler268_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (v[ip[1]] * constant(ip[2])) / t0
}
// polynomial 0 0 0
@c(reckon_handler270_0) func handler270_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 4, v, f, (t0 * x + constant(ip[2])) * x + constant(ip[3]), t1, t2, t3)
}
@c(reckon_handler270_1) func handler270_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 4, v, f, t0, (t1 * x + constant(ip[2])) * x + constant(ip[3]), t2, t3)
}
@c(reckon_handler270_2) func handler270_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 4, v, f, t0, t1, (t2 * x + constant(ip[2])) * x + constant(ip[3]), t3)
}
@c(reckon_handler270_4) func handler270_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return (t0 * x + constant(ip[2])) * x + constant(ip[3])
}
// polynomial 0 1 0
@c(reckon_handler271_0) func handler271_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return next(ip + 4, v, f, (t0 * x + constant(ip[2])) * x + constant(ip[3]), t1, t2, t3)
}
@c(reckon_handler271_1) func handler271_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return next(ip + 4, v, f, t0, (t1 * x + constant(ip[2])) * x + constant(ip[3]), t2, t3)
}
@c(reckon_handler271_2) func handler271_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return next(ip + 4, v, f, t0, t1, (t2 * x + constant(ip[2])) * x + constant(ip[3]), t3)
}
@c(reckon_handler271_4) func handler271_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return (t0 * x + constant(ip[2])) * x + constant(ip[3])
}
// polynomial 1 0 0
@c(reckon_handler272_0) func handler272_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 5, v, f, ((t0 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4]), t1, t2, t3)
}
@c(reckon_handler272_1) func handler272_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 5, v, f, t0, ((t1 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4]), t2, t3)
}
@c(reckon_handler272_2) func handler272_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 5, v, f, t0, t1, ((t2 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4]), t3)
}
@c(reckon_handler272_4) func handler272_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return ((t0 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])
}
// polynomial 1 1 0
@c(reckon_handler273_0) func handler273_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return next(ip + 5, v, f, ((t0 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4]), t1, t2, t3)
}
@c(reckon_handler273_1) func handler273_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return next(ip + 5, v, f, t0, ((t1 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4]), t2, t3)
}
@c(reckon_handler273_2) func handler273_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return next(ip + 5, v, f, t0, t1, ((t2 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4]), t3)
}
@c(reckon_handler273_4) func handler273_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return ((t0 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])
}
// polynomial 2 0 0
@c(reckon_handler274_0) func handler274_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 6, v, f, (((t0 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5]), t1, t2, t3)
}
@c(reckon_handler274_1) func handler274_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 6, v, f, t0, (((t1 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5]), t2, t3)
}
@c(reckon_handler274_2) func handler274_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 6, v, f, t0, t1, (((t2 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5]), t3)
}
@c(reckon_handler274_4) func handler274_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return (((t0 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5])
}
// polynomial 2 1 0
@c(reckon_handler275_0) func handler275_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return next(ip + 6, v, f, (((t0 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5]), t1, t2, t3)
}
@c(reckon_handler275_1) func handler275_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return next(ip + 6, v, f, t0, (((t1 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5]), t2, t3)
}
@c(reckon_handler275_2) func handler275_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return next(ip + 6, v, f, t0, t1, (((t2 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5]), t3)
}
@c(reckon_handler275_4) func handler275_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = f[ip[1]]; return (((t0 * x + constant(ip[2])) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5])
}
// constantPolynomial 0 0 0
@c(reckon_handler276_0) func handler276_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 5, v, f, (constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4]), t1, t2, t3)
}
@c(reckon_handler276_1) func handler276_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 5, v, f, t0, (constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4]), t2, t3)
}
@c(reckon_handler276_2) func handler276_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 5, v, f, t0, t1, (constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4]), t3)
}
@c(reckon_handler276_4) func handler276_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return (constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4])
}
// constantPolynomial 1 0 0
@c(reckon_handler277_0) func handler277_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 6, v, f, ((constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5]), t1, t2, t3)
}
@c(reckon_handler277_1) func handler277_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 6, v, f, t0, ((constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5]), t2, t3)
}
@c(reckon_handler277_2) func handler277_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 6, v, f, t0, t1, ((constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5]), t3)
}
@c(reckon_handler277_4) func handler277_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return ((constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5])
}
// constantPolynomial 2 0 0
@c(reckon_handler278_0) func handler278_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 7, v, f, (((constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5])) * x + constant(ip[6]), t1, t2, t3)
}
@c(reckon_handler278_1) func handler278_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 7, v, f, t0, (((constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5])) * x + constant(ip[6]), t2, t3)
}
@c(reckon_handler278_2) func handler278_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return next(ip + 7, v, f, t0, t1, (((constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5])) * x + constant(ip[6]), t3)
}
@c(reckon_handler278_4) func handler278_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  let x = v[ip[1]]; return (((constant(ip[2]) * x + constant(ip[3])) * x + constant(ip[4])) * x + constant(ip[5])) * x + constant(ip[6])
}
// mixedPolynomial 0 0 0
@c(reckon_handler279_0) func handler279_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 5, v, f, (t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4]), t1, t2, t3)
}
@c(reckon_handler279_1) func handler279_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 5, v, f, t0, (t1 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4]), t2, t3)
}
@c(reckon_handler279_2) func handler279_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 5, v, f, t0, t1, (t2 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4]), t3)
}
@c(reckon_handler279_4) func handler279_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])
}
// mixedPolynomial 1 0 0
@c(reckon_handler280_0) func handler280_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 7, v, f, ((t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6]), t1, t2, t3)
}
@c(reckon_handler280_1) func handler280_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 7, v, f, t0, ((t1 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6]), t2, t3)
}
@c(reckon_handler280_2) func handler280_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 7, v, f, t0, t1, ((t2 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6]), t3)
}
@c(reckon_handler280_4) func handler280_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return ((t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6])
}
// mixedPolynomial 2 0 0
@c(reckon_handler281_0) func handler281_0(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 9, v, f, (((t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6])) * v[ip[7]] + constant(ip[8]), t1, t2, t3)
}
@c(reckon_handler281_1) func handler281_1(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 9, v, f, t0, (((t1 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6])) * v[ip[7]] + constant(ip[8]), t2, t3)
}
@c(reckon_handler281_2) func handler281_2(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return next(ip + 9, v, f, t0, t1, (((t2 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6])) * v[ip[7]] + constant(ip[8]), t3)
}
@c(reckon_handler281_4) func handler281_4(_ ip: Words, _ v: Inputs, _ f: Frame, _ t0: Double, _ t1: Double, _ t2: Double, _ t3: Double) -> Double {
  return (((t0 * v[ip[1]] + constant(ip[2])) * v[ip[3]] + constant(ip[4])) * v[ip[5]] + constant(ip[6])) * v[ip[7]] + constant(ip[8])
}
#endif
