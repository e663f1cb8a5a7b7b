import { expect, test } from "vitest";
import { describeDecision, labelAutomatic } from "./describe-decision.ts";

const found = { value: "EUR", reason: "Its name holds “eur”.", setBy: null };
const set = { value: "USD", reason: "A person set it.", setBy: "Ada" };
const words = { options: [{ value: "EUR", label: "EUR" }], none: "No currency" };

test("a decision of Askery has its reason; a person's has the name; a new one has nothing yet", () => {
  expect([
    describeDecision(found, { saved: undefined, value: undefined }),
    describeDecision(set, { saved: "USD", value: "USD" }),
    describeDecision(set, { saved: "USD", value: null }),
    describeDecision(set, { saved: "USD", value: undefined }),
    describeDecision(undefined, { saved: undefined, value: undefined }),
  ]).toEqual(["Its name holds “eur”.", "Set by Ada.", "", "Askery decides when you save.", ""]);
});

test("automatic shows what it results in, where no person has set another value", () => {
  expect([
    labelAutomatic(found, words),
    labelAutomatic({ ...found, value: null }, words),
    labelAutomatic(set, words),
    labelAutomatic(undefined, words),
  ]).toEqual(["Automatic: EUR", "Automatic: No currency", "Automatic", "Automatic"]);
});
