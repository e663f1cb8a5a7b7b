import { formatBucket, type Answer } from "@askery/model";

export interface IncompleteBucket {
  readonly column: number;
  /** The value of that column in rows of the incomplete period. */
  readonly cell: string;
  /** "to 20 Nov". */
  readonly text: string;
}

/** Finds the incomplete period of a table, and until when it has data; null if all are complete. */
export function incompleteRow(
  { table, outputs }: Pick<Answer, "table" | "outputs">,
  incompleteFrom: string | null,
): IncompleteBucket | null {
  const column = outputs.findIndex(({ role }) => role.kind === "time" && role.grain !== null);
  if (incompleteFrom === null || column < 0) return null;
  const cells = (table.values[column] ?? []).filter((cell) => typeof cell === "string");
  const cell = cells.reduce((latest, one) => (one > latest ? one : latest), "");
  if (cell === "") return null;
  return { column, cell, text: `to ${formatBucket(incompleteFrom, "day", "bare")}` };
}
