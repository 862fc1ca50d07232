import AutoLayout
package import Foundation
import TextMetrics

@MainActor
package final class FragmentResources {
  package struct File {
    package let data: Data
    package let type: String
  }

  private enum Resource: Hashable {
    case file(ImageContent)
    case piece(DisplayList)
  }

  private var names: [Resource: Int] = [:]
  private var resources: [Int: Resource] = [:]
  private var lastName = 0

  private static let limit = 4_000

  private let prefix: String

  package init(prefix: String = "") { self.prefix = prefix }

  private var fonts: [Font: String] = [:]

  func attributes(of font: Font) -> String {
    if let known = fonts[font] { return known }
    if fonts.count >= Self.limit { fonts = [:] }
    let written = VectorText.attributes(of: font, pageFamily: pageFamily(of: font))
    fonts[font] = written
    return written
  }

  /// The family under which the page loads a font file; browsers read only the first face.
  private func pageFamily(of font: Font) -> String? {
    guard case .custom(let own) = font.family, let file = own.file, file.face == 0 else {
      return nil
    }
    return "autolayout-image-\(prefix)\(Self.fontName)\(FileFonts.number(of: own, at: file))"
  }

  private static let fontName = "font"

  /// The URL for an image file, relative to the folder of the page.
  func address(of content: ImageContent) -> String { address(.file(content)) }

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

  /// The file for a name after `image/` and the prefix; nil if unknown or removed.
  package func file(named name: String) -> File? {
    if name.hasPrefix(Self.fontName) { return fontFile(Int(name.dropFirst(Self.fontName.count))) }
    switch Int(name).flatMap({ resources[$0] }) {
    case nil: return nil
    case .file(let content)?: return File(data: content.data, type: content.format.mediaType)
    case .piece(let list)?:
      guard let data = try? list.encoded(as: .svg) else { return nil }
      return File(data: data, type: "image/svg+xml")
    }
  }
}

extension FragmentResources {
  private func fontFile(_ number: Int?) -> File? {
    let fonts = FileFonts.known
    guard let number, fonts.indices.contains(number - 1), let file = fonts[number - 1].file,
      let data = try? Data(contentsOf: URL(fileURLWithPath: file.path))
    else { return nil }
    return File(data: data, type: "font/sfnt")
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

  var isForPages: Bool {
    switch self {
    case .png, .jpeg, .gif, .webp: true
    case .heic, .svg, .pdf: false
    }
  }
}
