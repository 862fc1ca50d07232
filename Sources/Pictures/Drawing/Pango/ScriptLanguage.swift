/// The assumed language of each script: ideographs and some letters differ by country.
enum ScriptLanguage {
  struct Part: Equatable {
    var bytes: Range<Int>
    var language: String
  }

  /// The parts of the text; characters that have no script join the preceding part.
  static func parts(of string: String) -> [Part] {
    let utf8 = string.utf8
    guard utf8.contains(where: { $0 >= 0x80 }) else {
      return utf8.isEmpty ? [] : [Part(bytes: 0..<utf8.count, language: "en")]
    }
    let ideographs = languageOfIdeographs(in: string)
    var parts: [Part] = []
    var offset = 0
    for scalar in string.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      defer { offset = end }
      let found = language(of: scalar.value)
      let language = found == Self.ideographic ? ideographs : found
      if let last = parts.last, language == nil || language == last.language {
        parts[parts.count - 1].bytes = last.bytes.lowerBound..<end
      } else {
        parts.append(Part(bytes: offset..<end, language: language ?? "en"))
      }
    }
    return parts
  }

  /// Returns Japanese for kana, Korean for Hangul, and otherwise Chinese.
  static func languageOfIdeographs(in string: String) -> String {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return "ja"
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: return "ko"
      default: continue
      }
    }
    return "zh-cn"
  }

  private static let ideographic = "ideographs"

  private static func language(of value: UInt32) -> String? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F,
      0x1E00...0x1EFF:
      "en"
    case 0x370...0x3FF, 0x1F00...0x1FFF: "el"
    case 0x400...0x52F: "ru"
    case 0x531...0x58F: "hy"
    case 0x591...0x5F4: "he"
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: "ar"
    case 0x900...0x97F: "hi"
    case 0xE01...0xE5B: "th"
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      ideographic
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: "ja"
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: "ko"
    default: nil
    }
  }
}
