import { expect, test } from "vitest";
import { describeDecision, labelAutomatic } from "./describe-decision.ts";

const found = { value: "EUR", reason: "Its name holds “eur”.", setBy: null };
const set = { value: "USD", reason: "A person set it.", setBy: "Ada" };
const words = { options: [{ value: "EUR", label: "EUR" }], none: "No currency" };

test("shows Askery's reason or the person's name, and nothing for an unsaved value", () => {
  expect([
    describeDecision(found, { saved: undefined, value: undefined }),
    describeDecision(set, { saved: "USD", value: "USD" }),
    describeDecision(set, { saved: "USD", value: null }),
    describeDecision(set, { saved: "USD", value: undefined }),
    describeDecision(undefined, { saved: undefined, value: undefined }),
  ]).toEqual(["Its name holds “eur”.", "Set by Ada.", "", "Askery decides when you save.", ""]);
});

test("shows the result of automatic, unless a person has set another value", () => {
  expect([
    labelAutomatic(found, words),
    labelAutomatic({ ...found, value: null }, words),
    labelAutomatic(set, words),
    labelAutomatic(undefined, words),
  ]).toEqual(["Automatic: EUR", "Automatic: No currency", "Automatic", "Automatic"]);
});
