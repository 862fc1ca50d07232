public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// Lets the user choose a colour; its content is the system's own and is empty here.
///
/// A colour that the program sets itself is kept; nobody chooses another one.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Told which colour was chosen; not kept alive.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .white
  open var supportsAlpha = true

  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user has chosen a colour: the older form.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Tells it in the older form.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Nothing is done.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Nothing is done.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
