extension String {
  /// The text as a single word for a shell.
  var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
