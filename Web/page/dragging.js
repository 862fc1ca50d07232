/**
 * @param {{ right: HTMLElement, bottom: HTMLElement, corner?: HTMLElement }} handles
 * @param {{ size: () => { width: number, height: number }, resize: (size: { width: number, height: number }) => void,
 *   finish: () => void, scale?: () => number }} actions `scale` is the number of page pixels per point
 */
export function makeDraggable(handles, { size, resize, finish, scale = () => 1 }) {
  const clamp = (/** @type {number} */ value) => Math.min(2000, Math.max(0, Math.round(value)));
  for (const [name, handle] of Object.entries(handles)) {
    const across = name !== "bottom";
    const down = name !== "right";
    handle.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      handle.focus();
      const start = size();
      const [x, y] = [event.clientX, event.clientY];
      const move = (/** @type {PointerEvent} */ event) => {
        resize({
          width: across ? clamp(start.width + (event.clientX - x) / scale()) : start.width,
          height: down ? clamp(start.height + (event.clientY - y) / scale()) : start.height,
        });
      };
      const stop = () => {
        handle.removeEventListener("pointermove", move);
        handle.removeEventListener("pointerup", stop);
        handle.removeEventListener("pointercancel", stop);
        finish();
      };
      handle.addEventListener("pointermove", move);
      handle.addEventListener("pointerup", stop);
      handle.addEventListener("pointercancel", stop);
    });
    handle.addEventListener("keydown", (event) => {
      const step = event.shiftKey ? 10 : 1;
      const steps = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
      const change = steps[/** @type {"ArrowLeft"} */ (event.key)];
      if (!change || !change[across ? 0 : 1]) return;
      event.preventDefault();
      const { width, height } = size();
      resize({ width: clamp(width + change[0]), height: clamp(height + change[1]) });
      finish();
    });
  }
}
