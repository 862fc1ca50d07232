package import Foundation

/// The services a program needs besides views, looked up by class name in `ApplicationHost`.
@MainActor
package protocol ApplicationServices: AnyObject {
  init()

  func run(_ delegate: any UIApplicationDelegate) -> Never
  /// Loads a storyboard by name; a nil bundle means the program's resources.
  func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardSource)?
  func nib(named name: String, in bundle: Bundle?) -> (any NibSource)?
  func nib(data: Data) -> (any NibSource)?
}

@MainActor
package protocol StoryboardSource: AnyObject {
  func initialController(
    of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
  func controller(
    _ identifier: String, of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

@MainActor
package protocol NibSource: AnyObject {
  func instantiate(owner: Any?) -> [Any]
}

@MainActor
package enum LinkedServices {
  package static let shared: (any ApplicationServices)? = {
    let found: AnyClass? = NSClassFromString("ApplicationHost.HostServices")
    return (found as? any ApplicationServices.Type)?.init()
  }()

  static func required(for what: String) -> any ApplicationServices {
    guard let shared else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "\(what) needs the product SwiftAutoLayoutApplicationHost: add it to the dependencies of the program's target"
      )
    }
    return shared
  }
}
