import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import FontFiles

@Suite("Registered fonts", .serialized)
struct FontRegistrationTests {
  private let url = TestFiles.fixture("fonts/ProbeFlex.ttf")

  @Test("UIFont finds a font while it is registered")
  func registration() throws {
    #expect(!UIFont.familyNames.contains("Probe Flex"))
    let isRegistered = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    #expect(isRegistered)
    let bold = try #require(UIFont(name: "ProbeFlex-Regular_Bold", size: 20))
    #expect(bold.familyName == "Probe Flex" && bold.fontName == "ProbeFlex-Regular_Bold")
    #expect(bold.lineHeight == 28 && bold.ascender == 21 && bold.leading == 2)
    #expect(UIFont.familyNames.contains("Probe Flex") && UIFont.familyNames.contains("Avenir Next"))
    #expect(
      UIFont.fontNames(forFamilyName: "Probe Flex").sorted()
        == ["ProbeFlex-Regular", "ProbeFlex-Regular_Bold", "ProbeFlex-Regular_Regular"])
    let size = ("AV" as NSString).size(withAttributes: [.font: bold])
    #expect(abs(size.width - 27.6) < 1e-6 && abs(size.height - 28) < 1e-6)
    #expect(UIFont(name: "Helvetica-Bold", size: 12) != nil)
    #expect(UIFont(name: "NoSuchFont-Regular", size: 12) == nil)
    let regular = try #require(UIFont(name: "ProbeFlex-Regular", size: 10))
    let descriptor = regular.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(descriptor?.postscriptName == "ProbeFlex-Regular_Bold")

    var error: Unmanaged<CFError>?
    let isRegisteredTwice = unsafe CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
    #expect(!isRegisteredTwice)
    let taken = unsafe error?.takeRetainedValue()
    #expect(taken?.code == CTFontManagerError.alreadyRegistered.rawValue)
    let isRemoved = CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)
    #expect(isRemoved)
    #expect(!UIFont.familyNames.contains("Probe Flex"))
    let isRemovedTwice = CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)
    #expect(!isRemovedTwice)
  }

  @Test("a font in memory is registered by the font's names")
  func graphicsFont() throws {
    let data = try Data(contentsOf: TestFiles.fixture("fonts/ProbeSans-Regular.ttf"))
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "ProbeSans-Regular")
    let isRegistered = CTFontManagerRegisterGraphicsFont(font, nil)
    #expect(isRegistered)
    #expect(UIFont(name: "Probe Sans", size: 10)?.fontName == "ProbeSans-Regular")
    let isRemoved = CTFontManagerUnregisterGraphicsFont(font, nil)
    #expect(isRemoved)
    #expect(CGFont(try #require(CGDataProvider(data: Data("no".utf8) as CFData))) == nil)
  }

  @Test("a file of another format has an error that names it")
  func refusal() throws {
    let folder = TemporaryFolder()
    let path = try folder.write("Bad.ttf", "no font")
    var error: Unmanaged<CFError>?
    let bad = NSURL(fileURLWithPath: path)
    let isRegistered = unsafe CTFontManagerRegisterFontsForURL(bad, .process, &error)
    #expect(!isRegistered)
    let taken = unsafe error?.takeRetainedValue()
    let fault = try #require(taken)
    #expect(fault.code == CTFontManagerError.invalidFontData.rawValue)
    #expect(fault.localizedDescription.contains(path))
  }
}
