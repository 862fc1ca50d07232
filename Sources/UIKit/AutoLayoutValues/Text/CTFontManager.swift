#if !canImport(Darwin)
public import Foundation
import TextMetrics

public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFError = NSError

public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case notRegistered = 201
}

public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

public final class CGDataProvider {
  let data: Data
  let name: String

  public init?(data: CFData) {
    self.data = Data(referencing: data)
    name = "\(self.data.count) bytes of font data"
  }

  public init?(url: CFURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    (self.data, name) = (data, path)
  }

  public convenience init?(filename: String) {
    self.init(url: NSURL(fileURLWithPath: filename))
  }
}

/// A font in memory; only registration is supported.
public final class CGFont {
  let fonts: [CustomFont]
  private let provider: CGDataProvider

  public init?(_ provider: CGDataProvider) {
    guard let reader = FontFileReaders.linked,
      let fonts = try? reader.fonts(data: provider.data, name: provider.name)
    else { return nil }
    (self.fonts, self.provider) = (fonts, provider)
  }

  public var postScriptName: CFString? { fonts.first?.names.postScript }
  public var fullName: CFString? { fonts.first?.names.full }

  /// The font data and the names, which identify the registration.
  var source: String { "CGFont \(postScriptName ?? "") \(provider.data.count)" }
}

/// Adds a file's fonts; false, with an error, if it cannot be used or is registered already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  unsafe FontRegistration.finish(error) {
    try FontRegistration.register(fontURL.path ?? "")
  }
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  unsafe FontRegistration.finish(error) {
    guard RegisteredFonts.remove(fontURL.path ?? "") else {
      throw FontRegistration.error(
        .notRegistered, "\(fontURL.path ?? ""): the font is not registered")
    }
  }
}

public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [NSError] = []
  for url in fontURLs {
    let path = (url as? URL)?.path ?? (url as? NSURL)?.path ?? ""
    do { try FontRegistration.register(path) } catch { errors.append(error as NSError) }
  }
  _ = registrationHandler?(errors as CFArray, true)
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  unsafe FontRegistration.finish(error) {
    guard RegisteredFonts.add(font.fonts, from: font.source) else {
      throw FontRegistration.error(
        .alreadyRegistered, "\(font.source): the font is registered already")
    }
  }
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  unsafe FontRegistration.finish(error) {
    guard RegisteredFonts.remove(font.source) else {
      throw FontRegistration.error(.notRegistered, "\(font.source): the font is not registered")
    }
  }
}

private enum FontRegistration {
  static func register(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw error(.fileNotFound, "\(path): the font file does not exist")
    }
    guard let reader = FontFileReaders.linked else {
      throw error(
        .unrecognizedFormat,
        "\(path): fonts from files need the product SwiftAutoLayoutApplicationHost, "
          + "SwiftAutoLayoutInterfaceBuilder or SwiftAutoLayoutDrawing: add it to the dependencies")
    }
    let fonts: [CustomFont]
    do { fonts = try reader.fonts(at: path) } catch let fault {
      throw error(.invalidFontData, "\(fault)")
    }
    guard RegisteredFonts.add(fonts, from: path) else {
      throw error(.alreadyRegistered, "\(path): the font is registered already")
    }
  }

  static func error(_ code: CTFontManagerError, _ message: String) -> NSError {
    NSError(
      domain: kCTFontManagerErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// Runs a step, and stores the error for the caller, who releases it, as on Apple's systems.
  static func finish(
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ step: () throws -> Void
  ) -> Bool {
    do {
      try step()
      return true
    } catch let fault {
      // Safe: the caller gives a pointer to a variable, or nil.
      unsafe error?.pointee = Unmanaged.passRetained(fault as NSError)
      return false
    }
  }
}
#endif
