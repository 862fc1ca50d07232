package import Foundation

/// The sizes of standard controls by iOS version.
///
/// IB means sizes that Interface Builder saved for controls of free size, with their count.
package struct ControlMetrics {
  /// The row's subject: alignment rectangle sizes in points; −1 for none.
  package enum Measure {
    case switchControl
    case slider
    case stepper
    case segmentedControl
    case segmentPadding
    case progressView
    case progressBar
    case activityIndicatorMedium
    case activityIndicatorLarge
    /// The extra width of page controls over the dots, and the height, both rounded up to pixels.
    case pageControl
    /// The width of each dot with the gap, rounded up to pixels.
    case pageControlDot
    case pickerView
    case datePickerWheels
    case datePickerCompact
    case datePickerInline
    case textFieldRoundedRect
    /// The extra size of rounded or bezel borders over the text, if above the minimum height.
    case textFieldBorder
    case searchBar
    case searchScopes
    case navigationBar
    case largeNavigationBar
    case toolbar
    case tabBar
    case infoButton
    case closeButton
    case configuredButtonTitle
  }

  private struct Row {
    var measure: Measure
    var since: Int
    var size: CGSize
    var insets: UIEdgeInsets

    init(
      _ measure: Measure, since: Int, width: CGFloat, height: CGFloat,
      insets: UIEdgeInsets = .zero
    ) {
      (self.measure, self.since) = (measure, since)
      size = CGSize(width: width, height: height)
      self.insets = insets
    }
  }

  private static let trailing2 = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  private static let sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  private static let bottom1 = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)

  private static let rows: [Row] = [
    // F9.10, F6.15; IB 51 × 31 in 120 of 121 before Xcode 26, 63 × 28 in 39 of 40 there
    Row(.switchControl, since: 7, width: 49, height: 31, insets: trailing2),
    Row(.switchControl, since: 26, width: 61, height: 28, insets: trailing2),
    // F9.11; IB: height 31, edges 2, 1, 2 outside (13 of 13); Xcode 26: 34, edges at 0 (8 of 8)
    Row(.slider, since: 7, width: -1, height: 30, insets: sliderInsets),
    Row(.slider, since: 26, width: -1, height: 34),
    // F9.12; IB 94 × 29 four times, 94 × 32 four times
    Row(.stepper, since: 7, width: 94, height: 29), Row(.stepper, since: 13, width: 94, height: 32),
    // F9.13, F6.15; IB 29 nine times, 32 twenty times, bottom edge 1 outside (5 of 5)
    Row(.segmentedControl, since: 7, width: -1, height: 28, insets: bottom1),
    Row(.segmentedControl, since: 13, width: -1, height: 31, insets: bottom1),
    // F9.13; IB: "First", "Second" is 121 wide, 131 from iOS 13 on
    Row(.segmentPadding, since: 7, width: 14, height: 1),
    Row(.segmentPadding, since: 13, width: 18, height: 1),
    // F9.14; IB 2 eleven times, 4 four times; the bar style 2.5 once
    Row(.progressView, since: 7, width: -1, height: 2),
    Row(.progressView, since: 14, width: -1, height: 4),
    Row(.progressBar, since: 7, width: -1, height: 2.5),
    Row(.progressBar, since: 14, width: -1, height: 4),
    // F9.15; IB 36 and 16 of each, no exceptions
    Row(.activityIndicatorMedium, since: 7, width: 20, height: 20),
    Row(.activityIndicatorLarge, since: 7, width: 37, height: 37),
    // F9.16: 7 n + 9 (n − 1) in 21 of 21; then 18 a dot at 2x, 17.67 at 3x. IB for three dots:
    // 121.33 × 27.33 and 123 × 28 in Xcode 12, 155.5 × 26 in 13, 116.5 × 26 in 14, then 74 × 26
    Row(.pageControl, since: 7, width: -9, height: 37),
    Row(.pageControl, since: 14, width: 68.4, height: 27.3),
    Row(.pageControl, since: 15, width: 101.5, height: 25.6),
    Row(.pageControl, since: 16, width: 62.4, height: 25.6),
    Row(.pageControl, since: 17, width: 20, height: 25.6),
    Row(.pageControlDot, since: 7, width: 16, height: 0),
    Row(.pageControlDot, since: 14, width: 17.6, height: 0),
    // F9.17; IB 162 in 4 of 4 up to Xcode 6 (4 owners), 216 in 47 of 50 after it
    Row(.pickerView, since: 7, width: 320, height: 162),
    Row(.pickerView, since: 9, width: 320, height: 216),
    Row(.datePickerWheels, since: 7, width: 320, height: 162),
    Row(.datePickerWheels, since: 9, width: 320, height: 216),
    // F9.17; IB 215 × 36 once; the calendar [likely]
    Row(.datePickerCompact, since: 14, width: 215, height: 36),
    Row(.datePickerInline, since: 14, width: 320, height: 330),
    // F9.18; IB 30 in 65 of 66 at 14 points up to Xcode 10, 34 in 130 of 150 after it
    Row(.textFieldRoundedRect, since: 7, width: -1, height: 30),
    Row(.textFieldRoundedRect, since: 13, width: -1, height: 34),
    // F9.18; IB: 36 points in 52.67, 25 points in 38 to 40; 21 wider than the text to Xcode 10,
    // then 28
    Row(.textFieldBorder, since: 7, width: 21, height: 9.5),
    Row(.textFieldBorder, since: 13, width: 28, height: 9.5),
    // F9.19; IB 44 twice up to iOS 10, 56 nine times after it, 64 in 2 of 2 in Xcode 26 (2 owners)
    Row(.searchBar, since: 7, width: -1, height: 44),
    Row(.searchBar, since: 11, width: -1, height: 56),
    Row(.searchBar, since: 26, width: -1, height: 64),
    // F9.19 [likely]
    Row(.searchScopes, since: 7, width: -1, height: 44),
    // F6.45
    Row(.largeNavigationBar, since: 11, width: -1, height: 96),
    // F15.12
    Row(.largeNavigationBar, since: 26, width: -1, height: 106),
    // F9.20; IB 44 in 25 of 28, 54 twice in Xcode 26; toolbars 44 in 12 of 14
    Row(.navigationBar, since: 7, width: -1, height: 44),
    Row(.navigationBar, since: 26, width: -1, height: 54),
    Row(.toolbar, since: 7, width: -1, height: 44), Row(.tabBar, since: 7, width: -1, height: 49),
    // F9.30 [likely]
    Row(.infoButton, since: 7, width: 22, height: 22),
    Row(.infoButton, since: 13, width: 25, height: 24),
    // F9.30; IB 25.67 at 3x once, 26 at 2x in 8 buttons of 2 owners
    Row(.infoButton, since: 16, width: 25.66, height: 25.66),
    // F9.30; IB once, Xcode 15
    Row(.closeButton, since: 13, width: 22, height: 21),
    // F9.28; IB: 14 points in Xcode 13 (31 high, 4 buttons), 17 points after it (34.5 high, 40)
    Row(.configuredButtonTitle, since: 15, width: 14, height: 0),
    Row(.configuredButtonTitle, since: 16, width: 17, height: 0),
  ]

  /// The content hugging priorities of controls if different from 250.
  private static let huggings: [(measure: Measure, hugging: (UILayoutPriority, UILayoutPriority))] =
    [
      // F1.18
      (.switchControl, (.defaultHigh, .defaultHigh)), (.stepper, (.defaultHigh, .defaultHigh)),
      (.activityIndicatorMedium, (.defaultHigh, .defaultHigh)),
      (.progressView, (.defaultLow, .defaultHigh)),
    ]

  /// Returns the content hugging priorities, horizontal and vertical; 250 by default (F1.17).
  package static func hugging(_ measure: Measure) -> (UILayoutPriority, UILayoutPriority) {
    huggings.first { $0.measure == measure }?.hugging ?? (.defaultLow, .defaultLow)
  }

  package let iosMajorVersion: Int

  /// Makes the table for an iOS version; 0 is the usual release.
  package init(iosMajorVersion: Int) {
    self.iosMajorVersion =
      iosMajorVersion == 0 ? ReleaseDifference.usualRelease : iosMajorVersion
  }

  private func row(_ measure: Measure) -> Row {
    let known = Self.rows.filter { $0.measure == measure }
    // The newest row for the version, or the first row if all are newer.
    return known.last { $0.since <= iosMajorVersion } ?? known[0]
  }

  package func size(_ measure: Measure) -> CGSize { row(measure).size }

  package func insets(_ measure: Measure) -> UIEdgeInsets { row(measure).insets }
}
