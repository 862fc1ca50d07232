/// How an image of a catalogue is stretched: which parts of it keep their size.
struct ImageSlicing: Hashable, Sendable {
  /// The edges that keep their size, in pixels of the file.
  var caps: AssetInsets
  /// Whether the middle is repeated; else it is stretched.
  var isTiled: Bool
  /// Reads the `resizing` of an entry; nil for a form that is not known.
  init?(_ node: JSONNode) {
    var caps = AssetInsets(node["cap-insets"] ?? node)
    // A form of three parts is cut in one direction alone.
    switch node["mode"]?.string {
    case "9-part": break
    case "3-part-horizontal":
      caps.top = 0
      caps.bottom = 0
    case "3-part-vertical":
      caps.left = 0
      caps.right = 0
    default: return nil
    }
    self.caps = caps
    isTiled = node["center"]?["mode"]?.string == "tile"
  }
}

/// Four distances of an entry, in pixels of its file.
struct AssetInsets: Hashable, Sendable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  /// Reads the members of an object; those that are missing are 0.
  init(_ node: JSONNode) {
    func distance(_ name: String) -> Double { max(0, node[name]?.number ?? 0) }
    top = distance("top")
    left = distance("left")
    bottom = distance("bottom")
    right = distance("right")
  }
}
