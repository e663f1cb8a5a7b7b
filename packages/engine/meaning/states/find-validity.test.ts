import { expect, test } from "vitest";
import { describe, tableOf, type ColumnLine } from "../meaning-catalog.test-support.ts";

const day = (name: string, max: string, nullCount = 0): ColumnLine => ({
  name,
  type: "date",
  profile: { rowCount: 100, nullCount, distinctCount: 60, min: "2021-01-01", max },
});

function reasonsOf(...columns: readonly ColumnLine[]): ReadonlyMap<string, string> {
  const { tables } = describe([
    tableOf("lease", { name: "lease_no", isKey: true, type: "integer" }, ...columns),
  ]);
  const states = tables[0]?.states ?? [];
  return new Map(states.flatMap(({ phrases, reason }) => phrases.map((phrase) => [phrase, reason] as const)));
}

test("a row is valid from its start to its end, which no row lacks", () => {
  const reasons = reasonsOf(day("valid_from", "2026-10-01"), day("valid_to", "9999-12-31"));
  const valid = "“valid_from” is today or earlier and “valid_to” is not before today";
  for (const phrase of ["active", "running", "in force"]) expect(reasons.get(phrase)).toBe(valid);
  expect(reasons.get("ended")).toBe("“valid_to” is before today");
});

test("an end may be empty or far away for rows that have none yet", () => {
  const reasons = reasonsOf(day("start_date", "2026-10-01"), day("end_date", "2999-12-31", 40));
  expect(reasons.get("active")).toBe(
    "“start_date” is today or earlier and “end_date” is empty, or “end_date” is not before today",
  );
});

test("an end that is only filled when it happens shows by itself who is active", () => {
  const reasons = reasonsOf(day("joined_on", "2026-10-01"), day("left_on", "2026-09-30", 40));
  expect(reasons.get("active")).toBe("“left_on” is empty");
});

test("a status comes first", () => {
  const reasons = reasonsOf(day("valid_from", "2026-10-01"), day("valid_to", "2027-12-31"), {
    name: "status",
    values: ["Active", "Terminated"],
  });
  expect(reasons.get("active")).toBe("“status” is “Active”");
});
