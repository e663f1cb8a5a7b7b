#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { stdout, stderr } from "node:process";
import { fileURLToPath } from "node:url";

// The cache of compiled code makes a run a third shorter. It is unused if it can't be written
enableCompileCache(fileURLToPath(new URL("../../.cache/compile", import.meta.url)));

const { readToday } = await import("./read-day.ts");
const { runCommandLine } = await import("./run-command-line.ts");
const { openTerminal } = await import("./terminal.ts");

/** How long running work may take to stop after Ctrl+C. */
const graceMs = 1_500;
const interrupted = 130;

const stopping = new AbortController();
process.on("SIGINT", () => {
  if (stopping.signal.aborted) process.exit(interrupted);
  stopping.abort();
  setTimeout(() => process.exit(interrupted), graceMs).unref();
});

// The reader, such as `| head`, has closed the pipe, so there is nobody to write for
for (const stream of [stdout, stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
}

process.exitCode = await runCommandLine(process.argv.slice(2), {
  terminal: openTerminal(),
  program: process.env["npm_lifecycle_event"] === "askery" ? "npm run --silent askery --" : "askery",
  // npm runs its scripts in the project's folder, and passes the caller's folder here
  folder: process.env["INIT_CWD"] ?? process.cwd(),
  today: readToday,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  isDebugging: process.env["ASKERY_DEBUG"] === "1",
  now: () => performance.timeOrigin + performance.now(),
  signal: stopping.signal,
});
if (stopping.signal.aborted) process.exit(interrupted);
