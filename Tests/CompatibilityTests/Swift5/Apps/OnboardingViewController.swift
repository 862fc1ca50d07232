// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit

class OnboardingViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private lazy var pages: [UIViewController] = (0..<3).map { index in
    let page = UIViewController()
    page.view.backgroundColor = [UIColor.red, .green, .blue][index]
    return page
  }

  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: options)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    let size = CGSize(width: 100, height: 100)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let imageView = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = "Logo"
    imageView.accessibilityTraits = .image
    view.addSubview(imageView)
    Timer.scheduledTimer(
      timeInterval: 3, target: self, selector: Selector("advance", OnboardingViewController.advance), userInfo: nil, repeats: true)
    perform(Selector("advance", OnboardingViewController.advance), with: nil, afterDelay: 0.3)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }

  private func advance() {
    guard let current = viewControllers?.first, let index = pages.firstIndex(of: current),
      index + 1 < pages.count
    else { return }
    setViewControllers([pages[index + 1]], direction: .forward, animated: true)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
    return pages[index + 1]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
