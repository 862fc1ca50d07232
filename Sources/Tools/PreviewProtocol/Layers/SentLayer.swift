import AutoLayout
package import Drawing
package import Foundation
package import Notation

@MainActor
package struct SentLayer {
  package let key: Int
  package let parent: Int?
  package let layer: PictureLayer
  /// The identifier in the document; nil for other layers.
  package let view: String?
  package let className: String
  package let name: String
  let below: String
  let above: String

  private var matrix: [CGFloat]? {
    let turn = layer.turn
    return turn.isIdentity ? nil : [turn.a, turn.b, turn.c, turn.d]
  }

  private func number(_ value: CGFloat?) -> JSONValue? { value.map { .number(Double($0)) } }

  private func text(_ text: String) -> JSONValue? { text.isEmpty ? nil : .string(text) }

  func json(isWhole: Bool) -> JSONValue {
    .members([
      ("key", .int(key)), ("parent", parent.map { .int($0) }), ("view", view.map { .string($0) }),
      ("class", text(className)), ("name", text(name)), ("frame", JSONValue(layer.frame)),
      ("matrix", matrix.map { .array($0.map { .number(Double($0)) }) }),
      ("clip", number(layer.clipRadius)),
      ("opacity", layer.opacity < 1 ? .number(layer.opacity) : nil),
      ("isOwn", view == nil ? nil : true), ("below", text(below)), ("above", text(above)),
    ])
  }

  /// Returns the differences from an earlier layer; nil if there are none.
  func json(since old: SentLayer) -> JSONValue? {
    var members: [(String, JSONValue)] = []
    if layer.frame != old.layer.frame { members.append(("frame", JSONValue(layer.frame))) }
    if layer.turn != old.layer.turn {
      let turn = layer.turn
      members.append(("matrix", .numbers(turn.a, turn.b, turn.c, turn.d)))
    }
    if layer.clipRadius != old.layer.clipRadius {
      members.append(("clip", number(layer.clipRadius) ?? .null))
    }
    if layer.opacity != old.layer.opacity { members.append(("opacity", .number(layer.opacity))) }
    if below != old.below { members.append(("below", .string(below))) }
    if above != old.above { members.append(("above", .string(above))) }
    return members.isEmpty ? nil : .object([("key", .int(key))] + members)
  }
}

extension OverlayMark {
  /// Returns the mark for a page.
  ///
  /// - Returns: The mark in points of the scene.
  package func json(at origin: CGPoint) -> JSONValue {
    func line(_ start: CGPoint, _ end: CGPoint) -> JSONValue {
      .numbers(
        start.x + origin.x, start.y + origin.y, end.x + origin.x, end.y + origin.y)
    }
    let figure: (String, JSONValue) =
      switch self.figure {
      case .box(let box): ("box", JSONValue(box.offsetBy(dx: origin.x, dy: origin.y)))
      case .distance(let start, let end): ("distance", line(start, end))
      case .extent(let start, let end): ("extent", line(start, end))
      case .alignment(let start, let end): ("alignment", line(start, end))
      case .line(let start, let end): ("line", line(start, end))
      }
    let labels = labels.map { label in
      JSONValue.object([
        ("text", .string(label.text)),
        ("at", .numbers(label.anchor.x + origin.x, label.anchor.y + origin.y)),
      ])
    }
    return .members([
      ("kind", .string(kind.rawValue)), ("name", .string(name)), ("state", .string("\(state)")),
      ("isDashed", isDashed ? true : nil), ("figure", .object([figure])),
      (
        "extensions",
        extensions.isEmpty ? nil : .array(extensions.map { line($0.start, $0.end) })
      ),
      ("labels", labels.isEmpty ? nil : .array(labels)),
    ])
  }
}

extension Color {
  /// The color in CSS notation.
  package var cssText: String {
    let levels = [red, green, blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    let parts = levels.map(String.init).joined(separator: " ")
    return alpha < 1 ? "rgb(\(parts) / \(alpha))" : "rgb(\(parts))"
  }
}
