import { expect, test } from "vitest";
import { dark, draw } from "../draw-kinds.test-support.ts";
import {
  categoryAxis,
  euros,
  figureOf,
  numberAxis,
  readPath,
  seriesOf,
  partsOf,
  tableOf,
  textsOf,
} from "../samples.test-support.ts";

const revenue = figureOf("revenue", euros);
const pie = partsOf({ kind: "pie", x: categoryAxis("name"), y: [revenue] });

test("a pie has at most five slices: the smaller ones are a grey Other with all their rows", () => {
  const table = tableOf({ name: ["A", "B", "C", "D", "E", "F", "G"], revenue: [40, 5, 20, 15, 10, 6, 4] });
  const { option, describe, find } = draw(pie, table);
  expect(readPath(seriesOf(option)[0], "data")).toMatchObject([
    { name: "A", value: 40, itemStyle: { color: dark.series[0] } },
    { name: "C", value: 20 },
    { name: "D", value: 15 },
    { name: "E", value: 10 },
    { name: "Other", value: 15, itemStyle: { color: dark.rest } },
  ]);
  expect(textsOf(option)).toEqual(expect.arrayContaining(["A", "40%", "Other", "15%"]));
  expect(find({ series: 0, item: 4, axis: null, value: null })).toEqual({
    row: null,
    rows: [5, 1, 6],
    column: "revenue",
    value: 15,
  });
  expect(describe({ series: 0, item: 0, axis: null, value: null })?.lines[0]?.value).toBe("€40 · 40.0%");
});

test("five slices remain five; zero and negative figures have none", () => {
  const five = tableOf({ name: ["A", "B", "C", "D", "E", "F"], revenue: [5, 4, 3, 2, 1, null] });
  expect(readPath(seriesOf(draw(pie, five).option)[0], "data", "length")).toBe(5);
  expect(textsOf(draw(pie, tableOf({ name: ["A"], revenue: [-1] })).option)).toEqual(["No figures to draw"]);
});

test("slices of averages have their own figures, no shares and no Other", () => {
  const names = ["A", "B", "C", "D", "E", "F", "G"];
  const table = tableOf({ name: names, revenue: [40, 35, 30, 25, 20, 15, 10] });
  const { option, describe } = draw({ ...pie, totals: "hidden" }, table);
  expect(readPath(seriesOf(option)[0], "data", "length")).toBe(7);
  expect(textsOf(option)).toEqual(expect.arrayContaining(["A", "€40", "G", "€10"]));
  expect(textsOf(option).filter((text) => text.includes("%"))).toEqual([]);
  expect(describe({ series: 0, item: 0, axis: null, value: null })?.lines[0]?.value).toBe("€40");
});

const heatmap = partsOf({
  kind: "heatmap",
  x: categoryAxis("hour", { kind: "datePart", part: "hourOfDay" }),
  y: [figureOf("orders")],
  series: "weekday",
});

test("a heatmap has a ramp from low to high, or in two directions from zero", () => {
  const cells = (orders: readonly (number | null)[]) => {
    const table = tableOf({ hour: [0, 1, 0, 1], weekday: [1, 1, 2, 2], orders });
    const [series] = seriesOf(draw(heatmap, table).option);
    return [0, 1, 2, 3].map((index) => readPath(series, "data", index, "itemStyle", "color"));
  };
  expect(cells([0, 6, 3, null])).toEqual([
    dark.sequential[0],
    dark.sequential[6],
    dark.sequential[3],
    "transparent",
  ]);
  expect(cells([-6, 6, 0, 2])).toEqual([
    dark.diverging[0],
    dark.diverging[6],
    dark.diverging[3],
    dark.diverging[4],
  ]);
});

test("rows of a heatmap have names, cells have figures if they fit, and refer to rows of the table", () => {
  const table = tableOf({ hour: [0, 1, 0, 1], weekday: [1, 1, 2, 2], orders: [1, 2, 3, 4] });
  const { option, describe, find } = draw(heatmap, table);
  const label = readPath(option, "yAxis", "axisLabel", "formatter") as (
    name: string,
    index: number,
  ) => string;
  expect([label("", 0), label("", 1)]).toEqual(["Mon", "Tue"]);
  expect(readPath(seriesOf(option)[0], "label", "show")).toBe(true);
  expect(describe({ series: 0, item: 2, axis: null, value: null })).toMatchObject({
    title: "0:00",
    lines: [{ name: "Tue", value: "3" }],
  });
  expect(find({ series: 0, item: 3, axis: null, value: null })?.row).toBe(3);
});

test("a heatmap with invisibly small cells is not drawn", () => {
  const many = Array.from({ length: 300 }, (_, index) => index);
  const table = tableOf({ hour: many, weekday: many.map((index) => `day ${index}`), orders: many });
  expect(textsOf(draw(heatmap, table).option)).toEqual(["90000 cells are too many to draw"]);
});

const scatter = partsOf({ kind: "scatter", x: numberAxis("price", euros), y: [figureOf("sold")] });

test("each row that has both figures is a dot, which refers to its row", () => {
  const table = tableOf({ product: ["Chair", "Lamp", "Rug"], price: [10, null, 30], sold: [5, 6, 7] });
  const { option, describe, find } = draw(scatter, table);
  expect(readPath(option, "dataset", 0, "source")).toEqual(Float64Array.from([10, 5, 30, 7]));
  expect(describe({ series: 0, item: 1, axis: null, value: null })).toMatchObject({
    title: "Rug",
    lines: [
      { name: "price", value: "€30" },
      { name: "sold", value: "7" },
    ],
  });
  expect(find({ series: 0, item: 1, axis: null, value: null })).toEqual({
    row: 2,
    rows: [2],
    column: "sold",
    value: 7,
  });
  expect(textsOf(option)).toEqual(["sold", "price"]);
});

test("dots that would hide each other are left out, and the others still refer to their rows", () => {
  const same = Array.from({ length: 20_000 }, (_, row) => (row < 19_999 ? 1 : 100));
  const { option, find } = draw(scatter, tableOf({ price: same, sold: same }));
  expect(readPath(option, "dataset", 0, "source", "length")).toBe(8);
  expect(find({ series: 0, item: 3, axis: null, value: null })?.row).toBe(19_999);
});

const histogram = partsOf({
  kind: "histogram",
  x: numberAxis("value", euros),
  y: [figureOf("value", euros)],
});

test("a histogram of more rows than the table has counts all of them", () => {
  const bins = [
    { from: 0, to: 5, count: 90_000 },
    { from: 5, to: 10, count: 60_000 },
  ];
  const spread = { count: 150_000, least: 1, median: 4, most: 9, bins };
  const { option, describe, find } = draw({ ...histogram, spread }, tableOf({ value: [1, 2] }));
  expect(readPath(seriesOf(option)[0], "data")).toEqual([90_000, 60_000]);
  expect(textsOf(option)).toEqual(["0", "€5", "€10", "median €4"]);
  const second = { series: 0, item: 1, axis: 1, value: null };
  expect(describe(second)).toMatchObject({ title: "€5 – €10", lines: [{ value: "60,000" }] });
  expect(find(second)).toEqual({ row: null, rows: [], column: null, value: 60_000 });
});

test("a histogram counts rows in ranges, marks the median, and refers to the rows", () => {
  const { option, describe, find } = draw(histogram, tableOf({ value: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }));
  expect(readPath(seriesOf(option)[0], "data")).toEqual([2, 2, 2, 2, 3]);
  expect(textsOf(option)).toEqual(["0", "€2", "€4", "€6", "€8", "€10", "median €5"]);
  expect(describe({ series: 0, item: 4, axis: 4, value: null })).toMatchObject({
    title: "€8 – €10",
    lines: [{ value: "3" }],
  });
  expect(find({ series: 0, item: 0, axis: 0, value: null })).toEqual({
    row: null,
    rows: [0, 1],
    column: null,
    value: 2,
  });
});

test("a figure and a table have thumbnails too, for lists of charts", () => {
  const table = tableOf({ revenue: [6_041_233.5] });
  expect(textsOf(draw(partsOf({ kind: "number", y: [revenue] }), table).option)).toEqual([
    "€6.04M",
    "Revenue",
  ]);
  expect(textsOf(draw(partsOf({ kind: "table" }), table).option)).toEqual([]);
});
