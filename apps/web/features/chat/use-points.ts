import {
  exportPointRows,
  getPointOptions,
  readPointRows,
  type Conversation,
  type ExportFormat,
  type Turn,
} from "@askery/api";
import type { AnswerPoint } from "@askery/model";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import type { PlanEditing } from "../../shared/plan-editor/plan-editing.ts";
import type { PointSource } from "../../shared/points/point-source.ts";
import { call } from "../../shared/server/call.ts";

/** What can be done from the points of an answer. Null for people who can't edit it. */
export function usePoints(
  conversation: Conversation,
  turn: Turn,
  editing: PlanEditing | null,
): PointSource | null {
  const canEdit = useCanEdit(conversation.databaseId);
  const { state } = turn;
  if (!canEdit || editing === null || state.kind !== "done" || state.shownId === undefined) return null;
  const of = state.shownId;
  const params = { turnId: turn.id };
  return {
    id: `${turn.id} ${of}`,
    loadOptions: async (point, signal) =>
      call(getPointOptions, { params, body: { of, point: toBody(point) } }, signal),
    loadRows: async (point, maxRows, signal) =>
      call(readPointRows, { params, body: { of, point: toBody(point), maxRows } }, signal),
    rowsAddress: (point, format) => addressOf(turn.id, { of, point: JSON.stringify(point), format }),
    apply: editing.apply,
  };
}

function toBody({ row, column, repeat }: AnswerPoint) {
  return { row: [...row], column, repeat };
}

function addressOf(
  turnId: string,
  query: { readonly of: string; readonly point: string; readonly format: ExportFormat },
): string {
  const path = exportPointRows.path.replace("{turnId}", encodeURIComponent(turnId));
  return `${path}?${new URLSearchParams(query).toString()}`;
}
