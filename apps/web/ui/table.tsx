import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { scrollable } from "./scrollable.ts";

export interface Column<Row> {
  /** Unique in its table. */
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned, in tabular digits. Default: false. */
  readonly isFigure?: boolean;
}

interface TableProps<Row> {
  /** The accessible name: the table's content. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Default: `normal`, 32 px; `dense` 28, `roomy` 40. */
  readonly density?: keyof typeof heights;
  /** A row of totals in semibold, one cell per column. */
  readonly total?: readonly ReactNode[];
}

const heights = { dense: "h-7", normal: "h-tr", roomy: "h-10" } as const;

/** A table of at most a few hundred rows. Its first column stays visible during horizontal scrolling. */
export function Table<Row>({ label, columns, rows, rowKey, density = "normal", total }: TableProps<Row>) {
  const cell = joinClasses("border-b border-line px-3 whitespace-nowrap", heights[density], firstSticks);
  return (
    <section {...scrollable} aria-label={label} className="overflow-x-auto rounded-[inherit]">
      <table className="w-full border-separate border-spacing-0 text-13">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={joinClasses(cell, "text-12 font-medium text-text-3", side(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={total ? undefined : "[&_tr:last-child_td]:border-b-0"}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="group">
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={joinClasses(
                    cell,
                    "group-hover:bg-[linear-gradient(var(--hover),var(--hover))]",
                    side(column),
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  className={joinClasses(
                    "border-t border-line-strong px-3 font-semibold",
                    heights[density],
                    firstSticks,
                    side(column),
                  )}
                >
                  {total[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** The first column stays visible during horizontal scrolling. */
export const firstSticks = "first:sticky first:left-0 first:bg-surface";

function side<Row>(column: Column<Row>): string {
  return column.isFigure ? "figures text-end" : "text-start";
}
