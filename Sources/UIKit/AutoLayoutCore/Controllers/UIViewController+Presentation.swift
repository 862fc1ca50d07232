import AutoLayoutValues

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIViewController {
  func typedPresentation<Kind: UIPresentationController>() -> Kind? {
    presentationController as? Kind
  }

  func ensurePresentation() -> UIPresentationController {
    if let presentation { return presentation }
    let made = makePresentation()
    presentation = made
    return made
  }

  private func makePresentation() -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: made.source ?? presenter ?? self)
    {
      return own
    }
    return makeStockPresentation()
  }

  var usualPresentation: UIPresentationController {
    if modalPresentationStyle == .popover {
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    }
    return isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: presenter)
      : UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  private var isSheet: Bool {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet: true
    case .automatic: UIScreen.main.traitCollection.has(.sheetsByDefault)
    default: false
    }
  }

  func placePresented() {
    guard let presentation = presentationController, presenter != nil,
      let view = presentation.presentedView, view.superview != nil
    else { return }
    presentation.presenter = presenter
    view.frame = presentation.frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.setRootSafeAreaInsets(presentation.safeArea)
  }
}
