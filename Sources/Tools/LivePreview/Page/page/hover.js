import { canvasElement } from "./canvas.js";
import { measure } from "./overlay.js";
import { hit } from "./selection.js";
import { changed, state } from "./state.js";

/** @param {{scene: string, key: number | null} | null} under */
export function setHover(under) {
  const view = under && under.key !== null ? { scene: under.scene, key: under.key } : null;
  if (state.hover?.scene === view?.scene && state.hover?.key === view?.key) return;
  state.hover = view;
  changed("hover");
}

canvasElement.addEventListener("pointermove", (event) => {
  measure(event.altKey);
  // Nothing is hovered during a drag.
  setHover(event.buttons === 0 ? hit(event.target) : null);
});
canvasElement.addEventListener("pointerleave", () => setHover(null));
