import type { Decision, Figure } from "@askery/model";
import { expect, test } from "vitest";
import { correctFigure } from "./correct-figure.ts";

const found = <Value>(value: Value): Decision<Value> => ({ value, reason: "Found.", origin: "found" });
const given = <Value>(value: Value): Decision<Value> => ({ value, reason: "Given.", origin: "given" });

const plain: Figure = {
  counts: "quantity",
  unit: found(null),
  currency: found(null),
  unitColumn: null,
  additivity: "additive",
};
const money: Figure = { ...plain, counts: "money", currency: found("EUR") };
const share: Figure = { ...plain, counts: "share", unit: found("percent"), additivity: "non-additive" };

test.each<[rule: string, Figure, Partial<Record<"unit" | "currency", string | null>>, string]>([
  ["nothing set changes nothing", money, {}, "money, additive, –, EUR"],
  ["a currency makes money", plain, { currency: "USD" }, "money, additive, –, USD"],
  ["another currency replaces it", money, { currency: "USD" }, "money, additive, –, USD"],
  ["money without a currency is a plain number", money, { currency: null }, "other, additive, –, –"],
  ["no currency changes nothing else", share, { currency: null }, "share, non-additive, percent, –"],
  ["a unit makes a size, and no money", money, { unit: "kg" }, "size, additive, kg, –"],
  ["a unit of time makes a duration", plain, { unit: "hour" }, "duration, additive, hour, –"],
  ["a share does not add up", plain, { unit: "fraction" }, "share, non-additive, fraction, –"],
  ["what is no share adds up again", share, { unit: null }, "other, additive, –, –"],
])("%s", (_rule, figure, { unit, currency }, expected) => {
  const set = {
    unit: unit === undefined ? undefined : given(unit),
    currency: currency === undefined ? undefined : given(currency),
  };
  const corrected = correctFigure(figure, set, "measure");
  const shown = [corrected.counts, corrected.additivity, corrected.unit.value, corrected.currency.value];
  expect(shown.map((part) => part ?? "–").join(", ")).toBe(expected);
});
