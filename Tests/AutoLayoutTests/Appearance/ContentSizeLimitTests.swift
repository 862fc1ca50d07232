import AutoLayout
import Foundation
import Testing

@MainActor
@Suite("Limits of the text size (F11.71)")
struct ContentSizeLimitTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func root(_ category: UIContentSizeCategory) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.traitOverrides.preferredContentSizeCategory = category
    return root
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Quay"
    return label
  }

  private func category(_ view: UIView) -> UIContentSizeCategory {
    view.traitCollection.preferredContentSizeCategory
  }

  @Test("minimum and maximum limit the category of the subtree, the maximum first")
  func limits() {
    let all = Self.categories
    var count = 0
    for (size, given) in all.enumerated() {
      for low in [nil, 1, 4, 9] as [Int?] {
        for high in [nil, 0, 3, 10] as [Int?] {
          let (root, middle, leaf) = (root(given), UIView(), UIView())
          root.addSubview(middle)
          middle.addSubview(leaf)
          middle.minimumContentSizeCategory = low.map { all[$0] }
          middle.maximumContentSizeCategory = high.map { all[$0] }
          let expected = all[min(max(size, low ?? 0), high ?? 11)]
          #expect(category(leaf) == expected)
          #expect(category(middle) == expected)
          #expect(category(root) == given)
          #expect(leaf.minimumContentSizeCategory == nil)
          count += 1
        }
      }
    }
    print("walk of limits of the text size: \(count) members")
  }

  @Test("limits of several levels and overrides between them apply from the root down")
  func levels() {
    let views = (0..<4).map { _ in UIView() }
    let root = root(.accessibilityExtraLarge)
    var outer = root
    for view in views {
      outer.addSubview(view)
      outer = view
    }
    root.maximumContentSizeCategory = .extraExtraLarge
    views[1].maximumContentSizeCategory = .accessibilityMedium
    views[2].minimumContentSizeCategory = .accessibilityLarge
    #expect(category(views[0]) == .extraExtraLarge)
    #expect(category(views[1]) == .extraExtraLarge)
    #expect(category(views[3]) == .accessibilityLarge)
    views[1].traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    #expect(category(views[1]) == .accessibilityMedium)
    root.maximumContentSizeCategory = nil
    #expect(category(views[0]) == .accessibilityExtraLarge)
  }

  @Test("fonts that follow the category keep the limits: set late, set early, moved, removed")
  func fonts() {
    let (root, label) = (root(.accessibilityExtraExtraExtraLarge), label())
    root.addSubview(label)
    root.maximumContentSizeCategory = .extraLarge
    root.layoutIfNeeded()
    #expect(label.font.pointSize == 19)
    root.maximumContentSizeCategory = .medium
    root.minimumContentSizeCategory = .accessibilityLarge
    root.layoutIfNeeded()
    #expect(label.font.pointSize == 16)
    let late = self.label()
    root.addSubview(late)
    root.layoutIfNeeded()
    #expect(late.font.pointSize == 16)
    late.removeFromSuperview()
    #expect(late.font.pointSize == 17)
    root.maximumContentSizeCategory = nil
    root.minimumContentSizeCategory = nil
    root.layoutIfNeeded()
    #expect(label.font.pointSize == 53)
  }

  @Test("limits reach every kind of view whose font follows the category")
  func adjustingViews() {
    let root = root(.accessibilityExtraExtraExtraLarge)
    let (label, field, text) = (label(), UITextField(), UITextView())
    let button = UIButton(type: .system)
    button.setTitle("Quay", for: .normal)
    field.font = .preferredFont(forTextStyle: .body)
    text.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    for view in [label, field, text, button] { root.addSubview(view) }
    root.maximumContentSizeCategory = .extraLarge
    root.layoutIfNeeded()
    let fonts = [label.font, field.font, text.font, button.titleLabel?.font]
    #expect(fonts.map { $0?.pointSize } == [19, 19, 19, 19])
    #expect(button.intrinsicContentSize.height < 50)
  }

  @Test("observers of the trait are called, and the description names the limits")
  func observers() {
    let (root, view) = (root(.accessibilityLarge), UIView())
    root.addSubview(view)
    var changes = 0
    _ = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _) in changes += 1
    }
    root.maximumContentSizeCategory = .large
    root.layoutIfNeeded()
    #expect(changes == 1)
    root.maximumContentSizeCategory = .large
    root.layoutIfNeeded()
    #expect(changes == 1)
    let words = view.appliedContentSizeCategoryLimitsDescription
    #expect(words.contains("maximum UICTContentSizeCategoryL of UIView"))
    root.maximumContentSizeCategory = nil
    #expect(view.appliedContentSizeCategoryLimitsDescription.isEmpty)
  }
}
