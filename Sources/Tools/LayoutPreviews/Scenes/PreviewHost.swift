import AutoLayout
import Foundation
import InterfaceBuilder
import PreviewProtocol
import ScenePictures

@MainActor
final class PreviewHost {
  let window: UIWindow
  /// The view on the page: the window, or only the preview's view.
  let view: UIView
  private let layout: Preview.Layout?
  private let isController: Bool
  private let environment: ScreenState

  /// Makes a preview's view or controller and lays it out.
  init(_ preview: Preview, in environment: LayoutEnvironment) {
    self.environment = ScreenState(environment, preview.traits)
    layout = preview.traits.layout
    // Initializers may read the screen.
    self.environment.adopt()
    let subject = preview.subject()
    window = UIWindow(frame: UIScreen.main.bounds)
    switch subject {
    case .controller(let controller):
      window.screen = UIScreen.main.copy(safeAreaInsets: UIScreen.main.safeAreaInsets)
      window.rootViewController = controller
      view = window
      isController = true
    case .view(let subject):
      // A bare view is not below a status bar.
      window.screen = UIScreen.main.copy(safeAreaInsets: .zero)
      let host = UIViewController()
      window.rootViewController = host
      view = subject
      isController = false
      window.isHidden = false
      host.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    window.isHidden = false
    resize(to: nil)
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  func resize(to size: CGSize?) {
    environment.adopt()
    let size = size ?? ownSize
    if isController {
      window.frame = CGRect(origin: .zero, size: size)
    } else {
      view.frame = CGRect(origin: .zero, size: size)
    }
    window.layoutIfNeeded()
  }

  func layOut() {
    environment.adopt()
    window.layoutIfNeeded()
  }

  /// The size in points that follows from the traits, the screen and the content.
  private var ownSize: CGSize {
    let screen = window.screen.bounds.size
    switch layout {
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .fitting(let width?): return fitting(CGFloat(width), in: screen)
    case .fitting(nil), nil:
      if isController, layout == nil { return screen }
      let whole = fittingView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      guard whole.width > 0, whole.width <= screen.width else {
        return fitting(screen.width, in: screen)
      }
      return CGSize(width: whole.width, height: whole.height > 0 ? whole.height : screen.height)
    }
  }

  private var fittingView: UIView {
    window.rootViewController.map { isController ? $0.view : view } ?? view
  }

  /// Fits the height to the content for a width; the screen's height if the content has none.
  private func fitting(_ width: CGFloat, in screen: CGSize) -> CGSize {
    let fitting = fittingView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: width, height: fitting.height > 0 ? fitting.height : screen.height)
  }
}
