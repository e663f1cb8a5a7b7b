import { fileURLToPath } from "node:url";
import { startProgram } from "../apps/server/start-program.ts";
import { buildWeb, buildWebIfStale } from "./start/build-web-if-stale.ts";

/** The program of `npm start`: builds the web app if necessary while it prepares the server, which this process runs. */
const checkout = fileURLToPath(new URL("..", import.meta.url));
await startProgram({
  whenBuilt: buildWebIfStale({ checkout, print: (line) => console.error(line), build: buildWeb }),
});
