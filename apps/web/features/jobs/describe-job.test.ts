import type { Job } from "@askery/api";
import { expect, test } from "vitest";
import { describeJob, nameJob } from "./describe-job.ts";

const nowMs = Date.parse("2026-11-20T12:00:00Z");
const minuteMs = 60_000;

const job: Job = {
  id: "1",
  kind: "empty-trash",
  state: "waiting",
  isCancelling: false,
  runAtMs: nowMs + 5 * minuteMs,
  schedule: null,
  attempts: 0,
  maxAttempts: 3,
  progress: null,
  lastError: null,
  startedAtMs: null,
  finishedAtMs: null,
};

test("a waiting job shows when it runs, its schedule, and its failed attempts", () => {
  const schedule = { cron: "0 3 * * *", timeZone: "Europe/Berlin" };
  expect(describeJob({ ...job, schedule }, nowMs)).toBe("in 5 min · 0 3 * * * Europe/Berlin");
  expect(describeJob({ ...job, attempts: 1 }, nowMs)).toBe("in 5 min · attempt 1 of 3");
  const waits = [-5, 0, 1, 59, 90, 47 * 60, 72 * 60];
  expect(waits.map((minutes) => describeJob({ ...job, runAtMs: nowMs + minutes * minuteMs }, nowMs))).toEqual(
    ["within a minute", "within a minute", "within a minute", "in 59 min", "in 2 h", "in 47 h", "in 3 days"],
  );
});

test("a running job shows its start and progress, a finished one its end", () => {
  const startedAtMs = nowMs - 3 * minuteMs;
  const progress = { done: 2, total: 7 };
  expect(describeJob({ ...job, state: "running", attempts: 1, startedAtMs, progress }, nowMs)).toBe(
    "started 3 min ago · 2 of 7",
  );
  const over = { ...job, attempts: 3, startedAtMs, finishedAtMs: nowMs - 2 * minuteMs, progress };
  expect(describeJob({ ...over, state: "failed" }, nowMs)).toBe("2 min ago · attempt 3 of 3");
});

test("names a kind in words", () => {
  expect(nameJob("start-due-syncs")).toBe("Start due syncs");
});
