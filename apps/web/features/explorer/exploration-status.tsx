import type { Finding } from "@askery/model";
import { LayoutDashboard, RotateCw, Square } from "lucide-react";
import { useSaveAsDashboard } from "../../shared/library/use-save-as-dashboard.ts";
import { RunningStatus } from "../../shared/page/running-status.tsx";
import { countOf } from "../../shared/wording/count-of.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { Explored } from "./use-exploration.ts";
import type { useOpenFinding } from "./use-open-finding.ts";

interface ExplorationStatusProps {
  readonly explored: Explored;
  readonly findings: readonly Finding[];
  readonly stop: () => void;
  readonly restart: () => void;
  readonly opening: ReturnType<typeof useOpenFinding>;
}

/** What is looked at, how far the queries are, and what can be done with the whole. */
export function ExplorationStatus({ explored, findings, stop, restart, opening }: ExplorationStatusProps) {
  const { status, title, queryCount, doneCount } = explored;
  const isRunning = status === "running";
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="page-title">{title === "" ? untitled[status] : capitalize(title)}</h2>
        <RunningStatus
          className="figures mt-1 block text-13 text-text-3"
          isRunning={isRunning}
          running="Looking around. Findings appear as their queries finish."
        >
          {describeProgress(explored, findings.length)}
        </RunningStatus>
      </div>
      <div className="flex items-center gap-1">
        {isRunning ? (
          <Button size="sm" icon={Square} onClick={stop}>
            Stop
          </Button>
        ) : (
          // A failure offers it itself.
          status !== "failed" && (
            <Button kind="ghost" size="sm" icon={RotateCw} onClick={restart}>
              Explore again
            </Button>
          )
        )}
        {!isRunning && findings.length > 0 && <SaveAsDashboard {...{ title, findings, opening }} />}
      </div>
      {isRunning && queryCount > 0 && (
        <div className="w-full">
          <ProgressBar label="Queries that have finished" share={doneCount / queryCount} />
        </div>
      )}
    </header>
  );
}

/** The heading until it is known what is looked at. */
const untitled: Readonly<Record<Explored["status"], string>> = {
  running: "Reading the tables",
  ended: "Nothing to look at",
  stopped: "Stopped before anything was read",
  failed: "The tables could not be read",
};

function describeProgress({ status, queryCount, doneCount, ms }: Explored, shownCount: number): string {
  switch (status) {
    case "running":
      return queryCount === 0 ? "Choosing what to look at" : `${doneCount} of ${queryCount} queries finished`;
    case "ended":
      return queryCount === 0
        ? "There was nothing to query"
        : `${countOf(shownCount, "finding")}${shownCount > 1 ? ", best first" : ""} · ${queryCount === 1 ? "1 query" : `${queryCount} queries`} in ${(ms / 1000).toFixed(1)} s`;
    case "stopped":
      return queryCount === 0
        ? "Nothing was queried"
        : `Stopped after ${doneCount} of ${queryCount} queries. What was found stays.`;
    case "failed":
      return queryCount === 0 ? "Nothing was queried" : `Ended after ${doneCount} of ${queryCount} queries`;
  }
}

/** More cards than these are no overview. */
const maxCards = 8;

function SaveAsDashboard({
  title,
  findings,
  opening,
}: Pick<ExplorationStatusProps, "findings" | "opening"> & { readonly title: string }) {
  const save = useSaveAsDashboard(async () =>
    opening.saveAll(capitalize(title).slice(0, 200), findings.slice(0, maxCards)),
  );
  return (
    <Button
      kind="solid"
      size="sm"
      icon={LayoutDashboard}
      isBusy={save.isPending}
      onClick={() => save.mutate()}
    >
      Save as dashboard
    </Button>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
