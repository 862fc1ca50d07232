@_spi(Subclasses) internal import AutoLayout
internal import Foundation

extension DocumentMarkup {
  private static let insetKeys = ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"]

  /// Whether the old form of buttons can differ: it has no configuration and no sizes of symbols.
  package var hasButtonsToFit: Bool {
    elements.contains {
      $0.name == "buttonConfiguration" || $0.name == "preferredSymbolConfiguration"
    }
  }

  /// Gives buttons the insets with which their old form has the same size and places, and rows of
  /// configured buttons the constraints that stack views do not make for the old form.
  ///
  /// They are measured as a phone with three pixels a point shows them.
  ///
  /// - Complexity: O(*n*) in the size of the scenes with such buttons.
  @MainActor
  package mutating func fitButtons(path: String) {
    guard hasButtonsToFit, let document = try? InterfaceDocument(markup: self, path: path) else {
      return
    }
    let old = OldButtons(document)
    for index in elements.indices {
      let location = self[index].location
      if let insets = old.insets[location] { setInsets(insets, of: index) }
      if let widths = old.widths[location] { addWidths(widths, to: index) }
    }
  }

  @MainActor
  private mutating func setInsets(_ insets: OldButtonInsets, of button: Int) {
    for (key, inset) in zip(Self.insetKeys, [insets.content, insets.title, insets.image]) {
      for child in self[button].children where self[child].attributes["key"] == key {
        remove(child)
      }
      guard inset != .zero else { continue }
      let child = append("inset", to: button)
      set("key", of: child, to: key)
      for (name, number) in [
        ("minX", inset.left), ("minY", inset.top), ("maxX", inset.right), ("maxY", inset.bottom),
      ] { set(name, of: child, to: "\(Double(number))") }
    }
  }

  private mutating func addWidths(_ widths: [OldButtons.Width], to stack: Int) {
    guard let id = self[stack].attributes["id"] else { return }
    let list =
      self[stack].children.first { self[$0].name == "constraints" }
      ?? append("constraints", to: stack)
    for width in widths {
      let constraint = append("constraint", to: list)
      for (name, value) in [
        ("firstItem", width.item), ("firstAttribute", "width"), ("secondItem", id),
        ("secondAttribute", "width"), ("multiplier", "\(width.multiplier)"),
        ("constant", "\(width.constant)"), ("priority", "\(width.priority)"),
      ] { set(name, of: constraint, to: value) }
    }
  }
}

/// The values of the old form by the place of the button or stack view.
@MainActor
private struct OldButtons {
  /// A width as part of the stack view's.
  struct Width {
    let item: String
    let multiplier, constant: Double
    let priority: Int
  }

  private(set) var insets: [SourceLocation: OldButtonInsets] = [:]
  private(set) var widths: [SourceLocation: [Width]] = [:]

  init(_ document: InterfaceDocument) {
    let contents = document.contents
    let scenes = Set(
      zip(contents.views, contents.sceneOfView).filter { $0.0.oldButton != nil }.map(\.1))
    var environment = LayoutEnvironment(device: Device.named("retina6_12"))
    environment.iosVersion = IOSVersion("18")
    for scene in document.scenes where scenes.contains(scene.offset) {
      let builder = SceneBuilder(scene: scene, environment: environment)
      builder.build()
      let ids = Dictionary(
        builder.members.map { (ObjectIdentifier($0.view), $0.id) }, uniquingKeysWith: { $1 })
      for member in builder.members {
        guard let stack = member.view as? UIStackView else { continue }
        let found = Self.widths(in: stack, ids)
        if !found.isEmpty { widths[member.location] = found }
      }
      for member in builder.members {
        guard let button = member.view as? UIButton,
          let old = builder.interface.view(member.index).oldButton
        else { continue }
        insets[member.location] = OldButtonInsets(button) {
          _ = builder.factory.makeButton(old, button)
        }
      }
    }
  }

  /// The equal widths of texts that a row has because buttons are configured (F7.6).
  private static func widths(in stack: UIStackView, _ ids: [ObjectIdentifier: String]) -> [Width] {
    guard stack.axis == .horizontal, stack.distribution == .fill,
      !stack.isLayoutMarginsRelativeArrangement
    else { return [] }
    let views = stack.arrangedSubviews
    let visible = views.filter { !$0.isHidden }
    let buttons = visible.filter {
      ($0 as? UIButton)?.configuration?.title?.isEmpty == false
    }
    let texts = visible.filter { !($0 is UIButton) && $0.contentHeightFollowsWidth }
    guard !buttons.isEmpty, buttons.count + texts.count > 1 else { return [] }
    let count = Double(views.count)
    // Several other texts get their widths at run time.
    return (buttons + (texts.count > 1 ? [] : texts)).compactMap { view in
      guard let id = ids[ObjectIdentifier(view)], !id.isEmpty else { return nil }
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      return Width(
        item: id, multiplier: 1 / count, constant: -Double(stack.spacing) * (count - 1) / count,
        priority: Int(min(resistance + 10, 999)))
    }
  }
}

/// The insets that give a button in its old form the size and places of its present form.
@MainActor
private struct OldButtonInsets {
  let content, title, image: UIEdgeInsets

  /// Measures a button before and after the change to its old form.
  init(_ button: UIButton, _ change: () -> Void) {
    let wanted = Places(of: button)
    if let insets = button.configuration?.contentInsets {
      button.contentEdgeInsets =
        UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing
        ).marked
      (button.titleEdgeInsets, button.imageEdgeInsets) = (.zero, .zero)
    }
    change()
    let found = Places(of: button)
    let x = (found.size.width - wanted.size.width) / 2
    let y = (found.size.height - wanted.size.height) / 2
    if x != 0 || y != 0 {
      // Both sides change, so the center stays.
      let usual = button.contentEdgeInsets
      button.contentEdgeInsets =
        UIEdgeInsets(
          top: usual.top - y, left: usual.left - x, bottom: usual.bottom - y,
          right: usual.right - x
        ).marked
    }
    let placed = Places(of: button)
    if button.currentTitle?.isEmpty == false {
      button.titleEdgeInsets.move(from: placed.title, to: wanted.title)
    }
    if button.currentImage != nil {
      button.imageEdgeInsets.move(from: placed.image, to: wanted.image)
    }
    content = button.contentEdgeInsets
    title = button.titleEdgeInsets
    image = button.imageEdgeInsets
  }
}

/// A button's natural size with the centers of its parts.
@MainActor
private struct Places {
  let size: CGSize
  let title, image: CGPoint

  init(of button: UIButton) {
    size = button.intrinsicContentSize
    let content = button.contentRect(forBounds: CGRect(origin: .zero, size: size))
    let rects = (
      button.titleRect(forContentRect: content), button.imageRect(forContentRect: content)
    )
    title = CGPoint(x: rects.0.midX, y: rects.0.midY)
    image = CGPoint(x: rects.1.midX, y: rects.1.midY)
  }
}

extension UIEdgeInsets {
  /// The insets, of the same height, that a button does not take for missing insets (F9.24).
  fileprivate var marked: UIEdgeInsets {
    self == .zero ? UIEdgeInsets(top: 1 / 1024, left: 0, bottom: -1 / 1024, right: 0) : self
  }

  /// Moves a part that is at least half a point away from its place.
  fileprivate mutating func move(from: CGPoint, to: CGPoint) {
    let (x, y) = (to.x - from.x, to.y - from.y)
    guard abs(x) >= 0.5 || abs(y) >= 0.5 else { return }
    self = UIEdgeInsets(top: top + y, left: left + x, bottom: bottom - y, right: right - x)
  }
}

extension ViewElement {
  fileprivate var oldButton: ButtonElement? {
    guard case .button(let button) = details else { return nil }
    return button.oldForm
  }
}

extension ButtonElement {
  /// The button with only such values as a nib has; nil if it has no others.
  fileprivate var oldForm: ButtonElement? {
    var old = self
    for name in states.keys { old.states[name]?.symbol = states[name]?.symbol?.ofStandardSize }
    guard let configuration else { return old == self ? nil : old }
    old.configuration = nil
    for name in states.keys {
      old.states[name]?.title = nil
      old.states[name]?.attributedTitle = nil
    }
    var normal = old.normal
    normal.title = configuration.title
    normal.attributedTitle = configuration.attributedTitle
    normal.image = configuration.image ?? normal.image
    normal.symbol = configuration.symbol?.ofStandardSize
    old.states["normal"] = normal
    let isSmall = ["mini", "small"].contains(configuration.buttonSize)
    old.font =
      configuration.font ?? FontElement(face: .system(weight: nil), pointSize: isSmall ? 15 : 17)
    (old.contentEdgeInsets, old.titleEdgeInsets, old.imageEdgeInsets) = (nil, nil, nil)
    return old
  }
}

extension SymbolConfigurationElement {
  fileprivate var ofStandardSize: SymbolConfigurationElement? {
    scale.map { SymbolConfigurationElement(pointSize: nil, weight: nil, scale: $0, font: nil) }
  }
}
