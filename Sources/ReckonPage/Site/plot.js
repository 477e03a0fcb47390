
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

/**
 * Whether a curve leaps between two points: by far more than beside them, or over more than the whole window.
 * @param {number[]} rows @param {number} x @param {number} height
 */
function leaps(rows, x, height) {
  const leap = Math.abs(rows[x] - rows[x - 1]);
  if (leap > 2 * height) return true;
  const before = Math.abs(rows[x - 1] - (rows[x - 2] ?? NaN)), after = Math.abs((rows[x + 1] ?? NaN) - rows[x]);
  return leap > 12 && leap > 12 * Math.max(before, after);
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
  const formulas = field("functions").value.split(";").map((text) => text.trim()).filter(Boolean);
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
    context.strokeStyle = style.getPropertyValue(`--curve-${index % 4}`);
    context.lineWidth = 2 * ratio;
    context.lineJoin = "round";
    context.beginPath();
    // Far outside the window a point's place no longer matters.
    const samples = /** @type {Samples} */ (answer.values);
    const rows = samples.map((y) => y === null ? NaN : Math.max(-4 * height, Math.min(5 * height, row(y))));
    rows.forEach((at, x) => {
      if (Number.isNaN(at)) return;
      if (x === 0 || Number.isNaN(rows[x - 1]) || leaps(rows, x, height)) context.moveTo(x * width / (rows.length - 1), at); else context.lineTo(x * width / (rows.length - 1), at);
    });
    context.stroke();
  });
  canvas.setAttribute("aria-label", say("plotOf", formulas.join(", "), +(middle - across / 2).toPrecision(6), +(middle + across / 2).toPrecision(6)));
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
  $("legend").replaceChildren(make("li", `x = ${+x.toPrecision(6)}`, "at"), ...curves.map((one) => {
    const value = one.values[Math.round(cursor * (one.values.length - 1))];
    return make("li", `${one.text} = ${value === null ? say("noValue") : +value.toPrecision(6)}`, `curve-${one.index % 4}`);
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
$("canvas").addEventListener("wheel", (event) => { event.preventDefault(); zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2, ...partsOf(event)); }, { passive: false });
/** @type {Map<number, number[]>} */
const fingers = new Map();
$("canvas").addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, partsOf(event)); $("canvas").setPointerCapture(event.pointerId); });
/** @param {PointerEvent} event */
const lift = (event) => { fingers.delete(event.pointerId); };
$("canvas").addEventListener("pointerup", lift);
$("canvas").addEventListener("pointercancel", lift);
$("canvas").addEventListener("pointermove", (event) => {
  const now = partsOf(event), before = fingers.get(event.pointerId);
  if (!before) { cursor = Math.max(0, Math.min(1, now[0])); showCursor(); return; }
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  fingers.set(event.pointerId, now);
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
