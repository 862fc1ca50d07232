import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import DocumentConversion

@Suite("documents as Swift code")
@MainActor
struct ConversionTests {
  private func converted(
    _ data: Data, _ path: String, _ settings: ConversionSettings = ConversionSettings()
  ) throws -> DocumentConversion {
    let document = try InterfaceDocument(data: data, path: path)
    let markup = try DocumentMarkup(data: data, path: path)
    return DocumentConversion(document, markup: markup, settings: settings)
  }

  /// Code from a nib that has a single view, whose content is `inside`.
  private func code(
    _ inside: String, _ settings: ConversionSettings = ConversionSettings(), root: String = ""
  ) throws -> String {
    let text = Markup.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view contentMode="scaleToFill" id="root" customClass="Card" \(root)>
      <rect key="frame" x="0" y="0" width="320" height="200"/>
      \(inside)
      </view>
      """)
    let conversion = try converted(Data(text.utf8), "Card.xib", settings)
    return try #require(conversion.files.first).text
  }

  private func label(_ attributes: String, _ inside: String = "") -> String {
    """
    <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l" \
    \(attributes)><rect key="frame" x="0" y="0" width="100" height="20"/>\(inside)</label></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    """
  }

  @Test("names are taken from outlets, labels, texts and roles, in this order")
  func names() throws {
    let text = "text=\"Sign in\""
    #expect(try code(label(text)).contains("private let signInLabel = UILabel()"))
    #expect(
      try code(label(text + " userLabel=\"Welcome Label\"")).contains(
        "let welcomeLabel = UILabel()"))
    let outlet = """
      <connections><outlet property="header" destination="l" id="o"/></connections>
      """
    #expect(try code(label(text) + outlet).contains("\n  let header = UILabel()"))
    #expect(try code(label("")).contains("private let label = UILabel()"))
  }

  @Test("only what differs from the defaults of code is written")
  func defaults() throws {
    let plain = try code(label("text=\"A b\" textAlignment=\"natural\""))
    #expect(plain.contains("aBLabel.text = \"A b\""))
    #expect(!plain.contains("textAlignment"))
    #expect(!plain.contains("isUserInteractionEnabled"))
    let centered = try code(label("text=\"A b\" textAlignment=\"center\" numberOfLines=\"0\""))
    #expect(centered.contains("aBLabel.textAlignment = .center"))
    #expect(centered.contains("aBLabel.numberOfLines = 0"))
  }

  @Test("the background of configured buttons is written")
  func buttonBackground() throws {
    let text = try code(
      """
      <subviews><button contentMode="scaleToFill" buttonType="system" userLabel="Go" id="b">
      <rect key="frame" x="0" y="0" width="80" height="40"/>
      <buttonConfiguration key="configuration" style="filled" title="Go">
      <backgroundConfiguration key="background" cornerRadius="9" image="card">
      <color key="backgroundColor" systemColor="systemRedColor"/>
      <color key="strokeColor" white="1" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
      </backgroundConfiguration></buttonConfiguration></button></subviews>
      """)
    for line in [
      "backgroundColor = .systemRed", "cornerRadius = 9", "strokeColor = ",
      "image = UIImage(named: \"card\")",
    ] {
      #expect(text.contains("Configuration.background.\(line)"))
    }
  }

  @Test("constraints begin with the inner view in any order of the document")
  func constraints() throws {
    let text = try code(
      label("text=\"Name\"") + """
        <constraints>
        \(Markup.pin("safe", "trailing", 16, to: "l"))
        <constraint firstItem="l" firstAttribute="top" relation="greaterThanOrEqual" \
        secondItem="safe" secondAttribute="top" constant="8" priority="750" id="b"/>
        <constraint firstAttribute="bottom" relation="lessThanOrEqual" secondItem="l" \
        secondAttribute="bottom" constant="4" id="c"/>
        </constraints>
        """)
    #expect(
      text.contains(
        """
            let safeArea = safeAreaLayoutGuide
            NSLayoutConstraint.activate([
              nameLabel.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
              nameLabel.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: 8)
                .withPriority(.defaultHigh),
              nameLabel.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor, constant: -4),
            ])
        """), "\(text)")
  }

  @Test("a constraint is said once")
  func once() throws {
    let constraints = ["a", "b"].map { Markup.pin("l", "top", id: $0) }
    let text = try code(
      label("text=\"Name\"") + "<constraints>\(constraints.joined())</constraints>")
    #expect(text.components(separatedBy: "nameLabel.topAnchor").count == 2)
  }

  @Test("the maker's style has SnapKit's words")
  func maker() throws {
    let text = try code(
      label("text=\"Name\"") + """
        <constraints>
        \(Markup.pin("l", "leading", 12))
        \(Markup.pin("l", "top", 8, to: "safe", at: "bottom", priority: 250))
        </constraints>
        """, ConversionSettings(style: .maker))
    #expect(text.contains("import SnapKit"))
    #expect(text.contains("nameLabel.snp.makeConstraints { make in"))
    #expect(text.contains("make.leading.equalTo(self).offset(12)"))
    #expect(
      text.contains("make.top.equalTo(safeAreaLayoutGuide.snp.bottom).offset(8).priority(250)"))
  }

  @Test("size classes select constraints and values")
  func sizeClasses() throws {
    let inside = """
      <variation key="default" numberOfLines="1"/>\
      <variation key="widthClass=compact" numberOfLines="2"/>
      """
    let text = try code(label("text=\"Name\" numberOfLines=\"1\"", inside))
    #expect(text.contains("let isCompactWidth = traitCollection.horizontalSizeClass == .compact"))
    #expect(
      text.contains(
        """
            if isCompactWidth {
              nameLabel.numberOfLines = 2
            } else {
              nameLabel.numberOfLines = 1
            }
        """))
  }

  /// Labels in a row, each with a text, and constraints among them.
  private func labels(_ texts: [String], _ attributes: String, _ constraints: String = "") -> String
  {
    let labels = texts.map { text in
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" \
      lineBreakMode="tailTruncation" id="\(text)" \(attributes)>\
      <rect key="frame" x="0" y="0" width="100" height="20"/></label>
      """
    }
    return "<subviews>\(labels.joined())</subviews><constraints>\(constraints)</constraints>"
  }

  private static let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  @Test("equal settings of several views are a loop, their texts are not")
  func sharedSettings() throws {
    let text = try code(
      labels(["One", "Two", "Six"], "textAlignment=\"center\" numberOfLines=\"0\""))
    #expect(
      text.contains(
        """
            for label in [oneLabel, twoLabel, sixLabel] {
              label.numberOfLines = 0
              label.textAlignment = .center
            }
        """), "\(text)")
    #expect(text.components(separatedBy: "numberOfLines").count == 2)
    #expect(text.contains("    twoLabel.text = \"Two\""))
    #expect(text.contains("    [oneLabel, twoLabel, sixLabel].forEach(addSubview)"))
  }

  @Test("a loop over switches avoids a keyword as the variable")
  func sharedSwitches() throws {
    let switches = [1, 2, 3].map { number in
      """
      <switch opaque="NO" contentMode="scaleToFill" alpha="0.5" id="s\(number)">\
      <rect key="frame" x="0" y="0" width="51" height="31"/></switch>
      """
    }
    let text = try code("<subviews>\(switches.joined())</subviews>")
    #expect(text.contains("] { item.alpha = 0.5 }"), "\(text)")
  }

  @Test("subviews in the same view are added where their masks are switched off")
  func hierarchy() throws {
    let places = ["One", "Two"].map { Markup.pin($0, "top") }
    let text = try code(labels(["One", "Two"], Self.constrained, places.joined()))
    #expect(
      text.contains(
        """
            for subview in [oneLabel, twoLabel] {
              subview.translatesAutoresizingMaskIntoConstraints = false
              addSubview(subview)
            }
        """), "\(text)")
  }

  @Test("the usual hugging priority is set only where it decides")
  func hugging() throws {
    let hugging = Self.constrained + " horizontalHuggingPriority=\"251\""
    let open = Markup.pin("One", "leading") + Markup.pin("Two", "leading")
    #expect(!(try code(labels(["One", "Two"], hugging, open))).contains("Hugging"))
    let closed =
      Markup.pin("One", "leading") + Markup.pin("Two", "leading", to: "One", at: "trailing")
      + Markup.pin("Two", "trailing")
    let text = try code(labels(["One", "Two"], hugging, closed))
    #expect(
      text.contains(
        """
            for subview in [oneLabel, twoLabel] {
              subview.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            }
        """), "\(text)")
  }

  @Test("the last of two settings counts")
  func repeatedSettings() throws {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
      keyPath="isHidden" value="NO"/></userDefinedRuntimeAttributes>
      """
    let text = try code(label("text=\"Name\" hidden=\"YES\"", attribute))
    #expect(text.contains("nameLabel.isHidden = false"))
    #expect(!text.contains("nameLabel.isHidden = true"))
  }

  @Test("a class that has nothing to set up has no methods for it")
  func nothingToSetUp() throws {
    #expect(try code("") == "import UIKit\n\nfinal class Card: UIView {\n}\n")
  }

  @Test("keys on a pad are named after their numbers")
  func keys() throws {
    let buttons = [7, 3].map { number in
      """
      <button opaque="NO" contentMode="scaleToFill" id="b\(number)">\
      <rect key="frame" x="0" y="0" width="80" height="30"/>\
      <state key="normal" title="\(number)"/></button>
      """
    }
    let text = try code("<subviews>\(buttons.joined())</subviews>")
    #expect(text.contains("private let button7 = UIButton()\n  private let button3 = UIButton()"))
  }

  @Test("a bar item calls the method for the item's segue, and a short segue is a single call")
  func segues() throws {
    let url = TestFiles.repository.appendingPathComponent(
      "Examples/Recipes/Recipes/Base.lproj/Main.storyboard")
    let conversion = try converted(Data(contentsOf: url), url.path)
    let text = try #require(
      conversion.files.first { $0.className == "RecipeListViewController" }
    ).text
    #expect(text.contains("primaryAction: UIAction { [unowned self] _ in showAbout() })"))
    #expect(
      text.contains("  func showRecipe() {\n    show(RecipeViewController(), sender: self)\n  }"))
  }

  @Test("actions are closures, or selectors with --objc")
  func actions() throws {
    let button = """
      <subviews><button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">\
      <rect key="frame" x="0" y="0" width="80" height="30"/>\
      <state key="normal" title="Save"/><connections>\
      <action selector="save:" destination="root" eventType="touchUpInside" id="a"/>\
      </connections></button></subviews>
      """
    let closures = try code(button)
    #expect(
      closures.contains(
        "saveButton.addAction(UIAction { [unowned self] _ in save(saveButton) }, "
          + "for: .touchUpInside)"))
    #expect(closures.contains("  func save(_ sender: UIButton) {"))
    let selectors = try code(button, ConversionSettings(usesSelectors: true))
    #expect(
      selectors.contains(
        "saveButton.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)"))
    #expect(selectors.contains("  @objc func save(_ sender: UIButton) {"))
  }

  @Test("texts in a localized document are strings from the document's table")
  func localized() throws {
    let text = try code(label("text=\"Name\""), ConversionSettings(stringTable: "Card"))
    #expect(
      text.contains("String(localized: \"l.text\", defaultValue: \"Name\", table: \"Card\")"))
    #expect(DocumentConversion.stringTable(of: "App/Base.lproj/Main.storyboard") == "Main")
    #expect(DocumentConversion.stringTable(of: "App/Main.storyboard") == nil)
  }

  @Test("a part that code does not express becomes a comment with the line, and a remark")
  func remarks() throws {
    let constraint = Markup.pin("l", "top", to: "gone", id: "a")
    let text = try code(label("text=\"Name\"") + "<constraints>\(constraint)</constraints>")
    #expect(text.contains("// Card.xib:8: the constraint a is left out"))
  }

  @Test(
    "every example becomes classes, each named once",
    arguments: ["Login", "Settings", "Article", "NineGrid", "Faulty"])
  func examples(name: String) throws {
    let url = TestFiles.repository.appendingPathComponent("Examples/\(name).storyboard")
    let conversion = try converted(Data(contentsOf: url), url.path)
    #expect(!conversion.files.isEmpty)
    #expect(Set(conversion.files.map(\.name)).count == conversion.files.count)
    for unit in conversion.units {
      let paths = unit.paths.values.filter { !$0.isEmpty }
      #expect(Set(paths).count == paths.count, "\(unit.className)")
    }
    for file in conversion.files {
      #expect(file.text.split(separator: "\n").allSatisfy { $0.count <= 100 || $0.contains("\"") })
    }
  }
}
