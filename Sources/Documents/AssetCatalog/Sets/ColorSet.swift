import AutoLayoutValues
import Foundation

struct ColorSet: Sendable {
  struct Entry: Hashable, Sendable {
    var color: Components
    var condition: AssetCondition
  }

  enum Components: Hashable, Sendable {
    case rgb(red: Double, green: Double, blue: Double, alpha: Double, isWide: Bool)
    case white(Double, alpha: Double)
    case system(String)
  }

  var entries: [Entry] = []
  var faults: [AssetFault] = []

  init(folder: String) {
    let contents: AssetContents
    do {
      contents = try AssetContents(inFolder: folder)
    } catch {
      faults = [error]
      return
    }
    for node in contents.root["colors"]?.elements ?? [] {
      guard let color = node["color"] else { continue }
      guard let components = Components(color) else {
        faults.append(
          contents.fault("the color cannot be read; expected \"components\"", at: color))
        continue
      }
      entries.append(Entry(color: components, condition: AssetCondition(node)))
    }
  }

  func color(for traits: AssetTraits) -> UIColor? {
    let met = entries.filter { $0.condition.isMet(by: traits) }
    return met.max { $0.condition.rank < $1.condition.rank }?.color.uiColor
  }

  func dynamicColor(for traits: AssetTraits) -> UIColor? {
    guard let plain = color(for: traits.with(ColorAppearance())) else { return nil }
    let colors = AppearanceColors { appearance in
      (color(for: traits.with(appearance)) ?? plain).components(in: appearance)
    }
    guard let only = colors.only else { return UIColor(colors) }
    return UIColor(red: only.red, green: only.green, blue: only.blue, alpha: only.alpha)
  }
}

extension ColorSet.Components {
  /// Reads a `color`; components have the form `0.5`, `128` (of 255) or `0x80`.
  init?(_ node: JSONNode) {
    if let name = node["reference"]?.string {
      self = .system(name)
      return
    }
    guard let components = node["components"] else { return nil }
    func component(_ name: String) -> Double? {
      guard let node = components[name] else { return nil }
      guard let text = node.string else { return node.number }
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
    }
    let alpha = components["alpha"]?.number ?? 1
    if let white = component("white") {
      self = .white(white, alpha: alpha)
      return
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    let isWide = node["color-space"]?.string == "display-p3"
    self = .rgb(red: red, green: green, blue: blue, alpha: alpha, isWide: isWide)
  }

  var uiColor: UIColor? {
    switch self {
    case .rgb(let red, let green, let blue, let alpha, true):
      UIColor(
        displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
        alpha: CGFloat(alpha))
    case .rgb(let red, let green, let blue, let alpha, false):
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    case .white(let white, let alpha): UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
    case .system(let name): UIColor.system(named: name)
    }
  }
}
