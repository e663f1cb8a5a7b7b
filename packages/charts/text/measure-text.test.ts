import { expect, test } from "vitest";
import { fitText, measureText } from "./measure-text.ts";

test("digits have equal widths, letters do not", () => {
  expect(measureText("111", 12)).toBe(measureText("888", 12));
  expect(measureText("iii", 12)).toBeLessThan(measureText("mmm", 12));
  expect(measureText("é", 12)).toBe(measureText("e", 12));
});

test("a text that fits does not change, another is cut so that it fits", () => {
  expect(fitText("Oslo rattan chair", 200, 12)).toBe("Oslo rattan chair");
  const cut = fitText("A name that goes on and on", 80, 12);
  expect(cut).toMatch(/^A name .*…$/);
  expect(measureText(cut, 12)).toBeLessThanOrEqual(80);
});

test("two letters remain however little room there is", () => {
  expect(fitText("Furniture", 1, 12)).toBe("Fu…");
});
