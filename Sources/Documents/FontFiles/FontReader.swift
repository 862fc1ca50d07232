import CHarfBuzz
public import Foundation
public import TextMetrics

/// Reads the faces in a font file, which may be damaged or hostile.
public enum FontReader {
  /// The largest file; the largest fonts, with all ideographs, have some 30 MB.
  public static let sizeLimit = 64 << 20
  static let faceLimit = 64

  private static let missingLibrary =
    "HarfBuzz is missing; on Debian and Ubuntu: apt-get install libharfbuzz0b"
  /// Whether HarfBuzz is there: the program's archive loads it at the first call, or ends.
  private static let isUsable: Bool = {
    #if os(Linux)
    return unsafe dlopen("libharfbuzz.so.0", RTLD_LAZY) != nil
    #else
    return true
    #endif
  }()
  static let instanceLimit = 256
  private static let nameLimit = 512

  /// Opens a TrueType or OpenType font file, or a collection of fonts.
  ///
  /// A variable font has an additional font for each named instance.
  public static func fonts(at path: String) throws(FontFileError) -> [CustomFont] {
    func fail(_ reason: String) -> FontFileError { FontFileError(path: path, reason: reason) }
    guard isUsable else { throw fail(missingLibrary) }
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let attributes else { throw fail("it does not exist or cannot be read") }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw fail("it is not a regular file")
    }
    guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= sizeLimit else {
      throw fail("it is larger than \(sizeLimit >> 20) MB, the limit")
    }
    guard let blob = unsafe hb_blob_create_from_file_or_fail(file) else {
      throw fail("it does not exist or cannot be read")
    }
    defer { unsafe hb_blob_destroy(blob) }
    return try unsafe fonts(in: blob, path: path)
  }

  /// Opens a font in memory; `name` appears in errors.
  ///
  /// These fonts are measured, but pictures show a replacement.
  public static func fonts(data: Data, name: String) throws(FontFileError) -> [CustomFont] {
    guard isUsable else { throw FontFileError(path: name, reason: missingLibrary) }
    guard data.count <= sizeLimit else {
      throw FontFileError(path: name, reason: "it is larger than \(sizeLimit >> 20) MB, the limit")
    }
    // Safe: HarfBuzz copies the bytes during the call.
    let blob = unsafe data.withUnsafeBytes { bytes in
      unsafe hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { unsafe hb_blob_destroy(blob) }
    return try unsafe fonts(in: blob, path: nil, name: name)
  }

  private static func fonts(
    in blob: OpaquePointer?, path: String?, name: String? = nil
  ) throws(FontFileError) -> [CustomFont] {
    func fail(_ reason: String) -> FontFileError {
      FontFileError(path: path ?? name ?? "", reason: reason)
    }
    let count = min(Int(unsafe hb_face_count(blob)), faceLimit)
    guard count > 0 else { throw fail("it is not a TrueType or OpenType font") }
    var fonts: [CustomFont] = []
    var reason: String?
    for index in 0..<count {
      let tables = unsafe FontTablesReader(blob, face: index)
      if let damage = tables.damage {
        reason = reason ?? damage
      } else {
        fonts += tables.fonts(of: path.map { CustomFont.File(path: $0, face: index) })
      }
    }
    guard !fonts.isEmpty else { throw fail(reason ?? "it has no face") }
    return fonts
  }

  /// Reads a face's names and measures.
  @safe private struct FontTablesReader: ~Copyable {
    private let face: OpaquePointer?

    init(_ blob: OpaquePointer?, face index: Int) {
      unsafe face = hb_face_create(blob, UInt32(index))
    }

    deinit { unsafe hb_face_destroy(face) }

    /// The first table that is missing or too short, in words; nil for a usable face.
    var damage: String? {
      guard unsafe hb_face_get_glyph_count(face) > 0 else { return "it has no glyphs" }
      for (tag, length) in [("head", 54), ("hhea", 36), ("hmtx", 4), ("cmap", 4), ("name", 6)]
      where table(tag).count < length {
        return "its table '\(tag)' is missing or damaged"
      }
      return name(6) == nil ? "it has no PostScript name" : nil
    }

    func fonts(of file: CustomFont.File?) -> [CustomFont] {
      guard let postScript = name(6) else { return [] }
      let family = name(16) ?? name(1) ?? postScript
      let style = name(17) ?? name(2) ?? "Regular"
      let metrics = metrics
      func font(_ names: CustomFont.Names, _ instance: Int?, weight: Int) -> CustomFont {
        var file = file
        file?.instance = instance
        let opened = unsafe HarfBuzzFont(face, instance: instance)
        return CustomFont(
          names: names, file: file, weight: weight, isItalic: isItalic, metrics: metrics,
          shape: { opened.advances(of: $0, hasLigatures: $1) })
      }
      let names = CustomFont.Names(
        postScript: postScript, full: name(4) ?? "\(family) \(style)", family: family, style: style)
      var fonts = [font(names, nil, weight: weight)]
      let instances = min(
        Int(unsafe hb_ot_var_get_named_instance_count(face)), FontReader.instanceLimit)
      for index in 0..<instances {
        guard
          let style = name(
            unsafe hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(index)))
        else { continue }
        let own = name(
          unsafe hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(index)))
        // CoreText adds the instance to the name of the file (F9.50).
        let joined = "\(postScript)_\(style.filter { $0 != " " })"
        let names = CustomFont.Names(
          postScript: own ?? joined, full: "\(family) \(style)", family: family, style: style)
        fonts.append(font(names, index, weight: weight(of: index)))
      }
      return fonts
    }

    private func name(_ id: hb_ot_name_id_t) -> String? {
      var size = UInt32(FontReader.nameLimit)
      var text = [CChar](repeating: 0, count: FontReader.nameLimit)
      // Safe: HarfBuzz writes at most `size` bytes and a zero.
      unsafe _ = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &text)
      let name = String(
        decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      return name.isEmpty ? nil : name
    }

    private func table(_ tag: String) -> [UInt8] {
      let blob = unsafe hb_face_reference_table(face, hb_tag_from_string(tag, -1))
      defer { unsafe hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let start = unsafe hb_blob_get_data(blob, &length) else { return [] }
      // Safe: the blob has `length` bytes; none of the read numbers is beyond the first hundred.
      return unsafe UnsafeRawBufferPointer(start: start, count: min(Int(length), 128)).map { $0 }
    }

    /// The measures at a size of 1, from `hhea`, or from `OS/2` if they are zero (F9.50).
    private var metrics: FontMetrics {
      let units = Double(unsafe hb_face_get_upem(face))
      let (header, windows) = (table("hhea"), table("OS/2"))
      var line = [4, 6, 8].map { header.signed(at: $0) / units }
      if line[0] == 0, line[1] == 0 {
        line = [68, 70, 72].map { windows.signed(at: $0) / units }
      }
      if line[0] == 0, line[1] == 0 {
        line = [windows.signed(at: 74) / units, -windows.signed(at: 76) / units, 0]
      }
      let hasHeights = windows.signed(at: 0) >= 2
      func height(at offset: Int, default fallback: Double) -> Double {
        let own = hasHeights ? windows.signed(at: offset) / units : 0
        return own > 0 ? own : fallback
      }
      return FontMetrics(
        ascender: line[0], descender: -abs(line[1]), leading: max(0, line[2]),
        capHeight: height(at: 88, default: 0.7), xHeight: height(at: 86, default: 0.5))
    }

    private var weight: Int {
      let own = Int(table("OS/2").signed(at: 4))
      return (1...1000).contains(own) ? own : 400
    }

    private var isItalic: Bool {
      Int(table("OS/2").signed(at: 62)) & 1 != 0 || Int(table("head").signed(at: 44)) & 2 != 0
    }

    private func weight(of instance: Int) -> Int {
      var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 64)
      var count = UInt32(axes.count)
      // Safe: HarfBuzz fills at most `count` elements of each array.
      unsafe _ = hb_ot_var_get_axis_infos(face, 0, &count, &axes)
      var values = [Float](repeating: 0, count: 64)
      var length = UInt32(values.count)
      unsafe _ = hb_ot_var_named_instance_get_design_coords(
        face, UInt32(instance), &length, &values)
      let tag = unsafe hb_tag_from_string("wght", -1)
      let place = axes.prefix(Int(count)).firstIndex { $0.tag == tag }
      return place.map { Int(min(1000, max(1, values[$0]))) } ?? weight
    }
  }
}

extension [UInt8] {
  /// Returns a signed number of two bytes; 0 beyond the end.
  fileprivate func signed(at offset: Int) -> Double {
    guard offset + 1 < count else { return 0 }
    return Double(Int16(bitPattern: UInt16(self[offset]) << 8 | UInt16(self[offset + 1])))
  }
}
