import { headerOf, type Answer, type Cell, type Output } from "@askery/model";
import { filterRows, orderRows, type RowOrder } from "./order-rows.ts";
import { printRows } from "./print-rows.ts";
import { showCell } from "./show-cell.ts";

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
export function isAsItCame({ order, search }: RowWish): boolean {
  return order === null && search.trim() === "";
}

/**
 * Returns the indexes of the matching rows, in order.
 *
 * @param show the searchable texts of a row. Default: its values as shown
 */
export function arrangeRows(
  sheet: Sheet,
  { order, search }: RowWish,
  show: (row: number) => readonly string[] = (row) => showRow(sheet, row),
): readonly number[] {
  const shown = filterRows(sheet.rowCount, search, show);
  if (order === null) return shown;
  return orderRows(sheet.values, shown, { ...order, declared: sheet.outputs[order.column]?.order });
}

/** Prints rows as text for a spreadsheet, in the given order. */
export function printSheet(sheet: Sheet, rows: RowIndexes): string {
  const { values, outputs } = sheet;
  return printRows({
    headers: outputs.map(headerOf),
    rows: Array.from(rows, (row) =>
      outputs.map((_, column) => {
        const cell = values[column]?.[row] ?? null;
        // Numbers are printed plain, so they need no formatting.
        return { shown: typeof cell === "number" ? "" : showAt(sheet, column, row), cell };
      }),
    ),
  });
}
