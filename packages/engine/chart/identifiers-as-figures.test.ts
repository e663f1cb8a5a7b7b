import { expect, test } from "vitest";
import type { AskedChart, ChartKind, Output } from "@askery/model";
import { useIdentifiers } from "./identifiers-as-figures.ts";
import type { KeyColumn, ResultShape } from "./shape-result.ts";

/** Numbers that name rows are figures only of a chart that is named and has no others. */
function key(id: string, cells: readonly (string | number)[]): KeyColumn {
  const output: Output = { id, label: id, role: { kind: "category" }, format: { kind: "text" }, unit: null };
  return { output, cells, distinct: [...new Set(cells)], dateStyle: "bare" };
}

function shapeOf(groups: readonly KeyColumn[], described: readonly KeyColumn[] = []): ResultShape {
  const none = { time: null, parts: [], figures: [], moments: [], derived: [] };
  return { rowCount: 2, isEmpty: false, isList: true, groups, described, ...none };
}

const named = (kind: ChartKind): AskedChart => ({ kind, stacking: null });
const idsOf = ({ groups, described, figures }: ResultShape) =>
  [groups, described, figures].map((columns) => columns.map(({ output }) => output.id));

const name = key("last name", ["Ames", "Bell"]);
const manager = key("manager id", [101, 102]);
const account = key("account id", [7, 9]);

test.each<[claim: string, shape: ResultShape, asked: AskedChart | null, expected: readonly string[][]]>([
  [
    "bars of an identifier by name",
    shapeOf([name, manager]),
    named("bar"),
    [["last name"], [], ["manager id"]],
  ],
  [
    "a name that the identifier determines is what is compared",
    shapeOf([manager], [name]),
    named("bar"),
    [["last name"], [], ["manager id"]],
  ],
  [
    "points of two identifiers",
    shapeOf([manager, account]),
    named("scatter"),
    [[], [], ["manager id", "account id"]],
  ],
  ["without a named chart", shapeOf([name, manager]), null, [["last name", "manager id"], [], []]],
  ["bars of nothing else", shapeOf([manager]), named("bar"), [["manager id"], [], []]],
  [
    "a pie of identifiers is none",
    shapeOf([name, manager]),
    named("pie"),
    [["last name", "manager id"], [], []],
  ],
])("%s", (_, shape, asked, expected) => {
  expect(idsOf(useIdentifiers(shape, asked))).toEqual(expected);
});
