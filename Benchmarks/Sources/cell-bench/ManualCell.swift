import AutoLayout
import Foundation

/// The cell laid out by arithmetic on frames.
final class ManualCell: UIView, PostCell {
  let views: PostViews

  init(_ post: Post) {
    views = PostViews(post)
    super.init(frame: .zero)
    views.all.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(inWidth: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(inWidth: bounds.width) { $0.frame = $1 }
  }

  /// Computes all frames, and returns the cell's height.
  private func arrange(inWidth width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    let (gap, side) = (PostViews.gap, PostViews.pictureSize)
    let room = width - 2 * gap
    var y = gap
    let options = natural(views.options, room)
    let action = natural(views.action, room - gap - options.width)
    place(views.action, CGRect(origin: CGPoint(x: gap, y: y), size: action))
    place(
      views.options, CGRect(origin: CGPoint(x: width - gap - options.width, y: y), size: options))
    y += action.height + gap

    place(views.picture, CGRect(x: gap, y: y, width: side, height: side))
    var line = y
    for label in [views.name, views.headline, views.time] {
      let size = natural(label, room - side - gap)
      place(label, CGRect(origin: CGPoint(x: 2 * gap + side, y: line), size: size))
      line += size.height
    }
    y = max(y + side, line) + gap

    y = placeLine(views.comment, at: y, room, place) + gap
    place(views.photo, CGRect(x: gap, y: y, width: room, height: PostViews.photoHeight))
    y += PostViews.photoHeight + gap
    y = placeLine(views.title, at: y, room, place)
    y = placeLine(views.domain, at: y, room, place) + gap

    let (like, answer) = (natural(views.like, room), natural(views.answer, room))
    let share = natural(views.share, room)
    place(views.like, CGRect(origin: CGPoint(x: gap, y: y), size: like))
    place(views.answer, CGRect(origin: CGPoint(x: (width - answer.width) / 2, y: y), size: answer))
    place(views.share, CGRect(origin: CGPoint(x: width - gap - share.width, y: y), size: share))
    y += like.height + gap

    place(views.ownPicture, CGRect(x: gap, y: y, width: side, height: side))
    let reply = views.reply.sizeThatFits(CGSize(width: room - side - gap, height: 0))
    place(
      views.reply,
      CGRect(x: 2 * gap + side, y: y, width: room - side - gap, height: reply.height))
    return y + max(side, reply.height) + gap
  }

  private func natural(_ label: UILabel, _ width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func placeLine(
    _ label: UILabel, at y: CGFloat, _ width: CGFloat, _ place: (UIView, CGRect) -> Void
  ) -> CGFloat {
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    place(label, CGRect(x: PostViews.gap, y: y, width: width, height: height))
    return y + height
  }
}
