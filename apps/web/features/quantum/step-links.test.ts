import { expect, test } from "vitest";
import { listStepLinks, type NumberedStep } from "./step-links.ts";

const steps = (...numbers: readonly number[]): readonly NumberedStep[] =>
  numbers.map((number) => ({ number, title: `Revenue ${number}` }));

test("a few steps have a link each", () => {
  expect(listStepLinks(steps(1, 2, 3, 7))).toEqual([
    { number: 1, shown: "1", label: "Step 1: Revenue 1" },
    { number: 2, shown: "2", label: "Step 2: Revenue 2" },
    { number: 3, shown: "3", label: "Step 3: Revenue 3" },
    { number: 7, shown: "7", label: "Step 7: Revenue 7" },
  ]);
});

test("of many, those that follow one another have one, which leads to the first of them", () => {
  const links = listStepLinks(steps(1, 2, 4, 5, 6, 7, 9));
  expect(links.map(({ shown }) => shown)).toEqual(["1", "2", "4–7", "9"]);
  expect(links[2]).toEqual({ number: 4, shown: "4–7", label: "Steps 4–7: Revenue 4 and 3 more" });
});
