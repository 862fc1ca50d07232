import UIKit

/// A phone with a controller below a navigation bar, like the demo of the first article.
@MainActor
struct Stage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller = UIViewController()

  var view: UIView { controller.view }

  init(title: String) {
    controller.title = title
    controller.view.backgroundColor = .white
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
  }
}

extension UIView {
  /// A white view for layouts that show no phone; sizes are in points.
  static func sheet(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    // The articles describe these choices (F1.20, F1.21).
    sheet.openRangePolicy = .smallestDistance
    sheet.backgroundColor = .white
    return sheet
  }
}

enum Paint {
  /// The blue of the first article's views.
  static let blue = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  /// A contrast to the blue.
  static let orange = UIColor(red: 0.93, green: 0.55, blue: 0.2, alpha: 1)
  /// The color of pictures.
  static let green = UIColor(red: 0.36, green: 0.63, blue: 0.47, alpha: 1)
  /// The color of panels.
  static let gray = UIColor(white: 0.85, alpha: 1)
}

/// A view with an intrinsic content size along either or both axes.
final class ContentView: UIView {
  var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Makes a view with an intrinsic content size; `UIView.noIntrinsicMetric` means none.
  init(_ contentSize: CGSize, _ color: UIColor) {
    self.contentSize = contentSize
    super.init(frame: .zero)
    backgroundColor = color
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}
