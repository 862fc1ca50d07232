import AutoLayout

/// A report of how each image and symbol of a list is drawn, to count the correct ones.
public struct ImageList {
  /// A line for each image in drawing order: the kind, a tab, and the name.
  ///
  /// The kind is `picture`, `fault`, `box`, `symbol` or `unknown`.
  public private(set) var lines: [String] = []

  /// Examines a list.
  ///
  /// - Parameter list: The list.
  /// - Complexity: Decodes every image, as drawing does.
  public init(_ list: DisplayList) {
    let faulty = Set(list.pictureFaults().map(\.source))
    let unknown = list.unknownSymbols()
    var stack = Array(list.items.reversed())
    while let item = stack.popLast() {
      switch item {
      case .group(let group): stack += group.items.reversed()
      case .image(let name, _, _): lines.append("box\t\(name)")
      case .picture(let picture):
        let isFaulty = faulty.contains(picture.content.path ?? picture.name)
        lines.append("\(isFaulty ? "fault" : "picture")\t\(picture.name)")
      case .symbol(let symbol):
        lines.append("\(unknown.contains(symbol.name) ? "unknown" : "symbol")\t\(symbol.name)")
      default: break
      }
    }
  }
}
