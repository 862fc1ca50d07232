package import Foundation

@MainActor
package final class ControllerInterface {
  package var storyboard: UIStoryboard?
  package var loadView: (@MainActor (UIViewController) -> Void)?
  package var segues: [SegueTemplate] = []
  package var triggers: [AnyObject] = []
  package var awaken: (@MainActor () -> Void)?

  package init() {}
}

extension UIViewController {
  func segue(named identifier: String) -> SegueTemplate {
    guard let segue = interface?.segues.first(where: { $0.identifier == identifier }) else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    return segue
  }

  /// Loads the view from the document or a nib; returns false if there is neither.
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

  /// The candidate nib names: the given name or, for a client's class, the class name (F14.2).
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

package final class InterfaceCoder: NSCoder {
  package var style: Int?
  package var reuseIdentifier: String?
  /// The layout for a collection view.
  package var collectionLayout: NSObject?

  package override init() { super.init() }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
}
