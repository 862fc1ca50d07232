public import AutoLayout
public import Foundation

// The API of swift-snapshot-testing: tests written for it need little more than another import.

/// Compares a view, controller or layer with its recording, like
/// ``expectSnapshot(of:as:on:named:record:testName:fileID:filePath:function:line:column:)``, with
/// the API of swift-snapshot-testing.
///
/// - Parameters:
///   - value: The view, controller or layer.
///   - snapshotting: The form, such as `.image(on: .iPhone13)` or `.recursiveDescription`.
///   - name: A name that distinguishes snapshots of one test; nil for a number.
///   - mode: When recordings are written.
///   - testName: The name of the test; nil for its own name.
///   - fileID: The file ID of the call.
///   - file: The path of the call.
///   - function: The function of the call.
///   - line: The line of the call.
///   - column: The column of the call.
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
///   - value: The view, controller or layer.
///   - strategies: The forms by snapshot name.
///   - mode: When recordings are written.
///   - testName: The name of the test; nil for its own name.
///   - fileID: The file ID of the call.
///   - file: The path of the call.
///   - function: The function of the call.
///   - line: The line of the call.
///   - column: The column of the call.
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

/// Compares a view, controller or layer with a text in the test, like
/// ``expectInlineSnapshot(of:as:on:record:testName:fileID:filePath:function:line:column:matches:)``,
/// with the API of swift-snapshot-testing.
///
/// - Parameters:
///   - value: The view, controller or layer.
///   - snapshotting: Frames or constraints.
///   - mode: When the literal is written.
///   - fileID: The file ID of the call.
///   - file: The path of the call.
///   - function: The function of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: The expected text.
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
  ///   - precision: The required share of matching pixels, 0 to 1.
  ///   - perceptualPrecision: The required similarity of two matching pixels, 0 to 1.
  ///   - size: The size of a view without its own; nil for the device's width.
  ///   - traits: The appearance, direction and text size; unspecified ones are ignored.
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
  ///   - size: The size of a view without its own; nil for the device's width.
  ///   - traits: The appearance, direction and text size; unspecified ones are ignored.
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
