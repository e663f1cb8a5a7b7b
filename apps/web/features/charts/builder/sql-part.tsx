import { listSqlNames, type SqlNames } from "@askery/api";
import type { DialectName } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, Play, Square, WrapText } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { retypeSql, type Sql } from "../../../shared/sql-variables/sync-variables.ts";
import { VariableList } from "../../../shared/sql-variables/variable-list.tsx";
import { printShortcut } from "../../../shared/page/keys.ts";
import type { EditRun } from "../../../shared/plan-editor/plan-editing.ts";
import { endpointQuery, minuteMs } from "../../../shared/server/endpoint-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { Late } from "../../../ui/late.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";

const SqlEditor = lazy(async () => ({
  default: (await import("../../../shared/answer/sql/sql-editor/sql-editor.tsx")).SqlEditor,
}));

interface SqlPartProps {
  readonly databaseId: string;
  readonly dialect: DialectName;
  /** What ran last. It takes the place of what was typed. */
  readonly sql: Sql;
  readonly run: EditRun;
  readonly onRun: (sql: Sql) => void;
  readonly stop: () => void;
}

/** SQL to write and run, and the variables that it names. */
export function SqlPart({ databaseId, dialect, sql, run, onRun, stop }: SqlPartProps) {
  const names = useQuery(endpointQuery(listSqlNames, { params: { databaseId } }, 10 * minuteMs));
  const noteId = useId();
  const ran = JSON.stringify(sql);
  const [lastRan, setLastRan] = useState(ran);
  const [typed, setTyped] = useState<Sql | null>(null);
  // Not by a key: the editor must not lose the focus.
  if (lastRan !== ran) {
    setLastRan(ran);
    setTyped(null);
  }
  const shown = typed ?? sql;
  const { text, variables } = shown;
  const isRunning = run.kind === "running";
  const failure = run.kind === "failed" ? run.failure : null;
  const change = (next: string) => {
    if (next !== text) setTyped(retypeSql(shown, next));
  };
  const start = () => text.trim() !== "" && onRun(shown);
  const format = async () => {
    const { formatSql } = await import("../../../shared/answer/sql/format-sql.ts");
    change(formatSql(text, dialect));
  };
  return (
    <>
      <Suspense fallback={<WaitingLine>Loading the editor</WaitingLine>}>
        <SqlEditor
          {...{ text, dialect }}
          names={names.data ?? none}
          label="SQL of the chart"
          describedBy={noteId}
          fault={failure}
          onChange={change}
          onSelect={() => undefined}
          onRun={start}
          onRunSelection={start}
          onFormat={() => void format()}
        />
      </Suspense>
      <VariableList {...{ databaseId, variables }} onChange={(next) => setTyped({ text, variables: next })} />
      <div id={noteId}>
        {failure !== null && (
          <p
            role="alert"
            className="flex items-start gap-2.5 border-t border-line bg-danger-soft px-4 py-2.5 text-13 text-pretty wrap-anywhere text-text-2"
          >
            <CircleAlert className="mt-0.5 size-3.5! flex-none text-danger" />
            <span>
              <b className="font-semibold text-text">{failure.message}</b> {failure.fix}
            </span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1 border-t border-line p-2">
        <Button size="sm" icon={Play} isBusy={isRunning} onClick={start}>
          Run{" "}
          <span className="max-md:hidden">
            <Kbd>{printShortcut("↵")}</Kbd>
          </span>
        </Button>
        {isRunning && (
          <Late>
            <Button size="sm" icon={Square} onClick={stop}>
              Stop
            </Button>
          </Late>
        )}
        <Button kind="ghost" size="sm" icon={WrapText} onClick={() => void format()}>
          Format
        </Button>
        <span className="ms-auto pe-2 text-12 text-text-3">
          {run.kind === "stopped" ? "Stopped." : "Read-only: it can’t change any data."}
        </span>
      </div>
    </>
  );
}

const none: SqlNames = [];
