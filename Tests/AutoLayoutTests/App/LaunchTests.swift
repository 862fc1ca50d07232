import AutoLayoutCore
import Foundation
import Testing

@testable import AutoLayout

@MainActor private var told: [String] = []

@MainActor
private final class RecordingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    told.append("will finish \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = launchOptions?[.url] as? URL
    told.append("did finish \(url?.absoluteString ?? "-")")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    told.append("configuration")
    return UISceneConfiguration(name: "Usual", sessionRole: session.role)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    told.append("open \(url)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { told.append("app active") }
  func applicationWillTerminate(_ application: UIApplication) { told.append("terminate") }
}

@MainActor
private final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
    told.append("connect \(scene.activationState) \(urls) \(window == nil ? "none" : "window")")
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = RecordingController()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { told.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { told.append("active \(scene.activationState)") }
  func sceneWillResignActive(_ scene: UIScene) { told.append("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { told.append("background") }
}

@MainActor
private final class RecordingController: UIViewController {
  override func viewDidLoad() { told.append("load") }
  override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
}

@MainActor @Suite("Program launch (F14.1)", .serialized)
struct LaunchTests {
  private func launch(_ plan: LaunchPlan) -> RecordingDelegate {
    told = []
    let delegate = RecordingDelegate()
    UIApplication.shared.launch(delegate, plan)
    return delegate
  }

  private func end(_ window: UIWindow?) {
    UIApplication.shared.terminate()
    window?.isHidden = true
  }

  @Test("delegates and controllers are called in UIKit's order")
  func scenes() throws {
    let url = try #require(URL(string: "test://a"))
    let plan = LaunchPlan(
      usesScenes: true, urls: [url],
      complete: { configuration in
        if configuration.name == "Usual" {
          configuration.delegateClass = RecordingSceneDelegate.self
        }
      })
    _ = launch(plan)
    #expect(
      told == [
        "will finish inactive", "did finish -", "configuration",
        "connect foregroundInactive [\"test://a\"] none", "load", "will appear", "did appear",
        "foreground", "active foregroundActive",
      ])
    let application = UIApplication.shared
    #expect(application.applicationState == .active)
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.session.configuration.name == "Usual" && scene.session.scene === scene)
    let window = application.keyWindow
    #expect(window?.windowScene === scene && scene.keyWindow === window)
    let place = CGPoint(x: 1, y: 2)
    #expect(window?.convert(place, to: scene.coordinateSpace) == place)
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
    #expect(window?.frame == UIScreen.main.bounds)
    told = []
    end(window)
    #expect(told == ["resign", "background", "terminate"])
    #expect(application.delegate == nil, "starting the program does not keep the delegate alive")
  }

  @Test("a storyboard's window exists before the scene connects, and is shown afterwards")
  func storyboardWindow() throws {
    let root = RecordingController()
    let plan = LaunchPlan(
      usesScenes: true, complete: { $0.delegateClass = RecordingSceneDelegate.self },
      makeRoot: { $0 == nil ? nil : root })
    _ = launch(plan)
    #expect(told.contains("connect foregroundInactive [] window"))
    #expect(root.view.window?.isKeyWindow == true)
    end(root.view.window)
  }

  @Test("a program with no scenes makes the window, and receives the URL to open")
  func withoutScenes() throws {
    let url = try #require(URL(string: "test://b"))
    let root = RecordingController()
    let delegate = launch(
      LaunchPlan(usesScenes: false, urls: [url], makeRoot: { $0 == nil ? root : nil }))
    #expect(
      told == [
        "load", "will finish inactive", "did finish test://b", "will appear", "did appear",
        "open test://b", "app active",
      ])
    #expect(delegate.window?.rootViewController === root && delegate.window?.isKeyWindow == true)
    end(delegate.window)
  }

  @Test("an object whose class is known at run time is made by the class's initializer")
  func madeByClass() {
    let made = (RecordingSceneDelegate.self as NSObject.Type).makeObject()
    #expect(made is RecordingSceneDelegate)
    #expect(ApplicationModule.name(of: made) == "AutoLayoutTests")
    let found: AnyClass? = ApplicationModule.namedClass("FoundByName", in: "AutoLayoutTests")
    #expect(found is FoundByName.Type)
    #expect(ApplicationModule.namedClass("AutoLayoutTests.FoundByName", in: "x") != nil)
    #expect(ApplicationModule.namedClass("NoSuchClass", in: "AutoLayoutTests") == nil)
  }
}

/// A class that is only found by name.
final class FoundByName: NSObject {}
