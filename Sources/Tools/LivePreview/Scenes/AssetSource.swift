package import AssetCatalog
package import Foundation

@MainActor
package final class AssetSource {
  private let path: String
  package private(set) lazy var library: AssetLibrary? = AssetLibrary(of: path)

  package init(of url: URL) { path = url.path }
}
