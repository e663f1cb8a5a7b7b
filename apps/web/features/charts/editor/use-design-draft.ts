import type { ChartDesign } from "@askery/model";
import { useState } from "react";

interface DesignDraft {
  readonly design: ChartDesign;
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: (part: Partial<ChartDesign>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** All states of the draft, and which one is shown. */
interface Steps {
  readonly designs: readonly [ChartDesign, ...ChartDesign[]];
  readonly at: number;
}

/** The design of a chart during editing, with every earlier state. It is not sent. */
export function useDesignDraft(first: ChartDesign): DesignDraft {
  const [steps, setSteps] = useState<Steps>({ designs: [first], at: 0 });
  const { designs, at } = steps;
  const design = designs[at] ?? first;
  const move = (by: 1 | -1) =>
    setSteps((now) => ({ ...now, at: Math.min(Math.max(now.at + by, 0), now.designs.length - 1) }));
  return {
    design,
    isChanged: JSON.stringify(design) !== JSON.stringify(designs[0]),
    canUndo: at > 0,
    canRedo: at < designs.length - 1,
    change: (part) =>
      setSteps((now) => {
        const [start, ...rest] = now.designs.slice(0, now.at + 1);
        const before = now.designs[now.at] ?? first;
        return { designs: [start ?? first, ...rest, { ...before, ...part }], at: now.at + 1 };
      }),
    undo: () => move(-1),
    redo: () => move(1),
  };
}
