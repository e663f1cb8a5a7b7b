import { printText } from "./print-text.ts";

/** The path of one file as a literal of DuckDB's SQL, which takes `*`, `?` and `[` for a pattern. */
export function printPath(path: string): string {
  return printText(escapeGlob(path));
}

export function escapeGlob(path: string): string {
  return path.replaceAll(/[*?[]/g, "[$&]");
}
