import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface ProgramRun {
  readonly exitCode: number | null;
  readonly out: string;
  readonly error: string;
}

export interface ProgramOptions {
  readonly folder: string;
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Called with all of standard error so far, each time the program writes to it. */
  readonly onError?: (error: string, program: ChildProcess) => void;
}

/** Runs the real command line in a child process. */
export function runProgram(args: readonly string[], options: ProgramOptions): Promise<ProgramRun> {
  const program = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url)), ...args], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: { INIT_CWD: options.folder, npm_lifecycle_event: "", TZ: "UTC", ...options.environment },
  });
  let out = "";
  let error = "";
  program.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  program.stderr.setEncoding("utf8").on("data", (text: string) => {
    error += text;
    options.onError?.(error, program);
  });
  program.stdin.end(options.input ?? "");
  return new Promise((resolve, reject) => {
    program.on("error", reject);
    program.on("close", (exitCode) => resolve({ exitCode, out, error }));
  });
}

/** The child processes of a program, from Linux's own list. */
export function childrenOf(program: ChildProcess): readonly number[] {
  const id = String(program.pid);
  const list = readFileSync(`/proc/${id}/task/${id}/children`, "utf8").trim();
  return list === "" ? [] : list.split(" ").map(Number);
}
