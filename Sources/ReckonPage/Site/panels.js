
// MARK: Views

function open(name) {
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const isOpen = tab.getAttribute("aria-controls") === name;
    tab.setAttribute("aria-selected", String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
    $(tab.getAttribute("aria-controls")).hidden = !isOpen;
  }
  const starts = { history: showHistory, units: showUnits, settings: showSettings, help: showHelp, plot: drawPlot };
  starts[name]?.();
  if (name === "text") $("line").focus();
}
document.querySelector("nav").addEventListener("click", (event) => {
  const tab = event.target.closest("[role=tab]");
  if (!tab) return;
  notify("");
  open(tab.getAttribute("aria-controls"));
});
document.querySelector("nav").addEventListener("keydown", (event) => {
  const tabs = [...document.querySelectorAll("[role=tab]")], at = tabs.indexOf(document.activeElement);
  const next = { ArrowRight: tabs[(at + 1) % tabs.length], ArrowLeft: tabs.at(at - 1), Home: tabs[0], End: tabs.at(-1) }[event.key];
  if (!next) return;
  event.preventDefault();
  notify("");
  open(next.getAttribute("aria-controls"));
  next.focus();
});

async function showHistory() {
  const entries = (await ask("history")) ?? [];
  $("no-entries").hidden = entries.length > 0;
  $("clear-history").hidden = !entries.length;
  $("entries").replaceChildren(...entries.map((entry) => {
    const item = make("li");
    const expression = make("button", entry.expression), result = make("button", `= ${entry.result}`);
    expression.setAttribute("aria-label", `Edit ${entry.expression}`);
    result.setAttribute("aria-label", `Use ${entry.result}`);
    expression.onclick = async () => { show(await ask("recall", entry.id, "expression")); open("keypad"); };
    result.onclick = async () => { show(await ask("recall", entry.id, "result")); open("keypad"); };
    item.append(expression, result, make("time", `${new Date(entry.milliseconds).toLocaleString()} · ${entry.angle}`));
    return item;
  }));
}
$("clear-history").onclick = async () => { await show(await ask("clearHistory")); await save(); showHistory(); };

let kinds, wantedKind;
function chooseKind(title) { wantedKind = title; }
async function showUnits() {
  kinds = await ask("units");
  if (!kinds) return;
  const old = $("category").value, all = kinds.currencies.length ? [...kinds.categories, { title: "Currency", units: kinds.currencies }] : kinds.categories;
  const title = wantedKind ?? old;
  wantedKind = undefined;
  kinds.all = all;
  $("category").replaceChildren(...all.map((kind) => make("option", kind.title)));
  if (all.some((kind) => kind.title === title)) $("category").value = title;
  $("rates-date").textContent = kinds.date ? `Rates of ${kinds.date}. ${kinds.warning ?? ""}` : "No exchange rates yet.";
  if (!$("from").options.length || $("category").value !== old) fillUnits(); else convert();
}
// The units that a kind begins with, where it has them; lists go from small to large.
const usualUnits = "km mi m² ft² L gal kg lb h min km/h mph m/s² gn N lbf bar psi kJ kcal kW hp °C °F deg rad MB GB Hz kHz".split(" ");
function fillUnits() {
  const units = kinds.all.find((kind) => kind.title === $("category").value).units;
  const usual = units.filter((unit) => usualUnits.includes(unit)).sort((a, b) => usualUnits.indexOf(a) - usualUnits.indexOf(b));
  for (const [index, id] of ["from", "to"].entries()) {
    $(id).replaceChildren(...units.map((unit) => make("option", unit)));
    $(id).value = usual[index] ?? units.filter((unit) => unit !== $("from").value)[0] ?? units[0];
  }
  convert();
}
async function convert() {
  const answer = await ask("convert", $("amount").value, $("from").value, $("to").value);
  if (!answer) return;
  $("converted").textContent = answer.error ? answer.error.message : [answer.text, ...answer.remarks].join(" · ");
  $("converted").classList.toggle("bad", Boolean(answer.error));
}
$("category").onchange = fillUnits;
for (const id of ["amount", "from", "to"]) $(id).oninput = convert;
$("swap").onclick = () => { [$("from").value, $("to").value] = [$("to").value, $("from").value]; convert(); };
$("rates").onchange = async () => {
  const file = $("rates").files[0];
  if (!file) return;
  const text = await file.text(), answer = await ask("setRates", text);
  if (!answer) return;
  if (answer.failure) { notify(answer.failure); return; }
  notify("");
  stored.rates = text;
  keep();
  showUnits();
};

async function showSettings() {
  const rows = (await ask("settings")) ?? [], hidden = ["rates-location", "first-launch", "tips"];
  $("setting-list").replaceChildren(...rows.filter((row) => !hidden.includes(row.name)).flatMap((row) => {
    const label = make("label"), name = row.name.replace("-", " ");
    label.append(make("b", name[0].toUpperCase() + name.slice(1)), row.summary);
    label.htmlFor = `setting-${row.name}`;
    const field = make(row.choices.length ? "select" : "input");
    field.id = label.htmlFor;
    if (row.choices.length) field.replaceChildren(...row.choices.map((choice) => make("option", choice)));
    field.value = row.value;
    field.onchange = async () => {
      const answer = await ask("set", row.name, field.value);
      if (answer?.failure) { notify(answer.failure); field.value = row.value; return; }
      notify("");
      row.value = field.value;
      await show(answer);
      if (row.name === "entry-style") { stored.layout = field.value === "chain" ? "basic" : "scientific"; drawKeys(); }
      save();
    };
    return [label, field];
  }));
  $("theme").value = stored.theme;
}
function useTheme() { if (stored.theme) document.documentElement.dataset.theme = stored.theme; else delete document.documentElement.dataset.theme; }
$("theme").onchange = () => { stored.theme = $("theme").value; useTheme(); keep(); };

function showHelp() {
  $("key-help").replaceChildren(...allKeys.map((key) => {
    const item = make("li"), button = make("button");
    button.append(make("b", key.glyph), make("span", key.spoken), make("kbd", presses[key.name] ?? key.press));
    button.onclick = () => { $("topic").value = key.press; showTopic(); $("topic").scrollIntoView({ block: "nearest" }); };
    item.append(button);
    return item;
  }));
}
async function showTopic() {
  const name = $("topic").value.trim();
  const [found, answer] = await Promise.all([ask("complete", name), ask("help", name)]);
  $("names").replaceChildren(...(found?.candidates ?? []).map((one) => { const option = make("option"); option.value = one.name; return option; }));
  $("topic-text").replaceChildren();
  if (!answer || !name) return;
  if (answer.failure) { if (!found?.candidates.length) $("topic-text").append(make("p", "Nothing has this name.", "hint")); return; }
  $("topic-text").append(make("p", `${answer.usage}: ${answer.summary}`), ...answer.examples.map((one) => {
    const line = make("p");
    line.append(make("code", one.result ? `${one.expression} → ${one.result}` : one.expression));
    return line;
  }));
}
$("topic").oninput = showTopic;
