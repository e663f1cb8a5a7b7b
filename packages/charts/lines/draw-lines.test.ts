import { noFacts } from "@askery/model";
import { expect, test } from "vitest";
import { dark, draw } from "../draw-kinds.test-support.ts";
import {
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  readPath,
  seriesOf,
  partsOf,
  tableOf,
  textsOf,
} from "../samples.test-support.ts";
import { unfinished } from "../style/series-styles.ts";

const revenue = figureOf("revenue", euros);
const line = partsOf({ kind: "line", x: monthAxis, y: [revenue], series: "category" });

/** Each name has ten times the figure of the next one, over the given number of months. */
function categories(names: readonly string[], months = 6) {
  const rows = names.flatMap((name, index) =>
    monthsOf2026(months).map((month, position) => ({
      name,
      month,
      value: (names.length - index) * 10_000 + position * 100,
    })),
  );
  return tableOf({
    month: rows.map(({ month }) => month),
    category: rows.map(({ name }) => name),
    revenue: rows.map(({ value }) => value),
  });
}

const lettersTo = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index}`);

test("lines are 2 px wide, in the order of colors, with a dot only at the end", () => {
  const { option } = draw(line, categories(["A", "B"]));
  const [first, second, dots] = seriesOf(option);
  expect(first).toMatchObject({
    type: "line",
    showSymbol: false,
    lineStyle: { width: 2, color: dark.series[0], type: "solid" },
  });
  expect(second).toMatchObject({ lineStyle: { color: dark.series[1] } });
  expect(dots).toMatchObject({ type: "scatter", data: [{ value: [5, 20_500] }, { value: [5, 10_500] }] });
});

test("names are at the ends of lines with their last figures; a phone has only the names", () => {
  expect(textsOf(draw(line, categories(["A", "B"])).option)).toEqual(["A  €20.5k", "B  €10.5k"]);
  const phone = { size: { width: 330, height: 220 } };
  expect(textsOf(draw(line, categories(["A", "B"]), phone).option)).toEqual(["A", "B"]);
});

test("with more than five series, or if their names do not fit, there is a legend", () => {
  const six = draw(line, categories(lettersTo(6))).option;
  expect(textsOf(six)).toEqual(lettersTo(6));
  expect(readPath(six, "grid", "top")).toBeGreaterThan(30);
  const low = draw(line, categories(lettersTo(5)), { size: { width: 640, height: 90 } }).option;
  expect(textsOf(low)).toEqual(lettersTo(5));
});

test("the sixth to the eighth series have dashes; those beyond eight are grey context lines", () => {
  const { option } = draw(line, categories(lettersTo(10)));
  const lines = seriesOf(option).filter(({ type }) => type === "line");
  expect(lines.map((one) => readPath(one, "lineStyle", "type") === "solid")).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(lines.slice(0, 3).map((one) => readPath(one, "lineStyle", "color"))).toEqual([
    dark.rest,
    dark.rest,
    dark.rest,
  ]);
  expect(textsOf(option).at(-1)).toBe("3 others");
});

test("an unfinished month is dashed and has its last day", () => {
  const { option } = draw({ ...line, incompleteFrom: "2026-06-20" }, categories(["A"]));
  const [main, tail] = seriesOf(option);
  expect(readPath(option, "dataset", 0, "source")).toEqual(
    Float64Array.from([0, 10_000, 1, 10_100, 2, 10_200, 3, 10_300, 4, 10_400]),
  );
  expect(main).toMatchObject({ lineStyle: { type: "solid" } });
  expect(tail).toMatchObject({
    data: [
      [4, 10_400],
      [5, 10_500],
    ],
    lineStyle: { type: unfinished },
  });
  expect(textsOf(option)).toContain("to 20 Jun");
});

test("the note of an unfinished month is above the plot, where no line crosses it, however wide its band is", () => {
  for (const width of [360, 1280]) {
    const size = { width, height: 300 };
    const { option } = draw({ ...line, incompleteFrom: "2026-06-20" }, categories(["A"]), { size });
    const parts: readonly unknown[] = Array.isArray(option.graphic) ? option.graphic : [];
    const note = parts.find((part) => readPath(part, "style", "text") === "to 20 Jun");
    expect(Number(readPath(note, "y"))).toBeLessThan(Number(readPath(option, "grid", "top")));
  }
});

test("a missing figure is a gap, a single point between gaps is a dot", () => {
  const table = tableOf({ month: monthsOf2026(5), revenue: [100, null, 300, null, 500] });
  const { option } = draw({ ...line, series: null }, table);
  expect(readPath(option, "dataset", 0, "source")).toEqual(
    Float64Array.from([0, 100, 1, Number.NaN, 2, 300, 3, Number.NaN, 4, 500]),
  );
  expect(readPath(seriesOf(option).at(-1), "data", "length")).toBe(3);
});

test("there are at most five horizontal lines and a baseline, no vertical lines, no frame, no ticks", () => {
  const { option } = draw(line, categories(["A", "B"]));
  const [min, max, interval] = ["min", "max", "interval"].map((key) =>
    Number(readPath(option, "yAxis", key)),
  );
  expect(min).toBe(0);
  expect(((max ?? 0) - (min ?? 0)) / (interval ?? 1)).toBeLessThanOrEqual(5);
  expect(option).toMatchObject({
    xAxis: {
      splitLine: { show: false },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: dark.zero } },
    },
    yAxis: {
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: dark.grid } },
    },
  });
});

test("areas are stacked, so that the last one ends at the sum; shares end at one", () => {
  const area = { ...line, kind: "area" as const, stacking: "stacked" as const };
  expect(readPath(draw(area, categories(["A", "B"], 1)).option, "dataset", 1, "source")).toEqual(
    Float64Array.from([0, 30_000]),
  );
  const shares = draw({ ...area, stacking: "shares" }, categories(["A", "B"], 1)).option;
  expect(readPath(shares, "dataset", 1, "source")).toEqual(Float64Array.from([0, 1]));
  expect(readPath(shares, "yAxis", "max")).toBe(1);
});

test("ten thousand points are downsampled, forty are not", () => {
  const days = Array.from({ length: 10_000 }, (_, day) =>
    new Date(Date.UTC(1999, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const spec = { ...line, series: null, x: { ...monthAxis, column: "day", grain: "day" as const } };
  const { option } = draw(spec, tableOf({ day: days, revenue: days.map((_, index) => index) }));
  expect(seriesOf(option)[0]).toMatchObject({ sampling: "lttb" });
  expect(seriesOf(draw(line, categories(["A"])).option)[0]).not.toHaveProperty("sampling");
});

test("moments without a unit are placed by time", () => {
  const spec = { ...line, series: null, x: { ...monthAxis, grain: null } };
  const table = tableOf({
    month: ["2026-01-01 00:00:00", "2026-01-01 06:00:00", "2026-01-02 00:00:00"],
    revenue: [1, 2, 3],
  });
  const { option, describe } = draw(spec, table);
  const start = Date.UTC(2026, 0, 1);
  expect(readPath(option, "dataset", 0, "source")).toEqual(
    Float64Array.from([start, 1, start + 21_600_000, 2, start + 86_400_000, 3]),
  );
  expect(describe({ axis: start + 20_000_000, series: 0, item: 0, value: null })?.title).toBe(
    "1 Jan 2026, 06:00",
  );
});

test("a single point is a dot with its figure; rows without figures have a message", () => {
  const one = draw({ ...line, series: null }, tableOf({ month: ["2026-03-01"], revenue: [1200] })).option;
  expect(textsOf(one)).toEqual(["€1,200"]);
  expect(
    textsOf(draw({ ...line, series: null }, tableOf({ month: ["2026-03-01"], revenue: [null] })).option),
  ).toEqual(["No figures to draw"]);
  expect(
    textsOf(draw({ ...line, series: null }, tableOf({ month: ["2026-03-01"], sales: [1] })).option),
  ).toEqual(["The result has no column “revenue”"]);
  expect(
    textsOf(draw({ ...line, series: null }, tableOf({ day: ["2026-03-01"], revenue: [1] })).option),
  ).toEqual(["The result has no column “month”"]);
  expect(textsOf(draw(line, tableOf({ month: [], category: [], revenue: [] })).option)).toEqual(["No rows"]);
});

test("events and goals have their lines and labels", () => {
  const marks = [
    { kind: "event", at: "2026-03-14", label: "Outage" },
    { kind: "event", at: "2031-01-01", label: "Later" },
    { kind: "goal", value: 18_000, label: "Goal" },
  ] as const;
  expect(textsOf(draw({ ...line, marks }, categories(["A"])).option)).toEqual(["€10.5k", "Goal", "Outage"]);
});

test("a thumbnail is the shape without text", () => {
  const { option } = draw(line, categories(["A", "B"]), {
    density: "thumbnail",
    size: { width: 240, height: 140 },
  });
  expect(textsOf(option)).toEqual([]);
  expect(option).toMatchObject({
    xAxis: { axisLabel: { show: false } },
    yAxis: { axisLabel: { show: false }, splitLine: { show: false } },
  });
});

test("the tooltip shows all series at a position, largest first, and finds the row of the nearest line", () => {
  const { describe, find } = draw({ ...line, incompleteFrom: "2026-06-20" }, categories(["A", "B"]));
  expect(describe({ axis: 5, series: 0, item: 0, value: null })).toEqual({
    title: "Jun 2026, to 20 Jun",
    lines: [
      { color: dark.series[0], name: "A", value: "€20,500" },
      { color: dark.series[1], name: "B", value: "€10,500" },
    ],
  });
  expect(find({ axis: 4.8, series: -1, item: -1, value: 11_000 })).toEqual({
    row: 11,
    rows: [11],
    column: "revenue",
    value: 10_500,
  });
});

test("a month without rows is 0 for what counts rows, and a gap for what is unknown there", () => {
  const table = tableOf({ month: ["2026-01-01", "2026-02-01", "2026-04-01"], revenue: [100, 200, 300] });
  const pointsOf = (zeroWithoutRows: readonly string[]) => {
    const request = { ...line, series: null };
    const facts = { ...noFacts, zeroWithoutRows };
    return readPath(draw(request, table, { facts }).option, "dataset", 0, "source");
  };
  expect(pointsOf(["revenue"])).toEqual(Float64Array.from([0, 100, 1, 200, 2, 0, 3, 300]));
  expect(pointsOf([])).toEqual(Float64Array.from([0, 100, 1, 200, 2, Number.NaN, 3, 300]));
});

test("moments of several series without a unit leave no gaps in one another", () => {
  const spec = { ...line, x: { ...monthAxis, grain: null } };
  const days = ["2026-01-01 00:00:00", "2026-01-02 00:00:00", "2026-01-03 00:00:00"];
  const table = tableOf({ month: days, category: ["A", "B", "A"], revenue: [1, 2, 3] });
  const [first] = [readPath(draw(spec, table).option, "dataset", 0, "source")];
  expect(first).toEqual(Float64Array.from([Date.UTC(2026, 0, 1), 1, Date.UTC(2026, 0, 3), 3]));
});

test("a scale of logarithms has no line at zero, and its figures are brief", () => {
  const table = tableOf({ month: monthsOf2026(4), revenue: [0.5, 40, 3000, 2_000_000] });
  const request = { ...line, series: null, y: [figureOf("revenue")], display: { scale: "log" as const } };
  const { xAxis, yAxis } = draw(request, table).option;
  expect(readPath(xAxis, "axisLine", "show")).toBe(false);
  const write = readPath(yAxis, "axisLabel", "formatter") as (value: number) => string;
  expect([-1, 2, 6].map(write)).toEqual(["0.1", "100", "1M"]);
});

test("a figure is below a valley, and beside a point that a steep line passes through", () => {
  const table = tableOf({ month: monthsOf2026(5), revenue: [900, 500, 100, 900, 800] });
  const request = { ...line, series: null, y: [figureOf("revenue")], display: { labels: "shown" as const } };
  const { graphic } = draw(request, table).option;
  const find = (text: string) =>
    (Array.isArray(graphic) ? graphic : []).find(
      (part: unknown) => readPath(part, "style", "text") === text,
    ) as unknown;
  const yOf = (text: string) => Number(readPath(find(text), "y"));
  const xOf = (text: string) => Number(readPath(find(text), "x"));
  const step = (xOf("900") - xOf("100")) / 1;
  expect(yOf("100")).toBeGreaterThan(yOf("500"));
  expect(Math.abs(xOf("500") - (xOf("100") - step))).toBeGreaterThan(10);
});

test("names of lines have their colors where lines end close to one another", () => {
  const swatches = (last: number) => {
    const table = tableOf({ month: monthsOf2026(3), first: [100, 400, 500], second: [300, 200, last] });
    const figures = ["first", "second"].map((column) => figureOf(column));
    const { graphic } = draw({ ...line, series: null, y: figures }, table).option;
    return (Array.isArray(graphic) ? graphic : []).filter(
      (part: unknown) => readPath(part, "type") === "rect",
    ).length;
  };
  expect([swatches(505), swatches(100)]).toEqual([2, 0]);
});
