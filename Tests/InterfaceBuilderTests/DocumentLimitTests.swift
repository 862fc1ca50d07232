import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Document limits")
struct DocumentLimitTests {
  private func message(_ elements: String, _ limits: DocumentLimits = .standard) -> String? {
    let text = DocumentSource.storyboard(view: elements)
    do {
      _ = try ElementTree.parsing(
        InputStream(data: Data(text.utf8)), path: "a.xib", limits: limits)
      return nil
    } catch {
      return error.diagnostic.message
    }
  }

  @Test("a document of too many elements is refused where the first of them is too many")
  func elements() {
    var limits = DocumentLimits()
    limits.elements = 1_050
    let many = String(repeating: "<a/>", count: 1_100)
    #expect(message(many) == nil)
    #expect(
      message(many, limits)
        == "the document is too large: it holds more than 1,050 elements, the limit; split the "
        + "storyboard into several")
  }

  @Test("elements nested too deep are refused, and released iteratively")
  func depth() {
    let limit = DocumentLimits.standard.depth
    func nested(_ count: Int) -> String {
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    #expect(message(nested(limit / 2)) == nil)
    #expect(
      message(nested(limit + 1))
        == "the document is too large: its elements are nested more than 40,000 deep, the limit")
  }

  @Test("an element of too many attributes is refused")
  func attributes() {
    func element(_ count: Int) -> String {
      "<a \((0..<count).map { "a\($0)=\"\"" }.joined(separator: " "))/>"
    }
    #expect(message(element(1_000)) == nil)
    #expect(
      message(element(1_001))
        == "the document is too large: an element has more than 1,000 attributes, the limit")
  }

  @Test("names that are too long are refused, of elements and of attributes")
  func names() {
    let name = String(repeating: "n", count: 1_000)
    let reason =
      "the document is too large: the name of an element or attribute is longer than 1,000 bytes, "
      + "the limit"
    #expect(message("<\(name) \(name)=\"\"/>") == nil)
    #expect(message("<\(name)n/>") == reason)
    #expect(message("<a \(name)n=\"\"/>") == reason)
  }

  @Test("texts that are too long are refused, in attributes and between tags")
  func texts() {
    var limits = DocumentLimits()
    limits.textLength = 2 << 20
    let text = String(repeating: "word ", count: 450_000)
    let reason = "the document is too large: a text is longer than 2 MB, the limit"
    #expect(message("<a b=\"\(text)\"/><string>\(text)</string>") == nil)
    #expect(message("<a b=\"\(text)\"/>", limits) == reason)
    #expect(message("<string>\(text)</string>", limits) == reason)
  }
}
