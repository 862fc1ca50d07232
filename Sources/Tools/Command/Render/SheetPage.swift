import Drawing
import Foundation

/// A self-contained page with a sheet's separate pictures, and filters.
struct SheetPage {
  struct Value: Hashable {
    var dimension: String
    var name: String
  }

  private let title: String
  private var figures: [String] = []
  private var choices: [(dimension: String, names: [String])] = []

  init(title: String) { self.title = title }

  /// Adds a picture; an error leaves the page unchanged.
  mutating func add(
    _ list: DisplayList, scale: Double, values: [Value]
  ) throws(DrawingError) {
    let bytes = try list.encoded(as: .png, scale: scale)
    for value in values {
      if let index = choices.firstIndex(where: { $0.dimension == value.dimension }) {
        if !choices[index].names.contains(value.name) { choices[index].names.append(value.name) }
      } else {
        choices.append((value.dimension, [value.name]))
      }
    }
    let marks = values.map { "\($0.dimension)=\($0.name)" }.joined(separator: "\n")
    let caption = values.map(\.name).filter { !$0.isEmpty }.joined(separator: " · ")
    figures.append(
      """
      <figure data-values="\(HTMLText.escaped(marks))">
      <img width="\(Int(list.size.width.rounded()))" height="\(Int(list.size.height.rounded()))" \
      alt="\(HTMLText.escaped(caption))" src="data:image/png;base64,\(bytes.base64EncodedString())">
      <figcaption>\(HTMLText.escaped(caption))</figcaption>
      </figure>
      """)
  }

  var html: String {
    let filters = choices.filter { $0.names.count > 1 }.map { choice in
      let boxes = choice.names.map { name in
        "<label><input type=\"checkbox\" checked value=\""
          + HTMLText.escaped("\(choice.dimension)=\(name)")
          + "\"> \(HTMLText.escaped(name))</label>"
      }
      return "<fieldset><legend>\(HTMLText.escaped(choice.dimension))</legend>"
        + boxes.joined(separator: "\n") + "</fieldset>"
    }
    return Self.head.replacingOccurrences(of: "TITLE", with: HTMLText.escaped(title))
      + "<header><h1>\(HTMLText.escaped(title))</h1>\n\(filters.joined(separator: "\n"))\n"
      + "<p><span id=\"count\">\(figures.count)</span> of \(figures.count) pictures "
      + "<button id=\"page\" type=\"button\">Light or dark page</button></p></header>\n"
      + "<main>\n\(figures.joined(separator: "\n"))\n</main>\n" + Self.script
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>TITLE</title>
    <style>
    :root { color-scheme: light dark; --page: #ececee; --text: #222; --card: #fff; --line: #ccc; }
    @media (prefers-color-scheme: dark) {
      :root:not(.other) { --page: #1c1c1e; --text: #ddd; --card: #2c2c2e; --line: #48484a; }
    }
    @media (prefers-color-scheme: light) {
      :root.other { --page: #1c1c1e; --text: #ddd; --card: #2c2c2e; --line: #48484a; }
    }
    body { font: 14px system-ui, sans-serif; margin: 16px; background: var(--page);
      color: var(--text); }
    h1 { font-size: 18px; margin: 0 0 8px; }
    fieldset { display: inline-block; vertical-align: top; border: 1px solid var(--line);
      border-radius: 6px; margin: 0 8px 8px 0; padding: 4px 8px; }
    legend { font-weight: 600; }
    label { display: inline-block; margin-right: 12px; }
    main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; padding: 8px; background: var(--card); border-radius: 6px; }
    figure[hidden] { display: none; }
    img { display: block; max-width: min(393px, 100%); height: auto; }
    figcaption { margin-top: 6px; max-width: 393px; overflow-wrap: anywhere; }
    </style>
    </head>
    <body>

    """

  private static let script = """
    <script>
    const boxes = Array.from(document.querySelectorAll("input[type=checkbox]"));
    const figures = Array.from(document.querySelectorAll("figure"));
    function filter() {
      const off = new Set(boxes.filter((box) => !box.checked).map((box) => box.value));
      let count = 0;
      for (const figure of figures) {
        figure.hidden = figure.dataset.values.split("\\n").some((value) => off.has(value));
        if (!figure.hidden) count += 1;
      }
      document.getElementById("count").textContent = count;
    }
    for (const box of boxes) box.addEventListener("change", filter);
    document.getElementById("page").addEventListener("click", () => {
      document.documentElement.classList.toggle("other");
    });
    </script>
    </body>
    </html>

    """
}
