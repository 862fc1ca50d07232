import Diagnosis
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Command

@Suite("Releases of iOS and their devices in commands")
@MainActor
struct ReleaseOptionTests {
  private let article = TestFiles.repository
    .appendingPathComponent("Examples/Article.storyboard").path

  @Test("two releases for a single file show the frames that an update moves")
  func update() {
    let call = Call("diff", "--os", "18,26", "-d", "iPhone 17", article)
    #expect(call.code == .findings)
    #expect(call.output.contains("by the update from iOS 18 to 26"))
    let same = Call("diff", "--os", "26,27", "-d", "iPhone 17", article)
    #expect(same.code == .success)
    #expect(same.output.contains("no change to any layout"))
    let refused = Call("diff", "--os", "18,26", article, article)
    #expect(refused.code == .usage)
    #expect(refused.errors.contains("give --os OLD,NEW FILE"))
  }

  @Test("a release is chosen for frames, and a wrong release is refused")
  func frames() {
    let old = Call("frames", "--device", "iPhone 17", article)
    let new = Call("frames", "--device", "iPhone 17", "--os", "27.1", article)
    #expect(old.code == .success && new.code == .success)
    #expect(old.output != new.output)
    #expect(old.output == Call("frames", "--device", "iPhone 17", "--os", "18", article).output)
    for text in ["27.x", "6", "ios"] {
      let call = Call("frames", "--os", text, article)
      #expect(call.code == .usage)
      #expect(call.errors.contains("expected a release such as 18 or 27.1"))
    }
    #expect(Call("frames", "--os", "18,27", article).errors.contains("--os takes one value here"))
  }

  @Test("a device refuses a release that it does not run")
  func devices() {
    let call = Call("frames", "--device", "iPhone Duo", "--os", "26", article)
    #expect(call.code == .usage)
    #expect(call.errors.contains("duo_outer does not run iOS 26; add --os 27.1 or later"))
    #expect(Call("frames", "--device", "iPhone Duo", article).code == .success)
    let list = Call("devices").output
    for name in ["iPhone 17e", "iPhone 18 Pro Max", "iPhone Air", "iPhone Duo", "iPad (A16)"] {
      #expect(list.contains(name))
    }
  }

  @Test("a window of any size is a device")
  func windows() {
    let call = Call("frames", "--device", "700x500", article)
    #expect(call.code == .success)
    #expect(call.output.contains("  iPhone window\n"))
    #expect(Call("frames", "--device", "700x", article).code == .usage)
  }

  @Test("the matrix of the iPhone Duo has each window once in each orientation it turns to")
  func matrix() {
    let call = Call("check", "--matrix", "duo", "--format", "json", article)
    #expect(call.code == .success || call.code == .findings)
    #expect(CheckMatrix.duo.environments.count == 6)
    let points = CheckMatrix.of2026.environments.map {
      "\($0.deviceID ?? "") \($0.orientation?.rawValue ?? "")"
    }
    #expect(points.contains("ipad_pro_11_m4 landscape") && !points.contains("duo_left landscape"))
  }
}
