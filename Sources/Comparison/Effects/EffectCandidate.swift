/// Something that may have moved views: one change, or several that make sense only together.
enum EffectCandidate {
  /// Changes of the scene, by their places; the first one is told to be the cause.
  case changes([Int], Effect?)
  /// A change of the document as a whole.
  case document(Int, Effect?)
  /// All frames that Xcode recorded differently, of views that nothing else places.
  case frames([Int], Effect?)

  /// What it does to frames, once that is known.
  var effect: Effect? {
    get {
      switch self {
      case .changes(_, let effect), .document(_, let effect), .frames(_, let effect): effect
      }
    }
    set {
      switch self {
      case .changes(let indices, _): self = .changes(indices, newValue)
      case .document(let index, _): self = .document(index, newValue)
      case .frames(let indices, _): self = .frames(indices, newValue)
      }
    }
  }

  /// The changes that it consists of.
  func changes(in scene: [Change], _ document: [Change]) -> [Change] {
    switch self {
    case .changes(let indices, _), .frames(let indices, _): indices.map { scene[$0] }
    case .document(let index, _): [document[index]]
    }
  }

  /// The candidates of a scene.
  ///
  /// - Parameters:
  ///   - scene: The changes of the scene.
  ///   - document: Those of the document as a whole.
  ///   - shifted: The views whose frames differ.
  static func all(
    in scene: [Change], _ document: [Change], shifted: Set<String>
  ) -> [EffectCandidate] {
    var candidates: [EffectCandidate] = []
    var homes: [String: Int] = [:]
    for (index, change) in scene.enumerated()
    where change.affectsFrames && change.heading != .nothing && change.kind != .moved {
      for id in change.objects where change.kind == .added || change.kind == .removed {
        homes[id] = candidates.count
      }
      candidates.append(.changes([index], nil))
    }
    for (index, change) in scene.enumerated()
    where change.affectsFrames && change.kind == .moved && change.heading != .nothing {
      // What was wrapped into a new view makes sense with it alone.
      if let parent = change.newParent, let home = homes[parent],
        case .changes(let indices, _) = candidates[home]
      {
        candidates[home] = .changes(indices + [index], nil)
      } else {
        candidates.append(.changes([index], nil))
      }
    }
    let frames = scene.indices.filter { index in
      scene[index].reason == .frames && scene[index].affectsFrames
        && shifted.contains(scene[index].subject.id)
    }
    if !frames.isEmpty { candidates.append(.frames(frames, nil)) }
    for (index, change) in document.enumerated() where change.affectsFrames {
      candidates.append(.document(index, nil))
    }
    return candidates
  }
}
