import AutoLayout
import Foundation
import TestSupport
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

  private static let nib = Markup.nib(
    """
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
    \(Markup.box("box", 40, 20, #"userLabel="box""#))
    </subviews>
    </stackView>
    </subviews>
    <constraints>
    \(Markup.pin("name", "leading", 8))
    \(Markup.pin("name", "top", 8))
    \(Markup.pins("column", "trailing", "bottom"))
    </constraints>
    </view>
    """, device: nil)

  private let folder = TemporaryFolder()

  private func result(
    _ nib: String = Self.nib, _ name: String = "Badge",
    _ make: @escaping @MainActor @Sendable () -> AnyObject
  ) throws -> VerificationResult.Unit {
    let converted = ConvertedDocument(try folder.write("badge.xib", nib), [name: make])
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
    let photo = Markup.box(
      "photo", 40, 40, frame: [16, 15, 40, 40], kind: "imageView", #"userLabel="photo""#)
    let nib = Markup.nib(
      """
      <tableViewCell contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" id="row" \
      customClass="Row">
      <rect key="frame" x="0" y="0" width="375" height="70"/>
      <tableViewCellContentView key="contentView" contentMode="center" \
      preservesSuperviewLayoutMargins="YES" tableViewCell="row" id="content">
      <rect key="frame" x="0" y="0" width="375" height="70"/>
      <subviews>\(photo)</subviews>
      <constraints>
      \(Markup.pin("photo", "leading", to: "content", at: "leadingMargin"))
      <constraint firstItem="photo" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="content" secondAttribute="topMargin" id="c4"/>
      \(Markup.pin("photo", "centerY", to: "content"))
      </constraints>
      </tableViewCellContentView>
      </tableViewCell>
      """, device: nil)
    let unit = try result(nib, "Row") { Row(style: .default, reuseIdentifier: nil) }
    #expect(!unit.hasConflicts)
    #expect(unit.equal == 2)
    #expect(unit.differences.isEmpty)
  }
}
