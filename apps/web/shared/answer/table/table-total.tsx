import type { Answer } from "@askery/model";
import { useMemo } from "react";
import { joinClasses } from "../../../ui/join-classes.ts";
import type { VisibleColumn } from "../columns/visible-column.ts";
import type { RowIndexes } from "../sheet/sheet.ts";
import { isFigure, showCell } from "../sheet/show-cell.ts";
import { totalRows } from "../sheet/total-rows.ts";
import { cellClasses, frozenStyle, sideOf } from "./cell-look.ts";

interface TableTotalProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  readonly columns: readonly VisibleColumn[];
  /** The indexes of the filtered rows. */
  readonly rows: RowIndexes;
  readonly locale: string;
}

/** The totals below the rows; nothing if no column adds up, or the table is truncated. */
export function TableTotal({ answer: { table, outputs }, columns, rows, locale }: TableTotalProps) {
  const totals = useMemo(() => totalRows({ values: table.values, outputs, rows }), [table, outputs, rows]);
  const first = columns[0];
  if (totals === null || table.isTruncated || first === undefined || isFigure(first.output)) return null;
  return (
    <tfoot>
      <tr>
        {columns.map((column, position) => {
          const { index, output, left } = column;
          const total = totals[index] ?? null;
          return (
            <td
              key={output.id}
              className={joinClasses(
                cellClasses,
                "sticky bottom-0 h-tr border-t border-b-0 border-t-line-strong bg-surface font-semibold",
                left === null ? "z-sticky" : "z-[calc(var(--z-sticky)+1)]",
                sideOf(output),
              )}
              style={frozenStyle(column)}
            >
              {total !== null && showCell(total, output, locale)}
              {position === 0 && "Total"}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
