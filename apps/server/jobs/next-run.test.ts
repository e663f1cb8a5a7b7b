import { expect, test } from "vitest";
import { nextRunMs } from "./next-run.ts";

function ticks(cron: string, timeZone: string, from: string, count: number): readonly string[] {
  const found: string[] = [];
  let atMs = Date.parse(from);
  for (let tick = 0; tick < count; tick++) {
    atMs = nextRunMs({ cron, timeZone }, atMs) ?? NaN;
    found.push(new Date(atMs).toISOString().slice(0, 16));
  }
  return found;
}

test("a time of day is in the time zone, in summer and in winter", () => {
  expect(ticks("0 9 * * MON", "Europe/Berlin", "2026-10-18T00:00Z", 3)).toEqual([
    "2026-10-19T07:00",
    "2026-10-26T08:00",
    "2026-11-02T08:00",
  ]);
});

test("a time of day that the clock skips runs once on that day", () => {
  expect(ticks("30 2 * * *", "Europe/Berlin", "2026-03-28T12:00Z", 2)).toEqual([
    "2026-03-29T01:30",
    "2026-03-30T00:30",
  ]);
  expect(ticks("0 0 * * *", "America/Santiago", "2026-09-05T12:00Z", 2)).toEqual([
    "2026-09-06T04:00",
    "2026-09-07T03:00",
  ]);
});

test("a time of day that occurs twice runs once on that day, even if the next run is computed in between", () => {
  expect(ticks("30 2 * * *", "Europe/Berlin", "2026-10-24T12:00Z", 2)).toEqual([
    "2026-10-25T00:30",
    "2026-10-26T01:30",
  ]);
  for (const between of ["2026-10-25T00:45Z", "2026-10-25T01:10Z", "2026-10-25T01:45Z"]) {
    expect(ticks("30 2 * * *", "Europe/Berlin", between, 1)).toEqual(["2026-10-26T01:30"]);
  }
});

test("an hourly schedule skips no hour and repeats none", () => {
  expect(ticks("*/30 * * * *", "Europe/Berlin", "2026-10-24T23:40Z", 6)).toEqual([
    "2026-10-25T00:00",
    "2026-10-25T00:30",
    "2026-10-25T01:00",
    "2026-10-25T01:30",
    "2026-10-25T02:00",
    "2026-10-25T02:30",
  ]);
  expect(ticks("0 * * * *", "Europe/Berlin", "2026-03-28T23:10Z", 3)).toEqual([
    "2026-03-29T00:00",
    "2026-03-29T01:00",
    "2026-03-29T02:00",
  ]);
  expect(ticks("15 * * * *", "America/New_York", "2026-11-01T04:20Z", 3)).toEqual([
    "2026-11-01T05:15",
    "2026-11-01T06:15",
    "2026-11-01T07:15",
  ]);
  // The clock goes back by half an hour.
  expect(ticks("45 * * * *", "Australia/Lord_Howe", "2026-04-04T13:50Z", 3)).toEqual([
    "2026-04-04T14:45",
    "2026-04-04T15:15",
    "2026-04-04T16:15",
  ]);
  expect(ticks("10 * * * *", "Australia/Lord_Howe", "2026-04-04T14:20Z", 2)).toEqual([
    "2026-04-04T15:40",
    "2026-04-04T16:40",
  ]);
});

test("a day that does not exist has no next run", () => {
  expect(nextRunMs({ cron: "0 0 30 2 *", timeZone: "UTC" }, 0)).toBe(null);
});

test.each([
  ["every day", "UTC"],
  ["0 9 * * *", "Mars/Olympus"],
])("“%s” in %s is not a schedule", (cron, timeZone) => {
  expect(() => nextRunMs({ cron, timeZone }, 0)).toThrow(`“${cron}” in ${timeZone} is not a valid schedule.`);
});
