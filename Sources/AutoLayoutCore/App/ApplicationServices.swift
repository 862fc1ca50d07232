package import Foundation

/// The services a program needs besides views: documents, devices, images.
///
/// The module `ApplicationHost` implements this. It is above this module and optional, so it is
/// looked up by class name instead of imported.
@MainActor
package protocol ApplicationServices: AnyObject {
  init()

  func run(_ delegate: any UIApplicationDelegate) -> Never
  /// Loads the document of a storyboard by its name without extension; nil if it isn't found.
  ///
  /// A nil bundle means the program's resources.
  func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardSource)?
  /// Loads the document of a nib, or returns nil if it isn't found.
  func nib(named name: String, in bundle: Bundle?) -> (any NibSource)?
  /// Parses the data of a nib, or returns nil if it isn't one.
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
  /// Makes the top-level objects and connects them to the owner.
  func instantiate(owner: Any?) -> [Any]
}

@MainActor
package enum LinkedServices {
  /// The services; nil if the program isn't linked with `ApplicationHost`.
  package static let shared: (any ApplicationServices)? = {
    let found: AnyClass? = NSClassFromString("ApplicationHost.HostServices")
    return (found as? any ApplicationServices.Type)?.init()
  }()

  /// Returns the services, or traps if they aren't linked.
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
