import { expect, test } from "vitest";
import { findCoordinates } from "./find-coordinates.ts";

const columnsOf = (...names: readonly string[]) =>
  names.map((id) => ({ id, label: id, isName: id === "shop" }));

test.each([
  [["shop", "latitude", "longitude"], { latitude: "latitude", longitude: "longitude", name: "shop" }],
  [["geo_lat", "geo_lng"], { latitude: "geo_lat", longitude: "geo_lng", name: null }],
  [["Store lat", "Store long"], { latitude: "Store lat", longitude: "Store long", name: null }],
  [["latitude"], null],
  [["flat", "belong"], null],
])("%j", (names, found) => {
  expect(findCoordinates(columnsOf(...names))).toEqual(found);
});
