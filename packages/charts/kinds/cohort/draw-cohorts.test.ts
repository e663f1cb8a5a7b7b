import { expect, test } from "vitest";
import { drawSvg } from "../../draw-svg.ts";
import { categoryAxis, chartOf, figureOf, partsOf, percents, tableOf } from "../../samples.test-support.ts";
import { chartThemes } from "../../theme/chart-themes.data.ts";

const starts = ["Jan", "Jan", "Feb"];
const later = [1, 0, 0];

/** The texts of a triangle of two cohorts, whose rows come in another order than the months. */
async function textsOf(figure: "customers" | "retention", cells: readonly number[]): Promise<string> {
  const parts = partsOf({
    kind: "cohort",
    x: { ...categoryAxis("since"), format: { kind: "duration", unit: "month" } },
    y: [figureOf(figure, figure === "retention" ? percents : { kind: "number" })],
    series: "start",
  });
  const table = tableOf({ start: starts, since: later, [figure]: cells });
  const svg = await drawSvg({ ...chartOf(parts), table, theme: chartThemes.light, width: 640, height: 260 });
  return [...svg.matchAll(/<text[^>]*>([^<]*)/gu)].map(([, text]) => text?.trim()).join("|");
}

test("figures are drawn as parts of the first one, beside it", async () => {
  const texts = await textsOf("customers", [30, 120, 80]);
  expect(texts).toContain("120");
  expect(texts).toContain("100%");
  expect(texts).toContain("25%");
});

test("shares of everybody who started are drawn as they are", async () => {
  const texts = await textsOf("retention", [0.2, 0.4, 0.5]);
  for (const share of ["20%", "40%", "50%"]) expect(texts).toContain(share);
  expect(texts).not.toContain("100%");
});

test("the months since the start stand in their order", async () => {
  expect(await textsOf("customers", [30, 120, 80])).toMatch(/0 months.*1 month/u);
});
