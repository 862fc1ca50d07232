import AutoLayout
import Foundation

/// What texts of snapshots call views, controllers and layers.
@MainActor
enum ObjectName {
  /// The longest text that is shown of a view, in characters.
  private static let limit = 60

  /// A view: its class, its identifier, what it shows.
  static func of(_ view: UIView) -> String {
    var name = className(of: view)
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      name += " #\(identifier)"
    }
    if let text = text(of: view), !text.isEmpty { name += " \(quoted(text))" }
    return name
  }

  /// The class without its module; a generic class with its arguments.
  static func className(of object: AnyObject) -> String { "\(type(of: object))" }

  /// A text on one line, in quotation marks.
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

  /// The spaces before a line.
  static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// Whether the views inside one are made by UIKit's own control and not by the client.
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
