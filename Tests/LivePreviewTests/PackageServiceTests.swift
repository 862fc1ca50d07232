import Foundation
import Notation
import TestSupport
import Testing

@testable import LivePreview

@Suite("Previews of packages")
@MainActor
struct PackageServiceTests {
  @MainActor
  private final class Package {
    let folder = TemporaryFolder()

    init() throws {
      try folder.write("Package.swift", "// 1")
      try folder.write(
        "describe",
        #"{"targets": [{"name": "Cards", "type": "library"}, {"name": "Previews", "#
          + #""type": "executable", "product_dependencies": ["SwiftAutoLayoutPreviews"]}]}"#)
      // `error` is a failed build's message.
      try script(
        "swift",
        """
        here=$(dirname "$0")
        case "$*" in
        *describe*) cat "$here/describe" ;;
        *show-bin-path*) echo "$here" ;;
        *)
          echo "[3/20] Compiling Cards"
          while [ -e "$here/wait" ]; do sleep 0.01; done
          [ ! -e "$here/error" ] || { cat "$here/error"; exit 1; } ;;
        esac
        """)
      // Answers every call with the call's line; ends if the line has the word in `fatal`.
      try script(
        "Previews",
        """
        fatal=$(cat fatal 2>/dev/null || echo nothing)
        while read -r line; do
          case "$line" in *"$fatal"*)
            echo "Cards/Card.swift:7: Fatal error: no card" >&2; exit 4 ;;
          esac
          id=$(echo "$line" | sed 's/.*"id":\\([0-9]*\\).*/\\1/')
          case "$line" in
          *'"name":"start"'*) echo "$id 200 {\\"moved\\": []}" ;;
          *'"name":"document"'*) echo "$id 200 {\\"scenes\\": [\\"a card\\"]}" ;;
          *) echo "$id 200 $line" ;;
          esac
        done
        """)
    }

    private func script(_ name: String, _ text: String) throws {
      let text = "#!/bin/sh\n\(text.replacing("\\\\", with: "\\"))\n"
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.write(name, text))
    }

    func buildingService() -> PackageService {
      var tool = PackageTool(package: folder.url, scratchPath: nil)
      tool.swift = folder.path("swift")
      return PackageService(tool)
    }

    func service() async -> PackageService {
      let service = buildingService()
      await service.waitForBuild()
      return service
    }

    func rebuild(_ service: PackageService) async throws {
      try folder.write("Package.swift", "// \(UUID().uuidString)")
      try folder.write("New\(UUID().uuidString).swift", "")
      service.lookForDocuments()
      await service.waitForBuild()
    }
  }

  private func ask(
    _ service: PackageService, _ name: String, _ body: String = #"{"path": "Previews"}"#
  ) async throws -> (status: Int, body: [String: Any]) {
    let response = await service.answer(name, Data(body.utf8))
    let json = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
    return (response.status, try #require(json))
  }

  @Test("programs with previews are the documents, and respond themselves")
  func answers() async throws {
    let package = try Package()
    let service = await package.service()
    defer { service.stop() }
    let documents = try await ask(service, "documents", "{}").body
    let listed = try #require(documents["documents"] as? [[String: Any]])
    #expect(listed.map { $0["path"] as? String } == ["Previews"])
    #expect(documents["isReadOnly"] as? Bool == true && documents["problem"] == nil)

    let document = try await ask(service, "document").body
    #expect(document["version"] as? Int == 1 && document["scenes"] as? [String] == ["a card"])
    // The call reaches the program unchanged.
    let scene = try await ask(service, "scene", #"{"path": "Previews", "scene": "preview-1"}"#)
    #expect((scene.body["call"] as? [String: Any])?["scene"] as? String == "preview-1")

    try await package.rebuild(service)
    #expect(try await ask(service, "document").body["version"] as? Int == 2)
  }

  @Test("packages in a clone of the library build into the clone's folder")
  func buildFolder() throws {
    let folder = TemporaryFolder()
    let card = URL(fileURLWithPath: folder.path("clone/Examples/Card"))
    try folder.write("clone/Examples/Card/Package.swift", "")
    #expect(PackageTool(package: card, scratchPath: nil).scratchPath == nil)
    try folder.write("clone/Package.swift", "")
    try folder.write("clone/Sources/Tools/ConversionVerification/A.swift", "")
    let clone = try #require(LibraryClone(around: card))
    #expect(clone == LibraryClone(URL(fileURLWithPath: folder.path("clone/../clone/"))))
    #expect(clone.buildFolder == folder.path("clone/.build"))
    #expect(PackageTool(package: card, scratchPath: nil).scratchPath == clone.buildFolder)
    #expect(PackageTool(package: card, scratchPath: "b").scratchPath == "b")
  }

  @Test("a build reports progress until the end")
  func progress() async throws {
    let package = try Package()
    try package.folder.write("wait", "")
    let service = package.buildingService()
    defer { service.stop() }
    while service.step == nil { await Task.yield() }
    #expect(service.step?.text == "3/20")
    try FileManager.default.removeItem(atPath: package.folder.path("wait"))
    await service.waitForBuild()
    #expect(service.step == nil)
  }

  @Test("compiler messages are in the state, and the last program keeps running")
  func errors() async throws {
    let package = try Package()
    let service = await package.service()
    defer { service.stop() }
    try package.folder.write(
      "error", "\(package.folder.path)/Sources/Card.swift:3:9: error: cannot find 'cart' in scope\n"
    )
    try await package.rebuild(service)
    let document = try await ask(service, "document").body
    let problem = try #require(document["problem"] as? [String: Any])
    #expect(problem["message"] as? String == "cannot find 'cart' in scope")
    #expect(problem["file"] as? String == "Sources/Card.swift" && problem["line"] as? Int == 3)
    #expect(document["scenes"] as? [String] == ["a card"] && document["version"] as? Int == 1)

    try FileManager.default.removeItem(atPath: package.folder.path("error"))
    try await package.rebuild(service)
    let mended = try await ask(service, "document").body
    #expect(mended["problem"] == nil && mended["version"] as? Int == 2)
  }

  @Test("a program that ends is reported with the output, and restarted a few times")
  func traps() async throws {
    let package = try Package()
    try package.folder.write("fatal", "preview-9")
    let service = await package.service()
    defer { service.stop() }
    let call = #"{"path": "Previews", "scene": "preview-9"}"#
    let trap = try await ask(service, "scene", call)
    #expect(trap.status == 503)
    let error = try #require(trap.body["error"] as? [String: Any])
    #expect(error["message"] as? String == "the program has ended: Fatal error: no card")
    // The next call reaches a new process, which has the other previews.
    let other = try await ask(service, "scene", #"{"path": "Previews", "scene": "preview-1"}"#)
    #expect(other.status == 200)
    for _ in 0..<6 { _ = try await ask(service, "scene", call) }
    #expect(try await ask(service, "scene").status == 503)
    try await package.rebuild(service)
    #expect(try await ask(service, "scene").status == 200)
  }

  @Test("a package that has no previews has a message, and edits are refused")
  func refusals() async throws {
    let package = try Package()
    try package.folder.write("describe", #"{"targets": [{"name": "Cards", "type": "executable"}]}"#)
    let service = await package.service()
    let documents = try await ask(service, "documents", "{}").body
    let problem = try #require(documents["problem"] as? [String: Any])
    #expect((problem["message"] as? String)?.contains("SwiftAutoLayoutPreviews") == true)
    #expect(try await ask(service, "edit").status == 403)
    #expect(try await ask(service, "scene").status == 404)
    #expect(try await ask(service, "scene", "{}").status == 400)
    #expect(await service.image("0-1-1-7").status == 404)
    #expect(await service.image("..").status == 404)
  }
}
