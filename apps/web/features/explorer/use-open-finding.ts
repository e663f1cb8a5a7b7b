import {
  addCard,
  createDashboard,
  listCharts,
  listConversations,
  listDashboards,
  openFinding,
  saveChart,
  type ChartSummary,
  type Turn,
} from "@askery/api";
import type { Exploration, Finding } from "@askery/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { makeId } from "../../shared/server/make-id.ts";

/**
 * Turns findings into answers of one conversation, the first time that one is needed, and saves their charts. Every
 * attempt sends the same ids, so that a retry adds nothing twice.
 */
export function useOpenFinding(databaseId: string, exploration: Exploration) {
  const client = useQueryClient();
  const ids = useRef<Ids | undefined>(undefined);
  const idsOf = (): Ids => (ids.current ??= newIds());
  const turnIdOf = (finding: Finding): string => {
    const { turns } = idsOf();
    const id = turns.get(finding.id) ?? makeId();
    turns.set(finding.id, id);
    return id;
  };
  const open = async (finding: Finding): Promise<Turn> => {
    const { conversation: conversationId } = idsOf();
    const body = { exploration, finding: finding.id, conversationId, turnId: turnIdOf(finding) };
    const turn = await call(openFinding, { params: { databaseId }, body });
    void client.invalidateQueries({ queryKey: queryKeyOf(listConversations, { databaseId }) });
    return turn;
  };
  const save = async (finding: Finding): Promise<ChartSummary> => {
    const { id: turnId } = await open(finding);
    // One chart for each turn: a repeated request saves the same.
    const saved = await call(saveChart, { params: { turnId }, body: { id: turnId } });
    void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
    return saved;
  };
  const saveAll = async (title: string, findings: readonly Finding[]): Promise<string> => {
    const { dashboard: dashboardId } = idsOf();
    await call(createDashboard, { params: { databaseId }, body: { id: dashboardId, title } });
    for (const finding of findings) {
      const { id: chartId } = await save(finding);
      await call(addCard, { params: { dashboardId }, body: { id: chartId, chartId } });
    }
    void client.invalidateQueries({ queryKey: queryKeyOf(listDashboards, { databaseId }) });
    return dashboardId;
  };
  return { open, save, saveAll, conversationId: () => idsOf().conversation };
}

function newIds(): Ids {
  return { conversation: makeId(), dashboard: makeId(), turns: new Map<string, string>() };
}

interface Ids {
  readonly conversation: string;
  readonly dashboard: string;
  readonly turns: Map<string, string>;
}
