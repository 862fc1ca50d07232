import AutoLayoutValues
public import Foundation

@MainActor
package struct LaunchPlan {
  package var usesScenes: Bool
  package var complete: (UISceneConfiguration) -> Void
  package var makeRoot: (UISceneConfiguration?) -> UIViewController?
  package var urls: [URL]

  package init(
    usesScenes: Bool, urls: [URL] = [],
    complete: @escaping (UISceneConfiguration) -> Void = { _ in },
    makeRoot: @escaping (UISceneConfiguration?) -> UIViewController? = { _ in nil }
  ) {
    self.usesScenes = usesScenes
    self.urls = urls
    self.complete = complete
    self.makeRoot = makeRoot
  }
}

/// The launch sequence, in UIKit's order (F14.1).
extension UIApplication {
  package func launch(_ delegate: any UIApplicationDelegate, _ plan: LaunchPlan) {
    keptDelegate = delegate
    self.delegate = delegate
    applicationState = .inactive
    var options: [LaunchOptionsKey: Any]?
    if !plan.usesScenes {
      options = plan.urls.first.map { [.url: $0] }
      if let root = plan.makeRoot(nil) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        delegate.window = window
      }
    }
    let accepts = delegate.application(self, willFinishLaunchingWithOptions: options)
    let shows = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(UIApplication.didFinishLaunchingNotification)
    if plan.usesScenes {
      connectScene(delegate, plan)
    } else {
      if let window = delegate.window, window.isHidden, window.rootViewController != nil {
        window.makeKeyAndVisible()
      }
      if accepts, shows, let url = plan.urls.first {
        _ = delegate.application(self, open: url, options: [:])
      }
    }
    applicationState = .active
    if !plan.usesScenes { delegate.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  private func connectScene(_ delegate: any UIApplicationDelegate, _ plan: LaunchPlan) {
    let proposal = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    plan.complete(proposal)
    let session = UISceneSession(role: .windowApplication, configuration: proposal)
    let options = UIScene.ConnectionOptions(
      urlContexts: Set(plan.urls.map { UIOpenURLContext(url: $0) }))
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    if configuration !== proposal { plan.complete(configuration) }
    session.configuration = configuration
    let sceneClass = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    startedScenes.append(scene)
    scene.activationState = .foregroundInactive
    let sceneDelegate =
      (configuration.delegateClass as? NSObject.Type)?.makeObject() as? any UISceneDelegate
    scene.delegate = sceneDelegate
    var storyboardWindow: UIWindow?
    if let windowScene = scene as? UIWindowScene, let root = plan.makeRoot(configuration) {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = root
      (sceneDelegate as? any UIWindowSceneDelegate)?.window = window
      storyboardWindow = window
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    // The delegate may have replaced the storyboard's window.
    let kept = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? storyboardWindow
    if let storyboardWindow, kept === storyboardWindow { storyboardWindow.makeKeyAndVisible() }
    sceneDelegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    post(UIApplication.willEnterForegroundNotification)
    scene.activationState = .foregroundActive
    sceneDelegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }

  package func terminate() {
    for scene in startedScenes {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillResignActive(scene)
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    }
    if startedScenes.isEmpty {
      delegate?.applicationWillResignActive(self)
      delegate?.applicationDidEnterBackground(self)
    }
    post(UIApplication.didEnterBackgroundNotification)
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
    applicationState = .background
    startedScenes = []
    keptDelegate = nil
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  var usualScene: UIWindowScene {
    startedScenes.lazy.compactMap { $0 as? UIWindowScene }.first ?? mainScene
  }

  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

extension UIWindowScene {
  convenience init(ofDefaultSession: Void) {
    self.init(
      session: UISceneSession(
        role: .windowApplication,
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
      connectionOptions: ConnectionOptions())
    activationState = .foregroundActive
  }
}
