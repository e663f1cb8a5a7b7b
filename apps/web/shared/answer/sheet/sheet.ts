import { headerOf, type Answer, type Cell, type Output } from "@askery/model";
import { filterRows, type ColumnFilter } from "./filter-rows.ts";
import { orderRows, type RowOrder } from "./order-rows.ts";
import { printRows, type RowFormat } from "./print-rows.ts";
import { isFigure, showCell } from "./show-cell.ts";

/** An answer's table as plain data, with the formats that sorting, searching and copying need. */
export interface Sheet {
  readonly values: readonly (readonly Cell[])[];
  readonly rowCount: number;
  readonly outputs: readonly Output[];
  readonly locale: string;
}

export interface RowWish {
  readonly order: RowOrder | null;
  /** Only rows that show this text in some column; all rows for an empty text. */
  readonly search: string;
  readonly filters: readonly ColumnFilter[];
}

/** What to print of a table, and how. */
export interface PrintWish {
  readonly rows: RowIndexes;
  /** Indexes of columns, in order. */
  readonly columns: readonly number[];
  readonly format: RowFormat;
}

/** Indexes of rows in the original table. */
export type RowIndexes = readonly number[] | Uint32Array;

export function makeSheet({ table, outputs }: Pick<Answer, "table" | "outputs">, locale: string): Sheet {
  return { values: table.values, rowCount: table.rowCount, outputs, locale };
}

/** A value as shown. */
export function showAt({ values, outputs, locale }: Sheet, column: number, row: number): string {
  const output = outputs[column];
  const cell = values[column]?.[row] ?? null;
  return output === undefined ? String(cell) : showCell(cell, output, locale);
}

/** The values of a row as shown. */
function showRow(sheet: Sheet, row: number): readonly string[] {
  return sheet.outputs.map((_, column) => showAt(sheet, column, row));
}

/** Whether all rows are wanted in the original order. */
export function isAsItCame({ order, search, filters }: RowWish): boolean {
  return order === null && search.trim() === "" && filters.length === 0;
}

/** How to show rows and cells; a worker remembers what it has shown. */
export interface ShownTexts {
  readonly showRow: (row: number) => readonly string[];
  readonly showCell: (column: number, row: number) => string;
}

/** Returns the indexes of the matching rows, in order. */
export function arrangeRows(
  sheet: Sheet,
  { order, ...wanted }: RowWish,
  texts: ShownTexts = {
    showRow: (row) => showRow(sheet, row),
    showCell: (column, row) => showAt(sheet, column, row),
  },
): readonly number[] {
  const shown = filterRows(sheet, wanted, texts);
  if (order === null) return shown;
  return orderRows(sheet.values, shown, { ...order, declared: sheet.outputs[order.column]?.order });
}

/** Prints rows as text, in the given order. */
export function printSheet(sheet: Sheet, { rows, columns, format }: PrintWish): string {
  const { values, outputs } = sheet;
  return printRows(
    {
      columns: columns.flatMap((column) => {
        const output = outputs[column];
        return output === undefined ? [] : [{ header: headerOf(output), isFigure: isFigure(output) }];
      }),
      rows: Array.from(rows, (row) =>
        columns.map((column) => ({
          cell: values[column]?.[row] ?? null,
          show: () => showAt(sheet, column, row),
        })),
      ),
    },
    format,
  );
}
