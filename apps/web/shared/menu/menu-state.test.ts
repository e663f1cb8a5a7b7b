import { expect, test } from "vitest";
import { printMenuCookie, readMenuState } from "./menu-state.ts";

test("the menu is expanded unless its cookie is false", () => {
  expect(
    ["", "a=1", "sidebar_state=true", "a=1; sidebar_state=false; b=2", "my_sidebar_state=false"].map(
      readMenuState,
    ),
  ).toEqual(["expanded", "expanded", "expanded", "collapsed", "expanded"]);
});

test("the cookie lasts seven days on every path", () => {
  expect(printMenuCookie("collapsed")).toBe("sidebar_state=false; path=/; max-age=604800; samesite=lax");
  expect(printMenuCookie("expanded")).toBe("sidebar_state=true; path=/; max-age=604800; samesite=lax");
});
