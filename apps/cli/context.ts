import type { Clock } from "@askery/asking";
import type { IsoDate } from "@askery/model";
import type { Terminal } from "./terminal.ts";

/** The world as a command sees it. */
export interface Context {
  readonly terminal: Terminal;
  /** What to type to run this program: "askery". */
  readonly program: string;
  /** Where relative paths start. */
  readonly folder: string;
  readonly today: () => IsoDate;
  /** IANA name. */
  readonly timeZone: string;
  /** Shows the steps of an answer and the stack of a bug. */
  readonly isDebugging: boolean;
  readonly now: Clock;
  /** Aborts on Ctrl+C. */
  readonly signal: AbortSignal;
}

/** What the program ends with; 130 after Ctrl+C. */
export const exitCodes = { answered: 0, failed: 1, usage: 2, refused: 3, interrupted: 130 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
