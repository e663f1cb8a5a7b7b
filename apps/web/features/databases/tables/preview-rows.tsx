import type { previewTable, ResultOf } from "@askery/api";
import type { Cell } from "@askery/model";
import type { ReactNode } from "react";
import { Table } from "../../../ui/table.tsx";

interface PreviewRowsProps {
  /** The name of the table. */
  readonly name: string;
  readonly rows: ResultOf<typeof previewTable>["table"];
}

const figures: ReadonlySet<string> = new Set(["integer", "decimal", "float"]);

/** Some rows of a table, as they are stored. */
export function PreviewRows({ name, rows }: PreviewRowsProps) {
  return (
    <div className="rounded-3 bg-surface shadow-2">
      <Table<number>
        label={`First rows of ${name}`}
        rows={Array.from({ length: rows.rowCount }, (_, row) => row)}
        rowKey={String}
        columns={rows.columns.map((column, index) => ({
          key: column.name,
          header: column.name,
          isFigure: figures.has(column.type),
          cell: (row) => showCell(rows.values[index]?.[row] ?? null),
        }))}
      />
    </div>
  );
}

function showCell(cell: Cell): ReactNode {
  if (cell === null) return <span className="text-text-3">–</span>;
  return <span className="inline-block max-w-72 truncate align-middle">{String(cell)}</span>;
}
