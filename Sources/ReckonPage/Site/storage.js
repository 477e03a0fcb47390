// Storage.

import { loadBook } from "./books.js";
import { sendZones } from "./clocks.js";
import { $, notify } from "./dom.js";
import { ask, isBeginning, send } from "./engine.js";
import { drawKeys, setState, show } from "./keypad.js";
import { answersEnd, assembled, emptyStored, entriesOf, firstHistoryLimit, isNote, isStored, merged,
  rescued, unitsOf } from "./merging.js";
import { adoptNotes, firstNotebook, keptNotes, noteUnits, openNotebook, ordersBetween, setOpenNotebook,
  takeNotes } from "./note-units.js";
import { linesChanged } from "./notebook.js";
import { openNotes } from "./notebooks.js";
import { wideView } from "./pad.js";
import { changeLanguage, openView, tabs, useTheme, viewOf } from "./panels.js";
import { keptPlot, openPlot } from "./plot-rows.js";
import { cursor, range, setCursor } from "./plot.js";
import { say, sendLanguage } from "./sentences.js";

/** @typedef {import("./merging.js").Stored} Stored */
/** @typedef {import("./plot-rows.js").KeptPlot} KeptPlot */
/** @typedef {import("./plot.js").PlotWindow} PlotWindow */

const storageName = "reckon.page.1";
/** @type {Stored} */
export let stored = emptyStored();
/** The units of `stored` when it was stamped last, and the text that the storage had last. */
let known = unitsOf(stored), lastText = "";
/** False when what is stored could be neither read nor moved to another name: then nothing is written over it. */
let mayStore = true;
/** This page's own name. */
export const pageName = Math.random().toString(36).slice(2, 8);

/**
 * Moves what is stored to a name of its own, so that it is not lost, and reports why.
 * @param {string} text @param {string} why
 */
export function setAside(text, why) {
  const name = `${storageName}.damaged-${Date.now()}`;
  try {
    localStorage.setItem(name, text);
    notify(say("keptAs", why, name));
  } catch {
    mayStore = false;
    notify(say("noRoom", why));
  }
}

/**
 * @param {string} text
 * @returns {Stored | undefined}
 */
function readStored(text) {
  /** @type {any} */
  let found;
  try { found = JSON.parse(text); } catch { /* Damaged: no version is read from it. */ }
  if (!isStored(found)) return undefined;
  // Older pages kept ten entries, whether that was chosen or not, and no times of lines.
  if (!found.stamps) found.settings = found.settings?.replace("\nhistory-limit = 10\n", `\nhistory-limit = ${firstHistoryLimit}\n`);
  if (!found.notes) takeOlder(found);
  return { ...emptyStored(), ...found };
}

/**
 * Older pages stored definitions, and statements that were run, where notebooks are now: these are lines of the first
 * one. What books define, their texts do.
 * @param {any} found
 */
function takeOlder(found) {
  /** @type {string[]} */
  const session = found.session ?? [], end = answersEnd(session), books = (found.books ?? []).join("\n");
  const definitions = session.slice(end).filter((text, at) => at % 4 === 3 && !books.includes(text));
  const texts = [...definitions, ...found.statements ?? []].flatMap((text) => text.split("\n"));
  const orders = ordersBetween("", "", texts.length);
  found.session = session.slice(0, end);
  found.notes = texts.length ? [`note:${firstNotebook}`, JSON.stringify(["", 1])] : [];
  for (const [at, text] of texts.entries()) found.notes.push(`line:${firstNotebook} older${at}`, JSON.stringify([orders[at], text]));
  for (const name of ["statements", "outcomes"]) delete found[name];
  for (const name of Object.keys(found.stamps ?? {})) if (name.startsWith("def:")) delete found.stamps[name];
}

export function load() {
  let text = null;
  try { text = localStorage.getItem(storageName); } catch { notify(say("noStorage")); }
  if (!text) return;
  lastText = text;
  const found = readStored(text);
  if (!found) { setAside(text, say("damagedStorage")); return; }
  stored = found;
  known = unitsOf(stored);
  takeNotes();
}

/** Gives each unit that has changed the time of now. */
function stamp() {
  for (const [name, value] of unitsOf(stored)) {
    if (known.get(name) !== value) stored.stamps[name] = Math.max(Date.now(), (stored.stamps[name] ?? 0) + 1);
    known.set(name, value);
  }
}

/** Stores what has changed, together with what other pages have stored meanwhile. */
export function keep() {
  if (!mayStore) return;
  stored.notes = keptNotes();
  const base = new Map(known);
  stamp();
  const before = known, { history } = stored;
  try {
    const text = localStorage.getItem(storageName) ?? "", isOther = text && text !== lastText, theirs = isOther ? readStored(text) : undefined;
    if (isOther && !theirs) setAside(text, say("damagedStorage"));
    if (!mayStore) return;
    if (theirs) rescue(base, theirs);
    stored = theirs ? merged(stored, theirs) : assembled(unitsOf(stored), stored.stamps, entriesOf(history));
    known = unitsOf(stored);
    lastText = JSON.stringify(stored);
    if (lastText !== text) localStorage.setItem(storageName, lastText);
    if ($("notice").textContent === say("notSaved")) notify("");
    if (theirs) adopt(before, history);
  } catch { if ($("notice").textContent !== say("notSaved")) notify(say("notSaved")); }
}

/**
 * Adds to what is stored here the lines of another page that would be lost.
 * @param {Map<string, string>} base what both knew @param {Stored} theirs
 */
function rescue(base, theirs) {
  const ours = unitsOf(stored), units = rescued(base, ours, unitsOf(theirs));
  if (!units.length) return;
  const notes = new Map([...ours].filter(([name]) => isNote(name)));
  for (const [name, value] of units) {
    notes.set(name, value);
    stored.stamps[name] = Math.max(Date.now(), (stored.stamps[name] ?? 0) + 1, (theirs.stamps[name] ?? 0) + 1);
  }
  stored.notes = [...notes].flat();
}

addEventListener("storage", (event) => {
  if (event.key === storageName && event.newValue && event.newValue !== lastText && !isBeginning) keep();
});

/**
 * Takes in what another page has stored, as far as it differs from what was known here.
 * @param {Map<string, string>} before @param {string} history
 */
async function adopt(before, history) {
  const changed = [...known].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
  /** @param {string} prefix */
  const names = (prefix) => changed.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  if (changed.some(isNote)) adoptNotes();
  if (changed.includes("theme")) useTheme();
  if (changed.includes("language")) await changeLanguage();
  if (changed.includes("layout")) drawKeys();
  if (changed.includes("rates")) {
    await ask("setRates", stored.rates);
    linesChanged();
  }
  for (const name of names("book:")) await loadBook(name, known.get(`book:${name}`) ?? "");
  if (names("set:").length) show(await ask("adopt", stored.settings));
  if (changed.includes("cleared") || entriesOf(stored.history).join() !== entriesOf(history).join()) {
    show(await ask("mergeHistory", stored.history, stored.cleared || "-1"));
  }
}

export async function save(question = ask) {
  const files = await question("save");
  if (!files) return;
  stored.settings = files.settings;
  stored.history = files.history;
  keep();
}

/** Stores the last values. */
export async function saveSession(question = ask) {
  const answer = await question("snapshot", "answers");
  if (!answer) return;
  stored.session = answer.fields;
  keep();
}

// MARK: Where a page was left

const placeName = `${storageName}.place`;
/**
 * The calculation at this page's keys; what is stored may be that of another one.
 * @type {string[]}
 */
let ownCalculation = [];
/**
 * @typedef {{ view?: string, notebook?: string, functions?: string, plot?: KeptPlot, range?: PlotWindow,
 *   cursor?: number }} Place
 */

/** Keeps what is open for a reload of this page, and for the next page. */
function keepPlace() {
  const view = tabs().map(viewOf).find((one) => !$(one).hidden);
  /** @type {Place} */
  const place = { view, notebook: openNotebook, plot: keptPlot(), range, cursor };
  stored.place = JSON.stringify(place);
  try { sessionStorage.setItem(placeName, JSON.stringify([stored.place, ownCalculation])); } catch { /* The storage has it. */ }
}
for (const event of ["pagehide", "visibilitychange"]) addEventListener(event, () => { if (!isBeginning) { keepPlace(); keep(); } }, true);

let isKeepingCalculation = false, hasNewCalculation = false;
/** Keeps the calculation of the keys; of several in a row the last. */
export async function keepCalculation() {
  hasNewCalculation = true;
  if (isKeepingCalculation) return;
  isKeepingCalculation = true;
  while (hasNewCalculation) {
    hasNewCalculation = false;
    const answer = await ask("calculation");
    if (answer) stored.calculation = ownCalculation = answer.fields;
    keepPlace();
  }
  isKeepingCalculation = false;
}

/** Opens what was open when this page was left, or else the last one. */
export function openPlace() {
  let text = stored.place;
  try { text = JSON.parse(sessionStorage.getItem(placeName) ?? "[]")[0] ?? text; } catch { /* The storage has it. */ }
  /** @type {Place} */
  const place = text ? JSON.parse(text) : {}, view = tabs().map(viewOf).find((one) => one === place.view);
  if (place.notebook && noteUnits.get(`note:${place.notebook}`)) setOpenNotebook(place.notebook);
  openPlot(place.plot, place.functions);
  if (Object.values(place.range ?? {}).every(Number.isFinite)) Object.assign(range, place.range);
  setCursor(place.cursor ?? cursor);
  openNotes(openNotebook);
  openView(view ?? (wideView.matches ? "notebook" : "keypad"));
}

/** The calculation of this page before a reload, or else the last one that was stored. */
function leftCalculation() {
  try { return JSON.parse(sessionStorage.getItem(placeName) ?? "[]")[1] ?? stored.calculation; } catch { return stored.calculation; }
}

/** Forgets what this page has kept for itself. */
export function forgetPage() {
  try { sessionStorage.removeItem(placeName); } catch { /* Without storage nothing is kept. */ }
}

// MARK: Beginning

/** The settings of a page: those that are stored, or the first ones. */
function settingsFile() {
  const settings = stored.settings || "reckon settings 1\n";
  return /^history-limit = /m.test(settings) ? settings : `${settings}history-limit = ${firstHistoryLimit}\n`;
}

export async function begin() {
  await sendLanguage();
  await sendZones();
  const answer = await send("start", settingsFile(), stored.history, stored.rates);
  if (!answer) return;
  if (answer.notes.length) {
    setAside(lastText, `${answer.notes.join("; ")}.`);
    // Rates that could not be read are not tried again.
    if (!(await send("units"))?.date) stored.rates = "";
    await save(send);
  }
  setState(answer.state);
  for (let index = 0; index + 1 < stored.books.length; index += 2) await loadBook(stored.books[index], stored.books[index + 1], send);
  if (stored.session.length) {
    const unread = (await send("resume", ...stored.session))?.unread;
    if (unread?.length) {
      setAside(lastText, say("unreadValue", unread.join(", ").slice(0, 200)));
      stored.session = [];
      keep();
    }
  }
  ownCalculation = leftCalculation();
  show(await send(ownCalculation.length ? "replay" : "state", ...ownCalculation));
  const files = await send("save");
  if (!files) return;
  // What a page begins with is no change of it.
  [stored.settings, stored.calculation] = [files.settings, ownCalculation];
  for (const [name, value] of unitsOf(stored)) known.set(name, value);
}
