import { expect, test } from "vitest";
import { safeNextPath, signInPath } from "./next-path.ts";

test("a path of this site is kept, with its query and fragment", () => {
  const paths = ["/ask", "/chat/1?turn=2#sql", "/ask?q=a%20b", "/charts?next=//evil.example"];
  expect(paths.map(safeNextPath)).toEqual(paths);
});

test("what leads to another site becomes /ask", () => {
  const attacks = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    " /ask",
    "ask",
    "",
    undefined,
    ["/ask"],
  ];
  expect(new Set(attacks.map(safeNextPath))).toEqual(new Set(["/ask"]));
});

test("nobody is sent back to the landing page, or to the API", () => {
  expect(["/", "/?panel=sign-in&next=/", "/api/auth/sign-out"].map(safeNextPath)).toEqual([
    "/ask",
    "/ask",
    "/ask",
  ]);
});

test("the sign-in panel carries the path through", () => {
  const address = new URL(signInPath("/chat/1?a=b&c=d"), "http://here.example");
  expect(address.searchParams.get("panel")).toBe("sign-in");
  expect(safeNextPath(address.searchParams.get("next"))).toBe("/chat/1?a=b&c=d");
});
