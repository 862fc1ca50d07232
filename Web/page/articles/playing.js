// A handle that grows by itself, or in single steps for reduced motion.

import { texts } from "./texts.js";

export class Player {
  /** @param {HTMLButtonElement} button @param {(key: string, value: number) => void} change */
  constructor(button, change) {
    this.button = button;
    this.change = change;
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    /** @type {"en" | "zh"} */
    this.language = "en";
    button.addEventListener("click", () => {
      if (this.calm.matches) this.step();
      else if (this.isPlaying) this.stop();
      else this.start();
    });
  }

  get isPlaying() {
    return this.timer !== undefined;
  }

  /** @param {{ key: string, end: number, every: number } | undefined} animation @param {"en" | "zh"} language
   * @param {() => number} value what the handle says now */
  show(animation, language, value) {
    this.animation = animation;
    this.language = language;
    this.value = value;
    this.button.hidden = animation === undefined;
    if (animation === undefined) this.stop();
    this.name();
  }

  start() {
    if (!this.animation || this.calm.matches || this.isPlaying) return;
    this.timer = setInterval(() => this.step(), this.animation.every);
    this.name();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.name();
  }

  step() {
    const { animation, value } = this;
    if (!animation || !value) return;
    const next = value() >= animation.end ? 0 : value() + 1;
    this.change(animation.key, next);
    if (next >= animation.end) this.stop();
  }

  name() {
    this.button.textContent = texts[this.calm.matches ? "step" : this.isPlaying ? "pause" : "play"][this.language];
  }
}
