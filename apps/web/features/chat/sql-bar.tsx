import type { TurnStep } from "@askery/api";
import { ListTree, Play, RotateCcw, Square, TextSelect, WrapText } from "lucide-react";
import { CopyButton } from "../../shared/copy/copy-button.tsx";
import { describeMs } from "../../shared/answer/receipt-facts.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import { printShortcut } from "../../shared/page/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Late } from "../../ui/late.tsx";
import { SqlKeys } from "./sql-keys.tsx";
import type { SqlEditing, SqlRun } from "./use-run-sql.ts";
import { useElapsed } from "./use-elapsed.ts";

interface SqlBarProps {
  readonly editing: SqlEditing;
  readonly canEdit: boolean;
  /** Whether the SQL differs from the engine's. */
  readonly canReset: boolean;
  /** Null if nothing is selected. */
  readonly onRunSelection: (() => void) | null;
  readonly onFormat: () => void;
  /** Whether the steps of the database are shown. */
  readonly isExplained: boolean;
  /** Null if the database is not asked how it would run the SQL. */
  readonly onExplain: (() => void) | null;
}

/** Buttons to run, stop, format, explain, copy and reset SQL, and the keys of its editor; its state is at the right. */
export function SqlBar(props: SqlBarProps) {
  const { editing, canEdit, canReset, onRunSelection, onFormat, isExplained, onExplain } = props;
  const { sql, state, run, stop, reset } = editing;
  const isRunning = state.kind === "running";
  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-line p-2 max-md:px-1">
      {canEdit && (
        <Button size="sm" icon={Play} isBusy={isRunning} onClick={run}>
          Run again{" "}
          <span className="max-md:hidden">
            <Kbd>{printShortcut("↵")}</Kbd>
          </span>
        </Button>
      )}
      {isRunning && (
        <Late>
          <Button size="sm" icon={Square} isBusy={state.isStopping} onClick={stop}>
            Stop
          </Button>
        </Late>
      )}
      {canEdit && onRunSelection !== null && !isRunning && (
        <Button kind="ghost" size="sm" icon={TextSelect} onClick={onRunSelection}>
          Run selection
        </Button>
      )}
      {canEdit && (
        <Button kind="ghost" size="sm" icon={WrapText} onClick={onFormat}>
          Format
        </Button>
      )}
      {canEdit && onExplain !== null && (
        <Button kind="ghost" size="sm" icon={ListTree} aria-expanded={isExplained} onClick={onExplain}>
          Explain
        </Button>
      )}
      <CopyButton what="SQL" read={() => sql.text} />
      {canEdit && canReset && !isRunning && (
        <Button kind="ghost" size="sm" icon={RotateCcw} onClick={reset}>
          Reset to Askery’s SQL
        </Button>
      )}
      {canEdit && <SqlKeys />}
      <span className="figures ms-auto ps-2 pe-2 text-12 text-text-3">
        {isRunning ? <Progress state={state} /> : describeState(state, canEdit)}
      </span>
    </div>
  );
}

function Progress({ state }: { readonly state: Extract<SqlRun, { kind: "running" }> }) {
  const elapsedMs = useElapsed(state.startedAtMs);
  const rows = state.steps.findLast((step) => step.kind === "receiving" || step.kind === "received");
  const doing = doingOf[state.steps.at(-1)?.kind ?? "running"] ?? "Running";
  return (
    <>
      {doing}, {describeMs(elapsedMs)}
      {rows !== undefined && `, ${countOf(rows.rowCount, "row")} so far`}
    </>
  );
}

const doingOf: Readonly<Partial<Record<TurnStep["kind"], string>>> = {
  "opening-database": "Opening the database",
  waiting: "Waiting for other queries to finish",
};

function describeState(state: SqlRun, canEdit: boolean): string {
  if (!canEdit) return "Only editors of this database can change it.";
  switch (state.kind) {
    case "found":
      return `${countOf(state.rowCount, "row")} in ${describeMs(state.ms)}. Read-only: it can't change any data.`;
    case "stopped":
      return "Stopped. Nothing is running in the database.";
    case "idle":
    case "failed":
    case "running":
      return "Read-only: it can't change any data.";
  }
}
