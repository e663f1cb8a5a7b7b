import { afterEach, expect, test } from "vitest";
import { describeDayOf, describeWhen } from "./describe-when.ts";
import { ownLocale, setOwnFormats, writeOwnClock, writeOwnDay } from "./own-formats.ts";

const usual = { numbers: null, days: null, timeZone: "UTC" } as const;
afterEach(() => setOwnFormats({ ...usual, timeZone: null }));

const evening = Date.UTC(2026, 10, 20, 22, 30, 5);

test("days and times are those of the user's time zone", () => {
  setOwnFormats(usual);
  expect([writeOwnDay(evening), writeOwnClock(evening, { withSeconds: true })]).toEqual([
    "20 Nov 2026",
    "22:30:05",
  ]);
  setOwnFormats({ ...usual, timeZone: "Asia/Tokyo" });
  expect([writeOwnDay(evening), writeOwnClock(evening)]).toEqual(["21 Nov 2026", "07:30"]);
  expect(describeDayOf(evening, evening + 60 * 60 * 1_000)).toBe("Today");
  setOwnFormats(usual);
  expect(describeDayOf(evening, evening + 2 * 60 * 60 * 1_000)).toBe("Yesterday");
});

test.each([
  ["ymd", "2026-11-20"],
  ["dots", "20.11.2026"],
  ["dmy", "20/11/2026"],
  ["mdy", "11/20/2026"],
] as const)("days in the layout %s are written as %s", (days, text) => {
  setOwnFormats({ ...usual, days });
  expect([writeOwnDay(evening), describeWhen(evening, evening + 2 * 86_400_000)]).toEqual([text, text]);
});

test("a day of another year has its year, one of this year has none", () => {
  setOwnFormats(usual);
  const later = Date.UTC(2026, 11, 1);
  expect([describeWhen(evening, later), describeWhen(Date.UTC(2025, 0, 2), later)]).toEqual([
    "20 Nov",
    "2 Jan 2025",
  ]);
});

test("numbers have the user's format, or that of the database", () => {
  expect(ownLocale("fr-FR")).toBe("fr-FR");
  setOwnFormats({ ...usual, numbers: "de-DE", days: "ymd" });
  expect(ownLocale("fr-FR")).toBe("de-DE-x-ymd");
});
