struct EffectCandidate {
  enum Content {
    case changes([Int])
    /// A change outside of scenes, or all changes of resources that the scene uses.
    case document([Int])
    /// All changes of recorded frames of views that only the frame places.
    case frames([Int])
  }

  var content: Content
  /// Whether reports show it only if it has an effect.
  var isConditional: Bool
  var effect: Effect?
  var touched: Set<String> = []

  init(_ content: Content, isConditional: Bool = false) {
    self.content = content
    self.isConditional = isConditional
  }

  func changes(in scene: [Change], _ document: [Change]) -> [Change] {
    switch content {
    case .changes(let indices), .frames(let indices): indices.map { scene[$0] }
    case .document(let indices): indices.map { document[$0] }
    }
  }

  /// Returns the candidates, first the scene's candidates.
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
      // A view wrapped into a new view needs the new view.
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
      // In another superview the old frame is at another place.
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
  var resource: String? {
    guard subject.type == "document", let path = edits.first?.path, path.hasPrefix("resources"),
      let start = path.firstIndex(of: "["), let end = path.lastIndex(of: "]"), start < end
    else { return nil }
    return String(path[path.index(after: start)..<end])
  }
}
