// Plots.

import { $, download } from "./dom.js";
import { ask } from "./engine.js";
import { state } from "./keypad.js";
import { csvField } from "./notebooks.js";
import { colorNamed, curveColors, drawCurve, drawGrid, leastPart, PicturePen, sheetOf,
  withDigits } from "./plot-drawing.js";
import { findPointsSoon, placePoints } from "./plot-points.js";
import { formulaOf, plotRows, showMessages, showSliders, sliderFields } from "./plot-rows.js";
import { say } from "./sentences.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} PlotWindow */
/** @type {PlotWindow} */
let startRange = { x: 0, y: 0, width: 8, height: 6 };
export const range = { ...startRange };
/** The window that a plot begins with: a turn to both sides where all functions take angles that are not in radians. */
function firstWindow() {
  const turn = state.angle === "deg" ? 360 : state.angle === "grad" ? 400 : 0;
  const formulas = plotRows.map(formulaOf).filter(Boolean);
  const areOfAngles = formulas.length > 0 && formulas.every((text) =>
    /(?:^|[^\p{L}])(?:sin|cos|tan)(?!\p{L})/u.test(text) && !/rad|π|pi/.test(text));
  return turn && areOfAngles ? { x: 0, y: 0, width: 2 * turn, height: 4 } : { x: 0, y: 0, width: 8, height: 6 };
}
/** Gives a window that nobody has moved the size that suits the functions. */
function followFunctions() {
  const isFirst = range.x === startRange.x && range.y === startRange.y && range.width === startRange.width;
  startRange = firstWindow();
  if (isFirst) Object.assign(range, startRange);
}
/** Where values are read, as a part of the width. */
export let cursor = 0.5;
/** @param {number} part */
export function setCursor(part) { cursor = Math.max(0, Math.min(1, part)); }
/** Whether a unit is as long in both directions. */
export let hasEqualAxes = false;
/** @typedef {(number | null)[]} Samples */
/** A function that is drawn: `index` is that of its row. */
/** @typedef {{ text: string, values: Samples, index: number }} Curve */
/** @type {Curve[]} */
export let curves = [];
let drawing = false, again = false, lastFrame = 0;
/** The most points of a curve. */
const mostSamples = 1601;

export async function drawPlot() {
  if (drawing) { again = true; return; }
  drawing = true;
  try { await drawCurves(); } finally { drawing = false; }
  if (again) { again = false; drawPlot(); }
}

/**
 * The values of the rows that are shown, at evenly spaced points; an error of a window whose points are the same
 * doubles.
 * @param {number} count
 * @returns {Promise<{ curves?: { values?: Samples, names?: string[], message?: string }[], error?: { message: string } } | undefined>}
 */
const askCurves = (count) => ask("curves", range.x - range.width / 2, range.x + range.width / 2, count, sliderFields(),
  ...plotRows.map(formulaOf));

/** Gives the window the height at which a unit is as long in both directions. */
function followEqualAxes() {
  const { clientWidth, clientHeight } = $("canvas");
  if (hasEqualAxes && clientWidth) range.height = range.width * clientHeight / clientWidth;
}

async function drawCurves() {
  const started = performance.now();
  followFunctions();
  followEqualAxes();
  const canvas = /** @type {HTMLCanvasElement} */ ($("canvas")), ratio = devicePixelRatio || 1;
  const width = Math.max(2, Math.round(canvas.clientWidth * ratio));
  const height = Math.max(2, Math.round(canvas.clientHeight * ratio));
  const drawn = { ...range }, shown = [...plotRows];
  // An odd number, so that the middle is one of them.
  const answer = await askCurves(Math.min(width, mostSamples) | 1);
  if (canvas.width !== width || canvas.height !== height) { canvas.width = width; canvas.height = height; }
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to draw on");
  const sheet = sheetOf(width, height, ratio, drawn);
  context.clearRect(0, 0, width, height);
  drawGrid(context, sheet);
  curves = [];
  /** @type {Set<string>} */
  const names = new Set();
  for (const [index, row] of shown.entries()) {
    // Of a window in which no steps can be told apart there are no curves, but an error.
    const found = answer?.curves?.[index] ?? {};
    for (const name of found.names ?? []) names.add(name);
    row.message = formulaOf(row) && (answer ? found.message ?? answer.error?.message ?? "" : say("stopped"));
    if (!found.values || !formulaOf(row)) continue;
    curves.push({ text: row.text.trim(), values: found.values, index });
    drawCurve(context, sheet, curves[curves.length - 1]);
  }
  showSliders([...names].sort());
  const ends = [drawn.x - drawn.width / 2, drawn.x + drawn.width / 2].map((x) => withDigits(x, drawn.width / 1000));
  const texts = curves.map((one) => one.text).join(", ");
  canvas.setAttribute("aria-label", texts ? say("plotOf", texts, ...ends) : say("emptyPlot"));
  showMessages();
  showCursor();
  placePoints();
  findPointsSoon();
  lastFrame = performance.now() - started;
}

/** Shows the values at the cursor beside their rows. */
export function showCursor() {
  // Values are known at the samples: the nearest one's x is shown.
  const last = (curves[0]?.values.length ?? 2) - 1;
  const x = range.x + (Math.round(cursor * last) / last - 0.5) * range.width;
  const stepX = range.width / last, stepY = range.height / 1000;
  $("cursor").hidden = !curves.length;
  $("cursor").style.left = `${cursor * 100}%`;
  $("at").textContent = curves.length ? `x = ${withDigits(x, stepX)}` : "";
  for (const [index, row] of plotRows.entries()) {
    const curve = curves.find((one) => one.index === index), value = curve?.values[Math.round(cursor * last)];
    row.value.textContent = !curve ? "" : typeof value === "number" ? `= ${withDigits(value, stepY)}` : say("noValue");
  }
}
/** Has a screen reader say the values at the cursor. */
export function sayCursor() {
  const values = curves.map((curve) => `${curve.text} ${plotRows[curve.index]?.value.textContent}`);
  $("trace").textContent = [$("at").textContent, ...values].join("; ");
}

/**
 * Changes the scale; the point at these parts of the window stays where it is.
 * @param {number} factor
 */
export function zoom(factor, partX = 0.5, partY = 0.5) {
  const isFine = range.width * factor > Math.max(1e-12, leastPart * Math.abs(range.x))
    && range.height * factor > Math.max(1e-12, leastPart * Math.abs(range.y));
  if (factor < 1 ? !isFine : !(range.width * factor < 1e12)) return;
  range.x += (partX - 0.5) * range.width * (1 - factor);
  range.y += (0.5 - partY) * range.height * (1 - factor);
  range.width *= factor;
  range.height *= factor;
  drawPlot();
}
$("zoom-in").onclick = () => zoom(0.5);
$("zoom-out").onclick = () => zoom(2);
$("plot-reset").onclick = () => { Object.assign(range, startRange); cursor = 0.5; drawPlot(); };

/** @param {boolean} isEqual */
export function setEqualAxes(isEqual) {
  hasEqualAxes = isEqual;
  $("equal-axes").setAttribute("aria-pressed", String(isEqual));
}
$("equal-axes").onclick = () => { setEqualAxes(!hasEqualAxes); drawPlot(); };

// MARK: Pictures and tables

/** How many rows a table of a plot has, and the size of a picture in pixels. */
const tableRows = 201, pictureWidth = 960;

/** The plot as the text of an SVG picture. */
function plotPicture() {
  const height = Math.round(pictureWidth * $("canvas").clientHeight / Math.max(1, $("canvas").clientWidth));
  const pen = new PicturePen(), sheet = sheetOf(pictureWidth, height, 1, { ...range });
  drawGrid(pen, sheet);
  for (const [place, curve] of curves.entries()) {
    drawCurve(pen, sheet, curve);
    pen.fillStyle = colorNamed(`--curve-${curve.index % curveColors}`);
    pen.font = "14px system-ui";
    pen.fillText(curve.text, 12, 22 + 20 * place);
  }
  return pen.picture(pictureWidth, height, colorNamed("--panel"));
}

/** The plot as CSV: x, and the value of each function that is shown. */
async function plotTable() {
  const answer = await askCurves(tableRows), from = range.x - range.width / 2, step = range.width / (tableRows - 1);
  const columns = plotRows.map((row, index) => ({ title: row.text.trim(), values: answer?.curves?.[index]?.values }))
    .filter((column, index) => column.values && formulaOf(plotRows[index]));
  const cells = Array.from({ length: tableRows }, (_, at) =>
    [+(from + at * step).toPrecision(15), ...columns.map((column) => column.values?.[at] ?? "")].map(String));
  return [["x", ...columns.map((column) => column.title)], ...cells]
    .map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}
$("save-picture").onclick = () => download(plotPicture(), "plot.svg", "image/svg+xml");
$("save-table").onclick = async () => download(await plotTable(), "plot.csv", "text/csv");
