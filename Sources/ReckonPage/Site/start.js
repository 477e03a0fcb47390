
// MARK: The beginning

// Names that browsers know and do not list, since they keep older ones of the same zones.
const moreZones = ["UTC", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Yangon", "Asia/Ho_Chi_Minh", "Europe/Kyiv", "America/Argentina/Buenos_Aires",
  "Atlantic/Faroe", "America/Nuuk", "Pacific/Pohnpei", "Pacific/Chuuk"];
// The types of older compilers do not know the list.
const knownZones = /** @type {any} */ (Intl).supportedValuesOf;
const zoneNames = () => [...new Set([...knownZones("timeZone"), ...moreZones])].sort();
const sendZones = () => send("setZones", zoneNames().join("\n"));

async function main() {
  load();
  pageWords = findWords();
  useLanguage();
  useTheme();
  await compileEngine();
  await startWorker();
  await sendLanguage();
  allKeys = await send("keys");
  drawKeys();
  await begin();
  finishBeginning();
  performance.mark("ready");
  openPlace();
  readLink();
  showBooks();
  document.documentElement.dataset.ready = "yes";
}
main().catch((error) => notify(say("notStarted", error)));
