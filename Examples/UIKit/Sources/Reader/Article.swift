import Foundation

public struct Article: Hashable, Sendable {
  public let title: String
  public let author: String
  public let text: String
  public let tags: [String]

  public init(title: String, author: String, text: String, tags: [String]) {
    self.title = title
    self.author = author
    self.text = text
    self.tags = tags
  }

  public static let samples: [Article] = [
    Article(
      title: "Priorities", author: "A. Writer",
      text:
        "A constraint of priority 501 is honoured before one of 500, however many of these there are.",
      tags: ["layout", "priorities"]),
    Article(
      title: "Views that know how large their content is, and what they do about it",
      author: "B. Writer",
      text:
        "A label is as wide as its text unless something stronger says otherwise. Hugging keeps it from growing, resistance from shrinking.",
      tags: ["layout", "content", "hugging", "compression resistance"]),
    Article(title: "Short", author: "C. Writer", text: "One line.", tags: []),
  ]
}
