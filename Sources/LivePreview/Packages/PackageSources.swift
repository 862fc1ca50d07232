import Foundation

/// The files that a package is built of, and when they were changed last.
struct PackageSources {
  private let package: URL
  /// The times of the files by their paths.
  private var times: [String: Date] = [:]

  /// The endings of files that a build depends on.
  private static let endings: Set<String> = [
    "swift", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "png", "jpg",
    "jpeg", "svg", "pdf",
  ]

  /// Looks at a package.
  init(_ package: URL) {
    self.package = package
    _ = search()
  }

  /// Looks at the files that are known.
  ///
  /// - Returns: Whether one has changed.
  mutating func takeChange() -> Bool {
    var isChanged = false
    for (path, time) in times {
      guard let now = Self.time(of: URL(fileURLWithPath: path)), now != time else { continue }
      times[path] = now
      isChanged = true
    }
    return isChanged
  }

  /// Looks for files that came or went.
  ///
  /// - Returns: Whether there are other ones.
  mutating func search() -> Bool {
    var found: [String: Date] = [:]
    // What a build writes begins with a point, as does what version control keeps.
    let files = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let url = files?.nextObject() as? URL {
      guard Self.endings.contains(url.pathExtension) else { continue }
      found[url.path] = Self.time(of: url)
    }
    defer { times = found }
    return found != times
  }

  private static func time(of url: URL) -> Date? {
    try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}
