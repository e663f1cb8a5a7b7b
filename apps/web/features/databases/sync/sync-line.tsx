import type { Sync, SyncProgress } from "@askery/api";
import { Square } from "lucide-react";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { describeWithheld } from "./describe-withheld.ts";
import { shareDone, describeDetail, describeStep } from "./describe-progress.ts";

interface SyncLineProps {
  readonly progress: SyncProgress | null;
  readonly onStop: () => void;
  readonly isStopping: boolean;
}

/**
 * A line below a database's header during a sync: step, progress, and a Stop button. It stays visible on the whole
 * page.
 */
export function SyncLine({ progress, onStop, isStopping }: SyncLineProps) {
  return (
    <section
      aria-label="Reading the tables"
      className="sticky top-0 z-sticky flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-canvas bg-linear-to-r from-accent-soft to-accent-soft px-5 py-2 max-md:px-4"
    >
      <p className="font-medium">{describeStep(progress)}</p>
      <p className="figures min-w-0 flex-1 truncate text-12 text-text-2">{describeDetail(progress)}</p>
      <div className="w-40 max-md:order-last max-md:w-full">
        <ProgressBar label="Tables read" share={shareDone(progress) ?? 0} />
      </div>
      <Button size="sm" icon={Square} isBusy={isStopping} onClick={onStop}>
        Stop
      </Button>
      <output className="sr-only">{describeStep(progress)}</output>
    </section>
  );
}

interface SyncEndedProps {
  readonly sync: Sync;
  readonly onRetry: () => void;
}

/** The outcome of a sync, shown until the user leaves the page. */
export function SyncEnded({ sync, onRetry }: SyncEndedProps) {
  if (sync.state === "failed" && sync.failure !== null) {
    return (
      <Notice
        tone="danger"
        title={sync.failure.message}
        action={
          <Button size="sm" onClick={onRetry}>
            Read again
          </Button>
        }
      >
        {sync.failure.fix} The earlier schema stays in use.
      </Notice>
    );
  }
  if (sync.state === "stopped") {
    return <Notice title="Reading was stopped">The earlier schema stays in use.</Notice>;
  }
  return (
    <Notice tone="success" title={`${countOf(sync.tableCount ?? 0, "table")} read`}>
      {describeChanges(sync)}
      {sync.withheld.length > 0 && ` ${describeWithheld(sync.withheld)} Tables & columns shows why.`}
    </Notice>
  );
}

/** The server saves at most this many changes of a sync. */
const maxChanges = 500;

/** "2 changes, 1 chart affected.", or that nothing changed. */
export function describeChanges({
  changes,
  affectedCharts,
}: Pick<Sync, "changes" | "affectedCharts">): string {
  if (changes.length === 0) return "Nothing has changed.";
  const charts = affectedCharts.length;
  const affected = charts === 0 ? "" : `, ${countOf(charts, "chart")} affected`;
  const more = changes.length >= maxChanges ? " or more" : "";
  return `${countOf(changes.length, "change")}${more}${affected}.`;
}
