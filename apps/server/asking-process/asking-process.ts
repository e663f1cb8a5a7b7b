import { AppError } from "@askery/model";
import type { PoolOptions, ProcessEnd, ProcessPool, SpareProcesses } from "@askery/process";
import type { SavedDatabase, SavedSource } from "./database-source.ts";
import type { AskingJobs, AskingNeeds } from "./jobs.ts";
import type { SavedPart } from "./saved-rows.ts";
import type { ProcessOptions } from "./process-options.ts";
import { askingMessages } from "../messages/asking-messages.ts";

export interface AskingOptions extends ProcessOptions {
  /** How long the process may stay silent during work before it counts as stuck and is ended. Default 30,000. */
  readonly maxSilenceMs?: number;
  /** Loads the data for opening a saved database. Without it, no saved database can be opened. */
  readonly loadSaved?: (source: SavedSource) => Promise<SavedDatabase>;
  /** Reads the rows of a saved result. Without it, there are none. */
  readonly loadRows?: (part: SavedPart) => Promise<string | null>;
  /** Where the pool gets its process and returns it. Default: it starts and ends it itself. */
  readonly spares?: SpareAskingProcesses | undefined;
}

/** Asking processes that serve one server after another. */
export type SpareAskingProcesses = SpareProcesses<AskingJobs, AskingNeeds>;

/**
 * The process that plans questions and queries databases, as its parent sees it. The first job starts it. If it dies,
 * the next job restarts it. It ends after a while without jobs, which frees its memory.
 */
export type AskingProcess = ProcessPool<AskingJobs, AskingNeeds>;

/**
 * The pool with the asking process. Its jobs fail with their own errors, or with `database-gone` if a job ended the
 * process.
 */
export function askingPool({
  memoryMb,
  maxProcesses,
  idleMs,
  maxSilenceMs = 30_000,
  loadSaved = notHere,
  loadRows = notHere,
  spares,
}: AskingOptions): PoolOptions<AskingJobs, AskingNeeds> {
  return {
    program: {
      url: new URL("./main.ts", import.meta.url),
      args: [memoryMb, maxProcesses, idleMs].map(String),
      heapMb,
      // Rows are sent as bytes.
      serialization: "advanced",
      showsErrors: true,
      maxSilenceMs,
      endGraceMs: 3_000,
      handlers: { loadSaved: (source) => loadSaved(source), loadRows: (part) => loadRows(part) },
      describeEnd,
    },
    maxProcesses: 1,
    jobsPerProcess: Infinity,
    idleMs,
    spares,
  };
}

/** The heap of the process itself, with the engine and the words and values of open databases. */
const heapMb = 1_024;

function describeEnd(end: ProcessEnd): AppError {
  switch (end.kind) {
    case "closed":
      return new AppError("database-gone", askingMessages.serverStopping);
    case "silent":
      return new AppError("query-timed-out", askingMessages.questionTooSlow);
    case "too-large":
    case "stuck":
    case "crashed":
      return new AppError("database-gone", askingMessages.processEnded, {
        cause: end.kind === "crashed" ? end.cause : undefined,
      });
  }
}

function notHere(): Promise<never> {
  return Promise.reject(new AppError("not-found", askingMessages.noSuchDatabase));
}
