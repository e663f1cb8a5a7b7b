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

/** The process's own: as wide as the window, 80 columns where there is none; in color only for a person to see. */
export function openTerminal(): Terminal {
  return {
    width: stdout.isTTY ? Math.max(40, stdout.columns) : defaultWidth,
    hasColor: stdout.isTTY && (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb",
    writeOut: (text) => void stdout.write(text),
    writeError: (text) => void stderr.write(text),
  };
}
