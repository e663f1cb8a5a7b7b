import { readDrawnColumns } from "@askery/model";
import { expect, test } from "vitest";
import { readStoredChart } from "./read-stored-chart.ts";
import { versionOneCharts } from "./version-1-charts.test-support.ts";

test.each(versionOneCharts.map((stored) => [String(stored["type"]), stored] as const))(
  "a stored %s of version 1 keeps its kind, columns, text and facts",
  (type, stored) => {
    const { kind, chart } = readStoredChart(stored);
    const { title, subtitle, reason, incompleteFrom, spread = null, x, y, series, stacking } = stored;
    expect(kind).toBe("read");
    expect(chart).toMatchObject({
      spec: { version: 3, kind: type },
      caption: { title, subtitle, reason },
      facts: { incompleteFrom, spread },
    });
    expect(readDrawnColumns(chart.spec)).toEqual({ x, y, series, stacking });
  },
);

test("a current chart is read as it was stored", () => {
  for (const old of versionOneCharts) {
    const { chart } = readStoredChart(old);
    const stored: unknown = JSON.parse(JSON.stringify(chart));
    expect(readStoredChart(stored)).toEqual({ kind: "read", chart });
  }
});

test("a chart of version 2 keeps all that it has", () => {
  for (const old of versionOneCharts) {
    const { chart } = readStoredChart(old);
    const second = { ...chart, spec: { ...chart.spec, version: 2 } };
    expect(readStoredChart(second)).toEqual({ kind: "read", chart });
  }
});

test("a chart of a newer version becomes a table, and says so", () => {
  const [old] = versionOneCharts;
  const { chart } = readStoredChart(old);
  const newer = { ...chart, spec: { ...chart.spec, version: 99, kind: "sankey" } };
  expect(readStoredChart(newer)).toEqual({
    kind: "newer",
    chart: {
      spec: { version: 3, kind: "table", encoding: { form: "rows" }, settings: {}, marks: [] },
      caption: {
        title: chart.caption.title,
        subtitle: "",
        reason: "because a newer version of Askery saved this chart",
      },
      facts: { incompleteFrom: null, spread: null },
    },
  });
});

test.each<[claim: string, stored: unknown]>([
  ["nothing", null],
  ["a text", "line"],
  ["a kind that nobody knows", { type: "sankey", title: "", subtitle: "", reason: "" }],
  [
    "a line without an axis",
    { type: "line", title: "", subtitle: "", reason: "", x: null, y: [], series: null },
  ],
  ["a setting that is no choice", withSetting("sideways")],
  ["script where a format belongs", withFormat("<script>")],
])("%s becomes a table whose reason says that it is damaged", (_, stored) => {
  const { kind, chart } = readStoredChart(stored);
  expect([kind, chart.spec.kind, chart.caption.reason]).toEqual([
    "broken",
    "table",
    "because the saved settings of this chart cannot be read",
  ]);
});

function withSetting(stacking: string): unknown {
  const bar = versionOneCharts.find(({ type }) => type === "bar");
  return { ...bar, stacking };
}

function withFormat(kind: string): unknown {
  const bar = versionOneCharts.find(({ type }) => type === "bar");
  return { ...bar, y: [{ column: "a", label: "a", format: { kind } }] };
}
