import { expect, test } from "vitest";
import { describeCause, describeTest } from "./test-words.ts";

test("a test is described by what it expects, and as of which day", () => {
  expect(describeTest({ expectation: { kind: "shape" }, today: null })).toBe("The same columns");
  const values = { kind: "values", tolerance: null } as const;
  expect(describeTest({ expectation: values, today: "2026-11-20" })).toBe(
    "The same values, as of 20 Nov 2026",
  );
  const percent = { kind: "values", tolerance: { unit: "percent", amount: 2.5 } } as const;
  expect(describeTest({ expectation: percent, today: null })).toBe("The same values within 2.5%");
});

test("a run names the person who started it", () => {
  expect(describeCause({ cause: "person", startedBy: { id: "1", name: "Ada", image: null } })).toBe("by Ada");
  expect(describeCause({ cause: "schedule", startedBy: null })).toBe("on schedule");
});
