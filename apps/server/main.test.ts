import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "./testing/start-test-server.test-support.ts";

interface Program {
  readonly process: ChildProcess;
  /** All of standard error so far: the messages for people. */
  readonly printed: () => string;
  readonly logged: () => string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
}

/** Runs the real server in a child process. */
function startProgram(environment: Readonly<Record<string, string>>): Program {
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  const program = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], ASKERY_DATA: makeTemporaryFolder(), ...environment },
  });
  onTestFinished(() => void program.kill("SIGKILL"));
  let printed = "";
  let logged = "";
  program.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  program.stdout.setEncoding("utf8").on("data", (text: string) => (logged += text));
  const ended = once(program, "close").then(([code]) => code as number | null);
  return { process: program, printed: () => printed, logged: () => logged, ended };
}

async function untilPrinted(program: Program, words: string): Promise<void> {
  while (!program.printed().includes(words)) {
    if (program.process.exitCode !== null) throw new Error(program.printed());
    await once(program.process.stderr ?? program.process, "data");
  }
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const { port, close } = await takePort();
  await close();
  return port;
}

async function takePort(): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  expect.assert(typeof address === "object" && address !== null);
  return {
    port: address.port,
    close: async () => {
      server.close();
      await once(server, "close");
    },
  };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "on %s it stops listening, closes its store and exits with success",
  async (signal) => {
    const port = await freePort();
    const dataFolder = makeTemporaryFolder();
    const program = startProgram({ PORT: String(port), ASKERY_DATA: dataFolder });
    await untilPrinted(program, `Askery is ready: http://localhost:${port}`);
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(health.status).toBe(200);
    program.process.kill(signal);
    expect(await program.ended).toBe(0);
    // A store that was closed properly has no write-ahead log.
    expect(statSync(join(dataFolder, "askery.sqlite-wal"), { throwIfNoEntry: false })).toBe(undefined);
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow("fetch failed");
  },
);

test("a stalled log reader does not delay stopping", async () => {
  const port = await freePort();
  const program = startProgram({ PORT: String(port), LOG_LEVEL: "info" });
  await untilPrinted(program, "Askery is ready");
  program.process.stdout?.pause();
  for (let count = 0; count < 1_500; count++) await fetch(`http://127.0.0.1:${port}/api/databases`);
  program.process.kill("SIGTERM");
  const [code] = (await once(program.process, "exit")) as [number | null];
  expect(code).toBe(0);
});

test("other users cannot read the server's files, even in a folder that they can read", async () => {
  const port = await freePort();
  const dataFolder = makeTemporaryFolder();
  chmodSync(dataFolder, 0o755);
  writeFileSync(join(dataFolder, "server.lock"), "", { mode: 0o644 });
  const program = startProgram({ PORT: String(port), ASKERY_DATA: dataFolder });
  await untilPrinted(program, "Askery is ready");
  const modes = readdirSync(dataFolder).map((name) => [name, statSync(join(dataFolder, name)).mode & 0o077]);
  expect(modes).toContainEqual(["askery.sqlite", 0]);
  expect(modes.filter(([, mode]) => mode !== 0)).toEqual([]);
});

test("an endless request delays the stop by some seconds; a second signal ends it at once", async () => {
  const port = await freePort();
  const program = startProgram({ PORT: String(port) });
  await untilPrinted(program, "Askery is ready");
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  // The socket fails when the process ends.
  socket.on("error", () => undefined);
  socket.write(
    "POST /api/auth/sign-out HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
      "Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{",
  );
  // When the server asks for the body, it has read the headers.
  await once(socket, "data");
  program.process.kill("SIGTERM");
  while (!program.logged().includes("stopping")) {
    await once(program.process.stdout ?? program.process, "data");
  }
  program.process.kill("SIGTERM");
  expect(await program.ended).toBe(1);
});

test("a port in use is reported, with another one to try", async () => {
  const { port, close } = await takePort();
  onTestFinished(close);
  const program = startProgram({ PORT: String(port) });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain(
    `Another program is using port ${port}.\nStop that program, or choose another port: PORT=${port + 1} npm start`,
  );
});

test("an invalid variable is named without its value", async () => {
  const program = startProgram({ DATABASE_URL: "mysql://me:hunter2@db/askery" });
  expect([await program.ended, program.printed().includes("hunter2")]).toEqual([1, false]);
  expect(program.printed()).toContain("DATABASE_URL is not valid. A valid example: postgres://");
});

test("only the server's user can read the key file, which is the same at every start", async () => {
  const dataFolder = join(makeTemporaryFolder(), "data");
  const { readSecret } = await import("./secrets/read-secret.ts");
  const secret = readSecret(null, dataFolder);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([
    secret.length,
    readSecret(null, dataFolder),
    modeOf(join(dataFolder, "secret.key")),
    modeOf(dataFolder),
  ]).toEqual([43, secret, "600", "700"]);
});
