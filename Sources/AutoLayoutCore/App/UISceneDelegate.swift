public import AutoLayoutValues
public import Foundation

/// Told what happens to a scene; every method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene comes into being: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was taken from the program.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene receives events from now on.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to receive no events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer in front.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is asked to show addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// What the scene shows, to be shown again later.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The scene goes on with what the user did elsewhere.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// What happens where a delegate leaves it out.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// What happens where a delegate leaves it out.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// What happens where a delegate leaves it out.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// What happens where a delegate leaves it out.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// What happens where a delegate leaves it out.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// What happens where a delegate leaves it out.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// What happens where a delegate leaves it out.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// What happens where a delegate leaves it out.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// What happens where a delegate leaves it out.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Told what happens to a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; one from a storyboard is put here before the scene connects.
  var window: UIWindow? { get set }
  /// The scene has another size, is turned or has other traits.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Something was chosen from the program's icon: never here.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// What happens where a delegate leaves it out.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// What happens where a delegate leaves it out.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
