internal import AutoLayout
internal import InterfaceBuilder

/// A device, a text size and a direction in which both sides are laid out.
@MainActor
struct VerificationEnvironment {
  let name: String
  private let device: Device
  private let textSize: UIContentSizeCategory
  private let isRightToLeft: Bool

  /// Three devices, each with two text sizes, in both directions.
  static var all: [VerificationEnvironment] {
    let devices = ["iPhone SE (2nd generation)", "iPhone 15 Pro", "iPad Pro 11"]
    let known = ["retina4_7", "retina6_12", "ipad11_0rounded"]
    return zip(devices, known).flatMap { label, id -> [VerificationEnvironment] in
      guard let device = Device.named(id) else { return [] }
      return [UIContentSizeCategory.large, .accessibilityMedium].flatMap { size in
        [false, true].map { isRightToLeft in
          let parts =
            [label] + (size == .large ? [] : ["accessibility text"])
            + (isRightToLeft ? ["right to left"] : [])
          return VerificationEnvironment(
            name: parts.joined(separator: ", "), device: device, textSize: size,
            isRightToLeft: isRightToLeft)
        }
      }
    }
  }

  func adopt() {
    var screen = SimulatedScreen(device)
    screen.iosVersion = UIScreen.main.simulated.iosVersion
    screen.textSize = textSize
    screen.direction = isRightToLeft ? .rightToLeft : .leftToRight
    screen.appearance = .light
    UIScreen.main.simulate(screen)
  }
}
