import type { ListedSeries, Narrowing, TimeRange } from "@askery/charts";
import { useState } from "react";

/** What a reader leaves out of a chart while looking at it. Another result starts with everything. */
export interface ReaderNarrowing {
  readonly narrowing: Narrowing;
  readonly toggle: (name: string, series: readonly ListedSeries[]) => void;
  readonly zoom: (span: TimeRange | null) => void;
  readonly showAll: () => void;
}

const everything: Narrowing = { hidden: [], span: null };

/** @param of identifies the result: with another one, everything is shown */
export function useNarrowing(of: object): ReaderNarrowing {
  const [state, setState] = useState({ of, narrowing: everything });
  const narrowing = state.of === of ? state.narrowing : everything;
  const change = (part: Partial<Narrowing>) => setState({ of, narrowing: { ...narrowing, ...part } });
  return {
    narrowing,
    toggle: (name, series) => {
      const { hidden } = narrowing;
      const next = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name];
      if (series.some((one) => !next.includes(one.name))) change({ hidden: next });
    },
    zoom: (span) => change({ span }),
    showAll: () => change(everything),
  };
}
