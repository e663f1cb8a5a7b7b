import {
  askFromChart,
  exportChartPointRows,
  getChartPointOptions,
  listConversations,
  readChartPointRows,
  type ExportFormat,
  type SavedChart,
} from "@askery/api";
import type { AnswerPoint, PlanEdit } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import type { PointSource } from "../../shared/points/point-source.ts";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { makeId } from "../../shared/server/make-id.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";

/**
 * Where the points of a saved chart find what can be done. What changes the plan opens as a question of a new
 * conversation; the chart does not change. Null for people who can't edit.
 */
export function useChartPoints({
  id: chartId,
  databaseId,
  ranAtMs,
  revision,
}: SavedChart): PointSource | null {
  const canEdit = useCanEdit(databaseId);
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { chartId };
  const asking = useMutation({
    mutationFn: async (edits: readonly PlanEdit[]) => {
      const ids = { conversationId: makeId(), turnId: makeId() };
      await call(askFromChart, { params, body: { edits: [...edits], ...ids } });
      return ids.conversationId;
    },
    onSuccess: async (id) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(listConversations, { databaseId }) });
      await navigate({ to: "/chat/$id", params: { id } });
    },
    onError: (error) => reportFailure(failures.chartNotOpened, error),
  });
  if (!canEdit) return null;
  return {
    id: `${chartId} ${String(revision)} ${String(ranAtMs)}`,
    loadOptions: async (point, signal) =>
      call(getChartPointOptions, { params, body: { point: toBody(point) } }, signal),
    loadRows: async (point, maxRows, signal) =>
      call(readChartPointRows, { params, body: { point: toBody(point), maxRows } }, signal),
    rowsAddress: (point, format) => addressOf(chartId, { point: JSON.stringify(point), format }),
    apply: asking.mutate,
  };
}

function toBody({ row, column, repeat }: AnswerPoint) {
  return { row: [...row], column, repeat };
}

function addressOf(
  chartId: string,
  query: { readonly point: string; readonly format: ExportFormat },
): string {
  const path = exportChartPointRows.path.replace("{chartId}", encodeURIComponent(chartId));
  return `${path}?${new URLSearchParams(query).toString()}`;
}
