import {
  addCard,
  createDashboard,
  listCharts,
  listDashboards,
  saveChart,
  type Conversation,
} from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { traceThread } from "../../shared/conversations/thread.ts";
import { useSaveAsDashboard } from "../../shared/library/use-save-as-dashboard.ts";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { makeId } from "../../shared/server/make-id.ts";

/** The answers of the latest thread of a project, in the order in which they were asked. */
export function listAnswered({ turns }: Pick<Conversation, "turns">): readonly string[] {
  return traceThread(turns, null)
    .filter(({ state }) => state.kind === "done" && state.outcome.kind === "answered")
    .map(({ id }) => id);
}

/** Makes a dashboard of a project: the charts of its answers. A retry goes on where the attempt before failed. */
export function useProjectAsDashboard(project: Conversation) {
  const { databaseId, summary } = project;
  const client = useQueryClient();
  const ids = useRef(new Map<string, string>());
  const idFor = (what: string): string => {
    const id = ids.current.get(what) ?? makeId();
    ids.current.set(what, id);
    return id;
  };
  return useSaveAsDashboard(async () => {
    const body = { title: summary, id: idFor("dashboard") };
    const { id: dashboardId } = await call(createDashboard, { params: { databaseId }, body });
    for (const turnId of listAnswered(project)) {
      const chartId = idFor(`chart ${turnId}`);
      await call(saveChart, { params: { turnId }, body: { id: chartId } });
      await call(addCard, { params: { dashboardId }, body: { id: idFor(`card ${turnId}`), chartId } });
    }
    void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
    void client.invalidateQueries({ queryKey: queryKeyOf(listDashboards, { databaseId }) });
    // Another one is another dashboard.
    ids.current.clear();
    return dashboardId;
  });
}
