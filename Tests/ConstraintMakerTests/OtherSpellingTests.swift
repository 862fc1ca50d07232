import AutoLayout
import ConstraintMaker
import Foundation
import Testing

@MainActor @Suite("The maker style as SnapKit and Masonry spell it")
struct OtherSpellingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let title = UIView()
  let body = UIView()

  init() {
    root.addSubview(title)
    root.addSubview(body)
  }

  @Test("snp makes, updates, remakes and removes constraints, and names sides")
  func snapKit() {
    var height: Constraint?
    title.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      make.top.equalTo(root.snp.top).offset(20)
      height = make.height.equalTo(44).constraint
    }
    body.snp.makeConstraints {
      $0.left.right.equalTo(title)
      $0.top.equalTo(title.snp.bottom).offset(8)
      $0.bottom.equalToSuperview().priority(.high)
    }
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
    #expect(body.frame == CGRect(x: 16, y: 72, width: 288, height: 408))
    height?.update(offset: 60)
    title.snp.updateConstraints { $0.top.equalTo(root.snp.top).offset(30) }
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 16, y: 30, width: 288, height: 60))
    body.snp.remakeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(body.frame == root.bounds)
    body.snp.removeConstraints()
    #expect(root.constraints.allSatisfy { $0.firstItem !== body })
    title.snp.contentHuggingHorizontalPriority = 700
    #expect(title.contentHuggingPriority(for: .horizontal).rawValue == 700)
    #expect(title.snp.contentHuggingHorizontalPriority == 700)
  }

  @Test("Masonry's calls in Swift are the same as on Apple's platforms")
  func masonry() {
    title.mas_makeConstraints { make in
      _ = make?.left.and().right.equalTo()(root)?.insets()(
        UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
      _ = make?.top.equalTo()(root.mas_top)?.offset()(20)
      _ = make?.height.mas_equalTo()(44)
    }
    body.mas_makeConstraints { make in
      _ = make?.left.equalTo()(title)
      _ = make?.width.equalTo()(title.mas_width)?.multipliedBy()(0.5)
      _ = make?.top.equalTo()(title.mas_bottom)?.with().offset()(8)
      _ = make?.bottom.lessThanOrEqualTo()(root)
      _ = make?.height.equalTo()(100)?.priorityLow()()
    }
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
    #expect(body.frame == CGRect(x: 16, y: 72, width: 144, height: 100))
    title.mas_updateConstraints { _ = $0?.height.mas_equalTo()(50) }
    body.mas_remakeConstraints { _ = $0?.edges.equalTo()(root) }
    root.layoutIfNeeded()
    #expect(title.frame.height == 50 && body.frame == root.bounds)
  }

  @Test("numbers can be added to priorities, weights of fonts and levels of windows")
  func numbers() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    var priority = UILayoutPriority.defaultHigh
    priority += 1
    priority -= 2
    #expect(priority.rawValue == 749)
    #expect(UIFont.Weight.regular < .bold)
    #expect(UIWindow.Level.alert + 1 > .alert)
  }
}
