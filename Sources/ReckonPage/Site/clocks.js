// Clock times in zones.

import { $, field } from "./dom.js";
import { ask, send } from "./engine.js";
import { kinds } from "./panels.js";
import { chosenLanguage, say } from "./sentences.js";

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** What is converted among clock times, and among units, while the other is shown. */
const amounts = { clock: "now", units: "1" };
export const isClock = () => field("category").value === say("clockTimes");

// Names that browsers know and do not list, since they keep older ones of the same zones.
const moreZones = ["UTC", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Yangon", "Asia/Ho_Chi_Minh", "Europe/Kyiv", "America/Argentina/Buenos_Aires",
  "Atlantic/Faroe", "America/Nuuk", "Pacific/Pohnpei", "Pacific/Chuuk"];
// The types of older compilers do not know the list.
const knownZones = /** @type {any} */ (Intl).supportedValuesOf;
const zoneNames = () => [...new Set([...knownZones("timeZone"), ...moreZones])].sort();
export const sendZones = () => send("setZones", zoneNames().join("\n"));

/** The zones of the browser, and those that it begins with: the person's own and another one. */
export const clockKind = () => ({ title: say("clockTimes"), units: zoneNames() });
export const usualZones = [ownZone, "UTC", "Europe/London"];

/**
 * The name of a zone as people write it.
 * @param {string} zone
 */
export const zoneTitle = (zone) => zone.replaceAll("_", " ");

/**
 * What a zone's clocks show, in the words of the page's language: `Japan Time`.
 * @param {string} zone
 */
function zoneWords(zone) {
  const format = new Intl.DateTimeFormat(chosenLanguage(), { timeZone: zone, timeZoneName: "longGeneric" });
  return format.formatToParts().find((part) => part.type === "timeZoneName")?.value ?? "";
}

/**
 * A time as a person reads it: with the day of the week, and how far the clocks are ahead of universal time.
 * @param {string} shown
 */
function clockWords(shown) {
  const [, date, time, offset] = /^= (\d{4}-\d\d-\d\d)T([\d:]+)(?:\.\d+)?(Z|[+-][\d:]+)?$/.exec(shown) ?? [];
  if (!date) return shown.replace(/^= /, "");
  const format = new Intl.DateTimeFormat(chosenLanguage(), { weekday: "short", timeZone: "UTC" });
  const day = format.format(new Date(`${date}T00:00Z`));
  return `${time}, ${day} ${date}${offset && offset !== "Z" ? ` (${offset})` : ""}`;
}

/**
 * What the engine is asked: a time of day is one of today in its zone.
 * @param {string} time @param {string} from @param {string} to
 */
function clockQuestion(time, from, to) {
  if (/^now$/i.test(time)) return `now to ${to}`;
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: from }).format(new Date(Date.now()));
  return `${/^\d{4}-/.test(time) ? "" : `${today} `}${time} ${from} to ${to}`;
}

/** The time of the first zone by the clocks of the second one. */
export async function convertClock() {
  const time = field("amount").value.trim() || "now", from = field("from").value, to = field("to").value;
  const answer = await ask("preview", clockQuestion(time, from, to));
  if (!answer || !isClock()) return;
  const shown = clockWords(answer.outcomes?.[0]?.shown ?? ""), remarks = answer.outcomes?.[0]?.remarks ?? [];
  $("converted").textContent = answer.error ? answer.error.message : [shown, zoneWords(to), ...remarks].join(" · ");
  $("converted").classList.toggle("bad", Boolean(answer.error));
}

/** Follows the clock while the time of now is seen. */
setInterval(() => {
  const isSeen = !$("units").hidden && !document.hidden;
  if (isSeen && kinds && isClock() && /^\s*(now)?\s*$/i.test(field("amount").value)) convertClock();
}, 1000);

/** Gives the field of the value what was in it last for this kind. */
export function followKind() {
  const next = isClock() ? "clock" : "units", last = field("amount").inputMode === "decimal" ? "units" : "clock";
  $("zones-hint").hidden = !isClock();
  if (next === last) return;
  amounts[last] = field("amount").value;
  field("amount").value = amounts[next];
  field("amount").inputMode = next === "units" ? "decimal" : "text";
}
