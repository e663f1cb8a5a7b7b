import { planTerms } from "@askery/api";
import { expect, test } from "vitest";
import { planRowGroups } from "./plan-rows.ts";

function cellsOf(label: string): readonly string[] {
  const row = planRowGroups.flatMap(({ rows }) => rows).find((one) => one.label === label);
  return planTerms.map(({ limits }) => {
    const cell = row?.tell(limits);
    return cell?.kind === "text" ? cell.text : (cell?.kind ?? "missing");
  });
}

test.each([
  ["Questions a month", ["200", "No limit", "No limit", "No limit"]],
  ["History kept", ["30 days", "1 year", "3 years", "No limit"]],
  ["Rows in an upload", ["1M", "10M", "100M", "No limit"]],
  ["Schema change warnings", ["no", "yes", "yes", "yes"]],
  ["Audit log", ["no", "no", "1 year", "No limit"]],
])("%s is said for people", (label, cells) => {
  expect(cellsOf(label)).toEqual(cells);
});

test("a dearer plan never allows less", () => {
  const asNumber = (limit: number | boolean | null) => (limit === null ? Infinity : Number(limit));
  for (const [place, { limits }] of planTerms.slice(1).entries()) {
    const before = Object.values(planTerms[place]?.limits ?? {}).map(asNumber);
    const after = Object.values(limits).map(asNumber);
    expect(after.every((limit, at) => limit >= (before[at] ?? 0))).toBe(true);
  }
});
