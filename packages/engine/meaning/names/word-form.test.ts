import { describe, expect, test } from "vitest";
import { singularize, stemWord } from "./word-form.ts";

describe("singularize", () => {
  test.each([
    ["sofas", "sofa"],
    ["cities", "city"],
    ["people", "person"],
    ["status", "status"],
    ["address", "address"],
    ["lives", "live"],
    ["注文", "注文"],
  ])("%s → %s", (plural, singular) => {
    expect(singularize(plural)).toBe(singular);
  });
});

describe("stemWord returns the same stem for related words", () => {
  test.each([
    [["create", "created", "creating", "creation"]],
    [["deliver", "delivered", "delivery"]],
    [["ship", "shipping", "shipped"]],
    [["manage", "manager", "management"]],
    [["color", "colour"]],
    [["liter", "liters", "litre", "litres"].map(singularize)],
    [["catalog", "catalogue"]],
    [["license", "licence"]],
    [["nation", "nationality"]],
    [["organize", "organization", "organisation"]],
    [["member", "membership"]],
  ])("%j", (family) => {
    expect(new Set(family.map(stemWord)).size).toBe(1);
  });

  test("and different stems for unrelated words", () => {
    expect(stemWord("country")).not.toBe(stemWord("county"));
    expect(stemWord("county")).not.toBe(stemWord("count"));
  });
});
