import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const checkout = fileURLToPath(new URL("../../", import.meta.url));

/** The real server in a child process. */
export interface RunningServer {
  readonly url: string;
  /** The id of the web process. */
  readonly pid: number;
  /** All its output so far, including mail if no mail server is set. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts the server on a data folder and resolves when it first responds. `settings` are environment variables in
 * addition to those it needs; `program` may be that of `npm start`.
 */
export async function runServer(
  port: number,
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
  program: "apps/server/main.ts" | "scripts/start.ts" = "apps/server/main.ts",
): Promise<RunningServer> {
  const url = `http://localhost:${port}`;
  // The same limit on memory as `npm start`
  const server = spawn(process.execPath, ["--max-semi-space-size=16", program], {
    cwd: checkout,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PORT: String(port), ASKERY_DATA: dataFolder, ASKERY_URL: url, ...settings },
  });
  let printed = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  while (server.exitCode === null) {
    const answered = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return { url, pid: server.pid ?? 0, printed: () => printed, stop: () => stop(server) };
    await wait(10);
  }
  throw new Error("The server did not start.");
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill("SIGTERM");
  if (server.exitCode === null) await once(server, "exit");
}
