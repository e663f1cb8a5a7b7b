import { printText } from "./print-text.ts";

/** Prints a path as an SQL literal, with `*`, `?` and `[` escaped because DuckDB reads them as glob patterns. */
export function printPath(path: string): string {
  return printText(escapeGlob(path));
}

export function escapeGlob(path: string): string {
  return path.replaceAll(/[*?[]/g, "[$&]");
}
