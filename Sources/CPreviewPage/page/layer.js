// The layers of a scene as elements, one in the other as views are.

import { make } from "./dom.js";

const ns = "http://www.w3.org/2000/svg";

/**
 * The picture below or above what lies in a layer.
 * @param {HTMLElement} element @param {"below"|"above"} side @param {string} fragment
 */
function setContent(element, side, fragment) {
  let picture = element.querySelector(`:scope > svg.${side}`);
  if (!fragment) {
    picture?.remove();
    return;
  }
  if (!picture) {
    picture = document.createElementNS(ns, "svg");
    picture.setAttribute("class", side);
    picture.setAttribute("aria-hidden", "true");
    if (side === "below") element.prepend(picture);
    else element.append(picture);
  }
  // Fragments are written by the server, text in them is escaped there, and the policy of the page runs no script in them.
  picture.innerHTML = fragment;
}

/** @param {HTMLElement} element @param {any} layer The members that are other than before. */
export function applyLayer(element, layer) {
  const style = element.style;
  if (layer.frame) {
    const [x, y, width, height] = layer.frame;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }
  if ("matrix" in layer) style.transform = layer.matrix ? `matrix(${layer.matrix.join(",")},0,0)` : "";
  if ("opacity" in layer) style.opacity = layer.opacity < 1 ? String(layer.opacity) : "";
  if ("clip" in layer) {
    element.classList.toggle("clips", layer.clip !== null);
    style.borderRadius = layer.clip ? `${layer.clip}px` : "";
  }
  if ("below" in layer) setContent(element, "below", layer.below);
  if ("above" in layer) setContent(element, "above", layer.above);
}

/**
 * The element of a layer, without those that lie in it.
 * @param {any} layer
 * @returns {HTMLElement}
 */
export function makeLayer(layer) {
  const element = make("div", { class: layer.isOwn ? "layer own" : "layer", "data-key": layer.key });
  if (layer.view) element.dataset.view = layer.view;
  applyLayer(element, layer);
  return element;
}
