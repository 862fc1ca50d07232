public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// Lets the user choose a font; its content is the system's own and is empty here.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Whether fonts are offered one by one, and not by their families.
    open var includeFaces = false
    /// Whether each name is shown in the system font.
    open var displayUsingSystemFont = false
    /// What is true of all fonts that are offered.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Which languages they have letters for; nil means any.
    open var filteredLanguagesPredicate: NSPredicate?

    /// A copy that can be changed by itself.
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

  /// Which fonts are offered.
  public let configuration: Configuration
  /// Told which font was chosen; not kept alive.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that was chosen.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Makes a controller.
  ///
  /// - Parameter configuration: Which fonts are offered; it is copied.
  public init(configuration: Configuration) {
    self.configuration = (configuration.copy() as? Configuration) ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that offers all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Gives the empty view its background.
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

/// Told which font was chosen.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The user has left without a font.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// The user has chosen a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Nothing is done.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Nothing is done.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
