import type { ListedSeries, Narrowing, ZoomedPart } from "@askery/charts";
import { useState } from "react";

/** What a reader leaves out of a chart while looking at it. Another result starts with everything. */
export interface ReaderNarrowing {
  readonly narrowing: Narrowing;
  readonly isZoomed: boolean;
  readonly toggle: (name: string, series: readonly ListedSeries[]) => void;
  readonly zoomTo: (part: ZoomedPart) => void;
  /** Shows what was shown before the last zoom. */
  readonly zoomBack: () => void;
  /** Shows all of the axes. */
  readonly resetZoom: () => void;
  readonly showAll: () => void;
}

interface Reading {
  readonly narrowing: Narrowing;
  /** What was zoomed into, the last of which is shown. */
  readonly zooms: readonly ZoomedPart[];
}

const whole: Narrowing = { hidden: [], span: null };
const everything: Reading = { narrowing: whole, zooms: [] };

/** @param of identifies the result: with another one, everything is shown */
export function useNarrowing(of: object): ReaderNarrowing {
  const [state, setState] = useState({ of, ...everything });
  const { narrowing, zooms } = state.of === of ? state : everything;
  const { hidden } = narrowing;
  const zoomBy = (next: readonly ZoomedPart[]) =>
    setState({ of, narrowing: { ...whole, hidden, ...next.at(-1) }, zooms: next });
  return {
    narrowing,
    isZoomed: zooms.length > 0,
    toggle: (name, series) => {
      const next = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name];
      if (series.some((one) => !next.includes(one.name))) {
        setState({ of, narrowing: { ...narrowing, hidden: next }, zooms });
      }
    },
    zoomTo: (part) => zoomBy([...zooms, part]),
    zoomBack: () => {
      if (zooms.length > 0) zoomBy(zooms.slice(0, -1));
    },
    resetZoom: () => {
      if (zooms.length > 0) zoomBy([]);
    },
    showAll: () => setState({ of, ...everything }),
  };
}
