import type { DatabaseDetail } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useDeleteDatabase } from "./database-actions.ts";
import { databaseQuery } from "../../shared/server/queries.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { canDelete } from "./settings/database-words.ts";

/** Deletes a database. */
export function DangerTab({ id }: { readonly id: string }) {
  const database = useQuery(databaseQuery(id));
  if (database.data === undefined) return null;
  return (
    <div className="page-column is-narrow">
      {canDelete(database.data.role) ? (
        <DeleteCard database={database.data} />
      ) : (
        <Notice title="Only its owner can delete this database">There is nothing else on this page.</Notice>
      )}
    </div>
  );
}

function DeleteCard({ database }: { readonly database: DatabaseDetail }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-3 p-5 max-md:p-4">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <h3 className="text-14 font-semibold">Delete this database</h3>
        <p className="text-text-2">
          This also deletes its projects, charts and dashboards. You can restore everything for 30 days.
          {database.kind !== "file" && " The data itself is not touched."}
        </p>
      </div>
      <Button kind="danger" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      {isAsking && <DeleteDialog database={database} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

interface DeleteDialogProps {
  readonly database: DatabaseDetail;
  readonly onClose: () => void;
}

function DeleteDialog({ database, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState("");
  const [isTried, setIsTried] = useState(false);
  const remove = useDeleteDatabase();
  const navigate = useNavigate();
  const isRight = typed.trim() === database.name.trim();
  const confirm = () => {
    setIsTried(true);
    if (!isRight) return;
    remove.mutate(database);
    void navigate({ to: "/databases" });
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={`Delete ${database.name}?`}
      description="Everybody loses access immediately. You can restore it for 30 days."
      confirmLabel="Delete"
      onConfirm={confirm}
    >
      <TextField
        label={`Type ${database.name} to continue`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) confirm();
        }}
        error={isTried && !isRight ? `This does not match the name: ${database.name}.` : undefined}
      />
    </AlertDialog>
  );
}
