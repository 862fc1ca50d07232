internal import AssetCatalog
public import AutoLayout
internal import Drawing
public import Foundation
public import InterfaceBuilder

/// A program with no display: started on a device, driven by the run loop, and drawn.
///
/// `@main` and `UIApplicationMain` use it; tests call `HostedApplication.launch(AppDelegate.self,
/// LaunchOptions())`.
@preconcurrency @MainActor
public enum HostedApplication {
  /// Starts a program up to the run loop, and ends a previously started program.
  ///
  /// - Returns: The key window after layout, or nil if the program has shown none.
  @discardableResult
  public static func launch<Delegate: NSObject & UIApplicationDelegate>(
    _ type: Delegate.Type, _ options: LaunchOptions = LaunchOptions()
  ) -> UIWindow? {
    end()
    let delegate = type.makeObject()
    do throws(LaunchOptions.UsageError) {
      try start(delegate, options)
    } catch {
      preconditionFailure(error.message)
    }
    settle()
    return UIApplication.shared.keyWindow
  }

  /// Finds the resources for programs that are not started as an app, from `module` first.
  package static func findResources(ofModule module: String) {
    HostServices.program = Program(module: module)
    takeImagesForScreen()
  }

  package static func takeImagesForScreen() {
    HostServices.program.registerAssets()
    HostServices.program.registerFonts()
  }

  /// Ends the started program as the user would, and removes the windows.
  public static func end() {
    let application = UIApplication.shared
    guard application.delegate != nil else { return }
    application.terminate()
    for window in application.windows {
      window.isHidden = true
      window.rootViewController = nil
      window.resignKey()
    }
  }

  /// Runs the run loop until it is idle, for at least `seconds` and at most ten.
  ///
  /// Idle: windows are laid out, animations have ended, no timer fires within a quarter second.
  public static func settle(atLeast seconds: TimeInterval = 0) {
    let start = Date()
    // The main actor's current thread, which differs from the main thread under some test runners.
    let loop = RunLoop.current
    var quietTurns = 0
    while quietTurns < 2, Date().timeIntervalSince(start) < max(10, seconds + 1) {
      let next = loop.limitDate(forMode: .default)
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      let isDue = next.map { $0.timeIntervalSinceNow < 0.25 && $0 != .distantPast } ?? false
      let isQuiet = DelayedCall.waiting == 0 && !isDue
      quietTurns = isQuiet && Date().timeIntervalSince(start) >= seconds ? quietTurns + 1 : 0
    }
  }

  /// Resizes the program's scene to a device, or to a window size such as `700x500`.
  ///
  /// `isInteractive` means that the user still drags the edge of the window.
  public static func resize(
    to device: String, _ orientation: Device.Orientation = .portrait, isInteractive: Bool = false
  ) throws {
    var environment = LayoutEnvironment(orientation: orientation)
    guard EnvironmentAxis.device.set(device, in: &environment) else {
      throw LaunchOptions.UsageError(
        message: "unknown device '\(device)'; \(EnvironmentAxis.device.expectation(for: device))")
    }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    for scene in scenes {
      let screen = SimulatedScreen(environment, current: scene.screen.simulated)
      scene.simulateResize(to: screen, isInteractive: isInteractive)
    }
    settle()
  }

  /// Draws the key window with the system's overlays; `path` ends in `png`, `svg` or `pdf`.
  ///
  /// - Throws: A `DrawingError`, or another error if the program shows no window.
  public static func draw(to path: String, scale: Double? = nil) throws {
    guard let window = UIApplication.shared.keyWindow else {
      throw LaunchOptions.UsageError(message: "the program has no window to draw")
    }
    window.layoutIfNeeded()
    let picture = DisplayList(showing: Screen(window))
    try picture.write(to: path, scale: scale ?? Double(window.screen.scale))
  }

  // MARK: Starting and ending

  static func start(
    _ delegate: any UIApplicationDelegate, _ options: LaunchOptions
  ) throws(LaunchOptions.UsageError) {
    if let path = options.picture, PictureFormat(path: path) == nil {
      throw LaunchOptions.UsageError(message: "\(DrawingError.unknownFormat(path: path))")
    }
    if let refusal = options.environment.refusal(remedy: "give --os") {
      throw LaunchOptions.UsageError(message: refusal)
    }
    UIScreen.main.simulate(options.environment)
    let program = Program(module: ApplicationModule.name(of: delegate))
    HostServices.program = program
    HostServices.program.language = options.environment.locale
    program.registerAssets()
    program.registerFonts()
    let plan = LaunchPlan(program, urls: options.urls)
    if !plan.usesScenes, UIScreen.main.simulated.iosVersion >= 27 {
      throw LaunchOptions.UsageError(
        message: "iOS 27 launches only apps with scenes; add UIApplicationSceneManifest to the "
          + "Info.plist, or give --os 26")
    }
    UIApplication.shared.launch(delegate, plan)
  }

  static func finish(_ options: LaunchOptions) throws(LaunchOptions.UsageError) -> Never {
    guard let path = options.picture else {
      while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    settle(atLeast: options.delay)
    do {
      try draw(to: path, scale: options.scale)
    } catch let error as LaunchOptions.UsageError {
      Program.report(error.message)
      exit(1)
    } catch {
      Program.report("\(error)")
      exit(1)
    }
    UIApplication.shared.terminate()
    exit(0)
  }
}
