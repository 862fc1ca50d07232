/// An article about Auto Layout whose experiments are repeated here, or recordings of a system.
package struct Article: Hashable, Sendable {
  /// Its number among the five articles; recordings come after them.
  package let number: Int
  /// Its title, as its author wrote it.
  package let title: String
  /// What it is about, in one sentence.
  package let subject: String
  /// Whether outcomes were recorded on a system, not stated in a text.
  package var isRecorded: Bool { self == .recordings }

  /// Content hugging and compression resistance.
  static let contentPriorities = Article(
    number: 0, title: "ContentCompressionResistance和ContentHugging详解",
    subject: "How strongly a view refuses to become larger or smaller than its content.")
  /// Which value is taken where a constraint leaves a range, and who gives way.
  static let ranges = Article(
    number: 1, title: "深入剖析AutoLayout 之 优先级",
    subject:
      "Which value is taken where constraints allow a range, and which of two views is changed.")
  /// A post with one picture or nine.
  static let nineGrid = Article(
    number: 2, title: "AutoLayout:constraint priority 约束优先级(九宫格续,一个更优方案)",
    subject: "A post with one large picture or nine small ones, and a panel that follows below.")
  /// What a constraint is.
  static let anatomy = Article(
    number: 3, title: "AutoLayout学习笔记之约束(1)",
    subject: "What a constraint consists of, which kinds there are, and how they are made.")
  /// A view with a content size of its own.
  static let smartLabel = Article(
    number: 4, title: "SmartLabel: 自定义视图的 intrinsic content size",
    subject: "A custom view that grows with its text, placed in a xib by its position only.")

  /// Choices of iOS 26 that no text describes.
  static let recordings = Article(
    number: 5, title: "Recorded on iOS 26",
    subject:
      "Which constraint is broken and which label grows, as probes of a simulator have shown.")

  /// All of them, in their order.
  package static let all = [contentPriorities, ranges, nineGrid, anatomy, smartLabel, recordings]
}
