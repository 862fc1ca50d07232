import { make } from "../panels.js";

const swift = /(?<comment>\/\/.*)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<word>\b(?:import|extension|static|let|var|func|return|for|in|if|else|guard|do|throws|catch|struct|final|class|enum|case|private|fileprivate|package|init|override|self|where|switch|lazy|try|is|as|true|false|nil)\b|@\w+)/g;

/** Highlights comments, strings and keywords of a Swift source; documents stay plain.
 * @param {string} text @param {string} name */
function marked(text, name) {
  if (!name.endsWith(".swift")) return [text];
  /** @type {(string | Node)[]} */
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(swift)) {
    const [kind] = Object.entries(/** @type {Record<string, string>} */ (match.groups)).find(([, found]) => found !== undefined) ?? [""];
    parts.push(text.slice(end, match.index), make("span", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

export class Sources {
  /** @param {HTMLElement} choice @param {HTMLElement} code */
  constructor(choice, code) {
    this.choice = choice;
    this.code = code;
    /** @type {Map<string, Promise<string>>} */
    this.texts = new Map();
    this.wanted = "";
  }

  /** @param {string[]} files the first is shown */
  show(files) {
    this.choice.replaceChildren(...files.map((file) => {
      const button = make("button", { type: "button", value: file }, file.split("/")[1]);
      button.addEventListener("click", () => this.open(file));
      return button;
    }));
    return this.open(files[0]);
  }

  /** @param {string} file */
  async open(file) {
    this.wanted = file;
    for (const button of this.choice.children) button.setAttribute("aria-pressed", String(button.getAttribute("value") === file));
    const text = await this.load(file);
    if (this.wanted === file) this.code.replaceChildren(...marked(text, file));
  }

  /** @param {string} file */
  load(file) {
    const known = this.texts.get(file);
    if (known) return known;
    const loading = fetch(new URL(`sources/${file}`, import.meta.url)).then(async (response) => {
      if (response.ok) return response.text();
      this.texts.delete(file);
      return `${file}: ${response.status}`;
    });
    this.texts.set(file, loading);
    return loading;
  }
}
