import { expect, test } from "vitest";
import type { Output } from "../output.ts";
import { countPlaced, findCoordinates, readGeoAxis } from "./find-coordinates.ts";

function outputOf(id: string, more: Partial<Output> = {}): Output {
  return {
    id,
    label: id,
    role: id === "shop" ? { kind: "name" } : { kind: "figure", figure: "value" },
    format: { kind: "number" },
    unit: null,
    ...more,
  };
}

test.each([
  [["shop", "latitude", "longitude"], { latitude: "latitude", longitude: "longitude", name: "shop" }],
  [["geo_lat", "geo_lng"], { latitude: "geo_lat", longitude: "geo_lng", name: null }],
  [["Store lat", "Store long"], { latitude: "Store lat", longitude: "Store long", name: null }],
  [["latitude"], null],
  [["flat", "belong"], null],
])("%j", (names, found) => {
  expect(findCoordinates(names.map((name) => outputOf(name)))).toEqual(found);
});

test("comments of the database name positions that names do not", () => {
  const columns = [
    outputOf("y", { geoAxis: "latitude" }),
    outputOf("x", { geoAxis: "longitude" }),
    outputOf("lat"),
    outputOf("city", { role: { kind: "category" } }),
    outputOf("shop"),
  ];
  expect(findCoordinates(columns)).toEqual({ latitude: "y", longitude: "x", name: "shop" });
});

test.each([
  ["Latitude in degrees (WGS 84).", "latitude"],
  ["Degrees of longitude, negative in the west", "longitude"],
  ["Sum of latitude and longitude", null],
  ["", null],
])("%j is about %s", (comment, axis) => {
  expect(readGeoAxis(comment)).toBe(axis);
});

test("degrees beyond the Earth, missing ones, and 0° N 0° E are no positions", () => {
  const values = [
    [52.5, 4_800_000, null, 0, -33.9],
    [13.4, 500_000, 13.4, 0, 151.2],
  ];
  const columns = [
    { name: "lat", type: "float" as const },
    { name: "lng", type: "float" as const },
  ];
  const table = { columns, values, rowCount: 5, isTruncated: false };
  expect(countPlaced({ latitude: "lat", longitude: "lng", name: null }, table)).toBe(2);
});
