import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { AppError } from "@askery/model";
import { readEnvironment } from "./env.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

// Nothing that the server or its processes write can be read by others
process.umask(0o077);

const checkout = fileURLToPath(new URL("../..", import.meta.url));
// The cache of compiled code halves the time of a start. It is unused if it can't be written
enableCompileCache(`${checkout}.cache/compile`);

const { composeServer } = await import("./compose-server.ts");
const { rateLimits } = await import("./http/rate-limits.ts");
const { createLog } = await import("./runtime/log.ts");

try {
  const environment = readEnvironment(process.env, {
    // npm runs its scripts in the project's folder and passes the folder in which it was called
    current: process.env["INIT_CWD"] ?? process.cwd(),
    checkout,
  });
  const log = createLog(environment.logLevel);
  const server = await composeServer(environment, {
    log,
    now: Date.now,
    print,
    version: readVersion(),
    rateLimits,
    webFolder: `${checkout}apps/web/dist/client`,
    sampleScale: 1,
    givenSampleFolder: `${checkout}sample`,
    // Pages are served first, however much is asked.
    askingNiceness: 5,
  });
  stopOnSignals(server, log);
  await server.start();
  print(`Askery is ready: ${environment.url}`);
} catch (error) {
  print(error instanceof AppError ? `${error.message}\n${error.fix}` : error);
  process.exit(1);
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(`${checkout}package.json`, "utf8")) as {
    readonly version: string;
  };
  return version;
}

/** Prints for people, in addition to the log. */
function print(text: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(text);
}
