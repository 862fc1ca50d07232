import Comparison
import Foundation

/// Pictures of the scenes that differ.
@MainActor
struct DiffPictures {
  nonisolated static let options: [OptionSpecification] = []

  nonisolated init(_ arguments: Arguments) throws(UsageError) {}

  func page(_ results: [DiffReader.Result]) -> String { "" }
  func write(_ results: [DiffReader.Result], to path: String) throws {}
}
