public import AutoLayoutCore
public import Foundation

/// A dictionary view, which has no dictionaries here.
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

  /// Returns false.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// A controller for previewing or sharing a file, which shows nothing here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var name: String?
  open var uti: String?
  open var annotation: Any?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  public override init() {
    super.init()
  }

  /// Returns false and shows nothing.
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
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// A controller for printing, which is not implemented.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public static let shared = UIPrintInteractionController()
  /// Always false.
  open class var isPrintingAvailable: Bool { false }
  /// Returns false.
  open class func canPrint(_ url: URL) -> Bool { false }
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsNumberOfCopies = true

  /// Returns false and does not call the completion handler.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? =
      nil
  ) -> Bool { false }
}
