import Foundation

/// The start of the random tests of this folder: equal on every machine, unless a variable
/// overrides it.
enum FuzzingSeed {
  /// `AUTOLAYOUT_SEED`, or 1.
  static let value =
    ProcessInfo.processInfo.environment["AUTOLAYOUT_SEED"].flatMap(UInt64.init) ?? 1
}
