import type { Job } from "@askery/api";
import { describeWhen } from "../../shared/wording/describe-when.ts";

/** Formats "empty-trash" as "Empty trash". */
export function nameJob(kind: string): string {
  const words = kind.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Describes when a job runs or ran, its progress, attempts and schedule: "in 5 min · 0 3 * * * UTC". */
export function describeJob(job: Job, nowMs: number): string {
  const { schedule, attempts, maxAttempts, progress } = job;
  const parts = [
    describeTime(job, nowMs),
    ...(progress !== null && job.state === "running" ? [`${progress.done} of ${progress.total}`] : []),
    ...(attempts > 1 || (attempts > 0 && job.state === "waiting")
      ? [`attempt ${attempts} of ${maxAttempts}`]
      : []),
    ...(schedule === null ? [] : [`${schedule.cron} ${schedule.timeZone}`]),
  ];
  return parts.join(" · ");
}

function describeTime({ state, runAtMs, startedAtMs, finishedAtMs }: Job, nowMs: number): string {
  if (state === "waiting") return describeWait(runAtMs - nowMs);
  if (state === "running") return `started ${describeWhen(startedAtMs ?? runAtMs, nowMs)}`;
  return describeWhen(finishedAtMs ?? runAtMs, nowMs);
}

const minuteMs = 60_000;

function describeWait(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs);
  if (minutes <= 1) return "within a minute";
  if (minutes < 60) return `in ${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `in ${hours} h` : `in ${Math.round(hours / 24)} days`;
}
