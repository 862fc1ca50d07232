package import Foundation

/// What a controller keeps of the document that it was made from.
@MainActor
package final class ControllerInterface {
  /// The storyboard.
  package var storyboard: UIStoryboard?
  /// Makes the controller's view.
  package var loadView: (@MainActor (UIViewController) -> Void)?
  /// What leads from the controller to others.
  package var segues: [SegueTemplate] = []
  /// What keeps the objects alive that start segues.
  package var triggers: [AnyObject] = []
  /// Tells the objects of the document, once the view is there, that all is connected.
  package var awaken: (@MainActor () -> Void)?

  package init() {}
}

extension UIViewController {
  /// The segue of a name.
  func segue(named identifier: String) -> SegueTemplate {
    guard let segue = interface?.segues.first(where: { $0.identifier == identifier }) else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    return segue
  }

  /// Makes the view from the document that the controller was made from, or from the nib of its
  /// name; false where there is neither.
  package func loadViewFromDocument() -> Bool {
    if let load = interface?.loadView {
      load(self)
      return storedView != nil
    }
    guard let services = LinkedServices.shared else { return false }
    for name in nibNames {
      guard let nib = services.nib(named: name, in: nibBundle) else { continue }
      _ = nib.instantiate(owner: self)
      return storedView != nil
    }
    return false
  }

  /// The names that the controller's nib may have: the one it was made with or, for a class of a
  /// client, its own (F14.2).
  private var nibNames: [String] {
    if let nibName { return [nibName] }
    let type = type(of: self)
    let module = String(reflecting: type).prefix { $0 != "." }
    guard !module.hasPrefix("AutoLayout") else { return [] }
    let name = String(describing: type)
    let ending = "Controller"
    return name.hasSuffix(ending) ? [String(name.dropLast(ending.count)), name] : [name]
  }
}

/// What a document knows of an object that it makes, for the object's `init(coder:)`.
package final class InterfaceCoder: NSCoder {
  /// The number of the style of a table or a cell.
  package var style: Int?
  /// The name under which a cell is kept.
  package var reuseIdentifier: String?

  package override init() { super.init() }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
}
