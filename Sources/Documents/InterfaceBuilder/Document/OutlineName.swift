package import AutoLayout
internal import Foundation

/// The names of views in messages, as in Xcode's document outline.
///
/// In order: the author's label, the visible text or title, the custom class, Xcode's word.
package enum OutlineName {
  /// The longest name, in characters; longer texts end in an ellipsis.
  private static let limit = 40

  package static func of(_ view: ViewElement) -> String {
    oneLine(view.userLabel) ?? oneLine(text(of: view)) ?? view.customClass ?? words(for: view.kind)
  }

  /// The name for a view made in code.
  @MainActor
  package static func of(_ view: UIView) -> String {
    oneLine(view.accessibilityIdentifier) ?? oneLine(text(of: view)) ?? "\(type(of: view))"
  }

  private static func text(of view: ViewElement) -> String? {
    switch view.details {
    case .label(let label): label.text ?? label.attributedText?.string
    case .button(let button):
      button.configuration?.title ?? button.normal.title ?? button.normal.attributedTitle?.string
    case .textField(let field): field.text?.isEmpty == false ? field.text : field.placeholder
    case .textView(let text): text.text
    case .tableViewCell(let cell): cell.reuseIdentifier
    default: nil
    }
  }

  @MainActor
  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
    case let text as UITextView: text.text
    default: nil
    }
  }

  /// A text on a single line; nil if it has no letters that a terminal shows.
  private static func oneLine(_ text: String?) -> String? {
    guard let text else { return nil }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isShown = line.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory != .privateUse
    }
    guard isShown else { return nil }
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// The kind of view in Xcode's words: `Image View` for `UIImageView`.
  private static func words(for kind: ViewKind) -> String {
    switch kind {
    case .containerView: return "Container View"
    case .tableViewCellContentView, .collectionViewCellContentView: return "Content View"
    case .mapView: return "Map Kit View"
    case .wkWebView: return "WebKit View"
    case .glkView: return "GLKit View"
    case .mtkView: return "MetalKit View"
    case .skView: return "SpriteKit View"
    case .sceneKitView: return "SceneKit View"
    case .arskView: return "ARKit SpriteKit View"
    case .arscnView: return "ARKit SceneKit View"
    case .pencilKitCanvasView: return "PencilKit Canvas View"
    default:
      // The remaining names have a prefix of two letters, such as UITextField.
      return kind.className.dropFirst(2).reduce(into: "") { words, character in
        if character.isUppercase, !words.isEmpty { words.append(" ") }
        words.append(character)
      }
    }
  }
}

extension DocumentContents {
  /// The view's name followed by the identifier, such as `Sign in (RCJ-h3-H8T)`; only the name for
  /// guides.
  package func displayName(of id: String) -> String {
    if let offset = guidesByID[id] { return guides[offset].kind.name }
    guard let index = viewsByID[id] else { return id }
    return "\(OutlineName.of(self[index])) (\(id))"
  }

  /// The view's or guide's name, with the identifier only if several views have the name.
  package func equationName(of id: String) -> String {
    guard let index = viewsByID[id], guidesByID[id] == nil else { return displayName(of: id) }
    let name = OutlineName.of(self[index])
    return sharedNames.contains(name) ? "\(name) (\(id))" : name
  }
}

extension GuideElement.Kind {
  package var name: String {
    switch self {
    case .safeArea: "Safe Area"
    case .contentLayout: "Content Layout Guide"
    case .frameLayout: "Frame Layout Guide"
    case .keyboard: "Keyboard Layout Guide"
    case .controllerTop: "Top Layout Guide"
    case .controllerBottom: "Bottom Layout Guide"
    case .other(let key): key
    }
  }
}
