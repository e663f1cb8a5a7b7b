import { expect, test } from "vitest";
import { makeId } from "./make-id.ts";

test("an id is a new random UUID", () => {
  const ids = Array.from({ length: 100 }, makeId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(100);
});
