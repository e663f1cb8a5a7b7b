import { expect, test } from "vitest";
import { makeChartSpec, noFacts, tableSpec, type ChartKind, type DatedEvent } from "@askery/model";
import { describeChart } from "../describe-chart.ts";
import { drawChart } from "../draw-chart.ts";
import { drawSvg } from "../draw-svg.ts";
import { figureOf, tableOf } from "../samples.test-support.ts";
import { chartThemes } from "../theme/chart-themes.data.ts";

const months = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01"];
const table = tableOf({ month: months, revenue: [3, 5, 4, 6, 8, 7], orders: [30, 51, 40, 60, 80, 71] });

const events: readonly DatedEvent[] = [
  { from: "2025-11-03", to: null, title: "Old shop closed" },
  { from: "2026-02-14", to: null, title: "Free delivery" },
  { from: "2026-04-10", to: "2026-05-20", title: "Outage" },
];

function sourceOf(kind: ChartKind, more: { readonly events?: "shown" | "hidden" } = {}) {
  const spec =
    makeChartSpec({
      kind,
      roles: {
        axis: { column: "month", label: "month", kind: "time", grain: "month", format: null },
        figures: [figureOf("revenue", null)],
        series: null,
        numeric: [figureOf("revenue", null), figureOf("orders", null)],
      },
      display: more,
    }) ?? tableSpec;
  return { spec, facts: { ...noFacts, events }, table };
}

const drawn = { theme: chartThemes.light, width: 640, height: 260 };

test.each(["line", "area", "step", "bar", "horizontalBar", "combo"] as const)(
  "a %s marks the database's events on its axis, and names them in its description",
  async (kind) => {
    const source = sourceOf(kind);
    const svg = await drawSvg({ ...source, ...drawn });
    expect([svg.includes("Free delivery"), svg.includes("Outage"), svg.includes("Old shop")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await describeChart(source)).toContain(
      "Events: Free delivery, 14 Feb 2026; Outage, 10 Apr 2026 to 20 May 2026.",
    );
  },
);

test("a tooltip names the events of its unit", async () => {
  const { width, height } = drawn;
  const { describe } = await drawChart({
    ...sourceOf("bar"),
    theme: drawn.theme,
    size: { width, height },
  });
  const linesAt = (axis: number) =>
    describe({ series: 0, item: axis, axis, value: null })?.lines.map(({ name, value }) => [name, value]);
  expect([linesAt(0), linesAt(1), linesAt(4)]).toEqual([
    [["revenue", "3"]],
    [
      ["revenue", "5"],
      ["Free delivery", "14 Feb 2026"],
    ],
    [
      ["revenue", "8"],
      ["Outage", "10 Apr 2026 to 20 May 2026"],
    ],
  ]);
});

test("hidden events are neither drawn nor described, and thumbnails have none", async () => {
  const hidden = sourceOf("line", { events: "hidden" });
  expect(await drawSvg({ ...hidden, ...drawn })).not.toContain("Free delivery");
  expect(await describeChart(hidden)).not.toContain("Event");
  const thumbnail = { theme: drawn.theme, width: 240, height: 140, density: "thumbnail" as const };
  expect(await drawSvg({ ...sourceOf("line"), ...thumbnail })).toBe(
    await drawSvg({ ...sourceOf("line", { events: "hidden" }), ...thumbnail }),
  );
});

test("labels of close events are in two rows; those that fit in neither are only in the description", async () => {
  const close = ["First", "Second", "Third"].map((word, index) => ({
    from: `2026-03-0${index + 1}`,
    to: null,
    title: `${word} of several events`,
  }));
  const source = { ...sourceOf("line"), facts: { ...noFacts, events: close } };
  const svg = await drawSvg({ ...source, ...drawn });
  const rows = ["First", "Second", "Third"].map(
    (word) => new RegExp(`translate\\([\\d.]+ ([\\d.]+)\\)"[^>]*>${word} of`).exec(svg)?.[1] ?? null,
  );
  expect([rows[0] !== rows[1], rows[2]]).toEqual([true, null]);
  expect(await describeChart(source)).toContain("Third of several events, 3 Mar 2026.");
});

test("the label of an event in an unfinished month is above the note on it", async () => {
  const recent = [{ from: "2026-06-03", to: null, title: "New shop" }];
  const { spec, ...source } = sourceOf("line");
  const unfinished = {
    ...source,
    spec: { ...spec, marks: [{ kind: "incompletePeriod" as const }] },
    facts: { ...noFacts, events: recent, incompleteFrom: "2026-06-20" },
  };
  const svg = await drawSvg({ ...unfinished, ...drawn, width: 360 });
  expect([svg.includes("to 20 Jun"), svg.includes("New shop")]).toEqual([true, true]);
});
