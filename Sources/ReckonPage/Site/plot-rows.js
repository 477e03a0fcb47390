// The functions of a plot, one to a row.

import { $, field, make } from "./dom.js";
import { isComposing } from "./editing.js";
import { pause } from "./notebook.js";
import { curveColors, withMark } from "./plot-drawing.js";
import { forgetPoints } from "./plot-points.js";
import { drawPlot, hasEqualAxes, setEqualAxes } from "./plot.js";
import { say } from "./sentences.js";

/**
 * @typedef {{ text: string, isHidden: boolean, message: string, item: HTMLLIElement, box: HTMLInputElement,
 *   swatch: HTMLButtonElement, value: HTMLElement, problem: HTMLElement }} PlotRow
 */
/** @type {PlotRow[]} */
export let plotRows = [];
/** The most rows of a plot. */
const mostPlotRows = 16;
const plotExamples = ["sin(x)", "x^2 - 2", "a*x^2 + b*x + c", "1/x"];

/**
 * What is drawn of a row: without the name that it may begin with, `y = …` or `f(x) = …`; nothing of one that is
 * hidden.
 * @param {PlotRow} row
 */
export const formulaOf = (row) =>
  row.isHidden ? "" : row.text.replace(/^\s*(?:y|\p{L}[\p{L}\p{N}_]*\(x\))\s*=(?!=)/u, "").trim();

/** @param {string} text @returns {PlotRow} */
function makePlotRow(text, isHidden = false) {
  const item = make("li"), swatch = make("button", "", "swatch"), box = make("input");
  const value = make("span", "", "curve-value"), remove = make("button", "×", "remove"), problem = make("p", "", "problem");
  box.value = text;
  box.placeholder = say("functionOfX");
  box.autocomplete = "off";
  box.autocapitalize = "off";
  box.spellcheck = false;
  problem.hidden = true;
  item.append(swatch, box, value, remove, problem);
  /** @type {PlotRow} */
  const row = { text, isHidden, message: "", item, box, swatch, value, problem };
  swatch.onclick = () => { row.isHidden = !row.isHidden; plotChanged(); };
  remove.onclick = () => removePlotRow(row);
  box.oninput = () => { row.text = box.value; plotChanged(); };
  box.onkeydown = (event) => keyInPlotRow(event, row);
  return row;
}

/**
 * Shows functions in rows, in place of those that are there.
 * @param {(string | [string, boolean])[]} texts with each perhaps whether it is hidden
 */
function setPlot(texts) {
  plotRows = texts.slice(0, mostPlotRows).map((one) => Array.isArray(one) ? makePlotRow(...one) : makePlotRow(one));
  if (!plotRows.length) plotRows = [makePlotRow("")];
  return plotChanged();
}

/** Draws what has changed of rows and sliders. */
export function plotChanged() {
  // A field that is written in stays where it is, and keeps the focus.
  const items = plotRows.map((row) => row.item), { children } = $("curves");
  const isSame = items.length === children.length && items.every((item, index) => item === children[index]);
  if (!isSame) $("curves").replaceChildren(...items);
  for (const [index, row] of plotRows.entries()) {
    row.item.className = `curve-${index % curveColors}`;
    row.item.classList.toggle("dashed", index >= curveColors);
    row.item.classList.toggle("hidden-curve", row.isHidden);
    row.box.setAttribute("aria-label", say("functionNumber", index + 1));
    row.swatch.setAttribute("aria-label", say("showFunction", row.text.trim() || index + 1));
    row.swatch.setAttribute("aria-pressed", String(!row.isHidden));
    row.item.querySelector(".remove")?.setAttribute("aria-label", say("removeFunction", row.text.trim() || index + 1));
  }
  const isEmpty = plotRows.every((row) => !row.text.trim());
  field("add-curve").disabled = plotRows.length >= mostPlotRows;
  $("plot-examples").hidden = !isEmpty;
  forgetPoints();
  return drawPlot();
}

/** Shows what is wrong with rows; while one is being written it waits until the row is left or a pause. */
export function showMessages() {
  for (const row of plotRows) {
    const isWritten = row.box === document.activeElement && row.message && !row.problem.textContent;
    clearTimeout(messageTimer);
    if (isWritten) { messageTimer = setTimeout(() => showMessage(row), pause); continue; }
    showMessage(row);
  }
}
let messageTimer = 0;
/** @param {PlotRow} row */
function showMessage(row) {
  row.problem.textContent = row.message;
  row.problem.hidden = !row.message;
  row.problem.id = `problem-${plotRows.indexOf(row)}`;
  if (row.message) row.box.setAttribute("aria-describedby", row.problem.id);
  else row.box.removeAttribute("aria-describedby");
  row.box.setAttribute("aria-invalid", String(Boolean(row.message)));
}

/** @param {number} index @param {string} text */
function addPlotRow(index, text = "") {
  if (plotRows.length >= mostPlotRows) return;
  const row = makePlotRow(text);
  plotRows.splice(index, 0, row);
  plotChanged();
  row.box.focus();
}
/** @param {PlotRow} row */
function removePlotRow(row) {
  const index = plotRows.indexOf(row);
  plotRows.splice(index, 1);
  if (!plotRows.length) plotRows.push(makePlotRow(""));
  plotChanged();
  plotRows[Math.min(index, plotRows.length - 1)].box.focus();
}
/** @param {KeyboardEvent} event @param {PlotRow} row */
function keyInPlotRow(event, row) {
  if (isComposing(event)) return;
  const index = plotRows.indexOf(row), next = plotRows[index + (event.key === "ArrowUp" ? -1 : 1)];
  if (event.key === "Enter") addPlotRow(index + 1);
  else if (event.key === "Backspace" && !row.text && plotRows.length > 1) removePlotRow(row);
  else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && next) next.box.focus();
  else return;
  event.preventDefault();
}
$("add-curve").onclick = () => addPlotRow(plotRows.length);
$("plot-example-list").replaceChildren(...plotExamples.map((text) => {
  const button = make("button", text);
  button.onclick = () => { setPlot([text]); plotRows[0].box.focus(); };
  return button;
}));

// MARK: Sliders, for names without a value

/** @typedef {{ value: number, from: number, to: number, step: number }} Slider */
/** @type {Map<string, Slider>} */
const sliders = new Map();
/** The names that have a slider now, in order. */
let sliderNames = "";

/**
 * A range around a value: ten times its power of ten to both sides.
 * @param {number} value @returns {Slider}
 */
function sliderAround(value) {
  const most = value ? 10 ** (Math.floor(Math.log10(Math.abs(value))) + 1) : 10;
  return { value, from: -most, to: most, step: most / 100 };
}
/** The numbers of sliders as a request has them. */
export const sliderFields = () => [...sliders].map(([name, { value }]) => `${name}=${value}`).join("\x1e");

/** @param {string[]} names */
export function showSliders(names) {
  for (const name of names) if (!sliders.has(name)) sliders.set(name, sliderAround(1));
  if (sliderNames === names.join(" ")) return;
  sliderNames = names.join(" ");
  $("sliders").replaceChildren(...names.map(makeSlider));
  $("sliders").hidden = !names.length;
}

/** @param {string} name */
function makeSlider(name) {
  const item = make("div", "", "slider"), bar = make("input"), title = make("b", name);
  /** @type {["value" | "from" | "to" | "step", HTMLInputElement][]} */
  const parts = [["value", make("input")], ["from", make("input")], ["to", make("input")], ["step", make("input")]];
  const slider = () => sliders.get(name) ?? sliderAround(1);
  const write = () => {
    const { value, from, to, step } = slider();
    for (const [part, input] of parts) {
      if (input !== document.activeElement) input.value = withMark(String(slider()[part]));
    }
    [bar.min, bar.max, bar.step] = [from, to, step].map(String);
    bar.value = String(value);
    bar.setAttribute("aria-valuetext", `${name} = ${withMark(String(value))}`);
  };
  bar.type = "range";
  bar.setAttribute("aria-label", name);
  bar.oninput = () => {
    sliders.set(name, { ...slider(), value: +Number(bar.value).toPrecision(12) });
    write();
    forgetPoints();
    drawPlot();
  };
  for (const [part, input] of parts) {
    input.inputMode = "decimal";
    input.autocomplete = "off";
    input.className = part;
    input.setAttribute("aria-label", say("sliderPart", name, say(`slider ${part}`)));
    input.oninput = () => {
      const number = Number(input.value.replace(",", ".")), next = { ...slider(), [part]: number };
      const isGood = input.value.trim() !== "" && Number.isFinite(number)
        && (part === "value" || next.from < next.to && next.step > 0);
      input.setAttribute("aria-invalid", String(!isGood));
      if (!isGood) return;
      if (part === "value" && (number < next.from || number > next.to)) Object.assign(next, sliderAround(number));
      if (part !== "value") next.value = Math.max(next.from, Math.min(next.to, next.value));
      sliders.set(name, next);
      write();
      forgetPoints();
      drawPlot();
    };
    input.onblur = () => { input.removeAttribute("aria-invalid"); write(); };
  }
  const [value, from, to, step] = parts.map(([, input]) => input);
  const ends = make("div", "", "slider-ends");
  const stepLabel = make("label", say("slider step"));
  stepLabel.append(step);
  ends.append(from, bar, to);
  item.append(title, make("span", "="), value, stepLabel, ends);
  write();
  return item;
}

// MARK: What is kept of a plot

/** @typedef {{ rows: [string, boolean][], sliders: [string, Slider][], isEqual: boolean }} KeptPlot */
/** @returns {KeptPlot} */
export const keptPlot = () => ({
  rows: plotRows.map((row) => [row.text, row.isHidden]), sliders: [...sliders], isEqual: hasEqualAxes,
});

/**
 * Shows a plot that was kept; older pages kept one text, in which semicolons separate functions outside of brackets.
 * @param {Partial<KeptPlot> | undefined} plot @param {string | undefined} older
 */
export function openPlot(plot, older) {
  sliders.clear();
  for (const [name, { value, from, to, step }] of plot?.sliders ?? []) {
    const isGood = [value, from, to, step].every(Number.isFinite) && from < to && step > 0;
    if (isGood) sliders.set(name, { value, from, to, step });
  }
  setEqualAxes(plot?.isEqual ?? false);
  /** @type {[string, boolean][]} */
  const rows = plot?.rows ?? formulasOf(older ?? "").map((text) => [text, false]);
  plotRows = rows.slice(0, mostPlotRows).map(([text, isHidden]) => makePlotRow(String(text), Boolean(isHidden)));
  if (!plotRows.length) plotRows = [makePlotRow("")];
}

/**
 * The formulas of a text, which semicolons separate outside of brackets.
 * @param {string} text
 */
function formulasOf(text) {
  let depth = 0, start = 0;
  const formulas = [];
  for (let at = 0; at <= text.length; at++) {
    if ("([".includes(text[at] ?? " ")) depth += 1;
    else if (")]".includes(text[at] ?? " ")) depth -= 1;
    else if (at === text.length || text[at] === ";" && depth <= 0) {
      formulas.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return formulas.filter(Boolean);
}
