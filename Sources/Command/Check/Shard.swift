/// One of several equal parts of the documents of a call, for as many machines.
struct Shard {
  /// Which part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// Reads a part as options name it.
  ///
  /// - Parameter text: Such as "2/8", the second part of eight.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number > 0,
      number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The documents of the part: each is in exactly one, and those of one folder, which are often
  /// alike in size, are spread.
  func part(of files: [InputFile]) -> [InputFile] {
    files.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}

extension Arguments {
  /// The part that `--shard` names; nil for all documents.
  ///
  /// - Throws: ``UsageError`` for what names no part.
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
