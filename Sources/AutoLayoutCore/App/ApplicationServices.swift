package import Foundation

/// What a program needs beside its views: documents to load them from, devices, pictures.
///
/// The module `ApplicationHost` has all of this. It stands above this one, and programs that only
/// lay out do without it; so it is not imported but looked up, by the name of its class.
@MainActor
package protocol ApplicationServices: AnyObject {
  init()

  /// Starts a program, turns its run loop and ends the process.
  func run(_ delegate: any UIApplicationDelegate) -> Never
  /// The document of a storyboard.
  ///
  /// - Parameters:
  ///   - name: Its name without ending.
  ///   - bundle: Where it is; nil for the program's resources.
  /// - Returns: nil where there is none.
  func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardSource)?
  /// The document of a nib; nil where there is none.
  func nib(named name: String, in bundle: Bundle?) -> (any NibSource)?
  /// The document of a nib as bytes; nil where they are none.
  func nib(data: Data) -> (any NibSource)?
}

/// A storyboard's document.
@MainActor
package protocol StoryboardSource: AnyObject {
  /// Makes the controller that the storyboard begins with; nil where none is marked.
  func initialController(
    of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
  /// Makes the controller with an identifier; nil where none has it.
  func controller(
    _ identifier: String, of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// A nib's document.
@MainActor
package protocol NibSource: AnyObject {
  /// Makes the top-level objects, and connects them with whoever asks for them.
  func instantiate(owner: Any?) -> [Any]
}

/// Finds the services of the module above.
@MainActor
package enum LinkedServices {
  /// The services; nil where the program is not linked with `ApplicationHost`.
  package static let shared: (any ApplicationServices)? = {
    let found: AnyClass? = NSClassFromString("ApplicationHost.HostServices")
    return (found as? any ApplicationServices.Type)?.init()
  }()

  /// The services, without which what was asked for cannot be done.
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
