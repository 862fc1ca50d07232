import Foundation

struct Note: Hashable, Codable {
  var id = UUID()
  var title: String
  var body: String
  var date: Date
  var isPinned = false

  var preview: String {
    let line = body.split(separator: "\n").first.map(String.init)
    return line ?? "No additional text"
  }
}

extension Note {
  private static func day(_ day: Int, _ hour: Int) -> Date {
    let parts = DateComponents(
      timeZone: TimeZone(identifier: "UTC"), year: 2024, month: 5, day: day, hour: hour)
    return Calendar(identifier: .gregorian).date(from: parts) ?? Date(timeIntervalSince1970: 0)
  }

  static let samples: [Note] = [
    Note(
      title: "Packing list", body: "Tent, two sleeping bags, the blue stove\nMatches\nMap 34",
      date: day(14, 9), isPinned: true),
    Note(
      title: "Tea shop by the river",
      body: "Open until six. Try the smoked one, and ask for the small pots with a lid.",
      date: day(13, 16)),
    Note(title: "Phone numbers", body: "Plumber 555 0142\nLibrary 555 0199", date: day(12, 11)),
    Note(
      title:
        "Ideas for the garden fence, and everything that has to be bought before the first frost",
      body: "Ivy on the north side", date: day(10, 8)),
    Note(title: "Meeting", body: "", date: day(9, 14)),
    Note(title: "Books to give back", body: "The atlas; both novels", date: day(7, 19)),
  ]
}

final class NoteStore {
  static let didChange = Notification.Name("NoteStoreDidChange")
  private(set) var notes: [Note] {
    didSet { NotificationCenter.default.post(name: NoteStore.didChange, object: self) }
  }

  init(notes: [Note]) {
    self.notes = notes
  }

  var pinned: [Note] { notes.filter(\.isPinned) }
  var others: [Note] { notes.filter { !$0.isPinned } }

  func save(_ note: Note) {
    if let index = notes.firstIndex(where: { $0.id == note.id }) {
      notes[index] = note
    } else {
      notes.insert(note, at: 0)
    }
  }

  func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
  }

  func togglePin(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].isPinned.toggle()
  }
}
