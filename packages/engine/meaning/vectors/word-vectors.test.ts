import { expect, test } from "vitest";
import { printCoordinate, readCoordinates } from "./coordinate-letters.ts";
import { addVectors, compareVectors, findVector } from "./word-vectors.ts";

function compare(one: string, other: string): number {
  const [a, b] = [findVector(one), findVector(other)];
  return a === undefined || b === undefined ? 0 : compareVectors(a, b);
}

test("synonyms are closer than words that go together, and those closer than others", () => {
  expect(compare("truck", "lorry")).toBeGreaterThan(0.8);
  expect(compare("truck", "lorry")).toBeGreaterThan(compare("truck", "driver"));
  expect(compare("truck", "driver")).toBeGreaterThan(compare("truck", "vitamin"));
});

test("a word is as close as possible to itself, and a name or typo has no vector", () => {
  expect(compare("invoice", "invoice")).toBeCloseTo(1, 10);
  expect(findVector("invoyce")).toBeUndefined();
});

test("a sum is close to both of its words, whatever their lengths", () => {
  const [cat, bank] = [findVector("cat"), findVector("bank")];
  if (cat === undefined || bank === undefined) throw new Error("common words lack vectors");
  const sum = addVectors([cat, bank]);
  expect(sum && compareVectors(sum, cat)).toBeCloseTo(sum ? compareVectors(sum, bank) : 0, 10);
  expect(addVectors([])).toBeUndefined();
});

test("coordinates survive being spelled, to a sixtieth", () => {
  const letters = [-0.4, -0.1, 0, 0.05, 0.3].map(printCoordinate).join("");
  expect([...readCoordinates(letters)]).toEqual([-24, -6, 0, 3, 18]);
  expect(letters).not.toMatch(/[`$\\]/);
});
