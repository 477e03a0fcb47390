// The keypad.

import { $, make } from "./dom.js";
import { isComposing } from "./editing.js";
import { ask, giveUp } from "./engine.js";
import { isEvaluating, linesChanged, sent } from "./notebook.js";
import { coarse, padIsInNotebook, padPress } from "./pad.js";
import { chooseKind, openView, showHistory } from "./panels.js";
import { drawPlot } from "./plot.js";
import { say, word } from "./sentences.js";
import { keepCalculation, save, saveSession, stored } from "./storage.js";

/** @typedef {import("./engine.js").Operation} Operation */

const basicKeys = `memoryClear memoryRecall memoryAdd memorySubtract openBracket closeBracket percent changeSign allClear clearEntry backspace divide
  seven eight nine multiply four five six subtract one two three add zero doubleZero point equals`.split(/\s+/);
const coreKeys = `angleUnit openBracket closeBracket percent clearEntry seven eight nine backspace allClear four five six multiply divide
  one two three add subtract zero doubleZero point changeSign equals`.split(/\s+/);
// Families stand one below the other where all pages are open, and side by side on a page of their own.
const functionPages = ["sin cos tan ln log square power squareRoot pi answer", "asin acos atan exp exp10 reciprocal factorial cubeRoot e log2",
  "sinh cosh tanh absolute modulo imaginaryUnit angle", "memoryClear memoryRecall memoryAdd memorySubtract"].map((names) => names.split(" "));
const pageNames = ["sin", "asin", "sinh", "M"];
/** @type {Record<string, string>} */
const views = { history: "history", units: "units", currency: "units", help: "help" };
/** Presses that differ from the terminal's, whose control characters a browser keeps for itself. */
/** @type {Record<string, string>} */
export const presses = { allClear: "Esc", clearEntry: "Delete", backspace: "Backspace", angleUnit: "Ctrl+G", history: "Alt+R", units: "Alt+U", currency: "Alt+E" };
/** @typedef {{ name: string, glyph: string, kind: string, press: string, spoken: string }} Key */
/** @type {Key[]} */
export let allKeys = [];
/** @type {any} */
export let state = {};
/** @param {any} next */
export function setState(next) { state = next; }
let openPage = 0;

/** Draws the keys with their names in the page's language. */
export async function loadKeys(question = ask) {
  allKeys = await question("keys");
  drawKeys();
}

/**
 * What a key is called: with what stands on it where that is a word, so that who says what they see finds it.
 * @param {Key} key
 */
function spokenName(key) {
  // Operators' keys have other names between two numbers.
  const name = word("key", key.name, key.spoken.replace(/\.$/, ""));
  return /^[a-z]{2}|^[πe]$/i.test(key.glyph) && key.kind !== "special" && !name.split(" ").includes(key.glyph) ? `${key.glyph}: ${name}` : name;
}

/** @param {string} name */
function keyButton(name) {
  const key = allKeys.find((one) => one.name === name);
  if (!key) throw new Error(`there is no key ${name}`);
  const button = make("button", key.glyph, key.kind);
  button.dataset.key = key.name;
  button.setAttribute("aria-label", spokenName(key));
  button.title = `${key.spoken} (${presses[key.name] ?? key.press})`;
  button.tabIndex = name === "equals" ? 0 : -1;
  return button;
}

/** @param {string[]} names @param {string} className */
function keyGrid(names, className) {
  const grid = make("div", "", `grid ${className}`);
  grid.append(...names.map(keyButton));
  return grid;
}

export function drawKeys() {
  const isBasic = stored.layout === "basic" && !padIsInNotebook();
  $("letters").hidden = !padIsInNotebook() || !coarse.matches;
  $("keypad").className = isBasic ? "basic" : "";
  $("basic").setAttribute("aria-pressed", String(isBasic));
  $("scientific").setAttribute("aria-pressed", String(!isBasic));
  $("pages").hidden = isBasic;
  $("keys").replaceChildren(...isBasic ? [keyGrid(basicKeys, "core")] : [...functionPages.map((names) => keyGrid(names, names.length > 5 ? "functions" : "functions single")), keyGrid(coreKeys, "core")]);
  $("pages").replaceChildren(...pageNames.map((name, index) => {
    const button = make("button", name);
    button.setAttribute("aria-label", say("pageOfFunctions", index + 1, name));
    button.onclick = () => {
      // Where there is little room beside lines, functions come and go.
      $("keys").classList.toggle("with-functions", !($("keys").classList.contains("with-functions") && index === openPage));
      openFunctions(index);
    };
    return button;
  }));
  openFunctions(openPage);
}

/** @param {number} page */
function openFunctions(page) {
  openPage = page;
  [...$("pages").children].forEach((button, index) => button.setAttribute("aria-pressed", String(index === page)));
  [...document.querySelectorAll(".functions")].forEach((grid, index) => grid.classList.toggle("open", index === page));
}

/**
 * Shows a state. A calculation that is new in history is stored before it is shown, so that nothing shown is lost with
 * the page.
 * @param {any} next
 */
export async function show(next) {
  if (!next?.lines) return;
  const changed = next.newestEntry !== state.newestEntry || next.historyCount !== state.historyCount;
  state = next;
  if (changed) {
    await save();
    saveSession();
  }
  if (state !== next) return;
  $("status").textContent = [next.angle, word("choice", next.style).toLowerCase(), next.memory && `M ${next.memory}`].filter(Boolean).join(" · ");
  $("lines").replaceChildren(...next.lines.map((/** @type {{ operation: string, operand: string }} */ line) => make("li", `${line.operation} ${line.operand}`)));
  $("lines").scrollTop = $("lines").scrollHeight;
  const letters = Array.from(next.expression);
  if (next.errorStart !== undefined && next.errorEnd > next.errorStart) {
    $("expression").replaceChildren(
      letters.slice(0, next.errorStart).join(""), make("mark", letters.slice(next.errorStart, next.errorEnd).join("")),
      letters.slice(next.errorEnd).join(""));
  } else $("expression").textContent = next.expression;
  $("expression").scrollLeft = $("expression").scrollWidth;
  $("result").textContent = (next.approximate ? "≈ " : "") + next.display;
  $("result").style.setProperty("--columns", String(($("result").textContent ?? "").length + 1));
  $("result").scrollLeft = $("result").scrollWidth;
  $("problem").textContent = next.error ?? next.refusal ?? [...next.messages ?? [], ...next.remarks].join("; ");
  $("display").classList.toggle("failed", next.error !== undefined);
  $("further").hidden = !next.furtherDigits;
  $("earlier").hidden = !next.earlierDigits;
  showTip(next.tips);
  showSettingsOnKeys(next);
  if (next.notebookWaits && !isEvaluating && sent.length) linesChanged();
  if (next.panel && views[next.panel]) openView(views[next.panel]);
  if (changed && !$("history").hidden) showHistory();
}

let tipNumber = 0;
/**
 * Shows one tip at a time, above the keys.
 * @param {string[]} tips
 */
function showTip(tips) {
  $("tips").hidden = !tips.length;
  if (!tips.length) return;
  tipNumber %= tips.length;
  $("tip").textContent = tips[tipNumber];
  $("tip-number").textContent = `${tipNumber + 1}/${tips.length}`;
  $("tips-next").onclick = () => { tipNumber += 1; showTip(tips); };
}
async function dismissTips() {
  $("tips").hidden = true;
  await show(await ask("dismissTips"));
  await save();
}

let shownAngle = "";
/**
 * Shows the unit of angles where it counts, and the decimal mark on its key.
 * @param {{ angle: string, decimalComma: boolean }} next
 */
function showSettingsOnKeys({ angle, decimalComma }) {
  for (const button of document.querySelectorAll("button.angle")) {
    button.textContent = angle;
    button.setAttribute("aria-label", say("angleUnitIs", angle));
  }
  const point = $("keys").querySelector("[data-key=point]");
  if (point) point.textContent = decimalComma ? "," : ".";
  if (shownAngle && shownAngle !== angle) {
    if (!$("plot").hidden) drawPlot();
  }
  shownAngle = angle;
}
for (const button of document.querySelectorAll("button.angle")) button.addEventListener("click", () => press("angleUnit"));

/**
 * Does what was done at the keys, and keeps the calculation for a reload.
 * @param {Operation} name @param {unknown[]} fields
 */
export async function act(name, ...fields) {
  // Who uses the keys has seen the tips.
  if (!$("tips").hidden) dismissTips();
  const answer = await ask(name, ...fields);
  keepCalculation();
  return answer;
}

/** @param {string} key */
async function press(key) {
  await show(await act("press", key));
  if (key === "angleUnit") await save();
  if (key === "currency") chooseKind(say("currency"));
}

/**
 * Whether characters have been typed since the focus moved: then what is typed is an entry, in which a blank and Enter
 * press no button, wherever the focus is.
 */
let isTyping = false;
document.addEventListener("focusin", () => { isTyping = false; });
document.addEventListener("keydown", (event) => {
  if (isComposing(event)) return;
  // The letter that the key writes; where it writes none, as with Alt on some systems or in Korean, that of its place.
  const letter = (/^[a-z]$/i.test(event.key) ? event.key : event.code.replace("Key", "")).toLowerCase();
  const named = event.altKey && new Map([["r", "history"], ["u", "units"], ["e", "currency"]]).get(letter);
  if (named && !event.ctrlKey) { event.preventDefault(); press(named); return; }
  if (event.ctrlKey && letter === "g" && !($("keypad").hidden && $("notebook").hidden)) { event.preventDefault(); press("angleUnit"); return; }
  if ($("keypad").hidden) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && !$("tips").hidden) { event.preventDefault(); dismissTips(); return; }
  const isButton = event.target instanceof HTMLButtonElement && !isTyping;
  if (event.key === "Enter" && !isButton) press("equals");
  else if (event.key === "Backspace") press("backspace");
  else if (event.key === "Delete") press("clearEntry");
  else if (event.key === "Escape") press("allClear");
  else if (event.key.length === 1 && !(isButton && event.key === " ")) {
    isTyping = true;
    act("type", event.key).then(show);
  } else return;
  event.preventDefault();
});
// Some browsers press a button when the space bar comes up.
document.addEventListener("keyup", (event) => { if (isTyping && event.key === " ") event.preventDefault(); });
document.addEventListener("paste", (event) => {
  if ($("keypad").hidden) return;
  event.preventDefault();
  act("paste", event.clipboardData?.getData("text")).then(show);
});
/**
 * The button of an event.
 * @param {Event} event
 */
export const buttonOf = (event) => event.target instanceof Element ? event.target.closest("button") : null;
$("keys").addEventListener("click", (event) => {
  const key = buttonOf(event)?.dataset.key;
  if (key && !(padIsInNotebook() && padPress(key))) press(key);
});
// A key that is clicked takes no focus: Enter goes on meaning equals.
$("keys").addEventListener("mousedown", (event) => event.preventDefault());

/** Arrow keys go to the nearest key in their direction; Tab leaves the keys. */
$("keys").addEventListener("keydown", (event) => {
  const direction = new Map([["ArrowLeft", [-1, 0]], ["ArrowRight", [1, 0]], ["ArrowUp", [0, -1]], ["ArrowDown", [0, 1]]]).get(event.key);
  const focused = buttonOf(event), from = focused?.getBoundingClientRect();
  if (!direction || !focused || !from) return;
  event.preventDefault();
  let best = null, least = Infinity;
  for (const button of $("keys").querySelectorAll("button")) {
    const to = button.getBoundingClientRect();
    const x = to.x + to.width / 2 - from.x - from.width / 2, y = to.y + to.height / 2 - from.y - from.height / 2;
    const ahead = x * direction[0] + y * direction[1], aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0]);
    if (to.width && ahead > 4 && ahead + 4 * aside < least) { best = button; least = ahead + 4 * aside; }
  }
  if (!best) return;
  focusKey(best.dataset.key ?? "");
});

/**
 * Moves the focus to a key, to which Tab comes back.
 * @param {string} name
 */
function focusKey(name) {
  for (const button of $("keys").querySelectorAll("button")) {
    button.tabIndex = button.dataset.key === name ? 0 : -1;
    if (button.dataset.key === name) button.focus({ preventScroll: true });
  }
}
for (const name of ["basic", "scientific"]) $(name).onclick = async () => {
  stored.layout = name;
  drawKeys();
  await show(await act("set", "entry-style", name === "basic" ? "chain" : "algebraic"));
  save();
};
$("further").onclick = async () => show(await act("digits", "further"));
$("earlier").onclick = async () => show(await act("digits", "earlier"));
$("tips-close").onclick = dismissTips;
$("stop").onclick = () => giveUp(say("calculationStopped"));
