import Foundation
import LayoutEngine

extension UIView {
  /// Returns the tree of this view, line by line, with marks for the kind of layout (F8.19).
  ///
  /// `•` hosts an engine, `*` is laid out by constraints, `+` by a mask.
  ///
  /// - Complexity: Proportional to the tree, apart from the tests for ambiguity.
  public func _autolayoutTrace() -> String {
    let context = ensureContext()
    context.update()
    var lines: [String] = []
    var stack: [(view: UIView, depth: Int)] = [(rootView, 0)]
    while let (view, depth) = stack.popLast() {
      lines.append(String(repeating: "|   ", count: depth) + context.traceLine(of: view))
      stack.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}

extension LayoutContext {
  fileprivate func traceLine(of view: UIView) -> String {
    let mark: String
    if view === root {
      mark = "•"
    } else if existingItem(view) == nil {
      mark = ""
    } else {
      mark = view.flags.contains(.translatesMask) ? "+" : "*"
    }
    let name = LayoutItemName.of(view)
    let ambiguous = withoutExercise { ambiguousVariables(of: view) }
    guard !ambiguous.isEmpty else { return mark + name }
    let list = ambiguous.map { "\(name).\($0)" }.joined(separator: ", ")
    return "\(mark)\(name)\(view === root ? " " : "")- AMBIGUOUS LAYOUT for \(list)"
  }

  private func ambiguousVariables(of view: UIView) -> [String] {
    guard let item = existingItem(view) else { return [] }
    let names: [(ItemAttribute, String)] = [
      (.left, "minX"), (.top, "minY"), (.width, "Width"), (.height, "Height"),
    ]
    return names.enumerated().filter { isAmbiguous($0.element.0, of: item) }
      .map { "\($0.element.1){id: \(Int(item.raw) * names.count + $0.offset + 1)}" }
  }
}
