/// One of several equal parts of the documents, to distribute a run over machines.
struct Shard {
  let number: Int
  let count: Int

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number > 0,
      number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Returns the documents of the part, distributed because neighbors often have similar sizes.
  func part(of files: [InputFile]) -> [InputFile] {
    files.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}

extension Arguments {
  /// Returns the part given by `--shard`; nil for all documents.
  func shard() throws(UsageError) -> Shard? {
    guard let text = value(of: "shard") else { return nil }
    guard let shard = Shard(text) else {
      throw UsageError(
        message: "invalid value for --shard; expected NUMBER/COUNT, such as 2/8 for the second of 8"
      )
    }
    return shard
  }
}
