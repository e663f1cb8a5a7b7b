import { AppError } from "@askery/model";
import type { GroupOptions, ProcessEnd, ProcessGroup, SpareProcesses } from "@askery/process";
import type { DatabaseSource, SavedDatabase, SavedSource } from "./database-source.ts";
import type { AskingJobs, AskingNeeds } from "./jobs.ts";
import type { SavedPart } from "./saved-rows.ts";
import type { ProcessOptions } from "./process-options.ts";
import { askingMessages } from "../messages/asking-messages.ts";

export interface AskingOptions extends ProcessOptions {
  /** The maximum number of asking processes. Default: 1. */
  readonly askingProcesses?: number;
  /** How much the processes, and those that they start, yield to others on the machine. Default: 0. */
  readonly niceness?: number | undefined;
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
 * The processes that plan questions and query databases, as their parent sees them. A job starts the process it needs.
 * If one dies, the next job restarts it. It ends after a while without jobs, which frees its memory.
 */
export type AskingProcesses = ProcessGroup<AskingJobs, AskingNeeds>;

/**
 * The group of asking processes; each database is open in one of them. Jobs fail with their own errors, or with
 * `database-gone` if a job ended the process.
 */
export function askingGroup({
  askingProcesses = 1,
  memoryMb,
  maxProcesses,
  idleMs,
  budgetMb,
  niceness = 0,
  maxSilenceMs = 30_000,
  loadSaved = notHere,
  loadRows = notHere,
  spares,
}: AskingOptions): GroupOptions<AskingJobs, AskingNeeds> {
  return {
    maxProcesses: askingProcesses,
    keyOf: databaseOf,
    isHeavy: (input, job) => isAboutLarge(input) || longJobs.has(job),
    heavyNiceness: niceness === 0 ? undefined : niceness + 10,
    homeMs: idleMs,
    each: {
      jobsPerProcess: Infinity,
      idleMs,
      spares,
      program: {
        url: new URL("./main.ts", import.meta.url),
        args: [memoryMb, maxProcesses, idleMs, budgetMb].map(String),
        heapMb,
        semiSpaceMb,
        niceness,
        // Rows are sent as bytes.
        serialization: "advanced",
        showsErrors: true,
        maxSilenceMs,
        endGraceMs: 3_000,
        handlers: { loadSaved: (source) => loadSaved(source), loadRows: (part) => loadRows(part) },
        describeEnd,
      },
    },
  };
}

/** The database that a job is about; null for one about files or results. */
function databaseOf(input: AskingJobs[keyof AskingJobs]["input"]): string | null {
  return input !== null && "source" in input ? nameOf(input.source) : null;
}

function isAboutLarge(input: AskingJobs[keyof AskingJobs]["input"]): boolean {
  return (
    input !== null && "source" in input && input.source.kind === "saved" && input.source.isLarge === true
  );
}

/** Long jobs that need no open database. */
const longJobs: ReadonlySet<keyof AskingJobs> = new Set(["sync", "load", "report", "boardPdf", "boardPng"]);

function nameOf(source: DatabaseSource): string {
  return source.kind === "file" ? source.path : source.databaseId;
}

/** The heap of the process itself, with the engine and the words and values of open databases. */
const heapMb = 1_024;
/** As the web process has it: measured, it takes 110 MB less, and no longer. */
const semiSpaceMb = 16;

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
