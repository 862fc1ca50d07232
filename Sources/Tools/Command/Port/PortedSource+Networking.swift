import CodeDeclarations

extension PortedSource {
  private static let networkingNames: Set = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "URLAuthenticationChallenge",
    "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]

  mutating func importNetworking() {
    let words = text.tokens.filter { $0.kind == .word }
    guard words.contains(where: { Self.networkingNames.contains($0.text) }),
      !words.contains(where: { $0.text == "FoundationNetworking" }),
      let first = text.tokens.first(where: { $0.text == "import" && $0.beginsLine })
    else { return }
    let start = first.range.lowerBound
    edits.replace(
      start..<start,
      by: "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n")
  }
}
