/// The guides whose constants depend on their owners' sizes.
@MainActor
struct SizeGuides {
  private var handles: [WeakHandle] = []
  /// Whether the guides have provisional constants.
  var areRelaxed = false

  var isEmpty: Bool { handles.isEmpty }
  var all: [UILayoutGuide] { handles.compactMap(\.guide) }

  mutating func insert(_ guide: UILayoutGuide) {
    if handles.count == handles.capacity {
      var seen = Set<WeakHandle>()
      handles.removeAll { !$0.isAlive || !seen.insert($0).inserted }
    }
    handles.append(guide.weakHandle)
  }
}

extension UILayoutGuide.Role {
  var dependsOnSize: Bool { self == .readableContent || self == .keyboard || self == .region }
}
