import { expect, test } from "vitest";
import { shortName } from "./short-name.ts";

test.each([
  ["public.orders", "public.lines", "orders"],
  ["sales.orders", "public.lines", "sales.orders"],
  ["orders", "lines", "orders"],
  ["orders", "public.lines", "orders"],
])("%s beside %s is %s", (tableId, beside, name) => {
  expect(shortName(tableId, beside)).toBe(name);
});
