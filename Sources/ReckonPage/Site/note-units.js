// What notebooks are made of, and undo.

import { $, field } from "./dom.js";
import { currentID, draftID, ensureLine, entered, indexOfLine, lines, linesChanged, noteWriting,
  setLines } from "./notebook.js";
import { openOther, showNotebooks } from "./notebooks.js";
import { focusLine, showExamples, showRows, showText } from "./rows.js";
import { keep, pageName, stored } from "./storage.js";

/**
 * Notebooks and their lines by the names of their units, of which each is stored and merged by itself: `note:` and a
 * notebook's id for its name and the time when it was made, `line:` with a notebook's and a line's for the line's order
 * and text. What was deleted is empty.
 * @type {Map<string, string>}
 */
export let noteUnits = new Map();
/** The notebook that each page begins with, and the one that is open. */
export const firstNotebook = "first";
export let openNotebook = firstNotebook;
/** @param {string} id */
export function setOpenNotebook(id) { openNotebook = id; }
/** Notebooks that are not stored before someone changes them: those of links. */
/** @type {Set<string>} */
export const unkept = new Set();

let idCount = 0;
export const newID = () => `${pageName}${(idCount++).toString(36)}`;
/** @param {string} id */
export const lineUnit = (id) => `line:${openNotebook} ${id}`;
/** @param {string} unit */
const notebookOf = (unit) => unit.slice(5).split(" ")[0];

const orderDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/**
 * A text that stands between two others in the order of texts; an empty one is an end. None ends with `0`.
 * @param {string} low @param {string} high
 */
export function orderBetween(low, high) {
  if (!high || high <= low) {
    // Lines are mostly added at the end: whole steps keep the texts short.
    const step = 257, first = [...low.slice(0, 4).padEnd(4, "0")];
    let next = first.reduce((sum, digit) => sum * 62 + orderDigits.indexOf(digit), step);
    if (next % 62 === 0) next++;
    if (next < 62 ** 4) return [3, 2, 1, 0].map((power) => orderDigits[Math.floor(next / 62 ** power) % 62]).join("");
    high = "";
  }
  for (let at = 0, text = ""; ; at++) {
    const from = at < low.length ? orderDigits.indexOf(low[at]) : 0;
    const to = at < high.length ? orderDigits.indexOf(high[at]) : 62;
    if (to - from > 1) return text + orderDigits[(from + to) >> 1];
    text += orderDigits[from];
    if (to > from) high = "";
  }
}

/**
 * So many texts between two others, in order.
 * @param {string} low @param {string} high @param {number} count
 * @returns {string[]}
 */
export function ordersBetween(low, high, count) {
  if (count < 1) return [];
  if (!high) {
    const orders = [];
    for (let at = 0; at < count; at++) orders.push(low = orderBetween(low, ""));
    return orders;
  }
  // The middle one first keeps all short.
  const before = (count - 1) >> 1, middle = orderBetween(low, high);
  return [...ordersBetween(low, middle, before), middle, ...ordersBetween(middle, high, count - 1 - before)];
}

/** Reads the lines of the notebook that is open. */
export function readLines() {
  const prefix = `line:${openNotebook} `;
  setLines([]);
  for (const [unit, value] of noteUnits) {
    if (!value || !unit.startsWith(prefix)) continue;
    const [order, text] = JSON.parse(value), id = unit.slice(prefix.length);
    lines.push({ id, order, text });
    if (!entered.has(id)) entered.set(id, text);
  }
  lines.sort((a, b) => a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1);
}

/** Reads the lines anew; what was written in them elsewhere or earlier is in history. */
function noteEntered() {
  const known = new Map(lines.map((line) => [line.id, line.text]));
  readLines();
  for (const line of lines) if (known.get(line.id) !== line.text) entered.set(line.id, line.text);
}

// MARK: Undo

/**
 * A change of units: their values before and after it, the line that had the focus and the one that got it.
 * @typedef {{ changes: [string, string, string][], from: string, to: string, isTyping: boolean,
 *   notebook: string }} Step
 */
/** @type {Step[]} */
let done = [];
/** @type {Step[]} */
let undone = [];
const mostSteps = 1000;
/** Nothing can be undone any more. */
export function forgetSteps() { [done, undone] = [[], []]; }
/** Whether what is typed next is a step of its own. */
let beginsStep = true;
export function beginStep() { beginsStep = true; }

/**
 * Changes units, as a step that can be undone.
 * @param {[string, string][]} pairs @param {string} to the line that gets the focus @param {boolean} isTyping
 * @param {boolean} isKept whether the notebook is one that is stored from now on
 */
export function changeUnits(pairs, to, isTyping = false, isKept = true) {
  const last = done.at(-1);
  if (isTyping && !beginsStep && last?.isTyping && last.changes[0][0] === pairs[0][0]) {
    last.changes[0][2] = pairs[0][1];
  } else {
    /** @type {[string, string, string][]} */
    const changes = pairs.map(([unit, value]) => [unit, noteUnits.get(unit) ?? "", value]);
    done.push({ changes, from: currentID, to, isTyping, notebook: openNotebook });
    if (done.length > mostSteps) done.shift();
  }
  beginsStep = !isTyping;
  undone = [];
  if (isKept) keepNotebook();
  applyUnits(pairs);
}

/** Stores the notebook that is open from now on. */
export function keepNotebook() {
  unkept.delete(openNotebook);
  const unit = `note:${openNotebook}`;
  if (!noteUnits.get(unit)) noteUnits.set(unit, JSON.stringify(["", Date.now()]));
}

/** @param {[string, string][]} pairs */
function applyUnits(pairs) {
  for (const [unit, value] of pairs) noteUnits.set(unit, value);
  const [unit, value] = pairs[0] ?? ["", ""], isOne = pairs.length === 1 && value !== "";
  const line = isOne ? lines.find((one) => lineUnit(one.id) === unit) : undefined;
  const [order, text] = line ? JSON.parse(value) : ["", ""];
  if (line && line.order === order) {
    line.text = text;
    showText(line);
  } else {
    readLines();
    ensureLine();
    showRows();
  }
  if (pairs.some(([name]) => name.startsWith("note:"))) showNotebooks();
  field("undo-line").disabled = !done.length;
  field("redo-line").disabled = !undone.length;
  showExamples();
  linesChanged();
  keepSoon();
}

/**
 * @param {Step[]} from @param {Step[]} onto @param {1 | 2} side which values are put back
 */
function restore(from, onto, side) {
  const step = from.pop();
  if (!step) return;
  onto.push(step);
  beginsStep = true;
  // A notebook that was deleted is opened again, and one that is gone is not.
  if (step.notebook !== openNotebook) { openNotebook = step.notebook; readLines(); }
  applyUnits(step.changes.map((change) => [change[0], change[side]]));
  const units = new Set(step.changes.map(([unit]) => unit));
  for (const line of lines) if (units.has(lineUnit(line.id))) entered.set(line.id, line.text);
  const isGone = !noteUnits.get(`note:${openNotebook}`) && units.has(`note:${openNotebook}`);
  if (isGone) openOther();
  const wanted = side === 1 ? step.from : step.to,
    changedLine = step.changes.map(([unit]) => unit.split(" ")[1]).find((id) => indexOfLine(id) >= 0);
  focusLine(indexOfLine(wanted) >= 0 ? wanted : changedLine ?? lines[0].id);
  noteWriting();
}
export const undoStep = () => restore(done, undone, 1);
export const redoStep = () => restore(undone, done, 2);
$("undo-line").onclick = undoStep;
$("redo-line").onclick = redoStep;

// MARK: Storing

let keepTimer = 0;
/** Stores what is typed, in pauses between keys, and at most so many milliseconds later. */
function keepSoon() {
  if (keepTimer) return;
  keepTimer = setTimeout(() => {
    const write = () => { keepTimer = 0; keep(); };
    if ("requestIdleCallback" in window) requestIdleCallback(write, { timeout: 200 }); else write();
  }, 200);
}

/** The units as they are stored. */
export const keptNotes = () => [...noteUnits].filter(([unit]) => !unkept.has(notebookOf(unit))).flat();

/** Takes units from what is stored. */
export function takeNotes() {
  const others = [...noteUnits].filter(([unit]) => unkept.has(notebookOf(unit)));
  noteUnits = new Map(others);
  for (let at = 0; at + 1 < stored.notes.length; at += 2) noteUnits.set(stored.notes[at], stored.notes[at + 1]);
}

/** Takes in what another page has stored of notebooks. */
export function adoptNotes() {
  const draft = lines.find((line) => line.id === draftID && !noteUnits.has(lineUnit(line.id)));
  takeNotes();
  if (!noteUnits.get(`note:${openNotebook}`) && noteUnits.has(`note:${openNotebook}`)) { openOther(); return; }
  noteEntered();
  if (draft && !lines.length) setLines([draft]);
  ensureLine();
  showNotebooks();
  showRows();
  showExamples();
  linesChanged();
}
