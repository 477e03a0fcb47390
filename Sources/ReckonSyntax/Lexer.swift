import ReckonCatalogue

/// The lexer. Characters that do not form a token become an `invalid` token with an error, and lexing continues after
/// it.
///
/// - Complexity: O(bytes), with no allocation per token except for each name's first occurrence.
package struct Lexer: ~Copyable {
  /// How line ends are treated: as white space, or as the end of a statement unless it continues.
  enum LineEnds { case blank, separate, separateInBook }

  let lineEnds: LineEnds
  var extent = StatementExtent()
  let limits: Limits
  let bytes: UnsafeBufferPointer<UInt8>
  var at = 0
  var list: TokenList
  var names = NameIndex()
  /// The open brackets: their tokens, whether commas separate arguments in them, and, if ``beginFourthArgument()``
  /// needs it, the first token of the fourth argument.
  var brackets: [(token: Int, isCall: Bool, fourthArgument: Int?)] = []
  /// The names mentioned in the fourth arguments of sums and products.
  var mentions = NameMentions()
  let symbols = SymbolTable.shared
  private var poll: CancellationPoll

  /// All tokens of a source, terminated by `end`.
  package static func tokens(of source: SourceText, newlinesSeparate: Bool = false, limits: Limits = Limits())
    -> TokenList
  {
    do throws(FormulaError) {
      return try tokens(of: source, newlinesSeparate: newlinesSeparate, limits: limits, isCancelled: nil)
    } catch {
      preconditionFailure("what cannot be cancelled is not")
    }
  }

  /// The same, but cancellable; a cancelled call returns no tokens.
  ///
  /// - Parameter isCancelled: called at least once per millisecond; returning true aborts lexing.
  /// - Throws: `cancelled`.
  package static func tokens(
    of source: SourceText, newlinesSeparate: Bool = false, limits: Limits = Limits(),
    isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> TokenList {
    var text = source.text
    let result = text.withUTF8 { (bytes) -> Result<TokenList, FormulaError> in
      var lexer = Lexer(
        source, bytes, lineEnds: newlinesSeparate ? .separate : .blank, limits: limits, isCancelled: isCancelled)
      do throws(FormulaError) { try lexer.run() } catch { return .failure(error) }
      return .success(lexer.finish())
    }
    return try result.get()
  }

  init(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, lineEnds: LineEnds, limits: Limits,
    isCancelled: (@Sendable () -> Bool)?
  ) {
    self.lineEnds = lineEnds
    self.limits = limits
    self.bytes = bytes
    list = TokenList(source: source)
    poll = CancellationPoll(isCancelled)
  }

  /// Moves the tokens out.
  private mutating func finish() -> TokenList {
    // Swapped with empty ones: reading a field of a noncopyable value would copy it.
    var finished = TokenList(source: list.source)
    swap(&finished, &list)
    return finished
  }

  private mutating func run() throws(FormulaError) {
    // Source ranges limit texts to less than 4 GiB, whatever the configured limit.
    let most = Int(UInt32(clamping: limits.sourceBytes))
    if bytes.count > most {
      fail(.limitExceeded(.sourceBytes, maximum: most), from: most, to: Int(UInt32(clamping: bytes.count)))
    } else {
      // Short texts consist mostly of one-byte tokens; long ones have spaces, names and numbers.
      list.tokens.reserveCapacity(bytes.count < 64 ? bytes.count + 1 : min(bytes.count / 2 + 2, 1 << 16))
      list.names.reserveCapacity(8)
      while at < bytes.count {
        if poll.isCancelled(after: 64) {
          throw FormulaError(.cancelled, at: SourceRange(start: at, end: bytes.count), in: list.source)
        }
        scan()
      }
    }
    at = Int(UInt32(clamping: bytes.count))
    append(.end, from: at)
  }

  mutating func scan() {
    let start = at
    let byte = bytes[at]
    switch byte {
    case 0x20, 0x09: at += 1
    case 0x0D where start + 1 < bytes.count && bytes[start + 1] == 0x0A: at += 1
    case 0x0A, 0x0D:
      at += 1
      if lineEnds != .blank { endLine(from: start) }
    case UInt8(ascii: "#"):
      while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    case UInt8(ascii: "0")...UInt8(ascii: "9"): if !scanInstant() { scanNumber() }
    case UInt8(ascii: ".") where isDigit(at: at + 1): scanNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): scanName()
    case UInt8(ascii: "`"): scanQuotedName()
    case UInt8(ascii: "'") where isBehindNumber, UInt8(ascii: "\"") where isBehindNumber:
      at += 1
      appendName(from: start, to: at, kind: .name)
    case UInt8(ascii: "'") where isBehindMatrix:
      at += 1
      append(.symbol, symbols.transpose, from: start)
    case UInt8(ascii: "["):
      at += 1
      brackets.append((list.tokens.count, true, nil))
      append(.leftSquare, from: start)
    case UInt8(ascii: "]"):
      at += 1
      if let bracket = brackets.last, list.tokens[bracket.token].kind == .leftSquare { brackets.removeLast() }
      append(.rightSquare, from: start)
    case UInt8(ascii: "("):
      at += 1
      brackets.append((list.tokens.count, isCalled(list.tokens.last), nil))
      append(.leftBracket, from: start)
    case UInt8(ascii: ")"):
      at += 1
      // An unclosed square bracket is reported by the parser.
      if let bracket = brackets.popLast(), let first = bracket.fourthArgument {
        endFourthArgument(of: bracket.token, from: first)
      }
      append(.rightBracket, from: start)
    case UInt8(ascii: ","):
      at += 1
      append(.comma, from: start)
      if let bracket = brackets.last {
        list.tokens[bracket.token].payload += 1
        switch list.tokens[bracket.token].payload {
        case 2: noteSearchName(in: bracket.token)
        case 3: beginFourthArgument()
        default: break
        }
      }
    case UInt8(ascii: ";"):
      at += 1
      append(.semicolon, from: start)
    case UInt8(ascii: ":"):
      at += 1
      append(.colon, from: start)
    default: scanSymbol()
    }
  }

  /// Whether a mark directly follows a number, where `'` and `"` are units.
  private var isBehindNumber: Bool { list.tokens.last.map { $0.kind == .number && $0.range.end == at } ?? false }

  /// Whether a mark directly follows a name or a bracket, where `'` transposes.
  private var isBehindMatrix: Bool {
    guard let last = list.tokens.last, last.range.end == at else { return false }
    switch last.kind {
    // The marks of feet and inches are names too.
    case .name: return bytes[at - 1] != UInt8(ascii: "'") && bytes[at - 1] != UInt8(ascii: "\"")
    case .quotedName, .rightBracket, .rightSquare: return true
    case .symbol: return last.payload == symbols.transpose
    default: return false
    }
  }

  /// Scans a date; false if none begins here.
  private mutating func scanInstant() -> Bool {
    guard byte(at: at + 4) == UInt8(ascii: "-") else { return false }
    let start = at
    switch InstantToken.read(bytes, at: start) {
    case .none: return false
    case .impossible(let end, let reason):
      at = end
      fail(.badNumber(Phrase("thisIsNoDate", "this is not a date: \(reason)")), from: start, to: end)
    case .instant(let instant):
      at = instant.end
      guard at - start <= limits.literalBytes else {
        fail(.limitExceeded(.literalBytes, maximum: limits.literalBytes), from: start, to: at)
        return true
      }
      list.instants.append(InstantLiteral(seconds: Self.seconds(instant, bytes), offset: instant.offset))
      append(.instant, Int32(list.instants.count - 1), from: start)
    }
    return true
  }

  /// An instant in seconds.
  private static func seconds(_ instant: InstantToken, _ bytes: UnsafeBufferPointer<UInt8>) -> Decimal128 {
    let whole = Decimal128(instant.seconds)
    guard !instant.fraction.isEmpty else { return whole }
    var flags: Decimal128.Flags = []
    let digits = [UInt8(ascii: "0"), UInt8(ascii: ".")] + bytes[instant.fraction]
    guard let fraction = NumberLiteral.decimal(digits, &flags) else {
      preconditionFailure("digits behind a point are a number")
    }
    return whole + fraction
  }

  /// Whether a parenthesis after a token encloses arguments.
  private func isCalled(_ token: Token?) -> Bool {
    guard let token else { return false }
    switch token.kind {
    case .name, .quotedName: return true
    // `mod(7, 3)`, but not `7 mod (1,234)`.
    case .symbol: return symbols.isCallable[Int(token.payload)] && !isOperand(list.tokens.dropLast().last)
    default: return false
    }
  }

  private func isOperand(_ token: Token?) -> Bool {
    switch token?.kind {
    case .number, .name, .quotedName, .superscript, .rightBracket, .rightSquare, .instant, .text: true
    case .symbol, .leftBracket, .leftSquare, .comma, .semicolon, .newline, .equals, .colon, .invalid, .end, nil: false
    }
  }

  // MARK: Loops

  /// Records where the fourth argument of a sum or product begins if its first one is a bare name.
  private mutating func beginFourthArgument() {
    guard let last = brackets.indices.last, brackets[last].isCall, case let opening = brackets[last].token, opening > 0,
      list.tokens[opening + 2].kind == .comma, list.name(of: list.tokens[opening + 1]) != nil,
      let function = list.name(of: list.tokens[opening - 1]),
      case .repeated? = Catalogue.function(named: function)?.form
    else { return }
    brackets[last].fourthArgument = list.tokens.count
    mentions.openCount += 1
  }

  /// Records the variable of a search, after the second comma of its call.
  private mutating func noteSearchName(in opening: Int) {
    let comma = list.tokens.count - 1
    guard opening > 0, comma > opening + 2, list.tokens[comma - 2].kind == .comma,
      list.name(of: list.tokens[comma - 1]) != nil,
      let function = list.name(of: list.tokens[opening - 1]),
      (Catalogue.function(named: function) ?? Catalogue.function(synonym: function))?.form.search != nil
    else { return }
    list.searchNames[list.tokens[opening].range.start] = list.tokens[comma - 1]
  }

  private mutating func endFourthArgument(of bracket: Int, from first: Int) {
    mentions.openCount -= 1
    // Each name is visited once and its last occurrence recorded, so the cost does not depend on the nesting of calls.
    list.fourthArguments[list.tokens[bracket].range.start] = TokenList.FourthArgument(
      mentionsFirst: mentions.isMentioned(Int(list.tokens[bracket + 1].payload), since: first),
      constants: mentions.constants(since: first)?.map { Int32($0) })
  }

  mutating func append(_ kind: Token.Kind, _ payload: Int32 = 0, from start: Int) {
    append(Token(kind: kind, payload: payload, range: SourceRange(start: start, end: at)))
  }

  mutating func append(_ token: Token) {
    list.tokens.append(token)
    if lineEnds != .blank { extent.take(token, in: list) }
  }

  /// - Parameter marked: the number of bytes that the error points at if not all, as for an unclosed quote.
  mutating func fail(_ kind: FormulaError.Kind, from start: Int, to end: Int, marked: Int? = nil) {
    let range = SourceRange(start: start, end: end)
    append(Token(kind: .invalid, payload: Int32(list.errors.count), range: range))
    let place = marked.map { SourceRange(start: start, end: start + $0) } ?? range
    list.errors.append(FormulaError(kind, at: place, in: list.source))
  }
}
