import { previewTable, type TableDetail } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { PreviewRows } from "./preview-rows.tsx";

interface PreviewDialogProps {
  readonly databaseId: string;
  readonly table: TableDetail;
  readonly onClose: () => void;
}

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
      {rows !== undefined && <PreviewRows name={name} rows={rows.table} />}
    </Dialog>
  );
}

function describePrivate(names: readonly string[]): string {
  if (names.length === 0) return "";
  return ` ${names.join(", ")} ${names.length === 1 ? "is" : "are"} private and not read.`;
}
