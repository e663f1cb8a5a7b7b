import type { ChartOffer, ChartProblem, DrawnResult } from "@askery/charts";
import type { Chart, ChartKind } from "@askery/model";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface ChartProblemsProps {
  /** The chart that the result has of its own. */
  readonly own: Chart;
  readonly shown: Chart;
  readonly result: DrawnResult;
  /** The chosen kind. Default: the kind that the question named, unless another was picked. */
  readonly chosen?: ChartKind | undefined;
  /** Draws the nearest that works. Null if the chart cannot be changed: then problems are only explained. */
  readonly onAccept: ((chart: Chart, offer: ChartOffer) => void) | null;
}

/** Above a chart that cannot show what was chosen or asked for: why, and the nearest that works. Nothing for others. */
export function ChartProblems({ own, shown, result, chosen, onAccept }: ChartProblemsProps) {
  const [problems, setProblems] = useState<readonly ChartProblem[]>([]);
  const { table, outputs } = result;
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const { findChartProblems } = await import("@askery/charts");
      const named = shown.spec.kind === own.spec.kind ? own.caption.refused : undefined;
      const asked = chosen ?? named ?? null;
      if (!isGone) setProblems(findChartProblems({ own, shown, asked }, { table, outputs }));
    };
    // Without the chart library there is no chart, which says so itself.
    void find().catch(() => setProblems([]));
    return () => {
      isGone = true;
    };
  }, [own, shown, chosen, table, outputs]);
  const accept = async (offer: ChartOffer) => {
    const { acceptOffer } = await import("@askery/charts");
    onAccept?.(acceptOffer({ own, shown }, result, offer), offer);
  };
  if (problems.length === 0) return null;
  return (
    <div className="grid gap-2 px-4 pt-3">
      {problems.map(({ fact, offer }) => (
        <Notice
          key={fact}
          action={
            offer !== null &&
            onAccept !== null && (
              <Button size="sm" onClick={() => void accept(offer)}>
                {offer.label}
              </Button>
            )
          }
        >
          {fact}
        </Notice>
      ))}
    </div>
  );
}
