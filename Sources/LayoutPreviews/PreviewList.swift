/// The previews of a program, shown by `autolayout preview --package`.
///
/// A preview target is an executable with a short `main.swift`:
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
  /// The program's module, which determines its resources.
  let module: String

  /// Makes a list of previews.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, whose module has the images and documents of the previews.
  ///   - previews: The previews in the order of the page.
  public init(fileID: String = #fileID, @Builder _ previews: () -> [Preview]) {
    self.previews = previews()
    module = fileID.split(separator: "/").first.map(String.init) ?? ""
  }

  /// The result builder of a list.
  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }
    public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }
    public static func buildBlock(_ parts: [Preview]...) -> [Preview] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Preview]?) -> [Preview] { part ?? [] }
    public static func buildEither(first: [Preview]) -> [Preview] { first }
    public static func buildEither(second: [Preview]) -> [Preview] { second }
    public static func buildArray(_ parts: [[Preview]]) -> [Preview] { parts.flatMap { $0 } }
  }

  /// Runs the program, which serves the live page that started it or follows its arguments.
  ///
  /// Started by hand it prints the previews with their sizes; `--render FOLDER` draws them.
  public func run() -> Never { PreviewProgram(self).run() }
}
