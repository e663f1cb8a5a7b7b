import { expect, test } from "vitest";
import { describePart } from "./describe-part.ts";

test.each([
  [{ table: "orders", column: "ship_country", value: "Spain" }, "ship country: Spain"],
  [{ table: "main.stores", column: "name", value: null }, "stores: no value"],
  [
    {
      table: "stations",
      column: "name",
      via: { table: "rentals", column: "start_station_id" },
      value: "Harbor",
    },
    "start station: Harbor",
  ],
])("%j is “%s”", (part, words) => {
  expect(describePart(part)).toBe(words);
});
