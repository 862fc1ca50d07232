import Foundation
import InterfaceBuilder
import TestSupport

@testable import Diagnosis

/// A document with marks: a circled number before an element identifies the element's line.
struct MarkedDocument {
  let document: InterfaceDocument
  private let lines: [Character: Int]

  private static let marks = Set("①②③④⑤⑥⑦⑧⑨")

  /// Reads a top-level view of 393 x 852 points that contains `content`; `isScreen` makes it a
  /// controller's.
  ///
  /// - Throws: The error of the document.
  init(_ content: String, isScreen: Bool = false) throws {
    let view = """
      <view \(isScreen ? "key=\"view\" " : "")contentMode="scaleToFill" id="root" userLabel="Root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          \(content)
          <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      """
    let scene = """
      <scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      \(view)
      </viewController>
      </objects></scene>
      """
    let text = isScreen ? Markup.storyboard(scene) : Markup.nib(view)
    var lines: [Character: Int] = [:]
    for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for mark in line where Self.marks.contains(mark) { lines[mark] = offset + 1 }
    }
    self.lines = lines
    let plain = text.filter { !Self.marks.contains($0) }
    document = try InterfaceDocument(data: Data(plain.utf8), path: "Fixture.xib")
  }

  func line(of mark: Character) -> Int? { lines[mark] }

  /// The findings with `#` for numbers with a fraction, which come from measuring text.
  @MainActor
  func roundFindings() -> [String] {
    findings().map { $0.replacing(/\d+\.\d+/, with: "#") }
  }

  /// The findings as `mark rule: message`; the mark is `-` for an unmarked line.
  @MainActor
  func findings(_ settings: CheckSettings = CheckSettings()) -> [String] {
    DocumentCheck(settings).findings(in: document).findings.map { finding in
      let mark = lines.first { $0.value == finding.line }?.key ?? "-"
      return "\(mark) \(finding.rule): \(finding.message)"
    }
  }
}

extension DocumentCheck {
  /// The rules of all findings in markup.
  @MainActor
  static func rules(in text: String) throws -> [String] {
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.xib")
    return DocumentCheck(CheckSettings()).findings(in: document).findings.map(\.rule)
  }
}
