import AutoLayout
import Foundation
import Testing

extension CGSize {
  /// The size with 10 more points above and below the content.
  fileprivate var padded: CGSize { CGSize(width: width, height: height + 20) }
}

private final class TallView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 30).padded }
}
private final class LowView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 30) }
}
private final class TallLabel: UILabel {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).padded }
}
/// A label with the common insets around the text.
private final class PaddedLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let inner = bounds.insetBy(dx: 0, dy: 10)
    return super.textRect(forBounds: inner, limitedToNumberOfLines: lines).insetBy(dx: 0, dy: -10)
  }
}
private final class TallTextView: UITextView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).padded }
}
private final class TallButton: UIButton {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallField: UITextField {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallImageView: UIImageView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallSwitch: UISwitch {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallSlider: UISlider {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallStepper: UIStepper {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallSegments: UISegmentedControl {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallProgress: UIProgressView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallIndicator: UIActivityIndicatorView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallPages: UIPageControl {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallDatePicker: UIDatePicker {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallPicker: UIPickerView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallSearchBar: UISearchBar {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallNavigationBar: UINavigationBar {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallToolbar: UIToolbar {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallTabBar: UITabBar {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallRefreshControl: UIRefreshControl {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}
private final class TallColorWell: UIColorWell {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}

@MainActor
@Suite("Overridden measuring methods (F11.74)")
struct MeasuringOverrideTests {
  private static let text = "The boat to the island leaves at eight in the morning"

  private func label<Label: UILabel>(_ type: Label.Type, _ lines: Int, _ text: String) -> Label {
    let label = Label()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func textView<View: UITextView>(_ type: View.Type) -> View {
    let view = View(frame: .zero)
    view.isScrollEnabled = false
    view.text = Self.text
    return view
  }

  private func button<Button: UIButton>(_ type: Button.Type, configured: Bool) -> Button {
    let button = Button(type: .system)
    button.setTitle("Go", for: .normal)
    guard configured else { return button }
    button.configuration = .plain()
    button.configuration?.title = Self.text
    return button
  }

  /// An indicator that is not hidden, so a stack view places it.
  private func active(_ indicator: UIActivityIndicatorView) -> UIView {
    indicator.startAnimating()
    return indicator
  }

  private func pairs() -> [(name: String, plain: () -> UIView, tall: () -> UIView)] {
    let image = UIImage(size: CGSize(width: 20, height: 20))
    var pairs: [(String, () -> UIView, () -> UIView)] = [
      ("view", { LowView() }, { TallView() }),
      ("text view", { textView(UITextView.self) }, { textView(TallTextView.self) }),
      ("field", { UITextField() }, { TallField() }),
      ("image view", { UIImageView(image: image) }, { TallImageView(image: image) }),
      ("switch", { UISwitch() }, { TallSwitch() }),
      ("slider", { UISlider() }, { TallSlider() }),
      ("stepper", { UIStepper() }, { TallStepper() }),
      ("segments", { UISegmentedControl(items: ["A"]) }, { TallSegments(items: ["A"]) }),
      ("progress", { UIProgressView() }, { TallProgress() }),
      ("indicator", { active(UIActivityIndicatorView()) }, { active(TallIndicator()) }),
      ("pages", { UIPageControl() }, { TallPages() }),
      ("date picker", { UIDatePicker() }, { TallDatePicker() }),
      ("picker", { UIPickerView() }, { TallPicker() }),
      ("search bar", { UISearchBar() }, { TallSearchBar() }),
      ("navigation bar", { UINavigationBar() }, { TallNavigationBar() }),
      ("toolbar", { UIToolbar() }, { TallToolbar() }),
      ("tab bar", { UITabBar() }, { TallTabBar() }),
      ("refresh control", { UIRefreshControl() }, { TallRefreshControl() }),
      ("color well", { UIColorWell() }, { TallColorWell() }),
    ]
    for configured in [false, true] {
      pairs.append(
        (
          "button, configured \(configured)",
          { button(UIButton.self, configured: configured) },
          { button(TallButton.self, configured: configured) }
        ))
    }
    for lines in [0, 1, 2, 5] {
      for text in ["Quay", Self.text] {
        pairs.append(
          (
            "label, \(lines) lines, \(text)", { label(UILabel.self, lines, text) },
            { label(TallLabel.self, lines, text) }
          ))
        pairs.append(
          (
            "padded label, \(lines) lines, \(text)", { label(UILabel.self, lines, text) },
            { label(PaddedLabel.self, lines, text) }
          ))
      }
    }
    return pairs
  }

  private func host(_ view: UIView) -> UIView {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    host.addConstrained(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    return host
  }

  /// The heights that a view gets in several surroundings.
  private func places() -> [(name: String, height: (UIView) -> CGFloat)] {
    [
      (
        "constraints",
        { view in
          let host = host(view)
          host.layoutIfNeeded()
          return view.frame.height
        }
      ),
      (
        "a second text",
        { view in
          let host = host(view)
          host.layoutIfNeeded()
          view.invalidateIntrinsicContentSize()
          host.setNeedsLayout()
          host.layoutIfNeeded()
          return view.frame.height
        }
      ),
      (
        "a stack view",
        { view in
          let stack = UIStackView(arrangedSubviews: [view])
          stack.axis = .vertical
          let host = host(stack)
          host.layoutIfNeeded()
          return view.frame.height
        }
      ),
      (
        "a fitting size",
        { view in
          let box = UIView()
          box.addFilling(view)
          return box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
        }
      ),
      (
        "a row",
        { view in
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.contentView.addFilling(view)
          return cell.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
        }
      ),
      (
        "an item",
        { view in
          let cell = UICollectionViewCell(frame: .zero)
          cell.contentView.addFilling(view)
          return cell.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
        }
      ),
    ]
  }

  @Test("an overridden content size or text rectangle counts in every surrounding")
  func contentSizes() {
    var count = 0
    for (name, plain, tall) in pairs() {
      for place in places() {
        let difference = place.height(tall()) - place.height(plain())
        #expect(abs(difference - 20) < 0.51, "\(name) in \(place.name): \(difference)")
        count += 1
      }
    }
    print("walk of overridden content sizes: \(pairs().count) members, \(count) cases")
  }

  @Test("a text rectangle with insets counts in sizeThatFits, at each number of lines")
  func paddedSizes() {
    for lines in [0, 1, 2] {
      for width: CGFloat in [0, 80, 200] {
        let (plain, padded) = (
          label(UILabel.self, lines, Self.text), label(PaddedLabel.self, lines, Self.text)
        )
        let size = CGSize(width: width, height: 1000)
        #expect(padded.sizeThatFits(size).height == plain.sizeThatFits(size).height + 20)
        #expect(padded.sizeThatFits(size).width == plain.sizeThatFits(size).width)
      }
    }
  }

  @Test("an overridden alignmentRect(forFrame:) counts without alignmentRectInsets")
  func alignmentRectangles() {
    final class Badge: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10))
      }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        rect.inset(by: UIEdgeInsets(top: -4, left: -6, bottom: -8, right: -10))
      }
    }
    let (badge, inner) = (Badge(), UIView())
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    host.addConstrained(badge)
    badge.addFilling(inner)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: host.topAnchor),
      badge.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    host.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: -6, y: -4, width: 46, height: 32))
    #expect(inner.frame == CGRect(x: 6, y: 4, width: 30, height: 20))
    #expect(
      badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 46, height: 32))
    // A subview with a mask keeps the frame that code gave it.
    let plain = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    badge.addSubview(plain)
    let beside = UIView()
    badge.addConstrained(beside)
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: plain.trailingAnchor),
      beside.topAnchor.constraint(equalTo: plain.bottomAnchor),
      beside.widthAnchor.constraint(equalToConstant: 2),
      beside.heightAnchor.constraint(equalToConstant: 2),
    ])
    host.layoutIfNeeded()
    #expect(plain.frame == CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(beside.frame == CGRect(x: 15, y: 15, width: 2, height: 2))
  }

  @Test("overridden rectangles of controls are asked when their parts are placed")
  func rectangles() {
    final class Field: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 3, dy: 0)
      }
      override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: -3, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
      }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    )
    (field.leftView, field.leftViewMode) = (left, .always)
    (field.rightView, field.rightViewMode) = (right, .always)
    field.layoutIfNeeded()
    #expect(left.frame.minX == 3)
    #expect(right.frame.maxX == 197)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 25)
    final class Button: UIButton {
      override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 7, dy: 7) }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.minY, width: 50, height: 10)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.maxX - 9, y: contentRect.minY, width: 9, height: 9)
      }
    }
    for isConfigured in [false, true] {
      let button = Button(type: .system)
      if isConfigured { button.configuration = .plain() }
      button.configuration?.title = "Go"
      button.setTitle("Go", for: .normal)
      button.setImage(UIImage(size: CGSize(width: 5, height: 5)), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == CGRect(x: 7, y: 7, width: 50, height: 10))
      #expect(button.imageView?.frame == CGRect(x: 84, y: 7, width: 9, height: 9))
    }
    final class Slider: UISlider {
      override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 40, height: 10)
      }
    }
    #expect(Slider().trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30)).minX == 42)
  }

  @Test("cells answer with an overridden sizeThatFits or fitting size")
  func cells() {
    final class ManualCell: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
    }
    let target = CGSize(width: 320, height: 0)
    #expect(
      ManualCell(style: .default, reuseIdentifier: nil).systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height == 77)
    final class WideItem: UICollectionViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: 123, height: 45) }
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let item = WideItem(frame: attributes.frame)
    #expect(
      item.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 123, height: 45))
  }
}
