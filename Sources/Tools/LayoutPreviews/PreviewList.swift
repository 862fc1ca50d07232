/// A program's previews, shown by `autolayout preview --package`.
///
/// A preview target is an executable whose `main.swift` is `PreviewList { Preview("Card") {
/// CardView() } }.run()`.
@preconcurrency @MainActor
public struct PreviewList {
  let previews: [Preview]
  /// The program's module, which determines the resources.
  let module: String

  /// Makes a list; the module of `fileID` has the images and documents of the previews.
  public init(fileID: String = #fileID, @Builder _ previews: () -> [Preview]) {
    self.previews = previews()
    module = fileID.split(separator: "/").first.map(String.init) ?? ""
  }

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

  /// Runs the program: serves the live page, or prints the previews; `--render FOLDER` draws them.
  public func run() -> Never { PreviewProgram(self).run() }
}
