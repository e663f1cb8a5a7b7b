import { listKnowledge } from "@askery/api";
import { marksEvents, type Chart } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useReadsAll } from "../database/use-reads-all.ts";
import { endpointQuery } from "../server/endpoint-query.ts";

/**
 * The chart of an answer with the dated events of its database, for readers of all of its data. They are asked for with the
 * first chart over time; saved charts come with theirs.
 */
export function useWithEvents(databaseId: string, chart: Chart): Chart {
  const isEnabled = useReadsAll(databaseId) && marksEvents(chart.spec);
  const { data } = useQuery({
    ...endpointQuery(listKnowledge, { params: { databaseId }, query: { kind: "event" } }),
    enabled: isEnabled,
  });
  return useMemo(() => {
    const events = (data ?? []).flatMap(({ entry }) => (entry.kind === "event" ? entry : []));
    if (!isEnabled || events.length === 0) return chart;
    return { ...chart, facts: { ...chart.facts, events } };
  }, [chart, data, isEnabled]);
}
