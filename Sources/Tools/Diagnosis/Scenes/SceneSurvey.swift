import AutoLayout
import CodeDeclarations
import Foundation
import InterfaceBuilder

@MainActor
struct SceneSurvey {
  @MainActor
  final class Item {
    let view: UIView
    let id: String
    /// The place in the document; nil for a view made by code.
    let location: SourceLocation?
    let kind: ViewKind?
    let parent: Int?
    let root: Int
    let scroll: Int?
    fileprivate(set) var rect = CGRect.zero
    fileprivate(set) var isVisible = false
    let text: TextFit
    let content: ContentRect
    private let source: (member: InstantiatedScene.Member, element: ViewElement)?
    /// Whether the document asks for a check of ambiguity; nil for a view made by code.
    private let asksForCheck: Bool?
    let isSizeChecked: Bool
    fileprivate let isInside: Bool

    init(
      _ member: InstantiatedScene.Member, _ element: ViewElement, parent: Int?, root: Int,
      scroll: Int?, comparesTexts: Bool
    ) {
      view = member.view
      id = member.id
      location = member.location
      kind = element.kind
      source = (member, element)
      asksForCheck = !member.id.isEmpty && element.verifyAmbiguity != "off"
      isSizeChecked = element.verifyAmbiguity != "ignoreSizes"
      isInside = element.parent != nil
      (self.parent, self.root, self.scroll) = (parent, root, scroll)
      text = TextFit(
        view, isOfAppClass: element.hasAppClass,
        hasFontOfClass: element.hasAppClass && !element.namesFont, comparesTexts: comparesTexts)
      content = ContentRect(view, isLabel: element.kind == .label)
    }

    /// A view made by code, with a number as identifier.
    init(_ view: UIView, number: Int, parent: Int?, root: Int, scroll: Int?) {
      self.view = view
      id = "\(number)"
      location = nil
      kind = ViewKind(of: view)
      source = nil
      asksForCheck = nil
      isSizeChecked = true
      isInside = parent != nil
      (self.parent, self.root, self.scroll) = (parent, root, scroll)
      text = TextFit(view)
      content = ContentRect(view, isLabel: true)
    }

    var member: InstantiatedScene.Member { document.member }
    var element: ViewElement { document.element }

    /// The element in the document; nil for a view made by code.
    var documentElement: ViewElement? { source?.element }

    /// Whether constraints determine the frame, and the document asks for a check.
    var isCheckedForAmbiguity: Bool {
      asksForCheck ?? (isInside && !view.translatesAutoresizingMaskIntoConstraints)
    }

    private var document: (member: InstantiatedScene.Member, element: ViewElement) {
      guard let source else { preconditionFailure("a view made by code is in no document") }
      return source
    }
  }

  let items: [Item]
  let roots: [UIView]
  private let scene: InstantiatedScene?

  /// Surveys a laid-out scene.
  init(_ live: InstantiatedScene, comparesTexts: Bool = false) {
    scene = live
    roots = live.roots
    var items: [Item] = []
    var positions: [ObjectIdentifier: Int] = [:]
    items.reserveCapacity(live.members.count)
    // Superviews precede their subviews.
    for member in live.members {
      let view = member.view
      let element = live.interface.view(member.index)
      let parent = element.parent.flatMap { _ in Self.position(above: view, in: positions) }
      let above = parent.map { items[$0] }
      let scroll = above.flatMap { $0.view is UIScrollView ? parent : $0.scroll }
      positions[ObjectIdentifier(view)] = items.count
      items.append(
        Item(
          member, element, parent: parent, root: above?.root ?? items.count, scroll: scroll,
          comparesTexts: comparesTexts))
    }
    self.items = items
    update()
  }

  /// Surveys a laid-out tree with views made by code, apart from the parts of controls and bars.
  init(viewsIn root: UIView) {
    scene = nil
    roots = [root]
    var items = [Item(root, number: 0, parent: nil, root: 0, scroll: nil)]
    var position = 0
    while position < items.count {
      let above = items[position]
      let scroll = above.view is UIScrollView ? position : above.scroll
      if !above.view.isOfOnePiece {
        for view in above.view.subviews {
          items.append(
            Item(view, number: items.count, parent: position, root: 0, scroll: scroll))
        }
      }
      position += 1
    }
    self.items = items
    update()
  }

  /// Takes the places of the views after another layout.
  func update() {
    for item in items {
      let view = item.view
      let isShown = !view.isHidden && view.alpha > 0.01
      if let parent = item.parent {
        let above = items[parent]
        item.rect = Self.rect(of: view, in: above)
        // A folded view cuts off all of its content.
        let isFolded = above.view.clipsToBounds && (above.rect.width <= 0 || above.rect.height <= 0)
        item.isVisible = isShown && above.isVisible && !isFolded
      } else {
        item.rect = view.bounds
        item.isVisible = isShown
      }
    }
  }

  private static func position(above view: UIView, in positions: [ObjectIdentifier: Int]) -> Int? {
    var above = view.superview
    while let candidate = above {
      if let position = positions[ObjectIdentifier(candidate)] { return position }
      above = candidate.superview
    }
    return nil
  }

  private static func rect(of view: UIView, in above: Item) -> CGRect {
    var rect = view.frame
    var parent = view.superview
    while let candidate = parent {
      rect.origin.x -= candidate.bounds.minX
      rect.origin.y -= candidate.bounds.minY
      if candidate === above.view { break }
      rect.origin.x += candidate.frame.minX
      rect.origin.y += candidate.frame.minY
      parent = candidate.superview
    }
    return rect.offsetBy(dx: above.rect.minX, dy: above.rect.minY)
  }

  func name(_ item: Item) -> String { scene?.name(of: item.id) ?? OutlineName.of(item.view) }

  func isPlacedByConstraints(_ item: Item) -> Bool {
    scene == nil || item.isInside && !item.view.translatesAutoresizingMaskIntoConstraints
  }

  /// The item's line in the document, in brackets.
  func place(_ item: Item) -> String { item.location.map { " (line \($0.line))" } ?? "" }
}

extension ViewKind {
  /// The kind that checks use for views made by code.
  @MainActor
  fileprivate init?(of view: UIView) {
    switch view {
    case is UINavigationBar: self = .navigationBar
    case is UIToolbar: self = .toolbar
    case is UITabBar: self = .tabBar
    case is UISearchBar: self = .searchBar
    case is UITableView, is UICollectionView, is UITextView: return nil
    case is UIScrollView: self = .scrollView
    default: return nil
    }
  }
}

extension ViewElement {
  /// Whether the app's code defines the view's class.
  var hasAppClass: Bool {
    customClass.map { SystemClasses.table.superclasses[$0] == nil } ?? false
  }

  /// Whether the document gives the text a font.
  fileprivate var namesFont: Bool {
    switch details {
    case .label(let label): label.font != nil || label.attributedText != nil
    case .button(let button): button.font != nil
    case .textField(let field): field.font != nil
    case .textView(let text): text.font != nil || text.attributedText != nil
    default: true
    }
  }
}
