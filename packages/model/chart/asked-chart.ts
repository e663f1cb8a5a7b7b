import type { ChartDesign } from "./chart-design.ts";
import type { ChartKind } from "./chart-kinds.ts";
import type { Stacking } from "./stacking.ts";

/** The chart that a question names, and how it wants it drawn. */
export interface AskedChart {
  /** Null if the question says only how to draw: "on a log scale". */
  readonly kind: ChartKind | null;
  /** "a stacked bar chart", "grouped bars"; null if the question leaves it open. */
  readonly stacking: Stacking | null;
  /** "with the average", "on a log scale". Absent if the question leaves it open. */
  readonly look?: AskedLook;
}

export type AskedLook = Pick<ChartDesign, "display" | "marks">;

/** What two parts of one conversation ask of a chart. The later part wins where both say something. */
export function joinAskedCharts(before: AskedChart | null, asked: AskedChart): AskedChart {
  if (before === null) return asked;
  const looks = [before.look, asked.look].filter((look) => look !== undefined);
  const kinds = new Set(asked.look?.marks.map(({ kind }) => kind));
  const remaining = before.look?.marks.filter(({ kind }) => !kinds.has(kind)) ?? [];
  return {
    kind: asked.kind ?? before.kind,
    stacking: asked.stacking ?? before.stacking,
    ...(looks.length > 0 && {
      look: {
        display: { ...before.look?.display, ...asked.look?.display },
        marks: [...remaining, ...(asked.look?.marks ?? [])],
      },
    }),
  };
}
