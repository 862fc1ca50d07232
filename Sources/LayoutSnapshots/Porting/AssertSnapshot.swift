public import AutoLayout
public import Foundation

// The spellings of swift-snapshot-testing, so that tests written with it need little more than
// another import.

/// Does what
/// ``expectSnapshot(of:as:on:named:record:testName:fileID:filePath:function:line:column:)`` does,
/// in the words of swift-snapshot-testing.
///
/// - Parameters:
///   - value: What is laid out.
///   - snapshotting: What is compared, such as `.image(on: .iPhone13)` or `.recursiveDescription`.
///   - name: What tells the snapshot from others of the test; nil numbers it.
///   - mode: When it is written.
///   - testName: What the test is called; nil for its own name.
///   - fileID: Where the call stands.
///   - file: The same.
///   - function: The function that the call stands in.
///   - line: The same.
///   - column: The same.
@preconcurrency @MainActor
public func assertSnapshot<Subject: SnapshotSubject>(
  of value: @autoclosure () throws -> Subject, as snapshotting: SnapshotForm,
  named name: String? = nil, record mode: SnapshotRecordMode? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: try value(), as: snapshotting, named: name, record: mode, testName: testName,
    fileID: fileID, filePath: file, function: function, line: line, column: column)
}

/// Takes one snapshot for each of several forms.
///
/// - Parameters:
///   - value: What is laid out.
///   - strategies: The forms, by the names of their snapshots.
///   - mode: When they are written.
///   - testName: What the test is called; nil for its own name.
///   - fileID: Where the call stands.
///   - file: The same.
///   - function: The function that the call stands in.
///   - line: The same.
///   - column: The same.
@preconcurrency @MainActor
public func assertSnapshots<Subject: SnapshotSubject>(
  of value: @autoclosure () throws -> Subject, as strategies: [String: SnapshotForm],
  record mode: SnapshotRecordMode? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, form) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: form, named: name, record: mode, testName: testName, fileID: fileID,
      file: file, function: function, line: line, column: column)
  }
}

/// Does what
/// ``expectInlineSnapshot(of:as:on:record:testName:fileID:filePath:function:line:column:matches:)``
/// does, in the words of swift-snapshot-testing.
///
/// - Parameters:
///   - value: What is laid out.
///   - snapshotting: Frames or constraints.
///   - mode: When the literal is written.
///   - fileID: Where the call stands.
///   - file: The same.
///   - function: The function that the call stands in.
///   - line: The same.
///   - column: The same.
///   - expected: The text.
@preconcurrency @MainActor
public func assertInlineSnapshot<Subject: SnapshotSubject>(
  of value: @autoclosure () throws -> Subject, as snapshotting: SnapshotForm,
  record mode: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, matches expected: (() -> String)? = nil
) {
  expectInlineSnapshot(
    of: try value(), as: snapshotting, on: snapshotting.environments.first ?? .current,
    record: mode, fileID: fileID, filePath: file, function: function, line: line, column: column,
    matches: expected)
}

extension SnapshotForm {
  /// The tree as text.
  public static let recursiveDescription = frames
  /// A PNG.
  public static let image = picture

  /// A PNG on a device.
  ///
  /// - Parameters:
  ///   - environment: The device.
  ///   - precision: The share of pixels that have to match, 0 to 1.
  ///   - perceptualPrecision: How much alike the colours of two pixels have to be, 0 to 1.
  ///   - size: The size of a view that has none of its own; nil for the device's width.
  ///   - traits: The appearance, direction and text size, as far as they are said.
  /// - Returns: The form.
  @preconcurrency @MainActor
  public static func image(
    on environment: SnapshotEnvironment = .current, precision: Double = 1,
    perceptualPrecision: Double = 1, size: CGSize? = nil, traits: UITraitCollection? = nil
  ) -> SnapshotForm {
    var form = picture(precision: precision, perceptualPrecision: perceptualPrecision)
    form.environments = environment.with(size, traits)
    return form
  }

  /// The tree as text on a device.
  ///
  /// - Parameters:
  ///   - environment: The device.
  ///   - size: The size of a view that has none of its own; nil for the device's width.
  ///   - traits: The appearance, direction and text size, as far as they are said.
  /// - Returns: The form.
  @preconcurrency @MainActor
  public static func recursiveDescription(
    on environment: SnapshotEnvironment = .current, size: CGSize? = nil,
    traits: UITraitCollection? = nil
  ) -> SnapshotForm {
    var form = frames
    form.environments = environment.with(size, traits)
    return form
  }
}

extension SnapshotEnvironment {
  /// The environment with a size and traits, as a list; empty for the screen as it is.
  @MainActor
  fileprivate func with(_ size: CGSize?, _ traits: UITraitCollection?) -> [SnapshotEnvironment] {
    var environment = self
    if let size { environment = environment.size(width: size.width, height: size.height) }
    if let traits {
      if traits.userInterfaceStyle != .unspecified {
        environment.appearance = traits.userInterfaceStyle
      }
      if traits.layoutDirection != .unspecified { environment.direction = traits.layoutDirection }
      if traits.preferredContentSizeCategory != .unspecified {
        environment.textSize = traits.preferredContentSizeCategory
      }
    }
    return environment == .current ? [] : [environment]
  }
}
