import AutoLayout
import Foundation

@MainActor
enum ObjectName {
  private static let limit = 60

  static func of(_ view: UIView) -> String {
    var name = className(of: view)
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      name += " #\(identifier)"
    }
    if let text = text(of: view), !text.isEmpty { name += " \(quoted(text))" }
    return name
  }

  static func className(of object: AnyObject) -> String { "\(type(of: object))" }

  static func quoted(_ text: String) -> String {
    let escaped = text.prefix(limit).map { character -> String in
      switch character {
      case "\n", "\r\n", "\u{2028}": "\\n"
      case "\t": "\\t"
      case "\"": "\\\""
      default: String(character)
      }
    }.joined()
    return "\"\(escaped)\(text.count > limit ? "…" : "")\""
  }

  static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// Whether a view's subviews belong to UIKit's own control and not to the client.
  static func isOpaque(_ view: UIView) -> Bool {
    guard
      view is UIControl || view is UISearchBar || view is UIProgressView
        || view is UIActivityIndicatorView || view is UITextView || view is UILabel
    else { return false }
    return String(reflecting: type(of: view)).hasPrefix("AutoLayout")
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.configuration?.title
    case let field as UITextField:
      field.text?.isEmpty == false ? field.text : field.placeholder
    case let text as UITextView: text.text
    case let control as UISegmentedControl:
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        .joined(separator: " | ")
    default: nil
    }
  }
}
