import DocumentDiff
import Foundation
import Testing

@Suite("Merges of documents")
struct MergeTests {
  private let base: String

  init() throws { base = try Edit.document() }

  private static let title = "text=\"Welcome\""
  private static let boxHeight =
    "                                    <constraint firstAttribute=\"height\" constant=\"50\" id=\"con-bh-001\"/>\n"

  @Test("changes to adjacent lines and to the same line are merged")
  func adjacent() throws {
    let ours = base.edited(Self.title, "text=\"Hello\"")
      .edited("constant=\"16\" id=\"con-lt-001\"", "constant=\"24\" id=\"con-lt-001\"")
    let theirs = base.edited("numberOfLines=\"1\"", "numberOfLines=\"0\"")
      .edited("constant=\"16\" id=\"con-ll-001\"", "constant=\"20\" id=\"con-ll-001\"")
    let merged = try Merged(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(
      merged.text
        == ours.edited("numberOfLines=\"1\"", "numberOfLines=\"0\"")
        .edited("constant=\"16\" id=\"con-ll-001\"", "constant=\"20\" id=\"con-ll-001\""))
  }

  /// A second attempt at each depth would not end.
  @Test("containers that lose all children are merged once at each depth")
  func deepContainers() throws {
    func document(_ leaves: String) -> String {
      Nib.text(
        String(repeating: "<part key=\"p\">", count: 60) + leaves
          + String(repeating: "</part>", count: 60))
    }
    let leaves = ["<size key=\"a\" width=\"1\"/>", "<size key=\"b\" width=\"2\"/>"]
    let merged = try Merged(document(leaves.joined()), document(leaves[0]), document(leaves[1]))
    #expect(merged.conflicts.isEmpty)
    #expect(!merged.text.contains("<size") && !merged.text.contains("<part"))
  }

  @Test("two values for an attribute are a conflict, which a pick resolves")
  func values() throws {
    let ours = base.edited(Self.title, "text=\"Hello\"")
    let theirs = base.edited(Self.title, "text=\"Hi\"")
    let merged = try Merged(base, ours, theirs)
    #expect(merged.text == ours)
    let conflict = try #require(merged.conflicts.first)
    #expect(conflict.id == "lab-ti-001.text")
    #expect(conflict.kind == .value)
    #expect(conflict.name == "Welcome" || conflict.name == "Hello")
    #expect(
      (conflict.base, conflict.ours, conflict.theirs) == ("\"Welcome\"", "\"Hello\"", "\"Hi\""))
    #expect(conflict.oursLine == 18)
    let picked = try Merged(base, ours, theirs, ["lab-ti-001.text": .theirs])
    #expect(picked.text == theirs)
    #expect(picked.merge.remaining.isEmpty)
  }

  @Test("additions of both versions stay, in Xcode's form")
  func additions() throws {
    let line = Self.boxHeight
    func added(_ id: String) -> String {
      base.edited(line, line + line.edited("height", "width").edited("con-bh-001", id))
    }
    let merged = try Merged(base, added("con-bx-001"), added("con-bw-002"))
    #expect(merged.conflicts.isEmpty)
    // Equal constraints are taken once, with our identifier.
    #expect(merged.text == added("con-bx-001"))
    let other = added("con-bw-002").edited(
      "constant=\"50\" id=\"con-bw-002\"", "constant=\"70\" id=\"con-bw-002\"")
    let both = try Merged(base, added("con-bx-001"), other)
    #expect(both.conflicts.isEmpty)
    let lines = both.text.split(separator: "\n").filter {
      $0.contains("<constraint firstAttribute")
    }
    #expect(lines.count == 5)
    #expect(Set(lines.map { $0.prefix { $0 == " " }.count }) == [36])
  }

  @Test("an unchanged object that was deleted is deleted; a changed object is a conflict")
  func deletion() throws {
    let ours = base.without("con-iw-001")
    let unchanged = try Merged(base, ours, base.edited(Self.title, "text=\"Hi\""))
    #expect(unchanged.text == ours.edited(Self.title, "text=\"Hi\""))
    let theirs = base.edited(
      "constant=\"80\" id=\"con-iw-001\"", "constant=\"60\" id=\"con-iw-001\"")
    let merged = try Merged(base, ours, theirs)
    #expect(merged.names == ["con-iw-001.deletion"])
    #expect(merged.conflicts.first?.deletedBy == .ours)
    #expect(merged.text == ours)
    #expect(try Merged(base, ours, theirs, ["con-iw-001.deletion": .theirs]).text == theirs)
    // Ours changed it: it stays.
    #expect(try Merged(base, theirs, ours).text == theirs)
    #expect(try Merged(base, theirs, ours, ["con-iw-001.deletion": .theirs]).text == ours)
  }

  @Test("a deletion wins over a change of the recorded frame only")
  func derivedChange() throws {
    let theirs = base.edited("x=\"16\" y=\"320\"", "x=\"16\" y=\"330\"")
    let start = try #require(
      base.range(
        of:
          "                            <view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box-le-001\">"
      ))
    let end = try #require(base.range(of: "</view>\n", range: start.upperBound..<base.endIndex))
    var ours = base
    ours.removeSubrange(start.lowerBound..<end.upperBound)
    for id in ["con-bt-001", "con-bl-001", "con-bw-001", "con-br-001"] { ours = ours.without(id) }
    let merged = try Merged(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == ours)
    // A new reference to the deleted view is a conflict, and the result has no dangling reference.
    let referring = base.edited(
      "destination=\"lab-ti-001\" id=\"out-ti-001\"/>",
      "destination=\"lab-ti-001\" id=\"out-ti-001\"/>\n                        <outlet property=\"box\" destination=\"box-le-001\" id=\"out-bo-001\"/>"
    )
    let referred = try Merged(base, ours, referring)
    #expect(referred.names == ["box-le-001.deletion"])
    #expect(!referred.text.contains("box-le-001"))
    #expect(try Merged(base, referring, ours).text.contains("id=\"box-le-001\""))
  }

  @Test("an object that moved to two places is a conflict")
  func places() throws {
    let view = "<label text=\"A\" id=\"mov-ed-001\"/>"
    func nib(_ place: Int) -> String {
      let views = (0...2).map { number in
        "<view id=\"box-\(number)\"><subviews>\(number == place ? view : "")"
          + "<view id=\"in-\(number)\"/></subviews></view>"
      }
      return Nib.text("<subviews>\(views.joined())</subviews>")
    }
    let merged = try Merged(nib(0), nib(1), nib(2))
    #expect(merged.names == ["mov-ed-001.parent"])
    #expect(merged.text == nib(1))
    #expect(try Merged(nib(0), nib(1), nib(2), ["mov-ed-001.parent": .theirs]).text == nib(2))
    #expect(try Merged(nib(0), nib(0), nib(2)).text == nib(2))
  }

  @Test("two new orders of views are a conflict; a single new order is taken")
  func orders() throws {
    func nib(_ ids: String) -> String {
      Nib.text("<subviews>\(ids.map { "<view id=\"view-\($0)\"/>" }.joined())</subviews>")
    }
    #expect(try Merged(nib("abc"), nib("bac"), nib("abc")).text == nib("bac"))
    #expect(try Merged(nib("abc"), nib("bac"), nib("abcd")).text == nib("bacd"))
    let merged = try Merged(nib("abc"), nib("bac"), nib("acb"))
    #expect(merged.names == ["root.subviews.order"])
    #expect(merged.text == nib("bac"))
    #expect(
      try Merged(nib("abc"), nib("bac"), nib("acb"), ["root.subviews.order": .theirs]).text
        == nib("acb"))
  }

  @Test("two objects that share an identifier but differ get separate identifiers")
  func clash() throws {
    let base = Nib.text("<subviews><view id=\"5\"/></subviews>")
    let ours = Nib.text("<subviews><view id=\"5\"/><label text=\"A\" id=\"6\"/></subviews>")
    let theirs = Nib.text(
      "<subviews><view id=\"5\"/><button id=\"6\"/></subviews><constraints>"
        + "<constraint firstItem=\"6\" firstAttribute=\"top\" secondItem=\"5\" secondAttribute=\"top\" id=\"7\"/></constraints>"
    )
    let merged = try Merged(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text.contains("<label text=\"A\" id=\"6\"/>"))
    let id = try #require(merged.text.firstMatch(of: /<button id="([^"]+)"/)?.1)
    #expect(id != "6")
    #expect(merged.text.contains("firstItem=\"\(id)\""))
  }

  @Test("an object with new identifiers in both versions stays a single object")
  func renewed() throws {
    func renamed(_ suffix: String) -> String {
      ["lab-ti-001", "con-lt-001", "con-ll-001"].reduce(base) { text, id in
        text.replacing(id, with: id.dropLast(3) + suffix)
      }
    }
    let ours = renamed("o01")
    let lines = ("numberOfLines=\"1\"", "numberOfLines=\"0\"")
    let merged = try Merged(base, ours, renamed("t01").edited(lines.0, lines.1))
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == ours.edited(lines.0, lines.1))
  }

  @Test("an embedded image with a new name in each version stays a single image")
  func embeddedImages() throws {
    func named(_ name: String) -> String {
      base.edited("image=\"portrait\"", "image=\"\(name)\"").edited(
        "<image name=\"portrait\" width=\"80\" height=\"80\"/>",
        """
        <image name="\(name)" width="80" height="80">
                    <mutableData key="keyedArchiveRepresentation">YnBsaXN0MDA</mutableData>
                </image>
        """)
    }
    let lines = ("numberOfLines=\"1\"", "numberOfLines=\"0\"")
    let merged = try Merged(named("6F1D"), named("A51C"), named("0E77").edited(lines.0, lines.1))
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == named("A51C").edited(lines.0, lines.1))
  }

  @Test("the header follows the newer tools, and resources their use")
  func header() throws {
    let ours = base.edited("toolsVersion=\"21507\"", "toolsVersion=\"22155\"")
      .edited("version=\"21505\"", "version=\"22131\"")
    let theirs = base.edited("toolsVersion=\"21507\"", "toolsVersion=\"23094\"")
      .edited("version=\"21505\"", "version=\"23084\"")
    for (one, two) in [(ours, theirs), (theirs, ours)] {
      let merged = try Merged(base, one, two)
      #expect(merged.conflicts.isEmpty)
      #expect(merged.text == theirs)
    }
    let image = "        <image name=\"portrait\" width=\"80\" height=\"80\"/>\n"
    let unused = base.edited("image=\"portrait\" ", "").edited(image, "")
    let used = base.edited(
      "borderStyle=\"roundedRect\"", "background=\"portrait\" borderStyle=\"roundedRect\"")
    let merged = try Merged(base, unused, used)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == used.edited("image=\"portrait\" translates", "translates"))
  }

  @Test("an outlet that both versions added with two destinations is a single outlet in conflict")
  func outlets() throws {
    let line = "<outlet property=\"titleLabel\" destination=\"lab-ti-001\" id=\"out-ti-001\"/>"
    func added(_ destination: String, _ id: String) -> String {
      base.edited(
        line,
        "\(line)\n                        <outlet property=\"card\" destination=\"\(destination)\" id=\"\(id)\"/>"
      )
    }
    let same = try Merged(
      base, added("box-le-001", "out-ca-001"), added("box-le-001", "out-ca-002"))
    #expect(same.conflicts.isEmpty)
    #expect(same.text == added("box-le-001", "out-ca-001"))
    let two = try Merged(base, added("box-le-001", "out-ca-001"), added("fix-vi-001", "out-ca-002"))
    #expect(two.names == ["out-ca-001.destination"])
    #expect(two.text == added("box-le-001", "out-ca-001"))
  }

  @Test("rounding errors of frames and explicit nil colors change nothing")
  func notations() throws {
    let frame = "<rect key=\"frame\" x=\"16\" y=\"320\""
    let noise = base.edited(frame, "<rect key=\"frame\" x=\"16.00000036379382\" y=\"320\"")
    let moved = base.edited(frame, "<rect key=\"frame\" x=\"20\" y=\"320\"")
    #expect(try Merged(base, noise, moved).text == moved)
    #expect(try Merged(base, moved, noise).text == moved)
    let color = "<nil key=\"highlightedColor\"/>"
    let absent = base.without(color)
    let red = base.edited(
      color, "<color key=\"highlightedColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/>")
    for (one, two) in [(absent, red), (red, absent)] {
      let merged = try Merged(base, one, two)
      #expect(merged.conflicts.isEmpty)
      #expect(merged.text == red)
    }
  }

  @Test("a restored outlet has no rival with another destination")
  func restoredOutlet() throws {
    let line = "<outlet property=\"card\" destination=\"box-le-001\" id=\"out-ca-001\"/>"
    let other = "<outlet property=\"titleLabel\" destination=\"lab-ti-001\" id=\"out-ti-001\"/>"
    let base = base.edited(other, "\(other)\n                        \(line)")
    let ours = base.edited("constant=\"50\" id=\"con-bh-001\"", "constant=\"60\" id=\"con-bh-001\"")
    let theirs = try removing("box-le-001", from: base).edited(
      "\(other)\n",
      "\(other)\n                        \(line.replacing("box-le-001", with: "fix-vi-001").replacing("out-ca-001", with: "out-ca-002"))\n"
    )
    let merged = try Merged(base, ours, theirs)
    #expect(merged.names == ["box-le-001.deletion"])
    #expect(merged.text == ours)
    let deleted = try Merged(base, ours, theirs, ["box-le-001.deletion": .theirs])
    #expect(deleted.text.contains("out-ca-002") && !deleted.text.contains("out-ca-001"))
  }

  /// Removes an object's lines, and the lines that refer to it.
  private func removing(_ id: String, from text: String) throws -> String {
    var lines: [Substring] = []
    var end: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let closing = end {
        if line == closing { end = nil }
      } else if line.contains(" id=\"\(id)\"") {
        let indent = line.prefix { $0 == " " }
        let name = line.dropFirst(indent.count + 1).prefix { $0 != " " }
        if !line.hasSuffix("/>") { end = "\(indent)</\(name)>" }
      } else if !line.contains("\"\(id)\"") {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test("an image stays a resource only if something shows it; a text with the name does not")
  func unusedImage() throws {
    let image = "        <image name=\"portrait\" width=\"80\" height=\"80\"/>\n"
    let named = base.edited(Self.title, "text=\"portrait\"")
    let unused = named.edited("image=\"portrait\" ", "").edited(image, "")
    let changed = named.edited("numberOfLines=\"1\"", "numberOfLines=\"0\"")
    #expect(
      try Merged(named, unused, changed).text
        == unused.edited("numberOfLines=\"1\"", "numberOfLines=\"0\""))
  }

  @Test("lines that end with a carriage return stay so")
  func lineEnds() throws {
    let windows = base.replacing("\n", with: "\r\n")
    let ours = windows.replacing(Self.title, with: "text=\"Hello\"")
    let theirs = base.edited("numberOfLines=\"1\"", "numberOfLines=\"0\"")
    let merged = try Merged(windows, ours, theirs.replacing("\n", with: "\r\n"))
    #expect(merged.text == ours.replacing("numberOfLines=\"1\"", with: "numberOfLines=\"0\""))
    // Theirs converted the lines.
    #expect(
      try Merged(windows, ours, theirs).text
        == theirs.edited(Self.title, "text=\"Hello\""))
  }

  @Test("documents that both versions added are merged with an empty base")
  func addedTwice() throws {
    let theirs = base.edited(Self.title, "text=\"Hi\"")
    let merged = try Merged("", base, theirs)
    #expect(merged.names == ["lab-ti-001.text"])
    #expect(merged.text == base)
  }

  @Test(
    "invalid versions are refused with their place",
    arguments: [
      ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n", 1, "conflict markers"),
      ("<document", 1, "document"), ("", 1, "empty"), ("<plist/>", 1, "plist"),
    ])
  func refused(_ text: String, _ line: Int, _ words: String) throws {
    do {
      _ = try Merged(base, base.edited(Self.title, "text=\"Hi\""), text)
      Issue.record("the document must be refused")
    } catch let refusal as DocumentMerge.Refusal {
      #expect(refusal.path == "theirs")
      #expect(refusal.message.contains(words))
    }
  }

  @Test("documents that share no object are refused")
  func unrelated() throws {
    let other = Nib.text("<subviews><view id=\"a\"/></subviews>")
    let third = other.replacing("id=\"a\"", with: "id=\"b\"").replacing("root", with: "top")
    #expect(throws: DocumentMerge.Refusal.self) { try Merged(base, other, third) }
  }

  @Test("a part with thousands of values is merged")
  func manyValues() throws {
    func text(_ side: Int) -> String {
      let attributes = (0..<3000).map { number in
        #"<userDefinedRuntimeAttribute type="string" keyPath="k\#(number)" value="\#(side)"/>"#
      }
      return Nib.text(
        "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>")
    }
    let merged = try Merged(text(0), text(1), text(2))
    #expect(!merged.conflicts.isEmpty)
    #expect(try Merged(text(0), text(1), text(0)).conflicts.isEmpty)
  }
}
