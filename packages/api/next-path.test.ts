import { expect, test } from "vitest";
import { isOwnPath } from "./next-path.ts";

test.each([
  "/",
  "/ask",
  "/ask?q=sales%20by%20country",
  "/chat/3f0c?x=https://evil.example",
  "/ask#top",
  "/?panel=sign-in&next=/ask",
  "/a//b",
])("%j is a path on this server", (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  "",
  "ask",
  "https://evil.example",
  "HTTPS:evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "/%2F/evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/%2e%2e//evil.example",
  "/a\\evil.example",
  "/a/..//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "http:/evil.example",
  `/${"a".repeat(2001)}`,
])("%j is not", (path) => {
  expect(isOwnPath(path)).toBe(false);
});
