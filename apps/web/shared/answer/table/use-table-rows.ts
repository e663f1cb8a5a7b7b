import { useDeferredValue, useMemo } from "react";
import type { Answer } from "@askery/model";
import { columnWidths } from "./column-widths.ts";
import { useFarRows } from "../far-rows/use-far-rows.ts";
import type { RowFormat } from "../sheet/print-rows.ts";
import {
  arrangeRows,
  isAsItCame,
  makeSheet,
  printSheet,
  showAt,
  type RowIndexes,
  type RowWish,
} from "../sheet/sheet.ts";

interface TableRows {
  /** A value as shown. */
  readonly show: (column: number, row: number) => string;
  /** The width of each column, in characters. */
  readonly widths: readonly number[];
  /** The indexes of the matching rows, in order; the previous ones while a search runs. */
  readonly rows: RowIndexes;
  /** Whether a search or sort is running. */
  readonly isArranging: boolean;
  /** Prints the rows as text, with these columns in this order. */
  readonly print: (columns: readonly number[], format: RowFormat) => string | Promise<Blob>;
}

/** Longer tables are sorted, searched and printed in a worker, to keep the page responsive. */
const maxAtOnce = 2_000;

/** The sorted, filtered and searched rows of an answer's table. A long table does not block typing. */
export function useTableRows(
  { table, outputs }: Pick<Answer, "table" | "outputs">,
  { order, search, filters }: RowWish,
  locale: string,
): TableRows {
  const typed = useDeferredValue(search);
  const sheet = useMemo(() => makeSheet({ table, outputs }, locale), [table, outputs, locale]);
  const { show, widths } = useMemo(() => {
    const show = (column: number, row: number) => showAt(sheet, column, row);
    return { show, widths: columnWidths(sheet.values, show) };
  }, [sheet]);
  const wish = useMemo(() => ({ order, search: typed, filters }), [order, typed, filters]);
  const all = useMemo(() => Uint32Array.from({ length: sheet.rowCount }, (_, row) => row), [sheet]);
  const isFar = sheet.rowCount > maxAtOnce;
  const near = useMemo(() => (isFar ? all : arrangeRows(sheet, wish)), [sheet, isFar, all, wish]);
  const { found, print } = useFarRows(isFar ? sheet : null, wish);
  if (!isFar) {
    return {
      show,
      widths,
      rows: near,
      isArranging: false,
      print: (columns, format) => printSheet(sheet, { rows: near, columns, format }),
    };
  }
  const rows = isAsItCame(wish) ? all : (found?.rows ?? all);
  const isArranging = !isAsItCame(wish) && found?.wish !== wish;
  return {
    show,
    widths,
    rows,
    isArranging,
    print: async (columns, format) => print(sheet, { rows, columns, format }),
  };
}
