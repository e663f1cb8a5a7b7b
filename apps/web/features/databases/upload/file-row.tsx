import type { Upload } from "@askery/api";
import { CircleAlert, CircleCheck, FileText, Square, X } from "lucide-react";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { LoadNotes } from "./load-notes.tsx";
import { describeBytes } from "../../../shared/wording/describe-bytes.ts";
import { nameTable } from "./name-table.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { RowErrors } from "./row-errors.tsx";
import { isToSend, type ChosenFile, type FileState } from "./use-uploads.ts";

interface FileRowProps {
  readonly chosen: ChosenFile;
  /** The names of existing tables, in lower case. */
  readonly tables: ReadonlySet<string>;
  readonly onChange: (part: Partial<Pick<ChosenFile, "mode" | "periods">>) => void;
  readonly onRemove: () => void;
  readonly onStop: () => void;
}

/** A file: its settings, progress and outcome. */
export function FileRow({ chosen, tables, onChange, onRemove, onStop }: FileRowProps) {
  const { file, fault, mode, state } = chosen;
  const isThere = tables.has(nameTable(file.name));
  const isRunning = state.kind === "sending" || state.kind === "loading";
  const upload = "upload" in state ? state.upload : null;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <StateIcon state={state} isWrong={fault !== undefined} />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{file.name}</p>
          <p className="figures text-12 text-text-3">{describeState(chosen)}</p>
        </div>
        {isRunning ? (
          <Button size="sm" icon={Square} onClick={onStop}>
            Stop<span className="sr-only"> {file.name}</span>
          </Button>
        ) : (
          state.kind !== "done" && <IconButton label={`Leave out ${file.name}`} icon={X} onClick={onRemove} />
        )}
      </div>
      {state.kind === "sending" && (
        <ProgressBar label={`${file.name} sent`} share={file.size === 0 ? 1 : state.sentBytes / file.size} />
      )}
      {fault === undefined && isToSend(state) && isThere && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 ps-7">
          <p className="text-text-2">
            There is a table <span className="mono">{nameTable(file.name)}</span>.
          </p>
          <Segmented
            label={`What to do with the table of ${file.name}`}
            value={mode}
            segments={modes}
            onValueChange={(next) => onChange({ mode: next })}
          />
        </div>
      )}
      {fault === undefined && isToSend(state) && <PeriodChoice chosen={chosen} onChange={onChange} />}
      {fault !== undefined && (
        <p role="alert" className="ps-7 text-danger">
          {fault}
        </p>
      )}
      {state.kind === "failed" && (
        <p role="alert" className="ps-7 text-danger">
          {state.title} <span className="text-text-2">{state.fix}</span>
        </p>
      )}
      {upload !== null && <RowErrors upload={upload} />}
      {upload !== null && <LoadNotes upload={upload} />}
      <output className="sr-only">{isRunning ? "" : describeState(chosen)}</output>
    </li>
  );
}

const modes = [
  { value: "replace", label: "Replace it" },
  { value: "append", label: "Add the rows" },
] as const;

function StateIcon({ state, isWrong }: { readonly state: FileState; readonly isWrong: boolean }) {
  if (isWrong || state.kind === "failed") return <CircleAlert className="text-danger" />;
  if (state.kind === "done") return <CircleCheck className="text-success" />;
  return <FileText className="text-text-3" />;
}

function describeState({ file, state }: ChosenFile): string {
  switch (state.kind) {
    case "chosen":
      return describeBytes(file.size);
    case "sending":
      return `${describeBytes(state.sentBytes)} of ${describeBytes(file.size)} sent`;
    case "loading":
      return state.upload.rowCount === 0 ? "Loading" : `${countOf(state.upload.rowCount, "row")} loaded`;
    case "done":
      return describeTables(state.upload);
    case "failed":
      return "Not loaded";
    case "stopped":
      return "Stopped";
  }
}

/** "orders: 1,200 rows, customers: 40 rows". */
export function describeTables({ tables }: Upload): string {
  return tables.map(({ name, rowCount }) => `${name}: ${countOf(rowCount, "row")}`).join(", ");
}
