import { TriangleAlert } from "lucide-react";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { useRefreshChart } from "../../shared/library/use-refresh-chart.ts";
import { Button } from "../../ui/button.tsx";
import { joinClasses } from "../../ui/join-classes.ts";

interface CardFailureProps {
  readonly chartId: string;
  readonly error: unknown;
  /** A figure's card has one line for it; the chart's own page has all of it. */
  readonly isTile: boolean;
}

/** Why a card shows its last figures: it could not be refreshed. */
export function CardFailure({ chartId, error, isTile }: CardFailureProps) {
  const refresh = useRefreshChart(chartId);
  return (
    <output
      className={joinClasses(
        "flex flex-none items-center gap-2 text-12 text-text-2",
        isTile ? "px-4 pb-1" : "mx-4 mt-1.5 rounded-2 bg-warning-soft py-1 ps-2 pe-1",
      )}
    >
      <TriangleAlert className="size-3.5! flex-none text-warning" />
      <span className={joinClasses("min-w-0 flex-1", isTile ? "truncate" : "line-clamp-2")}>
        <span className={isTile ? "sr-only" : ""}>Not refreshed. </span>
        {describeFailure(error).title}
      </span>
      <Button kind="ghost" size="sm" isBusy={refresh.isPending} onClick={() => refresh.mutate()}>
        Try again
      </Button>
    </output>
  );
}
