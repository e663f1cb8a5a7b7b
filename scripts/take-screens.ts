import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fileFolderOf, populateDataFolder, loseArchive } from "./screens/populate-data-folder.ts";
import { printContactSheet } from "./screens/print-contact-sheet.ts";
import { answerStates } from "./screens/states/answer-states.ts";
import { askStates } from "./screens/states/ask-states.ts";
import { chartStates } from "./screens/states/chart-states.ts";
import { databaseStates } from "./screens/states/database-states.ts";
import { frontStates } from "./screens/states/front-states.ts";
import { lookingStates } from "./screens/states/looking-states.ts";
import { savedStates } from "./screens/states/saved-states.ts";
import { runningStates } from "./screens/states/running-states.ts";
import { teamStates } from "./screens/states/team-states.ts";
import { takePictures } from "./screens/take-pictures.ts";
import { buildWeb, buildWebIfStale } from "./start/build-web-if-stale.ts";
import { runServer } from "./start/run-server.ts";
import { findChromiumProgram } from "./test-servers/chromium-program.ts";
import { launchChromium } from "./test-servers/launch-chromium.ts";
import { startTlsFront } from "./test-servers/tls-front.ts";
import { findFreePort } from "./test-servers/find-free-port.ts";

/**
 * The program of `npm run screens`: pictures of every state of every page, at three widths and in both themes, and one
 * sheet for each state. `npm run screens -- sql- landing` takes only states whose names start with these prefixes.
 */
const checkout = fileURLToPath(new URL("..", import.meta.url));
const folder = join(checkout, ".cache/screens");
const starts = process.argv.slice(2);
const states = [
  askStates,
  lookingStates,
  answerStates,
  runningStates,
  savedStates,
  chartStates,
  databaseStates,
  teamStates,
  frontStates,
]
  .flat()
  .filter(({ name }) => starts.length === 0 || starts.some((start) => name.startsWith(start)));

await buildWebIfStale({ checkout, print: (line) => console.error(line), build: buildWeb });
const dataFolder = mkdtempSync(join(tmpdir(), "askery-screens-"));
const program = await findChromiumProgram(join(checkout, ".cache/chromium"));
const browser = await launchChromium(program);
const port = await findFreePort();
// Its certificate is refused before the server on this port is contacted.
const front = await startTlsFront(port);
const start = async () => runServer(port, dataFolder, { ASKERY_FILE_FOLDERS: fileFolderOf(dataFolder) });
let server = await start();
try {
  const furnished = await populateDataFolder(server, dataFolder);
  const home = { ...furnished, selfSignedPort: front?.port ?? null };
  // An open file stays readable when it is removed, so it is removed between two starts.
  await server.stop();
  loseArchive(dataFolder);
  server = await start();
  const failures = await takePictures({ browser, url: server.url, home, folder }, states);
  mkdirSync(join(folder, "sheets"), { recursive: true });
  for (const { name } of states) await printContactSheet(browser, folder, name);
  for (const failure of failures) console.error(failure);
  console.log(`${states.length} states, ${failures.length} pictures amiss: ${folder}/sheets`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await browser.close();
  front?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
