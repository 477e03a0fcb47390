/// The machines that evaluate a formula on doubles, one set of inputs after the other. All give the same bits.
public enum EvaluationMachine: String, Hashable, Sendable, CaseIterable {
  /// Goes through the stored code: where nothing faster has been made or can be, and for numbers of other kinds.
  case reference
  /// Steps on the values of a frame, from the second evaluation on.
  case register
  /// Machine code of the formula's own, once it has been evaluated often.
  case native
}
