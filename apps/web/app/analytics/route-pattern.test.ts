import { expect, test } from "vitest";
import { routePattern } from "./route-pattern.ts";

test("parameters are in braces", () => {
  expect(["/", "/ask", "/chat/$id", "/databases/$id/", "/share/$token", "/$"].map(routePattern)).toEqual([
    "/",
    "/ask",
    "/chat/{id}",
    "/databases/{id}",
    "/share/{token}",
    "/{anything}",
  ]);
});
