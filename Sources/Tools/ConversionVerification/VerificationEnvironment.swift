internal import AutoLayout
internal import InterfaceBuilder

/// Three devices, each with two text sizes, in both directions, in which both sides are laid out.
enum VerificationEnvironment {
  static var all: [(name: String, environment: LayoutEnvironment)] {
    let devices = ["iPhone SE (2nd generation)", "iPhone 15 Pro", "iPad Pro 11"]
    let known = ["retina4_7", "retina6_12", "ipad11_0rounded"]
    return zip(devices, known).flatMap { label, id in
      [UIContentSizeCategory.large, .accessibilityMedium].flatMap { size in
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { direction in
          var environment = LayoutEnvironment(
            device: Device.named(id), orientation: .portrait, contentSizeCategory: size,
            layoutDirection: direction)
          environment.userInterfaceStyle = .light
          let parts =
            [label] + (size == .large ? [] : ["accessibility text"])
            + (direction == .leftToRight ? [] : ["right to left"])
          return (parts.joined(separator: ", "), environment)
        }
      }
    }
  }
}
