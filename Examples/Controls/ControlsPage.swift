import AutoLayout
import Foundation

/// A page of all controls and text styles, built in code and laid out by constraints.
@MainActor
enum ControlsPage {
  /// The page after layout, as high as the content.
  static func view() -> UIView {
    let columns = [
      [textStyles(), labels()],
      [buttons(), configurations(), images()],
      [values(), fields(), eras()],
      [bars(), pickers()], [drawings()],
    ].map { stack($0, spacing: 28) }
    let page = UIStackView(arrangedSubviews: columns)
    page.spacing = 36
    page.alignment = .top
    page.isLayoutMarginsRelativeArrangement = true
    page.layoutMargins = UIEdgeInsets(top: 32, left: 32, bottom: 32, right: 32)
    page.backgroundColor = .white
    page.frame.size = page.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    page.layoutIfNeeded()
    return page
  }

  static func stack(_ views: [UIView], spacing: CGFloat = 10) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = spacing
    return stack
  }

  /// A row of views aligned at the bottom.
  static func row(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = .bottom
    row.spacing = spacing
    return row
  }

  static func section(_ title: String, _ views: [UIView], spacing: CGFloat = 10) -> UIView {
    let headline = UILabel()
    headline.text = title
    headline.font = .systemFont(ofSize: 20, weight: .bold)
    return stack([headline] + views, spacing: spacing)
  }

  static func named(_ name: String, _ view: UIView) -> UIView {
    stack([caption(name), view], spacing: 3)
  }

  static func caption(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .systemGray
    return label
  }

  static func wide<View: UIView>(_ width: CGFloat, _ view: View) -> View {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    return view
  }

  /// Tints the view's background, which shows the frame.
  static func framed<View: UIView>(_ view: View) -> View {
    view.backgroundColor = UIColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)
    return view
  }
}
