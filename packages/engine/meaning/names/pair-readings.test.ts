import { expect, test } from "vitest";
import { preparePairs } from "./pair-readings.ts";

test.each([
  ["km_strt", ["km_end", "fuel"], [["km"], ["street"]], [["km"], ["start"]]],
  ["gr_amt", ["net_amt"], [["gender"], ["amount"]], [["gross"], ["amount"]]],
  ["orig_prt", ["destination_prt"], [["original"], ["port"]], [["origin"], ["port"]]],
])("a short word is the counterpart of what is beside it: %s", (name, others, readings, paired) => {
  expect(preparePairs([name, ...others])(name, readings)).toEqual(paired);
});

test.each([
  ["km_strt", ["mi_end"]],
  ["km_strt", ["km_end_at"]],
  ["gr_amt", ["vat_amt"]],
  ["strt", ["end"]],
])("not beside other names: %s and %j", (name, others) => {
  const readings = name.split("_").map((word) => [word]);
  expect(preparePairs([name, ...others])(name, readings)).toEqual(readings);
});
