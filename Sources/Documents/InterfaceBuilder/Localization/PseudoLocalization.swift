internal import AutoLayout
internal import Foundation

/// Lengthens texts like a translation, but keeps them readable.
enum PseudoLocalization {
  /// The expected growth of translated English text, by length (W3C, IBM).
  private static let growth: [(upTo: Int, factor: Double)] = [
    (10, 2), (20, 1.8), (30, 1.7), (50, 1.5), (70, 1.4), (.max, 1.3),
  ]

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ö", "u": "ü", "c": "ç", "n": "ñ", "A": "Å", "E": "É",
    "I": "Î", "O": "Ö", "U": "Ü", "C": "Ç", "N": "Ñ",
  ]
  private static let padding = Array(" uno dos tres cuatro cinco seis siete ocho nueve diez")

  static func lengthened(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    return accented(text) + extra(for: text.count)
  }

  private static func accented(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

  private static func extra(for count: Int) -> String {
    let factor = growth.first { count <= $0.upTo }?.factor ?? 1.3
    let length = Int((Double(count) * (factor - 1)).rounded(.up))
    return String((0..<length).map { padding[$0 % padding.count] })
  }

  @MainActor
  static func apply(to live: InstantiatedScene) {
    for member in live.members {
      var isAttributed = false
      if case .label(let label) = live.interface.view(member.index).details {
        isAttributed = label.attributedText != nil
      }
      apply(to: member.view, isAttributed: isAttributed)
    }
  }

  @MainActor
  private static func apply(to view: UIView, isAttributed: Bool) {
    switch view {
    case let label as UILabel:
      if isAttributed, let text = label.attributedText {
        label.attributedText = lengthened(text)
      } else {
        label.text = label.text.map(lengthened)
      }
    case let button as UIButton: apply(to: button)
    case let field as UITextField:
      field.placeholder = field.placeholder.map(lengthened)
    case let text as UITextView:
      text.text = text.text.map(lengthened)
    case let control as UISegmentedControl:
      for index in 0..<control.numberOfSegments {
        control.setTitle(control.titleForSegment(at: index).map(lengthened), forSegmentAt: index)
      }
    default: break
    }
  }

  /// Lengthens a button's titles; with a configuration, titles of states are invisible.
  @MainActor
  private static func apply(to button: UIButton) {
    if var configuration = button.configuration {
      configuration.attributedTitle = configuration.attributedTitle.map(lengthened)
      configuration.subtitle = configuration.subtitle.map(lengthened)
      button.configuration = configuration
    } else if let title = button.attributedTitle(for: .normal) {
      button.setAttributedTitle(lengthened(title), for: .normal)
    } else if let title = button.title(for: .normal) {
      button.setTitle(lengthened(title), for: .normal)
    }
  }

  /// Keeps the attributes of each run; added text gets the attributes of the last run.
  private static func lengthened(_ text: AttributedString) -> AttributedString {
    let plain = String(text.characters)
    guard plain.contains(where: \.isLetter) else { return text }
    var longer = AttributedString()
    var attributes = AttributeContainer()
    for run in text.runs {
      attributes = run.attributes
      longer.append(
        AttributedString(accented(String(text[run.range].characters)), attributes: attributes))
    }
    longer.append(AttributedString(extra(for: plain.count), attributes: attributes))
    return longer
  }

  /// Keeps attributes; added text gets the attributes of the last character.
  private static func lengthened(_ text: NSAttributedString) -> NSAttributedString {
    guard text.length > 0, text.string.contains(where: \.isLetter) else { return text }
    let longer = NSMutableAttributedString(attributedString: text)
    let attributes = unsafe text.attributes(at: text.length - 1, effectiveRange: nil)
    longer.append(
      NSAttributedString(string: extra(for: text.string.count), attributes: attributes))
    return longer
  }
}
