/// The known names of the format without an effect on layout.
///
/// They are listed to make notes about unknown names meaningful. The names occur in documents of
/// Xcode 6 to 16 (F10.11).
enum Vocabulary {
  /// Children of the document without layout.
  static let documentParts: Set<String> = [
    "device", "dependencies", "customFonts", "color", "inferredMetricsTieBreakers", "classes",
    "accessibilityOverrides",
  ]

  /// Top-level objects without a view of their own.
  static let topLevelObjects: Set<String> = [
    "placeholder", "exit", "customObject", "searchDisplayController", "tapGestureRecognizer",
    "panGestureRecognizer", "swipeGestureRecognizer", "pinchGestureRecognizer",
    "rotationGestureRecognizer", "screenEdgePanGestureRecognizer", "pongPressGestureRecognizer",
    "longPressGestureRecognizer", "point", "collectionViewFlowLayout", "collectionViewLayout",
  ]

  /// Elements that hold bar items, which may hold views.
  static let barItemHolders: Set<String> = [
    "navigationItem", "barButtonItem", "items", "toolbarItems", "leftBarButtonItems",
    "rightBarButtonItems", "tabBarItem", "barButtonItemGroup",
  ]

  /// Children of any object without an effect on layout.
  static let neutralElements: Set<String> = [
    "accessibility", "accessibilityTraits", "bool", "color", "connections", "customFonts", "date",
    "dataDetectorType", "extendedEdge", "frame", "gestureRecognizers", "keyCommands", "locale",
    "nil",
    "outletCollection", "point", "real", "integer", "rect", "size", "string", "mutableString",
    "textInputTraits", "userDefinedRuntimeAttributes", "value", "animations", "metadata",
    "attributedString", "array", "modalFormSheetSimulatedSizeMetrics",
    "popoverArrowDirection", "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance",
    "textAttributes", "offsetWrapper", "splitViewControllerColumn", "edgeInsets", "inset",
    "directionalEdgeInsets", "designable",
  ]

  /// Children of views that are decoded with the view's family.
  static let viewParts: Set<String> = [
    "fontDescription", "state", "buttonConfiguration", "segments", "imageReference",
    "preferredSymbolConfiguration", "blurEffect", "vibrancyEffect", "listContentConfiguration",
    "backgroundConfiguration", "collectionViewFlowLayout", "collectionViewLayout",
    "collectionViewCompositionalLayout", "wkWebViewConfiguration", "standardMapConfiguration",
    "audiovisualMediaTypes", "scopeButtonTitles", "autoresizingMask", "dataSource",
    "imageConfiguration", "menu", "behavior",
  ]

  /// Attributes without an effect on layout.
  static let neutralAttributes: Set<String> = [
    // Any object.
    "key", "customModule", "customModuleProvider", "propertyAccessControl", "sceneMemberID",
    "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "clearsContextBeforeDrawing", "multipleTouchEnabled", "userInteractionEnabled",
    "simulatedAppContext", "toolTip", "pointerInteraction", "focusStyle", "spellCheckingType",
    "appearanceType", "interactionTintColor", "colorLabel", "userComments", "accessibilityLabel",
    // Text.
    "baselineAdjustment", "minimumFontSize", "adjustsFontForContentSizeCategory",
    "adjustsLetterSpacingToFitWidth", "highlighted", "enabled", "selected",
    "showsExpansionTextWhenTruncated", "usesAttributedText", "editable", "selectable",
    "allowsEditingTextAttributes", "clearsOnInsertion", "clearsOnBeginEditing",
    "allowsDefaultTighteningForTruncation", "findInteractionEnabled", "leftViewMode",
    "rightViewMode",
    // Controls.
    "contentHorizontalAlignment", "contentVerticalAlignment", "showsTouchWhenHighlighted",
    "reversesTitleShadowWhenHighlighted", "adjustsImageWhenDisabled",
    "adjustsImageWhenHighlighted", "adjustsImageSizeForAccessibilityContentSizeCategory",
    "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "hasAttributedTitle",
    "highlightedImage", "title", "continuous", "autorepeat", "wraps", "stepValue",
    "progressViewStyle", "hidesForSinglePage", "defersCurrentPageDisplay", "momentary",
    "minuteInterval", "useCurrentDate", "countDownDuration", "hidesWhenStopped", "animating",
    "springLoaded", "role", "hoverStyle", "minimumValueImage", "maximumValueImage",
    // Bars and search.
    "searchBarStyle", "placeholder", "showsCancelButton", "showsScopeBar", "showsBookmarkButton",
    "showsSearchResultsButton", "text", "prompt", "barStyle", "translucent", "itemPositioning",
    "backIndicatorImage", "backIndicatorTransitionMask", "selectedImage", "unselectedItemTintColor",
    // Scrolling.
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "bounces", "bouncesZoom",
    "alwaysBounceVertical", "alwaysBounceHorizontal", "pagingEnabled", "scrollEnabled",
    "indicatorStyle", "keyboardDismissMode", "directionalLockEnabled", "delaysContentTouches",
    "canCancelContentTouches", "minimumZoomScale", "maximumZoomScale", "scrollsToTop",
    "automaticallyAdjustsScrollIndicatorInsets",
    // Tables and collections.
    "selectionStyle", "hidesAccessoryWhenEditing", "editingAccessoryType", "tableViewCell",
    "showsReorderControl", "shouldIndentWhileEditing", "separatorStyle", "estimatedRowHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "allowsSelection",
    "allowsSelectionDuringEditing", "allowsMultipleSelection",
    "allowsMultipleSelectionDuringEditing", "sectionIndexMinimumDisplayRowCount",
    "contentViewInsetsToSafeArea", "showsSelectionImmediatelyOnTouchBegin", "dataMode",
    "prefetchingEnabled", "selfSizingInvalidation", "reuseIdentifier", "fillerRowHeight",
    // Web, maps and media.
    "mapType", "zoomEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation",
    "showsPointsOfInterest", "showsCompass", "showsBuildings", "showsScale", "showsTraffic",
    "scalesPageToFit", "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction",
    "suppressesIncrementalRendering", "allowsBackForwardNavigationGestures", "sceneName",
    "allowsCameraControl", "playing", "antialiasingMode", "jitteringEnabled", "colorPixelFormat",
    "depthStencilPixelFormat", "preferredFramesPerSecond", "enableSetNeedsDisplay", "paused",
    // Controllers.
    "modalTransitionStyle", "definesPresentationContext",
    "providesPresentationContextTransitionStyle", "wantsFullScreenLayout",
    "autoresizesArchivedViewToFullSize", "clearsSelectionOnViewWillAppear", "transitionStyle",
    "navigationOrientation", "spineLocation", "pageSpacing", "allowDoubleColumnStyle",
    "preferredDisplayMode", "behavior", "primaryBackgroundStyle", "style", "referencedIdentifier",
    "bundleIdentifier", "presentationStyle", "nibName", "interfaceStyle", "allowsFormat",
    // Constraints.
    "customClass",
  ]
}
