import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerUser } from "./server-user.ts";

const startTimeoutMs = 60_000;

/** How to run a server. `folder` is its own, contains its `log`, and is removed when it ends. */
export interface ServerProcess {
  readonly name: string;
  readonly program: string;
  readonly arguments: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly user: ServerUser;
  readonly folder: string;
  /** The signals that end it at once and cleanly. */
  readonly signals: { readonly now: NodeJS.Signals; readonly soon: NodeJS.Signals };
  /** Resolves when the server responds; rejects until then. */
  readonly greet: () => Promise<void>;
}

/** A running server, which can be made to fail like a real one. */
export interface RunningServer {
  /** Kills it in the middle of its work; its files remain. */
  readonly crash: () => Promise<void>;
  /** Starts it again in the same place with the same files, and waits until it responds. */
  readonly restart: () => Promise<void>;
  /** What it has logged so far. */
  readonly readLog: () => Promise<string>;
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>;
}

/** Starts a server and waits until it responds. It also ends when this process does. */
export async function runServer(server: ServerProcess): Promise<RunningServer> {
  const { folder, signals } = server;
  const log = await open(join(folder, "log"), "w");
  let child = startProcess(server, log.fd);
  const killNow = () => {
    child.kill(signals.now);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  process.once("exit", killNow);
  const stop = async () => {
    process.off("exit", killNow);
    await end(child, signals);
    await log.close();
    await rm(folder, { recursive: true, force: true });
  };
  const untilReady = async () => {
    try {
      await waitUntilReady(child, server.greet);
    } catch (cause) {
      const lines = await readFile(join(folder, "log"), "utf8");
      await stop();
      throw new Error(`${server.name} did not start: ${lines.trim().split("\n").at(-1)}`, { cause });
    }
  };
  await untilReady();
  return {
    crash: () => end(child, { now: signals.now, soon: signals.now }),
    restart: async () => {
      child = startProcess(server, log.fd);
      await untilReady();
    },
    readLog: () => readFile(join(folder, "log"), "utf8"),
    stop,
  };
}

function startProcess(server: ServerProcess, logFile: number): ChildProcess {
  const { folder, user } = server;
  return spawn(server.program, server.arguments, {
    cwd: folder,
    env: server.environment,
    uid: user.uid,
    gid: user.gid,
    stdio: ["ignore", logFile, logFile],
  });
}

async function waitUntilReady(child: ChildProcess, greet: () => Promise<void>): Promise<void> {
  const failed = once(child, "error").then(([error]) => {
    throw error;
  });
  failed.catch(() => undefined);
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      await Promise.race([greet(), failed]);
      return;
    } catch (cause) {
      if (child.pid === undefined || child.exitCode !== null || Date.now() > deadline) throw cause;
      await wait(50);
    }
  }
}

/** Asks the server to end, which cuts open sessions, and kills it after five seconds. */
async function end(child: ChildProcess, signals: ServerProcess["signals"]): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signals.soon);
  const insist = setTimeout(() => child.kill(signals.now), 5000);
  await ended;
  clearTimeout(insist);
}
