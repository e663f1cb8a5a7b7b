import { listUploads, removeFileTable, type Role, type Upload } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../../shared/server/call.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { buttonClasses } from "../../../ui/button-classes.ts";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Section } from "../../../ui/section.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { canEdit } from "../settings/database-words.ts";
import { endpointQuery, queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { refreshSchema } from "../settings/schema-endpoints.ts";
import { describeTables } from "./file-row.tsx";
import { LoadNotes } from "./load-notes.tsx";
import { describeBytes } from "../../../shared/wording/describe-bytes.ts";

import { RowErrors } from "./row-errors.tsx";
import { failures } from "../../../shared/wording/failures.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";

interface FileListProps {
  readonly databaseId: string;
  readonly role: Role;
}

/** The files of a database, with a button to upload more. */
export function FileList({ databaseId, role }: FileListProps) {
  const uploads = useQuery(endpointQuery(listUploads, { params: { databaseId } }));
  return (
    <Section
      title="Files"
      description="Each file is loaded once. Upload it again to replace its table or to add rows."
      actions={
        canEdit(role) && (
          <Link
            to="/databases/new"
            search={{ way: "upload", into: databaseId }}
            className={buttonClasses("line", "sm")}
          >
            Upload files
          </Link>
        )
      }
    >
      <Card>
        {uploads.isPending && <WaitingLine>Loading the files</WaitingLine>}
        {uploads.error && (
          <p role="alert" className="p-4 text-danger">
            {describeFailure(uploads.error).title}
          </p>
        )}
        {uploads.data?.length === 0 && <p className="p-4 text-text-3">No files yet.</p>}
        <ul aria-label="Uploaded files" className="divide-y divide-line">
          {uploads.data?.map((upload) => (
            <UploadRow key={upload.id} databaseId={databaseId} upload={upload} role={role} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

interface UploadRowProps extends FileListProps {
  readonly upload: Upload;
}

function UploadRow({ databaseId, upload, role }: UploadRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const now = useNow();
  const names = upload.tables.map(({ name }) => name);
  const remove = useMutation({
    mutationFn: async () => {
      for (const tableName of names) await call(removeFileTable, { params: { databaseId, tableName } });
    },
    onSuccess: () => showToast(`${names.join(", ")} removed`),
    onError: (error) => reportFailure(failures.notRemoved, error),
    onSettled: async () => {
      setIsAsking(false);
      await refreshSchema(client, databaseId);
      await client.invalidateQueries({ queryKey: queryKeyOf(listUploads, { databaseId }) });
    },
  });
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <FileText className="text-text-3" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{upload.fileName}</p>
          <p className="figures text-12 text-text-3">
            {upload.state === "done" ? describeTables(upload) : stateWords[upload.state]} ·{" "}
            {describeBytes(upload.sizeBytes)} · {upload.uploadedBy.name},{" "}
            {describeWhen(upload.createdAtMs, now)}
          </p>
        </div>
        {canEdit(role) && names.length > 0 && (
          <IconButton label={`Remove ${names.join(", ")}`} icon={Trash2} onClick={() => setIsAsking(true)} />
        )}
      </div>
      {upload.failure !== null && (
        <p className="text-danger">
          {upload.failure.message} <span className="text-text-2">{upload.failure.fix}</span>
        </p>
      )}
      <RowErrors upload={upload} />
      <LoadNotes upload={upload} />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${names.join(", ")}?`}
        description={`This deletes its rows. Upload ${upload.fileName} again to restore them.`}
        confirmLabel="Remove"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </li>
  );
}

const stateWords: Readonly<Record<Upload["state"], string>> = {
  receiving: "On its way",
  loading: "Loading",
  done: "Loaded",
  failed: "Not loaded",
  stopped: "Stopped",
};
