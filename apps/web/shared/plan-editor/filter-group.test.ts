import type { EditFilter } from "@askery/model";
import { expect, test } from "vitest";
import { addBeside, partAt, setPart } from "./filter-group.ts";

const filterOf = (column: string): EditFilter => ({
  kind: "test",
  field: { kind: "column", table: "orders", column },
  test: { kind: "null" },
});
const [a, b, c] = [filterOf("a"), filterOf("b"), filterOf("c")];
const either = { kind: "any", filters: [a, b] } as const;

test("a filter and another become a group, and a group of the kind grows", () => {
  expect(addBeside(a, [], { kind: "any", other: b })).toEqual(either);
  expect(addBeside(either, [], { kind: "any", other: c })).toEqual({ kind: "any", filters: [a, b, c] });
  expect(addBeside(either, [1], { kind: "all", other: c })).toEqual({
    kind: "any",
    filters: [a, { kind: "all", filters: [b, c] }],
  });
});

test("a part is found, replaced and removed; a group of one filter becomes that filter", () => {
  const nested: EditFilter = { kind: "all", filters: [either, c] };
  expect([partAt(nested, [0, 1]), partAt(nested, [3]), partAt(nested, [1, 0])]).toEqual([b, null, null]);
  expect(setPart(nested, [0, 1], c)).toEqual({ kind: "all", filters: [{ kind: "any", filters: [a, c] }, c] });
  expect(setPart(nested, [0, 1], null)).toEqual({ kind: "all", filters: [a, c] });
  expect(setPart(nested, [0], null)).toEqual(c);
  expect(setPart(a, [], null)).toBeNull();
});
