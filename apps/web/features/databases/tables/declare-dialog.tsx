import { useId, useState, type SubmitEvent } from "react";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showUndoToast } from "../../../ui/toast-store.ts";
import { ColumnPicker, TablePicker } from "../../../shared/knowledge/table-picker.tsx";
import { useDeclareRelationship, useRemoveRelationship } from "./relationship-actions.ts";

interface DeclareDialogProps {
  readonly databaseId: string;
  /** The referring table. */
  readonly tableId: string;
  readonly onClose: () => void;
}

/** Declares a relationship from one table to another. */
export function DeclareDialog({ databaseId, tableId, onClose }: DeclareDialogProps) {
  const [fromColumn, setFromColumn] = useState<string | null>(null);
  const [toTable, setToTable] = useState<string | null>(null);
  const [toColumn, setToColumn] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const declare = useDeclareRelationship(databaseId);
  const remove = useRemoveRelationship(databaseId);
  const formId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (fromColumn === null || toTable === null || toColumn === null) return;
    declare.mutate(
      {
        from: { table: tableId, columns: [fromColumn] },
        to: { table: toTable, columns: [toColumn] },
      },
      {
        onSuccess: (relationship) => {
          onClose();
          showUndoToast("Relationship declared", () => remove(relationship));
        },
      },
    );
  };
  const missing = (value: string | null, fault: string) =>
    isTried && value === null ? { error: fault } : {};
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Declare a relationship"
      description={`Many rows of ${tableId} refer to one row of another table.`}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="solid" type="submit" form={formId} isBusy={declare.isPending}>
            Declare
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {declare.error && (
          <Notice tone="danger" title={describeFailure(declare.error).title}>
            {describeFailure(declare.error).detail}
          </Notice>
        )}
        <ColumnPicker
          label={`Column of ${tableId}`}
          databaseId={databaseId}
          tableId={tableId}
          value={fromColumn}
          onChange={setFromColumn}
          {...missing(fromColumn, "Choose the column that refers.")}
        />
        <TablePicker
          label="Refers to the table"
          databaseId={databaseId}
          value={toTable}
          onChange={(next) => {
            setToTable(next);
            setToColumn(null);
          }}
          {...missing(toTable, "Choose a table.")}
        />
        <ColumnPicker
          label="By its column"
          databaseId={databaseId}
          tableId={toTable}
          value={toColumn}
          onChange={setToColumn}
          {...missing(toColumn, "Choose the column that it refers to.")}
        />
      </form>
    </Dialog>
  );
}
