import ReckonCommand
import Testing

@Suite("XML")
struct XMLReaderTests {
  /// The pieces of a text, one a line: `<a b=1`, `text`, `>a`.
  private func pieces(_ text: String) throws(WorkbookError) -> [String] {
    var reader = XMLReader(Array(text.utf8))
    var result: [String] = []
    while let piece = try reader.next() {
      switch piece {
      case .start: result.append("<" + reader.name + (try reader.attribute("b").map { " b=" + $0 } ?? ""))
      case .text: result.append(try reader.text())
      case .end: result.append(">" + reader.name)
      }
    }
    return result
  }

  @Test(
    "elements, attributes and text come in order",
    arguments: [
      ("<a/>", ["<a", ">a"]),
      ("<?xml version=\"1.0\"?>\n<a b='1'>x</a >\n<!-- end -->", ["<a b=1", "x", ">a"]),
      ("<n:a n:b=\"2\" c=\"3\"><n:d/></n:a>", ["<a b=2", "<d", ">d", ">a"]),
      ("<a b=\"&lt;&#65;&#x42;&quot;\">&amp;&apos;&gt;</a>", ["<a b=<AB\"", "&'>", ">a"]),
      ("<a>x<![CDATA[<&]]>y<!-- - -->z<?p?></a>", ["<a", "x", "<&", "y", "z", ">a"]),
      ("\u{FEFF}<a>\r\n\r각</a>", ["<a", "\n\n각", ">a"]),
    ])
  func pieces(_ text: String, _ expected: [String]) throws { #expect(try pieces(text) == expected) }

  @Test(
    "what is no XML is an error with its place",
    arguments: [
      ("", .endsEarly, 0), ("<a>", .endsEarly, 3), ("<a", .endsEarly, 2), ("<a b=\"1", .endsEarly, 7),
      ("<a><!-- ", .endsEarly, 8),
      ("<a></b>", .notXML, 3), ("<a/><a/>", .notXML, 4), ("x<a/>", .notXML, 0), ("<a/>x", .notXML, 4),
      ("<a b></a>", .notXML, 4),
      ("<a b=1/>", .notXML, 5), ("<a b=\"1\"c=\"2\"/>", .notXML, 8), ("< a/>", .notXML, 1),
      ("<a b=\"<\"/>", .notXML, 6),
      ("<!DOCTYPE a [<!ENTITY e \"x\">]><a>&e;</a>", .documentType, 0), ("<a>&e;</a>", .entity, 3),
      ("<a>&amp</a>", .entity, 3),
      ("<a>&#0;</a>", .entity, 3), ("<a>&#xD800;</a>", .entity, 3),
    ] as [(String, WorkbookError.Problem, Int)])
  func errors(_ text: String, _ problem: WorkbookError.Problem, _ byte: Int) {
    let error = #expect(throws: WorkbookError.self) { try pieces(text) }
    #expect(error?.problem == problem)
    #expect(error?.byte == byte)
  }

  @Test("bytes that are not UTF-8 are an error")
  func encoding() {
    var reader = XMLReader([UInt8](ascii("<a>")) + [0xFF, 0xFE] + ascii("</a>"))
    let error = #expect(throws: WorkbookError.self) { while try reader.next() != nil { _ = try reader.text() } }
    #expect(error?.problem == .notUTF8)
  }

  private func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("elements may lie in as many others as the limit says, and in no more")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(try pieces(nested(XMLReader.depthLimit)).count == 2 * XMLReader.depthLimit)
    let error = #expect(throws: WorkbookError.self) { try pieces(nested(XMLReader.depthLimit + 1)) }
    #expect(error?.problem == .nesting)
  }

  @Test("elements may have as many attributes as the limit says, and no more")
  func attributes() throws {
    func element(_ count: Int) -> String { "<a" + (0..<count).map { " a\($0)=''" }.joined() + "/>" }
    #expect(try pieces(element(XMLReader.attributeLimit)) == ["<a", ">a"])
    let error = #expect(throws: WorkbookError.self) { try pieces(element(XMLReader.attributeLimit + 1)) }
    #expect(error?.problem == .attributes)
  }
}
