import { expect, test } from "vitest";
import { matchPlaces } from "./match-places.ts";

const codesOf = (cells: readonly (string | null)[]) => {
  const { map, regions, missing } = matchPlaces(cells);
  return [map, cells.map((cell) => regions.get(cell)?.code ?? null), missing];
};

test("countries are found by name, other names, and codes of two or three letters", () => {
  expect(
    codesOf(["Germany", "the United States", "gbr", "Côte d'Ivoire", "South Korea", "XX", null]),
  ).toEqual(["world", ["DE", "US", "GB", "CI", "KR", null, null], ["XX"]]);
});

test("countries that are all in Europe are on its map", () => {
  expect(codesOf(["DE", "FR", "Czech Republic"])).toEqual(["europe", ["DE", "FR", "CZ"], []]);
  expect(codesOf(["DE", "FR", "JP"])).toEqual(["world", ["DE", "FR", "JP"], []]);
});

test("more states than countries are on the map of the USA", () => {
  expect(codesOf(["CA", "TX", "NY", "Ohio"])).toEqual(["usa", ["CA", "TX", "NY", "OH"], []]);
  expect(codesOf(["Georgia", "Texas"])).toEqual(["usa", ["GA", "TX"], []]);
  expect(codesOf(["Georgia", "Germany"])).toEqual(["world", ["GE", "DE"], []]);
});
