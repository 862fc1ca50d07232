// A plain text area keeps the browser's own undo, selection and accessibility.

export class Editor {
  /** @param {HTMLTextAreaElement} area @param {HTMLElement} gutter @param {(text: string) => void} changed */
  constructor(area, gutter, changed) {
    this.area = area;
    this.gutter = gutter;
    area.addEventListener("input", () => {
      this.number();
      changed(area.value);
    });
    area.addEventListener("scroll", () => this.scroll());
  }

  get text() {
    return this.area.value;
  }

  set text(text) {
    if (this.area.value === text) return;
    const { selectionStart, selectionEnd } = this.area;
    this.area.value = text;
    this.area.setSelectionRange(selectionStart, selectionEnd);
    this.number();
  }

  number() {
    const count = this.area.value.split("\n").length;
    while (this.gutter.childElementCount > count) this.gutter.lastElementChild?.remove();
    while (this.gutter.childElementCount < count) {
      const line = document.createElement("div");
      line.textContent = String(this.gutter.childElementCount + 1);
      this.gutter.append(line);
    }
  }

  scroll() {
    this.gutter.style.transform = `translateY(${-this.area.scrollTop}px)`;
  }

  /** @param {Map<number, string>} marks a class for each line */
  mark(marks) {
    for (const [line, place] of [...this.gutter.children].entries()) place.className = marks.get(line) ?? "";
  }

  /** Moves to a line that was selected in a list. @param {number} line @param {number} [column] */
  reveal(line, column = 0) {
    const lines = this.area.value.split("\n");
    const start = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
    this.area.focus();
    this.area.setSelectionRange(start + column, start + (lines[line]?.length ?? 0));
    const height = this.area.scrollHeight / lines.length;
    this.area.scrollTop = Math.max(0, height * (line - 3));
  }
}
