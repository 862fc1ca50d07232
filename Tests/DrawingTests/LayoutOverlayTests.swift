import AutoLayout
import Foundation
import Testing

@testable import Drawing

@Suite("Overlays of layouts")
@MainActor
struct LayoutOverlayTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func add(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func marks(_ kinds: Set<OverlayKind>) -> [OverlayMark] {
    root.layoutIfNeeded()
    return LayoutOverlay(of: root, showing: kinds).marks
  }

  private func box(_ mark: OverlayMark?) -> CGRect? {
    if case .box(let box)? = mark?.figure { box } else { nil }
  }

  @Test("frames have their sizes, in the coordinates of the root")
  func frames() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 40.5, height: 30))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 1, y: 2)
    root.addSubview(outer)
    let marks = marks([.frames])
    #expect(marks.map(box) == [outer.frame, CGRect(x: 14, y: 24, width: 40.5, height: 30)])
    #expect(marks.map { $0.labels.map(\.text) } == [["200 × 100"], ["40.5 × 30"]])
  }

  @Test("overlays leave out a control's private subviews and clipped views")
  func authored() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    root.addSubview(button)
    let clip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    clip.clipsToBounds = true
    clip.addSubview(UIView(frame: CGRect(x: 0, y: 150, width: 10, height: 10)))
    root.addSubview(clip)
    #expect(marks([.frames]).compactMap(box) == [button.frame, clip.frame])
  }

  @Test("guides are margins, safe area and custom guides; requested separately they are drawn once")
  func guides() throws {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    let guide = UILayoutGuide()
    guide.identifier = "Column"
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      guide.widthAnchor.constraint(equalToConstant: 70),
      guide.heightAnchor.constraint(equalToConstant: 80),
    ])
    let all = marks([.guides])
    #expect(
      all.compactMap(box) == [
        CGRect(x: 12, y: 10, width: 272, height: 376), root.bounds,
        CGRect(x: 50, y: 60, width: 70, height: 80),
      ])
    #expect(all.allSatisfy { $0.kind == .guides && $0.isDashed })
    let both = marks([.guides, .margins])
    #expect(both.filter { box($0)?.width == 272 }.map(\.kind) == [.margins])
  }

  @Test("alignment rectangles show their insets, and appear only if they differ from frames")
  func alignment() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
      }
    }
    root.addSubview(Inset(frame: CGRect(x: 10, y: 10, width: 50, height: 40)))
    root.addSubview(UIView(frame: CGRect(x: 100, y: 10, width: 50, height: 40)))
    let marks = marks([.alignment])
    #expect(marks.map(box).first == CGRect(x: 10, y: 11, width: 50, height: 37))
    #expect(marks.map { $0.labels.map(\.text) } == [["top 1, bottom 2"], []])
    #expect(self.marks([.alignment, .frames]).count { $0.kind == .alignment } == 1)
  }

  @Test("an ambiguous view keeps the frame and has an alternative frame")
  func ambiguity() throws {
    let view = add()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    let frame = view.frame
    let marks = marks([.ambiguity, .constraints])
    #expect(view.frame == frame)
    let boxes = marks.filter { $0.kind == .ambiguity }
    #expect(boxes.first?.labels.map(\.text) == ["ambiguous y"])
    #expect(box(boxes.first) == frame)
    let other = try #require(boxes.last)
    #expect(other.isDashed && box(other)?.minX == 20 && box(other)?.minY != frame.minY)
    let constraints = marks.filter { $0.kind == .constraints }
    #expect(constraints.count == 3 && constraints.allSatisfy { $0.state == .ambiguous })
  }

  @Test("among conflicting constraints, the broken constraint is dashed")
  func conflicts() {
    let view = add()
    let widths = [100, 140].map { view.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(
      widths + [
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
    let marks = marks([.conflicts])
    #expect(Set(marks.map { $0.labels[0].text }) == ["100", "140"])
    #expect(marks.map(\.state) == [.conflicting, .broken])
    #expect(marks.map(\.isDashed) == [false, true])
    #expect(marks.last?.labels[0].text == (view.frame.width == 100 ? "140" : "100"))
    // Together with all constraints they are drawn once.
    let all = self.marks([.conflicts, .constraints])
    #expect(all.count { $0.state != .satisfied } == 2)
  }

  @Test("a misplaced frame shows the differences")
  func misplaced() {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    root.addSubview(view)
    let stored = CGRect(x: 28, y: 30, width: 97, height: 50)
    let source = OverlaySource(
      faults: LayoutFaults(misplacements: [.init(view, frame: stored)]), name: { _ in "Box" })
    let marks = LayoutOverlay(of: root, showing: [.misplaced], source).marks
    #expect(marks.compactMap(box) == [stored])
    #expect(marks.first?.labels.map(\.text) == ["+8", "width −3"])
    #expect(marks.first?.isDashed == true && marks.first?.name == "Box")
  }
}
