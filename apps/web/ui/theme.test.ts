import { expect, test } from "vitest";
import { readTheme, resolveTheme } from "./theme.ts";

test("nothing stored, or nothing known, is dark", () => {
  expect([null, "", "Light", "blue"].map(readTheme)).toEqual(["dark", "dark", "dark", "dark"]);
});

test("what was stored is read back", () => {
  expect(["light", "dark", "system"].map(readTheme)).toEqual(["light", "dark", "system"]);
});

test("only system asks the device", () => {
  expect([
    resolveTheme("light", true),
    resolveTheme("dark", false),
    resolveTheme("system", true),
    resolveTheme("system", false),
  ]).toEqual(["light", "dark", "dark", "light"]);
});
