/// An article about Auto Layout whose experiments are repeated here, or system recordings.
package struct Article: Hashable, Sendable {
  /// The number among the five articles; recordings follow them.
  package let number: Int
  package let title: String
  /// A summary in a sentence.
  package let subject: String
  /// Whether the outcomes were recorded on a system rather than stated in a text.
  package var isRecorded: Bool { self == .recordings }

  static let contentPriorities = Article(
    number: 0, title: "ContentCompressionResistance和ContentHugging详解",
    subject: "How strongly a view refuses to become larger or smaller than the content.")
  /// The value chosen within an inequality, and the view that is compressed.
  static let ranges = Article(
    number: 1, title: "深入剖析AutoLayout 之 优先级",
    subject:
      "Which value is taken where constraints allow a range, and which of two views is changed.")
  static let nineGrid = Article(
    number: 2, title: "AutoLayout:constraint priority 约束优先级(九宫格续,一个更优方案)",
    subject: "A post with a large picture or nine small pictures, and a panel that follows below.")
  static let anatomy = Article(
    number: 3, title: "AutoLayout学习笔记之约束(1)",
    subject: "What a constraint consists of, which kinds there are, and how they are made.")
  /// A view with an intrinsic content size.
  static let smartLabel = Article(
    number: 4, title: "SmartLabel: 自定义视图的 intrinsic content size",
    subject: "A custom view that grows with the text, placed in a xib by position only.")

  /// Choices of iOS 26 that no text describes.
  static let recordings = Article(
    number: 5, title: "Recorded on iOS 26",
    subject:
      "Which constraint is broken and which label grows, as simulator probes have shown.")

  package static let all = [contentPriorities, ranges, nineGrid, anatomy, smartLabel, recordings]
}
