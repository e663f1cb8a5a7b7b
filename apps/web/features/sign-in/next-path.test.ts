import { expect, test } from "vitest";
import { safeNextPath, signInPath } from "./next-path.ts";

test("keeps a path of this site, with its query and fragment", () => {
  const paths = ["/ask", "/chat/1?turn=2#sql", "/ask?q=a%20b", "/charts?next=//evil.example"];
  expect(paths.map(safeNextPath)).toEqual(paths);
});

test("replaces an address of another site with /ask", () => {
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

test("never returns to the landing page or the API", () => {
  expect(["/", "/?panel=sign-in&next=/", "/api/auth/sign-out"].map(safeNextPath)).toEqual([
    "/ask",
    "/ask",
    "/ask",
  ]);
});

test("the sign-in panel preserves the path", () => {
  const address = new URL(signInPath("/chat/1?a=b&c=d"), "http://here.example");
  expect(address.searchParams.get("panel")).toBe("sign-in");
  expect(safeNextPath(address.searchParams.get("next"))).toBe("/chat/1?a=b&c=d");
});
