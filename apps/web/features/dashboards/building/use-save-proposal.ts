import { buildDashboard, getDashboard, listCharts, listDashboards } from "@askery/api";
import type { DashboardProposal } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { call } from "../../../shared/server/call.ts";
import { queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { makeId } from "../../../shared/server/make-id.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";

/** Saves a built dashboard and opens it. Every attempt sends the same ids, so that a retry saves nothing twice. */
export function useSaveProposal(databaseId: string, proposal: DashboardProposal) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const body = useRef<ReturnType<typeof printProposal>>(null);
  return useMutation({
    mutationFn: async (title: string) => {
      body.current ??= printProposal(proposal);
      return call(buildDashboard, { params: { databaseId }, body: { ...body.current, title } });
    },
    onSuccess: async (dashboard) => {
      client.setQueryData(queryKeyOf(getDashboard, { dashboardId: dashboard.id }), dashboard);
      void client.invalidateQueries({ queryKey: queryKeyOf(listDashboards, { databaseId }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
      await navigate({ to: "/dashboards/$id", params: { id: dashboard.id } });
    },
    onError: (error) => reportFailure(failures.dashboardNotSaved, error),
  });
}

/** A proposal as the server takes it. */
function printProposal({ texts, cards, filters }: DashboardProposal) {
  return {
    id: makeId(),
    texts: texts.map((text) => ({ ...text, id: makeId(), tabId: null })),
    filters: filters.map((filter) => ({ ...filter, id: makeId() })),
    cards: cards.map(({ exploration, finding, ...slot }) => ({
      ...slot,
      id: makeId(),
      exploration: {
        ...exploration,
        filters: [...exploration.filters],
      },
      finding: finding.id,
    })),
  };
}
