import type { Cell } from "@askery/model";
import type { ViewMarks } from "./read-marks.ts";

/** Which parts of a whole are pale: those beside the parts that people highlight. None if no part is highlighted. */
export function findPale(
  cells: readonly Cell[],
  { findings, isPlain }: Pick<ViewMarks, "findings" | "isPlain">,
): readonly boolean[] {
  const found = cells.map((cell) => findings?.includes(cell) ?? false);
  return found.map((one) => isPlain && found.includes(true) && !one);
}
