import AutoLayoutValues
public import Foundation

#if !canImport(Darwin)
public protocol NSItemProviderWriting: NSObjectProtocol {}

public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}

/// Hands over a value within the same program; loading is synchronous.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Safe: as in Foundation, a single thread fills a provider before handing it over.
  private let held: NSObject?
  private final var files: [(type: String, load: () -> Data?)] = []
  open var suggestedName: String?

  public enum ErrorCode: Int, Error, Sendable {
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
  }

  public override init() {
    held = nil
    super.init()
  }

  public init(object: any NSItemProviderWriting) {
    held = object as? NSObject
    super.init()
  }

  public init(item: NSObject?, typeIdentifier: String?) {
    held = item
    super.init()
    if let data = item as? NSData, let typeIdentifier {
      files = [(typeIdentifier, { Data(referencing: data) })]
    }
  }

  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    held = NSURL(string: fileURL.absoluteString)
    super.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  open var registeredTypeIdentifiers: [String] {
    files.map(\.type) + (heldType.map { [$0] } ?? [])
  }

  private final var heldType: String? {
    switch held {
    case is NSString: "public.utf8-plain-text"
    case is NSURL: "public.url"
    case is UIImage: "public.png"
    case is NSAttributedString: "public.rtf"
    case is UIColor: "com.apple.uikit.color"
    default: nil
    }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let forms = [
      "public.text": ["public.utf8-plain-text", "public.plain-text", "public.rtf"],
      "public.plain-text": ["public.utf8-plain-text"],
      "public.image": ["public.png", "public.jpeg"],
    ]
    let wanted = [typeIdentifier] + (forms[typeIdentifier] ?? [])
    return registeredTypeIdentifiers.contains { wanted.contains($0) }
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    files.append(
      (
        typeIdentifier,
        {
          var loaded: Data?
          _ = loadHandler { data, _ in loaded = data }
          return loaded
        }
      ))
  }

  /// Loads data by type; completes before returning.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    var data = files.first { $0.type == typeIdentifier }?.load()
    if data == nil, typeIdentifier == heldType {
      if let text = held as? NSString { data = Data("\(text)".utf8) }
      if let image = held as? UIImage { data = image.pngData() }
    }
    completionHandler(data, data == nil ? ErrorCode.itemUnavailableError : nil)
    return .done
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(ofClass: aClass) != nil
  }

  /// Loads an object by class; completes before returning.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = object(ofClass: aClass)
    completionHandler(object, object == nil ? ErrorCode.unexpectedValueClassError : nil)
    return .done
  }

  final func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)?
  {
    var mirror = held.map { Mirror(reflecting: $0) }
    while let present = mirror {
      if present.subjectType == aClass { return held as? any NSItemProviderReading }
      mirror = present.superclassMirror
    }
    return nil
  }
}

extension Progress {
  static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
#endif
