import type { ChartDesign, ChartKind, Table } from "@askery/model";
import { describe, expect, test } from "vitest";
import { applyDesign, readDesign } from "./apply-design.ts";
import { acceptOffer, findChartProblems } from "./find-chart-problems.ts";
import {
  categoryAxis,
  chartOf,
  figureOf,
  monthAxis,
  monthsOf2026,
  outputsOf,
  partsOf,
  tableOf,
} from "./samples.test-support.ts";

/** A wrong combination is explained, and one click draws the nearest that works. */
const revenue = figureOf("revenue");

function bars(names: readonly string[], values: readonly number[]) {
  return {
    own: chartOf(partsOf({ kind: "horizontalBar", x: categoryAxis("shop"), y: [revenue] })),
    table: tableOf({ shop: [...names], revenue: [...values] }),
  };
}

function months(values: readonly number[]) {
  return {
    own: chartOf(partsOf({ kind: "line", x: monthAxis, y: [revenue] })),
    table: tableOf({ month: monthsOf2026(values.length), revenue: [...values] }),
  };
}

const shops = (count: number) => Array.from({ length: count }, (_, at) => `Shop ${at + 1}`);
const counted = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

interface Scene {
  readonly own: ReturnType<typeof chartOf>;
  readonly table: Table;
}

/** The problem of a design, and the kind and options after its offer was accepted. */
function problemOf({ own, table }: Scene, design: Partial<ChartDesign>, asked: ChartKind | null = null) {
  const result = { table, outputs: outputsOf(table) };
  const shown = applyDesign(own, result, { ...readDesign(own.spec), ...design });
  const [problem] = findChartProblems({ own, shown, asked: design.kind ?? asked }, result);
  if (problem === undefined) return null;
  const { fact, offer } = problem;
  if (offer === null) return [fact, null];
  const { spec } = acceptOffer({ own, shown }, result, offer);
  const left = findChartProblems({ own, shown: { spec } }, result);
  return [fact, offer.label, spec.kind, left];
}

describe("a kind that the result does not suit", () => {
  test.each<[claim: string, scene: Scene, kind: ChartKind, fact: string, label: string, drawn: ChartKind]>([
    [
      "a pie of forty parts",
      bars(shops(40), counted(40)),
      "pie",
      "Pie: 40 slices are too many to read.",
      "Pie of the largest 5 and Other",
      "pie",
    ],
    [
      "a pie with negative parts",
      bars(shops(3), [3, -1, 2]),
      "pie",
      "Pie: a part of a whole cannot be negative.",
      "Draw as bars",
      "horizontalBar",
    ],
    [
      "a map without places",
      bars(shops(3), [3, 1, 2]),
      "map",
      "Map: a map needs names or codes of countries or of US states.",
      "Draw as bars",
      "horizontalBar",
    ],
    [
      "a line without an order",
      bars(shops(3), [3, 1, 2]),
      "line",
      "Line: a line needs an ordered axis, such as months.",
      "Draw as columns",
      "bar",
    ],
    [
      "two axes of one figure",
      months([1, 2, 3]),
      "combo",
      "Columns and line: it needs two figures for each value.",
      "Draw as line",
      "line",
    ],
    [
      "a funnel of a single stage",
      bars(["Visit"], [3]),
      "funnel",
      "Funnel: it needs at least two steps.",
      "Draw as bars",
      "horizontalBar",
    ],
    [
      "a gauge of several rows",
      bars(shops(3), [3, 1, 2]),
      "gauge",
      "Gauge: there are three rows, not a single figure.",
      "Draw as columns",
      "bar",
    ],
    [
      "points of one figure",
      bars(shops(3), [3, 1, 2]),
      "scatter",
      "Scatter: a scatter chart needs two figures for each item.",
      "Draw as columns",
      "bar",
    ],
  ])("%s", (...[, scene, kind, ...expected]) => {
    expect(problemOf(scene, { kind })).toEqual([...expected, []]);
  });

  test("a question that named it in vain gets the same offer", () => {
    const scene = bars(shops(40), counted(40));
    expect(problemOf(scene, {}, "pie")).toEqual([
      "Pie: 40 slices are too many to read.",
      "Pie of the largest 5 and Other",
      "pie",
      [],
    ]);
  });
});

describe("what a kind cannot show", () => {
  const log = { display: { scale: "log" } } as const;
  const trend = { marks: [{ kind: "trend" }] } as const;

  test.each<[claim: string, scene: Scene, design: Partial<ChartDesign>, fact: string, label: string]>([
    [
      "a logarithm of zero and less",
      months([0, 2, -3]),
      log,
      "A logarithmic scale needs figures above zero, and 2 figures are not.",
      "Use a linear scale",
    ],
    [
      "columns over time on a logarithmic scale",
      months([1, 2, 3]),
      { ...log, kind: "bar" },
      "Columns have no logarithmic scale, because they start at zero.",
      "Draw as line",
    ],
    [
      "bars of things on a logarithmic scale",
      bars(shops(3), [1, 2, 3]),
      log,
      "Bars have no logarithmic scale, because they start at zero.",
      "Use a linear scale",
    ],
    [
      "a trend without an order",
      bars(shops(3), [1, 2, 3]),
      trend,
      "A trend line needs points, or figures along an order that are not stacked.",
      "Leave it out",
    ],
    [
      "bars without lines to smooth",
      bars(shops(3), [1, 2, 3]),
      { display: { curve: "smooth" } },
      "Bars: there is no line to smooth.",
      "Leave it out",
    ],
    [
      "columns of months without lines to smooth",
      months([1, 2, 3]),
      { kind: "bar", display: { curve: "smooth" } },
      "Columns: there is no line to smooth.",
      "Draw as line",
    ],
    [
      "bars that should not start at zero",
      bars(shops(3), [1, 2, 3]),
      { display: { zero: "excluded" } },
      "Bars: they start at zero, so that their lengths can be compared.",
      "Leave it out",
    ],
    [
      "an average of slices",
      bars(shops(3), [1, 2, 3]),
      { kind: "pie", marks: [{ kind: "average" }] },
      "Pie: an average needs an axis of figures that do not add up to 100%.",
      "Draw as columns",
    ],
    [
      "the largest of months",
      months([1, 2, 3]),
      { display: { top: { count: 2, hasOther: true } } },
      "Times are never reduced to the largest, because a course needs all of them.",
      "Leave it out",
    ],
    [
      "a single line in patterns",
      months([1, 2, 3]),
      { display: { palette: "patterns" } },
      "Line: patterns distinguish several series of lines, areas or bars, and there are none here.",
      "Leave it out",
    ],
    [
      "a single series that is stacked",
      bars(shops(3), [1, 2, 3]),
      { stacking: "stacked" },
      "There is nothing to stack: the chart has one series. A second breakdown would give it more.",
      "Leave it out",
    ],
  ])("%s", (...[, scene, design, ...expected]) => {
    const [fact, label, , left] = problemOf(scene, design) ?? [];
    expect([fact, label, left]).toEqual([...expected, []]);
  });

  test.each<[Partial<ChartDesign>]>([[{}], [log], [trend], [{ ...trend, kind: "bar" }], [{ kind: "area" }]])(
    "what works has no problem: %o",
    (design) => {
      expect(problemOf(months([1, 2, 3]), design)).toBeNull();
    },
  );
});

test("a column that vanished is named, and the table is offered", () => {
  const { own } = months([1, 2, 3]);
  const table = tableOf({ month: monthsOf2026(3), income: [1, 2, 3] });
  expect(problemOf({ own, table }, {})).toEqual([
    "The result no longer has the column “revenue”, which this chart draws.",
    "Show the table",
    "table",
    [],
  ]);
});
