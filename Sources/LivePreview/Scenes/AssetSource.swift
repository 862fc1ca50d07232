package import AssetCatalog
package import Foundation

/// Where the images and colours of documents are found, read once for all documents of a folder.
@MainActor
package final class AssetSource {
  private let path: String
  /// The catalogues, the nearest first; nil where there are none.
  package private(set) lazy var library: AssetLibrary? = AssetLibrary(of: path)

  /// Names the document whose catalogues are meant.
  package init(of url: URL) { path = url.path }
}
