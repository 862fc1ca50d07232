import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Plain initializers")
struct PlainInitializerTests {
  @Test("every view is made by init() and init(frame:), and lays out")
  func views() {
    let makers: [(String, () -> UIView, (CGRect) -> UIView)] = [
      ("UIView", { UIView() }, { UIView(frame: $0) }),
      ("UIWindow", { UIWindow() }, { UIWindow(frame: $0) }),
      ("UIControl", { UIControl() }, { UIControl(frame: $0) }),
      ("UILabel", { UILabel() }, { UILabel(frame: $0) }),
      ("UIButton", { UIButton() }, { UIButton(frame: $0) }),
      ("UIImageView", { UIImageView() }, { UIImageView(frame: $0) }),
      ("UITextField", { UITextField() }, { UITextField(frame: $0) }),
      ("UITextView", { UITextView() }, { UITextView(frame: $0) }),
      ("UISearchBar", { UISearchBar() }, { UISearchBar(frame: $0) }),
      ("UISearchTextField", { UISearchTextField() }, { UISearchTextField(frame: $0) }),
      ("UISwitch", { UISwitch() }, { UISwitch(frame: $0) }),
      ("UISlider", { UISlider() }, { UISlider(frame: $0) }),
      ("UIStepper", { UIStepper() }, { UIStepper(frame: $0) }),
      ("UISegmentedControl", { UISegmentedControl() }, { UISegmentedControl(frame: $0) }),
      ("UIPageControl", { UIPageControl() }, { UIPageControl(frame: $0) }),
      ("UIProgressView", { UIProgressView() }, { UIProgressView(frame: $0) }),
      (
        "UIActivityIndicatorView", { UIActivityIndicatorView() },
        { UIActivityIndicatorView(frame: $0) }
      ),
      ("UIDatePicker", { UIDatePicker() }, { UIDatePicker(frame: $0) }),
      ("UIPickerView", { UIPickerView() }, { UIPickerView(frame: $0) }),
      ("UIColorWell", { UIColorWell() }, { UIColorWell(frame: $0) }),
      ("UIRefreshControl", { UIRefreshControl() }, { UIRefreshControl(frame: $0) }),
      ("UIStackView", { UIStackView() }, { UIStackView(frame: $0) }),
      ("UIScrollView", { UIScrollView() }, { UIScrollView(frame: $0) }),
      ("UITableView", { UITableView() }, { UITableView(frame: $0) }),
      ("UITableViewCell", { UITableViewCell() }, { UITableViewCell(frame: $0) }),
      (
        "UITableViewHeaderFooterView", { UITableViewHeaderFooterView() },
        { UITableViewHeaderFooterView(frame: $0) }
      ),
      (
        "UICollectionReusableView", { UICollectionReusableView() },
        { UICollectionReusableView(frame: $0) }
      ),
      ("UICollectionViewCell", { UICollectionViewCell() }, { UICollectionViewCell(frame: $0) }),
      (
        "UICollectionViewListCell", { UICollectionViewListCell() },
        { UICollectionViewListCell(frame: $0) }
      ),
      ("UIVisualEffectView", { UIVisualEffectView() }, { UIVisualEffectView(frame: $0) }),
      ("UIInputView", { UIInputView() }, { UIInputView(frame: $0) }),
      ("UINavigationBar", { UINavigationBar() }, { UINavigationBar(frame: $0) }),
      ("UIToolbar", { UIToolbar() }, { UIToolbar(frame: $0) }),
      ("UITabBar", { UITabBar() }, { UITabBar(frame: $0) }),
      (
        "UIBackgroundExtensionView", { UIBackgroundExtensionView() },
        { UIBackgroundExtensionView(frame: $0) }
      ),
    ]
    let frame = CGRect(x: 3, y: 4, width: 200, height: 100)
    for (name, plain, framed) in makers {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let (first, second) = (plain(), framed(frame))
      for view in [first, second] { host.addSubview(view) }
      host.layoutIfNeeded()
      #expect(String(describing: type(of: first)) == name)
      #expect(second.frame.origin == frame.origin, "\(name)")
      if let header = first as? UITableViewHeaderFooterView {
        #expect(header.reuseIdentifier == nil && header.contentView.frame == header.bounds)
      }
    }
    print("walk of plain initializers of views: \(makers.count) members")
  }

  @Test("every controller is made by init(), and loads the view")
  func controllers() {
    let makers: [(String, () -> UIViewController)] = [
      ("UIViewController", { UIViewController() }),
      ("UINavigationController", { UINavigationController() }),
      ("UITabBarController", { UITabBarController() }),
      ("UISplitViewController", { UISplitViewController() }),
      ("UIPageViewController", { UIPageViewController() }),
      ("UISearchController", { UISearchController() }),
      ("UITableViewController", { UITableViewController() }),
      ("UIAlertController", { UIAlertController() }),
      ("UIInputViewController", { UIInputViewController() }),
      ("UIColorPickerViewController", { UIColorPickerViewController() }),
      ("UIFontPickerViewController", { UIFontPickerViewController() }),
      ("UIImagePickerController", { UIImagePickerController() }),
    ]
    for (name, make) in makers {
      let controller = make()
      #expect(String(describing: type(of: controller)) == name)
      #expect(controller.isViewLoaded || controller.view != nil, "\(name)")
      controller.view.layoutIfNeeded()
    }
    #expect(UIPageViewController(nibName: nil, bundle: nil).transitionStyle == .pageCurl)
    #expect(UISearchController(nibName: nil, bundle: nil).searchBar.text?.isEmpty ?? true)
    print("walk of plain initializers of controllers: \(makers.count) members")
  }

  private final class OwnPages: UIPageViewController {}
  private final class OwnSearch: UISearchController {}
  private final class OwnHeader: UITableViewHeaderFooterView {}

  @Test("subclasses inherit the plain initializers")
  func subclasses() {
    #expect(OwnPages().navigationOrientation == .horizontal)
    #expect(OwnSearch().searchResultsController == nil)
    let header = OwnHeader()
    #expect(header.contentView.superview === header)
    #expect(UINavigationItem().title == "")
  }

  @Test("every other object is made by init()")
  func objects() {
    let made: [NSObject] = [
      UINavigationItem(), UIBarButtonItem(), UITabBarItem(), UILayoutGuide(), UIFocusGuide(),
      UINavigationBarAppearance(), UITabBarAppearance(), UIToolbarAppearance(),
      UIBarButtonItemAppearance(), UITabBarItemAppearance(),
      UIGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
      UILongPressGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
      UIHoverGestureRecognizer(),
      UICollectionViewLayout(), UICollectionViewFlowLayout(), UICollectionViewLayoutAttributes(),
      UICollectionViewLayoutInvalidationContext(), UICollectionViewFlowLayoutInvalidationContext(),
      UICollectionViewCompositionalLayoutConfiguration(),
      NSLayoutConstraint(), NSLayoutXAxisAnchor(), NSLayoutYAxisAnchor(), NSLayoutDimension(),
      NSLayoutManager(), NSTextContainer(), NSTextStorage(), NSTextAttachment(),
      NSParagraphStyle(), NSMutableParagraphStyle(), NSShadow(), NSStringDrawingContext(),
      UIBezierPath(), UIImage(), UIColor(), UITraitCollection(), UIVisualEffect(),
      UIGraphicsImageRendererFormat(), UIPercentDrivenInteractiveTransition(),
      UISpringTimingParameters(), UICubicTimingParameters(), UIViewPropertyAnimator(),
      UIDynamicAnimator(), UIDynamicBehavior(), UIMenuItem(title: "", action: Selector("a")),
      UIActivity(), UIPasteConfiguration(), UITextChecker(), UIFeedbackGenerator(),
      UIImpactFeedbackGenerator(), UISelectionFeedbackGenerator(),
      UINotificationFeedbackGenerator(),
      UIFontDescriptor(), UILocalNotification(),
      CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAScrollLayer(), CATiledLayer(),
      CAReplicatorLayer(), CATransformLayer(), CAEmitterLayer(), CAEmitterCell(), CATransaction(),
      CAAnimation(), CABasicAnimation(), CAKeyframeAnimation(), CAAnimationGroup(), CATransition(),
      CASpringAnimation(), UIResponder(), UIPrintInfo(), UIPreviewParameters(),
    ]
    let kinds = Set(made.map { ObjectIdentifier(type(of: $0)) })
    #expect(kinds.count == made.count)
    print("walk of plain initializers of objects: \(made.count) members")
  }
}
