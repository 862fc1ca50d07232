import Foundation

struct PackageSources {
  private let package: URL
  private var times: [String: Date] = [:]

  /// The extensions of files that affect a build.
  private static let endings: Set<String> = [
    "swift", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "png", "jpg",
    "jpeg", "svg", "pdf",
  ]

  init(_ package: URL) {
    self.package = package
    _ = search()
  }

  mutating func takeChange() -> Bool {
    var isChanged = false
    for (path, time) in times {
      guard let now = Self.time(of: URL(fileURLWithPath: path)), now != time else { continue }
      times[path] = now
      isChanged = true
    }
    return isChanged
  }

  mutating func search() -> Bool {
    var found: [String: Date] = [:]
    // Build output and version control use hidden folders.
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
