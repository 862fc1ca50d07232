import AutoLayout
import CodeDeclarations
import Drawing
import Foundation
import InterfaceBuilder

/// The labels that the canvas adds to tables and collections with dynamic content, and to empty
/// views of custom classes.
@MainActor
struct CanvasMarks {
  private static let color = Color(white: 0.55)

  private let scene: InstantiatedScene
  private let root: UIView
  /// The origin of the root in the picture.
  private let origin: CGPoint

  init(_ scene: InstantiatedScene, root: UIView, at origin: CGPoint) {
    self.scene = scene
    self.root = root
    self.origin = origin
  }

  var items: [DisplayList.Item] {
    scene.members.flatMap { member -> [DisplayList.Item] in
      let element = scene.interface.view(member.index)
      if element.kind == .view, let name = element.customClass,
        !SystemClasses.table.isClass(name), isShown(member.view)
      {
        return className(name, on: member.view)
      }
      guard member.view is UIScrollView, isShown(member.view) else { return [] }
      switch element.details {
      case .tableView(let table) where !table.isStatic:
        return marks(of: member.view, cells: cells(of: element), name: "Table View")
      case .collectionView:
        return cells(of: element).isEmpty ? empty(member.view, name: "Collection View") : []
      default: return []
      }
    }
  }

  /// The background color of the labels, in the scene's appearance.
  private var strip: Color {
    root.traitCollection.userInterfaceStyle == .dark
      ? Color(white: 0.11) : Color(red: 0.937, green: 0.937, blue: 0.957)
  }

  private func isShown(_ view: UIView) -> Bool {
    var view: UIView? = view
    while let present = view, !present.isHidden, present.alpha > 0.01 {
      if present === root { return true }
      view = present.superview
    }
    return false
  }

  /// Whether a visible view in front of the view overlaps a rectangle of it.
  private func isCovered(_ box: CGRect, of view: UIView) -> Bool {
    let box = view.convert(box, to: root)
    var back = view
    while back !== root, let parent = back.superview {
      let inFront = parent.subviews.drop { $0 !== back }.dropFirst()
      if inFront.contains(where: { other in
        isShown(other) && !other.convert(other.bounds, to: root).intersection(box).isEmpty
      }) {
        return true
      }
      back = parent
    }
    return false
  }

  private func cells(of element: ViewElement) -> [UIView] {
    element.children.filter { scene.interface.contents[$0].role == .prototype }.compactMap {
      scene.view(scene.interface.contents[$0].id)
    }
  }

  /// Draws the label above the first prototype, in the space reserved by the canvas.
  private func marks(of table: UIView, cells: [UIView], name: String) -> [DisplayList.Item] {
    guard let first = cells.min(by: { $0.frame.minY < $1.frame.minY }) else {
      return empty(table, name: name)
    }
    let header = table.subviews.filter { $0 !== first && !cells.contains($0) }
    let above = header.map(\.frame.maxY).filter { $0 <= first.frame.minY }.max() ?? 0
    let height = min(28, first.frame.minY - above)
    guard height >= 16 else { return [] }
    let box = CGRect(
      x: table.bounds.minX, y: first.frame.minY - height, width: table.bounds.width,
      height: height)
    guard !isCovered(box, of: table) else { return [] }
    let place = onSheet(box, of: table)
    return [
      .fill(.rectangle(place), strip),
      .text(
        Text(
          "Prototype Cells", font: Font(size: 13, weight: 600), color: Self.color,
          in: place.insetBy(dx: 16, dy: 0), alignment: .left)),
    ]
  }

  private func empty(_ view: UIView, name: String) -> [DisplayList.Item] {
    guard view.bounds.width >= 80, view.bounds.height >= 50, !isCovered(view.bounds, of: view)
    else { return [] }
    let box = onSheet(view.bounds, of: view)
    let title = CGRect(x: box.minX, y: box.midY - 24, width: box.width, height: 26)
    let line = CGRect(x: box.minX, y: box.midY + 2, width: box.width, height: 20)
    return [
      .text(
        Text(
          name, font: Font(size: 20, weight: 600), color: Self.color, in: title,
          alignment: .center)),
      .text(
        Text(
          "Prototype Content", font: Font(size: 14), color: Self.color, in: line,
          alignment: .center)),
    ]
  }

  /// Draws the class in a view that only code fills.
  private func className(_ name: String, on view: UIView) -> [DisplayList.Item] {
    guard view !== root, view.subviews.isEmpty, view.bounds.width >= 24, view.bounds.height >= 14,
      !isCovered(view.bounds, of: view)
    else { return [] }
    return [
      .text(
        Text(
          name, font: Font(size: 12), color: Self.color,
          in: onSheet(view.bounds.insetBy(dx: 2, dy: 0), of: view), alignment: .center))
    ]
  }

  /// Converts a rectangle from a view's coordinates to the sheet's.
  private func onSheet(_ box: CGRect, of view: UIView) -> CGRect {
    view.convert(box, to: root).offsetBy(
      dx: origin.x - root.bounds.minX, dy: origin.y - root.bounds.minY)
  }
}
