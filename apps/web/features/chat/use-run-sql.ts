import {
  resetTurnSql,
  runTurnSql,
  stopTurn,
  type Conversation,
  type Failure,
  type Turn,
  type TurnStep,
} from "@askery/api";
import type { Answer } from "@askery/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, callText } from "../../shared/server/call.ts";
import { retypeSql, type Sql } from "../../shared/sql-variables/sync-variables.ts";
import { toFailure } from "../../shared/server/to-failure.ts";
import { readEvents } from "./read-events.ts";
import { showUndoToast } from "../../ui/toast-store.ts";
import { saveTurn, refreshConversation } from "./save-turn.ts";
import { useTypedSql } from "./use-typed-sql.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

/** The state of running edited SQL. */
export type SqlRun =
  | { readonly kind: "idle" }
  | {
      readonly kind: "running";
      readonly startedAtMs: number;
      readonly steps: readonly TurnStep[];
      readonly isStopping: boolean;
    }
  | { readonly kind: "stopped" }
  | { readonly kind: "found"; readonly rowCount: number; readonly ms: number }
  | { readonly kind: "failed"; readonly failure: Failure };

export interface SqlEditing {
  /** The text in the editor, and the values of its `{{name}}`s. */
  readonly sql: Sql;
  /** Whether it differs from what ran last. */
  readonly isChanged: boolean;
  readonly state: SqlRun;
  readonly change: (sql: Sql) => void;
  readonly run: () => void;
  /** Runs a part of the text. The whole of it remains in the editor. */
  readonly runOnly: (part: string) => void;
  readonly stop: () => void;
  /** Restores the turn's own answer and SQL; a toast offers to undo that. */
  readonly reset: () => void;
}

/** Edits an answer's SQL and runs it. What is typed remains when tabs are switched, and if running fails. */
export function useRunSql(conversation: Conversation, turn: Turn, answer: Answer): SqlEditing {
  const client = useQueryClient();
  const { sql, isChanged, type, hold, drop } = useTypedSql(answer);
  const [state, setState] = useState<SqlRun>({ kind: "idle" });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const params = { turnId: turn.id };

  const settle = (settled: Turn["state"], ran: Sql) => {
    if (settled.kind === "failed") return setState({ kind: "failed", failure: settled.failure });
    if (settled.kind !== "done" || settled.outcome.kind !== "answered") return setState({ kind: "stopped" });
    const { rowCount, runningMs } = settled.outcome.answer.receipt;
    setState({ kind: "found", rowCount, ms: runningMs });
    drop(ran);
    saveTurn(client, conversation, { ...turn, state: settled });
    void refreshConversation(client, conversation);
  };
  const run = async (ran: Sql) => {
    if (state.kind === "running") return;
    const controller = new AbortController();
    leaving.current = controller;
    setState({ kind: "running", startedAtMs: Date.now(), steps: [], isStopping: false });
    try {
      const body = { sql: ran.text, variables: ran.variables };
      const events = readEvents(callText(runTurnSql, { params, body }, controller.signal));
      for await (const { event, id, data } of events) {
        // The server serializes the same types, which are checked there.
        if (event === "state") return settle(JSON.parse(data) as Turn["state"], ran);
        if (event !== "step") continue;
        const step = JSON.parse(data) as TurnStep;
        setState((now) =>
          now.kind === "running" ? { ...now, steps: [...now.steps.slice(0, Number(id) - 1), step] } : now,
        );
      }
      setState({ kind: "failed", failure: connectionLost });
    } catch (error) {
      if (!controller.signal.aborted) setState({ kind: "failed", failure: toFailure(error) });
    }
  };
  const stop = async () => {
    setState((now) => (now.kind === "running" ? { ...now, isStopping: true } : now));
    try {
      await call(stopTurn, { params });
    } catch (error) {
      reportFailure(failures.sqlStillRunning, error);
    }
    setState((now) => (now.kind === "running" ? { ...now, isStopping: false } : now));
  };
  const reset = async () => {
    const before = sql;
    try {
      const isEdited = turn.state.kind === "done" && turn.state.edit?.kind === "sql";
      if (isEdited) saveTurn(client, conversation, await call(resetTurnSql, { params }));
      drop();
      setState({ kind: "idle" });
      showUndoToast("Back to Askery’s SQL", () => {
        type(before);
        if (isEdited) void run(before);
      });
    } catch (error) {
      reportFailure(failures.sqlNotReset, error);
    }
  };
  return {
    sql,
    isChanged,
    state,
    change: (next) => {
      type(next);
      setState((now) => (now.kind === "running" ? now : { kind: "idle" }));
    },
    run: () => void run(sql),
    runOnly: (part) => {
      hold();
      void run(retypeSql(sql, part));
    },
    stop: () => void stop(),
    reset: () => void reset(),
  };
}

const connectionLost: Failure = { code: "connection-lost", ...failures.sqlInterrupted };
