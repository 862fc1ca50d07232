import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Documents that cannot be read")
struct InterfaceDocumentErrorTests {
  private static let root =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">"#

  private func error(_ text: String) -> InterfaceDocumentError? {
    do {
      _ = try InterfaceDocument(data: Data(text.utf8), path: "a.xib")
      return nil
    } catch {
      return error
    }
  }

  @Test("the error for an empty text describes the beginning of a document")
  func empty() {
    #expect(error("") == .empty(path: "a.xib"))
  }

  @Test(
    "a text that is not XML, or is incomplete, is refused with a location",
    arguments: [
      ("hello\nworld", 1), ("<?xml version=\"1.0\"?>", 1),
      ("\(root)\n<objects>\n  <view id=\"x\">\n    <rect", 4),
      ("\(root)\n<objects>\n</document>", 3),
    ])
  func malformed(text: String, line: Int) throws {
    guard case .malformed(let path, let location, _) = error(text) else {
      Issue.record("not refused as malformed: \(text)")
      return
    }
    #expect(path == "a.xib")
    #expect(location.line == line)
  }

  @Test(
    "documents of other kinds have separate error messages",
    arguments: [
      ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "archive-format"),
      ("<html/>", "not-interface-builder"), ("<document/>", "not-interface-builder"),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" "
          + "targetRuntime=\"MacOSX.Cocoa\"/>", "unsupported-target"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" "
          + "targetRuntime=\"watchKit\"/>", "unsupported-target"
      ),
    ])
  func foreign(text: String, code: String) {
    #expect(error(text)?.diagnostic.code == code)
  }

  @Test("a root element with no type, or with no runtime, is reported as such")
  func missingAttributes() {
    let touch = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    #expect(
      error("<document/>")?.diagnostic.message.hasPrefix("the type of its <document> is not")
        == true)
    #expect(
      error("<document type=\"\(touch)\"/>")?.diagnostic.message.hasPrefix(
        "the document is for an unnamed targetRuntime") == true)
  }

  @Test("entities that multiply a small file are refused")
  func entities() {
    var text = "<!DOCTYPE document [<!ENTITY a0 \"aaaaaaaaaa\">"
    for level in 1...8 {
      let inner = String(repeating: "&a\(level - 1);", count: 10)
      text += "<!ENTITY a\(level) \"\(inner)\">"
    }
    text += "]>\(Self.root)<objects><label text=\"&a8;\"/></objects></document>"
    #expect(error(text)?.diagnostic.code == "malformed-xml")
  }

  @Test(
    "errors in the text are reported in words",
    arguments: [
      ("<label text=\"&#7;\"/>", "control character"),
      ("<label text=\"&other;\"/>", "an undefined entity"),
      ("<<<<<<< HEAD", "merge conflict"),
      ("<label text=\"&#x;\"/>", "control character"),
      ("<label text=\"A & B\"/>", "&amp;"),
      ("<label text=\"A &amp B\"/>", "write &amp;"),
      ("<label text=\"a<b\"/>", "write &lt;"),
      ("<label text=a/>", "malformed attribute"),
      ("<label text/>", "malformed attribute"),
      ("<!-- a -- b", "a comment"),
      ("<?xml version=\"1.0\"?>", "an XML declaration"),
      ("</objects></document><document>", "something follows the end of the document"),
    ])
  func words(inside: String, words: String) {
    let text = "\(Self.root)<objects>\(inside)</objects></document>"
    #expect(error(text)?.diagnostic.message.contains(words) == true)
  }

  @Test("an unknown encoding is reported")
  func encoding() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-99\"?><document/>"
    #expect(error(text)?.diagnostic.message.contains("its encoding is unknown") == true)
  }

  @Test(
    "bytes that are not text are refused at any place", arguments: ["<\u{1}", "<a \u{1}"])
  func bytes(before: String) {
    // Found by a fuzzer: five bytes that ended the process.
    for byte: UInt8 in [0xE5, 0xFF, 0xC0, 0x80] {
      let bytes = before.utf8.map { $0 == 1 ? byte : $0 } + Array("ws\n".utf8)
      do {
        _ = try InterfaceDocument(data: Data(bytes), path: "a.xib")
        Issue.record("\(bytes) were read")
      } catch {
        #expect(error.diagnostic.code == "malformed-xml")
      }
    }
  }

  @Test("XML's entities and character references are replaced by their characters")
  @MainActor func characters() throws {
    let text = Markup.nib(
      """
      <label text="A &amp; B &lt;&gt;&quot;&apos;&#233;&#10;C" id="l"><rect key="frame" x="0" y="0" \
      width="9" height="9"/></label><button id="b"><state key="normal"><string key="title">\
      X &amp; &#x59;&lt;</string></state></button>
      """)
    let document = try InterfaceDocument(data: Data(text.utf8), path: "a.xib")
    let label = document.scenes[0].instantiate().roots.first as? UILabel
    #expect(label?.text == "A & B <>\"'é\nC")
    let button = document.scenes[1].instantiate().roots.first as? UIButton
    #expect(button?.title(for: .normal) == "X & Y<")
  }

  @Test("a missing file and a directory cannot be opened")
  func unreadable() {
    for path in ["/nonexistent/a.xib", "/"] {
      do {
        _ = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
        Issue.record("\(path) was read")
      } catch {
        #expect(error.isUnreadable)
      }
    }
  }

  @Test("the message has the form compilers use")
  func message() {
    let text = error("<html/>")?.diagnostic.description
    #expect(text?.hasPrefix("a.xib:1:") == true)
    #expect(text?.contains(": error: the root element is <html>") == true)
  }
}
