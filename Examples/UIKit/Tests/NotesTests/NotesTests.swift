import ApplicationHost
import Testing
import UIKit

@testable import Notes

@MainActor @Suite("A program of scenes", .serialized)
struct NotesTests {
  private func launch(_ url: String? = nil) throws -> (UIWindow, NoteListViewController) {
    var options = LaunchOptions()
    options.urls = url.flatMap(URL.init).map { [$0] } ?? []
    let window = try #require(HostedApplication.launch(AppDelegate.self, options))
    let navigation = try #require(window.rootViewController as? UINavigationController)
    return (window, try #require(navigation.viewControllers.first as? NoteListViewController))
  }

  private func table(_ list: NoteListViewController) throws -> UITableView {
    try #require(list.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
  }

  @Test("the scene's delegate, found by its name, makes the window; rows are as high as their text")
  func list() throws {
    let (window, list) = try launch()
    #expect(window.windowScene?.delegate is SceneDelegate)
    let table = try table(list)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 5)
    let short = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    let long = try #require(table.cellForRow(at: IndexPath(row: 2, section: 1)))
    #expect(long.frame.height > short.frame.height)
    #expect(short.frame.width == window.bounds.width - 2 * 16)
    HostedApplication.end()
  }

  @Test("an address opens a note, whose text stands above the keyboard")
  func note() throws {
    let (window, list) = try launch("notes://note/1")
    let navigation = try #require(list.navigationController)
    let editor = try #require(navigation.topViewController as? NoteViewController)
    let text = try #require(editor.view.subviews.lazy.compactMap { $0 as? UITextView }.first)
    #expect(text.text.hasPrefix("Open until six"))
    let bottom = text.convert(text.bounds, to: nil).maxY
    window.screen.simulateKeyboard(
      CGRect(x: 0, y: window.bounds.maxY - 300, width: window.bounds.width, height: 300))
    window.layoutIfNeeded()
    let above = text.convert(text.bounds, to: nil).maxY
    #expect(above < window.bounds.maxY - 300 && above < bottom)
    window.screen.simulateKeyboard(nil)
    HostedApplication.end()
  }

  @Test("a search shows what it finds, and says when that is nothing")
  func search() throws {
    let (window, list) = try launch("notes://search/map")
    let table = try table(list)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
    list.search(for: "zebra")
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.backgroundView?.isHidden == false)
    HostedApplication.end()
  }

  @Test("deleting asks first")
  func deletion() throws {
    let (_, list) = try launch("notes://delete/2")
    let alert = try #require(list.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete “Phone numbers”?")
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    HostedApplication.end()
  }
}
