import AutoLayout

extension LayoutLog {
  /// Returns the messages that `body` causes.
  static func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let old = replaceSink { messages.append($0) }
    defer { replaceSink(old) }
    body()
    return messages
  }
}
