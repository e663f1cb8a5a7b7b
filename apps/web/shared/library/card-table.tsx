import type { SavedChart } from "@askery/api";
import { headerOf } from "@askery/model";
import { showCell } from "../answer/sheet/show-cell.ts";
import { cellClasses, sideOf } from "../answer/table/cell-look.ts";
import { countOf } from "../wording/count-of.ts";
import { joinClasses } from "../../ui/join-classes.ts";
import { scrollable } from "../../ui/scrollable.ts";
import { firstSticks } from "../../ui/table.tsx";

/** Further rows are shown on the chart's own page. */
const maxRows = 100;

interface CardTableProps {
  readonly chart: Pick<SavedChart, "table" | "outputs" | "title">;
  readonly locale: string;
}

/** The first rows of a table, which scrolls within its card. */
export function CardTable({ chart, locale }: CardTableProps) {
  const { table, outputs, title } = chart;
  const count = Math.min(table.rowCount, maxRows);
  return (
    <section
      {...scrollable}
      aria-label={`Table: ${title}`}
      className="mt-1 min-h-0 flex-1 overflow-auto -outline-offset-2"
    >
      <table className="w-full border-separate border-spacing-0 text-13">
        <thead>
          <tr>
            {outputs.map((output) => (
              <th
                key={output.id}
                scope="col"
                className={joinClasses(
                  cellClasses,
                  firstSticks,
                  sideOf(output),
                  "sticky top-0 z-sticky h-tr bg-surface text-12 font-medium text-text-3",
                )}
              >
                {headerOf(output)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, row) => (
            <tr key={row} className="hover:bg-hover">
              {outputs.map((output, column) => (
                <td
                  key={output.id}
                  className={joinClasses(cellClasses, firstSticks, sideOf(output), "h-tr max-w-80 truncate")}
                >
                  {showCell(table.values[column]?.[row] ?? null, output, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.rowCount > count && (
        <p className="px-4 py-2 text-12 text-text-3">
          The first {count} of {countOf(table.rowCount, "row")}.
        </p>
      )}
    </section>
  );
}
