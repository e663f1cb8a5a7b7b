import { expect, test } from "vitest";
import { describe, tableOf } from "./meaning-catalog.test-support.ts";
import { addReferences } from "./add-references.ts";

const users = tableOf("users", { name: "id", isKey: true, values: ["U1", "U2", "U3", "U4"] });
const deals = tableOf(
  "deals",
  { name: "deal_no", type: "integer", isKey: true },
  { name: "owner", values: ["U1", "U3", "U4"] },
);
const catalog = { tables: [users.table, deals.table], relationships: [] };

test("a column whose values are all in a key becomes a relationship", () => {
  expect(addReferences(catalog, describe([users, deals])).relationships).toEqual([
    {
      from: { table: "deals", columns: ["owner"] },
      to: { table: "users", columns: ["id"] },
      origin: "inferred",
    },
  ]);
});

test("known relationships are kept and not repeated", () => {
  const known = {
    from: { table: "deals", columns: ["owner"] },
    to: { table: "users", columns: ["id"] },
    origin: "declared",
  } as const;
  const related = { ...catalog, relationships: [known] };
  const described = describe([users, deals], { relations: ["deals.owner → users.id"] });
  expect(addReferences(related, described)).toBe(related);
});

test("numbers are in every list of codes", () => {
  const stages = tableOf("stages", { name: "code", isKey: true, values: ["10", "20", "30", "40"] });
  const lines = tableOf(
    "lines",
    { name: "line_no", type: "integer", isKey: true },
    { name: "position", type: "integer", values: ["10", "20", "30"] },
  );
  const steps = { tables: [stages.table, lines.table], relationships: [] };
  expect(addReferences(steps, describe([stages, lines])).relationships).toEqual([]);
});
