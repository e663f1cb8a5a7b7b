import { useDeferredValue, useMemo } from "react";
import type { Answer } from "@askery/model";
import { columnWidths } from "./column-widths.ts";
import { filterRows, orderRows, type RowOrder } from "./order-rows.ts";
import { showCell } from "./show-cell.ts";

interface RowWish {
  readonly locale: string;
  readonly order: RowOrder | null;
  /** Only rows that show this in some column; everything for no text. */
  readonly search: string;
}

interface TableRows {
  /** A value as it is shown. */
  readonly show: (column: number, row: number) => string;
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  /** The places of the rows that are wished for, in their order. */
  readonly rows: readonly number[];
}

/** The rows of an answer's table as somebody wants them. A long search does not hold up typing. */
export function useTableRows(
  { table, outputs }: Pick<Answer, "table" | "outputs">,
  { locale, order, search }: RowWish,
): TableRows {
  const wanted = useDeferredValue(search);
  const { show, widths } = useMemo(() => {
    const show = (column: number, row: number) => {
      const output = outputs[column];
      const cell = table.values[column]?.[row] ?? null;
      return output === undefined ? String(cell) : showCell(cell, output, locale);
    };
    return { show, widths: columnWidths(table.values, show) };
  }, [table, outputs, locale]);
  const kept = useMemo(
    () => filterRows(table.rowCount, wanted, (row) => outputs.map((_, column) => show(column, row))),
    [table, outputs, show, wanted],
  );
  const rows = useMemo(
    () => (order === null ? kept : orderRows(table.values, kept, order)),
    [table, kept, order],
  );
  return { show, widths, rows };
}
