public import Foundation

/// What manages a tree of views.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  /// How the view refers to its controller without keeping it alive.
  nonisolated let lifeline = Lifeline(.controller)
  var layoutSupports: [UIRectEdge: ControllerLayoutGuide] = [:]
  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?
  /// The controllers inside this one.
  open private(set) var children: [UIViewController] = []
  /// A name for the controller, as a bar shows it.
  open var title: String?

  /// Makes a controller, whose view is loaded at the first request.
  ///
  /// Documents are read by `InterfaceBuilder`, so neither argument loads one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    lifeline.tie(to: self)
  }

  /// Makes a controller, whose view is loaded at the first request.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    lifeline.tie(to: self)
  }

  deinit {
    lifeline.cut()
  }

  // MARK: The view

  /// The view, loaded at the first request; full-screen by default (UIKIT 36).
  open var view: UIView {
    get {
      loadViewIfNeeded()
      guard let storedView else {
        LayoutException.raise(
          "NSInternalInconsistencyException",
          "-[\(type(of: self)) loadView] did not set a view.")
      }
      return storedView
    }
    set {
      if let old = storedView, old !== newValue {
        old.viewController = nil
        replace(old, by: newValue)
      }
      storedView = newValue
      newValue.viewController = self
    }
  }

  /// Puts a new view where the old one was (UIKIT 59).
  private func replace(_ old: UIView, by new: UIView) {
    guard let superview = old.superview, let index = superview.subviews.firstIndex(of: old) else {
      return
    }
    new.frame = old.frame
    new.autoresizingMask = old.autoresizingMask
    old.removeFromSuperview()
    superview.insertSubview(new, at: index)
  }

  /// The view, if it is loaded.
  public var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { storedView != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view; an override sets `view` and does not call super.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called once the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view lays out its subviews (F6.7).
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews (F6.7).
  open func viewDidLayoutSubviews() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view gets another size, as on a turn of the device.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when memory is short, which does not happen here.
  open func didReceiveMemoryWarning() {}
  /// Called when a trait of the view has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Brings the view's constraints up to date; an override calls super last (F6.7).
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  // MARK: Safe area and margins

  /// What the controller's own bars cover, on top of what its surroundings cover, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.updateSafeArea() }
  }

  /// The smallest margins of the view: 16 at the sides of a narrow one, 20 of a wide one (F6.30).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = storedView?.bounds.width ?? 0
    let side: CGFloat = width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least the system's (F6.30).
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.updateMargins() }
  }

  /// The size the controller would like in a container, in points.
  open var preferredContentSize = CGSize.zero

  // MARK: Bars

  /// What a navigation bar shows for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows for the controller.
  open lazy var tabBarItem = UITabBarItem()
  /// Which edges of the view reach under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view reaches under bars that are opaque, too.
  open var extendedLayoutIncludesOpaqueBars = false

  /// The looks of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the controller covers what is behind it when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  // MARK: Containment

  /// The controller that is shown over everything by this one.
  var presentedController: UIViewController?
  /// The controller that shows this one over everything.
  weak var presenter: UIViewController?

  /// Puts a controller inside this one; its view is added separately.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of the one that contains it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called before the controller gets into another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller got into another one.
  open func didMove(toParent parent: UIViewController?) {}

  /// The traits of the view, or of the screen while none is loaded.
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Who is asked next: the superview of the view.
  open override var next: UIResponder? { storedView?.superview }
}
