import type { Cell, Output } from "@askery/model";
import { expect, test } from "vitest";
import { summarizeResult } from "./summarize-result.ts";

const revenue: Output = {
  id: "revenue",
  label: "revenue",
  role: { kind: "figure", figure: "sum" },
  format: { kind: "currency", currency: "EUR" },
  unit: null,
};
const country: Output = {
  id: "country",
  label: "country",
  role: { kind: "category" },
  format: { kind: "text" },
  unit: null,
};
const month: Output = { ...country, id: "month", label: "month", role: { kind: "time", grain: "month" } };

const summarize = (outputs: readonly Output[], values: readonly (readonly Cell[])[], isTruncated = false) =>
  summarizeResult({
    table: {
      columns: outputs.map(({ id }) => ({ name: id, type: "text" })),
      values,
      rowCount: values[0]?.length ?? 0,
      isTruncated,
    },
    outputs,
    settings: { locale: "en-US" },
  });

test("a single figure is the summary", () => {
  expect(summarize([revenue], [[6_890_000]])).toBe("€6.89M");
});

test("several rows are counted, and the first one is named", () => {
  expect(
    summarize(
      [country, revenue],
      [
        ["Germany", "France"],
        [152_000, 58_900],
      ],
    ),
  ).toBe("2 rows, first Germany €152k");
  expect(
    summarize(
      [month, revenue],
      [
        ["2026-01-01", "2026-02-01"],
        [152_000, 58_900],
      ],
    ),
  ).toBe("2 rows, first Jan 2026 €152k");
  expect(
    summarize(
      [country, revenue],
      [
        [null, "France"],
        [152_000, 58_900],
      ],
      true,
    ),
  ).toBe("2 or more rows, first no country €152k");
});

test("nothing found has no figure", () => {
  expect(summarize([country], [[]])).toBe("no rows");
});
