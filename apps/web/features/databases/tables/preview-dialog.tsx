import { previewTable, type TableDetail } from "@askery/api";
import type { Cell } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Table } from "../../../ui/table.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";

interface PreviewDialogProps {
  readonly databaseId: string;
  readonly table: TableDetail;
  readonly onClose: () => void;
}

const figures: ReadonlySet<string> = new Set(["integer", "decimal", "float"]);

/** The first rows of a table. Private columns are not read, and are empty. */
export function PreviewDialog({ databaseId, table: { id, name }, onClose }: PreviewDialogProps) {
  const preview = useQuery({
    // Loaded each time the dialog opens.
    ...endpointQuery(previewTable, { params: { databaseId, tableId: id } }, 0),
    gcTime: 0,
  });
  const rows = preview.data;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={name}
      description={
        rows === undefined
          ? "The first rows of it."
          : `The first ${countOf(rows.table.rowCount, "row")}.${describePrivate(rows.privateColumns)}`
      }
    >
      {preview.isPending && <WaitingLine>Reading the first rows</WaitingLine>}
      {preview.error && <FailurePanel error={preview.error} onRetry={() => void preview.refetch()} />}
      {rows !== undefined && (
        <div className="rounded-3 bg-surface shadow-2">
          <Table<number>
            label={`First rows of ${name}`}
            rows={Array.from({ length: rows.table.rowCount }, (_, row) => row)}
            rowKey={String}
            columns={rows.table.columns.map((column, index) => ({
              key: column.name,
              header: column.name,
              isFigure: figures.has(column.type),
              cell: (row) => showCell(rows.table.values[index]?.[row] ?? null),
            }))}
          />
        </div>
      )}
    </Dialog>
  );
}

function showCell(cell: Cell): ReactNode {
  if (cell === null) return <span className="text-text-3">–</span>;
  return <span className="inline-block max-w-72 truncate align-middle">{String(cell)}</span>;
}

function describePrivate(names: readonly string[]): string {
  if (names.length === 0) return "";
  return ` ${names.join(", ")} ${names.length === 1 ? "is" : "are"} private and not read.`;
}
