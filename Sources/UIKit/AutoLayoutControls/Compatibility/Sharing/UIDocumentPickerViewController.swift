public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

#if canImport(Darwin)
public import UniformTypeIdentifiers
#endif

/// A document picker, empty here because the system makes the content.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  package let contentTypes: [UTType]
  package let exportedURLs: [URL]
  package let copiesDocuments: Bool

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.contentTypes = contentTypes
    exportedURLs = []
    copiesDocuments = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    contentTypes = []
    exportedURLs = urls
    copiesDocuments = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an empty controller and ignores the archive.
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
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
