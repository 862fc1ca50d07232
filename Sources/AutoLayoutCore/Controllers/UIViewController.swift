public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIViewController: ControllerPreferences {
  /// Makes what places the controller where its client gives nothing else.
  @_spi(Subclasses) open func makeStockPresentation() -> UIPresentationController {
    usualPresentation
  }
  final var storedView: UIView?
  /// How the view refers to its controller without keeping it alive.
  nonisolated let weakHandle = WeakHandle(.controller)
  /// What was made for the controller at its first request, and how far it has come.
  final var made = ControllerParts()
  open var parent: UIViewController? { made.parent }
  open var children: [UIViewController] { made.children }
  open var title: String? { didSet { showTitle() } }
  open var nibName: String? { made.nibName }
  open var nibBundle: Bundle? { made.nibBundle }

  /// Makes a controller, whose view is loaded at the first request.
  ///
  /// The document is looked for once the view is asked for, by programs that are linked with
  /// `ApplicationHost`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    made.nibName = nibNameOrNil
    made.nibBundle = nibBundleOrNil
    super.init()
    weakHandle.bind(to: self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
    weakHandle.bind(to: self)
  }

  deinit {
    weakHandle.invalidate()
  }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, loaded at the first request and again after nil was set; full-screen by default
  /// (F11.36).
  open var view: UIView! {
    get { loadedView }
    set { exchangeView(newValue) }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { if storedView == nil { beginLife() } }

  /// Makes the view, from a document where there is one; an override sets `view` and does not call
  /// super.
  open func loadView() {
    if !loadViewFromDocument() { view = Self.plainView() }
  }

  open func viewDidLoad() {}
  /// Called before the view lays out its subviews (F6.7).
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews (F6.7).
  open func viewDidLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears: it is in its place and knows its traits, and is not laid out
  /// yet.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view gets another size, as on a turn of the device; an override calls super,
  /// which tells the controllers inside.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { announceTransition(to: size, with: coordinator) }
  /// Called before the view gets other traits; an override calls super, which tells the controllers
  /// inside.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { announceTransition(to: newCollection, with: coordinator) }

  /// Called when memory is short, which does not happen here.
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// Brings the view's constraints up to date; an override calls super last (F6.7).
  open func updateViewConstraints() { storedView?.updateConstraints() }

  // MARK: Safe area and margins

  /// What the controller's own bars cover, on top of what its surroundings cover, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.updateSafeArea() }
  }

  /// The smallest margins of the view: 16 at the sides of a narrow one, 20 of a wide one (F6.30).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = storedView?.systemSideMargin ?? 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least the system's (F6.30).
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.updateMargins() }
  }

  /// The size the controller would like in a container, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of something inside for a size of this controller's view; an override knows better
  /// than: as large.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Bars

  open var navigationItem: UINavigationItem { made.navigationItem ?? makeNavigationItem() }
  open var tabBarItem: UITabBarItem {
    get { shownTabBarItem }
    set { exchangeTabBarItem(newValue) }
  }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that says how the status bar looks; nil means the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether there is a status bar; nil means the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that says whether there is a home indicator; nil means the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { presentation = nil } }
  }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether children are told of their views' coming and going without being told by this
  /// controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The edges at which the controller's own gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Asks again at which edges gestures come before the system's.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether it says how the status bar looks though it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether what is presented from inside covers this controller alone.
  open var definesPresentationContext = false
  open var isModalInPresentation = false
  /// Whether scroll views are kept clear of bars: the form before safe areas.
  open var automaticallyAdjustsScrollViewInsets = true
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.showToolbarItems() } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var restorationIdentifier: String?
  open var restoresFocusAfterTransition = true
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    made.transition ?? storedView?.window?.transition
  }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  // MARK: Old guides

  /// What bars cover at the top of the view; asking for it adds two constraints to the view
  /// (F11.56).
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// What bars cover at the bottom of the view; asking for it adds two constraints to the view
  /// (F11.56).
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  /// What the controller keeps of the document that it was made from.
  package final var interface: ControllerInterface?
  open var storyboard: UIStoryboard? { interface?.storyboard }
  /// Performs a segue of the storyboard; without one of the name the process ends, as in UIKit.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    segue(named: identifier).perform(from: self, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformAction(action, withSender: sender) }

  // MARK: Containment

  open var navigationController: UINavigationController? { nearestContainer() }
  open var tabBarController: UITabBarController? { nearestContainer() }
  open var presentedViewController: UIViewController? { presentedController }
  open var presentingViewController: UIViewController? { presenter }
  open var presentationController: UIPresentationController? { ensurePresentation() }
  /// The sheet that the controller is shown as; nil where its style is another one.
  open var sheetPresentationController: UISheetPresentationController? { typedPresentation() }
  /// The popover that the controller is shown as; nil where its style is another one.
  open var popoverPresentationController: UIPopoverPresentationController? { typedPresentation() }
  open var splitViewController: UISplitViewController? { nearestContainer() }
  open var isBeingPresented: Bool { made.isBeingPresented }
  open var isBeingDismissed: Bool { made.isBeingDismissed }
  open var isMovingToParent: Bool { made.isMovingToParent }
  open var isMovingFromParent: Bool { made.isMovingFromParent }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    showOverEverything(viewControllerToPresent, flag)
    completion?()
  }

  /// Takes back the controller that this one shows, or this one where it shows none; at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismiss(flag, completion)
  }

  /// Shows a controller in the way that suits the surroundings: pushed inside a navigation
  /// controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) { performShow(vc) }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    performShowDetail(vc, sender)
  }

  /// What chooses how the controller comes, where its presentation style is `custom`; not kept
  /// alive.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Editing

  open var isEditing = false {
    didSet { if isEditing != oldValue { made.editButton?.show(isEditing) } }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editButtonItem: UIBarButtonItem { made.editButton ?? makeEditButton() }

  // MARK: Missing content

  /// What is shown over the view while its own content is missing; nil for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { made.unavailable.configuration }
    set { showInPlaceOfContent(newValue) }
  }
  open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableUpdate() }
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    presentUnavailableState
  }
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Adds what a key does; nobody presses one here.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { made.keyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { forget(keyCommand) }

  // MARK: Children

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, toViewController, duration, animations, completion) }

  /// The tab that made the controller, or one that it is in; nil where there is none.
  open var tab: UITab? { made.tab ?? parent?.tab }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willComeIntoSight(animated) } else { willGoOutOfSight(animated) }
  }
  open func endAppearanceTransition() {
    if made.phase == .going { didGoOutOfSight(false) } else { didComeIntoSight(false) }
  }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.view.setTraitOverrides(collection) }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The traits of the view, or of the screen while none is loaded.
  open var traitCollection: UITraitCollection { storedView?.traitCollection ?? traitsWithoutView }
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(view: view) }
    set {}
  }

  open override var next: UIResponder? { storedView?.superview }
}
