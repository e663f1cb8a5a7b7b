import { expect, test } from "vitest";
import { dayIn } from "./find-source.ts";

const at = (time: string) => new Date(time).getTime();

test("a day begins at midnight in its time zone, also where that is a quarter of an hour of UTC", () => {
  // Kathmandu is 5 hours and 45 minutes ahead.
  const times = ["2026-11-20T18:14:59.999Z", "2026-11-20T18:15:00Z", "2026-11-20T18:14:59.999Z"];
  expect(times.map((time) => dayIn("Asia/Kathmandu", at(time)))).toEqual([
    "2026-11-20",
    "2026-11-21",
    "2026-11-20",
  ]);
});

test("time zones have their own days at the same moment", () => {
  const zones = ["UTC", "Pacific/Auckland", "America/Los_Angeles", "UTC"];
  expect(zones.map((zone) => dayIn(zone, at("2026-11-20T12:00:00Z")))).toEqual([
    "2026-11-20",
    "2026-11-21",
    "2026-11-20",
    "2026-11-20",
  ]);
});

test("a day is right when the clocks change", () => {
  const times = [
    "2026-10-24T21:59:00Z",
    "2026-10-24T22:00:00Z",
    "2026-10-25T22:59:00Z",
    "2026-10-25T23:00:00Z",
  ];
  expect(times.map((time) => dayIn("Europe/Berlin", at(time)))).toEqual([
    "2026-10-24",
    "2026-10-25",
    "2026-10-25",
    "2026-10-26",
  ]);
});
