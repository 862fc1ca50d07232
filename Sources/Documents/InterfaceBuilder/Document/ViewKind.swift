/// The families of view elements, by element name (F10.11).
package enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view, imageView, label, button, textField, textView
  case `switch`, slider, stepper, segmentedControl, progressView, activityIndicatorView
  case pageControl, datePicker, pickerView, searchBar
  case navigationBar, toolbar, tabBar
  case scrollView, tableView, tableViewCell, tableViewCellContentView
  case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
  case stackView, containerView, visualEffectView
  case mapView, wkWebView, webView, glkView, mtkView = "mtkView", skView, sceneKitView
  case arskView, arscnView, refreshControl
  case colorWell, calendarView, tableViewHeaderFooterView, window
  case pencilKitCanvasView, adBannerView, inputView, locationButton, pasteControl

  /// The class of the element in UIKit or a related framework.
  package var className: String {
    switch self {
    case .view: "UIView"
    case .imageView: "UIImageView"
    case .label: "UILabel"
    case .button: "UIButton"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .switch: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .segmentedControl: "UISegmentedControl"
    case .progressView: "UIProgressView"
    case .activityIndicatorView: "UIActivityIndicatorView"
    case .pageControl: "UIPageControl"
    case .datePicker: "UIDatePicker"
    case .pickerView: "UIPickerView"
    case .searchBar: "UISearchBar"
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    case .scrollView: "UIScrollView"
    case .tableView: "UITableView"
    case .tableViewCell: "UITableViewCell"
    case .tableViewCellContentView: "UITableViewCellContentView"
    case .collectionView: "UICollectionView"
    case .collectionViewCell: "UICollectionViewCell"
    case .collectionViewCellContentView: "UICollectionViewCellContentView"
    case .collectionReusableView: "UICollectionReusableView"
    case .stackView: "UIStackView"
    case .containerView: "UIView"
    case .visualEffectView: "UIVisualEffectView"
    case .mapView: "MKMapView"
    case .wkWebView: "WKWebView"
    case .webView: "UIWebView"
    case .glkView: "GLKView"
    case .mtkView: "MTKView"
    case .skView: "SKView"
    case .sceneKitView: "SCNView"
    case .arskView: "ARSKView"
    case .arscnView: "ARSCNView"
    case .refreshControl: "UIRefreshControl"
    case .colorWell: "UIColorWell"
    case .calendarView: "UICalendarView"
    case .tableViewHeaderFooterView: "UITableViewHeaderFooterView"
    case .window: "UIWindow"
    case .pencilKitCanvasView: "PKCanvasView"
    case .adBannerView: "ADBannerView"
    case .inputView: "UIInputView"
    case .locationButton: "CLLocationButton"
    case .pasteControl: "UIPasteControl"
    }
  }

  /// Whether constraints to the view's edges mean the content's edges (F8.11).
  package var isScrollView: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  package var isCell: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableViewHeaderFooterView:
      true
    default: false
    }
  }
}
