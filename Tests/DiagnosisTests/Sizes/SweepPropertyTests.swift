import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Sweeps of sizes")
@MainActor
struct SweepPropertyTests {
  /// The usual number of random documents; `SWEEP_TREES` sets another.
  private static let tries = TestFiles.tries("SWEEP_TREES", usual: 4)

  @Test("a sweep finds what fresh layouts of every size find, in random trees")
  func randomTrees() throws {
    var found = 0
    for seed in 1...UInt64(Self.tries) {
      let document = try RandomDocument(seed: seed).document
      var sweep = SizeSweep(
        windows: ["iphone", "ipad"], widths: [SizeRange(320, 368), SizeRange(634, 646)],
        heights: [SizeRange(seed % 2 == 0 ? 400 : 700, seed % 2 == 0 ? 400 : 700)])
      let followed = Self.findings(in: document, sweep)
      sweep.isFresh = true
      let fresh = Self.findings(in: document, sweep)
      #expect(followed == fresh, "seed \(seed)")
      found += followed.filter { !$0.sizes.isEmpty }.count
    }
    #expect(found > 0)
  }

  private static func findings(in document: InterfaceDocument, _ sweep: SizeSweep) -> [Finding] {
    var settings = CheckSettings()
    settings.matrix.sizes = sweep
    return DocumentCheck(settings).findings(in: document).findings
  }
}

/// A random screen of stacks, wrapped labels, buttons, a scroll view and size-class variations.
private struct RandomDocument {
  private var random: SeededGenerator
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  var document: InterfaceDocument {
    get throws {
      var copy = self
      return try MarkedDocument(copy.screen, isScreen: true).document
    }
  }

  private mutating func id() -> String {
    count += 1
    return "v\(count)"
  }

  private var screen: String {
    mutating get {
      var views: [String] = []
      var constraints: [String] = []
      var above: String?
      for _ in 0..<random.number(2...5) {
        let name = id()
        views.append(view(name, depth: 2))
        constraints += edges(of: name, below: above)
        above = name
      }
      if let above, random.chance(40) {
        constraints.append(
          pin(
            "safe", "bottom", above, "bottom", 8,
            relation: random.chance(50) ? "equal" : "greaterThanOrEqual"))
      }
      return """
        <subviews>\(views.joined(separator: "\n"))</subviews>
        <constraints>\(constraints.joined(separator: "\n"))</constraints>
        """
    }
  }

  private mutating func edges(of name: String, below above: String?) -> [String] {
    let side = random.pick(["safe", "root"])
    var made = [
      pin(name, "leading", side, "leading", random.number(0...40)),
      above.map { pin(name, "top", $0, "bottom", random.number(-4...24)) }
        ?? pin(name, "top", "safe", "top", random.number(0...24)),
    ]
    switch random.number(0...4) {
    case 0: made.append(pin(side, "trailing", name, "trailing", random.number(0...40)))
    case 1:
      made.append(
        pin(
          side, "trailing", name, "trailing", random.number(0...40),
          relation: "greaterThanOrEqual"))
    case 2: made.append(pin(name, "width", "root", "width", 0, multiplier: "0.4"))
    case 3:
      made[0] = pin(name, "centerX", "root", "centerX", random.number(-9...9))
      made.append(pin(name, "width", "root", "width", -40, relation: "lessThanOrEqual"))
    default: break
    }
    return made
  }

  private mutating func view(_ name: String, depth: Int) -> String {
    switch random.number(0...9) {
    case 0...2 where depth > 0: return stack(name, depth: depth)
    case 3: return random.chance(50) ? box(name) : masked(name)
    case 4: return button(name)
    default: return label(name)
    }
  }

  private static let words = [
    "Window", "of", "any", "size", "breaks", "lines", "again", "and", "unconditionally", "a",
  ]

  private mutating func text(_ length: ClosedRange<Int>) -> String {
    (0..<random.number(length)).map { _ in random.pick(Self.words) }.joined(separator: " ")
  }

  private mutating func label(_ name: String) -> String {
    let lines = random.pick([0, 0, 1, 2])
    return """
      <label opaque="NO" contentMode="left" horizontalHuggingPriority="\(random.pick([250, 251]))" \
      verticalHuggingPriority="251" text="\(text(1...14))" textAlignment="natural" \
      lineBreakMode="tailTruncation" numberOfLines="\(lines)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
      <rect key="frame" x="0" y="0" width="100" height="20"/>\(constraint(on: name))
      <fontDescription key="fontDescription" type="system" pointSize="\(random.number(11...22))"/>
      </label>
      """
  }

  private mutating func button(_ name: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
    <rect key="frame" x="0" y="0" width="100" height="30"/>\(constraint(on: name))
    <state key="normal" title="\(text(1...3))"/></button>
    """
  }

  private mutating func box(_ name: String) -> String {
    let inner = id()
    return """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
      <rect key="frame" x="0" y="0" width="200" height="90"/>
      <subviews>\(label(inner))</subviews>
      <constraints>\(pin(inner, "leading", name, "leading", 10)) \
      \(pin(name, "trailing", inner, "trailing", 10)) \(pin(inner, "top", name, "top", 4)) \
      \(pin(name, "bottom", inner, "bottom", 4))</constraints>
      </view>
      """
  }

  /// A view whose subviews follow autoresizing masks.
  private mutating func masked(_ name: String) -> String {
    let subviews = (0..<random.number(1...2)).map { _ in
      let names = ["flexibleMinX", "widthSizable", "flexibleMaxX"]
      let mask = names.map { "\($0)=\"\(random.chance(50) ? "YES" : "NO")\"" }.joined(
        separator: " ")
      return """
        <label opaque="NO" contentMode="left" text="\(text(1...6))" textAlignment="natural" \
        lineBreakMode="tailTruncation" numberOfLines="\(random.number(0...2))" id="\(id())">
        <rect key="frame" x="\(random.number(0...60))" y="\(random.number(0...40))" \
        width="\(random.number(40...120))" height="21"/>
        <autoresizingMask key="autoresizingMask" \(mask)/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    }
    return """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
      <rect key="frame" x="0" y="0" width="200" height="90"/>
      <subviews>\(subviews.joined(separator: "\n"))</subviews>\(constraint(on: name))
      </view>
      """
  }

  private mutating func stack(_ name: String, depth: Int) -> String {
    let names = (0..<random.number(2...4)).map { _ in id() }
    let inside = names.map { view($0, depth: depth - 1) }.joined(separator: "\n")
    let axis = random.chance(50) ? "axis=\"vertical\" " : ""
    let distribution = random.pick(["fill", "fillEqually", "fillProportionally", "equalSpacing"])
    return """
      <stackView opaque="NO" contentMode="scaleToFill" \(axis)distribution="\(distribution)" \
      alignment="\(random.pick(["fill", "center", "top"]))" spacing="\(random.number(0...12))" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
      <rect key="frame" x="0" y="0" width="200" height="90"/>
      <subviews>\(inside)</subviews></stackView>
      """
  }

  /// A size for some views, optional for some, and for others in a single size class.
  private mutating func constraint(on name: String) -> String {
    guard random.chance(25) else { return "" }
    let priority = random.pick([1000, 999, 750, 500])
    let constant = random.number(40...330)
    let made =
      "<constraint firstAttribute=\"width\" constant=\"\(constant)\" priority=\"\(priority)\" "
    guard random.chance(40) else {
      return "<constraints>\(made)id=\"\(name)-w\"/></constraints>"
    }
    return """
      <constraints>\(made)id="\(name)-w"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="\(name)-w"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="\(name)-w"/></mask></variation>
      """
  }

  private func pin(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int,
    relation: String = "equal", multiplier: String = "1"
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" relation="\(relation)" \
    secondItem="\(second)" secondAttribute="\(other)" multiplier="\(multiplier)" \
    constant="\(constant)" id="\(first)-\(attribute)-\(second)"/>
    """
  }
}
