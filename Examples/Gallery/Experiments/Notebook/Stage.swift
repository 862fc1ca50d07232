import UIKit

/// A phone that shows one controller below a navigation bar, as the first article's demo does.
@MainActor
struct Stage {
  /// The phone's window.
  let window = UIWindow(frame: UIScreen.main.bounds)
  /// The controller whose view the experiment fills.
  let controller = UIViewController()

  /// The controller's view.
  var view: UIView { controller.view }

  /// Shows an empty controller.
  init(title: String) {
    controller.title = title
    controller.view.backgroundColor = .white
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
  }
}

extension UIView {
  /// A white sheet of a size, in points, for layouts that need no phone.
  static func sheet(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    sheet.backgroundColor = .white
    return sheet
  }
}

/// The colors of the experiments' views.
enum Paint {
  /// The blue of the first article's views.
  static let blue = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  /// Something to stand out from it.
  static let orange = UIColor(red: 0.93, green: 0.55, blue: 0.2, alpha: 1)
  /// Pictures.
  static let green = UIColor(red: 0.36, green: 0.63, blue: 0.47, alpha: 1)
  /// Panels.
  static let grey = UIColor(white: 0.85, alpha: 1)
}

/// A view whose content has a size, or none along an axis.
final class ContentView: UIView {
  /// The size of the content, in points.
  var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Makes a view whose content has a size; `UIView.noIntrinsicMetric` stands for none.
  init(_ contentSize: CGSize, _ color: UIColor) {
    self.contentSize = contentSize
    super.init(frame: .zero)
    backgroundColor = color
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}
