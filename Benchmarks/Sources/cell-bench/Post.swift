import AutoLayout
import Foundation

/// The texts of a post in a feed.
struct Post {
  let action: String
  let name: String
  let headline: String
  let time: String
  let comment: String
  let title: String
  let domain: String
  let reply: String

  init(_ index: Int) {
    func words(_ count: Int) -> String {
      (0..<count).map { Self.words[(index * 7 + $0 * 3) % Self.words.count] }
        .joined(separator: " ")
    }
    action = "\(words(1)) likes this"
    name = words(2)
    headline = words(4)
    time = "\(index % 23 + 1) h"
    comment = words(6 + index * 5 % 24)
    title = words(5)
    domain = "\(words(1)).example"
    reply = words(3 + index * 3 % 14)
  }

  private static let words = [
    "layout", "of", "a", "feed", "with", "pictures", "and", "texts", "that", "wrap", "at", "the",
    "width", "their", "cell", "offers", "them",
  ]
}

/// A cell's views, before they are arranged: nine labels, a row of three more, three pictures.
@MainActor struct PostViews {
  let action = UILabel()
  let options = UILabel()
  let picture = UIView()
  let name = UILabel()
  let headline = UILabel()
  let time = UILabel()
  let comment = UILabel()
  let photo = UIView()
  let title = UILabel()
  let domain = UILabel()
  let like = UILabel()
  let answer = UILabel()
  let share = UILabel()
  let ownPicture = UIView()
  let reply = UILabel()

  static let gap: CGFloat = 8
  static let pictureSize: CGFloat = 50
  static let photoHeight: CGFloat = 200

  init(_ post: Post) {
    options.text = "..."
    (like.text, answer.text, share.text) = ("Like", "Comment", "Share")
    comment.numberOfLines = 0
    reply.numberOfLines = 0
    show(post)
  }

  func show(_ post: Post) {
    (action.text, name.text) = (post.action, post.name)
    (headline.text, time.text, comment.text) = (post.headline, post.time, post.comment)
    (title.text, domain.text, reply.text) = (post.title, post.domain, post.reply)
  }

  var all: [UIView] {
    [
      action, options, picture, name, headline, time, comment, photo, title, domain, like, answer,
      share, ownPicture, reply,
    ]
  }
}

/// A cell that shows a post.
@MainActor protocol PostCell: UIView {
  init(_ post: Post)
  var views: PostViews { get }
}
