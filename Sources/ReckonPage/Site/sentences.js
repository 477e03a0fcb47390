"use strict";
// What the page says beside what the engine answers; page.html has the names of its parts. {0} and {1} stand for what is put in.
const sentences = {
  answersUpdated: "{0} updated",
  badBook: "The book was not taken: {0}",
  bookTaken: "Defined: {0}",
  calculationEnded: "The calculation was given up: {0}",
  calculationStopped: "The calculation was stopped.",
  damagedPage: "this file is damaged",
  damagedStorage: "What was stored is damaged or of another version.",
  engineFailed: "The engine could not start: {0}",
  keptAs: "{0} What was stored is kept as {1}.",
  linkInBar: "The link is in the address bar.",
  linkOnClipboard: "The link is on the clipboard.",
  nothingCalled: "Nothing has this name.",
  noRates: "No exchange rates yet.",
  noRoom: "{0} It stays as it is: nothing is stored until the browser's storage for this page has room.",
  noStorage: "This browser keeps nothing for pages like this one: history ends with the page.",
  noValue: "none",
  notSaved: "The browser's storage is full or closed: history is not kept.",
  notStarted: "Reckon could not start: {0}",
  pageOfFunctions: "Page {0}: {1} and others",
  plotOf: "Plot of {0}, x from {1} to {2}",
  ratesOf: "Rates of {0}. {1}",
  stopped: "stopped",
  unreadStatement: "A stored statement could not be run.",
  unreadDefinition: "Stored definitions could not be read: {0}.",
  editEntry: "Edit {0}",
  useEntry: "Use {0}",
};
/** What operators' keys are called where they stand between two numbers. */
const spokenOperators = new Map([["add", "plus"], ["subtract", "minus"], ["multiply", "times"], ["divide", "divided by"]]);

/**
 * A sentence with what is put in it.
 * @param {keyof sentences} name
 * @param {unknown[]} parts
 */
const say = (name, ...parts) => sentences[name].replace(/\{(\d)\}/g, (_, index) => String(parts[+index])).trim();
