import { formatFull, headerOf, type AnswerPoint, type Cell, type Output, type Table } from "@askery/model";
import type { ReactNode } from "react";

/** A point that a person picked. */
export interface PickedPoint {
  readonly point: AnswerPoint;
  /** Its figure as shown, or its value. */
  readonly figure: string;
}

/** Shows what can be done from a point. `close` closes the panel that it is in. */
export type ShowPointActions = (picked: PickedPoint, close: () => void) => ReactNode;

export interface ShownTable {
  readonly table: Table;
  readonly outputs: readonly Output[];
}

/** The cells of a row; two rows may have the same. */
export function pointAt({ columns, values }: Table, row: number, column: string | null): AnswerPoint {
  const cells = columns.map((_, index) => values[index]?.[row] ?? null);
  let repeat = 0;
  for (let earlier = 0; earlier < row; earlier += 1) {
    if (cells.every((cell, index) => (values[index]?.[earlier] ?? null) === cell)) repeat += 1;
  }
  return { row: cells, column, repeat };
}

/** A point in words: "Mar 2026, Chairs: Revenue (EUR) 12,345.67". */
export function describePoint(
  { table, outputs }: ShownTable,
  { row, column }: { readonly row: number; readonly column: string | null },
  locale: string,
): { readonly name: string; readonly figure: string; readonly header: string } {
  const cellOf = (index: number): Cell => table.values[index]?.[row] ?? null;
  const name = outputs
    .flatMap((output, index) =>
      output.role.kind === "figure" ? [] : [formatFull(cellOf(index), output.format, { locale })],
    )
    .join(", ");
  const index = outputs.findIndex(({ id }) => id === column);
  const output = outputs[index];
  return {
    name,
    figure: output === undefined ? "" : formatFull(cellOf(index), output.format, { locale }),
    header: output === undefined ? "" : headerOf(output),
  };
}
