
// MARK: Plots

const startRange = { x: 0, y: 0, width: 8, height: 6 };
const range = { ...startRange };
/** Where values are read, as a part of the width. */
let cursor = 0.5;
/** @typedef {(number | null)[]} Samples */
/** @type {{ text: string, values: Samples, index: number }[]} */
let curves = [];
let drawing = false, again = false, lastFrame = 0;
/** The most lines of the grid in one direction, and the least window as a part of its distance from 0: doubles are 2^-52 of it apart. */
const mostLines = 200, leastPart = 2 ** -40;

/**
 * The distance of lines that are 1, 2 or 5 times a power of 10, at least so far apart.
 * @param {number} least
 */
function gridStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

/** How many curves have a colour of their own; those behind them have dashes too. */
const curveColors = 8;

/**
 * Whether a curve leaps between two points: by far more than beside them, or against the direction on both sides and by
 * more than the window, as at a pole. A steep curve goes on in its direction.
 * @param {number[]} rows @param {number} x @param {number} height
 */
function leaps(rows, x, height) {
  const leap = rows[x] - rows[x - 1], before = rows[x - 1] - (rows[x - 2] ?? NaN), after = (rows[x + 1] ?? NaN) - rows[x];
  const turns = before * leap < 0 && after * leap < 0 && leap * leap > 4 * before * after;
  return Math.abs(leap) > height && turns || Math.abs(leap) > 12 && Math.abs(leap) > 12 * Math.max(Math.abs(before), Math.abs(after));
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
 * The formulas of a text, which semicolons separate outside of brackets.
 * @param {string} text
 */
function formulasOf(text) {
  let depth = 0, start = 0;
  const formulas = [];
  for (let at = 0; at <= text.length; at++) {
    if ("([".includes(text[at] ?? " ")) depth += 1;
    else if (")]".includes(text[at] ?? " ")) depth -= 1;
    else if (at === text.length || text[at] === ";" && depth <= 0) { formulas.push(text.slice(start, at).trim()); start = at + 1; }
  }
  return formulas.filter(Boolean);
}

/**
 * A number with the digits that tell it from those that are a step away, and at least six.
 * @param {number} value @param {number} step
 */
function withDigits(value, step) {
  const digits = Math.ceil(Math.log10(Math.max(Math.abs(value), step) / step)) + 1;
  const text = String(+value.toPrecision(Math.max(6, Math.min(17, digits))));
  return state.decimalComma ? text.replace(".", ",") : text;
}

/**
 * @param {CanvasRenderingContext2D} context @param {number} width @param {number} height @param {number} ratio
 * @param {(x: number) => number} column @param {(y: number) => number} row
 */
function drawGrid(context, width, height, ratio, column, row) {
  const style = getComputedStyle(document.documentElement), line = style.getPropertyValue("--line"), ink = style.getPropertyValue("--faint");
  context.font = `${12 * ratio}px system-ui`;
  context.fillStyle = ink;
  const stepX = gridStep(range.width / (width / (90 * ratio))), stepY = gridStep(range.height / (height / (60 * ratio)));
  /** @param {number} value @param {number} step */
  const text = (value, step) => String(+(Math.round(value / step) * step).toPrecision(12));
  context.lineWidth = ratio;
  /** @param {number} from @param {number} size @param {number} step @param {(at: number) => void} draw */
  const lines = (from, size, step, draw) => {
    // They are counted: where doubles are further apart than lines, the next one is the same again.
    const first = Math.ceil(from / step), count = Math.min(mostLines, Math.floor((from + size) / step) - first + 1);
    for (let n = 0; n < count; n++) { context.strokeStyle = first + n ? line : ink; context.beginPath(); draw((first + n) * step); context.stroke(); }
  };
  lines(range.x - range.width / 2, range.width, stepX, (x) => {
    context.moveTo(column(x), 0); context.lineTo(column(x), height);
    context.fillText(text(x, stepX), column(x) + 3 * ratio, Math.min(height - 4 * ratio, Math.max(13 * ratio, row(0) + 13 * ratio)));
  });
  lines(range.y - range.height / 2, range.height, stepY, (y) => {
    context.moveTo(0, row(y)); context.lineTo(width, row(y));
    if (Math.abs(y) > stepY / 2) context.fillText(text(y, stepY), Math.min(width - 40 * ratio, Math.max(4 * ratio, column(0) + 3 * ratio)), row(y) - 3 * ratio);
  });
}

async function drawPlot() {
  if (drawing) { again = true; return; }
  drawing = true;
  try { await drawCurves(); } finally { drawing = false; }
  if (again) { again = false; drawPlot(); }
}

async function drawCurves() {
  const started = performance.now();
  const canvas = /** @type {HTMLCanvasElement} */ ($("canvas")), ratio = devicePixelRatio || 1;
  const width = Math.max(2, Math.round(canvas.clientWidth * ratio)), height = Math.max(2, Math.round(canvas.clientHeight * ratio));
  const formulas = formulasOf(field("functions").value);
  // An odd number, so that the middle is one of them.
  const samples = width | 1;
  const { x: middle, y: centre, width: across, height: up } = range;
  const answers = await Promise.all(formulas.map((text) => ask("samples", text, middle - across / 2, middle + across / 2, samples)));
  if (canvas.width !== width || canvas.height !== height) { canvas.width = width; canvas.height = height; }
  const context = canvas.getContext("2d"), style = getComputedStyle(document.documentElement);
  if (!context) throw new Error("there is no canvas to draw on");
  /** @param {number} x */
  const column = (x) => (x - middle + across / 2) / across * width;
  /** @param {number} y */
  const row = (y) => height / 2 - (y - centre) / up * height;
  context.clearRect(0, 0, width, height);
  drawGrid(context, width, height, ratio, column, row);
  curves = [];
  /** @type {string[]} */
  const problems = [];
  answers.forEach((answer, index) => {
    if (!answer || answer.failure || answer.error) { problems.push(`${formulas[index]}: ${answer?.failure ?? answer?.error?.message ?? say("stopped")}`); return; }
    curves.push({ text: formulas[index], values: answer.values, index });
    context.strokeStyle = style.getPropertyValue(`--curve-${index % curveColors}`);
    context.setLineDash(Array(Math.floor(index / curveColors)).fill([8 * ratio, 4 * ratio]).flat());
    context.lineWidth = 2 * ratio;
    context.lineJoin = "round";
    context.beginPath();
    const rows = /** @type {Samples} */ (answer.values).map((y) => y === null ? NaN : row(y));
    for (let x = 1, isJoined = false; x < rows.length; x++) {
      const isGap = !Number.isFinite(rows[x] - rows[x - 1]) || leaps(rows, x, height);
      const [start, end] = isGap ? [1, 0] : visiblePart(rows[x - 1], rows[x], -height, 2 * height);
      if (start >= end) { isJoined = false; continue; }
      /** @param {number} part */
      const point = (part) => /** @type {[number, number]} */ (
        [(x - 1 + part) * width / (rows.length - 1), rows[x - 1] + part * (rows[x] - rows[x - 1])]);
      if (!isJoined || start > 0) context.moveTo(...point(start));
      context.lineTo(...point(end));
      isJoined = end === 1;
    }
    context.stroke();
    context.setLineDash([]);
  });
  const ends = [middle - across / 2, middle + across / 2].map((x) => withDigits(x, across / 1000));
  canvas.setAttribute("aria-label", say("plotOf", formulas.join(", "), ...ends));
  $("trace").textContent = problems.join("; ");
  $("trace").className = problems.length ? "bad" : "";
  showCursor();
  lastFrame = performance.now() - started;
}

function showCursor() {
  // Values are known at the samples: the nearest one's x is shown.
  const last = (curves[0]?.values.length ?? 2) - 1, x = range.x + (Math.round(cursor * last) / last - 0.5) * range.width;
  $("cursor").hidden = false;
  $("cursor").style.left = `${cursor * 100}%`;
  const stepX = range.width / last, stepY = range.height / 1000;
  $("legend").replaceChildren(make("li", `x = ${withDigits(x, stepX)}`, "at"), ...curves.map((one) => {
    const value = one.values[Math.round(cursor * (one.values.length - 1))];
    return make("li", `${one.text} = ${value === null ? say("noValue") : withDigits(value, stepY)}`, `curve-${one.index % curveColors}`);
  }));
}

/**
 * Changes the scale; the point at these parts of the window stays where it is.
 * @param {number} factor
 */
function zoom(factor, partX = 0.5, partY = 0.5) {
  const isFine = range.width * factor > Math.max(1e-12, leastPart * Math.abs(range.x)) && range.height * factor > Math.max(1e-12, leastPart * Math.abs(range.y));
  if (factor < 1 ? !isFine : !(range.width * factor < 1e12)) return;
  range.x += (partX - 0.5) * range.width * (1 - factor);
  range.y += (0.5 - partY) * range.height * (1 - factor);
  range.width *= factor;
  range.height *= factor;
  drawPlot();
}
$("functions").oninput = drawPlot;
$("zoom-in").onclick = () => zoom(0.5);
$("zoom-out").onclick = () => zoom(2);
$("plot-reset").onclick = () => { Object.assign(range, startRange); cursor = 0.5; drawPlot(); };

/** @param {MouseEvent} event */
function partsOf(event) {
  const box = $("canvas").getBoundingClientRect();
  return [(event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height];
}
// A notch of a mouse's wheel is 100 to 120 pixels, and zooms by a fifth; a pinch on a touchpad has smaller steps.
const wheelZoom = Math.log(1.2) / 100, pinchZoom = 0.01, lineHeight = 16;
$("canvas").addEventListener("wheel", (event) => {
  event.preventDefault();
  const { width, height } = $("canvas").getBoundingClientRect();
  const unit = event.deltaMode === 2 ? height : event.deltaMode === 1 ? lineHeight : 1, x = event.deltaX * unit, y = event.deltaY * unit;
  if (Math.abs(x) > Math.abs(y)) { range.x += x / width * range.width; drawPlot(); return; }
  zoom(Math.exp(Math.max(-500, Math.min(500, y)) * (event.ctrlKey ? pinchZoom : wheelZoom)), ...partsOf(event));
}, { passive: false });
/** @type {Map<number, number[]>} */
const fingers = new Map();
/** Where a finger or a button went down, until it has moved; and how far from the cursor it may be to move that, in pixels. */
let pressedAt = /** @type {number[] | undefined} */ (undefined), movesCursor = false;
const reach = 24, leastMove = 6;
/** @param {number} part */
function moveCursor(part) { cursor = Math.max(0, Math.min(1, part)); showCursor(); }
$("canvas").addEventListener("pointerdown", (event) => {
  const parts = partsOf(event);
  fingers.set(event.pointerId, parts);
  pressedAt = fingers.size === 1 ? [event.clientX, event.clientY] : undefined;
  movesCursor = fingers.size === 1 && event.pointerType !== "mouse" && Math.abs(parts[0] - cursor) * $("canvas").clientWidth < reach;
  $("canvas").setPointerCapture(event.pointerId);
});
$("canvas").addEventListener("pointerup", (event) => {
  fingers.delete(event.pointerId);
  // A tap reads the values where it is.
  if (pressedAt) moveCursor(partsOf(event)[0]);
  pressedAt = undefined;
});
$("canvas").addEventListener("pointercancel", (event) => { fingers.delete(event.pointerId); pressedAt = undefined; });
$("canvas").addEventListener("pointermove", (event) => {
  const now = partsOf(event), before = fingers.get(event.pointerId);
  if (!before) { moveCursor(now[0]); return; }
  if (pressedAt && Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) < leastMove) return;
  pressedAt = undefined;
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  fingers.set(event.pointerId, now);
  if (movesCursor && !other) { moveCursor(now[0]); return; }
  if (other) {
    /** @param {number[]} one */
    const distance = (one) => Math.max(0.02, Math.hypot(one[0] - other[0], one[1] - other[1]));
    zoom(distance(before) / distance(now), other[0], other[1]);
    return;
  }
  range.x -= (now[0] - before[0]) * range.width;
  range.y += (now[1] - before[1]) * range.height;
  drawPlot();
});
$("canvas").addEventListener("keydown", (event) => {
  const step = new Map([["ArrowLeft", [-1, 0]], ["ArrowRight", [1, 0]], ["ArrowUp", [0, 1]], ["ArrowDown", [0, -1]]]).get(event.key);
  const trace = new Map([["<", -0.01], [">", 0.01], [",", -0.01], [".", 0.01]]).get(event.key);
  if (event.key === "+") zoom(0.5);
  else if (event.key === "-") zoom(2);
  else if (trace) {
    cursor = Math.max(0, Math.min(1, cursor + trace));
    showCursor();
    $("trace").textContent = [...$("legend").children].map((one) => one.textContent).join("; ");
  } else if (step) { range.x += step[0] * range.width / 10; range.y += step[1] * range.height / 10; drawPlot(); } else return;
  event.preventDefault();
});
addEventListener("resize", () => { if (!$("plot").hidden) drawPlot(); });
