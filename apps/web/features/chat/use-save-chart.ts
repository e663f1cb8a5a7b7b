import { listCharts, saveChart, type ChartSummary } from "@askery/api";
import type { ChartKind } from "@askery/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../../shared/server/call.ts";
import { makeId } from "../../shared/server/make-id.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";

interface ChartOfTurn {
  readonly turnId: string;
  readonly databaseId: string;
}

/** Saves the chart of an answer with a kind. Saving the same kind again does not create another chart. */
export function useSaveChart({
  turnId,
  databaseId,
}: ChartOfTurn): (type: ChartKind) => Promise<ChartSummary> {
  const client = useQueryClient();
  const ids = useRef(new Map<ChartKind, string>());
  return async (type) => {
    const id = ids.current.get(type) ?? makeId();
    ids.current.set(type, id);
    const saved = await call(saveChart, { params: { turnId }, body: { id, type } });
    void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
    return saved;
  };
}
