import { useDeferredValue, useMemo } from "react";
import type { Answer } from "@askery/model";
import { columnWidths } from "./column-widths.ts";
import { useFarRows } from "../far-rows/use-far-rows.ts";
import type { RowOrder } from "../sheet/order-rows.ts";
import { arrangeRows, isAsItCame, makeSheet, printSheet, showAt, type RowIndexes } from "../sheet/sheet.ts";

interface Wanted {
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
  /** The places of the rows that are wished for, in their order; while they are looked for, those found last. */
  readonly rows: RowIndexes;
  /** Whether other rows are being looked for. */
  readonly isArranging: boolean;
  /** The rows as text for a spreadsheet. */
  readonly print: () => string | Promise<Blob>;
}

/** Up to so many rows are sorted, searched and printed at once; more would hold up the page. */
const maxAtOnce = 2_000;

/** The rows of an answer's table as somebody wants them. A long table does not hold up typing. */
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
