import AutoLayout

/// The images and symbols in a picture, as lines of text.
public struct ImageList {
  /// A line for each image: `picture`, `fault`, `box`, `symbol` or `unknown`, a tab, the name.
  public private(set) var lines: [String] = []

  /// Examines a list.
  ///
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
