import type { Cell } from "@askery/model";
import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  string,
  type Arbitrary,
} from "fast-check";
import { expect, test } from "vitest";
import { chooseChart } from "../chart/choose-chart.ts";
import { examples } from "../chart/result-examples.test-data.ts";
import { result } from "../chart/shop.test-support.ts";
import { findWarnings } from "./find-warnings.ts";
import { describeAnswer } from "./describe-answer.ts";

const cell: Arbitrary<Cell> = oneof(
  constant(null),
  boolean(),
  integer(),
  double(),
  string(),
  constantFrom("2026-02-30", "2026-11-01", "9999-12-31", "0001-01-01", "-5", "1e400", "Aiko"),
);

test("charts, sentences and warnings handle any cells without exceptions or gaps", () => {
  const example = constantFrom(...examples);
  const table = array(array(cell, { minLength: 6, maxLength: 6 }), { maxLength: 12 });
  assert(
    property(example, table, ({ plan }, cells) => {
      const found = result(plan, cells);
      const chart = chooseChart({ ...found, askedChart: null });
      const warnings = findWarnings(found).map(({ fact, consequence }) => `${fact} ${consequence}`);
      const text = [describeAnswer(found), ...warnings].join(" ");
      expect(chart.caption.title.split(" ").length).toBeLessThanOrEqual(9);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }),
    { numRuns: 400, seed: 7 },
  );
});
