import type { TableId } from "@askery/model";
import type { Quantity, Test, Top } from "../request/clause.ts";
import { tableOfQuantity, type Request } from "../request/request.ts";
import { namedFigures } from "../request/named-figures.ts";
import { rankingColumn } from "../request/ranking-column.ts";
import { tablesOfRequest } from "../request/tables-of-request.ts";
import type { FollowUpContext } from "./follow-up-context.ts";
import { isListed, listsRows } from "./merge-lists.ts";
import type { FollowUpSigns } from "./read-follow-up-signs.ts";

interface Adapted {
  readonly before: Request;
  readonly asked: Request;
  readonly signs: FollowUpSigns;
}

/** What a follow-up asks for, in view of the answer that it is about: the same words add a column to a list, and a figure to groups. */
export function adaptAsked(adapted: Adapted, context: FollowUpContext): Adapted {
  const before = settleStates(adapted.before, context);
  return askForEach(countNoun(recutShare({ ...adapted, before })));
}

/** "Only unplanned" by reason is a state of reasons, also after "by machine instead", which names no reason any more. */
function settleStates(before: Request, { schema }: FollowUpContext): Request {
  const tables = tablesOfRequest(before);
  const tests = before.tests.map((test): Test => {
    if (test.kind !== "state" || test.table !== null) return test;
    return { ...test, table: tables.find((table) => schema.stateOf(table, test.phrase) !== null) ?? null };
  });
  return { ...before, tests };
}

/**
 * "For each of them, also show the level" adds a column to a list, whose rows are shown already. "For each, the highest
 * fee" is a figure, and no ranking.
 */
function askForEach({ before, asked, signs }: Adapted): Adapted {
  if (!asked.edits.some(({ kind }) => kind === "each") || !listsRows(before)) return { before, asked, signs };
  const { top } = asked;
  const extreme = top === null ? null : extremeOf(top);
  if (extreme !== null) {
    const measures = [...asked.measures, { quantity: extreme, isImplied: false }];
    return { before, asked: { ...asked, top: null, measures }, signs };
  }
  const columns = [...asked.attributes, ...namedFigures(asked)];
  const isColumns = columns.length === asked.attributes.length + asked.measures.length;
  if (columns.length === 0 || !isColumns || asked.groups.length > 0) return { before, asked, signs };
  const edits = asked.edits.filter(({ kind }) => kind !== "each");
  return { before, asked: { ...asked, edits }, signs: { ...signs, adding: true } };
}

function extremeOf(top: Top): Quantity | null {
  const { count, subject, per, direction } = top;
  const column = rankingColumn(top);
  if (count !== 1 || subject !== null || per !== null || column === null) return null;
  return { kind: "column", column, function: direction === "descending" ? "max" : "min" };
}

/** "Now bookings" after the amount paid for them: a noun alone that the answer's figure is about asks for their number. */
function countNoun({ before, asked, signs }: Adapted): Adapted {
  const [noun, ...others] = asked.entities;
  if (noun === undefined || others.length > 0 || !asksForNothingElse(asked) || isListed(before)) {
    return { before, asked, signs };
  }
  const isOther = before.measures.every(({ quantity }) => isFigureOf(quantity, noun));
  if (!isOther || before.measures.length === 0 || signs.identifying) return { before, asked, signs };
  const measures = [{ quantity: { kind: "rows", table: noun }, isImplied: false }] as const;
  return { before, asked: { ...asked, entities: [], measures }, signs };
}

function isFigureOf(quantity: Quantity, table: TableId): boolean {
  return quantity.kind === "column" && tableOfQuantity(quantity) === table;
}

function asksForNothingElse(asked: Request): boolean {
  const { measures, attributes, groups, tests, periods, related, havings, thresholds, orders, edits } = asked;
  const parts = [measures, attributes, groups, tests, periods, related, havings, thresholds, orders, edits];
  const isPlain =
    asked.top === null && asked.relation === null && asked.chart === null && asked.versus === null;
  return isPlain && parts.every(({ length }) => length === 0);
}

/** "And the top 20" after the share of the top 10 is the share of more. */
function recutShare({ before, asked, signs }: Adapted): Adapted {
  const { top } = asked;
  const [only, ...others] = before.measures;
  const rate = only?.quantity;
  if (top === null || rate?.kind !== "rate" || others.length > 0) return { before, asked, signs };
  const isSame = (test: Test): boolean =>
    test.kind === "ranked" &&
    (top.subject === null || (top.subject.kind === "entity" && top.subject.table === test.column.table));
  if (!rate.tests.some(isSame)) return { before, asked, signs };
  const { count, direction } = top;
  const tests = rate.tests.map((test) => (isSame(test) ? { ...test, count, direction } : test));
  const measures = [{ quantity: { ...rate, tests }, isImplied: false }];
  return { before: { ...before, measures }, asked: { ...asked, top: null }, signs };
}
