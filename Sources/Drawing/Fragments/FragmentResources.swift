import AutoLayout
package import Foundation

/// What the elements of pages name beside themselves: pictures of files, and parts of a picture
/// that only cairo can draw.
///
/// A resource that was not asked for lately is forgotten when there is no room.
@MainActor
package final class FragmentResources {
  /// A resource as a file.
  package struct File {
    /// Its bytes.
    package let data: Data
    /// Its media type, such as `image/png`.
    package let type: String
  }

  private enum Resource: Hashable {
    case file(ImageContent)
    case piece(DisplayList)
  }

  private var names: [Resource: Int] = [:]
  private var resources: [Int: Resource] = [:]
  private var lastName = 0

  /// The most resources that are kept.
  private static let limit = 4_000

  private let prefix: String

  /// No resource yet.
  ///
  /// - Parameter prefix: What names begin with, where several programs give some.
  package init(prefix: String = "") { self.prefix = prefix }

  private var fonts: [Font: String] = [:]

  /// The attributes of a font, written once for all texts.
  func attributes(of font: Font) -> String {
    if let known = fonts[font] { return known }
    if fonts.count >= Self.limit { fonts = [:] }
    let written = VectorText.attributes(of: font)
    fonts[font] = written
    return written
  }

  /// The address of a picture of a file, below the folder of the page.
  func address(of content: ImageContent) -> String { address(.file(content)) }

  /// The address of a part of a picture.
  func address(of piece: DisplayList) -> String { address(.piece(piece)) }

  private func address(_ resource: Resource) -> String {
    if let name = names[resource] { return "image/\(prefix)\(name)" }
    if names.count >= Self.limit { forgetOldest() }
    lastName += 1
    names[resource] = lastName
    resources[lastName] = resource
    return "image/\(prefix)\(lastName)"
  }

  private func forgetOldest() {
    for name in resources.keys.sorted().prefix(Self.limit / 4) {
      if let resource = resources.removeValue(forKey: name) { names[resource] = nil }
    }
  }

  /// The file behind an address.
  ///
  /// - Parameter name: What follows `image/` and the prefix.
  /// - Returns: The file; nil for a name that was never given, or is forgotten.
  package func file(named name: String) -> File? {
    switch Int(name).flatMap({ resources[$0] }) {
    case nil: return nil
    case .file(let content)?: return File(data: content.data, type: content.format.mediaType)
    case .piece(let list)?:
      guard let data = try? list.encoded(as: .svg) else { return nil }
      return File(data: data, type: "image/svg+xml")
    }
  }
}

extension ImageFormat {
  fileprivate var mediaType: String {
    switch self {
    case .png, .jpeg, .gif, .webp, .heic: "image/\(rawValue)"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }

  /// Whether every browser shows pictures of the format.
  var isForPages: Bool {
    switch self {
    case .png, .jpeg, .gif, .webp: true
    case .heic, .svg, .pdf: false
    }
  }
}
