import { stderr, stdout } from "node:process";

/** Where output goes, and what fits there. */
export interface Terminal {
  /** Columns of one line. */
  readonly width: number;
  readonly hasColor: boolean;
  writeOut(text: string): void;
  writeError(text: string): void;
}

const defaultWidth = 80;

const minWidth = 40;

/**
 * The process's own: as wide as the window; where there is none as wide as COLUMNS says, or 80 columns. In color only
 * for a person to see.
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
