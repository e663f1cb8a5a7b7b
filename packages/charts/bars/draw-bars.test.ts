import { expect, test } from "vitest";
import type { Cell, ChartMark } from "@askery/model";
import { dark, draw } from "../draw-kinds.test-support.ts";
import {
  categoryAxis,
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  percents,
  readPath,
  seriesOf,
  partsOf,
  tableOf,
  textsOf,
} from "../samples.test-support.ts";

const revenue = figureOf("revenue", euros);
const bar = partsOf({ kind: "bar", x: categoryAxis("name"), y: [revenue] });
const horizontal = { ...bar, kind: "horizontalBar" as const };
const named = (revenue: readonly Cell[], names = revenue.map((_, index) => `N${index}`)) =>
  tableOf({ name: names, revenue });

/** The text of a bar's label. */
function labelAt(series: unknown, dataIndex: number): unknown {
  const formatter = readPath(series, "label", "formatter");
  return typeof formatter === "function" ? (formatter as (params: object) => unknown)({ dataIndex }) : null;
}

test("bars start at zero, however similar their figures are", () => {
  const { option } = draw(bar, named([990, 1000, 1010]));
  expect([readPath(option, "yAxis", "min"), readPath(option, "yAxis", "max")]).toEqual([0, 1010]);
  const flat = draw(horizontal, named([990, 1010])).option;
  expect(readPath(flat, "xAxis", "min")).toBe(0);
});

test("figures are on the bars and there is no value axis; if they do not fit there is one", () => {
  const few = draw(bar, named([628_000, 473_000])).option;
  expect(few).toMatchObject({ yAxis: { axisLabel: { show: false }, splitLine: { show: false } } });
  expect(labelAt(seriesOf(few)[0], 0)).toBe("€628k");
  const many = draw(bar, named(Array.from({ length: 40 }, (_, index) => index * 1000))).option;
  expect(many).toMatchObject({ yAxis: { axisLabel: { show: true }, splitLine: { show: true } } });
  expect(seriesOf(many)[0]).not.toHaveProperty("label");
});

test("vertical bars fill 56% of their band, horizontal ones are 14 px high; the outer end is rounded", () => {
  const vertical = seriesOf(draw(bar, named(Array.from({ length: 10 }, () => 5))).option)[0];
  expect(readPath(vertical, "barWidth")).toBeCloseTo((634 / 10) * 0.56, 0);
  expect(readPath(vertical, "data", 0, "itemStyle", "borderRadius")).toEqual([3, 3, 0, 0]);
  const flat = seriesOf(draw(horizontal, named([3, 2, 1])).option)[0];
  expect(readPath(flat, "barWidth")).toBe(14);
  expect(readPath(flat, "data", 0, "itemStyle", "borderRadius")).toEqual([0, 3, 3, 0]);
});

test("the line of an average makes room for the figures that it would cross", () => {
  const lines = (values: readonly number[]) => {
    const { graphic } = draw({ ...bar, marks: [{ kind: "average" }] }, named(values)).option;
    const shapes = (Array.isArray(graphic) ? graphic : []).map((part: unknown) => readPath(part, "shape"));
    return shapes.filter((shape) => typeof readPath(shape, "x1") === "number");
  };
  expect(lines([100, 100, 10])).toHaveLength(1);
  const [first, second, ...others] = lines([100, 65, 40]);
  expect(others).toEqual([]);
  expect(Number(readPath(second, "x1")) - Number(readPath(first, "x2"))).toBeGreaterThan(20);
});

test("horizontal bars have bands, lines, and the names of both below them", () => {
  const marks: readonly ChartMark[] = [
    { kind: "band", from: 20, to: 60, label: "usual" },
    { kind: "goal", value: 120, label: "goal" },
    { kind: "reference", value: 118, label: "last year" },
  ];
  const { option } = draw({ ...horizontal, marks }, named([100, 65, 40]));
  expect(readPath(option, "xAxis", "max")).toBe(120);
  const parts: readonly unknown[] = Array.isArray(option.graphic) ? option.graphic : [];
  const [left, width] = ["left", "width"].map((side) => Number(readPath(option, "grid", side)));
  const shareOf = (x: unknown) => Math.round(((Number(x) - (left ?? 0)) / (width ?? 1)) * 120);
  const [band] = parts.filter((part) => readPath(part, "type") === "rect");
  const from = Number(readPath(band, "shape", "x"));
  expect([from, from + Number(readPath(band, "shape", "width"))].map(shareOf)).toEqual([20, 60]);
  const lines = parts.filter((part) => readPath(part, "type") === "line");
  expect(new Set(lines.map((part) => shareOf(readPath(part, "shape", "x1"))))).toEqual(new Set([118, 120]));
  const texts = parts.filter((part) => readPath(part, "type") === "text");
  expect(texts.map((part) => readPath(part, "style", "text"))).toEqual(["usual", "last year", "goal"]);
  const heights = texts.map((part) => Number(readPath(part, "y")));
  expect(new Set(heights).size).toBe(2);
});

test("the name of a line is beside bars, or above the line if their names need the room", () => {
  const place = (names: readonly string[], width: number) => {
    const parts = { ...bar, marks: [{ kind: "average" } as const] };
    const { graphic, grid } = draw(parts, named([100, 65, 40], [...names]), {
      size: { width, height: 240 },
    }).option;
    const average = (Array.isArray(graphic) ? graphic : []).find((part: unknown) =>
      String(readPath(part, "style", "text")).startsWith("average"),
    ) as unknown;
    const right = Number(readPath(grid, "left")) + Number(readPath(grid, "width"));
    return Number(readPath(average, "x")) > right ? "beside" : "above";
  };
  expect(place(["A", "B", "C"], 360)).toBe("beside");
  expect(place(["A longer name", "B", "C"], 330)).toBe("above");
  expect(place(["A longer name", "B", "C"], 720)).toBe("beside");
});

test("one series has one color; with a finding or a leader, only that bar has it", () => {
  const colors = (marks: readonly ChartMark[] = [], values = [3, 2, 1]) => {
    const [series] = seriesOf(draw({ ...bar, marks }, named(values)).option);
    return [0, 1, 2].map((index) => readPath(series, "data", index, "itemStyle", "color"));
  };
  const [first] = dark.series;
  expect(colors([], [2, 3, 1])).toEqual([first, first, first]);
  expect(colors()).toEqual([first, dark.rest, dark.rest]);
  expect(colors([{ kind: "highlight", values: ["N1"], isBad: false }])).toEqual([
    dark.rest,
    first,
    dark.rest,
  ]);
  expect(colors([{ kind: "highlight", values: ["N1"], isBad: true }])).toEqual([
    dark.rest,
    dark.down,
    dark.rest,
  ]);
});

test("gains and losses differ in color, side of the label, and sign", () => {
  const spec = { ...horizontal, y: [figureOf("revenue", percents)] };
  const [series] = seriesOf(draw(spec, named([0.216, -0.069])).option);
  expect([0, 1].map((index) => readPath(series, "data", index, "itemStyle", "color"))).toEqual([
    dark.up,
    dark.down,
  ]);
  expect(readPath(series, "data", 1, "label", "position")).toBe("left");
  expect([labelAt(series, 0), labelAt(series, 1)]).toEqual(["+21.6%", "−6.9%"]);
});

test("adjacent percentages have the same number of decimals", () => {
  const [series] = seriesOf(
    draw({ ...horizontal, y: [figureOf("revenue", percents)] }, named([0.148, 0.091])).option,
  );
  expect([labelAt(series, 0), labelAt(series, 1)]).toEqual(["14.8%", "9.1%"]);
});

test("an unfinished month is an outline with its last day", () => {
  const spec = { ...bar, x: monthAxis, incompleteFrom: "2026-11-20" };
  const { option } = draw(
    spec,
    tableOf({ month: monthsOf2026(11), revenue: monthsOf2026(11).map(() => 1000) }),
  );
  expect(readPath(seriesOf(option)[0], "data", 10, "itemStyle")).toMatchObject({
    color: dark.hover,
    borderColor: dark.series[0],
    borderType: [3, 4],
  });
  const label = readPath(option, "xAxis", "axisLabel", "formatter") as (
    name: string,
    index: number,
  ) => string;
  expect([label("", 9), label("", 10)]).toEqual(["Oct", "to 20 Nov"]);
});

test("a stack has its sum on top, its parts' names at the side, and one round end", () => {
  const spec = { ...bar, series: "kind", stacking: "stacked" as const, y: [figureOf("revenue")] };
  const table = tableOf({
    name: ["A", "A", "B", "B"],
    kind: ["new", "old", "new", "old"],
    revenue: [612, 388, 822, 581],
  });
  const { option } = draw(spec, table);
  const [lower, upper] = seriesOf(option);
  expect([lower, upper].map((series) => readPath(series, "stack"))).toEqual(["all", "all"]);
  expect([labelAt(lower, 0), labelAt(upper, 0), labelAt(upper, 1)]).toEqual(["", "1,000", "1,403"]);
  expect(textsOf(option)).toEqual(["new", "old"]);
  expect([lower, upper].map((series) => readPath(series, "data", 0, "itemStyle", "borderRadius"))).toEqual([
    [0, 0, 0, 0],
    [3, 3, 0, 0],
  ]);
});

test("the shares at each position add up to one, and a tooltip shows share and figure", () => {
  const spec = { ...bar, series: "kind", stacking: "shares" as const };
  const { option, describe } = draw(
    spec,
    tableOf({ name: ["A", "A"], kind: ["new", "old"], revenue: [300, 100] }),
  );
  expect(seriesOf(option).map((series) => readPath(series, "data", 0, "value"))).toEqual([0.75, 0.25]);
  expect(describe({ axis: 0, series: 0, item: 0, value: null })?.lines.map(({ value }) => value)).toEqual([
    "75% · €300",
    "25% · €100",
  ]);
});

test("long names are cut on the axis and complete in the tooltip", () => {
  const name = "A rather long name of a product that nobody would ever say aloud";
  const { option, describe } = draw(horizontal, named([4, 3], [name, "Short"]));
  const label = readPath(option, "yAxis", "axisLabel", "formatter") as (
    name: string,
    index: number,
  ) => string;
  expect([label("", 0).slice(-1), label("", 1)]).toEqual(["…", "Short"]);
  expect(describe({ axis: 0, series: 0, item: 0, value: null })?.title).toBe(name);
});

test("bars become horizontal if a name would not fit, as on a phone", () => {
  const table = named([4, 3, 2], ["Store", "Short video clips", "Direct"]);
  expect(readPath(draw(bar, table).option, "yAxis", "type")).toBe("value");
  const phone = draw(bar, table, { size: { width: 240, height: 200 } });
  expect(readPath(phone.option, "yAxis", "type")).toBe("category");
});

test("a missing figure is a dash, never a zero", () => {
  const { option, describe } = draw(horizontal, named([5, null]));
  expect(labelAt(seriesOf(option)[0], 1)).toBe("–");
  expect(describe({ axis: 1, series: 0, item: 1, value: null })?.lines[0]?.value).toBe("–");
});

test("ten thousand bars are drawn in bulk", () => {
  const { option } = draw(bar, named(Array.from({ length: 10_000 }, (_, index) => index)));
  expect(seriesOf(option)[0]).toMatchObject({ large: true });
});
