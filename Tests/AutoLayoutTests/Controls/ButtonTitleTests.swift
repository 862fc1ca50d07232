import AutoLayout
import Foundation
import Testing

@MainActor
@Suite("Titles of several lines in buttons (F9.57)")
struct ButtonTitleTests {
  private static let text = "The boat to the island leaves at eight"

  private enum Width: CaseIterable {
    case equal, atMost, frame, stack
  }

  /// The size in a width, with no insets.
  private func size(
    _ width: CGFloat, _ way: Width = .equal, _ change: (inout UIButton.Configuration) -> Void
  ) -> CGSize {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    change(&configuration)
    let button = UIButton(configuration: configuration)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    switch way {
    case .frame:
      return button.sizeThatFits(CGSize(width: width, height: 1000))
    case .stack:
      let stack = UIStackView(arrangedSubviews: [button])
      stack.axis = .vertical
      root.addConstrained(stack)
      stack.widthAnchor.constraint(equalToConstant: width).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    case .equal, .atMost:
      root.addConstrained(button)
      button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      let limit =
        way == .equal
        ? button.widthAnchor.constraint(equalToConstant: width)
        : button.widthAnchor.constraint(lessThanOrEqualToConstant: width)
      limit.isActive = true
    }
    root.layoutIfNeeded()
    return button.frame.size
  }

  private func label(
    _ text: String, _ width: CGFloat, font: UIFont = .systemFont(ofSize: 17)
  ) -> CGSize {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: 1000))
  }

  @Test("a configured title has all lines, unless the mode truncates")
  func lines() {
    var count = 0
    for way in Width.allCases {
      let expected = label(Self.text, 120).height
      #expect(expected > 60)
      for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
        let found = size(120, way) {
          $0.title = Self.text
          $0.titleLineBreakMode = mode
        }
        #expect(found.height == expected, "\(way) \(mode)")
        #expect(found.width <= 120)
        count += 1
      }
      for mode in [
        NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
      ] {
        let found = size(120, way) {
          $0.title = Self.text
          $0.titleLineBreakMode = mode
        }
        #expect(found.height == label("One", 120).height, "\(way) \(mode)")
        count += 1
      }
      #expect(size(200, way) { $0.title = "One\nTwo" }.height == label("One\nTwo", 200).height)
      let attributed = size(120, way) { $0.attributedTitle = AttributedString(Self.text) }
      #expect(attributed.height == expected)
      let subtitled = size(120, way) {
        $0.title = Self.text
        $0.subtitle = Self.text
      }
      let below = label(Self.text, 120, font: .preferredFont(forTextStyle: .footnote))
      #expect(abs(subtitled.height - (expected + 1 + below.height)) < 0.01, "\(way)")
      count += 3
    }
    print("walk of configured titles: \(count) members")
  }

  @Test("an image at a side of the title takes some of the width, an image above does not")
  func images() {
    for placement: NSDirectionalRectEdge in [.leading, .trailing, .top, .bottom] {
      let found = size(160) {
        $0.title = Self.text
        $0.image = UIImage(size: CGSize(width: 36, height: 10))
        $0.imagePadding = 4
        $0.imagePlacement = placement
      }
      let isBeside = placement == .leading || placement == .trailing
      let title = label(Self.text, isBeside ? 120 : 160).height
      #expect(abs(found.height - (isBeside ? title : title + 14)) < 0.01)
    }
  }

  @Test("the label has the lines of the title, and a limit of code counts")
  func labels() {
    let button = UIButton(configuration: .plain())
    button.configuration?.contentInsets = .zero
    button.configuration?.title = Self.text
    button.configuration?.subtitle = "Daily"
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.titleLabel?.frame.height == label(Self.text, 120).height)
    #expect(button.subtitleLabel?.text == "Daily")
    let gap = (button.subtitleLabel?.frame.minY ?? 0) - (button.titleLabel?.frame.maxY ?? 0)
    #expect(abs(gap - 1) < 0.01)
    #expect(button.shownTitles.count == 2)
    button.configuration?.subtitle = nil
    button.titleLabel?.numberOfLines = 2
    let two = label("One\nTwo", 120).height
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height == two)
    button.titleLabel?.numberOfLines = 1
    #expect(
      button.sizeThatFits(CGSize(width: 120, height: 0)).height == label("One", 120).height)
  }

  @Test("a later configuration changes the height")
  func later() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let button = UIButton(configuration: .plain())
    button.configuration?.contentInsets = .zero
    button.configuration?.title = "One"
    root.addConstrained(button)
    let width = button.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(button.frame.height == label("One", 120).height)
    button.configuration?.title = Self.text
    root.layoutIfNeeded()
    #expect(button.frame.height == label(Self.text, 120).height)
    width.constant = 290
    root.layoutIfNeeded()
    #expect(button.frame.height == label(Self.text, 290).height)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    width.constant = 100
    root.layoutIfNeeded()
    #expect(button.frame.height == label("One", 120).height)
  }

  @Test(
    "a button without a configuration stays a line high, but shows the lines that it has room for")
  func plainButtons() {
    for wraps in [true, false] {
      let button = UIButton(type: .system)
      button.setTitle(Self.text, for: .normal)
      if wraps {
        button.titleLabel?.lineBreakMode = .byWordWrapping
      } else {
        button.titleLabel?.numberOfLines = 0
      }
      #expect(button.intrinsicContentSize.height == 30)
      button.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.height == 36)
      #expect((button.titleLabel?.frame.width ?? 200) <= 160)
      button.frame.size.height = 30
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.height == 18)
    }
  }
}
