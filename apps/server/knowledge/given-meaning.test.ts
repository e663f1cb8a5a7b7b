import { expect, test } from "vitest";
import { printMeaning, readMeaning } from "./given-meaning.ts";

test("each part names the person who set it, even after another person sets another part", () => {
  const first = printMeaning({ role: "measure", currency: "USD" }, { before: undefined, userId: "ada" });
  const second = printMeaning(
    { role: "measure", currency: null, unit: "kg" },
    { before: first, userId: "bo" },
  );
  expect(readMeaning(second)).toEqual({
    given: { role: "measure", currency: null, unit: "kg" },
    setBy: { role: "ada", currency: "bo", unit: "bo" },
  });
});

test("a new annotation has no meaning set", () => {
  expect(readMeaning("{}")).toEqual({ given: {}, setBy: {} });
});
