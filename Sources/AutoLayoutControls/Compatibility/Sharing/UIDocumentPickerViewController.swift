public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

#if canImport(Darwin)
public import UniformTypeIdentifiers
#endif

/// Lets the user choose documents, or a place for them; its content is the system's own and is
/// empty here.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Told what was chosen; not kept alive.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  /// Which kinds of document can be chosen.
  package let contentTypes: [UTType]
  /// What is put somewhere.
  package let exportedURLs: [URL]
  /// Whether documents are copied, not used in their place.
  package let copiesDocuments: Bool

  /// Makes a controller that opens documents.
  ///
  /// - Parameters:
  ///   - contentTypes: The kinds.
  ///   - asCopy: Whether the program gets copies.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.contentTypes = contentTypes
    exportedURLs = []
    copiesDocuments = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that puts documents somewhere.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - asCopy: Whether the program keeps its own.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    contentTypes = []
    exportedURLs = urls
    copiesDocuments = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of nothing from an archive.
  public required init?(coder: NSCoder) {
    contentTypes = []
    exportedURLs = []
    copiesDocuments = false
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has left without a document.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Nothing is done.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Nothing is done.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
