import { getDatabaseAllowance, type DatabaseAllowance } from "@askery/api";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { FileUp, Upload as UploadIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { countOf } from "../../../shared/wording/count-of.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { takeHandedFiles, useHandedFiles } from "../../../shared/files/handed-files.ts";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { sessionQuery } from "../../../shared/server/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { AskIt } from "../settings/ask-it.tsx";
import { canEdit } from "../settings/database-words.ts";
import { LeavingAsks } from "../../../shared/page/leaving-asks.tsx";
import { PlanLimit } from "../settings/plan-limit.tsx";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { tableListQuery } from "../../../shared/knowledge/table-queries.ts";
import { FileRow } from "./file-row.tsx";
import { describeBytes } from "../../../shared/wording/describe-bytes.ts";
import { findFileFault, nameDatabase } from "./name-table.ts";
import { isToSend, useUploads, type ChosenFile, type Target } from "./use-uploads.ts";

interface UploadWayProps {
  /** The database to add the files to; a new one by default. */
  readonly into: string | undefined;
}

/** Uploads files: checks the allowance, then shows the form. */
export function UploadWay({ into }: UploadWayProps) {
  const allowance = useQuery(endpointQuery(getDatabaseAllowance));
  const session = useQuery(sessionQuery);
  const own = (session.data?.databases ?? []).filter(({ kind, role }) => kind === "file" && canEdit(role));
  if (allowance.data === undefined) {
    return allowance.error ? (
      <FailurePanel error={allowance.error} onRetry={() => void allowance.refetch()} />
    ) : (
      <WaitingLine>Checking what you can upload</WaitingLine>
    );
  }
  const { uploadsRefused } = allowance.data;
  if (uploadsRefused !== null) {
    return (
      <div className="page-column is-narrow">
        <Notice tone="warning" title={uploadsRefused.message}>
          {uploadsRefused.fix}
        </Notice>
      </div>
    );
  }
  const { used, limit } = allowance.data.freeDatabases;
  const mayMake = limit === null || used < limit;
  if (!mayMake && own.length === 0) return <PlanLimit used={used} />;
  return <UploadForm allowance={allowance.data} into={into} mayMake={mayMake} own={own} />;
}

interface UploadFormProps extends UploadWayProps {
  readonly allowance: DatabaseAllowance;
  readonly mayMake: boolean;
  /** Databases of files that the user may add to. */
  readonly own: readonly { readonly id: string; readonly name: string }[];
}

const newOne = "new";

function UploadForm({ allowance, into, mayMake, own }: UploadFormProps) {
  const uploads = useUploads((file) => findFileFault(file, allowance.uploadBytes));
  const handed = useHandedFiles();
  const [target, setTarget] = useState(
    own.some(({ id }) => id === into) || !mayMake ? (into ?? own[0]?.id ?? newOne) : newOne,
  );
  const [typedName, setTypedName] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { add, files, isBusy, databaseId } = uploads;
  useEffect(() => {
    if (handed.length > 0) add(takeHandedFiles());
  }, [add, handed]);
  const waiting = files.filter(({ fault, state }) => fault === undefined && isToSend(state));
  const isLoaded = files.some(({ state }) => state.kind === "done");
  const name = typedName ?? nameDatabase(files[0]?.file.name ?? "");
  const tables = useTableNames(target === newOne ? null : target);
  const start = () => {
    setFailure(null);
    const wish: Target =
      target === newOne
        ? { kind: "new", name: name.trim() || "Files" }
        : { kind: "existing", databaseId: target };
    uploads.start(wish).catch(setFailure);
  };
  return (
    <div className="page-column is-narrow flex flex-col gap-4">
      <LeavingAsks isChanged={isBusy || (waiting.length > 0 && !isLoaded)} />
      <ChooseFiles onFiles={add} hint={describeLimits(allowance)} isSmall={files.length > 0} />
      {files.length > 0 && (
        <Card>
          {databaseId === null && (
            <TargetFields
              own={own}
              mayMake={mayMake}
              target={target}
              onTarget={setTarget}
              name={name}
              onName={setTypedName}
            />
          )}
          <ul aria-label="Files" className="divide-y divide-line">
            {files.map((chosen) => (
              <FileRow
                key={chosen.id}
                chosen={chosen}
                tables={tables}
                onChange={(part) => uploads.change(chosen.id, part)}
                onRemove={() => uploads.remove(chosen.id)}
                onStop={() => uploads.stop(chosen.id)}
              />
            ))}
          </ul>
          {failure !== null && <Refused error={failure} />}
          {(waiting.length > 0 || isBusy) && (
            <div className="border-t border-line p-4">
              <Button kind={isLoaded ? "line" : "solid"} icon={UploadIcon} isBusy={isBusy} onClick={start}>
                {describeUpload(isBusy ? [] : waiting)}
              </Button>
            </div>
          )}
        </Card>
      )}
      {isLoaded && !isBusy && databaseId !== null && (
        <Card>
          <AskIt databaseId={databaseId} />
        </Card>
      )}
    </div>
  );
}

function Refused({ error }: { readonly error: unknown }) {
  const { title, detail } = describeFailure(error);
  return (
    <div className="px-4 pb-3">
      <Notice tone="danger" title={title}>
        {detail}
      </Notice>
    </div>
  );
}

/** "CSV, TSV, JSON, Parquet, XLSX, SQLite or DuckDB, up to 200 MB, 1,000,000 rows". */
function describeLimits({ uploadBytes, uploadRows }: DatabaseAllowance): string {
  return [
    "CSV, TSV, JSON, Parquet, XLSX, SQLite or DuckDB",
    ...(uploadBytes === null ? [] : [`up to ${describeBytes(uploadBytes)}`]),
    ...(uploadRows === null ? [] : [countOf(uploadRows, "row")]),
  ].join(", ");
}

/** The label of the button, which also retries failed files. */
function describeUpload(waiting: readonly ChosenFile[]): string {
  if (waiting.length > 0 && waiting.every(({ state }) => state.kind !== "chosen")) return "Try again";
  return waiting.length > 1 ? `Upload ${waiting.length} files` : "Upload";
}

interface TargetFieldsProps extends Pick<UploadFormProps, "own" | "mayMake"> {
  readonly target: string;
  readonly onTarget: (target: string) => void;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** The target of the files: a new database, or an existing one of files. */
function TargetFields({ own, mayMake, target, onTarget, name, onName }: TargetFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 border-b border-line p-4 max-sm:grid-cols-1">
      {own.length > 0 && (
        <Select
          label="Into"
          value={target}
          options={[
            ...(mayMake ? [{ value: newOne, label: "A new database" }] : []),
            ...own.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={onTarget}
        />
      )}
      {target === newOne && (
        <TextField
          label="Name of the database"
          maxLength={200}
          autoComplete="off"
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      )}
    </div>
  );
}

/** The names of existing tables in lower case: a file may replace one or add to it. */
function useTableNames(databaseId: string | null): ReadonlySet<string> {
  const list = useInfiniteQuery({ ...tableListQuery(databaseId ?? "", ""), enabled: databaseId !== null });
  return new Set(list.data?.pages.flatMap((page) => page.items.map(({ name }) => name.toLowerCase())));
}

interface ChooseFilesProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly hint: string;
  readonly isSmall: boolean;
}

function ChooseFiles({ onFiles, hint, isSmall }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={`flex flex-col items-center gap-1 rounded-4 border border-dashed border-field-line px-6 text-center ${isSmall ? "py-4" : "py-12"}`}
    >
      {!isSmall && <FileUp className="mb-2 size-6! text-accent-text" />}
      <p className="text-14 font-semibold">Drop files anywhere on this page</p>
      <p className="text-text-3">{hint}</p>
      <Button
        kind={isSmall ? "line" : "solid"}
        size={isSmall ? "sm" : "md"}
        className="mt-3"
        onClick={() => input.current?.click()}
      >
        {isSmall ? "Choose more" : "Choose files"}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.parquet,.xlsx,.sqlite,.sqlite3,.db,.db3,.duckdb"
        aria-label="Files"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </div>
  );
}
