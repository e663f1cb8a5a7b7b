import { expect, test } from "vitest";
import { foldSections, listSections } from "./list-sections.ts";

/** "H1 0 0 24 1" is a heading, "a 0 1 12 4" another card: column, row, width, height. */
function read(...lines: readonly string[]) {
  return lines.map((line) => {
    const [id = "", ...slot] = line.split(" ");
    const [x = 0, y = 0, w = 0, h = 0] = slot.map(Number);
    return { id, x, y, w, h, ...(id.startsWith("H") && { kind: "heading" }) };
  });
}

const stacked = read("a 0 0 24 2", "H1 0 2 24 1", "b 0 3 12 4", "c 12 3 12 4", "H2 0 7 24 1", "d 0 8 24 2");

test("a section has the cards below its heading until the next one", () => {
  expect([...listSections(stacked)]).toEqual([
    ["H1", ["b", "c"]],
    ["H2", ["d"]],
  ]);
});

test("headings beside each other have the cards of their columns", () => {
  const beside = read("H1 0 0 12 1", "H2 12 0 12 1", "a 0 1 12 4", "b 12 1 12 4", "c 0 5 24 4");
  expect([...listSections(beside)]).toEqual([
    ["H1", ["a"]],
    ["H2", ["b", "c"]],
  ]);
});

test("a heading without cards has no section", () => {
  expect([...listSections(read("a 0 0 24 2", "H1 0 2 24 1"))]).toEqual([]);
});

test("cards below a folded section move up, and headings remain", () => {
  const shown = foldSections(stacked, (id) => id === "H1");
  expect(shown.map(({ id, y }) => [id, y])).toEqual([
    ["a", 0],
    ["H1", 2],
    ["H2", 3],
    ["d", 4],
  ]);
  expect(foldSections(stacked, () => false)).toBe(stacked);
});
