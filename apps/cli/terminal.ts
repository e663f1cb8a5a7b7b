import { stderr, stdout } from "node:process";

/** Where output is written, and its properties. */
export interface Terminal {
  /** The number of columns in a line. */
  readonly width: number;
  readonly hasColor: boolean;
  writeOut(text: string): void;
  writeError(text: string): void;
}

const defaultWidth = 80;

const minWidth = 40;

/**
 * The terminal of this process: as wide as the window or, without one, as COLUMNS or 80 columns. It has color only if a
 * person reads it.
 */
export function openTerminal(): Terminal {
  return {
    width: Math.max(minWidth, stdout.isTTY ? stdout.columns : readWidth(process.env["COLUMNS"] ?? "")),
    hasColor: stdout.isTTY && (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb",
    writeOut: (text) => void stdout.write(text),
    writeError: (text) => void stderr.write(text),
  };
}

function readWidth(columns: string): number {
  return /^[1-9]\d{0,3}$/.test(columns) ? Number(columns) : defaultWidth;
}
