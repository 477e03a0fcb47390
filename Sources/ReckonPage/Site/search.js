// Searching functions, units and books.

import { openBook, shippedBooks } from "./books.js";
import { $, field, make } from "./dom.js";
import { ask } from "./engine.js";
import { changeUnits, lineUnit } from "./note-units.js";
import { insertLines, lines } from "./notebook.js";
import { openView } from "./panels.js";
import { focusLine } from "./rows.js";
import { say, sentences } from "./sentences.js";

/** @typedef {import("./editing.js").Completions} Completions */
/** @typedef {import("./sentences.js").SentenceName} SentenceName */

/**
 * Puts an example into the notebook.
 * @param {string} text
 */
function useExample(text) {
  openView("notebook");
  const last = lines[lines.length - 1];
  if (last.text) focusLine(insertLines(lines.length - 1, [text])[0] ?? last.id);
  else {
    changeUnits([[lineUnit(last.id), JSON.stringify([last.order, text])]], last.id);
    focusLine(last.id);
  }
}

/**
 * @typedef {{ usage: string, summary: string, examples: { expression: string, result?: string }[],
 *   failure?: string }} Topic
 */
/** @param {Topic} topic */
function showExplanation({ usage, summary, examples: known }) {
  $("topic-text").append(make("p", `${usage}: ${summary}`));
  for (const { expression, result } of known) {
    const line = make("p"), button = make("button", result ? `${expression} → ${result}` : expression, "example");
    button.onclick = () => useExample(expression);
    line.append(button);
    $("topic-text").append(line);
  }
}

/**
 * Lists something that was found.
 * @param {string} title @param {string} summary @param {() => void} use
 */
function addFound(title, summary, use) {
  const item = make("li"), button = make("button");
  button.append(make("b", title), make("span", summary));
  button.onclick = use;
  item.append(button);
  $("found").append(item);
}

/** Things to do that have no name of their own: what they are called, words that find them, and examples. */
/** @type {{ title: SentenceName, words: string, examples: string[] }[]} */
const searchTopics = [
  { title: "topicElsewhere", words: "time zone clock now world", examples: ["now to Asia/Tokyo", "now to New York"] },
  { title: "topicZones", words: "time zone clock convert berlin tokyo",
    examples: ["2026-07-01 14:30 Berlin to Tokyo", "2026-07-01 12:00 New York to London"] },
  { title: "topicBases", words: "hex binary octal bits base integer",
    examples: ["255 to hex", "0xFF to bin"] },
];
/**
 * Lists the topics that a text finds.
 * @param {string} text
 */
function findTopics(text) {
  for (const { title, words, examples: known } of searchTopics) {
    const all = `${sentences[title]} ${say(title)} ${words} ${known.join(" ")}`.toLowerCase();
    if (text.length < 2 || !all.includes(text.toLowerCase())) continue;
    for (const example of known) addFound(example, say(title), () => useExample(example));
  }
}

let searchTurn = 0;
/** Shows what a name means, with examples to use, and the names and books that what was typed finds. */
export async function showTopic() {
  const name = field("topic").value.trim(), turn = ++searchTurn, books = await shippedBooks();
  // Units stand after a number.
  /** @type {[Completions | undefined, Completions | undefined, Topic | undefined, { summaries: string[] } | undefined]} */
  const [names, units, answer, about] = await Promise.all([ask("complete", name), ask("complete", `1 ${name}`),
    ask("help", name), ask("summaries", ...books.flatMap((book) => [book.name, book.summary]))]);
  if (turn !== searchTurn) return;
  $("topic-text").replaceChildren();
  $("found").replaceChildren();
  if (!answer || !name) return;
  if (!answer.failure) showExplanation(answer);
  findTopics(name);
  for (const one of [...names?.candidates ?? [], ...units?.candidates ?? []]) {
    if (one.name !== name) addFound(one.name, one.summary, () => { field("topic").value = one.name; showTopic(); });
  }
  for (const [index, book] of books.entries()) {
    const summary = about?.summaries[index] ?? "";
    if (!`${book.name} ${summary}`.toLowerCase().includes(name.toLowerCase())) continue;
    addFound(book.name, summary, () => openBook(`${book.name}.reckon`, ""));
  }
  if (answer.failure && !$("found").children.length) $("topic-text").append(make("p", say("nothingCalled"), "hint"));
}
$("topic").oninput = showTopic;
