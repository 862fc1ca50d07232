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
  /// The colour.
  open var selectedColor: UIColor = .white
  /// Whether colours may be translucent.
  open var supportsAlpha = true

  /// Makes a controller.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gives the empty view its background.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// Told which colour was chosen.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// The user has chosen a colour, and may go on choosing.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user has chosen a colour: the older form.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The user has left.
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
