import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { AppError } from "@askery/model";
import { readEnvironment } from "./env.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

const checkout = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a server with the settings of this process's environment. If something is still built for it, it prepares what it can
 * in the meantime, a new server's sample shop included, and listens when both are ready. A failure is printed and ends
 * the process.
 */
export async function startProgram({
  whenBuilt,
}: { readonly whenBuilt?: Promise<void> } = {}): Promise<void> {
  // Nothing that the server or its processes write can be read by others
  process.umask(0o077);
  // The cache of compiled code halves the time of a start. It is unused if it can't be written
  enableCompileCache(`${checkout}.cache/compile`);
  try {
    const { url, server, stopping } = await compose();
    if (whenBuilt !== undefined) await Promise.all([whenBuilt, server.prepareSample()]);
    if (stopping.aborted) return;
    await server.start();
    print(`Askery is ready: ${url}`);
  } catch (error) {
    print(error instanceof AppError ? `${error.message}\n${error.fix}` : error);
    process.exit(1);
  }
}

async function compose() {
  const { composeServer } = await import("./compose-server.ts");
  const { rateLimits } = await import("./http/rate-limits.ts");
  const { createLog } = await import("./runtime/log.ts");
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
  return { url: environment.url, server, stopping: stopOnSignals(server, log) };
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
