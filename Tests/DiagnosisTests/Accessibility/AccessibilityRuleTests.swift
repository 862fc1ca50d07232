import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Rules of accessibility")
@MainActor
struct AccessibilityRuleTests {
  /// A view at a place, with no constraints.
  private static func view(
    _ kind: String, _ id: String, _ frame: [Int], _ attributes: String = "", _ content: String = ""
  ) -> String {
    """
    <\(kind) opaque="NO" contentMode="left" fixedFrame="YES" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    \(content)
    </\(kind)>
    """
  }

  private static let white =
    #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#

  private static func findings(
    _ views: String..., resources: String = "", only rule: String? = nil,
    settings: CheckSettings = CheckSettings(accessibility: .usual)
  ) throws -> [Finding] {
    let text = Markup.nib(
      """
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(views.joined(separator: "\n"))</subviews>
      \(white)
      </view>
      """, resources: resources)
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.xib")
    let rules = Set(Rule.accessibilityRules.map(\.id))
    return DocumentCheck(settings).findings(in: document).findings.filter { finding in
      rule.map { $0 == finding.rule } ?? rules.contains(finding.rule)
    }
  }

  private static func title(_ text: String) -> String { #"<state key="normal" title="\#(text)"/>"# }

  @Test(
    "targets below 28 points are errors, below 44 notes",
    arguments: [
      (20, 44, Severity.error), (27, 60, .error), (28, 28, .note), (43, 80, .note), (44, 44, nil),
    ])
  func targets(width: Int, height: Int, severity: Severity?) throws {
    let button = Self.view("button", "b", [20, 20, width, height], "", Self.title("Go"))
    #expect(
      try Self.findings(button, only: "small-target").map(\.severity)
        == [severity].compactMap(\.self))
  }

  @Test("targets that are hidden, disabled, in bars, or of the system are not reported")
  func exemptTargets() throws {
    let title = Self.title("Go")
    let place = [20, 20, 20, 20]
    #expect(
      try Self.findings(
        Self.view("button", "a", place, #"hidden="YES""#, title),
        Self.view("button", "b", place, #"enabled="NO""#, title),
        Self.view("switch", "c", place),
        Self.view("label", "d", place, #"text="Text""#),
        Self.view(
          "view", "e", [0, 0, 100, 100], #"userInteractionEnabled="NO""#,
          "<subviews>\(Self.view("button", "f", place, "", title))</subviews>"),
        only: "small-target"
      ).isEmpty)
  }

  @Test("a small button with an app class is a note that names the class")
  func customTarget() throws {
    let found = try Self.findings(
      Self.view(
        "button", "b", [20, 20, 20, 20], #"customClass="BigTouchButton""#, Self.title("Go")),
      only: "small-target")
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.message.contains("unless BigTouchButton enlarges") == true)
  }

  @Test("an image button needs a label, which the document can set")
  func labels() throws {
    let image = #"<state key="normal" image="ic_close_24"/>"#
    let label = #"<accessibility key="accessibilityConfiguration" label="Close"/>"#
    let place = [20, 20, 60, 60]
    let found = try Self.findings(
      Self.view("button", "a", place, "", image), only: "missing-label")
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains("VoiceOver says \"ic_close_24\"") == true)
    #expect(
      try Self.findings(Self.view("button", "a", place, "", label + image), only: "missing-label")
        .isEmpty)
    let symbol = #"<state key="normal" image="xmark" catalog="system"/>"#
    #expect(
      try Self.findings(Self.view("button", "a", place, "", symbol), only: "missing-label")
        .map(\.severity) == [.note])
  }

  @Test(
    "labels that are names of files are reported, words are not",
    arguments: [
      ("btn_back", true), ("crown.fill", true), ("logo.png", true), ("Back", false),
      ("back", false),
      ("Version 1.2", false), ("U.S.", false),
    ])
  func fileNames(label: String, isFile: Bool) throws {
    let name = ["crown.fill", "back", "btn_back"].contains(label) ? label : "other"
    let button = Self.view(
      "button", "b", [20, 20, 60, 60], "",
      #"<accessibility key="accessibilityConfiguration" label="\#(label)"/>"#
        + #"<state key="normal" image="\#(name)"/>"#)
    #expect(try Self.findings(button, only: "label-is-file-name").isEmpty == !isFile)
  }

  @Test("an accessible image needs a label; an image that is none does not")
  func images() throws {
    let element = """
      <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/>\
      </accessibility>
      """
    let place = [20, 20, 60, 60]
    #expect(
      try Self.findings(
        Self.view("imageView", "a", place, #"image="photo""#, element),
        Self.view("imageView", "b", place, #"image="photo""#), only: "unlabelled-image"
      ).map(\.view) == ["a"])
  }

  @Test("a label that ends with the type is reported once")
  func repetition() throws {
    let button = Self.view(
      "button", "b", [20, 20, 60, 60], "",
      #"<accessibility key="accessibilityConfiguration" label="Save button"/>"# + Self.title("Go"))
    #expect(
      try Self.findings(button, only: "label-repeats-type").map(\.message) == [
        "VoiceOver says \"Save button, button\": leave out the type"
      ])
  }

  private static func text(_ white: Double, size: Int = 15, _ more: String = "") -> String {
    view(
      "label", "t", [20, 20, 200, 40], #"text="Price" \#(more)"#,
      #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
        + #"<color key="textColor" white="\#(white)" alpha="1" colorSpace="calibratedWhite"/>"#)
  }

  @Test("contrast below the limit is a note, below 3 a warning; large text needs 3")
  func contrast() throws {
    func severities(_ white: Double, _ size: Int = 15, _ more: String = "") throws -> [Severity] {
      try Self.findings(Self.text(white, size: size, more), only: "low-contrast").map(\.severity)
    }
    #expect(try severities(0.4) == [])
    #expect(try severities(0.5) == [.note])
    #expect(try severities(0.5, 18) == [])
    #expect(try severities(0.7, 18) == [.warning])
    #expect(try severities(0.7) == [.warning])
    // A text that can hardly be seen has a background from code.
    #expect(try severities(0.97) == [])
    #expect(try severities(0.7, 15, #"enabled="NO""#) == [])
    #expect(try severities(0.7, 15, #"alpha="0.0""#) == [])
  }

  @Test("text over an image or a view of the app has an unknown contrast")
  func unknownContrast() throws {
    let image = Self.view("imageView", "i", [0, 0, 393, 200])
    let drawn = Self.view("view", "i", [0, 0, 393, 200], #"customClass="Gradient""#)
    let apart = Self.view("imageView", "i", [0, 400, 393, 200])
    #expect(try Self.findings(image, Self.text(0.7), only: "low-contrast").isEmpty)
    #expect(try Self.findings(drawn, Self.text(0.7), only: "low-contrast").isEmpty)
    #expect(try Self.findings(apart, Self.text(0.7), only: "low-contrast").count == 1)
  }

  @Test("a title in the default tint is the system's decision")
  func tint() throws {
    let button = Self.view(
      "button", "b", [20, 20, 100, 60], #"buttonType="system""#, Self.title("Continue"))
    #expect(try Self.findings(button, only: "low-contrast").isEmpty)
    let color = #"<color key="titleColor" systemColor="tintColor"/>"#
    let stated = Self.view(
      "button", "b", [20, 20, 100, 60], #"buttonType="system""#,
      #"<state key="normal" title="Continue">\#(color)</state>"#)
    #expect(try Self.findings(stated, only: "low-contrast").isEmpty)
  }

  @Test("a fixed text on a background of the system is reported in the dark appearance only")
  func dark() throws {
    let box = Self.view(
      "view", "v", [0, 0, 393, 200], "",
      #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#)
    let resources = """
      <resources><systemColor name="systemBackgroundColor">\
      <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>\
      </systemColor></resources>
      """
    let found = try Self.findings(
      box, Self.text(0.2), resources: resources, only: "low-contrast")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("in the dark appearance") == true)
    #expect(try Self.findings(box, Self.text(0.2), only: "low-contrast").isEmpty)
  }

  @Test("a text that grows beyond its width names the first size and a verified fix")
  func textSizes() throws {
    func label(_ more: String) -> String {
      """
      <label text="Continue without account" lineBreakMode="tailTruncation" \(more) \
      translatesAutoresizingMaskIntoConstraints="NO" id="t" userLabel="Title">
      <constraints><constraint firstAttribute="width" constant="300" id="w"/></constraints>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    }
    let found = try Self.findings(
      label(#"adjustsFontForContentSizeCategory="YES""#), only: "clipped-at-text-size")
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("truncated from accessibility") == true)
    #expect(found.first?.message.hasSuffix("verified fix: set Lines to 0") == true)
    #expect(
      try Self.findings(
        label(#"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#),
        only: "clipped-at-text-size"
      ).isEmpty)
    #expect(
      try Self.findings(label(#"numberOfLines="0""#), only: "clipped-at-text-size").isEmpty)
  }

  @Test("a text field lower than a line at a standard size is reported", arguments: [22, 30])
  func fields(height: Int) throws {
    let field = """
      <textField text="Some amount" translatesAutoresizingMaskIntoConstraints="NO" id="t">
      <constraints><constraint firstAttribute="width" constant="30" id="w"/>
      <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textField>
      """
    let found = try Self.findings(field, only: "clipped-at-text-size")
    #expect(found.count == (height == 22 ? 1 : 0))
    if let message = found.first?.message {
      #expect(message.hasPrefix("clipped at extra"), "\(message)")
      #expect(message.hasSuffix("verified fix: remove the height constraint"), "\(message)")
    }
  }

  @Test("the rules that are off by default apply with 'all' or a severity")
  func selection() throws {
    let text = Self.text(0.2)
    #expect(try Self.findings(text).isEmpty)
    #expect(
      try Self.findings(text, settings: CheckSettings(accessibility: .all)).map(\.rule) == [
        "fixed-font"
      ])
    #expect(
      try Self.findings(text, settings: CheckSettings(severities: ["fixed-font": .error]))
        .map(\.severity) == [.error])
    let small = Self.view("button", "b", [20, 20, 20, 20], "", Self.title("Go"))
    #expect(try Self.findings(small, settings: CheckSettings()).isEmpty)
  }

  @Test("the text report merges by cause; JSON keeps each element with the cause")
  func merging() throws {
    let buttons = (0..<3).map {
      Self.view("button", "b\($0)", [20, 40 * $0, 24, 24], "", Self.title("Go \($0)"))
    }
    let found = try Self.findings(buttons.joined(separator: "\n"), only: "small-target")
    #expect(found.count == 3)
    let report = FindingReport(
      documents: [DocumentFindings(path: "A.xib", findings: found)], namesEnvironments: false)
    let text = try report.text(as: .text)
    #expect(
      text.contains(
        "3 buttons are smaller than 28 x 28 points: b0 (24 x 24), b1 (24 x 24), b2 (24 x 24). "
          + "Make them at least 44 x 44"))
    #expect(text.split(separator: "\n").count == 1)
    for format in [FindingReport.Format.json, .sarif] {
      let part = try MergedReport.Part(Data(try report.text(as: format).utf8))
      #expect(try MergedReport([part]).text(as: .text, color: false).contains("3 buttons are"))
    }
  }

  @Test("a baseline knows elements, so a new button is not hidden by known buttons")
  func baseline() throws {
    func document(_ count: Int) throws -> DocumentFindings {
      let buttons = (0..<count).map {
        Self.view("button", "b\($0)", [20, 40 * $0, 24, 24], "", Self.title("Go"))
      }
      return DocumentFindings(
        path: "A.xib",
        findings: try Self.findings(buttons.joined(separator: "\n"), only: "small-target"))
    }
    let baseline = Baseline([try document(2)])
    #expect(baseline.removingKnown(from: try document(3)).findings.map(\.view) == ["b2"])
  }

  @Test("VoiceOver's order: lines of tops less than 8 points apart, from the leading edge")
  func order() throws {
    let text = Markup.nib(
      """
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      \(Self.view("label", "right", [200, 20, 50, 20], #"text="Right""#))
      \(Self.view("label", "left", [20, 27, 50, 20], #"text="Left""#))
      \(Self.view("label", "below", [10, 28, 5, 20], #"text="Below""#))
      \(Self.view("imageView", "image", [0, 0, 10, 10]))
      </subviews></view>
      """)
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.xib")
    let report = AccessibilityReport(document.scenes, of: document, in: .canvas)
    #expect(report.scenes.flatMap(\.elements).map(\.id) == ["left", "right", "below"])
    #expect(report.scenes.first?.elements.first?.traits == ["staticText"])
  }

  @Test("ratios of colors known from elsewhere")
  func ratios() {
    func ratio(_ one: [Double], _ two: [Double]) -> Double {
      let colors = [one, two].map {
        PixelColor(red: $0[0] / 255, green: $0[1] / 255, blue: $0[2] / 255)
      }
      return (colors[0].contrast(to: colors[1]) * 100).rounded() / 100
    }
    let white = [255.0, 255, 255]
    #expect(ratio([0, 122, 255], white) == 4.02)
    #expect(ratio([0x88, 0x88, 0x88], white) == 3.54)
    #expect(ratio([0, 0, 0], white) == 21)
  }
}
