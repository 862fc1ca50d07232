import AutoLayout
import Foundation
import Synchronization
import Testing

@testable import LayoutSnapshots

@Suite("Tests of every window size")
@MainActor
struct ExpectNoFindingsTests {
  /// A row of two labels that need 300 points, and a button at the trailing edge.
  private final class Row: UIView {
    init(title: String, width: CGFloat) {
      super.init(frame: .zero)
      let label = UILabel()
      label.text = title
      label.textAlignment = .right
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
        label.widthAnchor.constraint(equalToConstant: width),
      ])
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }
  }

  private final class Screen: UIViewController {
    private let isSafe: Bool

    init(isSafe: Bool) {
      self.isSafe = isSafe
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func viewDidLoad() {
      let button = UIButton(type: .system)
      button.setTitle("Close", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      let edge = isSafe ? view.safeAreaLayoutGuide.trailingAnchor : view.trailingAnchor
      NSLayoutConstraint.activate([
        button.trailingAnchor.constraint(equalTo: edge),
        button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ])
    }
  }

  @Test("a layout with no faults passes at all sizes")
  func passes() {
    expectNoFindings(of: Row(title: "Fits", width: 200), widths: 320...400)
    expectNoFindings(of: Screen(isSafe: true), widths: 320...500)
  }

  @Test("a fault fails once, with the sizes at which it occurs")
  func fails() {
    withKnownIssue {
      expectNoFindings(of: Row(title: "Fits", width: 350), windows: ["iphone"], widths: 320...400)
    } matching: { issue in
      issue.comments.contains { comment in
        "\(comment)".contains("extends")
          && "\(comment)".contains("at widths 320–364, heights 400 and 874, of iPhone windows")
      }
    }
  }

  private final class TooWide: UIView {
    init() {
      super.init(frame: .zero)
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: trailingAnchor),
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
        bar.widthAnchor.constraint(equalToConstant: 500),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a conflict at several sizes fails once")
  func conflict() {
    let found = Mutex<[String]>([])
    withKnownIssue {
      expectNoFindings(of: TooWide(), windows: ["iphone"], widths: 320...324)
    } matching: { issue in
      let conflicts = issue.comments.map { "\($0)" }
        .filter { $0.contains("[unsatisfiable-constraints]") }
      found.withLock { $0 += conflicts }
      return true
    }
    let conflicts = found.withLock { $0 }
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.contains("at any width, heights 400 and 874") == true)
  }

  @Test("a controller is laid out with the safe area of each window")
  func safeArea() {
    withKnownIssue {
      expectNoFindings(of: Screen(isSafe: false), windows: ["duo"])
    } matching: { issue in
      issue.comments.contains { comment in
        let text = "\(comment)"
        // A half of the inner screen has an inset only if it has bars (F15.2).
        return text.contains("[outside-safe-area]") && text.contains("inner screen")
          && !text.contains("half")
      }
    }
  }

  @Test("rules can be left out, and unknown windows fail")
  func options() {
    expectNoFindings(
      of: Row(title: "Fits", width: 350), widths: 320...330,
      except: ["off-screen", "outside-safe-area"])
    withKnownIssue {
      expectNoFindings(of: Row(title: "", width: 1), windows: ["watch"])
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("unknown windows 'watch'") }
    }
  }
}
