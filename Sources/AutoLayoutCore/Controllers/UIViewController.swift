public import AutoLayoutValues
public import Foundation

/// What manages a tree of views.
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
  /// The controller that contains this one.
  open var parent: UIViewController? { made.parent }
  /// The controllers inside this one.
  open var children: [UIViewController] { made.children }
  /// A name for the controller, as a bar shows it.
  open var title: String? { didSet { showTitle() } }
  /// The document that the controller was made with.
  open var nibName: String? { made.nibName }
  /// Where that document is looked for.
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

  /// Makes a controller, whose view is loaded at the first request.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive.
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

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { if storedView == nil { beginLife() } }

  /// Makes the view, from a document where there is one; an override sets `view` and does not call
  /// super.
  open func loadView() {
    if !loadViewFromDocument() { view = Self.plainView() }
  }

  /// Called once the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view lays out its subviews (F6.7).
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews (F6.7).
  open func viewDidLayoutSubviews() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears: it is in its place and knows its traits, and is not laid out
  /// yet.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
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
  /// Called when a trait of the view has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed.
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
  /// Called when the controller of something inside would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the size that constraints give something inside has changed.
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

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { made.navigationItem ?? makeNavigationItem() }
  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem {
    get { shownTabBarItem }
    set { exchangeTabBarItem(newValue) }
  }
  /// Which edges of the view reach under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view reaches under bars that are opaque, too.
  open var extendedLayoutIncludesOpaqueBars = false

  /// The looks of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that says how the status bar looks; nil means the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether there is a status bar; nil means the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that says whether there is a home indicator; nil means the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the controller covers what is behind it when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { presentation = nil } }
  }

  /// Asks again whether there is a home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks again for the ways in which the interface may be turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether children are told of their views' coming and going without being told by this
  /// controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Asks again for the looks of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The edges at which the controller's own gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that says at which edges its gestures come first.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Asks again at which edges gestures come before the system's.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether it says how the status bar looks though it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How a presented controller comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether what is presented from inside covers this controller alone.
  open var definesPresentationContext = false
  /// Whether a presented controller cannot be swiped away.
  open var isModalInPresentation = false
  /// Whether scroll views are kept clear of bars: the form before safe areas.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the bar at the bottom goes away while the controller is shown.
  open var hidesBottomBarWhenPushed = false
  /// The buttons of the bar at the bottom.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.showToolbarItems() } }
  /// Exchanges the buttons of the bar at the bottom.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A name by which the controller's state is kept between runs of a program.
  open var restorationIdentifier: String?
  /// Whether the focus comes back with the view.
  open var restoresFocusAfterTransition = true
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The ways in which the interface may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way in which the interface is turned when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Light or dark, whatever the surroundings are; `unspecified` follows them.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// What runs beside a turn of the screen, or beside the coming and going of a presentation.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    made.transition ?? storedView?.window?.transition
  }
  /// How the status bar comes and goes.
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
  /// The storyboard that the controller was made from.
  open var storyboard: UIStoryboard? { interface?.storyboard }
  /// Performs a segue of the storyboard; without one of the name the process ends, as in UIKit.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    segue(named: identifier).perform(from: self, sender: sender)
  }
  /// Whether a segue that a control starts is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue from this controller is performed: the place to hand data over.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwind segue may end at this controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformAction(action, withSender: sender) }

  // MARK: Containment

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestContainer() }
  /// The controller that this one shows over everything.
  open var presentedViewController: UIViewController? { presentedController }
  /// The controller that shows this one over everything.
  open var presentingViewController: UIViewController? { presenter }
  /// What places the controller while it is shown over others.
  open var presentationController: UIPresentationController? { ensurePresentation() }
  /// The sheet that the controller is shown as; nil where its style is another one.
  open var sheetPresentationController: UISheetPresentationController? { typedPresentation() }
  /// The popover that the controller is shown as; nil where its style is another one.
  open var popoverPresentationController: UIPopoverPresentationController? { typedPresentation() }
  /// The nearest split controller around this one.
  open var splitViewController: UISplitViewController? { nearestContainer() }
  /// Whether the controller is being presented just now.
  open var isBeingPresented: Bool { made.isBeingPresented }
  /// Whether the controller is being dismissed just now.
  open var isBeingDismissed: Bool { made.isBeingDismissed }
  /// Whether the controller is getting into another one just now.
  open var isMovingToParent: Bool { made.isMovingToParent }
  /// Whether the controller is getting out of another one just now.
  open var isMovingFromParent: Bool { made.isMovingFromParent }

  /// Shows a controller over everything in this one's window, at once even where it is animated.
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

  /// Shows a controller beside this one where there is room, else in the way that `show` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    performShowDetail(vc, sender)
  }

  /// What chooses how the controller comes, where its presentation style is `custom`; not kept
  /// alive.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Editing

  /// Whether what the view shows can be changed.
  open var isEditing = false {
    didSet { if isEditing != oldValue { made.editButton?.show(isEditing) } }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { made.editButton ?? makeEditButton() }

  // MARK: Missing content

  /// What is shown over the view while its own content is missing; nil for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { made.unavailable.configuration }
    set { showInPlaceOfContent(newValue) }
  }
  /// Asks for `updateContentUnavailableConfiguration` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableUpdate() }
  /// What the controller is like now, for what is shown in place of its content.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    presentUnavailableState
  }
  /// Called before the first layout and when asked for: sets `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Adds what a key does; nobody presses one here.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { made.keyCommands.append(keyCommand) }
  /// Takes back what a key does.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { forget(keyCommand) }

  // MARK: Children

  /// Puts one child in the place of another one, with changes beside it, in a time in seconds.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, toViewController, duration, animations, completion) }

  /// The tab that made the controller, or one that it is in; nil where there is none.
  open var tab: UITab? { made.tab ?? parent?.tab }
  /// Puts a controller inside this one; its view is added separately.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Takes the controller out of the one that contains it.
  open func removeFromParent() { leaveParent() }
  /// Tells a child that it is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willComeIntoSight(animated) } else { willGoOutOfSight(animated) }
  }
  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    if made.phase == .going { didGoOutOfSight(false) } else { didComeIntoSight(false) }
  }
  /// Gives a child other traits than this controller has.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.view.setTraitOverrides(collection) }
  /// Called before the controller gets into another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller got into another one.
  open func didMove(toParent parent: UIViewController?) {}

  /// The traits of the view, or of the screen while none is loaded.
  open var traitCollection: UITraitCollection { storedView?.traitCollection ?? traitsWithoutView }
  /// The traits that the controller gives to its view and everything inside it.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(view: view) }
    set {}
  }

  /// Who is asked next: the superview of the view.
  open override var next: UIResponder? { storedView?.superview }
}
