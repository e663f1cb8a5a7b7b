import { expect, test } from "vitest";
import { findCauses } from "./find-causes.ts";
import type { Cube } from "./cube.ts";

test("three days more for all deliveries of a depot are said of the depot, however long the others take", () => {
  const { causes } = findCauses(makeDays((depot) => (depot === 2 ? 3 : 0)));
  expect(causes.map(({ kind, segment }) => ({ kind, segment }))).toEqual([
    { kind: "rate", segment: { parts: [{ dimension: 0, value: 2 }] } },
  ]);
});

test("two services of a depot that are slower, of which others are not, are said as such", () => {
  const { causes } = findCauses(makeDays((depot, service) => (depot === 2 && service < 2 ? 3 : 0)));
  expect(causes.map(({ segment }) => segment.parts.length)).toEqual([2, 2]);
});

/** The days that deliveries of 6 depots, 4 services and 5 drivers of each took, with some noise, before and after. */
function makeDays(more: (depot: number, service: number) => number): Cube {
  const leaves = Array.from({ length: 120 }, (_, leaf) => ({
    depot: leaf % 6,
    service: Math.floor(leaf / 6) % 4,
    driver: Math.floor(leaf / 24),
  }));
  const rows = Float64Array.from(leaves, (_, leaf) => 40 + ((leaf * 37) % 60));
  const days = [0.5, 1.5, 3.5, 5.5];
  const noise = (leaf: number) => 1 + (((leaf * 53) % 11) - 5) / 100;
  return {
    dimensions: (["depot", "service", "driver"] as const).map((key, index) => ({
      size: [6, 4, 5][index] ?? 0,
      codes: Int32Array.from(leaves, (leaf) => leaf[key]),
    })),
    before: {
      figure: rows.map((count, leaf) => count * (days[leaves[leaf]?.service ?? 0] ?? 0)),
      base: rows,
    },
    after: {
      figure: rows.map((count, leaf) => {
        const { depot = 0, service = 0 } = leaves[leaf] ?? {};
        return count * noise(leaf) * ((days[service] ?? 0) + more(depot, service));
      }),
      base: rows,
    },
  };
}
