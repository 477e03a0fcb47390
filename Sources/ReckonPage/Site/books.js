// Books of formulas.

import { $, field, inform, make, notify } from "./dom.js";
import { ask, unpackElement } from "./engine.js";
import { linesChanged } from "./notebook.js";
import { say } from "./sentences.js";
import { keep, stored } from "./storage.js";

/** @typedef {{ name: string, summary: string, text: string }} Book */
/** @type {Promise<Book[]> | undefined} */
let unpackedBooks;
/**
 * The books that come with the page, unpacked when they are first needed.
 * @returns {Promise<Book[]>}
 */
export const shippedBooks = () => unpackedBooks ??= unpackElement("shipped").then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));

/**
 * The books that a text imports, and those that they import, by turns with their texts.
 * @param {string} text @param {Book[]} books @param {Set<string>} seen
 * @returns {string[]}
 */
function importsOf(text, books, seen = new Set()) {
  return [...text.matchAll(/^import "([^"]+)"/gm)].flatMap(([, path]) => {
    const book = books.find((one) => path.replace(/^reckon:/, "").replace(/\.reckon$/, "") === one.name);
    if (!book || seen.has(path)) return [];
    seen.add(path);
    return [path, book.text, ...importsOf(book.text, books, seen)];
  });
}

/**
 * Takes in a book's definitions; the text of one that comes with the page is empty.
 * @param {string} name @param {string} text
 */
export async function loadBook(name, text, question = ask) {
  const books = !text || text.includes("import ") ? await shippedBooks() : [];
  const whole = text || books.find((one) => `${one.name}.reckon` === name)?.text;
  if (whole === undefined) return undefined;
  return question("loadBook", whole, name, ...importsOf(whole, books));
}

/**
 * Takes in a book, keeps it, and says what it defines.
 * @param {string} name @param {string} text
 */
export async function openBook(name, text) {
  const answer = await loadBook(name, text);
  if (!answer) return;
  if (answer.failure) { notify(say("badBook", answer.failure)); return; }
  /** @type {string[]} */
  const names = answer.names, first = names.slice(0, 8).join(", ");
  inform(say("bookTaken", names.length > 8 ? say("andOthers", first, names.length - 8) : first));
  stored.books = [...stored.books.filter((_, index) => stored.books[index - index % 2] !== name), name, text];
  keep();
  linesChanged();
}

/** Lists the books that come with the page, where the list is open. */
export async function showBooks() {
  const list = /** @type {HTMLDetailsElement} */ ($("books"));
  if (!list.open) return;
  const books = await shippedBooks();
  const answer = await ask("summaries", ...books.flatMap((book) => [book.name, book.summary]));
  if (!answer) return;
  $("book-list").replaceChildren(...books.map((book, index) => {
    const item = make("li"), button = make("button");
    button.append(make("b", book.name), make("span", answer.summaries[index]));
    button.onclick = () => openBook(`${book.name}.reckon`, "");
    item.append(button);
    return item;
  }));
}
$("books").addEventListener("toggle", showBooks);
$("open-book").onchange = async () => {
  const file = field("open-book").files?.[0];
  if (!file) return;
  const text = await file.text();
  field("open-book").value = "";
  await openBook(file.name, text);
};
