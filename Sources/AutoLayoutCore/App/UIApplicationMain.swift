package import Foundation

/// Starts a program, and runs it until it ends.
///
/// - Parameters:
///   - argc: The number of arguments; they are read from the process.
///   - argv: The arguments; they are read from the process.
///   - principalClassName: The name of the program's class; nil for `UIApplication`, and the only
///     one that there is here.
///   - delegateClassName: The name of the delegate's class, with its module.
/// - Returns: Never; the type is UIKit's.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName,
    let found = NSClassFromString(name) as? NSObject.Type,
    let delegate = found.makeObject() as? any UIApplicationDelegate
  else {
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "Unable to instantiate the UIApplication delegate instance. No class named "
        + "\(delegateClassName ?? "nil") is loaded.")
  }
  UIApplication.shared.run(delegate)
}

extension UIApplicationDelegate {
  public static func main() {
    guard let found = self as? NSObject.Type,
      let delegate = found.makeObject() as? any UIApplicationDelegate
    else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Unable to instantiate the UIApplication delegate instance of \(self).")
    }
    UIApplication.shared.run(delegate)
  }
}

extension UIApplication {
  /// Runs the program, with documents and devices where it is linked with what has them.
  fileprivate func run(_ delegate: any UIApplicationDelegate) -> Never {
    if let services = LinkedServices.shared { services.run(delegate) }
    let name = ApplicationModule.name(of: delegate)
    let scenes: AnyClass? = ApplicationModule.namedClass("SceneDelegate", in: name)
    launch(
      delegate,
      LaunchPlan(usesScenes: scenes is any UISceneDelegate.Type) { configuration in
        if configuration.delegateClass == nil { configuration.delegateClass = scenes }
      })
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}

/// The module of a program, where its classes are found by name.
@MainActor
package enum ApplicationModule {
  /// The name of the module that an object's class is of.
  package static func name(of object: Any) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }

  /// A class by its name, with its module or without.
  package static func namedClass(_ name: String, in module: String?) -> AnyClass? {
    // A name with a module is whole; Foundation writes to the log where one has two.
    guard let module, !name.contains(".") else { return NSClassFromString(name) }
    return NSClassFromString("\(module).\(name)") ?? NSClassFromString(name)
  }
}

// As said in ClassesKnownAtRunTime.swift: a class that is known at run time is made by the
// initialiser that its author wrote or inherited. Safe here and below: as said there.
extension NSObject {
  @_silgen_name("AutoLayout_makePlainObject")
  convenience init(plainObject: Void) {
    self.init()
  }

  /// Makes an object of the class that this is called on, by its `init()`.
  @_silgen_name("AutoLayout_makePlainObject")
  package static func makeObject() -> Self
}
