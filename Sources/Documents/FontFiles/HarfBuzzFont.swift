import CHarfBuzz

/// A font file's face, or a variable font's named instance, that shapes text with HarfBuzz.
///
/// Safe: the font is immutable after initialization; HarfBuzz then allows shaping on any thread.
@safe final class HarfBuzzFont: @unchecked Sendable {
  private let font: OpaquePointer?
  /// The units per em, in which advances are measured.
  private let unitsPerEm: Double

  /// Keeps fractions of font units, which variable fonts have.
  private static let precision = 16

  init(_ face: OpaquePointer?, instance: Int? = nil) {
    unsafe font = hb_font_create(face)
    let units = Int(unsafe hb_face_get_upem(face)) * Self.precision
    unitsPerEm = Double(units)
    unsafe hb_font_set_scale(font, Int32(units), Int32(units))
    if let instance { unsafe hb_font_set_var_named_instance(font, UInt32(clamping: instance)) }
    unsafe hb_font_make_immutable(font)
  }

  deinit { unsafe hb_font_destroy(font) }

  /// The advance of each character in em; nil for characters that the font lacks.
  func advances(of text: String, hasLigatures: Bool) -> [Double?] {
    // The character of each byte.
    var owners: [Int] = []
    var count = 0
    for character in text {
      for _ in 0..<character.utf8.count { owners.append(count) }
      count += 1
    }
    var sums = [Double?](repeating: nil, count: count)
    for part in ScriptPart.parts(of: text) {
      let clusters = clusters(of: part, in: text, hasLigatures: hasLigatures)
      for (index, cluster) in clusters.enumerated() where !cluster.isMissing {
        let end = index + 1 < clusters.count ? clusters[index + 1].start : part.bytes.upperBound
        // The characters in a ligature share the advance equally.
        let (first, last) = (owners[cluster.start], owners[max(cluster.start, end - 1)])
        let share = Double(cluster.advance) / unitsPerEm / Double(last - first + 1)
        for owner in first...last { sums[owner] = (sums[owner] ?? 0) + share }
      }
    }
    return sums
  }

  private struct Cluster {
    var start: Int
    var advance: Int
    var isMissing: Bool
  }

  /// Shapes a part, and returns the clusters in the order of the text.
  private func clusters(
    of part: ScriptPart, in text: String, hasLigatures: Bool
  ) -> [Cluster] {
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    // Safe: HarfBuzz copies the text, which lives during the call.
    unsafe hb_buffer_add_utf8(
      buffer, text, Int32(clamping: text.utf8.count), UInt32(clamping: part.bytes.lowerBound),
      Int32(clamping: part.bytes.count))
    unsafe hb_buffer_set_script(buffer, part.script)
    let direction = hb_script_get_horizontal_direction(part.script)
    unsafe hb_buffer_set_direction(
      buffer, direction == HB_DIRECTION_INVALID ? HB_DIRECTION_LTR : direction)
    // The language would otherwise be the locale's.
    unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    var features = hasLigatures ? [] : ["liga", "clig"].map(Self.disabled)
    unsafe hb_shape(font, buffer, &features, UInt32(features.count))
    var count: UInt32 = 0
    guard let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    var clusters: [Cluster] = []
    // Safe: both arrays have `count` elements while the buffer is unchanged.
    for index in 0..<Int(count) {
      let start = Int(unsafe glyphs[index].cluster)
      let advance = Int(unsafe positions[index].x_advance)
      let isMissing = unsafe glyphs[index].codepoint == 0
      if let last = clusters.indices.last, clusters[last].start == start {
        clusters[last].advance += advance
        clusters[last].isMissing = clusters[last].isMissing || isMissing
      } else {
        clusters.append(Cluster(start: start, advance: advance, isMissing: isMissing))
      }
    }
    return direction == HB_DIRECTION_RTL ? clusters.reversed() : clusters
  }

  private static func disabled(_ tag: String) -> hb_feature_t {
    hb_feature_t(
      tag: unsafe hb_tag_from_string(tag, -1), value: 0, start: 0, end: UInt32.max)
  }
}

/// A part in a single script; characters of any script join the preceding part.
struct ScriptPart {
  var bytes: Range<Int>
  var script: hb_script_t

  static func parts(of text: String) -> [ScriptPart] {
    let length = text.utf8.count
    guard length > 0 else { return [] }
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      return [ScriptPart(bytes: 0..<length, script: HB_SCRIPT_LATIN)]
    }
    let functions = unsafe hb_unicode_funcs_get_default()
    var parts: [ScriptPart] = []
    var (start, offset) = (0, 0)
    var current: hb_script_t?
    for scalar in text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      let script = unsafe hb_unicode_script(functions, scalar.value)
      guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN,
        script != current
      else { continue }
      if let current, offset > start {
        parts.append(ScriptPart(bytes: start..<offset, script: current))
        start = offset
      }
      current = script
    }
    parts.append(ScriptPart(bytes: start..<length, script: current ?? HB_SCRIPT_LATIN))
    return parts
  }
}
