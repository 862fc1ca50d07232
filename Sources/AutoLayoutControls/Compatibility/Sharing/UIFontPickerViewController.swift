public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// Lets the user choose a font; its content is the system's own and is empty here.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Whether fonts are offered one by one, and not by their families.
    open var includeFaces = false
    /// Whether each name is shown in the system font.
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Which languages they have letters for; nil means any.
    open var filteredLanguagesPredicate: NSPredicate?

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
      // Configurations are the main actor's, as the controllers that copy them.
      MainActor.assumeIsolated {
        let copy = Configuration()
        copy.includeFaces = includeFaces
        copy.displayUsingSystemFont = displayUsingSystemFont
        copy.filteredTraits = filteredTraits
        copy.filteredLanguagesPredicate = filteredLanguagesPredicate
        return UncheckedCopy(object: copy)
      }.object
    }
  }

  public let configuration: Configuration
  /// Told which font was chosen; not kept alive.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Makes a controller.
  ///
  /// - Parameter configuration: Which fonts are offered; it is copied.
  public init(configuration: Configuration) {
    self.configuration = (configuration.copy() as? Configuration) ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// A copy on its way out of the main actor's code, which it does not leave.
private struct UncheckedCopy: @unchecked Sendable {
  // Safe: made and used by one thread.
  let object: Any
}

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The user has left without a font.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Nothing is done.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Nothing is done.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
