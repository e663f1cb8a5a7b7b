import {
  editTurn,
  getConversation,
  getEditOptions,
  listFieldValues,
  planTurnSql,
  redoTurnEdit,
  stopTurn,
  undoTurnEdit,
  writeValuesQuery,
  type Conversation,
  type EditHistory,
  type Failure,
  type RequestOf,
  type Turn,
} from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { EditRun, PlanEditing, PlanSource } from "../../shared/plan-editor/plan-editing.ts";
import { ApiError, OfflineError, call, callText } from "../../shared/server/call.ts";
import { toFailure } from "../../shared/server/to-failure.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { failures } from "../../shared/wording/failures.ts";
import { readLastState } from "./read-events.ts";
import { refreshConversation, saveTurn } from "./save-turn.ts";

/** A plan that is being edited in a conversation. */
export interface TurnEditing extends PlanEditing {
  /** Turns edited SQL into a plan, as one step. */
  readonly planSql: () => void;
}

/** Edits the plan of an answer, and moves along the history of its edits. Null for a turn without an answer. */
export function useEditPlan(conversation: Conversation, turn: Turn): TurnEditing | null {
  const client = useQueryClient();
  const [run, setRun] = useState<EditRun>({ kind: "idle" });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const { state } = turn;
  if (state.kind !== "done" || state.shownId === undefined) return null;
  const of = state.shownId;
  const params = { turnId: turn.id };

  const save = (next: Turn) => {
    setRun({ kind: "idle" });
    saveTurn(client, conversation, next);
    void refreshConversation(client, conversation);
  };
  const showCurrent = async () =>
    client.invalidateQueries({
      queryKey: queryKeyOf(getConversation, { conversationId: conversation.id }),
    });
  const fail = async (error: unknown) => {
    // Another tab has changed it.
    if (error instanceof ApiError && error.problem.code === "conflict") await showCurrent();
    // The edit may have been saved all the same.
    if (error instanceof OfflineError) void showCurrent();
    setRun({ kind: "failed", failure: toFailure(error) });
  };
  /** Runs work unless other work runs. */
  const perform = async (work: (signal: AbortSignal) => Promise<void>) => {
    if (run.kind === "running") return;
    const controller = new AbortController();
    leaving.current = controller;
    setRun({ kind: "running", isStopping: false });
    try {
      await work(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) await fail(error);
    }
  };
  const settle = (settled: Turn["state"]) => {
    if (settled.kind === "done") save({ ...turn, state: settled });
    else if (settled.kind === "failed") setRun({ kind: "failed", failure: settled.failure });
    else setRun({ kind: "stopped" });
  };
  const send = (open: (signal: AbortSignal) => ReturnType<typeof callText>) =>
    void perform(async (signal) => {
      const end = await readLastState(open(signal));
      if (end !== null) return settle(end);
      void showCurrent();
      setRun({ kind: "failed", failure: connectionLost });
    });
  const edit = (body: EditBody) => send((signal) => callText(editTurn, { params, body }, signal));
  return {
    source: sourceOf(turn.id, of),
    run,
    history: state.history ?? none,
    apply: (edits) => edit({ edits: [...edits], of }),
    confirm: (confirmed) => edit({ edits: [], confirmed, of }),
    planSql: () => send((signal) => callText(planTurnSql, { params, body: { of } }, signal)),
    stop: () => {
      setRun((now) => (now.kind === "running" ? { ...now, isStopping: true } : now));
      call(stopTurn, { params }).catch(fail);
    },
    undo: () => void perform(async () => save(await call(undoTurnEdit, { params, body: { of } }))),
    redo: () => void perform(async () => save(await call(redoTurnEdit, { params, body: { of } }))),
    dismiss: () => setRun({ kind: "idle" }),
  };
}

const none: EditHistory = { undo: null, redo: null };

function sourceOf(turnId: string, shownId: string): PlanSource {
  return {
    id: `${turnId} ${shownId}`,
    loadOptions: async (search, signal) =>
      call(getEditOptions, { params: { turnId }, query: search === "" ? {} : { search } }, signal),
    loadValues: async (field, search, signal) =>
      call(listFieldValues, { params: { turnId }, query: writeValuesQuery(field, search) }, signal),
  };
}

type EditBody = RequestOf<typeof editTurn>["body"];

const connectionLost: Failure = { code: "connection-lost", ...failures.editInterrupted };
