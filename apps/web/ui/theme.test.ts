import { expect, test } from "vitest";
import { readTheme, resolveTheme } from "./theme.ts";

test("a missing or unknown theme is dark", () => {
  expect([null, "", "Light", "blue"].map(readTheme)).toEqual(["dark", "dark", "dark", "dark"]);
});

test("reads a stored theme", () => {
  expect(["light", "dark", "system"].map(readTheme)).toEqual(["light", "dark", "system"]);
});

test("only the system theme follows the device", () => {
  expect([
    resolveTheme("light", true),
    resolveTheme("dark", false),
    resolveTheme("system", true),
    resolveTheme("system", false),
  ]).toEqual(["light", "dark", "dark", "light"]);
});
