import type { Clock } from "@askery/asking";
import type { IsoDate } from "@askery/model";
import type { Terminal } from "./terminal.ts";

/** The environment of a command. */
export interface Context {
  readonly terminal: Terminal;
  /** How to call this program: "askery". */
  readonly program: string;
  /** The folder to which paths are relative. */
  readonly folder: string;
  readonly today: () => IsoDate;
  /** An IANA name. */
  readonly timeZone: string;
  /** Whether to show the steps of an answer and the stack of a bug. */
  readonly isDebugging: boolean;
  readonly now: Clock;
  /** Aborts on Ctrl+C. */
  readonly signal: AbortSignal;
}

/** The exit codes of the program. */
export const exitCodes = { answered: 0, failed: 1, usage: 2, refused: 3, interrupted: 130 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
