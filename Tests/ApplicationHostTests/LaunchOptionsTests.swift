import AutoLayout
import Foundation
import Testing

@testable import ApplicationHost

@Suite("Options for running a program")
struct LaunchOptionsTests {
  private func read(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> LaunchOptions {
    try LaunchOptions(arguments: arguments, environment: environment)
  }

  @Test("command line options override the environment, and other arguments belong to the program")
  func options() throws {
    let options = try read(
      "--verbose", "--device", "iPhone 15", "--text-size=ax2", "file", "--appearance", "dark",
      "--direction", "rtl", "--orientation", "landscape", "--open", "a://b", "--open", "a://c",
      "--scale", "1.5", "--render", "out.png",
      environment: ["AUTOLAYOUT_DEVICE": "iPad Pro", "AUTOLAYOUT_AFTER": "0.5"])
    #expect(options.device == "iPhone 15" && options.isLandscape)
    #expect(options.textSize == .accessibilityLarge)
    #expect(options.appearance == .dark && options.direction == .rightToLeft)
    #expect(options.urls.map(\.absoluteString) == ["a://b", "a://c"])
    #expect(options.picture == "out.png" && options.scale == 1.5 && options.delay == 0.5)
    let plain = try read()
    #expect(plain.device == nil && plain.picture == nil && plain.textSize == nil)
  }

  @Test("the environment gives the path of the picture, unless the call does")
  func picture() throws {
    let environment = ["AUTOLAYOUT_RENDER": "window.png", "AUTOLAYOUT_SCALE": "2"]
    let options = try read(environment: environment)
    #expect(options.picture == "window.png" && options.scale == 2)
    #expect(try read("--render", "own.svg", environment: environment).picture == "own.svg")
  }

  @Test(
    "invalid options are reported",
    arguments: [
      (["--device", "iPhone 51"], "unknown device 'iPhone 51'; did you mean 'iPhone 5"),
      (["--device"], "--device requires a value"),
      (["--appearance", "gray"], "unknown appearance 'gray'; expected one of dark, light"),
      (["--scale", "0"], "'0' is not a scale between 0.01 and 16.0"),
      (["--open", "note"], "'note' is not a URL"),
      (["--text-size", "huge"], "unknown text size 'huge'"),
    ])
  func faults(arguments: [String], message: String) {
    do throws(LaunchOptions.UsageError) {
      _ = try LaunchOptions(arguments: arguments, environment: [:])
      Issue.record("no error")
    } catch {
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }

  @Test("an error in the environment names the variable")
  func variable() {
    do throws(LaunchOptions.UsageError) {
      _ = try LaunchOptions(arguments: [], environment: ["AUTOLAYOUT_DIRECTION": "up"])
      Issue.record("no error")
    } catch {
      #expect(error.message.hasPrefix("AUTOLAYOUT_DIRECTION: unknown direction 'up'"))
    }
  }
}
