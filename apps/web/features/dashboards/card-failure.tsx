import type { Card } from "@askery/api";
import { TriangleAlert } from "lucide-react";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import type { FilterUse } from "./filters/use-filters.ts";
import { useRefreshCard } from "./use-refresh-card.ts";

interface CardFailureProps {
  readonly dashboardId: string;
  readonly card: Card;
  readonly use: FilterUse | null;
  readonly error: unknown;
  /** Whether the card has room for only one line; the chart's page shows the details. */
  readonly isTile: boolean;
}

/** Shows that a card could not be refreshed and has old data. */
export function CardFailure({ error, isTile, ...of }: CardFailureProps) {
  const refresh = useRefreshCard(of);
  return (
    <output
      className={joinClasses(
        "flex flex-none items-center gap-2 text-12 text-text-2",
        isTile ? "px-4 pb-1" : "mx-4 mt-1.5 rounded-2 bg-warning-soft py-1 ps-2 pe-1",
      )}
    >
      <TriangleAlert className="size-3.5! flex-none text-warning" />
      <span className={joinClasses("min-w-0 flex-1", isTile ? "truncate" : "line-clamp-3")}>
        <span className={isTile ? "sr-only" : ""}>Not refreshed. </span>
        {describeFailure(error).title}
      </span>
      <Button kind="ghost" size="sm" isBusy={refresh.isPending} onClick={() => refresh.mutate()}>
        Try again
      </Button>
    </output>
  );
}
