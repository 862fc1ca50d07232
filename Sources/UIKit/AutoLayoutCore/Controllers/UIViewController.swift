public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIViewController: ControllerPreferences {
  @_spi(Subclasses) open func makeStockPresentation() -> UIPresentationController {
    usualPresentation
  }
  final var storedView: UIView?
  nonisolated let weakHandle = WeakHandle(.controller)
  final var made = ControllerParts()
  open var parent: UIViewController? { made.parent }
  open var children: [UIViewController] { made.children }
  open var title: String? { didSet { showTitle() } }
  open var nibName: String? { made.nibName }
  open var nibBundle: Bundle? { made.nibBundle }

  /// Makes a controller, whose view is loaded on first access.
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

  open func loadViewIfNeeded() { if storedView == nil { beginLife() } }

  /// Makes the view or loads it from a nib; an override sets `view` and doesn't call super.
  open func loadView() {
    if !loadViewFromDocument() { view = Self.plainView() }
  }

  open func viewDidLoad() {}
  /// Called before layout of the subviews (F6.7).
  open func viewWillLayoutSubviews() {}
  /// Called after layout of the subviews (F6.7).
  open func viewDidLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears: it has a place and traits but isn't laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { announceTransition(to: size, with: coordinator) }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { announceTransition(to: newCollection, with: coordinator) }

  /// Never called.
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// Sets the content before layout; an override calls super first (F15.7).
  open func updateProperties() {}
  /// Schedules `updateProperties()` for the next update pass.
  open func setNeedsUpdateProperties() { storedView?.markControllerNeedsUpdateProperties() }
  /// Updates the marked properties of the controller and the view's subtree now.
  open func updatePropertiesIfNeeded() { storedView?.updatePropertiesIfNeeded() }
  /// Delivers the pending changes of traits of the view's tree now.
  open func updateTraitsIfNeeded() { storedView?.updateTraitsIfNeeded() }

  /// Updates the view's constraints; an override calls super last (F6.7).
  open func updateViewConstraints() { storedView?.updateConstraints() }

  // MARK: Safe area and margins

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.updateSafeArea() }
  }

  /// The minimum margins of the view: 16 at the sides, 20 if the view is wide (F6.30).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = storedView?.systemSideMargin ?? 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least the system's (F6.30).
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.updateMargins() }
  }

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
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { layOutContainers() } }
  open var extendedLayoutIncludesOpaqueBars = false { didSet { layOutContainers() } }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var prefersStatusBarHidden: Bool { false }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { presentation = nil } }
  }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var modalPresentationCapturesStatusBarAppearance = false
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var isModalInPresentation = false
  /// Whether scroll views are inset by the bars; used before safe areas.
  open var automaticallyAdjustsScrollViewInsets = true
  open var hidesBottomBarWhenPushed = false { didSet { tabBarController?.barMayComeOrGo() } }
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

  open func setNeedsUpdateOfVerticalBarConfiguration() { storedView?.setNeedsLayout() }

  // MARK: Old guides

  /// The top strip that bars cover; the first access adds two constraints to the view (F11.56).
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// The bottom strip that bars cover; the first access adds two constraints to the view (F11.56).
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  package final var interface: ControllerInterface?
  open var storyboard: UIStoryboard? { interface?.storyboard }
  /// Performs a segue of the storyboard; traps if none has the identifier, as in UIKit.
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
  open var presentedViewController: UIViewController? {
    presentedController ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  open var presentationController: UIPresentationController? { ensurePresentation() }
  open var sheetPresentationController: UISheetPresentationController? { typedPresentation() }
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

  /// Dismisses the presented controller, or this controller if it presents none, at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismiss(flag, completion)
  }

  open func show(_ vc: UIViewController, sender: Any?) { performShow(vc) }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    performShowDetail(vc, sender)
  }

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Editing

  open var isEditing = false {
    didSet { if isEditing != oldValue { made.editButton?.show(isEditing) } }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editButtonItem: UIBarButtonItem { made.editButton ?? makeEditButton() }

  // MARK: Missing content

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

  open func addKeyCommand(_ keyCommand: UIKeyCommand) { made.keyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { forget(keyCommand) }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, toViewController, duration, animations, completion) }

  open var tab: UITab? { made.tab ?? parent?.tab }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginOwnAppearance(isAppearing, animated)
  }
  open func endAppearanceTransition() { endOwnAppearance() }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.view.setTraitOverrides(collection) }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var traitCollection: UITraitCollection { storedView?.traitCollection ?? traitsWithoutView }
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(view: view) }
    set {}
  }

  open override var next: UIResponder? { storedView?.superview }
}
