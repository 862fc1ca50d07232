package import InterfaceBuilder

/// A part in the document that becomes a class.
package struct ConvertedUnit: Sendable {
  package enum Kind: Hashable, Sendable {
    case controller
    case view
    case tableCell
    case collectionCell
    case reusableView
    case headerFooterView
  }

  package let kind: Kind
  package let className: String
  let baseClass: String
  package let root: ViewIndex?
  let controller: ControllerIndex?
  /// Views outside the root: in bars, or top-level.
  let extraRoots: [ViewIndex]
  /// The identifiers that mean an instance of the class.
  var selfIDs: [String]
  /// The expression for each view in the class: a property, or a part of a property.
  package internal(set) var paths: [ViewIndex: String] = [:]

  init(
    kind: Kind, className: String, baseClass: String, root: ViewIndex?,
    controller: ControllerIndex?, extraRoots: [ViewIndex], selfIDs: [String]
  ) {
    self.kind = kind
    self.className = className
    self.baseClass = baseClass
    self.root = root
    self.controller = controller
    self.extraRoots = extraRoots
    self.selfIDs = selfIDs
  }

  /// Makes the unit for a list's row, or for a nib's view.
  init(row view: ViewElement, index: ViewIndex, className: String) {
    let kind: Kind =
      switch view.kind {
      case .tableViewCell: .tableCell
      case .collectionViewCell: .collectionCell
      case .collectionReusableView: .reusableView
      case .tableViewHeaderFooterView: .headerFooterView
      default: .view
      }
    self.init(
      kind: kind, className: className, baseClass: view.kind.codeClass, root: index,
      controller: nil, extraRoots: [], selfIDs: [view.id])
  }

  static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  static func baseClass(of elementName: String) -> String {
    switch elementName {
    case "tableViewController": "UITableViewController"
    case "collectionViewController": "UICollectionViewController"
    case "tabBarController": "UITabBarController"
    case "navigationController": "UINavigationController"
    case "splitViewController": "UISplitViewController"
    case "pageViewController": "UIPageViewController"
    default: "UIViewController"
    }
  }

  /// The expression that makes an instance.
  package var creation: String {
    switch baseClass {
    case "UITableViewCell": "\(className)(style: .default, reuseIdentifier: nil)"
    case "UITableViewHeaderFooterView": "\(className)(reuseIdentifier: nil)"
    case "UITableView": "\(className)(frame: .zero, style: .plain)"
    case "UICollectionView":
      "\(className)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UIVisualEffectView": "\(className)(effect: nil)"
    case "UITextView": "\(className)(frame: .zero, textContainer: nil)"
    case "UIViewController", "UITableViewController", "UICollectionViewController",
      "UITabBarController", "UINavigationController", "UISplitViewController":
      "\(className)()"
    case "UIPageViewController":
      "\(className)(transitionStyle: .scroll, navigationOrientation: .horizontal)"
    default: "\(className)(frame: .zero)"
    }
  }
}

extension ViewKind {
  /// The class that code makes for the element.
  var codeClass: String {
    switch self {
    case .webView: "WKWebView"
    case .adBannerView, .locationButton: "UIView"
    case .tableViewCellContentView, .collectionViewCellContentView: "UIView"
    default: className
    }
  }

  /// The framework of the class, if it is not UIKit.
  var framework: String? {
    switch self {
    case .mapView: "MapKit"
    case .wkWebView, .webView: "WebKit"
    case .glkView: "GLKit"
    case .mtkView: "MetalKit"
    case .skView: "SpriteKit"
    case .sceneKitView: "SceneKit"
    case .arskView, .arscnView: "ARKit"
    case .pencilKitCanvasView: "PencilKit"
    default: nil
    }
  }
}

extension ViewElement {
  /// Whether the view is a row that a list makes from a class.
  var isPrototype: Bool {
    switch role {
    case .prototype: true
    case .key: kind == .collectionReusableView
    default: false
    }
  }

  var reuseName: String? {
    if case .tableViewCell(let cell) = details { return cell.reuseIdentifier }
    return reuseIdentifier
  }
}
