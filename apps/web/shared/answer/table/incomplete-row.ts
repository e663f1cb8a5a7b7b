import { formatBucket, type Answer } from "@askery/model";

export interface IncompleteBucket {
  readonly column: number;
  /** The value of that column in the rows of the period that is not over. */
  readonly cell: string;
  /** "to 20 Nov". */
  readonly text: string;
}

/** Which period of a table is not over, and until when it is counted; null where all are. */
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
