/// The known names that do not affect layout, in documents of Xcode 6 to 16 (F10.11).
enum Vocabulary {
  static let documentParts: Set<String> = [
    "device", "dependencies", "customFonts", "color", "inferredMetricsTieBreakers", "classes",
    "accessibilityOverrides",
  ]

  static let topLevelObjects: Set<String> = [
    "placeholder", "exit", "customObject", "searchDisplayController", "tapGestureRecognizer",
    "panGestureRecognizer", "swipeGestureRecognizer", "pinchGestureRecognizer",
    "rotationGestureRecognizer", "screenEdgePanGestureRecognizer", "pongPressGestureRecognizer",
    "longPressGestureRecognizer", "point", "collectionViewFlowLayout", "collectionViewLayout",
  ]

  static let barItemHolders: Set<String> = [
    "navigationItem", "barButtonItem", "items", "toolbarItems", "leftBarButtonItems",
    "rightBarButtonItems", "tabBarItem", "barButtonItemGroup",
  ]

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

  static let viewParts: Set<String> = [
    "fontDescription", "state", "buttonConfiguration", "segments", "imageReference",
    "preferredSymbolConfiguration", "blurEffect", "vibrancyEffect", "listContentConfiguration",
    "backgroundConfiguration", "collectionViewFlowLayout", "collectionViewLayout",
    "collectionViewCompositionalLayout", "wkWebViewConfiguration", "standardMapConfiguration",
    "audiovisualMediaTypes", "scopeButtonTitles", "autoresizingMask", "dataSource",
    "imageConfiguration", "menu", "behavior",
  ]

  static let neutralAttributes: Set<String> = [
    "key", "customModule", "customModuleProvider", "propertyAccessControl", "sceneMemberID",
    "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "clearsContextBeforeDrawing", "multipleTouchEnabled", "userInteractionEnabled",
    "simulatedAppContext", "toolTip", "pointerInteraction", "focusStyle", "spellCheckingType",
    "appearanceType", "interactionTintColor", "colorLabel", "userComments", "accessibilityLabel",
    "baselineAdjustment", "minimumFontSize", "adjustsFontForContentSizeCategory",
    "adjustsLetterSpacingToFitWidth", "highlighted", "enabled", "selected",
    "showsExpansionTextWhenTruncated", "usesAttributedText", "editable", "selectable",
    "allowsEditingTextAttributes", "clearsOnInsertion", "clearsOnBeginEditing",
    "allowsDefaultTighteningForTruncation", "findInteractionEnabled", "leftViewMode",
    "rightViewMode",
    "contentHorizontalAlignment", "contentVerticalAlignment", "showsTouchWhenHighlighted",
    "reversesTitleShadowWhenHighlighted", "adjustsImageWhenDisabled",
    "adjustsImageWhenHighlighted", "adjustsImageSizeForAccessibilityContentSizeCategory",
    "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "hasAttributedTitle",
    "highlightedImage", "title", "continuous", "autorepeat", "wraps", "stepValue",
    "progressViewStyle", "hidesForSinglePage", "defersCurrentPageDisplay", "momentary",
    "minuteInterval", "useCurrentDate", "countDownDuration", "hidesWhenStopped", "animating",
    "springLoaded", "role", "hoverStyle", "minimumValueImage", "maximumValueImage",
    "searchBarStyle", "placeholder", "showsCancelButton", "showsScopeBar", "showsBookmarkButton",
    "showsSearchResultsButton", "text", "prompt", "barStyle", "translucent", "itemPositioning",
    "backIndicatorImage", "backIndicatorTransitionMask", "backIndicatorTransitionMaskImage",
    "selectedImage", "unselectedItemTintColor",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "bounces", "bouncesZoom",
    "alwaysBounceVertical", "alwaysBounceHorizontal", "pagingEnabled", "scrollEnabled",
    "indicatorStyle", "keyboardDismissMode", "directionalLockEnabled", "delaysContentTouches",
    "canCancelContentTouches", "minimumZoomScale", "maximumZoomScale", "scrollsToTop",
    "automaticallyAdjustsScrollIndicatorInsets",
    "selectionStyle", "hidesAccessoryWhenEditing", "editingAccessoryType", "tableViewCell",
    "showsReorderControl", "shouldIndentWhileEditing", "separatorStyle", "estimatedRowHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "allowsSelection",
    "allowsSelectionDuringEditing", "allowsMultipleSelection",
    "allowsMultipleSelectionDuringEditing", "sectionIndexMinimumDisplayRowCount",
    "contentViewInsetsToSafeArea", "showsSelectionImmediatelyOnTouchBegin", "dataMode",
    "prefetchingEnabled", "selfSizingInvalidation", "reuseIdentifier", "fillerRowHeight",
    "mapType", "zoomEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation",
    "showsPointsOfInterest", "showsCompass", "showsBuildings", "showsScale", "showsTraffic",
    "scalesPageToFit", "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction",
    "suppressesIncrementalRendering", "allowsBackForwardNavigationGestures", "sceneName",
    "allowsCameraControl", "playing", "antialiasingMode", "jitteringEnabled", "colorPixelFormat",
    "depthStencilPixelFormat", "preferredFramesPerSecond", "enableSetNeedsDisplay", "paused",
    "modalTransitionStyle", "definesPresentationContext",
    "providesPresentationContextTransitionStyle", "wantsFullScreenLayout",
    "autoresizesArchivedViewToFullSize", "clearsSelectionOnViewWillAppear", "transitionStyle",
    "navigationOrientation", "spineLocation", "pageSpacing", "allowDoubleColumnStyle",
    "preferredDisplayMode", "behavior", "primaryBackgroundStyle", "style", "referencedIdentifier",
    "bundleIdentifier", "presentationStyle", "nibName", "interfaceStyle", "allowsFormat",
    "customClass",
  ]
}
