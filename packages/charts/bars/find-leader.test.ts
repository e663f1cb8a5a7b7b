import { expect, test } from "vitest";
import type { PlacedData } from "../data/placed-data.ts";
import { findLeader } from "./find-leader.ts";

test("highlights the first bar of a ranking, in either direction", () => {
  expect([findLeader(bars([9, 5, 4])), findLeader(bars([4, 5, 9]))]).toEqual([["n0"], ["n0"]]);
});

test("highlights none if bars are unsorted, close, only two, negative, or along time", () => {
  const found = [bars([5, 9, 4]), bars([100, 99, 98]), bars([9, 4]), bars([9, 4, -1]), bars([9, 5, 4], true)];
  expect(found.map(findLeader)).toEqual([null, null, null, null, null]);
});

function bars(values: readonly number[], isTime = false): PlacedData {
  return {
    axis: {
      isTime,
      grain: null,
      label: "name",
      positions: values.map((_, index) => ({ cell: `n${index}`, name: `n${index}`, ms: null })),
    },
    series: [{ name: "orders", column: "orders", values, rows: [], role: "own", slot: 0 }],
    format: null,
    incomplete: null,
    forecast: null,
  };
}
