import { expect, test } from "vitest";
import { formatExact, formatValue } from "./format-value.ts";
import { printLocale, readLocale } from "./locale-tag.ts";

test("a locale has the layout of days as its private part", () => {
  expect(printLocale("de-DE", "dots")).toBe("de-DE-x-dots");
  expect(printLocale("de-DE", null)).toBe("de-DE");
  expect(readLocale("de-DE-x-dots")).toEqual({ numbers: "de-DE", days: "dots" });
  expect(readLocale("de-DE-x-other")).toEqual({ numbers: "de-DE", days: null });
  expect(readLocale("de-DE-x-toString")).toEqual({ numbers: "de-DE", days: null });
});

test("tables and charts write days in the layout, and numbers in the language", () => {
  const settings = { locale: "de-DE-x-ymd" };
  const day = { kind: "date", grain: "day" } as const;
  expect(formatExact("2026-11-20", day, settings)).toBe("2026-11-20");
  expect(formatExact("2026-11-20 14:05", { kind: "date", grain: "hour" }, settings)).toBe(
    "2026-11-20, 14:05",
  );
  expect(formatValue("2026-11-16", { kind: "date", grain: "week" }, settings)).toBe("week of 2026-11-16");
  expect(formatValue("2026-11-01", { kind: "date", grain: "month" }, settings)).toBe("Nov 2026");
  expect(formatExact(1234.5, { kind: "number" }, settings)).toBe("1.234,5");
  expect(formatExact("2026-11-20", day, { locale: "de-DE" })).toBe("20 Nov 2026");
});

test("sentences have the month in words", () => {
  const settings = { locale: "en-US-x-ymd" };
  expect(formatValue("2026-11-20", { kind: "date", grain: "day" }, settings, "long")).toBe("20 Nov 2026");
});
