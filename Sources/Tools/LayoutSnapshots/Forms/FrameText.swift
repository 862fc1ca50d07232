import AutoLayout
import Foundation

/// A laid-out tree as text, with neither addresses nor the subviews of UIKit's own controls.
@MainActor
struct FrameText {
  private var lines: [String] = []

  static func text(of scene: SnapshotStage.Scene, _ environment: SnapshotEnvironment) -> String {
    var text = FrameText()
    if !environment.words.isEmpty {
      text.lines.append("on \(environment.words.joined(separator: ", "))")
    }
    switch scene {
    case .view(let view): text.add(view, isRoot: true)
    case .screen(let window, let controller):
      text.add(controller, in: window)
    case .layer(let layer): text.add(layer, depth: 0)
    }
    return text.lines.joined(separator: "\n")
  }

  private mutating func add(_ controller: UIViewController, in window: UIWindow) {
    let name = ObjectName.className(of: controller)
    let title = controller.title.map { " \(ObjectName.quoted($0))" } ?? ""
    lines.append("\(name)\(title)")
    for view in window.subviews { add(view, depth: 1) }
  }

  private mutating func add(_ root: UIView, isRoot: Bool = false, depth: Int = 0) {
    var open = [(view: root, depth: depth)]
    while let (view, depth) = open.popLast() {
      var frame = view.frame
      if isRoot, view === root { frame.origin = .zero }
      var line = "\(ObjectName.indent(depth))\(ObjectName.of(view)) \(ShortNumber.text(frame))"
      if view.isHidden { line += " hidden" }
      if view.alpha < 1 { line += " alpha \(ShortNumber.text(view.alpha))" }
      if !view.isHidden, view.hasAmbiguousLayout { line += " ambiguous" }
      lines.append(line)
      guard !ObjectName.isOpaque(view) else { continue }
      for child in view.subviews.reversed() { open.append((child, depth + 1)) }
    }
  }

  private mutating func add(_ layer: CALayer, depth: Int) {
    var line = "\(ObjectName.indent(depth))\(ObjectName.className(of: layer))"
    if let name = layer.name { line += " #\(name)" }
    line += " \(ShortNumber.text(depth == 0 ? layer.bounds : layer.frame))"
    if layer.isHidden { line += " hidden" }
    if layer.opacity < 1 { line += " opacity \(ShortNumber.text(CGFloat(layer.opacity)))" }
    lines.append(line)
    for sublayer in layer.sublayers ?? [] { add(sublayer, depth: depth + 1) }
  }
}
