import type { Answer } from "@askery/model";
import { useMemo } from "react";
import { joinClasses } from "../../../ui/join-classes.ts";
import type { RowIndexes } from "../sheet/sheet.ts";
import { showCell } from "../sheet/show-cell.ts";
import { cellClasses, sideOf } from "./table-header.tsx";
import { totalRows } from "../sheet/total-rows.ts";

interface TableTotalProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  /** The indexes of the filtered rows. */
  readonly rows: RowIndexes;
  readonly locale: string;
}

/** The totals below the rows; nothing if no column adds up, or the table is truncated. */
export function TableTotal({ answer: { table, outputs }, rows, locale }: TableTotalProps) {
  const totals = useMemo(() => totalRows({ values: table.values, outputs, rows }), [table, outputs, rows]);
  if (totals === null || table.isTruncated) return null;
  return (
    <tfoot>
      <tr>
        {outputs.map((output, column) => {
          const total = totals[column] ?? null;
          return (
            <td
              key={output.id}
              className={joinClasses(
                cellClasses,
                "sticky bottom-0 z-sticky h-tr border-t border-b-0 border-t-line-strong bg-surface font-semibold first:z-[calc(var(--z-sticky)+1)]",
                sideOf(output),
              )}
            >
              {total !== null && showCell(total, output, locale)}
              {column === 0 && "Total"}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
