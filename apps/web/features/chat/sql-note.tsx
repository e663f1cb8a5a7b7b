import { CircleAlert } from "lucide-react";
import { describeMs } from "../../shared/answer/receipt-facts.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import type { SqlRun } from "./use-run-sql.ts";

interface SqlNoteProps {
  /** For `aria-describedby` of the editor. */
  readonly id: string;
  readonly state: SqlRun;
}

/** The outcome of running SQL: the problem and the fix, that it was stopped, or the number of rows. */
export function SqlNote({ id, state }: SqlNoteProps) {
  return (
    <div id={id}>
      {state.kind === "failed" && (
        <div
          role="alert"
          className="flex items-start gap-2.5 border-t border-line bg-danger-soft px-4 py-2.5 text-13"
        >
          <CircleAlert className="mt-0.5 size-3.5! text-danger" />
          <p className="min-w-0 flex-1 text-pretty wrap-anywhere text-text-2">
            <b className="font-semibold text-text">{state.failure.message}</b> {state.failure.fix}
          </p>
        </div>
      )}
      <output className="sr-only">{announce(state)}</output>
    </div>
  );
}

function announce(state: SqlRun): string {
  switch (state.kind) {
    case "idle":
    case "failed":
      return "";
    case "running":
      return "Running";
    case "stopped":
      return "Stopped";
    case "found":
      return `Found ${countOf(state.rowCount, "row")} in ${describeMs(state.ms)}`;
  }
}
