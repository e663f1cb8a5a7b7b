import { headerOf, type Answer, type Cell, type Output } from "@askery/model";
import { filterRows, orderRows, type RowOrder } from "./order-rows.ts";
import { printRows } from "./print-rows.ts";
import { showCell } from "./show-cell.ts";

/** An answer's table and how its values are shown: all that sorting, searching and copying need, as plain data. */
export interface Sheet {
  readonly values: readonly (readonly Cell[])[];
  readonly rowCount: number;
  readonly outputs: readonly Output[];
  readonly locale: string;
}

export interface RowWish {
  readonly order: RowOrder | null;
  /** Only rows that show this in some column; everything for no text. */
  readonly search: string;
}

/** Places of rows in a table as it came. */
export type RowIndexes = readonly number[] | Uint32Array;

export function makeSheet({ table, outputs }: Pick<Answer, "table" | "outputs">, locale: string): Sheet {
  return { values: table.values, rowCount: table.rowCount, outputs, locale };
}

/** A value as it is shown. */
export function showAt({ values, outputs, locale }: Sheet, column: number, row: number): string {
  const output = outputs[column];
  const cell = values[column]?.[row] ?? null;
  return output === undefined ? String(cell) : showCell(cell, output, locale);
}

/** A row's values as they are shown. */
function showRow(sheet: Sheet, row: number): readonly string[] {
  return sheet.outputs.map((_, column) => showAt(sheet, column, row));
}

/** Whether somebody wants all rows, as they came. */
export function isAsItCame({ order, search }: RowWish): boolean {
  return order === null && search.trim() === "";
}

/**
 * The places of the rows that are wished for, in their order.
 *
 * @param show what is searched of a row. Default: its values as they are shown
 */
export function arrangeRows(
  sheet: Sheet,
  { order, search }: RowWish,
  show: (row: number) => readonly string[] = (row) => showRow(sheet, row),
): readonly number[] {
  const kept = filterRows(sheet.rowCount, search, show);
  return order === null ? kept : orderRows(sheet.values, kept, order);
}

/** Rows as text for a spreadsheet, in the order given. */
export function printSheet(sheet: Sheet, rows: RowIndexes): string {
  const { values, outputs } = sheet;
  return printRows({
    headers: outputs.map(headerOf),
    rows: Array.from(rows, (row) =>
      outputs.map((_, column) => {
        const cell = values[column]?.[row] ?? null;
        // Figures are printed plain, so that none is written twice.
        return { shown: typeof cell === "number" ? "" : showAt(sheet, column, row), cell };
      }),
    ),
  });
}
