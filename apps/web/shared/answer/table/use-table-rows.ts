import { useDeferredValue, useMemo } from "react";
import type { Answer } from "@askery/model";
import { columnWidths } from "./column-widths.ts";
import { useFarRows } from "../far-rows/use-far-rows.ts";
import type { RowOrder } from "../sheet/order-rows.ts";
import { arrangeRows, isAsItCame, makeSheet, printSheet, showAt, type RowIndexes } from "../sheet/sheet.ts";

interface Wanted {
  readonly locale: string;
  readonly order: RowOrder | null;
  /** Only rows that show this text in some column; all rows for an empty text. */
  readonly search: string;
}

interface TableRows {
  /** A value as shown. */
  readonly show: (column: number, row: number) => string;
  /** The width of each column, in characters. */
  readonly widths: readonly number[];
  /** The indexes of the matching rows, in order; the previous ones while a search runs. */
  readonly rows: RowIndexes;
  /** Whether a search or sort is running. */
  readonly isArranging: boolean;
  /** Prints the rows as text for a spreadsheet. */
  readonly print: () => string | Promise<Blob>;
}

/** Longer tables are sorted, searched and printed in a worker, to keep the page responsive. */
const maxAtOnce = 2_000;

/** The sorted and searched rows of an answer's table. A long table does not block typing. */
export function useTableRows(
  { table, outputs }: Pick<Answer, "table" | "outputs">,
  { locale, order, search }: Wanted,
): TableRows {
  const wanted = useDeferredValue(search);
  const sheet = useMemo(() => makeSheet({ table, outputs }, locale), [table, outputs, locale]);
  const { show, widths } = useMemo(() => {
    const show = (column: number, row: number) => showAt(sheet, column, row);
    return { show, widths: columnWidths(sheet.values, show) };
  }, [sheet]);
  const wish = useMemo(() => ({ order, search: wanted }), [order, wanted]);
  const all = useMemo(() => Uint32Array.from({ length: sheet.rowCount }, (_, row) => row), [sheet]);
  const isFar = sheet.rowCount > maxAtOnce;
  const near = useMemo(() => (isFar ? all : arrangeRows(sheet, wish)), [sheet, isFar, all, wish]);
  const { found, print } = useFarRows(isFar ? sheet : null, wish);
  if (!isFar) {
    return { show, widths, rows: near, isArranging: false, print: () => printSheet(sheet, near) };
  }
  const rows = isAsItCame(wish) ? all : (found?.rows ?? all);
  const isArranging = !isAsItCame(wish) && found?.wish !== wish;
  return { show, widths, rows, isArranging, print: async () => print(sheet, rows) };
}
