import { expect, test } from "vitest";
import { readPanelSearch } from "./panel-search.ts";

test("keeps known parameters only", () => {
  const search = { panel: "reset-password", token: "t0k3n", next: "/ask", verified: 1, colour: "red" };
  expect(readPanelSearch(search)).toEqual({ panel: "reset-password", token: "t0k3n", next: "/ask" });
});

test.each([[{}], [{ panel: "admin", next: "/ask" }], [{ panel: ["sign-in"] }], [{ token: "t0k3n" }]])(
  "%j opens no panel",
  (search) => {
    expect(readPanelSearch(search)).toEqual({});
  },
);
