internal import AutoLayout
internal import DocumentConversion
internal import Foundation
internal import InterfaceBuilder

/// A converted document with the compiled classes.
public struct ConvertedDocument {
  let path: String
  let makers: [String: @MainActor @Sendable () -> AnyObject]

  public init(_ path: String, _ makers: [String: @MainActor @Sendable () -> AnyObject]) {
    self.path = path
    self.makers = makers
  }
}

/// Lays out converted documents and their code, and prints the differences as JSON.
///
/// A generated program passes classes to this; `autolayout convert` starts the program for each
/// document separately, so a crash costs only that document. A second argument is a folder for
/// pictures of both sides.
@MainActor
public enum ConversionVerification {
  /// Verifies the document whose number is the first argument of the program.
  public static func run(_ documents: [ConvertedDocument]) -> Never {
    let arguments = ProcessInfo.processInfo.arguments
    guard arguments.count > 1, let number = Int(arguments[1]), documents.indices.contains(number)
    else { exit(2) }
    do {
      let pictures = arguments.count > 2 ? arguments[2] : nil
      let result = try DocumentVerification(documents[number], pictures: pictures).result
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      FileHandle.standardOutput.write(try encoder.encode(result))
      FileHandle.standardOutput.write(Data("\n".utf8))
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
