import type { Cell, Table, TableColumn } from "@askery/model";

/** More rows than these are not drawn here. */
const shownRows = 200;

interface ResultTableProps {
  readonly table: Table;
  /** What the rows are, for a screen reader. */
  readonly label: string;
}

/** A result as rows: text at the left, figures at the right. Says how many rows it leaves out. */
export function ResultTable({ table, label }: ResultTableProps) {
  const count = Math.min(table.rowCount, shownRows);
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={`h-tr border-b border-line px-3 text-12 font-medium whitespace-nowrap text-text-3 ${sideOf(column)}`}
                >
                  {column.name.replaceAll("_", " ")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} className="hover:bg-hover">
                {table.columns.map((column, index) => (
                  <td
                    key={column.name}
                    className={`h-tr border-b border-line px-3 whitespace-nowrap ${sideOf(column)}`}
                  >
                    {printCell(table.values[index]?.[row] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.rowCount > count && (
        <p className="px-3 py-2 text-12 text-text-3">
          The first {count} of {table.rowCount.toLocaleString("en-US")} rows.
        </p>
      )}
    </>
  );
}

function sideOf({ type }: TableColumn): string {
  return type === "integer" || type === "decimal" || type === "float" ? "text-right" : "text-left";
}

function printCell(cell: Cell): string {
  if (cell === null) return "–";
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return typeof cell === "number" ? cell.toLocaleString("en-US", { maximumFractionDigits: 6 }) : cell;
}
