// Several notebooks.

import { $, download, field, inform, make, notify } from "./dom.js";
import { select } from "./editing.js";
import { ask } from "./engine.js";
import { beginStep, changeUnits, firstNotebook, forgetSteps, keepNotebook, newID, noteUnits, openNotebook, readLines,
  setOpenNotebook, undoStep, unkept } from "./note-units.js";
import { currentID, endWriting, ensureLine, evaluate, insertLines, lines, linesChanged, outcomes,
  setLines } from "./notebook.js";
import { openView } from "./panels.js";
import { focusLine, setCurrent, showExamples, showRows } from "./rows.js";
import { say } from "./sentences.js";

/** @param {string} id @returns {[string, number]} a notebook's name and the time when it was made */
const noteOf = (id) => JSON.parse(noteUnits.get(`note:${id}`) || '["",0]');
/** @param {string} id */
const nameOfNotebook = (id) => noteOf(id)[0] || say(unkept.has(id) ? "linkedNotebook" : "notebook");
const allNotebooks = () => [...noteUnits].filter(([unit, value]) => unit.startsWith("note:") && value)
  .map(([unit]) => unit.slice(5))
  .sort((a, b) => noteOf(a)[1] - noteOf(b)[1] || (a < b ? -1 : 1));

/** Lists the notebooks, with the open one chosen. */
export function showNotebooks() {
  const ids = allNotebooks();
  if (!ids.includes(openNotebook)) ids.push(openNotebook);
  $("notebooks").replaceChildren(...ids.map((id) => {
    const option = make("option", nameOfNotebook(id));
    option.value = id;
    return option;
  }));
  const more = make("option", say("newNotebook"));
  more.value = "+";
  $("notebooks").append(make("hr"), more);
  field("notebooks").value = openNotebook;
  if (document.activeElement !== $("notebook-name")) field("notebook-name").value = nameOfNotebook(openNotebook);
}

/** @param {string} id */
export function openNotes(id) {
  endWriting();
  setOpenNotebook(id);
  select([]);
  readLines();
  ensureLine();
  setCurrent(lines[0].id);
  showNotebooks();
  showRows();
  showExamples();
  beginStep();
  $("scroller").scrollTop = 0;
  linesChanged();
}
/** Opens another notebook where the open one is gone. */
export function openOther() { openNotes(allNotebooks().find((id) => id !== openNotebook) ?? firstNotebook); }

$("notebooks").onchange = () => {
  const id = field("notebooks").value;
  if (id === "+") addNotebook(""); else openNotes(id);
};

/**
 * A new notebook, which is opened.
 * @param {string} name @param {string[]} texts
 */
function addNotebook(name, texts = []) {
  const id = newID(), names = allNotebooks().map(nameOfNotebook);
  for (let number = names.length + 1; !name || names.includes(name); number++) name = say("notebookNumber", number);
  setOpenNotebook(id);
  changeUnits([[`note:${id}`, JSON.stringify([name, Date.now()])]], "");
  if (texts.length) insertLines(-1, texts);
  openNotes(id);
  focusLine(lines[lines.length - 1].id);
}
$("notebook-name").onchange = () => {
  const name = field("notebook-name").value.trim();
  keepNotebook();
  if (name === nameOfNotebook(openNotebook)) return;
  changeUnits([[`note:${openNotebook}`, JSON.stringify([name, noteOf(openNotebook)[1]])]], currentID);
};
$("delete-notebook").onclick = () => {
  const id = openNotebook, name = nameOfNotebook(id), prefix = `line:${id} `;
  keepNotebook();
  const units = [...noteUnits].filter(([unit, value]) => value && (unit === `note:${id}` || unit.startsWith(prefix)))
    .map(([unit]) => unit);
  changeUnits(units.map((unit) => [unit, ""]), "");
  openOther();
  showMore(false);
  inform(say("notebookDeleted", name), undoStep);
  $("undo").focus();
};

/** @param {boolean} isShown */
function showMore(isShown) {
  $("notebook-more").hidden = !isShown;
  $("notebook").classList.toggle("more", isShown);
  $("more-of-notebook").setAttribute("aria-expanded", String(isShown));
  if (isShown) showNotebooks();
}
$("more-of-notebook").onclick = () => showMore($("notebook-more").hidden);
$("notebook-more").addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  showMore(false);
  $("more-of-notebook").focus();
});

// MARK: In and out

const noteForms = new Map([["text", ["txt", "text/plain"]], ["csv", ["csv", "text/csv"]],
  ["book", ["reckon", "text/plain"]]]);
/** @param {string} text */
export const csvField = (text) => /[",\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * The notebook in a form in which it leaves the page.
 * @param {string} form
 */
async function exportedNotes(form) {
  if (form === "text") return lines.map((line) => `${line.text}\n`).join("");
  await evaluate();
  if (form === "book") {
    const answer = await ask("book");
    if (answer?.error) notify(answer.error.message);
    return answer?.book;
  }
  const cells = [];
  for (const [index, line] of lines.entries()) {
    const outcome = outcomes.get(line.id) ?? {};
    const whole = outcome.more ? (await ask("line", index))?.whole : outcome.shown;
    const [, sign, result] = /^([=≈⇒]) (.*)$/su.exec(whole ?? "") ?? ["", "", whole ?? ""];
    cells.push([line.text, outcome.error ?? result, sign === "≈" ? "≈" : ""]);
  }
  return [["line", "result", "approximate"], ...cells].map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}
for (const button of /** @type {NodeListOf<HTMLElement>} */ ($("notebook-more").querySelectorAll("[data-form]"))) {
  button.onclick = async () => {
    const form = button.dataset.form ?? "text", text = await exportedNotes(form);
    const [ending, type] = noteForms.get(form) ?? ["txt", "text/plain"];
    if (text !== undefined) download(text, `${nameOfNotebook(openNotebook)}.${ending}`, type);
  };
}

/**
 * The first fields of the rows of a CSV text.
 * @param {string} text
 */
const firstFields = (text) =>
  [...text.matchAll(/(?:^|\r?\n)(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(?:,(?:"(?:[^"]|"")*"|[^,\r\n]*))*/g)]
  .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
/**
 * The lines of a file: of a book its examples without their results, of CSV the first column.
 * @param {string} name @param {string} text
 */
function importedLines(name, text) {
  const clean = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n").replace(/\n+$/, "");
  if (/\.csv$/i.test(name)) {
    const fields = firstFields(clean);
    return fields[0] === "line" ? fields.slice(1) : fields;
  }
  const texts = clean.split("\n");
  if (!/\.reckon$/i.test(name)) return texts;
  /** @param {string} line */
  const withoutResult = (line) => line.startsWith("> ") ? line.slice(2).replace(/ (=|≈|=>) [^=]*$/, "") : line;
  const kept = texts.filter((line) => !/^set /.test(line)).map(withoutResult);
  // The blank line behind the settings is theirs.
  return texts[0]?.startsWith("set ") && !kept[0] ? kept.slice(1) : kept;
}
$("open-lines").onchange = async () => {
  const file = field("open-lines").files?.[0];
  if (!file) return;
  const texts = importedLines(file.name, await file.text());
  field("open-lines").value = "";
  addNotebook(file.name.replace(/\.\w+$/, ""), texts);
  inform(say("linesAdded", texts.length));
};

$("copy-link").onclick = async () => {
  history.replaceState(null, "", `#${encodeURIComponent(lines.map((line) => line.text).join("\n"))}`);
  try {
    await navigator.clipboard.writeText(location.href);
    inform(say("linkOnClipboard"));
  } catch { inform(say("linkInBar")); }
};
/** A link's lines are put before the person as a notebook that is not stored before someone changes it. */
export function readLink() {
  if (location.hash.length < 2) return;
  let text;
  try { text = decodeURIComponent(location.hash.slice(1)); } catch { return; }
  if (text === lines.map((line) => line.text).join("\n")) return;
  const id = newID();
  unkept.add(id);
  setOpenNotebook(id);
  setLines([]);
  insertLines(-1, text.split("\n"), [], false);
  forgetSteps();
  openNotes(id);
  openView("notebook");
  inform(say("fromLink"));
}
addEventListener("hashchange", readLink);
