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

  /// Sets the text measurer; views measured before are not measured again.
  ///
  /// nil restores.
  public static func setMeasurer(_ measurer: (any TextMeasuring)?) {
    state.withLock { $0.replacement = measurer.map { CachedTextMeasuring($0) } }
  }

  /// Sets a factory of text measurers per release of the system font; nil restores.
  ///
  /// Results are cached. Views measured before are not measured again.
  public static func setMeasurers(
    _ make: (@Sendable (SystemFontGeneration) -> any TextMeasuring)?
  ) {
    state.withLock { state in
      state.make = make ?? { SystemFontMetrics(generation: $0) }
      state.builtIn.removeAll()
    }
  }

  package static var measurer: CachedTextMeasuring { measurer(forIOS: 0) }

  /// Returns the cached measurer for an iOS version; 0 for the newest.
  package static func measurer(forIOS iosMajorVersion: Int) -> CachedTextMeasuring {
    state.withLock { state in
      if let replacement = state.replacement { return replacement }
      let design = SystemFontGeneration(iosMajorVersion: iosMajorVersion)
      if let known = state.builtIn[design] { return known }
      let made = CachedTextMeasuring(state.make(design))
      state.builtIn[design] = made
      return made
    }
  }
}

extension SystemFontGeneration {
  init(iosMajorVersion: Int) {
    self =
      switch iosMajorVersion {
      case 1..<9: .helveticaNeue
      case 9: .sanFranciscoOriginal
      case 10: .sanFranciscoUI
      case 11..<14: .sanFranciscoPro
      default: .sanFranciscoVariable
      }
  }
}
