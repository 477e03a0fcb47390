
// MARK: Clock times in zones

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** What is converted among clock times, and among units, while the other is shown. */
const amounts = { clock: "now", units: "1" };
const isClock = () => field("category").value === translated("Clock times");

/** The zones of the browser, and those that it begins with: the person's own and another one. */
const clockKind = () => ({ title: translated("Clock times"), units: zoneNames() });
const usualZones = [ownZone, "UTC", "Europe/London"];

/**
 * The name of a zone as people write it.
 * @param {string} zone
 */
const zoneTitle = (zone) => zone.replaceAll("_", " ");

/**
 * What a zone's clocks show, in the words of the page's language: `Japan Time`.
 * @param {string} zone
 */
function zoneWords(zone) {
  const format = new Intl.DateTimeFormat(chosenLanguage(), { timeZone: zone, timeZoneName: "longGeneric" });
  return format.formatToParts().find((part) => part.type === "timeZoneName")?.value ?? "";
}

/** The time of the first zone by the clocks of the second one. */
async function convertClock() {
  const time = field("amount").value.trim() || "now", from = field("from").value, to = field("to").value;
  const isNow = /^now$/i.test(time);
  const answer = await ask("preview", isNow ? `now to ${to}` : `${time} ${from} to ${to}`);
  if (!answer || !isClock()) return;
  const shown = answer.outcomes?.[0]?.shown?.replace(/^= /, ""), remarks = answer.outcomes?.[0]?.remarks ?? [];
  $("converted").textContent = answer.error ? answer.error.message : [shown, zoneWords(to), ...remarks].join(" · ");
  $("converted").classList.toggle("bad", Boolean(answer.error));
}

/** Follows the clock while the time of now is seen. */
setInterval(() => {
  const isSeen = !$("units").hidden && !document.hidden;
  if (isSeen && kinds && isClock() && /^\s*(now)?\s*$/i.test(field("amount").value)) convertClock();
}, 1000);

/** Gives the field of the value what was in it last for this kind. */
function followKind() {
  const next = isClock() ? "clock" : "units", last = field("amount").inputMode === "decimal" ? "units" : "clock";
  $("zones-hint").hidden = !isClock();
  if (next === last) return;
  amounts[last] = field("amount").value;
  field("amount").value = amounts[next];
  field("amount").inputMode = next === "units" ? "decimal" : "text";
}
