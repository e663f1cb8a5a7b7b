import {
  exportCardPointRows,
  getCardPointOptions,
  readCardPointRows,
  type ExportFormat,
  type SavedChart,
} from "@askery/api";
import type { AnswerPoint } from "@askery/model";
import { useCanEdit } from "../../../shared/database/use-can-edit.ts";
import type { PointSource } from "../../../shared/points/point-source.ts";
import { call } from "../../../shared/server/call.ts";
import { useAskFromCard } from "../use-ask-from-card.ts";
import { bodyOfState, stateOf, unfiltered } from "./use-card-figures.ts";
import type { FilterUse } from "./use-filters.ts";

interface SourceOfCard {
  readonly dashboardId: string;
  readonly cardId: string;
  readonly databaseId: string;
  readonly chart: SavedChart | undefined;
  readonly use: FilterUse | null;
}

/** Where the points of a card find what can be done, under the filters that it shows. Null for people who can't edit. */
export function useCardSource({
  dashboardId,
  cardId,
  databaseId,
  chart,
  use,
}: SourceOfCard): PointSource | null {
  const canEdit = useCanEdit(databaseId);
  const state = bodyOfState(use === null ? unfiltered : stateOf(use));
  const ask = useAskFromCard({ dashboardId, cardId, databaseId, use });
  if (!canEdit || use === null || chart === undefined) return null;
  const params = { dashboardId, cardId };
  const bodyOf = ({ row, column, repeat }: AnswerPoint) => ({
    ...state,
    point: { row: [...row], column, repeat },
  });
  return {
    id: `${cardId} ${chart.ranAtMs} ${JSON.stringify(state)}`,
    loadOptions: async (point, signal) => call(getCardPointOptions, { params, body: bodyOf(point) }, signal),
    loadRows: async (point, maxRows, signal) =>
      call(readCardPointRows, { params, body: { ...bodyOf(point), maxRows } }, signal),
    rowsAddress: (point, format) => addressOf(params, { of: JSON.stringify(bodyOf(point)), format }),
    apply: ask.mutate,
  };
}

function addressOf(
  { dashboardId, cardId }: { readonly dashboardId: string; readonly cardId: string },
  query: { readonly of: string; readonly format: ExportFormat },
): string {
  const path = exportCardPointRows.path.replace("{dashboardId}", dashboardId).replace("{cardId}", cardId);
  return `${path}?${new URLSearchParams(query).toString()}`;
}
