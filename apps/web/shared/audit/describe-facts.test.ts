import { expect, test } from "vitest";
import { describeFacts } from "./describe-facts.ts";

test.each([
  { facts: {}, text: "" },
  { facts: { role: "editor" }, text: "role: editor" },
  {
    facts: { maxRows: 100, allowsExport: true, expiresAtMs: null },
    text: "max rows: 100 · allows export: yes",
  },
  { facts: { expiresAtMs: Date.UTC(2026, 10, 26, 12) }, text: "expires at: 26 Nov 2026" },
  {
    facts: { sites: ["https://a.example", "https://b.example"] },
    text: "sites: https://a.example, https://b.example",
  },
  {
    facts: { entry: { kind: "synonym", phrase: "clients", column: null, meaning: { table: "customers" } } },
    text: "entry: kind synonym, phrase clients, meaning table customers",
  },
  { facts: { places: [{ x: 1 }] }, text: 'places: [{"x":1}]' },
])("$facts is “$text”", ({ facts, text }) => {
  expect(describeFacts(facts)).toBe(text);
});
