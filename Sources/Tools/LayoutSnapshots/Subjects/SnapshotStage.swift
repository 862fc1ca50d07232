import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder

@MainActor
struct SnapshotStage {
  enum Scene {
    case view(UIView)
    case screen(UIWindow, UIViewController)
    case layer(CALayer)
  }

  let environment: SnapshotEnvironment

  /// Makes a subject in the environment, lays it out, and runs a function.
  ///
  /// The screen is set up first, so fonts get the screen's text size. Fails for a subject in
  /// another window.
  func show<Result>(
    _ subject: () throws -> any SnapshotSubject, _ body: (Scene) throws -> Result
  ) throws -> Result {
    let screen = UIScreen.main
    let saved = screen.simulated
    if environment != .current { screen.simulate(environment.layout) }
    defer { if screen.simulated != saved { screen.simulate(saved) } }
    switch try subject().snapshotContent {
    case .controller(let controller): return try show(controller, body)
    case .view(let view):
      // A detached view is not below a status bar.
      if view.superview == nil, view.window == nil {
        screen.simulate(
          bounds: screen.bounds, scale: screen.scale, safeAreaInsets: .zero,
          traits: UITraitCollection())
      }
      return try show(view, body)
    case .layer(let layer):
      layer.layoutIfNeeded()
      return try screen.traitCollection.asCurrent { try body(.layer(layer)) }
    }
  }

  // MARK: - Controllers

  private func show<Result>(
    _ controller: UIViewController, _ body: (Scene) throws -> Result
  ) throws -> Result {
    if let window = controller.viewIfLoaded?.window ?? controller.parent?.view.window {
      try requireNoEnvironment("a controller that is in a window")
      window.layoutIfNeeded()
      return try body(.view(controller.view))
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.isHidden = false
    defer {
      window.isHidden = true
      window.rootViewController = nil
    }
    window.layoutIfNeeded()
    return try body(.screen(window, controller))
  }

  // MARK: - Views

  private func show<Result>(
    _ view: UIView, _ body: (Scene) throws -> Result
  ) throws -> Result {
    guard view.superview == nil, view.window == nil else {
      try requireNoEnvironment("a view that has a superview")
      (view.window ?? view.rootView).layoutIfNeeded()
      return try body(.view(view))
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let host = UIViewController()
    window.rootViewController = host
    window.isHidden = false
    let (frame, translates) = (view.frame, view.translatesAutoresizingMaskIntoConstraints)
    host.view.addSubview(view)
    defer {
      view.removeFromSuperview()
      view.translatesAutoresizingMaskIntoConstraints = translates
      view.frame = frame
      window.isHidden = true
      window.rootViewController = nil
    }
    let size = size(of: view, kept: frame.size)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: size)
    window.layoutIfNeeded()
    return try body(.view(view))
  }

  /// The size from the environment, from the view or from the content, in this order.
  private func size(of view: UIView, kept: CGSize) -> CGSize {
    var kept = kept
    if environment.width != nil || environment.height != nil { kept = .zero }
    if kept.width > 0, kept.height > 0 { return kept }
    let screen = UIScreen.main.bounds.size
    let hasDevice = environment.layout.device != nil || environment.layout.orientation == .landscape
    if let width = environment.width ?? (kept.width > 0 ? kept.width : nil)
      ?? (hasDevice ? screen.width : nil)
    {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      let height = environment.height ?? (kept.height > 0 ? kept.height : fitting.height)
      return CGSize(width: width, height: height > 0 ? height : screen.height)
    }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let height = environment.height ?? (fitting.height > 0 ? fitting.height : screen.height)
    return CGSize(width: fitting.width > 0 ? fitting.width : screen.width, height: height)
  }

  private func requireNoEnvironment(_ what: String) throws(SnapshotFailure) {
    guard environment == .current else {
      throw SnapshotFailure(
        "\(what) is laid out in place, where `on:` has no effect; remove it from there, or remove "
          + "`on:`")
    }
  }
}
