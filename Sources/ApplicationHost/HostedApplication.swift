internal import AssetCatalog
public import AutoLayout
internal import Drawing
public import Foundation
internal import InterfaceBuilder

/// A program that runs without a display: started on a device, turned by its run loop, drawn.
///
/// `@main` and `UIApplicationMain` come here by themselves. Tests start a program themselves:
///
/// ```swift
/// let window = HostedApplication.launch(AppDelegate.self, LaunchOptions())
/// ```
@preconcurrency @MainActor
public enum HostedApplication {
  /// Starts a program up to where the run loop takes over.
  ///
  /// A program that was started before is ended first.
  ///
  /// - Parameters:
  ///   - type: The class of the program's delegate, made by its `init()`.
  ///   - options: How it is started; `picture` and `delay` have no meaning here.
  /// - Returns: The window that receives keys, laid out; nil where the program has shown none.
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

  /// Finds the documents and images of a program that does not start as an app does.
  ///
  /// - Parameter module: The program's module, whose own resources come first.
  package static func findResources(ofModule module: String) {
    HostServices.program = Program(module: module)
    takeImagesForScreen()
  }

  /// Takes the program's images and colours in the variants for the main screen as it is now.
  package static func takeImagesForScreen() { HostServices.program.registerAssets() }

  /// Ends the program that was started, as the user would, and takes its windows away.
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

  /// Turns the run loop until nothing happens any more: every window is laid out, animations have
  /// ended, and no timer is due within a quarter of a second; ten seconds at most.
  ///
  /// - Parameter seconds: The time that it is turned at least.
  public static func settle(atLeast seconds: TimeInterval = 0) {
    let start = Date()
    // The loop of the thread that the main actor runs on just now: the main one, except under some
    // test runners. Any other loop does not turn here.
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

  /// Draws the window that receives keys as the screen shows it, with the system's signs.
  ///
  /// - Parameters:
  ///   - path: The picture; the ending of its name, `png`, `svg` or `pdf`, says which kind.
  ///   - scale: Pixels per point; nil for the device's.
  /// - Throws: A `DrawingError`, or an error of its own where there is no window.
  public static func draw(to path: String, scale: Double? = nil) throws {
    guard let window = UIApplication.shared.keyWindow else {
      throw LaunchOptions.UsageError(message: "the program shows no window that could be drawn")
    }
    window.layoutIfNeeded()
    let picture = DisplayList(showing: Screen(window))
    try picture.write(to: path, scale: scale ?? Double(window.screen.scale))
  }

  // MARK: Starting and ending

  /// Chooses the device, finds what belongs to the program, and starts it.
  static func start(
    _ delegate: any UIApplicationDelegate, _ options: LaunchOptions
  ) throws(LaunchOptions.UsageError) {
    if let path = options.picture, PictureFormat(path: path) == nil {
      throw LaunchOptions.UsageError(message: "\(DrawingError.unknownFormat(path: path))")
    }
    UIScreen.main.adopt(try options.knownDevice, options)
    let program = Program(module: ApplicationModule.name(of: delegate))
    HostServices.program = program
    HostServices.program.language = options.language
    program.registerAssets()
    UIApplication.shared.launch(delegate, LaunchPlan(program, urls: options.urls))
  }

  /// Draws the program once it has come to rest and ends it, or lets it run on.
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

extension UIScreen {
  /// Becomes a device's screen, with what the user has chosen.
  fileprivate func adopt(_ device: Device?, _ options: LaunchOptions) {
    let turned: Device.Orientation = options.isLandscape ? .landscape : .portrait
    if let device {
      simulate(device, turned)
    } else if options.isLandscape, let usual = Device.described(by: "iPhone 14") {
      simulate(usual, turned)
    }
    var traits: [UITraitCollection] = []
    if let size = options.textSize {
      traits.append(UITraitCollection(preferredContentSizeCategory: size))
    }
    if options.appearance != .unspecified {
      traits.append(UITraitCollection(userInterfaceStyle: options.appearance))
    }
    if let direction = options.direction {
      traits.append(
        UITraitCollection(
          layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight))
    }
    guard !traits.isEmpty else { return }
    simulate(
      bounds: bounds, scale: scale, safeAreaInsets: safeAreaInsets,
      traits: UITraitCollection(traitsFrom: traits))
  }
}
