import AutoLayout
import Foundation

/// The cell laid out by nested stack views.
final class StackCell: UIView, PostCell {
  let views: PostViews

  init(_ post: Post) {
    views = PostViews(post)
    super.init(frame: .zero)
    let column = Self.column([
      Self.row([views.action, views.options]),
      Self.row([views.picture, Self.column([views.name, views.headline, views.time], 0)]),
      views.comment, views.photo,
      Self.column([views.title, views.domain], 0),
      Self.row([views.like, views.answer, views.share], .equalCentering),
      Self.row([views.ownPicture, views.reply]),
    ])
    column.isLayoutMarginsRelativeArrangement = true
    let gap = PostViews.gap
    column.layoutMargins = UIEdgeInsets(top: gap, left: gap, bottom: gap, right: gap)
    column.translatesAutoresizingMaskIntoConstraints = false
    views.options.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
      views.photo.heightAnchor.constraint(equalToConstant: PostViews.photoHeight),
    ])
    for picture in [views.picture, views.ownPicture] {
      NSLayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: PostViews.pictureSize),
        picture.heightAnchor.constraint(equalToConstant: PostViews.pictureSize),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func column(_ views: [UIView], _ gap: CGFloat = PostViews.gap) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = gap
    return stack
  }

  private static func row(
    _ views: [UIView], _ distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .top
    stack.distribution = distribution
    stack.spacing = PostViews.gap
    return stack
  }
}
