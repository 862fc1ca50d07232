package import AssetCatalog
package import Foundation

@MainActor
package final class AssetSource {
  private let path: String
  /// The asset catalogs, the nearest first; nil if there are none.
  package private(set) lazy var library: AssetLibrary? = AssetLibrary(of: path)

  package init(of url: URL) { path = url.path }
}
