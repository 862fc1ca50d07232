import CCairoPango
import CPoppler
import Foundation

struct ReadDocument {
  struct Link: Equatable {
    var frame: CGRect
    var address: String?
  }

  private(set) var title: String?
  private(set) var author: String?
  private(set) var keywords: String?
  private(set) var pages: [CGSize] = []
  private(set) var links: [Link] = []

  init?(_ data: Data) {
    // Safe here and below: GLib copies the bytes, each result is freed once, and lists end in nil.
    let bytes = unsafe data.withUnsafeBytes {
      unsafe g_bytes_new($0.baseAddress, gsize($0.count))
    }
    defer { unsafe g_bytes_unref(bytes) }
    guard let document = unsafe poppler_document_new_from_bytes(bytes, nil, nil) else { return nil }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(document)) }
    title = unsafe Self.text(poppler_document_get_title(document))
    author = unsafe Self.text(poppler_document_get_author(document))
    keywords = unsafe Self.text(poppler_document_get_keywords(document))
    for index in 0..<(unsafe poppler_document_get_n_pages(document)) {
      guard let page = unsafe poppler_document_get_page(document, index) else { continue }
      defer { unsafe g_object_unref(UnsafeMutableRawPointer(page)) }
      var (width, height) = (0.0, 0.0)
      unsafe poppler_page_get_size(page, &width, &height)
      pages.append(CGSize(width: width, height: height))
      unsafe readLinks(page)
    }
  }

  private mutating func readLinks(_ page: OpaquePointer) {
    let first = unsafe poppler_page_get_link_mapping(page)
    defer { unsafe poppler_page_free_link_mapping(first) }
    var next = unsafe first
    while let item = unsafe next {
      unsafe next = item.pointee.next
      guard let data = unsafe item.pointee.data else { continue }
      let mapping = unsafe data.assumingMemoryBound(to: PopplerLinkMapping.self)
      let area = unsafe mapping.pointee.area
      var link = Link(
        frame: CGRect(x: area.x1, y: area.y1, width: area.x2 - area.x1, height: area.y2 - area.y1))
      if let action = unsafe mapping.pointee.action,
        unsafe action.pointee.type == POPPLER_ACTION_URI
      {
        link.address = unsafe String(cString: action.pointee.uri.uri)
      }
      links.append(link)
    }
  }

  private static func text(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }
}
