import type { TableId } from "@askery/model";
import { isSame } from "../request/is-same.ts";
import { tableOfQuantity, type Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import { columnOf } from "./merge-tests.ts";

/**
 * True if a question names nothing but a figure, and everything that limits or breaks down the answer before says something about
 * the rows of that figure, too: "the average rating" after the customers from Spain is theirs. After a breakdown without
 * conditions it is a figure of its own. So is the same figure again, since nothing would change otherwise.
 */
export function suitsFigure(before: Request, asked: Request, schema: Schema): boolean {
  const tables = asked.measures.flatMap(({ quantity }) => tableOfQuantity(quantity) ?? []);
  const limits = limitsOf(before);
  const isOfOne = (from: TableId, to: TableId): boolean =>
    schema.graph.findPath(from, to)?.every(({ isFanOut }) => !isFanOut) ?? false;
  return (
    namesFigureAlone(asked) &&
    !repeatsFigures(before, asked) &&
    before.tests.length + before.periods.length > 0 &&
    tables.length > 0 &&
    tables.every((table) => limits.every((limit) => isOfOne(table, limit)))
  );
}

function repeatsFigures(before: Request, asked: Request): boolean {
  return asked.measures.every(({ quantity }) =>
    before.measures.some((known) => isSame(known.quantity, quantity)),
  );
}

function namesFigureAlone(asked: Request): boolean {
  const { entities, attributes, groups, tests, periods, related, havings, thresholds, orders, edits } = asked;
  const parts = [entities, attributes, groups, tests, periods, related, havings, thresholds, orders, edits];
  const isPlain =
    asked.top === null && asked.relation === null && asked.versus === null && asked.sides === null;
  return asked.measures.length > 0 && isPlain && parts.every(({ length }) => length === 0);
}

/** The tables that conditions, periods and the breakdown of an answer are about. */
function limitsOf({ tests, periods, groups, measures }: Request): readonly TableId[] {
  const [first] = measures;
  const counted = first === undefined ? null : tableOfQuantity(first.quantity);
  const ofTests = tests.flatMap((test) => {
    if (test.kind === "state") return test.table ?? [];
    return columnOf(test)?.table ?? [];
  });
  const ofPeriods = periods.flatMap(({ column, near }) => column?.table ?? near ?? counted ?? []);
  const ofGroups = groups.flatMap((axis) =>
    axis.kind === "entity" ? axis.table : (axis.column?.table ?? []),
  );
  return [...ofTests, ...ofPeriods, ...ofGroups];
}
