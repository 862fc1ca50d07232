#if !canImport(Darwin)
import Foundation

/// A uniform type identifier, such as `public.png`; only the types below are known.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String

  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let found = Self.sorted.first(where: { $0.value.endings.contains(ending) }) else {
      return nil
    }
    self.init(known: found.key)
    if !conforms(to: supertype) { return nil }
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.sorted.first(where: { $0.value.mediaType == mimeType }) else {
      return nil
    }
    self.init(known: found.key)
    if !conforms(to: supertype) { return nil }
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public var preferredFilenameExtension: String? { Self.known[identifier]?.endings.first }
  public var preferredMIMEType: String? { Self.known[identifier]?.mediaType }
  public var description: String { identifier }

  public func conforms(to type: UTType) -> Bool {
    if identifier == type.identifier { return true }
    return Self.known[identifier]?.parents.contains {
      UTType(known: $0).conforms(to: type)
    } ?? false
  }

  private struct Facts {
    var endings: [String] = []
    var mediaType: String?
    var parents: [String] = []
  }

  private static let sorted = known.sorted { $0.key < $1.key }
  private static let known: [String: Facts] = [
    "public.item": Facts(), "public.content": Facts(),
    "public.data": Facts(parents: ["public.item"]),
    "public.directory": Facts(parents: ["public.item"]),
    "public.folder": Facts(parents: ["public.directory"]),
    "public.text": Facts(parents: ["public.data", "public.content"]),
    "public.plain-text": Facts(
      endings: ["txt", "text"], mediaType: "text/plain", parents: ["public.text"]),
    "public.utf8-plain-text": Facts(parents: ["public.plain-text"]),
    "public.rtf": Facts(endings: ["rtf"], mediaType: "text/rtf", parents: ["public.text"]),
    "public.html": Facts(
      endings: ["html", "htm"], mediaType: "text/html", parents: ["public.text"]),
    "public.xml": Facts(
      endings: ["xml"], mediaType: "application/xml", parents: ["public.text"]),
    "public.json": Facts(
      endings: ["json"], mediaType: "application/json", parents: ["public.text"]),
    "public.comma-separated-values-text": Facts(
      endings: ["csv"], mediaType: "text/csv", parents: ["public.text"]),
    "public.image": Facts(parents: ["public.data", "public.content"]),
    "public.png": Facts(endings: ["png"], mediaType: "image/png", parents: ["public.image"]),
    "public.jpeg": Facts(
      endings: ["jpeg", "jpg"], mediaType: "image/jpeg", parents: ["public.image"]),
    "public.heic": Facts(endings: ["heic"], mediaType: "image/heic", parents: ["public.image"]),
    "com.compuserve.gif": Facts(
      endings: ["gif"], mediaType: "image/gif", parents: ["public.image"]),
    "public.svg-image": Facts(
      endings: ["svg"], mediaType: "image/svg+xml", parents: ["public.image", "public.xml"]),
    "com.adobe.pdf": Facts(
      endings: ["pdf"], mediaType: "application/pdf", parents: ["public.data", "public.content"]),
    "public.audiovisual-content": Facts(parents: ["public.data", "public.content"]),
    "public.movie": Facts(parents: ["public.audiovisual-content"]),
    "public.video": Facts(parents: ["public.movie"]),
    "public.mpeg-4": Facts(endings: ["mp4"], mediaType: "video/mp4", parents: ["public.movie"]),
    "com.apple.quicktime-movie": Facts(
      endings: ["mov"], mediaType: "video/quicktime", parents: ["public.movie"]),
    "public.audio": Facts(parents: ["public.audiovisual-content"]),
    "public.mp3": Facts(endings: ["mp3"], mediaType: "audio/mpeg", parents: ["public.audio"]),
    "public.url": Facts(parents: ["public.data"]),
    "public.file-url": Facts(parents: ["public.url"]),
    "public.archive": Facts(parents: ["public.data"]),
    "public.zip-archive": Facts(
      endings: ["zip"], mediaType: "application/zip", parents: ["public.archive"]),
  ]

  public static let item = Self(known: "public.item")
  public static let content = Self(known: "public.content")
  public static let data = Self(known: "public.data")
  public static let directory = Self(known: "public.directory")
  public static let folder = Self(known: "public.folder")
  public static let text = Self(known: "public.text")
  public static let plainText = Self(known: "public.plain-text")
  public static let utf8PlainText = Self(known: "public.utf8-plain-text")
  public static let rtf = Self(known: "public.rtf")
  public static let html = Self(known: "public.html")
  public static let xml = Self(known: "public.xml")
  public static let json = Self(known: "public.json")
  public static let commaSeparatedText = Self(known: "public.comma-separated-values-text")
  public static let image = Self(known: "public.image")
  public static let png = Self(known: "public.png")
  public static let jpeg = Self(known: "public.jpeg")
  public static let heic = Self(known: "public.heic")
  public static let gif = Self(known: "com.compuserve.gif")
  public static let svg = Self(known: "public.svg-image")
  public static let pdf = Self(known: "com.adobe.pdf")
  public static let audiovisualContent = Self(known: "public.audiovisual-content")
  public static let movie = Self(known: "public.movie")
  public static let video = Self(known: "public.video")
  public static let mpeg4Movie = Self(known: "public.mpeg-4")
  public static let quickTimeMovie = Self(known: "com.apple.quicktime-movie")
  public static let audio = Self(known: "public.audio")
  public static let mp3 = Self(known: "public.mp3")
  public static let url = Self(known: "public.url")
  public static let fileURL = Self(known: "public.file-url")
  public static let archive = Self(known: "public.archive")
  public static let zip = Self(known: "public.zip-archive")
}
#endif
