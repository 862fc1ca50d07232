import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import DocumentEditing

@Suite("Update Frames after edits of constants")
@MainActor
struct FrameUpdateTests {
  private static let edges = ["leading", "trailing", "left", "right", "top", "bottom"]
  private static let centers = ["centerX", "centerY"]
  private static let sizes = ["width", "height"]

  /// The other items in the constraints, each with attributes of the box and the item.
  private static let walk: [(item: String, attributes: [(own: String, other: String)])] = {
    let same = (edges + centers + sizes).map { ($0, $0) }
    let margins =
      edges.map { ($0, "\($0)Margin") } + centers.map { ($0, "\($0)WithinMargins") }
    return [
      ("root", same + margins), ("sibling", same), ("safe", same),
    ]
  }()

  private let folder = TemporaryFolder()

  @Test("a frame follows each attribute, item, direction and sign")
  func follows() throws {
    for (item, attributes) in Self.walk {
      for (own, other) in attributes {
        for isReversed in [false, true] {
          for change in [-13.0, 13] {
            func document(_ constant: Double, _ frame: [Double]) throws -> OpenDocument {
              let text = Self.text(
                own, item, other, constant: isReversed ? -constant : constant, isReversed, frame)
              let path = try folder.write("a.storyboard", text)
              return OpenDocument(path: path, url: URL(fileURLWithPath: path))
            }
            let start = own == "bottom" || own == "trailing" || own == "right" ? -30.0 : 20
            let old = try frame(document(start, [0, 0, 50, 40]))
            let stored = try document(start, old)
            let name = Comment(rawValue: "\(own) \(item).\(other) \(isReversed) \(change)")
            #expect(FrameUpdates.edits(ofMisplacedIn: stored).isEmpty, name)
            let edited = try document(start + change, old)
            let new = try frame(edited)
            #expect(new != old, name)
            let edits = FrameUpdates.edits(ofMisplacedIn: edited)
            #expect(edits == [FrameUpdates.edit("box", new)], name)
          }
        }
      }
    }
  }

  private func frame(_ document: OpenDocument) throws -> [Double] {
    let content = try #require(document.document)
    let views = FrameReport(of: content, in: LayoutEnvironment()).scenes.flatMap(\.views)
    return try #require(views.first { $0.id == "box" }).frame.numbers
  }

  /// A screen with a box and a sibling; a constraint of the box has the constant.
  private static func text(
    _ own: String, _ item: String, _ other: String, constant: Double, _ isReversed: Bool,
    _ frame: [Double]
  ) -> String {
    let ends = isReversed ? [(item, other), ("box", own)] : [("box", own), (item, other)]
    let isAcross =
      own.hasPrefix("centerX") || ["leading", "trailing", "left", "right"].contains(own)
    let facts: [(String, String, Double)?] = [
      own == "width" ? nil : ("width", "", 50.0), own == "height" ? nil : ("height", "", 40),
      isAcross ? nil : ("leading", "root", 60),
      isAcross || sizes.contains(own) ? ("top", "root", 150) : nil,
    ]
    let fixed = facts.compactMap(\.self).enumerated().map { number, fact in
      constraint(
        "f\(number)", "box", fact.0, fact.1.isEmpty ? nil : (fact.1, fact.0), fact.2)
    }
    let place = zip(["x", "y", "width", "height"], frame).map { "\($0)=\"\($1)\"" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="vc">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="scene"><objects>
          <viewController id="vc" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="sibling">
                  <rect key="frame" x="100" y="200" width="120" height="110"/>
                  <constraints>
                    \(constraint("s0", nil, "width", nil, 120))
                    \(constraint("s1", nil, "height", nil, 110))
                  </constraints>
                </view>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="box"><rect key="frame" \(place.joined(separator: " "))/></view>
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>
                \(constraint("s2", "sibling", "leading", ("root", "leading"), 100))
                \(constraint("s3", "sibling", "top", ("root", "top"), 200))
                \(fixed.joined(separator: "\n"))
                \(constraint("edited", ends[0].0, ends[0].1, ends[1], constant))
              </constraints>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
  }

  private static func constraint(
    _ id: String, _ first: String?, _ attribute: String, _ second: (String, String)?,
    _ constant: Double
  ) -> String {
    let item = first.map { "firstItem=\"\($0)\" " } ?? ""
    let other = second.map { "secondItem=\"\($0.0)\" secondAttribute=\"\($0.1)\" " } ?? ""
    return "<constraint \(item)firstAttribute=\"\(attribute)\" \(other)"
      + "constant=\"\(constant)\" id=\"\(id)\"/>"
  }
}
