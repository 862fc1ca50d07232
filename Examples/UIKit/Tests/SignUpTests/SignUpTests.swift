import ApplicationHost
import Testing
import UIKit

@testable import SignUp

@MainActor @Suite("A program without scenes", .serialized)
struct SignUpTests {
  private func launch(_ url: String? = nil) throws -> (UIWindow, MainTabBarController) {
    var options = LaunchOptions()
    options.urls = url.flatMap(URL.init).map { [$0] } ?? []
    let window = try #require(HostedApplication.launch(AppDelegate.self, options))
    return (window, try #require(window.rootViewController as? MainTabBarController))
  }

  private func fields(in view: UIView) -> [FormField] {
    view.subviews.flatMap { ($0 as? FormField).map { [$0] } ?? fields(in: $0) }
  }

  @Test("the delegate makes the window; the form's fields are as wide as it, less its margins")
  func form() throws {
    let (window, tabs) = try launch()
    let fields = fields(in: tabs.view)
    #expect(fields.map(\.kind) == [.name, .email, .password])
    #expect(fields.allSatisfy { $0.frame.width == window.bounds.width - 40 })
    #expect(fields.allSatisfy { $0.textField.frame.height == 44 })
    HostedApplication.end()
  }

  @Test("what is wrong is said below the field, which moves the rest down")
  func validation() throws {
    let before = try launch()
    let password = try #require(fields(in: before.1.view).last).convert(CGPoint.zero, to: nil).y
    let (_, tabs) = try launch("signup://account/check")
    let fields = fields(in: tabs.view)
    #expect(fields.map { $0.error != nil } == [false, true, true])
    #expect(fields[1].frame.height > fields[0].frame.height)
    #expect(fields[2].convert(CGPoint.zero, to: nil).y > password)
    HostedApplication.end()
  }

  @Test("a valid form is answered by a question's box")
  func success() throws {
    let (_, tabs) = try launch()
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let form = try #require(navigation.topViewController as? SignUpViewController)
    form.fillAndSubmit(name: "Ada", email: "ada@example.org", password: "a long sentence")
    let alert = try #require(form.presentedViewController as? UIAlertController)
    #expect(alert.title == "Welcome, Ada!")
    HostedApplication.end()
  }

  @Test("plans stand side by side where there is room", arguments: [nil, "iPad Pro 11"])
  func plans(device: String?) throws {
    var options = LaunchOptions()
    options.device = device ?? "iPhone 14"
    options.urls = [try #require(URL(string: "signup://plans"))]
    let window = try #require(HostedApplication.launch(AppDelegate.self, options))
    func cells(in view: UIView) -> [UIView] {
      view.subviews.flatMap { $0 is PlanCell ? [$0] : cells(in: $0) }
    }
    let rows = Set(cells(in: window).map(\.frame.minY))
    #expect(rows.count == (device == nil ? 3 : 1))
    HostedApplication.end()
    options.device = "iPhone 14"
    options.urls = []
    HostedApplication.launch(AppDelegate.self, options)
    HostedApplication.end()
  }
}
