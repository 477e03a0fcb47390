// A plot by hand: pointer, wheel and keys.

import { $ } from "./dom.js";
import { choosePoint, pointNear } from "./plot-points.js";
import { cursor, drawPlot, range, sayCursor, setCursor, showCursor, zoom } from "./plot.js";

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
  const unit = event.deltaMode === 2 ? height : event.deltaMode === 1 ? lineHeight : 1;
  const x = event.deltaX * unit, y = event.deltaY * unit;
  if (Math.abs(x) > Math.abs(y)) { range.x += x / width * range.width; drawPlot(); return; }
  zoom(Math.exp(Math.max(-500, Math.min(500, y)) * (event.ctrlKey ? pinchZoom : wheelZoom)), ...partsOf(event));
}, { passive: false });
/** @type {Map<number, number[]>} */
const fingers = new Map();
/**
 * Where a finger or a button went down, until it has moved; and how far from the cursor it may be to move that, in
 * pixels.
 */
let pressedAt = /** @type {number[] | undefined} */ (undefined), movesCursor = false;
const reach = 24, mouseReach = 10, leastMove = 6;
/** @param {number} part */
function moveCursor(part) { setCursor(part); showCursor(); }
$("canvas").addEventListener("pointerdown", (event) => {
  const parts = partsOf(event);
  fingers.set(event.pointerId, parts);
  pressedAt = fingers.size === 1 ? [event.clientX, event.clientY] : undefined;
  movesCursor = fingers.size === 1 && event.pointerType !== "mouse"
    && Math.abs(parts[0] - cursor) * $("canvas").clientWidth < reach;
  $("canvas").setPointerCapture(event.pointerId);
});
$("canvas").addEventListener("pointerup", (event) => {
  fingers.delete(event.pointerId);
  // A tap reads the values where it is, and a point that is near.
  if (pressedAt) {
    const parts = partsOf(event), point = pointNear(parts[0], parts[1], reach);
    choosePoint(point);
    moveCursor(point ? (point.x - range.x) / range.width + 0.5 : parts[0]);
    sayCursor();
  }
  pressedAt = undefined;
});
$("canvas").addEventListener("pointercancel", (event) => { fingers.delete(event.pointerId); pressedAt = undefined; });
$("canvas").addEventListener("pointermove", (event) => {
  const now = partsOf(event), before = fingers.get(event.pointerId);
  if (!before) {
    const point = pointNear(now[0], now[1], mouseReach);
    moveCursor(now[0]);
    if (point || event.pointerType === "mouse") choosePoint(point);
    return;
  }
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
  const steps = new Map([["ArrowLeft", [-1, 0]], ["ArrowRight", [1, 0]], ["ArrowUp", [0, 1]], ["ArrowDown", [0, -1]]]);
  const step = steps.get(event.key);
  const trace = new Map([["<", -0.01], [">", 0.01], [",", -0.01], [".", 0.01]]).get(event.key);
  if (event.key === "+") zoom(0.5);
  else if (event.key === "-") zoom(2);
  else if (trace) {
    moveCursor(cursor + trace);
    sayCursor();
  } else if (step) {
    range.x += step[0] * range.width / 10;
    range.y += step[1] * range.height / 10;
    drawPlot();
  } else return;
  event.preventDefault();
});
addEventListener("resize", () => { if (!$("plot").hidden) drawPlot(); });
