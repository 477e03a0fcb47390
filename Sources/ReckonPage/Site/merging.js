// What several pages of one storage keep together.

import { newID, orderBetween } from "./note-units.js";

/**
 * What is stored. `session` is a snapshot of the last values, `notes` the units of notebooks by turns with their
 * values, `calculation` that of the keys, and `place` what else was open. `cleared` is the time up to which history was
 * cleared. `stamps` has when each unit of it was changed last.
 * @typedef {{ version: number, settings: string, history: string, rates: string, session: string[], notes: string[],
 *   books: string[], layout: string, theme: string, language: string, cleared: string, place: string,
 *   calculation: string[], stamps: Record<string, number> }} Stored
 */
/** @typedef {"rates" | "layout" | "theme" | "language" | "cleared" | "place"} PlainField */
/** @type {PlainField[]} */
const plainFields = ["rates", "layout", "theme", "language", "cleared", "place"];
const listFields = ["session", "notes", "books", "calculation"];
/** How long it is known that a line was deleted, in milliseconds: pages that were open as long bring it back. */
const longestMemory = 30 * 86_400_000;
/** How many entries of history a page keeps at first. */
export const firstHistoryLimit = 200;

/** @returns {Stored} */
export const emptyStored = () => ({
  version: 1, settings: "", history: "", rates: "", session: [], notes: [], books: [], layout: "scientific",
  theme: "", language: "", cleared: "", place: "", calculation: [], stamps: {},
});

/** @param {any} found */
export function isStored(found) {
  return found?.version === 1
    && ["settings", "history", ...plainFields].every((name) => found[name] === undefined || typeof found[name] === "string")
    && listFields.every((name) => found[name] === undefined
      || Array.isArray(found[name]) && found[name].every((/** @type {unknown} */ one) => typeof one === "string"))
    && (found.notes ?? []).every((/** @type {string} */ text, /** @type {number} */ at) => at % 2 ? isNoteValue(text) : isNote(text))
    && Object.values(found.stamps ?? {}).every((one) => typeof one === "number");
}

/**
 * How many texts of a snapshot stand before its definitions, of which each has four.
 * @param {string[]} session
 */
export const answersEnd = (session) => session.length ? 2 + 2 * Number(session[1]) : 0;
/** @param {string} text */
function isNoteValue(text) {
  try {
    const found = text ? JSON.parse(text) : ["", 0];
    return typeof found[0] === "string" && ["string", "number"].includes(typeof found[1]);
  } catch { return false; }
}
/** @param {string} name */
export const isNote = (name) => name.startsWith("line:") || name.startsWith("note:");

/**
 * What is stored by units, of which the one that was changed last counts where pages differ. History is not among them:
 * of it, each page's entries are kept.
 * @param {Stored} one @returns {Map<string, string>}
 */
export function unitsOf(one) {
  const units = new Map(plainFields.map((name) => /** @type {[string, string]} */ ([name, one[name]])));
  units.set("calculation", JSON.stringify(one.calculation));
  for (const line of one.settings.split("\n")) {
    const sign = line.indexOf(" = ");
    if (sign > 0) units.set(`set:${line.slice(0, sign)}`, line.slice(sign + 3));
  }
  for (let at = 0; at + 1 < one.books.length; at += 2) units.set(`book:${one.books[at]}`, one.books[at + 1]);
  if (one.session.length) units.set("answers", JSON.stringify(one.session));
  for (let at = 0; at + 1 < one.notes.length; at += 2) units.set(one.notes[at], one.notes[at + 1]);
  return units;
}

/**
 * The times of entries are in their second field, the first being their number.
 * @param {string} history
 */
export const entriesOf = (history) => history.split("\n").filter((line) => /^\d+\t/.test(line)).map((line) => line.slice(line.indexOf("\t") + 1));
/** @param {string} entry */
export const entryTime = (entry) => Date.parse(entry.slice(0, entry.indexOf("\t")));

/**
 * What is stored of units and entries, in one order whichever page writes it.
 * @param {Map<string, string>} units @param {Record<string, number>} stamps
 * @param {string[]} entries
 * @returns {Stored}
 */
export function assembled(units, stamps, entries) {
  const one = emptyStored();
  const forgotten = Date.now() - longestMemory;
  for (const [name, value] of units) if (!value && isNote(name) && (stamps[name] ?? 0) < forgotten) { units.delete(name); delete stamps[name]; }
  const names = [...units.keys()].sort((a, b) => (stamps[a] ?? 0) - (stamps[b] ?? 0) || (a < b ? -1 : 1));
  /** @param {string} prefix */
  const all = (prefix) => names.filter((name) => name.startsWith(prefix)).map((name) => /** @type {[string, string]} */ (
    [name.slice(prefix.length), units.get(name) ?? ""]));
  for (const name of plainFields) one[name] = units.get(name) ?? one[name];
  one.calculation = JSON.parse(units.get("calculation") ?? "[]");
  const settings = all("set:");
  if (settings.length) one.settings = ["reckon settings 1", ...settings.map(([name, value]) => `${name} = ${value}`), ""].join("\n");
  one.books = all("book:").flat();
  one.session = JSON.parse(units.get("answers") ?? "[]");
  one.notes = names.filter(isNote).flatMap((name) => [name, units.get(name) ?? ""]);
  const limit = Number(units.get("set:history-limit") ?? firstHistoryLimit), cleared = Number(one.cleared || -Infinity);
  const kept = [...new Set(entries)].filter((entry) => entryTime(entry) > cleared)
    .sort((a, b) => entryTime(a) - entryTime(b) || (a < b ? -1 : 1)).slice(-limit);
  one.history = kept.length || settings.length
    ? ["reckon history 1", `next ${kept.length + 1}`, ...kept.map((entry, at) => `${at + 1}\t${entry}`), ""].join("\n") : "";
  for (const name of names.sort()) if (stamps[name]) one.stamps[name] = stamps[name];
  return one;
}

/**
 * What two pages have stored, as one.
 * @param {Stored} ours @param {Stored} theirs
 */
export function merged(ours, theirs) {
  const units = unitsOf(ours);
  /** @type {Record<string, number>} */
  const stamps = { ...ours.stamps };
  for (const [name, value] of unitsOf(theirs)) {
    const own = units.get(name), ownStamp = ours.stamps[name] ?? 0, stamp = theirs.stamps[name] ?? 0;
    if (own !== undefined && (stamp < ownStamp || stamp === ownStamp && value <= own)) continue;
    units.set(name, value);
    stamps[name] = stamp;
  }
  return assembled(units, stamps, [...entriesOf(ours.history), ...entriesOf(theirs.history)]);
}

/**
 * What another page wrote in lines that this one changed too, since both knew the same of them: as a line of its own
 * below, or in the line itself where this page only moved or deleted it. The page that stores last would overwrite it.
 * @param {Map<string, string>} base what both knew
 * @param {Map<string, string>} ours @param {Map<string, string>} theirs
 * @returns {[string, string][]} units and their values
 */
export function rescued(base, ours, theirs) {
  /** @type {[string, string][]} */
  const units = [];
  /** @param {string | undefined} value @returns {[string, string]} */
  const line = (value) => value ? JSON.parse(value) : ["", ""];
  for (const [name, value] of theirs) {
    const own = ours.get(name), before = base.get(name);
    if (!name.startsWith("line:") || own === undefined || own === before || own === value) continue;
    const [order, text] = line(value), [ownOrder, ownText] = line(own), [, baseText] = line(before);
    if (!text || text === ownText || text === baseText) continue;
    if (!own) units.push([name, value]);
    else if (ownText === baseText) units.push([name, JSON.stringify([ownOrder, text])]);
    else {
      const prefix = name.slice(0, name.indexOf(" ") + 1);
      const orders = [...ours].filter(([one, kept]) => one.startsWith(prefix) && kept).map(([, kept]) => line(kept)[0]);
      const next = orders.filter((one) => one > order).sort()[0] ?? "";
      units.push([prefix + newID(), JSON.stringify([orderBetween(order, next), text])]);
    }
  }
  return units;
}
