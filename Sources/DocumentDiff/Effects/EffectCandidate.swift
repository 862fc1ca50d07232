/// Something that may have moved views: one change, or several that make sense only together.
struct EffectCandidate {
  /// What it consists of.
  enum Content {
    /// Changes of the scene, by their places; the first one is told to be the cause.
    case changes([Int])
    /// A change of the document as a whole, or all of resources that the scene uses.
    case document([Int])
    /// All frames that Xcode recorded differently, of views that nothing else places.
    case frames([Int])
  }

  /// What it consists of.
  var content: Content
  /// Whether it is told only if it has an effect.
  var isConditional: Bool
  /// What it does to frames, once that is known.
  var effect: Effect?
  /// The views that it moves by itself.
  var touched: Set<String> = []

  init(_ content: Content, isConditional: Bool = false) {
    self.content = content
    self.isConditional = isConditional
  }

  /// The changes that it consists of.
  func changes(in scene: [Change], _ document: [Change]) -> [Change] {
    switch content {
    case .changes(let indices), .frames(let indices): indices.map { scene[$0] }
    case .document(let indices): indices.map { document[$0] }
    }
  }

  /// The candidates of a scene.
  ///
  /// - Parameters:
  ///   - scene: The changes of the scene.
  ///   - document: Those of the document as a whole.
  ///   - shifted: The views whose frames differ.
  ///   - uses: Whether the scene names a resource.
  /// - Returns: The candidates, those of the scene first.
  static func all(
    in scene: [Change], _ document: [Change], shifted: Set<String>, uses: (String) -> Bool
  ) -> [EffectCandidate] {
    var candidates: [EffectCandidate] = []
    var homes: [String: Int] = [:]
    for (index, change) in scene.enumerated()
    where change.affectsFrames && change.heading != .nothing && change.kind != .moved {
      for id in change.objects where change.kind == .added || change.kind == .removed {
        homes[id] = candidates.count
      }
      candidates.append(EffectCandidate(.changes([index])))
    }
    for (index, change) in scene.enumerated()
    where change.affectsFrames && change.kind == .moved && change.heading != .nothing {
      // What was wrapped into a new view makes sense with it alone.
      if let parent = change.newParent, let home = homes[parent],
        case .changes(let indices) = candidates[home].content
      {
        candidates[home].content = .changes(indices + [index])
      } else {
        candidates.append(EffectCandidate(.changes([index])))
      }
    }
    var frames: [Int] = []
    var movers: [Change.Subject: Int] = [:]
    for (candidate, members) in candidates.enumerated() {
      guard case .changes(let indices) = members.content else { continue }
      for index in indices where scene[index].kind == .moved {
        movers[scene[index].subject] = movers[scene[index].subject] ?? candidate
      }
    }
    for (index, change) in scene.enumerated()
    where change.reason == .frames && change.affectsFrames && shifted.contains(change.subject.id) {
      // In another view the old frame is another place.
      if let home = movers[change.subject], case .changes(let indices) = candidates[home].content {
        candidates[home].content = .changes(indices + [index])
      } else {
        frames.append(index)
      }
    }
    if !frames.isEmpty { candidates.append(EffectCandidate(.frames(frames), isConditional: true)) }
    var resources: [Int] = []
    for (index, change) in document.enumerated() where change.affectsFrames {
      guard let name = change.resource else {
        candidates.append(EffectCandidate(.document([index])))
        continue
      }
      if uses(name) { resources.append(index) }
    }
    if !resources.isEmpty {
      candidates.append(EffectCandidate(.document(resources), isConditional: true))
    }
    return candidates
  }
}

extension Change {
  /// The name of the resource that it is about; nil for any other change.
  var resource: String? {
    guard subject.type == "document", let path = edits.first?.path, path.hasPrefix("resources"),
      let start = path.firstIndex(of: "["), let end = path.lastIndex(of: "]"), start < end
    else { return nil }
    return String(path[path.index(after: start)..<end])
  }
}
