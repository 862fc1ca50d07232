/// The members of UIKit's classes that subclasses must not redeclare.
enum ReservedNames {
  static func contains(_ name: String, in base: String) -> Bool {
    if common.contains(name) { return true }
    if base.hasSuffix("Controller") {
      return controller.contains(name) || lists[base]?.contains(name) == true
    }
    if view.contains(name) { return true }
    return base.hasSuffix("Cell") && cell.contains(name)
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let common = names(
    """
    description debugDescription hash superclass copy mutableCopy next isFirstResponder
    canBecomeFirstResponder canResignFirstResponder becomeFirstResponder resignFirstResponder
    undoManager inputView inputAccessoryView inputViewController keyCommands traitCollection
    accessibilityLabel accessibilityHint accessibilityValue accessibilityIdentifier
    accessibilityTraits accessibilityFrame accessibilityElements isAccessibilityElement
    userActivity editingInteractionConfiguration textInputMode activityItemsConfiguration
    setUpViews setUpConstraints applySizeClasses classForCoder observationInfo
    cut paste select selectAll delete copy touchBar printContent
    """)

  private static let controller = names(
    """
    view viewIfLoaded isViewLoaded nibName nibBundle storyboard title parent children
    presentedViewController presentingViewController navigationItem navigationController
    tabBarItem tabBarController splitViewController searchDisplayController toolbarItems
    interfaceOrientation isEditing loadView viewDidLoad dismiss show present topLayoutGuide
    bottomLayoutGuide edgesForExtendedLayout modalPresentationStyle modalTransitionStyle
    transitioningDelegate preferredContentSize definesPresentationContext isBeingPresented
    isBeingDismissed isModalInPresentation popoverPresentationController presentationController
    sheetPresentationController transitionCoordinator restorationIdentifier editButtonItem
    hidesBottomBarWhenPushed additionalSafeAreaInsets systemMinimumLayoutMargins
    overrideUserInterfaceStyle prefersStatusBarHidden preferredStatusBarStyle shouldAutorotate
    extensionContext focusStyle contentScrollView performSegue setEditing
    isMovingFromParent isMovingToParent disablesAutomaticKeyboardDismissal loadViewIfNeeded
    """)

  private static let lists = [
    "UITableViewController": names("tableView refreshControl clearsSelectionOnViewWillAppear"),
    "UICollectionViewController": names(
      "collectionView collectionViewLayout clearsSelectionOnViewWillAppear"),
    "UITabBarController": names("tabBar viewControllers selectedIndex delegate tabs"),
    "UINavigationController": names("navigationBar toolbar viewControllers delegate"),
    "UISplitViewController": names("viewControllers delegate displayMode style"),
    "UIPageViewController": names("viewControllers delegate dataSource"),
  ]

  private static let view = names(
    """
    frame bounds center transform layer superview subviews window tag alpha isHidden isOpaque
    backgroundColor tintColor tintAdjustmentMode contentMode mask clipsToBounds constraints
    layoutMargins directionalLayoutMargins layoutGuides layoutMarginsGuide safeAreaInsets
    safeAreaLayoutGuide readableContentGuide keyboardLayoutGuide gestureRecognizers interactions
    leadingAnchor trailingAnchor leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor
    heightAnchor centerXAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor
    intrinsicContentSize alignmentRectInsets autoresizingMask autoresizesSubviews
    contentScaleFactor isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch
    semanticContentAttribute effectiveUserInterfaceLayoutDirection motionEffects
    restorationIdentifier isFocused canBecomeFocused collisionBoundsType overrideUserInterfaceStyle
    contentStretch hasAmbiguousLayout layoutSubviews layoutIfNeeded draw snapshot viewWithTag
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea forFirstBaselineLayout
    largeContentTitle largeContentImage minimumContentSizeCategory maximumContentSizeCategory
    scalesLargeContentImage showsLargeContentViewer focusGroupIdentifier focusEffect
    transform3D anchorPoint state isSelected isEnabled isHighlighted addSubview removeFromSuperview
    """)

  private static let cell = names(
    """
    contentView imageView textLabel detailTextLabel backgroundView selectedBackgroundView
    multipleSelectionBackgroundView reuseIdentifier selectionStyle editingStyle accessoryType
    accessoryView editingAccessoryType editingAccessoryView indentationLevel indentationWidth
    separatorInset isEditing showsReorderControl showingDeleteConfirmation focusStyle
    contentConfiguration backgroundConfiguration configurationState dragStateDidChange
    prepareForReuse userInteractionEnabledWhileDragging shouldIndentWhileEditing
    defaultContentConfiguration
    """)

  /// The properties of UIKit's views that runtime attributes set.
  static let runtimeProperties = names(
    """
    accessibilityLabel accessibilityHint accessibilityValue accessibilityIdentifier
    isAccessibilityElement backgroundColor tintColor textColor alpha isHidden clipsToBounds tag
    contentMode layer.cornerRadius layer.borderWidth layer.masksToBounds layer.shadowOpacity
    layer.shadowRadius layer.shadowOffset layer.zPosition layer.shouldRasterize restorationIdentifier
    """)
}
