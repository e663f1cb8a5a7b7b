import { tmpdir } from "node:os";
import type { Context } from "./context.ts";
import { runCommandLine } from "./run-command-line.ts";
import type { ProgramRun } from "./run-program.test-support.ts";

/** Runs a command line in this process, for commands that end before a database is opened. */
export async function runInProcess(
  args: readonly string[],
  context: Partial<Context> = {},
): Promise<ProgramRun> {
  let out = "";
  let error = "";
  const exitCode = await runCommandLine(args, {
    terminal: {
      width: 80,
      hasColor: false,
      writeOut: (text) => void (out += text),
      writeError: (text) => void (error += text),
    },
    program: "askery",
    folder: tmpdir(),
    today: () => "2026-11-20",
    timeZone: "UTC",
    isDebugging: false,
    now: () => 0,
    signal: new AbortController().signal,
    ...context,
  });
  return { exitCode, out, error };
}
