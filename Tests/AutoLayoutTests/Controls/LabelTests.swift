@_spi(Subclasses) import AutoLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@MainActor
@Suite("UILabel")
struct LabelTests {
  /// A label on a screen of 2 pixels per point.
  private func label(_ text: String?, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.setTraitOverrides(UITraitCollection(displayScale: 2))
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  @Test("a single line is as large as the text, on whole pixels (F6.23, F9.3)")
  func oneLine() {
    #expect(label("Label").intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
    #expect(label("Label", size: 15).intrinsicContentSize.height == 18)
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test("a content change changes the label's size")
  func changes() {
    let label = label("Label")
    let width = label.intrinsicContentSize.width
    label.text = "Label Label"
    #expect(label.intrinsicContentSize.width > 2 * width)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height == 41)
    label.font = nil
    #expect(label.font == UIFont.systemFont(ofSize: 17))
  }

  @Test("several lines wrap at the preferred width (F6.19), a single line does not")
  func preferredWidth() {
    let label = label("one two three four", lines: 0)
    let free = label.intrinsicContentSize
    #expect(free.height == 20.5)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.intrinsicContentSize.width <= 100)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == free)
  }

  @Test("layout wraps at the resulting width (F6.20)")
  func automaticWidth() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    host.setTraitOverrides(UITraitCollection(displayScale: 2))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four"
    host.addConstrained(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 10, y: 0, width: 100, height: 41))
    label.text = "one"
    host.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
    label.numberOfLines = 1
    label.text = "one two three four"
    host.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }

  @Test("wrapped text is as wide as the widest line and the space after it (F9.41)")
  func widthOfLines() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 331.5, height: 400))
    host.setTraitOverrides(UITraitCollection(displayScale: 2))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .center
    host.addConstrained(stack)
    let label = UILabel()
    label.font = .systemFont(ofSize: 16)
    label.numberOfLines = 0
    label.text = "Wrapped text is as wide as the widest of its lines, not wider"
    stack.addArrangedSubview(label)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      stack.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 7, y: 0, width: 317.5, height: 38.5))
    // With more room, it uses the whole width again.
    host.bounds.size.width = 600
    host.layoutIfNeeded()
    #expect(label.frame.height == 19.5)
    #expect(label.frame.width > 400)
    host.bounds.size.width = 331.5
    host.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 7, y: 0, width: 317.5, height: 38.5))
  }

  private func cards(_ texts: [String]) -> (host: UIView, labels: [CountingLabel], ends: [UILabel])
  {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
    var labels: [CountingLabel] = []
    var ends: [UILabel] = []
    var above = host.topAnchor
    for text in texts {
      let card = UIView()
      let label = CountingLabel()
      label.numberOfLines = 0
      label.text = text
      let end = UILabel()
      end.text = "End"
      end.setContentHuggingPriority(.required, for: .horizontal)
      end.setContentCompressionResistancePriority(.required, for: .horizontal)
      for view in [card, label, end] { view.translatesAutoresizingMaskIntoConstraints = false }
      host.addSubview(card)
      card.addSubview(label)
      card.addSubview(end)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: above),
        card.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        label.topAnchor.constraint(equalTo: card.topAnchor),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        end.topAnchor.constraint(equalTo: card.topAnchor),
        end.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: end.leadingAnchor, constant: -8),
      ])
      above = card.bottomAnchor
      labels.append(label)
      ends.append(end)
    }
    host.layoutIfNeeded()
    return (host, labels, ends)
  }

  @Test("a change measures only the texts whose available width may grow")
  func measuredAgain() {
    let text = "Wrapped text is as wide as the widest of its lines, and some words more"
    let (host, labels, ends) = cards(Array(repeating: text, count: 5))
    let before = labels.map(\.measured)
    #expect(labels.allSatisfy { $0.frame.width > 200 && $0.frame.height > 40 })
    ends[2].text = "The very end of it"
    host.layoutIfNeeded()
    let narrow = labels[2].frame.width
    #expect(narrow < 180)
    ends[2].text = "End"
    host.layoutIfNeeded()
    #expect(labels[2].frame.size == labels[1].frame.size)
    #expect(labels[2].measured > before[2])
    for index in [0, 1, 3, 4] { #expect(labels[index].measured == before[index]) }
    host.frame.size.width = 1000
    host.layoutIfNeeded()
    #expect(labels.allSatisfy { $0.frame.height < 25 })
  }

  @Test("text held at a smaller width takes the available width when released")
  func letGo() {
    let text = "Wrapped text is as wide as the widest of its lines, and some words more"
    let (host, labels, _) = cards([text])
    let free = labels[0].frame
    let hold = labels[0].widthAnchor.constraint(equalToConstant: 150)
    hold.isActive = true
    host.layoutIfNeeded()
    #expect(labels[0].frame.width == 150)
    hold.isActive = false
    host.layoutIfNeeded()
    #expect(labels[0].frame == free)
    // Repeats it with an optional constraint.
    let optional = labels[0].widthAnchor.constraint(equalToConstant: 190)
    optional.priority = UILayoutPriority(800)
    optional.isActive = true
    host.layoutIfNeeded()
    #expect(labels[0].frame.width == 190)
    optional.priority = UILayoutPriority(100)
    host.layoutIfNeeded()
    #expect(labels[0].frame == free)
  }

  @Test("texts that share too little width are narrowed until each text fits")
  func sharedLack() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    func row(_ views: [UIView]) -> UIStackView {
      let row = UIStackView(arrangedSubviews: views)
      row.translatesAutoresizingMaskIntoConstraints = false
      row.spacing = 4
      return row
    }
    func text(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }
    // Labels in the row itself request a share of the row's width (F7.6), unlike labels in separate
    // rows.
    let shared = row([])
    host.addSubview(shared)
    shared.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 15).isActive = true
    shared.topAnchor.constraint(equalTo: host.topAnchor, constant: 15).isActive = true
    let (inner, last) = (row([]), row([]))
    let labels = [
      text("word word word "), text("word word word word word "), text("word word word word word "),
      text("word "), text("longer longer longer longer "),
    ]
    shared.addArrangedSubview(labels[0])
    shared.addArrangedSubview(labels[1])
    shared.addArrangedSubview(inner)
    let far = labels[1].trailingAnchor.constraint(equalTo: shared.trailingAnchor, constant: 38)
    far.priority = .defaultHigh
    far.isActive = true
    host.layoutIfNeeded()
    for view in [labels[2], UIView(), row([]), last] { shared.addArrangedSubview(view) }
    host.layoutIfNeeded()
    last.addArrangedSubview(labels[3])
    host.layoutIfNeeded()
    inner.addArrangedSubview(labels[4])
    host.layoutIfNeeded()
    let heights = labels.map {
      $0.sizeThatFits(CGSize(width: $0.frame.width, height: 0)).height
    }
    #expect(labels.allSatisfy { $0.frame.width > 0 })
    #expect(abs(shared.frame.height - (heights.max() ?? 0)) < 0.001)
  }

  @Test("a limit on lines is kept, also when the width is automatic")
  func limit() {
    let label = label("one two three four five six seven eight", lines: 2)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == 41)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 60)
  }

  @Test("attributes apply: fonts, line spacing, kern, attachments")
  func attributes() {
    let label = label(nil, lines: 0)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    label.attributedText = NSAttributedString(
      string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    #expect(label.intrinsicContentSize.height == 51)
    #expect(label.text == "a\nb")
    label.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 5])
    let kerned = label.intrinsicContentSize.width
    label.text = "abc"
    #expect(abs(kerned - label.intrinsicContentSize.width - 15) <= 0.5)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.intrinsicContentSize == CGSize(width: 30, height: 40))
  }

  @Test("setting a font applies it to all runs of attributed text, and keeps other attributes")
  func fontOfRuns() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 5])
    text.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    let label = label(nil)
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 36)
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.height == 20.5)
    #expect(label.shownText.runs.map(\.kern) == [5, 0])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 2))
    text.addAttribute(
      .paragraphStyle, value: NSMutableParagraphStyle(), range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .paragraphStyle, value: NSParagraphStyle.default, range: NSRange(location: 3, length: 1))
    label.attributedText = text
    #expect(label.shownText.runs.map(\.text).joined() == "abcd")
  }

  @Test("baselines are the baselines of the lines (F6.17)")
  func baselines() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    host.setTraitOverrides(UITraitCollection(displayScale: 2))
    let (large, small) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 10)
    for label in [large, small] {
      label.text = "x"
      host.addConstrained(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: host.topAnchor),
      large.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    host.layoutIfNeeded()
    #expect(small.frame.minY == 28.5)
  }

  @Test("a font with a text style follows the category, if it is set to")
  func dynamicType() {
    let label = label("Label")
    label.font = .preferredFont(forTextStyle: .body)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ])
    label.setTraitOverrides(traits)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 53)
    label.setTraitOverrides(nil)
    #expect(label.font.pointSize == 17)
  }

  @Test("text may shrink to the width, but not below the factor")
  func shrinking() {
    let label = label("A rather long line of text")
    let natural = label.intrinsicContentSize.width
    label.frame.size = CGSize(width: natural / 2, height: 20)
    #expect(label.shownText.runs[0].font.pointSize == 17)
    label.adjustsFontSizeToFitWidth = true
    // Small text has wider tracking, so half the width takes less than half the size.
    #expect((7...8.5).contains(label.shownText.runs[0].font.pointSize))
    label.minimumScaleFactor = 0.8
    #expect(label.shownText.runs[0].font.pointSize.isNear(13.6, within: 1e-9))
    #expect(label.intrinsicContentSize.width == natural)
  }

  private static let long = """
    Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut \
    labore dolore magna aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris \
    nisi aliquip ea commodo consequat.
    """

  private func styled(_ mode: NSLineBreakMode?, _ lines: Int, plain: Bool = false) -> UILabel {
    let label = label(Self.long, lines: lines)
    guard !plain else {
      if let mode { label.lineBreakMode = mode }
      return label
    }
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    if let mode {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      attributes[.paragraphStyle] = style
    }
    label.attributedText = NSAttributedString(string: Self.long, attributes: attributes)
    return label
  }

  @Test("cut text has the recorded widths (F9.56)")
  func recordedWidths() {
    func width(_ label: UILabel, _ limit: CGFloat) -> CGFloat {
      label.sizeThatFits(CGSize(width: limit, height: 10_000)).width
    }
    for limit: CGFloat in [100, 320, 375] {
      for mode in [nil, NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
        #expect(width(styled(mode, 1), limit) == limit)
      }
    }
    #expect(width(styled(.byWordWrapping, 2), 320) == 311.5)
    #expect(width(styled(.byWordWrapping, 2), 375) == 368)
    #expect(width(styled(.byCharWrapping, 0), 375) == 372)
  }

  @Test("text is at most as wide as the offer, in every mode, plain and attributed (F9.56)")
  func widthsOfModes() {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    var count = 0
    for mode in modes {
      for lines in [0, 1, 2, 3] {
        for isPlain in [false, true] {
          let label = styled(mode, lines, plain: isPlain)
          for limit: CGFloat in [4, 60, 100, 320, 375] {
            let name = "\(mode.rawValue) \(lines) \(isPlain) \(limit)"
            let size = label.sizeThatFits(CGSize(width: limit, height: 10_000))
            #expect(size.width <= limit, "\(name)")
            #expect(
              size
                == styled(mode, lines, plain: !isPlain).sizeThatFits(
                  CGSize(width: limit, height: 10_000)), "\(name)")
            let cuts = lines > 0 && mode != .byWordWrapping && mode != .byCharWrapping
            if cuts { #expect(size.width == limit, "\(name)") }
            let rect = label.textRect(
              forBounds: CGRect(x: 5, y: 0, width: limit, height: 10_000),
              limitedToNumberOfLines: lines)
            #expect(rect.size == size, "\(name)")
            count += 1
          }
        }
      }
    }
    print("walk of line break modes: \(count) members")
  }

  @Test("a label's mode, set late, replaces the mode of attributed text")
  func lateMode() {
    let label = styled(.byWordWrapping, 2)
    label.lineBreakMode = .byTruncatingTail
    #expect(label.sizeThatFits(CGSize(width: 320, height: 0)).width == 320)
    let style = unsafe label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.lineBreakMode == .byTruncatingTail)
  }

  @Test("text that may shrink is as wide as the offer")
  func shrinkingWidth() {
    let label = label("Hello! Who is there")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.sizeThatFits(CGSize(width: 50, height: 1000)).width == 50)
    #expect(label.sizeThatFits(CGSize(width: 120, height: 1000)).width == 120)
  }

  @Test("the text is vertically centered")
  func textRect() {
    let label = label("Label")
    let rect = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 100, height: 40.5), limitedToNumberOfLines: 1)
    #expect(rect == CGRect(x: 0, y: 10, width: 41.5, height: 20.5))
  }

  @Test("a custom label needs nothing but the override and the invalidation (S4)")
  func customIntrinsicSize() {
    final class SmartLabel: UILabel {
      var padding: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + padding * 2, height: size.height + padding * 2)
      }
    }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    host.setTraitOverrides(UITraitCollection(displayScale: 2))
    let label = SmartLabel()
    label.text = "Label"
    host.addConstrained(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: host.topAnchor),
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    host.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 41.5, height: 20.5))
    label.padding = 10
    host.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 61.5, height: 40.5))
  }
}

private final class CountingLabel: UILabel {
  private(set) var measured = 0

  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    measured += 1
    return super.contentSize(wrappedAt: width)
  }
}
