// The notebook's lines.

import { $, notify } from "./dom.js";
import { showSum } from "./editing.js";
import { ask } from "./engine.js";
import { show } from "./keypad.js";
import { changeUnits, lineUnit, newID, noteUnits, orderBetween, ordersBetween } from "./note-units.js";
import { focusLine, showNewResult, showOutcome, showRows, waitingRows } from "./rows.js";
import { say } from "./sentences.js";
import { keep, saveSession } from "./storage.js";

/** @typedef {{ id: string, order: string, text: string }} Line */
/**
 * The outcome of a line. `slow` is one that was ended for the time that it took, `more` one with more digits, and
 * `needsRates` one that no exchange rates are there for.
 * @typedef {{ shown?: string, more?: boolean, defines?: string, changes?: string[], remarks?: string[],
 *   error?: string, start?: number, end?: number, incomplete?: boolean, slow?: boolean, needsRates?: boolean }} Outcome
 */
/** The most lines of a notebook. */
const mostNotebookLines = 5000;
/** The most lines of the first step of evaluation, and of those after it. */
const firstStep = 48, laterStep = 150;
/** The most milliseconds of a line, and of one that may take long. */
const lineLimit = 2000, longLimit = 120_000;
/** How long a person pauses, in milliseconds, before errors are shown and results are said. */
export const pause = 900;

/**
 * The lines of the notebook that is open, in order.
 * @type {Line[]}
 */
export let lines = [];
/** @param {Line[]} next */
export function setLines(next) { lines = next; }
/**
 * By the ids of lines.
 * @type {Map<string, Outcome>}
 */
export const outcomes = new Map();
/** The line that is written in, and the selected ones. */
export let currentID = "";
/** @param {string} id */
export function setCurrentID(id) { currentID = id; }
/** @type {Set<string>} */
export const selected = new Set();
/** Lines whose calculation may take long. */
/** @type {Set<string>} */
export const patient = new Set();

/** @param {string} id */
export const indexOfLine = (id) => lines.findIndex((line) => line.id === id);
/** @param {string} text */
export const isHeading = (text) => /^\s*#\s/.test(text);
/** @param {string} text */
export const isComment = (text) => /^\s*#/.test(text);

// MARK: Evaluation

/**
 * The lines that were sent to the engine last, and how many it has.
 * @type {Line[]}
 */
export let sent = [];
let engineCount = 0;
/** A new engine has no lines. */
export function forgetSentLines() { [sent, engineCount] = [[], 0]; }
export let isEvaluating = false, hasChanged = false, isEvaluationAsked = false;

/**
 * Has what changed evaluated once the script that changes it has ended: the engine works while the page waits for its
 * frame.
 */
export function linesChanged() {
  hasChanged = true;
  if (isEvaluationAsked) return;
  isEvaluationAsked = true;
  queueMicrotask(() => { isEvaluationAsked = false; evaluate(); });
}

/** Resolves once what has been shown is painted; soon where nothing is painted, as in a tab behind others. */
const painted = () => new Promise((done) => {
  const timer = setTimeout(done, 50);
  requestAnimationFrame(() => { clearTimeout(timer); setTimeout(done); });
});

/** What of the engine's lines is replaced by which. */
function difference() {
  let start = 0, end = 0;
  while (start < sent.length && start < lines.length && sent[start].text === lines[start].text) start++;
  while (end < sent.length - start && end < lines.length - start
    && sent[sent.length - 1 - end].text === lines[lines.length - 1 - end].text) end++;
  return { start, removed: engineCount - start - end, added: lines.slice(start, lines.length - end) };
}

/** Evaluates lines that changed and those below them, what is seen first; changes meanwhile come first. */
export async function evaluate(question = ask) {
  hasChanged = true;
  if (isEvaluating) return;
  isEvaluating = true;
  try {
    while (hasChanged) {
      hasChanged = false;
      const { start, removed, added } = difference();
      sent = lines.map((line) => ({ ...line }));
      const limit = lines.some((line) => patient.has(line.id)) ? longLimit : lineLimit;
      let answer = await question("notebook", start, removed, firstStep, limit, ...added.map((line) => line.text));
      engineCount = answer?.count ?? 0;
      let isFirst = true;
      while (answer?.results) {
        const at = answer.first + answer.results.length;
        for (const [index, outcome] of answer.results.entries()) take(sent[answer.first + index].id, outcome);
        if (at >= answer.count) break;
        // What is seen is painted before lines further down are run, which a change meanwhile does not wait for.
        if (isFirst) await painted();
        isFirst = false;
        if (hasChanged) break;
        answer = await question("notebook", 0, 0, laterStep, limit);
      }
      // The engine was ended, or knows other lines.
      if (!answer?.results) { sent = []; return; }
    }
    showSum();
  } finally { isEvaluating = false; }
}

/**
 * Takes in a line's outcome. While someone types, errors wait.
 * @param {string} id @param {Outcome} outcome
 */
function take(id, outcome) {
  const known = outcomes.get(id);
  if (known && known.shown === outcome.shown && JSON.stringify(known) === JSON.stringify(outcome)) {
    if (outcome.error === undefined) return;
    // Its text may be another one.
    if (isWriting) waitingRows.add(id); else showOutcome(id);
    return;
  }
  outcomes.set(id, outcome);
  if (!known || !showNewResult(id, known, outcome)) showOutcome(id);
  if (id === currentID && !isWriting) speak();
}

// MARK: Typing and pauses

/** When someone types errors wait, and nothing is said. */
export let isWriting = false, pauseTimer = 0;
export function noteWriting() {
  isWriting = true;
  clearTimeout(pauseTimer);
  pauseTimer = setTimeout(endWriting, pause);
}
export function endWriting() {
  clearTimeout(pauseTimer);
  if (!isWriting) return;
  isWriting = false;
  for (const id of waitingRows) showOutcome(id);
  waitingRows.clear();
  speak();
}
/** Has a screen reader say the result of the line that is written in. */
function speak() {
  const outcome = outcomes.get(currentID), line = lines[indexOfLine(currentID)];
  if (outcome && line?.text.trim() && !$("notebook").hidden) $("spoken").textContent = outcome.error ?? outcome.shown ?? "";
}

// MARK: Changing lines

/**
 * Changes the text of a line as it is typed: one step of undo with what is typed in it directly before.
 * @param {string} id @param {string} text
 */
export function typeLine(id, text) {
  const index = indexOfLine(id);
  if (index < 0 || lines[index].text === text) return;
  noteWriting();
  const { order } = lines[index];
  changeUnits([[lineUnit(id), JSON.stringify([order, text])]], id, true);
}

/**
 * Puts new lines behind an index, and gives their ids.
 * @param {number} index @param {string[]} texts @param {[string, string][]} others what changes with it
 */
export function insertLines(index, texts, others = [], isKept = true) {
  const room = mostNotebookLines - lines.length;
  if (texts.length > room) { notify(say("tooManyLines", mostNotebookLines)); texts = texts.slice(0, room); }
  const next = lines[index + 1], isNextKept = next && noteUnits.get(lineUnit(next.id));
  const orders = ordersBetween(lines[index]?.order ?? "", isNextKept ? next.order : "", texts.length);
  const ids = texts.map(newID);
  /** @type {[string, string][]} */
  const changes = texts.map((text, at) => [lineUnit(ids[at]), JSON.stringify([orders[at], text])]);
  changeUnits([...others, ...changes], ids.at(-1) ?? currentID, false, isKept);
  return ids;
}

/** @param {string[]} ids */
export function deleteLines(ids) {
  const first = Math.min(...ids.map(indexOfLine)), rest = lines.filter((line) => !ids.includes(line.id));
  const next = rest[Math.min(first, rest.length - 1)]?.id ?? "";
  changeUnits(ids.map((id) => [lineUnit(id), ""]), next);
  ensureLine();
  focusLine(next || lines[0].id);
}

/**
 * Moves lines before the one at an index.
 * @param {string[]} ids @param {number} index
 */
export function moveLines(ids, index) {
  const moved = lines.filter((line) => ids.includes(line.id)), others = lines.filter((line) => !ids.includes(line.id));
  const before = lines.slice(0, index).filter((line) => !ids.includes(line.id)).length;
  if (others.slice(0, before).concat(moved, others.slice(before)).every((line, at) => line === lines[at])) return;
  const orders = ordersBetween(others[before - 1]?.order ?? "", others[before]?.order ?? "", moved.length);
  changeUnits(moved.map((line, at) => [lineUnit(line.id), JSON.stringify([orders[at], line.text])]), currentID);
  $("spoken").textContent = say("movedTo", indexOfLine(moved[0].id) + 1);
}

/** A notebook has a line to write in. */
export function ensureLine() {
  if (lines.length) return;
  lines = [{ id: newID(), order: orderBetween("", ""), text: "" }];
  draftID = lines[0].id;
  // What is written in it has been in history no more than in any other new line.
  entered.set(draftID, "");
  showRows();
}
/** A line that is there to be written in and is nobody's yet. */
export let draftID = "";

/**
 * Ends a line: history has its calculation, and the keys its value, unless it has them already.
 * @param {string} id
 */
export function enterLine(id) {
  endWriting();
  const line = lines[indexOfLine(id)];
  if (!line || entered.get(id) === line.text || !line.text.trim() || isComment(line.text)) return;
  entered.set(id, line.text);
  keep();
  // One after the other, in the order in which they were left.
  entering = entering.then(() => takeLine(id, { ...line })).catch(() => {});
}
let entering = Promise.resolve();

/**
 * Takes a line's value as the last answer, once there is one.
 * @param {string} id @param {Line} line
 */
async function takeLine(id, line) {
  await evaluate();
  while (isEvaluating) await ask("state");
  const index = sent.findIndex((one) => one.id === id && one.text === line.text), outcome = outcomes.get(id);
  if (index < 0 || !outcome?.shown) return;
  const next = await ask("enter", index);
  if (next?.line && lines[indexOfLine(id)]?.text === line.text) {
    entered.set(id, next.line);
    changeUnits([[lineUnit(id), JSON.stringify([line.order, next.line])]], currentID, true);
  }
  await show(next);
  saveSession();
}
/** The texts of lines whose values history has.
 * @type {Map<string, string>}
 */
export const entered = new Map();
