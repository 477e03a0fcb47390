// Zeros, extremes and intersections, which the engine finds.

import { $, make } from "./dom.js";
import { ask } from "./engine.js";
import { curveColors } from "./plot-drawing.js";
import { formulaOf, plotRows, sliderFields } from "./plot-rows.js";
import { curves, range } from "./plot.js";
import { say } from "./sentences.js";

/** @typedef {import("./sentences.js").SentenceName} SentenceName */

/**
 * @typedef {{ kind: "zero" | "minimum" | "maximum" | "intersection", x: number, y: number, shownX: string,
 *   shownY: string }} FoundPoint
 */
/** @typedef {FoundPoint & { names: string[], index: number, button: HTMLButtonElement }} PlotPoint */
/** @type {PlotPoint[]} */
let points = [];
/** @type {PlotPoint | undefined} */
let chosenPoint;
/** How long nothing has changed before points are looked for, in milliseconds, and the most points that are shown. */
const pointPause = 250, mostPoints = 60;
let pointTimer = 0, pointTurn = 0;
/** @type {Record<FoundPoint["kind"], SentenceName>} */
const pointTitles = { zero: "zeroOf", minimum: "minimumOf", maximum: "maximumOf", intersection: "intersectionOf" };

/** The functions have changed: their points are others. */
export function forgetPoints() {
  points = [];
  chosenPoint = undefined;
  $("points").replaceChildren();
  $("readout").hidden = true;
}

/** Has points looked for in the window, once nothing changes for a moment. */
export function findPointsSoon() {
  clearTimeout(pointTimer);
  pointTurn++;
  pointTimer = setTimeout(findPoints, pointPause);
}

/** Looks for the points of each function and of each two; what changes meanwhile ends it. */
async function findPoints() {
  const turn = pointTurn, window = [range.x - range.width / 2, range.x + range.width / 2, range.height];
  const drawn = curves.slice(0, curveColors);
  const pairs = drawn.flatMap((one, at) => drawn.slice(at + 1).map((other) => [one, other]));
  /** @type {PlotPoint[]} */
  const found = [];
  for (const group of [...drawn.map((one) => [one]), ...pairs]) {
    const formulas = group.map((curve) => formulaOf(plotRows[curve.index]));
    const search = () => ask("plotPoints", ...window, sliderFields(), ...formulas);
    /** @type {{ points?: FoundPoint[], late?: boolean } | undefined} */
    let answer = await search();
    // The second time the engine is warm.
    if (answer?.late && turn === pointTurn) answer = await search();
    if (turn !== pointTurn) return;
    for (const point of answer?.points ?? []) {
      const names = group.map((one) => one.text);
      found.push({ ...point, names, index: group[0].index, button: make("button", "", `point ${point.kind}`) });
    }
  }
  const old = chosenPoint;
  forgetPoints();
  points = found.filter((point) => Math.abs(point.y - range.y) <= range.height).slice(0, mostPoints)
    .sort((a, b) => a.x - b.x || a.y - b.y);
  for (const point of points) {
    point.button.style.setProperty("--color", `var(--curve-${point.index % curveColors})`);
    point.button.setAttribute("aria-label", textOfPoint(point));
    point.button.tabIndex = -1;
    point.button.onfocus = () => choosePoint(point);
    point.button.onclick = () => choosePoint(point);
    point.button.onkeydown = keyOnPoint;
  }
  if (points.length) points[0].button.tabIndex = 0;
  $("points").replaceChildren(...points.map((point) => point.button));
  placePoints();
  const same = old && points.find((point) => point.kind === old.kind && point.shownX === old.shownX
    && point.names.join() === old.names.join());
  if (same) choosePoint(same);
}

/** @param {FoundPoint & { names: string[] }} point */
const textOfPoint = (point) => `${say(pointTitles[point.kind], ...point.names)}: x ${point.shownX}, y ${point.shownY}`;

/** Puts the points where the window has them now. */
export function placePoints() {
  for (const point of points) {
    const x = (point.x - range.x) / range.width + 0.5, y = 0.5 - (point.y - range.y) / range.height;
    point.button.hidden = !(x >= 0 && x <= 1 && y >= 0 && y <= 1);
    point.button.style.left = `${x * 100}%`;
    point.button.style.top = `${y * 100}%`;
  }
  placeReadout();
}

/** @param {PlotPoint | undefined} point */
export function choosePoint(point) {
  if (point === chosenPoint) return;
  chosenPoint = point;
  for (const one of points) {
    one.button.classList.toggle("chosen", one === point);
    one.button.tabIndex = one === (point ?? points[0]) ? 0 : -1;
  }
  placeReadout();
}

/** Shows what the chosen point is, beside it and inside of the sheet. */
function placeReadout() {
  const point = chosenPoint, box = $("readout");
  box.hidden = !point || point.button.hidden;
  if (!point || box.hidden) return;
  const title = say(pointTitles[point.kind], ...point.names);
  box.replaceChildren(make("b", title), make("span", `x ${point.shownX}`), make("span", `y ${point.shownY}`));
  const x = (point.x - range.x) / range.width + 0.5, y = 0.5 - (point.y - range.y) / range.height;
  box.classList.toggle("left", x > 0.5);
  box.classList.toggle("above", y > 0.5);
  box.style.left = `${x * 100}%`;
  box.style.top = `${y * 100}%`;
}

/**
 * Arrows go from point to point.
 * @param {KeyboardEvent} event
 */
function keyOnPoint(event) {
  const seen = points.filter((point) => !point.button.hidden);
  const at = seen.findIndex((point) => point.button === event.target);
  const step = new Map([["ArrowRight", 1], ["ArrowDown", 1], ["ArrowLeft", -1], ["ArrowUp", -1]]).get(event.key);
  const next = step && seen[at + step];
  if (event.key === "Escape") { choosePoint(undefined); $("canvas").focus(); }
  else if (next) next.button.focus();
  else return;
  event.preventDefault();
}

/**
 * The point that is nearest to a place in the window, if one is so near.
 * @param {number} partX @param {number} partY @param {number} reach in pixels
 */
export function pointNear(partX, partY, reach) {
  const { clientWidth, clientHeight } = $("canvas");
  /** @param {PlotPoint} point */
  const distance = (point) => Math.hypot(((point.x - range.x) / range.width + 0.5 - partX) * clientWidth,
    (0.5 - (point.y - range.y) / range.height - partY) * clientHeight);
  const distances = points.filter((point) => !point.button.hidden)
    .map((point) => /** @type {const} */ ([point, distance(point)]));
  return distances.filter(([, away]) => away < reach).sort((a, b) => a[1] - b[1])[0]?.[0];
}
