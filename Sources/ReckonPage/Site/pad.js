// The keypad beside the notebook, whose keys write in the line.

import { $ } from "./dom.js";
import { joinLines } from "./editing.js";
import { allKeys, drawKeys, state } from "./keypad.js";
import { currentID, enterLine, indexOfLine, insertLines, lines } from "./notebook.js";
import { focusLine, rows, typeText } from "./rows.js";

export const wideView = matchMedia("(min-width: 1000px)"), coarse = matchMedia("(pointer: coarse)");
let wantsLetters = false;
/** Whether lines are written with the keypad, and the system's keyboard stays away. */
export const usesPad = () => coarse.matches && !wideView.matches && !wantsLetters;

/** What keys write that is not what presses them. */
const keyTexts = new Map(Object.entries({
  add: " + ", subtract: " - ", multiply: " × ", divide: " ÷ ", power: "^", square: "²", reciprocal: "^-1",
  factorial: "!", modulo: " mod ", pi: "π",
  doubleZero: "00", angle: "∠",
}));

/**
 * Does what a key does in a line; false for a key that does the same everywhere.
 * @param {string} name
 */
export function padPress(name) {
  const row = rows.get(currentID) ?? rows.get(lines[0]?.id), key = allKeys.find((one) => one.name === name);
  if (!row || !key) return false;
  const { box } = row, caret = box.selectionStart;
  if (document.activeElement !== box) focusLine(row.item.dataset.id ?? "", caret);
  const ownText = key.press.length === 1 || key.kind === "constant" ? key.press : "";
  const text = keyTexts.get(name) ?? (key.kind === "function" ? `${key.press}(` : ownText);
  if (name === "equals") {
    const index = indexOfLine(currentID), next = lines[index + 1];
    enterLine(currentID);
    focusLine(next && !next.text ? next.id : insertLines(index, [""])[0] ?? currentID);
  } else if (name === "backspace") {
    // What a key wrote goes as one.
    const before = box.value.slice(0, caret), index = indexOfLine(currentID), hasNone = caret === box.selectionEnd;
    const written = hasNone ? /( [-+×÷] | mod |\p{L}+\(|[^])$/u.exec(before)?.[0].length ?? 0 : 0;
    if (!caret && hasNone) {
      if (index > 0) joinLines(index - 1);
      return true;
    }
    box.setSelectionRange(caret - written, box.selectionEnd);
    typeText("");
  } else if (name === "allClear" || name === "clearEntry") {
    const start = name === "allClear" ? 0 : box.value.slice(0, caret).search(/[\d.,]*$/);
    box.setSelectionRange(start, name === "allClear" ? box.value.length : caret);
    typeText("");
  } else if (name === "changeSign") {
    const start = box.value.slice(0, caret).search(/\(?-?[\d.,\p{L}]*\)?$/u), operand = box.value.slice(start, caret);
    box.setSelectionRange(start, caret);
    if (/^\(-/.test(operand)) typeText(operand.replace(/^\(-|\)$/g, ""));
    else if (operand.startsWith("-")) typeText(operand.slice(1));
    else typeText(start ? `(-${operand})` : `-${operand}`);
  } else if (name === "point") typeText(state.decimalComma ? "," : ".");
  else if (text) {
    // A line that begins with an operator goes on from the result above.
    typeText(!caret && /^ [+×÷-] $/.test(text) ? text.trimStart() : text);
  } else return false;
  return true;
}

/**
 * Puts the keypad where it is used.
 * @param {string} view
 */
export function placePad(view) {
  const home = view === "notebook" ? "notebook-pad" : "keypad";
  if ($("pad").parentElement !== $(home)) $(home).append($("pad"));
  drawKeys();
}
export const padIsInNotebook = () => $("pad").parentElement === $("notebook-pad");

$("letters").onclick = () => {
  wantsLetters = !wantsLetters;
  $("letters").setAttribute("aria-pressed", String(wantsLetters));
  $("keys").hidden = wantsLetters;
  for (const row of rows.values()) row.box.inputMode = usesPad() ? "none" : "text";
  focusLine(currentID, rows.get(currentID)?.box.selectionStart);
};
$("letters").addEventListener("mousedown", (event) => event.preventDefault());
