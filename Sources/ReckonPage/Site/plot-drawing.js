// What a plot is drawn with: a canvas, or the text of a picture.

import { $ } from "./dom.js";
import { state } from "./keypad.js";

/** @typedef {import("./plot.js").Curve} Curve */
/** @typedef {import("./plot.js").PlotWindow} PlotWindow */

/**
 * What drawing needs: a part of a canvas's context, which `PicturePen` has too.
 * @typedef {Pick<CanvasRenderingContext2D, "beginPath" | "moveTo" | "lineTo" | "stroke" | "fillText" | "setLineDash"
 *   | "font" | "lineWidth" | "lineJoin" | "fillStyle" | "strokeStyle">} Pen
 */

/** Draws into the text of an SVG picture. */
export class PicturePen {
  /** @type {string[]} */
  parts = [];
  /** @type {string[]} */
  path = [];
  /** @type {number[]} */
  dashes = [];
  font = "12px system-ui";
  lineWidth = 1;
  /** @type {CanvasLineJoin} */
  lineJoin = "round";
  /** @type {string | CanvasGradient | CanvasPattern} */
  fillStyle = "#000";
  /** @type {string | CanvasGradient | CanvasPattern} */
  strokeStyle = "#000";
  beginPath() { this.path = []; }
  /** @param {number} x @param {number} y */
  moveTo(x, y) { this.path.push(`M${this.place(x)} ${this.place(y)}`); }
  /** @param {number} x @param {number} y */
  lineTo(x, y) { this.path.push(`L${this.place(x)} ${this.place(y)}`); }
  /** @param {number} value */
  place(value) { return String(+value.toFixed(2)); }
  /** @param {number[]} dashes */
  setLineDash(dashes) { this.dashes = dashes; }
  stroke() {
    if (!this.path.length) return;
    const dashes = this.dashes.length ? ` stroke-dasharray="${this.dashes.join(" ")}"` : "";
    this.parts.push(`<path d="${this.path.join("")}" fill="none" stroke="${this.strokeStyle}"`
      + ` stroke-width="${this.lineWidth}" stroke-linejoin="${this.lineJoin}"${dashes}/>`);
  }
  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    this.parts.push(`<text x="${this.place(x)}" y="${this.place(y)}" fill="${this.fillStyle}"`
      + ` font-family="system-ui, sans-serif" font-size="${parseFloat(this.font)}">${escapedMarkup(text)}</text>`);
  }
  /** @param {number} width @param {number} height @param {string} back */
  picture(width, height, back) {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`
      + ` viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${back}"/>${this.parts.join("")}</svg>\n`;
  }
}
/** @param {string} text */
const escapedMarkup = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The most lines of the grid in one direction, and the least window as a part of its distance from 0: doubles are 2^-52
 * of it apart.
 */
export const mostLines = 200, leastPart = 2 ** -40;

/**
 * The distance of lines that are 1, 2 or 5 times a power of 10, at least so far apart.
 * @param {number} least
 */
function gridStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

/**
 * Whether a curve leaps between two points: by far more than beside them, or against the direction on both sides and by
 * more than the window, as at a pole. A steep curve goes on in its direction.
 * @param {number[]} rows @param {number} x @param {number} height
 */
function leaps(rows, x, height) {
  const leap = rows[x] - rows[x - 1], before = rows[x - 1] - (rows[x - 2] ?? NaN);
  const after = (rows[x + 1] ?? NaN) - rows[x];
  const turns = before * leap < 0 && after * leap < 0 && leap * leap > 4 * before * after;
  return Math.abs(leap) > height && turns
    || Math.abs(leap) > 12 && Math.abs(leap) > 12 * Math.max(Math.abs(before), Math.abs(after));
}

/**
 * The part of a line between two rows that is in a range of rows: where it starts and ends, from 0 to 1. Canvases know
 * single precision, in which what is far outside has no place.
 * @param {number} from @param {number} to @param {number} least @param {number} most
 */
function visiblePart(from, to, least, most) {
  if (from === to) return from >= least && from <= most ? [0, 1] : [1, 0];
  const ends = [(least - from) / (to - from), (most - from) / (to - from)].sort((a, b) => a - b);
  return [Math.max(0, ends[0]), Math.min(1, ends[1])];
}

/**
 * A number with the digits that tell it from those that are a step away, and at least six.
 * @param {number} value @param {number} step
 */
export function withDigits(value, step) {
  const digits = Math.ceil(Math.log10(Math.max(Math.abs(value), step) / step)) + 1;
  return withMark(String(+value.toPrecision(Math.max(6, Math.min(17, digits)))));
}
/** @param {string} text */
export const withMark = (text) => state.decimalComma ? text.replace(".", ",") : text;

/**
 * Where a window is drawn: its size in points of the pen, and how many of these are a pixel.
 * @typedef {{ width: number, height: number, ratio: number, column: (x: number) => number,
 *   row: (y: number) => number, range: PlotWindow }} Sheet
 */
/** @param {number} width @param {number} height @param {number} ratio @param {PlotWindow} range @returns {Sheet} */
export const sheetOf = (width, height, ratio, range) => ({
  width, height, ratio, range,
  column: (x) => (x - range.x + range.width / 2) / range.width * width,
  row: (y) => height / 2 - (y - range.y) / range.height * height,
});

/**
 * The value of a colour of the style sheet in the theme that is shown.
 * @param {string} name
 */
export function colorNamed(name) {
  const { style } = $("cursor");
  style.color = `var(${name})`;
  return getComputedStyle($("cursor")).color;
}

/** @param {Pen} pen @param {Sheet} sheet */
export function drawGrid(pen, { width, height, ratio, column, row, range }) {
  const line = colorNamed("--line"), ink = colorNamed("--faint");
  pen.font = `${12 * ratio}px system-ui`;
  pen.fillStyle = ink;
  const stepX = gridStep(range.width / (width / (90 * ratio)));
  const stepY = gridStep(range.height / (height / (60 * ratio)));
  /** @param {number} value @param {number} step */
  const text = (value, step) => withMark(String(+(Math.round(value / step) * step).toPrecision(12)));
  pen.lineWidth = ratio;
  /** @param {number} from @param {number} size @param {number} step @param {(at: number) => void} draw */
  const lines = (from, size, step, draw) => {
    // They are counted: where doubles are further apart than lines, the next one is the same again.
    const first = Math.ceil(from / step), count = Math.min(mostLines, Math.floor((from + size) / step) - first + 1);
    for (let n = 0; n < count; n++) {
      pen.strokeStyle = first + n ? line : ink;
      pen.beginPath();
      draw((first + n) * step);
      pen.stroke();
    }
  };
  lines(range.x - range.width / 2, range.width, stepX, (x) => {
    pen.moveTo(column(x), 0); pen.lineTo(column(x), height);
    pen.fillText(text(x, stepX), column(x) + 3 * ratio,
      Math.min(height - 4 * ratio, Math.max(13 * ratio, row(0) + 13 * ratio)));
  });
  lines(range.y - range.height / 2, range.height, stepY, (y) => {
    pen.moveTo(0, row(y)); pen.lineTo(width, row(y));
    if (Math.abs(y) <= stepY / 2) return;
    const left = Math.min(width - 40 * ratio, Math.max(4 * ratio, column(0) + 3 * ratio));
    pen.fillText(text(y, stepY), left, row(y) - 3 * ratio);
  });
}

/** How many curves have a colour of their own; those behind them have dashes too. */
export const curveColors = 8;

/** @param {Pen} pen @param {Sheet} sheet @param {Curve} curve */
export function drawCurve(pen, { width, height, ratio, row }, { values, index }) {
  pen.strokeStyle = colorNamed(`--curve-${index % curveColors}`);
  pen.setLineDash(Array(Math.floor(index / curveColors)).fill([8 * ratio, 4 * ratio]).flat());
  pen.lineWidth = 2.25 * ratio;
  pen.lineJoin = "round";
  pen.beginPath();
  const rows = values.map((y) => y === null ? NaN : row(y));
  for (let x = 1, isJoined = false; x < rows.length; x++) {
    const isGap = !Number.isFinite(rows[x] - rows[x - 1]) || leaps(rows, x, height);
    const [start, end] = isGap ? [1, 0] : visiblePart(rows[x - 1], rows[x], -height, 2 * height);
    if (start >= end) { isJoined = false; continue; }
    /** @param {number} part */
    const point = (part) => /** @type {[number, number]} */ (
      [(x - 1 + part) * width / (rows.length - 1), rows[x - 1] + part * (rows[x] - rows[x - 1])]);
    if (!isJoined || start > 0) pen.moveTo(...point(start));
    pen.lineTo(...point(end));
    isJoined = end === 1;
  }
  pen.stroke();
  pen.setLineDash([]);
}
