// Views.

import { showBooks } from "./books.js";
import { clockKind, convertClock, followKind, isClock, usualZones, zoneTitle } from "./clocks.js";
import { $, download, field, inform, make, notify } from "./dom.js";
import { ask, begun } from "./engine.js";
import { act, allKeys, buttonOf, drawKeys, loadKeys, presses, show } from "./keypad.js";
import { entriesOf, entryTime } from "./merging.js";
import { currentID, indexOfLine, lines, linesChanged } from "./notebook.js";
import { coarse, placePad, wideView } from "./pad.js";
import { plotChanged } from "./plot-rows.js";
import { focusLine } from "./rows.js";
import { showTopic } from "./search.js";
import { say, sendLanguage, useLanguage, word } from "./sentences.js";
import { keep, save, stored } from "./storage.js";

/** @returns {HTMLElement[]} */
export const tabs = () => [...document.querySelectorAll("nav [role=tab]")].map((tab) => $(tab.id));
/** @param {HTMLElement} tab */
export const viewOf = (tab) => tab.getAttribute("aria-controls") ?? "";

/** @param {string} name */
export function openView(name) {
  document.body.dataset.view = name;
  for (const tab of tabs()) {
    const isOpen = viewOf(tab) === name;
    tab.setAttribute("aria-selected", String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
    $(viewOf(tab)).hidden = !isOpen;
  }
  /** @type {Record<string, () => void>} */
  const starts = { history: showHistory, units: showUnits, settings: showSettings, help: showHelp, plot: plotChanged };
  starts[name]?.();
  if (name === "notebook" || name === "keypad") placePad(name);
  if (name !== "notebook" || !lines.length || coarse.matches) return;
  focusLine(indexOfLine(currentID) >= 0 ? currentID : lines[0].id);
}
$("tabs").addEventListener("click", (event) => {
  const tab = buttonOf(event);
  if (!tab) return;
  notify("");
  openView(viewOf(tab));
});
$("tabs").addEventListener("keydown", (event) => {
  const all = tabs(), at = all.findIndex((tab) => tab === document.activeElement);
  const next = new Map([["ArrowRight", all[(at + 1) % all.length]], ["ArrowLeft", all.at(at - 1)], ["Home", all[0]], ["End", all.at(-1)]]).get(event.key);
  if (!next) return;
  event.preventDefault();
  notify("");
  openView(viewOf(next));
  next.focus();
});

export async function showHistory() {
  /** @type {{ expression: string, shown: string, result: string, milliseconds: number, angle: string }[]} */
  const entries = (await ask("history")) ?? [];
  $("no-entries").hidden = entries.length > 0;
  $("history-actions").hidden = !entries.length;
  $("entries").replaceChildren(...entries.map((entry) => {
    const item = make("li");
    const expression = make("button", entry.shown), result = make("button", `= ${entry.result}`);
    expression.setAttribute("aria-label", say("editEntry", entry.shown));
    result.setAttribute("aria-label", say("useEntry", entry.result));
    expression.onclick = () => recall(entry, "expression");
    result.onclick = () => recall(entry, "result");
    item.append(expression, result, make("time", `${new Date(entry.milliseconds).toLocaleString()} · ${entry.angle}`));
    return item;
  }));
}

/**
 * Puts an entry back on the keypad, where the focus goes.
 * @param {{ milliseconds: number, expression: string }} entry @param {"expression" | "result"} part
 */
async function recall(entry, part) {
  await show(await act("recall", entry.milliseconds, entry.expression, part));
  openView("keypad");
  $("expression").focus();
}
/**
 * Shows history as of a time, up to which it was cleared.
 * @param {string} history @param {string} cleared
 */
async function changeHistory(history, cleared) {
  const answer = await ask("mergeHistory", history, cleared || "-1");
  stored.cleared = cleared;
  stored.history = history;
  await show(answer);
  await save();
  await showHistory();
}
$("clear-history").onclick = async () => {
  await save();
  const { history, cleared } = stored, entries = entriesOf(history);
  await changeHistory("", String(Math.max(...entries.map(entryTime))));
  inform(say("historyCleared", entries.length), () => changeHistory(history, cleared).then(() => $("clear-history").focus()));
  $("undo").focus();
};
$("begin-calculation").onclick = () => openView(wideView.matches ? "notebook" : "keypad");
/** By form: the end of the file's name and its type. */
const forms = new Map([["text", ["txt", "text/plain"]], ["csv", ["csv", "text/csv"]], ["json", ["json", "application/json"]], ["book", ["reckon", "text/plain"]]]);
$("export-history").onclick = async () => {
  const form = field("history-form").value, answer = await ask("exportHistory", form), [ending, type] = forms.get(form) ?? ["txt", "text/plain"];
  if (answer?.failure) notify(answer.failure); else if (answer) download(answer.text, `history.${ending}`, type);
};

/** @typedef {{ title: string, units: string[] }} Kind */
/** @type {{ categories: Kind[], currencies: string[], date?: string, warning?: string, all: Kind[] }} */
export let kinds;
/** @type {string | undefined} */
let wantedKind;
/** @param {string} title */
export function chooseKind(title) { wantedKind = title; }
async function showUnits() {
  const answer = await ask("units");
  if (!answer) return;
  kinds = answer;
  const old = field("category").value;
  const currency = kinds.currencies.length ? [{ title: say("currency"), units: kinds.currencies }] : [];
  const all = [...kinds.categories, ...currency, clockKind()];
  const title = wantedKind ?? old;
  wantedKind = undefined;
  kinds.all = all;
  $("category").replaceChildren(...all.map((kind) => make("option", kind.title)));
  if (all.some((kind) => kind.title === title)) field("category").value = title;
  $("rates-date").textContent = kinds.date ? say("ratesOf", kinds.date, kinds.warning ?? "") : say("noRates");
  if (!$("from").children.length || field("category").value !== old) fillUnits(); else convert();
}
// The units that a kind begins with, where it has them; lists go from small to large.
const usualUnits = "km mi m² ft² L gal kg lb h min km/h mph m/s² gn N lbf bar psi kJ kcal kW hp °C °F deg rad MB GB Hz kHz".split(" ");
function fillUnits() {
  const units = kinds.all.find((kind) => kind.title === field("category").value)?.units ?? [];
  const order = isClock() ? usualZones : usualUnits;
  const usual = units.filter((unit) => order.includes(unit)).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  for (const [index, id] of ["from", "to"].entries()) {
    $(id).replaceChildren(...units.map((unit) => {
      const option = make("option", isClock() ? zoneTitle(unit) : unit);
      option.value = unit;
      return option;
    }));
    field(id).value = usual[index] ?? units.filter((unit) => unit !== field("from").value)[0] ?? units[0];
  }
  convert();
}
async function convert() {
  followKind();
  if (isClock()) { await convertClock(); return; }
  const answer = await ask("convert", field("amount").value, field("from").value, field("to").value);
  if (!answer || isClock()) return;
  $("converted").textContent = answer.error ? answer.error.message : [answer.text, ...answer.remarks].join(" · ");
  $("converted").classList.toggle("bad", Boolean(answer.error));
}
$("category").onchange = fillUnits;
for (const id of ["amount", "from", "to"]) $(id).oninput = convert;
$("swap").onclick = () => { [field("from").value, field("to").value] = [field("to").value, field("from").value]; convert(); };
$("rates").onchange = async () => {
  const file = field("rates").files?.[0];
  if (!file) return;
  const text = await file.text(), answer = await ask("setRates", text);
  if (!answer) return;
  if (answer.failure) { notify(answer.failure); return; }
  notify("");
  stored.rates = text;
  keep();
  linesChanged();
  showUnits();
};

async function showSettings() {
  /** @type {{ name: string, summary: string, value: string, choices: string[] }[]} */
  const rows = (await ask("settings")) ?? [];
  const hidden = ["rates-location", "first-launch", "tips"];
  $("setting-list").replaceChildren(...rows.filter((row) => !hidden.includes(row.name)).map((row) => {
    const label = make("label");
    // It names choices as the tool takes them; here they have the names that are chosen from.
    const hint = row.summary.replace(/[a-z]+/g, (name) => word("choice", name).toLowerCase());
    const summary = make("p", hint, "hint");
    const item = make("div", "", "setting");
    label.textContent = word("setting", row.name);
    label.htmlFor = `setting-${row.name}`;
    summary.id = `summary-${row.name}`;
    const control = row.choices.length ? make("select") : make("input");
    control.autocomplete = "off";
    control.id = label.htmlFor;
    control.setAttribute("aria-describedby", summary.id);
    control.replaceChildren(...row.choices.map((choice) => {
      const option = make("option", word("choice", choice));
      option.value = choice;
      return option;
    }));
    control.value = row.value;
    control.onchange = async () => {
      const answer = await act("set", row.name, control.value);
      if (answer?.failure) { notify(answer.failure); control.value = row.value; return; }
      notify("");
      row.value = control.value;
      await show(answer);
      if (row.name === "entry-style") { stored.layout = control.value === "chain" ? "basic" : "scientific"; drawKeys(); }
      save();
    };
    item.append(label, summary, control);
    return item;
  }));
  field("theme").value = stored.theme;
  field("language").value = stored.language;
}
export function useTheme() { if (stored.theme) document.documentElement.dataset.theme = stored.theme; else delete document.documentElement.dataset.theme; }
export async function changeLanguage() {
  useLanguage();
  await begun;
  await sendLanguage();
  await loadKeys();
  await show(await ask("state"));
  showBooks();
  if (!$("settings").hidden) showSettings();
}
$("language").onchange = () => {
  stored.language = field("language").value;
  keep();
  changeLanguage();
};
$("theme").onchange = () => { stored.theme = field("theme").value; useTheme(); keep(); };

function showHelp() {
  // Digits need the least explanation.
  const ordered = [...allKeys].sort((a, b) => Number(a.kind === "number") - Number(b.kind === "number"));
  $("key-help").replaceChildren(...ordered.map((key) => {
    const item = make("li"), button = make("button");
    button.append(make("b", key.glyph), make("span", key.spoken), make("kbd", presses[key.name] ?? key.press));
    button.onclick = () => { field("topic").value = key.press; showTopic(); $("topic").scrollIntoView({ block: "nearest" }); };
    item.append(button);
    return item;
  }));
}
