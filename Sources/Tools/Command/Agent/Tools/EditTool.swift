import Diagnosis
import DocumentEditing
import Foundation
import InterfaceBuilder
import LivePreview
import Notation
import ScenePictures
import ToolProtocol

extension AgentTool {
  static let edit = AgentTool(
    "edit", "Edit a document",
    """
    Applies edits in order as one step, saves the file, and reports the effect on findings and \
    frames. Only the named bytes change. An edit sets a value ({object, set, value}: constant, \
    priority, relation, multiplier, firstAttribute, installed of a constraint; text, title, \
    numberOfLines, axis, spacing, distribution, alignment, hidden, frame, \
    horizontalHuggingPriority… of a view; an outlet's property; an action's selector; customClass), \
    removes a constraint ({object, remove: true}) or adds one \
    ({add: {…}}). If an edit fails, nothing changes. 'undo' takes the step back.
    """,
    arguments: [
      path,
      Schema.Member(
        "edits", .list(editSchema, limit: 500), "From 'fixes', or your own.", isRequired: true),
      Schema.Member("title", .text(limit: 200), "Name of the step for 'undo'."),
      Schema.Member(
        "update_frames", .flag, "Store new frames of moved views, like Xcode; default: true."),
    ] + ToolCall.environment,
    result: [
      Schema.Member("path", .text, ""), Schema.Member("saved", .flag, ""),
      Schema.Member("before", .object(tally), "Findings of the edited scenes."),
      Schema.Member("after", .object(tally), ""),
      Schema.Member("new_findings", .list(.text(limit: 100_000)), ""),
      Schema.Member("added", .list(.text), "Ids of added constraints."),
      Schema.Member(
        "moved",
        .list(
          .object([
            Schema.Member("view", .text, ""), Schema.Member("old", frame, ""),
            Schema.Member("new", frame, ""),
          ])), "On the canvas."),
    ], isReadOnly: false
  ) { call throws(ToolFault) in
    let (document, old) = try call.openDocument()
    let bytes = document.bytes
    let edits = try (call.arguments["edits"]?.array ?? []).map { value throws(ToolFault) in
      try edit(value)
    }
    let title = call.text("title") ?? "Edit"
    try apply(edits, title, to: document)
    guard document.bytes != bytes, let edited = document.document else {
      throw ToolFault("\(document.path): nothing to change; the document has these values already")
    }
    let scenes = scenes(of: edits, in: old, edited)
    if call.arguments["update_frames"]?.flag ?? true {
      try apply(FrameUpdates.edits(from: old, to: edited, scenes: scenes), title, to: document)
    }
    let new = document.document ?? edited
    var reply = try report(from: old, to: new, scenes, call)
    reply.change = FileChange(document.path, title: title, from: bytes, to: document.bytes)
    return reply
  }

  private static let tally = ["errors", "warnings", "notes"].map { Schema.Member($0, .count, "") }

  static let editSchema = Schema.object([
    Schema.Member("object", .text, "Id of the view or constraint."),
    Schema.Member("set", .text, "Name of the setting; an unknown name lists all."),
    Schema.Member("value", .scalar, "If it is missing, the default is restored."),
    Schema.Member("remove", .flag, "Remove the constraint."),
    Schema.Member(
      "add",
      .object([
        Schema.Member("firstItem", .text, "View id.", isRequired: true),
        Schema.Member("firstAttribute", .text, "Such as leading or width.", isRequired: true),
        Schema.Member("secondItem", .text, "View or guide id."),
        Schema.Member("secondAttribute", .text, ""), Schema.Member("constant", .number, ""),
        Schema.Member(
          "relation", .choice(["lessThanOrEqual", "equal", "greaterThanOrEqual"]), ""),
        Schema.Member("multiplier", .number, ""), Schema.Member("priority", .number, "1 to 1000"),
      ]), "A new constraint; the result has the id."),
  ])

  private static func edit(_ value: JSONValue) throws(ToolFault) -> DocumentEdit {
    let object = value["object"]?.string
    if let add = value["add"] {
      var constraint = ConstraintAddition(
        firstItem: add["firstItem"]?.string ?? "",
        firstAttribute: add["firstAttribute"]?.string ?? "",
        secondItem: add["secondItem"]?.string, secondAttribute: add["secondAttribute"]?.string,
        constant: add["constant"]?.double ?? 0)
      constraint.relation = add["relation"]?.string
      constraint.multiplier = add["multiplier"]?.double
      constraint.priority = add["priority"]?.double
      return DocumentEdit(adding: constraint)
    }
    guard let object else {
      throw ToolFault("an edit needs the id of its 'object'; 'frames' and 'check' list ids")
    }
    if value["remove"]?.flag == true { return DocumentEdit(removing: object) }
    guard let name = value["set"]?.string else {
      throw ToolFault("the edit of '\(object.short)' has no 'set', 'remove' or 'add'")
    }
    let text: String? =
      switch value["value"] {
      case .string(let text): text
      case .bool(let flag): flag ? "YES" : "NO"
      case .number(let number): JSONValue.number(number).text
      default: nil
      }
    return DocumentEdit(object, set: name, to: text)
  }

  @MainActor
  private static func apply(
    _ edits: [DocumentEdit], _ title: String, to document: OpenDocument
  ) throws(ToolFault) {
    do {
      try document.edit(edits, title: title)
    } catch {
      throw ToolFault("\(document.path): \(error.description); nothing was changed")
    }
  }

  /// Returns the scenes of edited objects; all of them if an object has no place.
  private static func scenes(
    of edits: [DocumentEdit], in old: InterfaceDocument, _ new: InterfaceDocument
  ) -> Set<String> {
    var scenes: Set<String> = []
    for edit in edits {
      let id = edit.add?.firstItem ?? edit.object
      let contents = old.contents
      let location =
        contents.viewsByID[id].map { contents[$0].location }
        ?? contents.constraints.first { $0.id == id }?.location
      guard let scene = old.scene(ofLine: location?.line) else {
        return Set(new.scenes.map(\.id))
      }
      scenes.insert(scene.id)
    }
    return scenes
  }

  // MARK: - The effect

  private static let moveLimit = 20

  @MainActor
  private static func report(
    from old: InterfaceDocument, to new: InterfaceDocument, _ scenes: Set<String>, _ call: ToolCall
  ) throws(ToolFault) -> ToolReply {
    let check = DocumentCheck(try call.checkSettings())
    let (before, after) = (
      check.findings(in: old, scenes: scenes).findings,
      check.findings(in: new, scenes: scenes).findings
    )
    let known = Set(before.map(\.fingerprint))
    let caused = after.filter { !known.contains($0.fingerprint) }
    let moves = FrameUpdates.moves(from: old, to: new, scenes: scenes)
    let constraints = Set(old.contents.constraints.map(\.id))
    let added = new.contents.constraints.map(\.id).filter { !constraints.contains($0) }
    let (tallies, name) = ((SeverityCounts(before), SeverityCounts(after)), try call.entry().name)
    var lines = ["\(name): saved; findings before: \(tallies.0.text); after: \(tallies.1.text)"]
    lines += caused.prefix(moveLimit).map { "new: \($0.row)" }
    if !added.isEmpty { lines.append("added constraints: " + added.joined(separator: ", ")) }
    lines += moves.prefix(moveLimit).map { move in
      let numbers = [move.old, move.new].map { frame in
        frame.numbers.map(FrameTable.number).joined(separator: " ")
      }
      return "moved \(new.contents.displayName(of: move.view).onOneLine): "
        + numbers.joined(separator: " → ")
    }
    if moves.count > moveLimit { lines.append("\(moves.count - moveLimit) more views moved") }
    return ToolReply(
      lines.joined(separator: "\n"),
      [
        ("path", .string(name)), ("saved", true),
        ("before", .members(tallies.0.members)), ("after", .members(tallies.1.members)),
        ("new_findings", caused.isEmpty ? nil : .strings(caused.prefix(moveLimit).map(\.row))),
        ("added", added.isEmpty ? nil : .strings(added)),
        (
          "moved",
          .array(
            moves.prefix(moveLimit).map { move in
              [
                "view": .string(move.view),
                "old": .array(move.old.numbers.map { .number($0) }),
                "new": .array(move.new.numbers.map { .number($0) }),
              ]
            })
        ),
      ])
  }
}
