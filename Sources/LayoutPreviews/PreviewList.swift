/// The previews of a program: what `autolayout preview --package` shows.
///
/// A target for previews is an executable of a few lines, in `main.swift`:
///
/// ```swift
/// import LayoutPreviews
///
/// PreviewList {
///   Preview("Card") { CardView(title: "The lighthouse") }
///   Preview("Narrow", traits: .fittingLayout(width: 240)) { CardView(title: "The lighthouse") }
/// }.run()
/// ```
@preconcurrency @MainActor
public struct PreviewList {
  let previews: [Preview]
  /// The module of the program, whose resources are found.
  let module: String

  /// Lists previews.
  ///
  /// - Parameters:
  ///   - fileID: Where; names the module whose images and documents previews find.
  ///   - previews: The previews, in the order of the page.
  public init(fileID: String = #fileID, @Builder _ previews: () -> [Preview]) {
    self.previews = previews()
    module = fileID.split(separator: "/").first.map(String.init) ?? ""
  }

  /// Puts the entries of a list together.
  @resultBuilder
  public enum Builder {
    /// An entry.
    public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }
    /// Entries that were put together elsewhere.
    public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }
    /// Entries one after the other.
    public static func buildBlock(_ parts: [Preview]...) -> [Preview] { parts.flatMap { $0 } }
    /// Entries that are there under a condition.
    public static func buildOptional(_ part: [Preview]?) -> [Preview] { part ?? [] }
    /// The entries where a condition holds.
    public static func buildEither(first: [Preview]) -> [Preview] { first }
    /// The entries where a condition does not hold.
    public static func buildEither(second: [Preview]) -> [Preview] { second }
    /// The entries of a loop.
    public static func buildArray(_ parts: [[Preview]]) -> [Preview] { parts.flatMap { $0 } }
  }

  /// Runs the program: it answers the live page that started it, or does what its arguments say.
  ///
  /// By hand it lists the previews with their sizes, and with `--render FOLDER` it draws them.
  public func run() -> Never { PreviewProgram(self).run() }
}
