/// The slicing of an image: the parts that keep their size when it is stretched.
struct ImageSlicing: Hashable, Sendable {
  /// The caps, in pixels of the file.
  var caps: AssetInsets
  /// Whether the center is tiled instead of stretched.
  var isTiled: Bool
  /// Reads the `resizing` of an entry; nil for an unknown mode.
  init?(_ node: JSONNode) {
    var caps = AssetInsets(node["cap-insets"] ?? node)
    // A three-part mode slices in one direction only.
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

/// Insets in pixels of a file.
struct AssetInsets: Hashable, Sendable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  /// Reads the members of an object; missing ones are 0.
  init(_ node: JSONNode) {
    func distance(_ name: String) -> Double { max(0, node[name]?.number ?? 0) }
    top = distance("top")
    left = distance("left")
    bottom = distance("bottom")
    right = distance("right")
  }
}
