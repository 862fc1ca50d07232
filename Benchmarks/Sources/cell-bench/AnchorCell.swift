import AutoLayout
import Foundation

/// The cell laid out by constraints between its views.
final class AnchorCell: UIView, PostCell {
  let views: PostViews

  init(_ post: Post) {
    views = PostViews(post)
    super.init(frame: .zero)
    for view in views.all {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate(top + middle + bottom)
  }

  required init?(coder: NSCoder) { nil }

  private let gap = PostViews.gap

  private var top: [NSLayoutConstraint] {
    let pull = views.comment.topAnchor.constraint(equalTo: views.time.bottomAnchor, constant: gap)
    pull.priority = .defaultLow
    return [
      views.action.topAnchor.constraint(equalTo: topAnchor, constant: gap),
      views.action.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
      views.action.trailingAnchor.constraint(
        lessThanOrEqualTo: views.options.leadingAnchor, constant: -gap),
      views.options.topAnchor.constraint(equalTo: views.action.topAnchor),
      views.options.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -gap),
      views.picture.leadingAnchor.constraint(equalTo: views.action.leadingAnchor),
      views.picture.topAnchor.constraint(equalTo: views.action.bottomAnchor, constant: gap),
      views.picture.widthAnchor.constraint(equalToConstant: PostViews.pictureSize),
      views.picture.heightAnchor.constraint(equalToConstant: PostViews.pictureSize),
      views.name.leadingAnchor.constraint(equalTo: views.picture.trailingAnchor, constant: gap),
      views.name.topAnchor.constraint(equalTo: views.picture.topAnchor),
      views.name.trailingAnchor.constraint(
        lessThanOrEqualTo: trailingAnchor, constant: -gap),
      views.headline.leadingAnchor.constraint(equalTo: views.name.leadingAnchor),
      views.headline.topAnchor.constraint(equalTo: views.name.bottomAnchor),
      views.headline.trailingAnchor.constraint(
        lessThanOrEqualTo: trailingAnchor, constant: -gap),
      views.time.leadingAnchor.constraint(equalTo: views.name.leadingAnchor),
      views.time.topAnchor.constraint(equalTo: views.headline.bottomAnchor),
      views.comment.topAnchor.constraint(
        greaterThanOrEqualTo: views.picture.bottomAnchor, constant: gap),
      views.comment.topAnchor.constraint(
        greaterThanOrEqualTo: views.time.bottomAnchor, constant: gap),
      pull,
    ]
  }

  private var middle: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for view in [views.comment, views.photo, views.title, views.domain] {
      constraints += [
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -gap),
      ]
    }
    return constraints + [
      views.photo.topAnchor.constraint(equalTo: views.comment.bottomAnchor, constant: gap),
      views.photo.heightAnchor.constraint(equalToConstant: PostViews.photoHeight),
      views.title.topAnchor.constraint(equalTo: views.photo.bottomAnchor, constant: gap),
      views.domain.topAnchor.constraint(equalTo: views.title.bottomAnchor),
    ]
  }

  private var bottom: [NSLayoutConstraint] {
    let pull = bottomAnchor.constraint(equalTo: views.ownPicture.bottomAnchor, constant: gap)
    pull.priority = .defaultLow
    return [
      views.like.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
      views.like.topAnchor.constraint(equalTo: views.domain.bottomAnchor, constant: gap),
      views.answer.centerXAnchor.constraint(equalTo: centerXAnchor),
      views.answer.topAnchor.constraint(equalTo: views.like.topAnchor),
      views.share.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -gap),
      views.share.topAnchor.constraint(equalTo: views.like.topAnchor),
      views.ownPicture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
      views.ownPicture.topAnchor.constraint(equalTo: views.like.bottomAnchor, constant: gap),
      views.ownPicture.widthAnchor.constraint(equalToConstant: PostViews.pictureSize),
      views.ownPicture.heightAnchor.constraint(equalToConstant: PostViews.pictureSize),
      views.reply.leadingAnchor.constraint(
        equalTo: views.ownPicture.trailingAnchor, constant: gap),
      views.reply.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -gap),
      views.reply.topAnchor.constraint(equalTo: views.ownPicture.topAnchor),
      bottomAnchor.constraint(
        greaterThanOrEqualTo: views.ownPicture.bottomAnchor, constant: gap),
      bottomAnchor.constraint(greaterThanOrEqualTo: views.reply.bottomAnchor, constant: gap),
      pull,
    ]
  }
}
