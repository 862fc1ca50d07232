@_spi(Subclasses) import AutoLayout
import Foundation
import TestSupport
import Testing

struct TieScenario: CustomTestStringConvertible {
  private let columns: [String]

  var name: String { columns[0] }
  var testDescription: String { name }

  static let all: [TieScenario] = {
    let file = TestFiles.fixture("conformance/ties.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    return rows.map { row in
      TieScenario(
        columns: row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }()

  private func list(_ column: Int) -> [String] {
    columns[column] == "-" ? [] : columns[column].components(separatedBy: "; ")
  }

  var frames: [String: CGRect] {
    Dictionary(
      uniqueKeysWithValues: list(6).map { text in
        let parts = text.split(separator: " ").map(String.init)
        let numbers = parts.dropFirst().map { CGFloat(Double($0) ?? .nan) }
        return (
          parts[0], CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
      })
  }

  @MainActor func layOut() -> [String: CGRect] {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
    var views: [String: UIView] = [:]
    for text in list(3) {
      let parts = text.split(separator: " ", maxSplits: 6).map(String.init)
      views[parts[0]] = parts[1] == "plain" ? UIView() : SizedLabel(parts)
    }
    for option in list(2) {
      let parts = option.split(separator: " ").map(String.init)
      (views[parts[0]] as? UILabel)?.textAlignment = parts[1] == "right" ? .right : .natural
    }
    let order = columns[4] == "-" ? views.keys.sorted() : columns[4].map(String.init)
    for view in order.compactMap({ views[$0] }) {
      row.addConstrained(view)
    }
    views["row"] = row
    for text in list(5) { NSLayoutConstraint(text: text, views: views)?.isActive = true }
    let top = host(row)
    top.layoutIfNeeded()
    return views.filter { $0.key != "row" }.mapValues(\.frame)
  }

  /// Whether the frames equal the recorded frames, which are rounded to thousandths.
  func agrees(_ found: [String: CGRect]) -> Bool {
    found.count == frames.count
      && frames.allSatisfy { found[$0.key]?.isNear($0.value, within: 0.001) == true }
  }

  @MainActor private func host(_ row: UIView) -> UIView {
    var top = row
    if columns[1].hasPrefix("stack") {
      let stack = UIStackView(arrangedSubviews: [row])
      stack.axis = .vertical
      stack.frame = row.frame
      top = stack
    }
    top.setTraitOverrides(UITraitCollection(displayScale: 3))
    guard columns[1].hasSuffix("window") else { return top }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.setTraitOverrides(UITraitCollection(displayScale: 3))
    window.addSubview(top)
    return window
  }
}

private final class SizedLabel: UILabel {
  private let size: CGSize

  init(_ words: [String]) {
    let numbers = words.dropFirst().map { Double($0) ?? 0 }
    // The record is rounded to thousandths; the measured values were whole pixels at 3x.
    size = CGSize(width: (numbers[0] * 3).rounded() / 3, height: (numbers[1] * 3).rounded() / 3)
    super.init(frame: .zero)
    text = words[6]
    numberOfLines = Int(numbers[4])
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(Float(numbers[2])), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(Float(numbers[3])), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override func contentSize(wrappedAt width: CGFloat) -> CGSize { size }
}
