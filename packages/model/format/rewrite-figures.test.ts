import { expect, test } from "vitest";
import { rewriteFigures } from "./rewrite-figures.ts";

test.each([
  ["Revenue is €6.04M on 61,408 orders.", "Revenue is €6,04M on 61.408 orders."],
  ["October is down −5.4% (€1,234,567.89).", "October is down −5,4% (€1.234.567,89)."],
  ["5 of them, 1,023 after 1,116.", "5 of them, 1.023 after 1.116."],
  ["It has 2,5 and 12,34 of it.", "It has 2,5 and 12,34 of it."],
])("numbers have the separators of the reader: %s", (text, written) => {
  expect(rewriteFigures(text, "en-US", "de-DE")).toBe(written);
});

test.each([
  "In 2026 there were 61408.",
  "Version 1.2.3 of 10.0.0.1",
  "A4.5 and x1,000",
  "20.11.2026",
  "No number.",
])("what is no number, or has no separator, does not change: %s", (text) => {
  expect(rewriteFigures(text, "en-US", "de-DE")).toBe(text);
});

test("numbers are grouped as the reader groups them, and read as their writer wrote them", () => {
  expect(rewriteFigures("1.234 of 1.234.567,5", "de-DE", "en-IN")).toBe("1,234 of 12,34,567.5");
  expect(rewriteFigures("1,234 of 12,345", "en-US", "es-ES")).toBe("1234 of 12.345");
});

test("days follow the layout of the reader, months in words do not change", () => {
  const text = "From 1 Jan – 20 Nov 2026, most on 3 Mar 2026, in November 2026 and on 5 Nov.";
  expect(rewriteFigures(text, "en-US", "en-US-x-ymd")).toBe(
    "From 2026-01-01 – 2026-11-20, most on 2026-03-03, in November 2026 and on 5 Nov.",
  );
});

test("names of the result keep their digits", () => {
  const names = ["1.5 L", "Big 1.5 L", "Model 1,000"];
  expect(
    rewriteFigures("Big 1.5 L leads with 1.5, then Model 1,000 with 1,023.", "en-US", "de-DE", names),
  ).toBe("Big 1.5 L leads with 1,5, then Model 1,000 with 1.023.");
});

test("a reader with the locale of the text, or with one that does not exist, reads the text itself", () => {
  expect(rewriteFigures("1,023", "en-US", "en-US")).toBe("1,023");
  expect(rewriteFigures("1,023", "en-US", "xx_nope")).toBe("1,023");
});
