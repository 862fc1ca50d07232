public import AutoLayoutCore
public import Foundation

/// What a word means, as the system's dictionaries say; there are none here.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  public let term: String

  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// Whether a dictionary knows a word: none does.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The document is no longer shown.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
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
  open var url: URL?
  open var name: String?
  open var uti: String?
  open var annotation: Any?
  /// Told what happens; not kept alive.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

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
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
  }

  open var jobName = ""
  open var outputType = OutputType.general
  /// Makes what is known without a choice.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Prints: there is no printer here.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public static let shared = UIPrintInteractionController()
  /// Whether there is a printer: not here.
  open class var isPrintingAvailable: Bool { false }
  /// Whether something can be printed: not here.
  open class func canPrint(_ url: URL) -> Bool { false }
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
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
