import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import AutoLayoutCore

/// Cells that are roots: the engine of their layout answers fitting sizes.
@MainActor @Suite("Fitting sizes in the engine of the layout")
struct FittingInPlaceTests {
  /// A cell of nested stack views with labels, some of which wrap.
  private final class Cell: UIView {
    private(set) var labels: [UILabel] = []
    private(set) var all: [UIView] = []

    init(_ seed: UInt64) {
      super.init(frame: .zero)
      var random = SeededGenerator(seed: seed)
      let content = makeStack(2, &random)
      content.axis = .vertical
      addFilling(content, UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    }

    required init?(coder: NSCoder) { nil }

    private func makeStack(_ depth: Int, _ random: inout SeededGenerator) -> UIStackView {
      let views = (0..<random.number(2...4)).map { _ -> UIView in
        if depth > 0, random.chance(40) { return makeStack(depth - 1, &random) }
        let label = UILabel()
        label.numberOfLines = random.chance(40) ? 0 : 1
        labels.append(label)
        all.append(label)
        return label
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = random.pick([NSLayoutConstraint.Axis.horizontal, .vertical])
      stack.spacing = CGFloat(random.number(0...8))
      stack.alignment = random.pick([UIStackView.Alignment.fill, .leading, .center])
      stack.distribution = random.pick([
        UIStackView.Distribution.fill, .fill, .equalSpacing, .fillEqually,
      ])
      all.append(stack)
      return stack
    }

    func show(_ seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      for label in labels {
        label.text = (0..<random.number(1...9)).map { _ in random.pick(["a", "word", "texts"]) }
          .joined(separator: " ")
      }
    }

    func fittingSize(_ width: CGFloat) -> CGSize {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }

    func layOut(_ size: CGSize) -> [CGRect] {
      frame.size = size
      layoutIfNeeded()
      return all.map(\.frame)
    }
  }

  @Test("a cell of the fitting size cuts no text, also after it shows other texts")
  func sizes() {
    for seed in 0..<60 as Range<UInt64> {
      let (cell, other) = (Cell(seed), Cell(seed))
      other.ensureContext().fitting.isApart = true
      for step in 0..<4 as Range<UInt64> {
        cell.show(seed + step)
        other.show(seed + step)
        let size = cell.fittingSize([320, 375, 375, 250][Int(step)])
        // Frames do not depend on earlier questions.
        #expect(cell.layOut(size) == other.layOut(size), "seed \(seed) step \(step)")
        for label in cell.labels {
          let height = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
          #expect(label.frame.height > height - 0.5, "seed \(seed) step \(step)")
        }
      }
    }
  }

  @Test("a fitting size does not change frames")
  func frames() {
    let cell = Cell(3)
    cell.show(3)
    let frames = cell.layOut(cell.fittingSize(375))
    _ = cell.fittingSize(200)
    #expect(cell.all.map(\.frame) == frames)
    cell.layoutIfNeeded()
    #expect(cell.all.map(\.frame) == frames)
  }

  @Test("a conflict is reported by the layout, once")
  func conflict() {
    let cell = UIView()
    let box = UIView()
    cell.addFilling(box)
    for height: CGFloat in [100, 200] {
      box.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    let fitting = LayoutLog.messages {
      _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(fitting.isEmpty)
    cell.frame.size = CGSize(width: 50, height: 100)
    let layout = LayoutLog.messages { cell.layoutIfNeeded() }
    #expect(layout.filter { $0.contains("Unable to simultaneously") }.count == 1)
  }
}
