public import Foundation

/// What the system knows of a scene: what it is for, and how it is set up.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a role.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen, which nobody touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene, while there is one.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// How the scene is set up.
  open internal(set) var configuration: UISceneConfiguration
  /// A name of the session.
  public let persistentIdentifier = UUID().uuidString
  /// What the scene showed when it was last seen.
  open var stateRestorationActivity: NSUserActivity?
  /// What the program keeps with the session.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is set up: by which classes and from which storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the program's Info.plist.
  public let name: String?
  /// What scenes of it are for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil for that of windows.
  open var sceneClass: AnyClass?
  /// The class of what is told about the scene.
  open var delegateClass: AnyClass?
  /// The storyboard that the first window comes from, kept for a module above.
  package final var storyboardObject: AnyObject?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - name: Its name in the program's Info.plist, which says the rest.
  ///   - sessionRole: What scenes of it are for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
