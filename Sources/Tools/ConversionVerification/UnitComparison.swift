internal import AutoLayout
internal import DocumentConversion
internal import Drawing
internal import Foundation
internal import InterfaceBuilder

/// A unit's frames on the current screen, from the document and from code.
@MainActor
struct UnitComparison {
  private(set) var compared: Set<ViewIndex> = []
  private(set) var differences: [(index: ViewIndex, value: VerificationResult.Difference)] = []
  private(set) var hasConflicts = false
  private let windows: [UIWindow]

  /// Fails if the document's root is not installed on the screen.
  init?(
    _ unit: ConvertedUnit, of document: InterfaceDocument, _ make: @MainActor () -> AnyObject
  ) {
    guard let root = unit.root else { return nil }
    let isController = unit.kind == .controller
    guard let drawn = StandaloneUnit(document, root: root, inController: isController) else {
      return nil
    }
    let element = document.contents[root]
    let written = make()
    let first = Self.show(drawn.controller, drawn.root, element)
    let second = Self.show(written as? UIViewController, written as? UIView, element)
    windows = [first, second]
    hasConflicts = !first.layoutConflicts.isEmpty || !drawn.root.layoutConflicts.isEmpty
    let paths = PropertyPath(written)
    for (index, path) in unit.paths.sorted(by: { $0.key < $1.key }) {
      guard index != root, let view = drawn.view(index) else { continue }
      let record = document.contents[index]
      // Rows beyond the screen are not laid out, and views of bars are not in the window.
      guard Self.isOnScreen(view), record.role != .barItem, record.role != .topLevel else {
        continue
      }
      compared.insert(index)
      let frame = VerificationResult.Frame(view.frame)
      let other = paths.view(at: path).flatMap { $0.window == nil ? nil : $0 }
        .map { VerificationResult.Frame($0.frame) }
      if let other, other.isClose(to: frame) { continue }
      differences.append(
        (
          index,
          VerificationResult.Difference(
            view: path, id: record.id, kind: record.kind.rawValue, line: record.location.line,
            environment: "", isAmbiguous: view.hasAmbiguousLayout, document: frame, code: other)
        ))
    }
  }

  /// Whether the view is in a window, and not in a table row beyond the visible part.
  private static func isOnScreen(_ view: UIView) -> Bool {
    guard view.window != nil else { return false }
    var row: UIView = view
    while let parent = row.superview, !(row is UITableViewCell) { row = parent }
    guard row is UITableViewCell, let table = row.superview as? UITableView else { return true }
    return row.frame.intersects(table.bounds)
  }

  var isDifferent: Bool { !differences.isEmpty }

  /// Draws both windows; returns no picture if the files cannot be written.
  func draw(
    into folder: String, of name: String, in environment: String
  ) -> [VerificationResult.Picture] {
    let stem = (name + " " + environment).map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let paths = ["document", "code"].map { "\(folder)/\(String(stem))-\($0).png" }
    for (window, path) in zip(windows, paths) {
      do {
        try DisplayList(showing: Screen(window)).write(to: path, scale: 1)
      } catch {
        return []
      }
    }
    return [
      VerificationResult.Picture(environment: environment, document: paths[0], code: paths[1])
    ]
  }

  func close() {
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  private static func show(
    _ controller: UIViewController?, _ view: UIView?, _ element: ViewElement
  ) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let host = controller ?? UIViewController()
    window.rootViewController = host
    window.isHidden = false
    window.layoutIfNeeded()
    if controller == nil, let view {
      add(view, to: host, element)
      window.layoutIfNeeded()
    }
    return window
  }

  /// Shows a nib's view or a row in the drawn size, as wide as the screen if it was so drawn.
  ///
  /// Bars would cover the top of the screen: they are not part of such a view's layout.
  private static func add(_ view: UIView, to host: UIViewController, _ element: ViewElement) {
    host.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    let frame = element.frame
    let screen = UIScreen.main.bounds.size
    var width = frame.map { CGFloat($0.width) } ?? screen.width
    if width >= 320, element.kind != .collectionViewCell { width = screen.width }
    let height = frame.map { CGFloat($0.height) } ?? 44
    view.frame = CGRect(
      x: 0, y: host.view.safeAreaInsets.top, width: width, height: max(1, height))
  }
}

extension VerificationResult.Frame {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }

  /// Whether the frames differ by less than a tenth of one point.
  func isClose(to other: Self) -> Bool {
    abs(x - other.x) < 0.1 && abs(y - other.y) < 0.1 && abs(width - other.width) < 0.1
      && abs(height - other.height) < 0.1
  }
}
