public import Foundation

@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let source: any StoryboardSource
  private let name: String

  /// Opens a storyboard by name; traps if it doesn't exist, as in UIKit.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let services = LinkedServices.required(for: "a storyboard")
    guard let found = services.storyboard(named: name, in: storyboardBundleOrNil) else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "Could not find a storyboard named '\(name)' in bundle "
          + "\((storyboardBundleOrNil ?? .main).bundlePath)")
    }
    source = found
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    source.initialController(of: self, nil)
  }

  /// Makes the initial controller with a closure, or if it returns nil, the storyboard's class.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    source.initialController(of: self, creator.map { make in { make($0) } }) as? ViewController
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil)
  }

  /// Makes a controller with a closure, or if it returns nil, the storyboard's class.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(identifier, creator.map { make in { make($0) } })
    guard let made = made as? ViewController else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "the view controller '\(identifier)' of the storyboard '\(name)' is a \(type(of: made)), "
          + "not a \(ViewController.self)")
    }
    return made
  }

  private final func make(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let made = source.controller(identifier, of: self, creator) else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return made
  }
}
