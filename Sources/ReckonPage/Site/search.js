
// MARK: Searching functions, units and books

/**
 * Puts an example into the notebook.
 * @param {string} text
 */
function useExample(text) {
  openView("notebook");
  const last = lines[lines.length - 1];
  if (last.text) focusLine(insertLines(lines.length - 1, [text])[0] ?? last.id);
  else {
    changeUnits([[lineUnit(last.id), JSON.stringify([last.order, text])]], last.id);
    focusLine(last.id);
  }
}

/**
 * @typedef {{ usage: string, summary: string, examples: { expression: string, result?: string }[],
 *   failure?: string }} Topic
 */
/** @param {Topic} topic */
function showExplanation({ usage, summary, examples: known }) {
  $("topic-text").append(make("p", `${usage}: ${summary}`));
  for (const { expression, result } of known) {
    const line = make("p"), button = make("button", result ? `${expression} → ${result}` : expression, "example");
    button.onclick = () => useExample(expression);
    line.append(button);
    $("topic-text").append(line);
  }
}

/**
 * Lists something that was found.
 * @param {string} title @param {string} summary @param {() => void} use
 */
function addFound(title, summary, use) {
  const item = make("li"), button = make("button");
  button.append(make("b", title), make("span", summary));
  button.onclick = use;
  item.append(button);
  $("found").append(item);
}

let searchTurn = 0;
/** Shows what a name means, with examples to use, and the names and books that what was typed finds. */
async function showTopic() {
  const name = field("topic").value.trim(), turn = ++searchTurn, books = await shippedBooks();
  // Units stand after a number.
  /** @type {[Completions | undefined, Completions | undefined, Topic | undefined, { summaries: string[] } | undefined]} */
  const [names, units, answer, about] = await Promise.all([ask("complete", name), ask("complete", `1 ${name}`),
    ask("help", name), ask("summaries", ...books.flatMap((book) => [book.name, book.summary]))]);
  if (turn !== searchTurn) return;
  $("topic-text").replaceChildren();
  $("found").replaceChildren();
  if (!answer || !name) return;
  if (!answer.failure) showExplanation(answer);
  for (const one of [...names?.candidates ?? [], ...units?.candidates ?? []]) {
    if (one.name !== name) addFound(one.name, one.summary, () => { field("topic").value = one.name; showTopic(); });
  }
  for (const [index, book] of books.entries()) {
    const summary = about?.summaries[index] ?? "";
    if (!`${book.name} ${summary}`.toLowerCase().includes(name.toLowerCase())) continue;
    addFound(book.name, summary, () => openBook(`${book.name}.reckon`, ""));
  }
  if (answer.failure && !$("found").children.length) $("topic-text").append(make("p", say("nothingCalled"), "hint"));
}
$("topic").oninput = showTopic;
