import type { Relationship } from "@askery/model";
import { expect, test } from "vitest";
import { nameInRole, nameRole } from "./name-role.ts";

test.each([
  ["origin_id", "origin"],
  ["id_origin", "origin"],
  ["originCityId", "origin city"],
  ["created_by", "created by"],
  ["store_code", "store"],
  ["id", null],
])("%s is a reference to %s", (column, role) => {
  const reference: Relationship = {
    from: { table: "shipments", columns: [column] },
    to: { table: "cities", columns: ["id"] },
    origin: "declared",
  };
  expect(nameRole(reference)).toBe(role);
});

test.each([
  ["origin", "city", true, "origin city"],
  ["origin city", "city", true, "origin city"],
  ["seller", "person", true, "seller"],
  ["seller", "country", false, "seller country"],
])("in the role %s, a %s is called %s", (role, label, isName, name) => {
  expect(nameInRole(role, label, isName)).toBe(name);
});
