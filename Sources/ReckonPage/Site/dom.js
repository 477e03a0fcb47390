// Elements of the page, and what it reports to the person.

export const utf8 = new TextEncoder();

/**
 * An element of the page.
 * @param {string} id
 */
export const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/**
 * A field of the page: `input`, `select` or `textarea`.
 * @param {string} id
 */
export const field = (id) => /** @type {HTMLInputElement} */ ($(id));

/**
 * An element with text in it; text is never read as markup.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 */
export function make(tag, text = "", className = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

/**
 * Says what went wrong, or with an empty text nothing any more.
 * @param {string} text
 */
export function notify(text) {
  $("notice").textContent = text;
  $("notice").hidden = !text;
  $("news").hidden = true;
}

/**
 * Says what was done, and offers to undo it.
 * @param {string} text @param {(() => void) | undefined} undo
 */
export function inform(text, undo = undefined) {
  notify("");
  $("news-text").textContent = text;
  $("news").hidden = false;
  $("undo").hidden = !undo;
  $("undo").onclick = () => { $("news").hidden = true; undo?.(); };
}

/**
 * Gives the person a file.
 * @param {string} text @param {string} name @param {string} type
 */
export function download(text, name, type) {
  const link = make("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
