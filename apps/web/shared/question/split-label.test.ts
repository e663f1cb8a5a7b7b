import { expect, test } from "vitest";
import { findGhost, splitLabel } from "./split-label.ts";

test.each([
  ["category", "revenue by cat", ["", "cat", "egory"]],
  ["New York", "orders in new yo", ["", "New Yo", "rk"]],
  ["orders", "how many o", ["", "o", "rders"]],
  ["revenue", "by country ", ["", "", "revenue"]],
  ["revenue", "", ["", "", "revenue"]],
])(
  "of %j, after %j was typed, the text that is there already is separated from the rest",
  (label, before, parts) => {
    expect(splitLabel({ kind: "column", label }, before)).toEqual(parts);
  },
);

test("a typed text may be anywhere in an earlier question", () => {
  expect(splitLabel({ kind: "question", label: "Monthly revenue by category" }, "Revenue")).toEqual([
    "Monthly ",
    "revenue",
    " by category",
  ]);
  expect(splitLabel({ kind: "question", label: "Orders" }, "x")).toEqual(["", "", "Orders"]);
});

test("the ghost is the text that a completion appends, regardless of case", () => {
  const text = "orders in Fr";
  expect(findGhost({ text: "orders in France" }, { text, caret: 12 })).toBe("ance");
  expect(findGhost({ text: "Orders in france" }, { text, caret: 12 })).toBe("ance");
  expect(findGhost({ text: "orders in France" }, { text, caret: 6 })).toBe("");
  expect(findGhost({ text: "orders by country" }, { text, caret: 12 })).toBe("");
  expect(findGhost(undefined, { text, caret: 12 })).toBe("");
});
