// Writing in lines: keys, selection, moving.

import { $, make, utf8 } from "./dom.js";
import { ask, isBeginning } from "./engine.js";
import { buttonOf } from "./keypad.js";
import { beginStep, changeUnits, lineUnit, redoStep, undoStep } from "./note-units.js";
import { currentID, deleteLines, endWriting, enterLine, indexOfLine, insertLines, isComment, lines, moveLines,
  outcomes, selected, sent, typeLine } from "./notebook.js";
import { focusLine, placeOfByte, reachResults, rows, setCurrent, showOutcome, typeText } from "./rows.js";
import { say } from "./sentences.js";

/** @param {Event} event */
const lineOf = (event) => event.target instanceof Element ? event.target.closest("li")?.dataset.id ?? "" : "";
/**
 * Whether a key belongs to a character that an input method puts together, as Enter at its end does.
 * @param {KeyboardEvent} event
 */
export const isComposing = (event) => event.isComposing || event.keyCode === 229;

$("rows").addEventListener("focusin", (event) => {
  const id = lineOf(event);
  if (!(event.target instanceof HTMLTextAreaElement) || !id) return;
  if (id !== currentID) { beginStep(); endWriting(); }
  setCurrent(id);
});
$("rows").addEventListener("focusout", (event) => {
  const id = lineOf(event);
  if (!(event.target instanceof HTMLTextAreaElement) || !id) return;
  const next = event.relatedTarget;
  if (next instanceof Element && next.closest("#completions")) return;
  $("completions").hidden = true;
  if (!isBeginning && indexOfLine(id) >= 0) enterLine(id);
});
$("rows").addEventListener("input", (event) => {
  if (!(event.target instanceof HTMLTextAreaElement)) return;
  const box = event.target, id = lineOf(event);
  // Lines have no line ends of their own, however they came.
  if (box.value.includes("\n")) { pasteLines(id, "", box.value, ""); return; }
  typeLine(id, box.value);
  completeLine();
});
$("rows").addEventListener("beforeinput", (event) => {
  if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
  event.preventDefault();
  if (event.inputType === "historyUndo") undoStep(); else redoStep();
});
$("rows").addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text").replace(/\r\n?/g, "\n").replace(/\n$/, "") ?? "";
  if (!(event.target instanceof HTMLTextAreaElement) || !text.includes("\n")) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.target;
  pasteLines(lineOf(event), value.slice(0, selectionStart), text, value.slice(selectionEnd));
});

/**
 * Puts several lines in the place of one.
 * @param {string} id @param {string} before @param {string} text @param {string} after
 */
function pasteLines(id, before, text, after) {
  const index = indexOfLine(id), texts = text.split("\n"), last = texts.pop() ?? "";
  if (index < 0) return;
  const first = texts.shift() ?? "";
  const ids = insertLines(index, [...texts, last + after],
    [[lineUnit(id), JSON.stringify([lines[index].order, before + first])]]);
  focusLine(ids.at(-1) ?? id, last.length);
}

/** The selected lines, or else the one that is written in. */
const chosenLines = () =>
  selected.size ? lines.filter((line) => selected.has(line.id)).map((line) => line.id) : [currentID];

/** @param {string[]} ids */
export function select(ids) {
  selected.clear();
  for (const id of ids) selected.add(id);
  for (const [id, row] of rows) row.item.classList.toggle("selected", selected.has(id));
  showSum();
}
let sumTurn = 0;
/** Shows the sum of what is selected. */
export async function showSum() {
  const turn = ++sumTurn;
  $("sum-bar").hidden = !selected.size;
  if (!selected.size) { $("sum-text").textContent = ""; return; }
  const indexes = sent.map((line, index) => selected.has(line.id) ? index : -1).filter((index) => index >= 0);
  const answer = await ask("total", ...indexes);
  if (turn !== sumTurn || !answer) return;
  const sum = answer.error ?? (answer.shown ? `Σ ${answer.shown}` : "");
  $("sum-text").textContent = `${say("linesSelected", selected.size)} ${sum}`;
  $("use-sum").hidden = !answer.operand;
  $("use-sum").onclick = () => { select([]); focusLine(currentID); typeText(answer.operand); };
}
$("use-sum").addEventListener("mousedown", (event) => event.preventDefault());

/** Where a selection by Shift began. */
let anchorID = "";
/** @param {string} id */
function selectTo(id) {
  if (!selected.size) anchorID = currentID;
  const from = indexOfLine(anchorID), to = indexOfLine(id);
  select(lines.slice(Math.min(from, to), Math.max(from, to) + 1).map((line) => line.id));
}

$("rows").addEventListener("keydown", (event) => {
  if (isComposing(event)) return;
  if (event.target instanceof HTMLButtonElement) { keyOnResult(event); return; }
  if (!(event.target instanceof HTMLTextAreaElement)) return;
  const box = event.target, id = lineOf(event), index = indexOfLine(id), { key } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const isPlain = !isCommand && !event.altKey && !event.shiftKey, collapsed = box.selectionStart === box.selectionEnd;
  const up = key === "ArrowUp", vertical = up || key === "ArrowDown", next = lines[index + (up ? -1 : 1)];
  if (isCommand && !event.altKey && key.toLowerCase() === "z") { if (event.shiftKey) redoStep(); else undoStep(); }
  else if (isCommand && !event.altKey && key.toLowerCase() === "y") redoStep();
  else if (event.altKey && vertical) {
    const ids = chosenLines(), at = ids.map(indexOfLine);
    moveLines(ids, up ? Math.min(...at) - 1 : Math.max(...at) + 2);
    focusLine(id, box.selectionStart);
  } else if (event.shiftKey && vertical && !isCommand) {
    if (!next) return;
    selectTo(next.id);
    focusLine(next.id);
  } else if (isPlain && vertical) {
    const isWrapped = box.clientHeight > 60;
    if (isWrapped && (up ? box.selectionStart > 0 : box.selectionEnd < box.value.length)) return;
    select([]);
    if (next) focusLine(next.id, Math.min(box.selectionStart, next.text.length));
  } else if (key === "Enter" && !isCommand && !event.altKey) {
    select([]);
    const isAbove = event.shiftKey || box.value && box.selectionEnd === 0;
    const empty = !isAbove && lines[index + 1] && !lines[index + 1].text && !box.value ? lines[index + 1].id : "";
    const [made] = empty ? [empty] : insertLines(isAbove ? index - 1 : index, [""]);
    if (made) focusLine(made);
  } else if (key === "Escape" && selected.size) select([]);
  else if ((key === "Backspace" || key === "Delete") && selected.size && isPlain) {
    const ids = chosenLines();
    select([]);
    deleteLines(ids);
  } else if (key === "Backspace" && isPlain && collapsed && box.selectionStart === 0 && index > 0) joinLines(index - 1);
  else if (key === "Delete" && isPlain && collapsed && box.selectionEnd === box.value.length && lines[index + 1]) {
    joinLines(index);
  }
  else {
    if (isPlain && key.length === 1) select([]);
    return;
  }
  event.preventDefault();
});

/**
 * Joins a line and the next one.
 * @param {number} index
 */
export function joinLines(index) {
  const first = lines[index], second = lines[index + 1];
  const joined = JSON.stringify([first.order, first.text + second.text]);
  changeUnits([[lineUnit(second.id), ""], [lineUnit(first.id), joined]], first.id);
  focusLine(first.id, first.text.length);
}

$("rows").addEventListener("copy", (event) => {
  if (!selected.size) return;
  event.preventDefault();
  const texts = lines.filter((line) => selected.has(line.id)).map((line) => line.text);
  event.clipboardData?.setData("text", texts.join("\n"));
});

// MARK: Results

/**
 * Arrows go from result to result; Enter puts it into the line that is written in.
 * @param {KeyboardEvent} event
 */
function keyOnResult(event) {
  const button = /** @type {HTMLElement} */ (event.target);
  if (event.key === "Escape") { event.preventDefault(); focusLine(currentID); return; }
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (!step) return;
  event.preventDefault();
  const all = [...$("rows").querySelectorAll(".result")],
    at = all.indexOf(button.closest(".answer")?.querySelector(".result") ?? button);
  const next = /** @type {HTMLElement | undefined} */ (all[at + step]);
  if (!next) return;
  for (const one of all) /** @type {HTMLElement} */ (one).tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** @param {string} id */
async function useResult(id) {
  const target = currentID && (id !== currentID || outcomes.get(id)?.defines) ? currentID : "";
  const answer = await ask("line", sent.findIndex((line) => line.id === id));
  if (!answer?.operand) return;
  const at = rows.get(target)?.box.selectionStart;
  if (!target || id === target) focusLine(insertLines(indexOfLine(id), [""])[0]); else focusLine(target, at);
  typeText(answer.name && !answer.name.includes("(") ? answer.name : answer.operand);
}

$("rows").addEventListener("click", (event) => {
  const id = lineOf(event), button = buttonOf(event), row = rows.get(id);
  if (!button || !row) return;
  if (button.classList.contains("result")) useResult(id);
  for (const kind of /** @type {("whole" | "notes" | "bits")[]} */ (["whole", "notes", "bits"])) {
    if (!button.classList.contains(kind)) continue;
    row.opened = row.opened === kind ? "" : kind;
    showOutcome(id);
    reachResults();
    /** @type {HTMLElement | null} */ (row.answer.querySelector(`.${kind}`))?.focus({ preventScroll: true });
  }
});
// A result that is clicked leaves the caret where it is.
$("rows").addEventListener("mousedown", (event) => {
  if (buttonOf(event)?.classList.contains("result")) event.preventDefault();
});

// MARK: Moving and selecting by pointer

/** @type {{ id: string, y: number, isMoving: boolean, before: number } | undefined} */
let drag;
$("rows").addEventListener("pointerdown", (event) => {
  const target = event.target;
  if (!(target instanceof Element) || !target.classList.contains("gutter") || event.button !== 0) return;
  event.preventDefault();
  target.setPointerCapture(event.pointerId);
  drag = { id: lineOf(event), y: event.clientY, isMoving: false, before: 0 };
});
$("rows").addEventListener("pointermove", (event) => {
  if (!drag) return;
  if (!drag.isMoving && Math.abs(event.clientY - drag.y) < 6) return;
  if (!drag.isMoving && !selected.has(drag.id)) select([]);
  drag.isMoving = true;
  const box = $("scroller").getBoundingClientRect();
  if (event.clientY < box.top + 24) $("scroller").scrollTop -= 12;
  if (event.clientY > box.bottom - 24) $("scroller").scrollTop += 12;
  drag.before = lines.length;
  for (const [index, line] of lines.entries()) {
    const item = rows.get(line.id)?.item.getBoundingClientRect();
    if (item && event.clientY < item.top + item.height / 2) { drag.before = index; break; }
  }
  unmark();
  rows.get(drag.id)?.item.classList.add("dragged");
  const mark = drag.before < lines.length ? "drop" : "drop-end";
  rows.get(lines[drag.before]?.id ?? lines[lines.length - 1].id)?.item.classList.add(mark);
});
/** Removes the marks of a drag. */
function unmark() {
  const marks = ["drop", "drop-end", "dragged"];
  for (const item of $("rows").querySelectorAll(".drop, .drop-end, .dragged")) item.classList.remove(...marks);
}
/** @param {PointerEvent} event */
function endDrag(event) {
  if (!drag) return;
  const { id, isMoving, before } = drag;
  drag = undefined;
  unmark();
  if (event.type === "pointercancel") return;
  if (isMoving) moveLines(selected.has(id) ? chosenLines() : [id], before);
  else if (event.shiftKey) selectTo(id);
  else select(selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id]);
}
$("rows").addEventListener("pointerup", endDrag);
$("rows").addEventListener("pointercancel", endDrag);
// Below the lines is room to begin one.
$("add-line").onclick = () => {
  const last = lines[lines.length - 1];
  focusLine(last.text ? insertLines(lines.length - 1, [""])[0] ?? last.id : last.id);
};

// MARK: Completions

/** @typedef {{ name: string, insertion: string, summary: string }} Candidate */
/** @typedef {{ start: number, end: number, candidates: Candidate[] }} Completions */
let completionTurn = 0;
/** Offers what could stand at the caret, below the lines, where a name has been begun. */
export async function completeLine() {
  const row = rows.get(currentID), turn = ++completionTurn;
  if (!row) return;
  const { box } = row, text = box.value, before = text.slice(0, box.selectionStart);
  if (isComment(text) || !/[\p{L}_][\p{L}\p{N}_]+$/u.test(before)) { $("completions").hidden = true; return; }
  /** @type {Completions | undefined} */
  const found = await ask("complete", text, utf8.encode(before).length);
  if (turn !== completionTurn || !found) return;
  const candidates = found.candidates.slice(0, 6);
  const start = placeOfByte(text, found.start), end = placeOfByte(text, found.end);
  $("completions").hidden = !candidates.length || candidates.length === 1
    && candidates[0].insertion === text.slice(start, end);
  $("completions").replaceChildren(...candidates.map((one) => {
    const item = make("li"), button = make("button", one.name);
    button.title = one.summary;
    button.onclick = () => {
      box.setRangeText(one.insertion, start, end, "end");
      typeLine(currentID, box.value);
      $("completions").hidden = true;
      box.focus();
    };
    item.append(button);
    return item;
  }));
}
$("completions").addEventListener("mousedown", (event) => event.preventDefault());
