import type { ReportRun, SavedReport } from "@askery/api";
import { Check, X } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Card } from "../../../ui/card.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";

interface RunListProps {
  readonly report: SavedReport;
  readonly shownId: string | null;
}

/** The runs of a report, latest first: the answer of each, or why it failed. */
export function RunList({ report: { conversationId, runs }, shownId }: RunListProps) {
  const now = useNow();
  return (
    <Card aria-label="Runs">
      <h3 className="px-4 pt-3.5 pb-2 text-14 font-semibold text-text">Runs</h3>
      <ol>
        {runs.map((run) => (
          <li key={run.id} className="flex items-start gap-3 border-t border-line px-4 py-2.5">
            <span className="pt-0.5">
              {run.state === "done" ? (
                <Check className="size-3.5! text-accent-text" aria-label="Finished" />
              ) : (
                <X className="size-3.5! text-danger" aria-label="Failed" />
              )}
            </span>
            <div className="min-w-0 flex-1">
              {run.state === "done" ? (
                <Link
                  to="/reports/$id"
                  params={{ id: conversationId }}
                  search={{ run: run.id }}
                  aria-current={run.id === shownId ? "true" : undefined}
                  className={joinClasses(
                    "text-14 text-pretty text-text hover:underline",
                    run.id === shownId && "font-medium",
                  )}
                >
                  {run.headline}
                </Link>
              ) : (
                <p className="text-14 text-pretty text-text-2">It failed. {run.headline}</p>
              )}
              <p className="mt-0.5 text-12 text-text-3">
                {describeCause(run)} {describeWhen(run.ranAtMs, now)}
                {run.id === shownId && " · shown above"}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function describeCause({ cause, startedBy }: ReportRun): string {
  switch (cause) {
    case "saved":
      return "Saved";
    case "schedule":
      return "On schedule,";
    case "person":
      return startedBy === null ? "Run" : `Run by ${startedBy.name}`;
  }
}
