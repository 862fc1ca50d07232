extension String {
  /// Whether the text has letters of the script whose advances are estimates, such as Arabic.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var hasEstimatedWidth: Bool {
    // Latin, Greek and Cyrillic take at most two bytes, up to 0xD3.
    guard utf8.contains(where: { $0 >= 0xD4 }) else { return false }
    return unicodeScalars.contains { scalar in
      switch scalar.value {
      // Letters of Armenian and all later alphabets, and Arabic presentation forms.
      case 0x0530...0x10FF, 0x1200...0x1DBF, 0xA4D0...0xABFF, 0xFB13...0xFDFF, 0xFE70...0xFEFC:
        GlyphCoverage.index(of: scalar.value) == nil && WideAdvances.isEstimated(scalar)
      default: false
      }
    }
  }
}
