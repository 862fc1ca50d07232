import AutoLayout
import Foundation
import Testing

@testable import ConversionVerification

@Suite("Frames from documents and from code")
@MainActor
struct DocumentVerificationTests {
  /// The code of the nib below, with the label at a distance from the leading edge.
  private final class Badge: UIView {
    private let nameLabel = UILabel()
    private lazy var columnStack = UIStackView(arrangedSubviews: [boxView])
    private let boxView = UIView()

    init(inset: CGFloat, hasColumn: Bool = true) {
      super.init(frame: .zero)
      nameLabel.text = "Name"
      for subview in [nameLabel] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
      }
      NSLayoutConstraint.activate([
        nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
        nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      ])
      guard hasColumn else { return }
      columnStack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(columnStack)
      NSLayoutConstraint.activate([
        columnStack.trailingAnchor.constraint(equalTo: trailingAnchor),
        columnStack.bottomAnchor.constraint(equalTo: bottomAnchor),
        boxView.widthAnchor.constraint(equalToConstant: 40),
        boxView.heightAnchor.constraint(equalToConstant: 20),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <objects>
    <view contentMode="scaleToFill" id="root" customClass="Badge">
    <rect key="frame" x="0" y="0" width="200" height="100"/>
    <subviews>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Name" \
    lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="name">
    <rect key="frame" x="8" y="8" width="46" height="20.5"/>
    </label>
    <stackView opaque="NO" contentMode="scaleToFill" userLabel="column" \
    translatesAutoresizingMaskIntoConstraints="NO" id="column">
    <rect key="frame" x="160" y="80" width="40" height="20"/>
    <subviews>
    <view contentMode="scaleToFill" userLabel="box" \
    translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0" y="0" width="40" height="20"/>
    <constraints>
    <constraint firstAttribute="width" constant="40" id="c5"/>
    <constraint firstAttribute="height" constant="20" id="c6"/>
    </constraints>
    </view>
    </subviews>
    </stackView>
    </subviews>
    <constraints>
    <constraint firstItem="name" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="8" id="c1"/>
    <constraint firstItem="name" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="8" id="c2"/>
    <constraint firstAttribute="trailing" secondItem="column" secondAttribute="trailing" id="c3"/>
    <constraint firstAttribute="bottom" secondItem="column" secondAttribute="bottom" id="c4"/>
    </constraints>
    </view>
    </objects>
    </document>
    """

  private func result(
    _ nib: String = Self.nib, _ name: String = "Badge",
    _ make: @escaping @MainActor @Sendable () -> AnyObject
  ) throws -> VerificationResult.Unit {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("badge-\(UUID().uuidString).xib")
    try Data(nib.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let converted = ConvertedDocument(url.path, [name: make])
    return try #require(try DocumentVerification(converted, pictures: nil).result.units.first)
  }

  @Test("equal code has no differences, on all devices, text sizes and directions")
  func equal() throws {
    let unit = try result { Badge(inset: 8) }
    #expect(unit.views == 3)
    #expect(unit.equal == 3)
    #expect(unit.differences.isEmpty)
    #expect(!unit.hasConflicts)
  }

  @Test("a moved view differs in each environment, the others do not")
  func moved() throws {
    let unit = try result { Badge(inset: 9) }
    #expect(unit.equal == 2)
    #expect(Set(unit.differences.map(\.id)) == ["name"])
    #expect(unit.differences.count == VerificationEnvironment.all.count)
    let first = try #require(unit.differences.first)
    #expect(first.document?.x == 8)
    #expect(first.code?.x == 9)
    #expect(first.line == 7)
    #expect(!first.isAmbiguous)
  }

  @Test("a view that code does not show is missing")
  func missing() throws {
    let unit = try result { Badge(inset: 8, hasColumn: false) }
    #expect(unit.equal == 1)
    #expect(Set(unit.differences.map(\.id)) == ["column", "box"])
    #expect(unit.differences.allSatisfy { $0.code == nil })
  }

  private final class Row: UITableViewCell {
    private let photoImageView = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      photoImageView.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(photoImageView)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        photoImageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        photoImageView.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        photoImageView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        photoImageView.heightAnchor.constraint(equalToConstant: 40),
        photoImageView.widthAnchor.constraint(equalToConstant: 40),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a row is laid out below the status bar, which would enlarge the margins")
  func rows() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <objects>
      <tableViewCell contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" id="row" \
      customClass="Row">
      <rect key="frame" x="0" y="0" width="375" height="70"/>
      <tableViewCellContentView key="contentView" contentMode="center" \
      preservesSuperviewLayoutMargins="YES" tableViewCell="row" id="content">
      <rect key="frame" x="0" y="0" width="375" height="70"/>
      <subviews>
      <imageView userLabel="photo" translatesAutoresizingMaskIntoConstraints="NO" id="photo">
      <rect key="frame" x="16" y="15" width="40" height="40"/>
      <constraints>
      <constraint firstAttribute="height" constant="40" id="c1"/>
      <constraint firstAttribute="width" constant="40" id="c2"/>
      </constraints>
      </imageView>
      </subviews>
      <constraints>
      <constraint firstItem="photo" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin" id="c3"/>
      <constraint firstItem="photo" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="content" secondAttribute="topMargin" id="c4"/>
      <constraint firstItem="photo" firstAttribute="centerY" secondItem="content" \
      secondAttribute="centerY" id="c5"/>
      </constraints>
      </tableViewCellContentView>
      </tableViewCell>
      </objects>
      </document>
      """
    let unit = try result(nib, "Row") { Row(style: .default, reuseIdentifier: nil) }
    #expect(!unit.hasConflicts)
    #expect(unit.equal == 2)
    #expect(unit.differences.isEmpty)
  }
}
