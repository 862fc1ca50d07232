public import AutoLayoutCore
public import Foundation

/// What a word means, as the system's dictionaries say; there are none here.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// The word.
  public let term: String

  /// Makes a controller for a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// Whether a dictionary knows a word: none does.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Told what happens with a document that is shown or handed on.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that shows the document.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The document is no longer shown.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller of its own.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Nothing is done.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// Shows a file or hands it to other programs: there is none here, so that nothing is shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// Its name.
  open var name: String?
  /// Its kind, by a uniform type identifier.
  open var uti: String?
  /// What is handed on beside the file.
  open var annotation: Any?
  /// Told what happens; not kept alive.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Makes a controller of a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Makes a controller of nothing.
  public override init() {
    super.init()
  }

  /// Shows the file.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: Whether it is shown: not here.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Offers what can be done with the file, beside a rectangle of a view.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers what can be done with the file, beside a button.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Offers programs that open the file, beside a rectangle of a view.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers programs that open the file, beside a button.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Takes back what is shown.
  open func dismissPreview(animated: Bool) {}
  /// Takes back what is offered.
  open func dismissMenu(animated: Bool) {}
}

/// What is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What kind of thing is printed.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// A photo.
    case photo = 1
    /// Text in black.
    case grayscale = 2
  }

  /// What it is called.
  open var jobName = ""
  /// What kind of thing it is.
  open var outputType = OutputType.general
  /// Makes what is known without a choice.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Prints: there is no printer here.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// The one controller.
  public static let shared = UIPrintInteractionController()
  /// Whether there is a printer: not here.
  open class var isPrintingAvailable: Bool { false }
  /// Whether something can be printed: not here.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// What is printed.
  open var printInfo: UIPrintInfo?
  /// The thing that is printed.
  open var printingItem: Any?
  /// The things that are printed.
  open var printingItems: [Any]?
  /// Whether the number of copies can be chosen.
  open var showsNumberOfCopies = true

  /// Asks how to print.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is animated.
  ///   - completion: Not called, since nothing is asked.
  /// - Returns: Whether it is asked: not here.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? =
      nil
  ) -> Bool { false }
}
