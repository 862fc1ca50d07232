package import Foundation

/// Starts a program and runs it until it ends; never returns.
///
/// `argc` and `argv` are ignored. `delegateClassName` includes the module.
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

@MainActor
package enum ApplicationModule {
  package static func name(of object: Any) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }

  package static func namedClass(_ name: String, in module: String?) -> AnyClass? {
    // A qualified name is used unchanged; Foundation logs an error for a name with two modules.
    guard let module, !name.contains(".") else { return NSClassFromString(name) }
    return NSClassFromString("\(module).\(name)") ?? NSClassFromString(name)
  }
}

// If a class is known only at run time, the class's own or inherited initializer makes the object.
// Safe here and below: see ClassesKnownAtRunTime.swift.
extension NSObject {
  @_silgen_name("AutoLayout_makePlainObject")
  convenience init(plainObject: Void) {
    self.init()
  }

  @_silgen_name("AutoLayout_makePlainObject")
  package static func makeObject() -> Self
}
