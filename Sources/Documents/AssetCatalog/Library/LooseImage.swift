import AutoLayoutValues
import Foundation

enum LooseImage {
  static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "heic", "pdf", "svg"]

  static func name(of stem: String) -> String {
    var name = stem
    for suffix in ["~ipad", "~iphone"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    for suffix in ["@2x", "@3x"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return name
  }

  static func entries(_ paths: [String]) -> [ImageSet.Entry] {
    paths.map { path in
      let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      var condition = AssetCondition(JSONNode(value: .object([:]), line: 1))
      let isTablet = stem.hasSuffix("~ipad")
      if isTablet || stem.hasSuffix("~iphone") { condition.idiom = isTablet ? "ipad" : "iphone" }
      let scaled = stem.split(separator: "~").first.map(String.init) ?? stem
      condition.scale = Double(UIImage.scale(ofFile: scaled))
      return ImageSet.Entry(path: path, line: 1, condition: condition)
    }
  }
}
