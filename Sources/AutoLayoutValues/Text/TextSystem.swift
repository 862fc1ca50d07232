import Foundation
import Synchronization
public import TextMetrics

public enum TextSystem {
  private struct State {
    var replacement: CachedTextMeasuring?
    var make: @Sendable (SystemFontGeneration) -> any TextMeasuring = {
      SystemFontMetrics(generation: $0)
    }
    var builtIn: [SystemFontGeneration: CachedTextMeasuring] = [:]
  }

  private static let state = Mutex(State())

  /// Lets another measurer answer for all views; nil goes back to the built-in one.
  ///
  /// What it finds is cached. Views that were measured before are not measured again by this.
  public static func setMeasurer(_ measurer: (any TextMeasuring)?) {
    state.withLock { $0.replacement = measurer.map { CachedTextMeasuring($0) } }
  }

  /// Lets a measurer be made for each release of the system font, for example one that knows more
  /// fonts.
  ///
  /// What they find is cached. Views that were measured before are not measured again by this.
  ///
  /// - Parameter make: Makes the measurer of a release; nil goes back to the built-in ones.
  public static func setMeasurers(
    _ make: (@Sendable (SystemFontGeneration) -> any TextMeasuring)?
  ) {
    state.withLock { state in
      state.make = make ?? { SystemFontMetrics(generation: $0) }
      state.builtIn.removeAll()
    }
  }

  /// The measurer for text that belongs to no view.
  package static var measurer: CachedTextMeasuring { measurer(forSystemGeneration: 0) }

  /// The measurer for the system font of an iOS version.
  ///
  /// - Parameter generation: The major number of the version; 0 means the newest.
  /// - Returns: The measurer, with its cache.
  package static func measurer(forSystemGeneration generation: Int) -> CachedTextMeasuring {
    state.withLock { state in
      if let replacement = state.replacement { return replacement }
      let design = SystemFontGeneration(systemGeneration: generation)
      if let known = state.builtIn[design] { return known }
      let made = CachedTextMeasuring(state.make(design))
      state.builtIn[design] = made
      return made
    }
  }
}

extension SystemFontGeneration {
  /// The design of an iOS version; the newest for 0.
  init(systemGeneration: Int) {
    self =
      switch systemGeneration {
      case 0: .sanFranciscoVariable
      case ..<9: .helveticaNeue
      case 9: .sanFranciscoOriginal
      case 10: .sanFranciscoUI
      case ..<14: .sanFranciscoPro
      default: .sanFranciscoVariable
      }
  }
}
