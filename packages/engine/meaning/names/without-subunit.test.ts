import { expect, test } from "vitest";
import { withoutSubunit } from "./without-subunit.ts";

test.each([
  ["total_cents", ["total"]],
  ["unit_price_in_pence", ["unit", "price"]],
  ["tax_per_cent", null],
  ["cents", null],
  ["total", null],
  ["net_amt_ct", ["net", "amt"]],
  ["unit_price_cts", ["unit", "price"]],
  ["order_ct", null],
])("%s", (name, words) => {
  expect(withoutSubunit(name.split("_"))).toEqual(words);
});
