import AutoLayout
import Foundation
import InterfaceBuilder
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
    #expect(options.device == "retina6_12" && options.environment.orientation == .landscape)
    #expect(options.environment.textSize == .accessibilityLarge)
    #expect(options.environment.userInterfaceStyle == .dark)
    #expect(options.environment.direction == .rightToLeft)
    #expect(options.urls.map(\.absoluteString) == ["a://b", "a://c"])
    #expect(options.picture == "out.png" && options.scale == 1.5 && options.delay == 0.5)
    let plain = try read()
    #expect(plain.device == nil && plain.picture == nil && plain.environment == .canvas)
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
      (
        ["--device", "iPhone 51"], "invalid value 'iPhone 51' for --device; did you mean 'iPhone 5"
      ),
      (["--device"], "--device requires a value"),
      (["--appearance", "gray"], "invalid value 'gray' for --appearance; expected light, dark"),
      (["--scale", "0"], "'0' is not a scale between 0.01 and 16.0"),
      (["--open", "note"], "'note' is not a URL"),
      (["--text-size", "huge"], "invalid value 'huge' for --text-size"),
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
      #expect(error.message.hasPrefix("AUTOLAYOUT_DIRECTION: invalid value 'up'"))
    }
  }
}
