/** Copies a text and confirms it on the button. @param {HTMLElement} button @param {string} text */
export async function copy(button, text) {
  const name = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Not allowed";
  }
  setTimeout(() => (button.textContent = name), 1500);
}
