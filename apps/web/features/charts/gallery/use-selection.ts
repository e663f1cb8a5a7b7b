import type { ChartSummary } from "@askery/api";
import { useState } from "react";

/** The charts that are selected for an action on all of them. */
export interface Selection {
  readonly charts: readonly ChartSummary[];
  readonly has: (id: string) => boolean;
  readonly toggle: (chart: ChartSummary) => void;
  readonly clear: () => void;
}

export function useSelection(): Selection {
  const [charts, setCharts] = useState<readonly ChartSummary[]>([]);
  const has = (id: string) => charts.some((chart) => chart.id === id);
  return {
    charts,
    has,
    toggle: (chart) =>
      setCharts((now) =>
        now.some(({ id }) => id === chart.id) ? now.filter(({ id }) => id !== chart.id) : [...now, chart],
      ),
    clear: () => setCharts([]),
  };
}
