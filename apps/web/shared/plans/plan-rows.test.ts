import { planTerms } from "@askery/api";
import { expect, test } from "vitest";
import { planRowGroups } from "./plan-rows.ts";

function cellsOf(label: string): readonly string[] {
  const row = planRowGroups.flatMap(({ rows }) => rows).find((one) => one.label === label);
  return planTerms.map(({ limits }) => {
    const cell = row?.describe(limits);
    return cell?.kind === "text" ? cell.text : (cell?.kind ?? "missing");
  });
}

test.each([
  ["Questions a month", ["200", "No limit", "No limit", "No limit"]],
  ["Size of an uploaded file", ["200 MB", "2 GB", "10 GB", "No limit"]],
  ["Rows in an upload", ["1M", "10M", "100M", "No limit"]],
  ["Warnings when the schema changes", ["no", "yes", "yes", "yes"]],
])("%s is formatted for people", (label, cells) => {
  expect(cellsOf(label)).toEqual(cells);
});

test("a more expensive plan never allows less", () => {
  const asNumber = (limit: number | boolean | null) => (limit === null ? Infinity : Number(limit));
  for (const [index, { limits }] of planTerms.slice(1).entries()) {
    const before = Object.values(planTerms[index]?.limits ?? {}).map(asNumber);
    const after = Object.values(limits).map(asNumber);
    expect(after.every((limit, at) => limit >= (before[at] ?? 0))).toBe(true);
  }
});
