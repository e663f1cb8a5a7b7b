import type { Job } from "@askery/api";
import { ListRow } from "../../shared/list/list-row.tsx";
import { useNow } from "../../shared/wording/use-now.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { describeJob, nameJob } from "./describe-job.ts";

interface JobRowProps {
  readonly job: Job;
  /** Whether an action on this job is in progress. */
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onRun: () => void;
}

/** A job with its state, time and actions. */
export function JobRow({ job, isBusy, onCancel, onRun }: JobRowProps) {
  const { state, isCancelling, lastError } = job;
  const name = nameJob(job.kind);
  const canRun = state === "waiting" || state === "failed" || state === "cancelled";
  const canCancel = state === "waiting" || (state === "running" && !isCancelling);
  return (
    <ListRow
      title={name}
      isWhole
      detail={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-0.5">
          <Badge tone={tones[state]} isBusy={state === "running"}>
            {isCancelling ? "cancelling" : state}
          </Badge>
          <span>{describeJob(job, useNow())}</span>
          {lastError !== null && (
            <span className="w-full whitespace-normal wrap-anywhere text-danger">{lastError}</span>
          )}
        </span>
      }
      actions={
        <>
          {canRun && (
            <Button size="sm" aria-label={`Run now: ${name}`} isBusy={isBusy} onClick={onRun}>
              Run now
            </Button>
          )}
          {canCancel && (
            <Button size="sm" kind="ghost" aria-label={`Cancel: ${name}`} isBusy={isBusy} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      }
    />
  );
}

const tones: Readonly<Record<Job["state"], Tone>> = {
  waiting: "plain",
  running: "accent",
  done: "success",
  failed: "danger",
  cancelled: "warning",
};
