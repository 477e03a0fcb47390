// The rows in which lines are shown.

import { looksWhole, makeBits, wholeNumber } from "./bits.js";
import { $, make, utf8 } from "./dom.js";
import { completeLine } from "./editing.js";
import { ask } from "./engine.js";
import { beginStep, lineUnit, noteUnits } from "./note-units.js";
import { currentID, indexOfLine, insertLines, isComment, isHeading, isWriting, lines, linesChanged, outcomes, patient,
  selected, sent, setCurrentID, typeLine } from "./notebook.js";
import { usesPad } from "./pad.js";
import { openView } from "./panels.js";
import { say } from "./sentences.js";

/** @typedef {import("./notebook.js").Line} Line */
/** @typedef {import("./notebook.js").Outcome} Outcome */
/** @typedef {import("./sentences.js").SentenceName} SentenceName */

/**
 * @typedef {{ item: HTMLLIElement, gutter: HTMLElement, box: HTMLTextAreaElement, mirror: HTMLElement,
 *   answer: HTMLElement, below: HTMLElement, opened: "" | "whole" | "notes" | "bits" }} Row
 */
/** @type {Map<string, Row>} */
export const rows = new Map();
/** Rows whose errors wait for a pause. */
/** @type {Set<string>} */
export const waitingRows = new Set();

/** @param {Line} line @returns {Row} */
function makeRow(line) {
  const item = make("li"), gutter = make("span", "", "gutter"), cell = make("div", "", "cell"), box = make("textarea"),
    mirror = make("div", "", "mirror");
  const answer = make("div", "", "answer"), below = make("div", "", "below");
  item.dataset.id = line.id;
  gutter.setAttribute("aria-hidden", "true");
  mirror.setAttribute("aria-hidden", "true");
  box.rows = 1;
  box.autocomplete = "off";
  box.autocapitalize = "off";
  box.spellcheck = false;
  box.tabIndex = line.id === currentID ? 0 : -1;
  item.classList.toggle("current", line.id === currentID);
  if (usesPad()) box.inputMode = "none";
  below.hidden = true;
  cell.append(mirror, box);
  item.append(gutter, cell, answer, below);
  /** @type {Row} */
  const row = { item, gutter, box, mirror, answer, below, opened: "" };
  rows.set(line.id, row);
  return row;
}

/** Shows all lines, in their order. */
export function showRows() {
  const list = $("rows"), known = new Set(lines.map((line) => line.id)), focused = document.activeElement;
  for (const [id, row] of rows) {
    if (known.has(id)) continue;
    row.item.remove();
    rows.delete(id);
    outcomes.delete(id);
    selected.delete(id);
    waitingRows.delete(id);
  }
  if (!known.has(currentID)) setCurrent(lines[0]?.id ?? "");
  let at = list.firstElementChild;
  for (const [index, line] of lines.entries()) {
    const row = rows.get(line.id) ?? makeRow(line);
    if (row.item === at) at = at.nextElementSibling; else list.insertBefore(row.item, at);
    const number = String(index + 1);
    if (row.gutter.textContent !== number) {
      row.gutter.textContent = number;
      row.box.setAttribute("aria-label", say("lineNumber", number));
    }
    showText(line);
  }
  if (focused instanceof HTMLTextAreaElement && focused !== document.activeElement && focused.isConnected) {
    focused.focus({ preventScroll: true });
  }
}

/** @param {Line} line */
export function showText(line) {
  const row = rows.get(line.id);
  if (!row) return;
  if (row.box.value !== line.text) row.box.value = line.text;
  if (row.mirror.dataset.text === line.text) return;
  row.mirror.dataset.text = line.text;
  row.mirror.textContent = `${line.text}\u200b`;
  row.item.classList.toggle("heading", isHeading(line.text));
  row.item.classList.toggle("comment", isComment(line.text));
}

/** @param {string} text @param {number} byte */
export const placeOfByte = (text, byte) => new TextDecoder().decode(utf8.encode(text).subarray(0, byte)).length;

/** @param {Row} row @param {"whole" | "notes" | "bits"} kind @param {string} text @param {string} label */
function openingButton(row, kind, text, label) {
  const button = make("button", text, kind);
  button.setAttribute("aria-label", label);
  button.setAttribute("aria-expanded", String(row.opened === kind));
  button.tabIndex = -1;
  return button;
}

/**
 * Shows another result where nothing else of an outcome has changed, which is most often so; false where more has.
 * @param {string} id @param {Outcome} known @param {Outcome} outcome
 */
export function showNewResult(id, known, outcome) {
  const row = rows.get(id), button = row?.answer.querySelector(".result");
  if (!row || !button || row.opened || waitingRows.has(id) || !outcome.shown) return false;
  if (JSON.stringify({ ...known, shown: outcome.shown }) !== JSON.stringify(outcome)) return false;
  if (looksWhole(known.shown ?? "") !== looksWhole(outcome.shown)) return false;
  writeResult(button, outcome.shown);
  return true;
}

/** How many columns of a result have their full size where the row is narrow. */
const fullColumns = 24;
/** @param {Element} button @param {string} shown */
function writeResult(button, shown) {
  button.textContent = shown;
  button.setAttribute("aria-label", say("resultOf", shown));
  const style = /** @type {HTMLElement} */ (button).style;
  if (shown.length > fullColumns) style.setProperty("--columns", String(shown.length));
  else if (style.length) style.removeProperty("--columns");
}

/**
 * Writes a number that was chosen among a line's bits in the line, behind the name that it defines.
 * @param {string} id @param {string | undefined} name @param {string} text
 */
function useBits(id, name, text) {
  const line = lines[indexOfLine(id)];
  if (!line) return;
  const sign = name ? line.text.indexOf("=") + 1 : 0;
  beginStep();
  typeLine(id, sign ? `${line.text.slice(0, sign)} ${text}` : text);
  focusLine(id);
}

/**
 * Shows a line's outcome beside it; an error waits while someone writes, and what was shown before it is faint until
 * then.
 * @param {string} id
 */
export function showOutcome(id) {
  const row = rows.get(id), outcome = outcomes.get(id) ?? {}, line = lines[indexOfLine(id)];
  if (!row || !line) return;
  const isHeld = outcome.error !== undefined && isWriting;
  row.item.classList.toggle("waiting", isHeld);
  if (isHeld) { waitingRows.add(id); return; }
  waitingRows.delete(id);
  const { answer, box, mirror } = row, failed = outcome.error !== undefined;
  row.item.classList.toggle("failed", failed);
  row.item.classList.toggle("definition", Boolean(outcome.defines));
  answer.replaceChildren();
  const remarks = [...outcome.remarks ?? []];
  if (outcome.changes?.length) remarks.push(say("answersUpdated", outcome.changes.join(", ")));
  if (!failed && outcome.shown) {
    const button = make("button", "", "result");
    button.id = `result-${id}`;
    writeResult(button, outcome.shown);
    button.tabIndex = -1;
    if (looksWhole(outcome.shown)) answer.append(openingButton(row, "bits", "01", say("bits")));
    if (remarks.length) answer.append(openingButton(row, "notes", "i", say("notes")));
    if (outcome.more) answer.append(openingButton(row, "whole", "…", say("moreDigits")));
    answer.append(button);
    box.setAttribute("aria-describedby", button.id);
  } else if (failed) box.setAttribute("aria-describedby", `below-${id}`);
  else box.removeAttribute("aria-describedby");
  if (failed) box.setAttribute("aria-invalid", "true"); else box.removeAttribute("aria-invalid");
  mirror.textContent = `${line.text}\u200b`;
  mirror.dataset.text = line.text;
  if (failed && outcome.start !== undefined) {
    const start = placeOfByte(line.text, outcome.start),
      end = Math.max(start + 1, placeOfByte(line.text, outcome.end ?? 0));
    mirror.replaceChildren(line.text.slice(0, start), make("mark", line.text.slice(start, end) || "\u00a0"),
      `${line.text.slice(end)}\u200b`);
  }
  if (row.opened === "bits" && !failed && !looksWhole(outcome.shown ?? "") || !failed && row.opened === "whole" && !outcome.more
    || row.opened === "notes" && !remarks.length) row.opened = "";
  showBelow(id, row, outcome, remarks);
}

/**
 * Shows what stands below a line: what is wrong, notes, or further digits.
 * @param {string} id @param {Row} row @param {Outcome} outcome @param {string[]} remarks
 */
async function showBelow(id, row, outcome, remarks) {
  const { below } = row;
  below.replaceChildren();
  below.id = `below-${id}`;
  below.hidden = outcome.error === undefined && !row.opened;
  below.classList.toggle("bits-below", row.opened === "bits");
  if (outcome.error !== undefined) {
    below.append(make("p", outcome.incomplete ? say("incomplete") : outcome.error, "problem"));
    for (const remark of outcome.remarks ?? []) below.append(make("p", remark));
    if (outcome.needsRates) {
      const button = make("button", say("loadRates"), "remedy");
      button.onclick = () => {
        openView("units");
        $("rates").focus();
      };
      below.append(button);
    }
    if (outcome.slow) {
      const button = make("button", say("takeTime"), "remedy");
      button.onclick = () => {
        patient.add(id);
        const known = sent.find((one) => one.id === id);
        if (known) known.text = "\0";
        linesChanged();
      };
      below.append(button);
    }
  } else if (row.opened === "bits") {
    const answer = await ask("line", sent.findIndex((line) => line.id === id));
    const number = wholeNumber(answer?.operand ?? "");
    if (number !== undefined) below.replaceChildren(makeBits(number, (text) => useBits(id, answer.name, text)));
  } else if (row.opened === "notes") below.append(...remarks.map((remark) => make("p", remark)));
  else if (row.opened === "whole") {
    const answer = await ask("line", sent.findIndex((line) => line.id === id));
    below.replaceChildren(make("p", answer?.whole ?? "", "whole-result"));
  }
}

// MARK: The line that is written in

/** @param {string} id */
export function setCurrent(id) {
  if (id === currentID) return;
  const old = rows.get(currentID), row = rows.get(id);
  if (old) { old.box.tabIndex = -1; old.item.classList.remove("current"); }
  setCurrentID(id);
  if (row) { row.box.tabIndex = 0; row.item.classList.add("current"); }
  reachResults();
}

/** Tab reaches one of the results: that of the line that is written in, or the next one above. */
export function reachResults() {
  /** @type {NodeListOf<HTMLElement>} */
  const reached = $("rows").querySelectorAll(".answer button[tabindex='0']");
  for (const button of reached) button.tabIndex = -1;
  for (let index = indexOfLine(currentID); index >= 0; index--) {
    const buttons = rows.get(lines[index].id)?.answer.children ?? [];
    for (const button of buttons) /** @type {HTMLElement} */ (button).tabIndex = 0;
    if (buttons.length) return;
  }
}

/**
 * Moves the focus to a line.
 * @param {string} id @param {number} [at] where the caret is put; at the end without it
 */
export function focusLine(id, at) {
  const row = rows.get(id);
  if (!row) return;
  setCurrent(id);
  row.box.focus({ preventScroll: true });
  row.item.scrollIntoView({ block: "nearest" });
  const place = at ?? row.box.value.length;
  row.box.setSelectionRange(place, place);
}

/**
 * Puts a text in the line that is written in, where the caret is.
 * @param {string} text
 */
export function typeText(text) {
  let row = rows.get(currentID);
  if (!row) return;
  const { box } = row, start = box.selectionStart, end = box.selectionEnd;
  box.setRangeText(text, start, end, "end");
  typeLine(currentID, box.value);
  completeLine();
}

/** @type {[SentenceName, ...string[]][]} */
const examples = [
  ["exampleTrip", "distance = 230 km", "time = 2 h + 30 min", "distance / time to km/h"],
  ["exampleBill", "bill = 84.60", "total = bill + 18%", "total / 3"],
  ["exampleEquations", "2x + 3 = 11", "x^2 - 5x + 6 = 0", "3y = 1"],
  ["exampleExact", "1/3 + 1/6 to fraction", "sqrt(2) * sqrt(8)", "2^100"],
  ["units", "5 ft + 11 in to cm", "100 °F to °C", "today + 90 days"],
  ["exampleTolerances", "width = 5.0 ± 0.1 mm", "height = 3.0 ± 0.2 mm", "width * height"],
];
/** Shows examples where nothing is written yet. */
export function showExamples() {
  const isEmpty = lines.every((line) => !line.text.trim());
  if ($("examples").hidden !== isEmpty) return;
  $("examples").hidden = !isEmpty;
  if (!isEmpty) return;
  $("example-list").replaceChildren(...examples.map(([title, ...texts]) => {
    const button = make("button");
    button.append(make("b", say(title)), ...texts.map((text) => make("code", text)));
    button.onclick = () => {
      const heading = `# ${say(title)}`, first = lines[0];
      const replaced = lines.map((line) => lineUnit(line.id)).filter((unit) => noteUnits.get(unit));
      insertLines(-1, [heading, ...texts], replaced.map((unit) => [unit, ""]));
      if (first) focusLine(lines[lines.length - 1].id);
    };
    return button;
  }));
}
