import { fileURLToPath } from "node:url";
import { buildWeb, buildWebIfStale } from "./start/build-web-if-stale.ts";

/** The program of `npm start`: builds the web app if necessary, then runs the server in this process. */
const checkout = fileURLToPath(new URL("..", import.meta.url));
try {
  await buildWebIfStale({ checkout, print: (line) => console.error(line), build: buildWeb });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("../apps/server/main.ts");
