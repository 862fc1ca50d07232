struct ImageSlicing: Hashable, Sendable {
  var caps: AssetInsets
  var isTiled: Bool
  init?(_ node: JSONNode) {
    var caps = AssetInsets(node["cap-insets"] ?? node)
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

struct AssetInsets: Hashable, Sendable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  init(_ node: JSONNode) {
    func distance(_ name: String) -> Double { max(0, node[name]?.number ?? 0) }
    top = distance("top")
    left = distance("left")
    bottom = distance("bottom")
    right = distance("right")
  }
}
