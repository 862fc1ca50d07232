public import AutoLayout
public import Foundation
import InterfaceBuilder

// The API of swift-snapshot-testing: tests written for it need little more than another import.

/// Compares a subject with the recording, with the API of swift-snapshot-testing.
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

/// Takes a snapshot for each form, by snapshot name.
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

/// Compares a subject with a text in the test, with the API of swift-snapshot-testing.
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
  /// The same as ``frames``: views with classes, texts and frames.
  public static let recursiveDescription = frames
  /// The same as ``picture``: a PNG that must match exactly.
  public static let image = picture

  /// A PNG on a device; `size` is for a view that has no size.
  @preconcurrency @MainActor
  public static func image(
    on environment: SnapshotEnvironment = .current, precision: Double = 1,
    perceptualPrecision: Double = 1, size: CGSize? = nil, traits: UITraitCollection? = nil
  ) -> SnapshotForm {
    var form = picture(precision: precision, perceptualPrecision: perceptualPrecision)
    form.environments = environment.with(size, traits)
    return form
  }

  /// The tree as text on a device; `size` is for a view that has no size.
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
        environment.layout.userInterfaceStyle = traits.userInterfaceStyle
      }
      if traits.layoutDirection != .unspecified {
        environment.layout.direction =
          traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      }
      if traits.preferredContentSizeCategory != .unspecified {
        environment.layout.textSize = traits.preferredContentSizeCategory
      }
    }
    return environment == .current ? [] : [environment]
  }
}
