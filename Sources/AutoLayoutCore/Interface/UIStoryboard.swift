public import Foundation

@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let source: any StoryboardSource
  private let name: String

  /// Opens a storyboard; one that does not exist ends the process, as in UIKit.
  ///
  /// - Parameters:
  ///   - name: Its name without ending.
  ///   - storyboardBundleOrNil: Where it is; nil for the program's resources.
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

  /// Makes the controller that the storyboard begins with.
  ///
  /// - Returns: nil where none is marked.
  open func instantiateInitialViewController() -> UIViewController? {
    source.initialController(of: self, nil)
  }

  /// Makes the controller that the storyboard begins with, by a closure.
  ///
  /// - Parameter creator: Makes the controller with its `init(coder:)` or one that calls it; nil
  ///   leaves it to the storyboard.
  /// - Returns: nil where none is marked.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    source.initialController(of: self, creator.map { make in { make($0) } }) as? ViewController
  }

  /// Makes the controller with an identifier; without one the process ends, as in UIKit.
  ///
  /// - Parameter identifier: The Storyboard ID.
  /// - Returns: A new controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil)
  }

  /// Makes the controller with an identifier, by a closure.
  ///
  /// - Parameters:
  ///   - identifier: The Storyboard ID.
  ///   - creator: Makes the controller with its `init(coder:)` or one that calls it; nil leaves it
  ///     to the storyboard.
  /// - Returns: A new controller.
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
