import { joinAskedCharts, type AskedChart, type TableId } from "@askery/model";
import type { Axis, ColumnRef, Edit, Test, Top } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import type { Request } from "../request/request.ts";
import { tablesOfRequest } from "../request/tables-of-request.ts";
import { isSame } from "../request/is-same.ts";
import { namedFigures } from "../request/named-figures.ts";
import { adaptAsked } from "./adapt-asked.ts";
import { applyEdit } from "./apply-edit.ts";
import { countRows } from "./count-rows.ts";
import { rankAnew, rankAsBefore } from "./rank-anew.ts";
import type { FollowUpContext } from "./follow-up-context.ts";
import {
  figuresOfRows,
  groupListed,
  isCount,
  isListed,
  listOther,
  listsRows,
  listWith,
  relatedIn,
  rowOfExtreme,
  showBeside,
  shownBefore,
  speaksOf,
} from "./merge-lists.ts";
import { mergePeriods } from "./merge-periods.ts";
import { columnOf, followPath, mergeTests } from "./merge-tests.ts";
import type { FollowUpSigns } from "./read-follow-up-signs.ts";
import { narrowEvents } from "./narrow-events.ts";
import { listShown } from "./show-objects.ts";
import { swapOutcomes } from "./swap-outcomes.ts";

/**
 * Merges a follow-up into the previous request, the likeliest way first.
 *
 * New parts replace parts of the same kind (a filter of the same column, a period, an order, an axis of its kind), or
 * are added if the words ask for it ("as well"). Everything else remains. Returns an empty list if the follow-up does
 * not apply.
 */
export function mergeRequests(
  earlier: Request,
  words: Request,
  found: FollowUpSigns,
  context: FollowUpContext,
): readonly Request[] {
  const { before, asked, signs } = adaptAsked({ before: earlier, asked: words, signs: found }, context);
  let merged: Request | null = before;
  const edits = isPart(before, asked)
    ? [...asked.edits, { kind: "part", isOfAll: true } as const]
    : asked.edits;
  if (countTransforms(edits, withoutPart(before, asked)) > 1) return [];
  // "The average price instead" is an average of the new figure, not another figure without the average.
  const isAveraged = edits.some((edit) => edit.kind === "aggregate" && edit.function !== "sum");
  if (asked.measures.length > 0 && (isAveraged || edits.some(({ kind }) => figureEdits.has(kind)))) return [];
  // "The same period last year, to May 2" is no year ago of the period before.
  if (asked.periods.length > 0 && edits.some(({ kind }) => kind === "shift")) return [];
  for (const edit of edits) merged = merged && applyEdit(merged, edit, context);
  if (merged === null) return [];
  if (signs.adding && edits.some(({ kind }) => kind === "aggregate")) merged = showBoth(before, merged);
  const counted = isBrokenDown(merged, asked) ? countRows(merged) : merged;
  if (counted === null) return [];
  const narrowed = narrowEvents(counted, withoutPart(before, asked));
  const request = mergeMeasures(
    mergeFilters(narrowed.before, narrowed.asked, { signs, context }),
    withoutKeys(asked, before, context),
    { signs, context },
  );
  if (request === null) return [];
  return regroup(groupListed(request), asked, signs).map((regrouped) => ({
    ...regrouped,
    chart: chartAfter(before.chart, asked.chart),
    color: colorAfter(before, asked, signs),
    isDistinct: request.isDistinct || asked.isDistinct,
    edits: [],
  }));
}

/** "Add the average" shows it beside the figure. */
function showBoth(before: Request, aggregated: Request): Request {
  const others = aggregated.measures.filter((one) => !before.measures.some((other) => isSame(one, other)));
  return { ...before, measures: [...before.measures, ...others] };
}

/** "On a log scale" keeps the kind and the look of the chart before. */
function chartAfter(before: AskedChart | null, asked: AskedChart | null): AskedChart | null {
  return asked?.kind === null ? joinAskedCharts(before, asked) : asked;
}

/** The figure that colors the chart remains until other figures are asked for, or a word takes it back. */
function colorAfter(before: Request, asked: Request, { adding }: FollowUpSigns): Request["color"] {
  if (asked.chart?.look?.without?.includes("colorBy")) return null;
  return asked.color ?? (asked.measures.length > 0 && !adding ? null : before.color);
}

/** A follow-up transforms the answer in at most one way: "in percent of the total" is no total. */
function countTransforms(edits: readonly Edit[], { relation }: Request): number {
  return edits.filter(({ kind }) => transforms.has(kind)).length + (relation === null ? 0 : 1);
}

/** Edits that show a figure of their own. */
const figureEdits: ReadonlySet<Edit["kind"]> = new Set(["combine", "measureIn", "last"]);

const transforms: ReadonlySet<Edit["kind"]> = new Set([
  "count",
  "list",
  "aggregate",
  "part",
  "compare",
  ...figureEdits,
]);

/** True for a list that a follow-up breaks down ("by country"), which counts its rows. */
function isBrokenDown(before: Request, asked: Request): boolean {
  return (
    isListed(before) && asked.groups.length > 0 && asked.measures.length === 0 && asked.entities.length === 0
  );
}

/** "As a percentage of all" after a filtered count: the filter defines the part. */
function isPart(before: Request, asked: Request): boolean {
  const isCount =
    before.measures.every(({ quantity }) => quantity.kind === "rows") && before.groups.length === 0;
  return asked.relation?.kind === "share" && before.tests.length > 0 && isCount;
}

function withoutPart(before: Request, asked: Request): Request {
  return isPart(before, asked) ? { ...asked, relation: null } : asked;
}

/** Drops key columns of rows that the previous request is about, since they say no more than "of those". */
function withoutKeys(asked: Request, before: Request, { schema }: FollowUpContext): Request {
  const isKnown = (column: ColumnRef): boolean => schema.isKey(column) && speaksOf(before, column.table);
  return { ...asked, attributes: asked.attributes.filter((column) => !isKnown(column)) };
}

/** Merges filters, periods, order and limit, but not the shown columns. */
function mergeFilters(
  before: Request,
  asked: Request,
  { signs, context }: { readonly signs: FollowUpSigns; readonly context: FollowUpContext },
): Request {
  const isAdded = signs.adding && !signs.replacing;
  const known = new Set([...tablesOfRequest(before), ...asked.entities]);
  const tests = asked.tests.map((test) => followPath(test, before.tests, known));
  const columnOfState = ({ table, phrase }: StateTest): ColumnRef | null => {
    const tables = table === null ? tablesOfRequest(before) : [table];
    const [condition] = tables.flatMap((one) => context.schema.stateOf(one, phrase)?.condition ?? []);
    return condition?.kind === "values" ? condition.column : null;
  };
  const { measures, rest } = isAdded
    ? { measures: before.measures, rest: tests }
    : swapOutcomes(before.measures, tests, context.schema);
  return {
    ...before,
    measures,
    ...(isAdded ? addValues(before, rest) : { tests: mergeTests(before.tests, rest, columnOfState) }),
    periods: mergePeriods(before, asked, context),
    versus: asked.versus ?? (asked.periods.length > 0 ? null : before.versus),
    sides: asked.sides ?? (choosesSide(before, asked) ? null : before.sides),
    havings: mergeBy(before.havings, asked.havings, (having) => having.quantity),
    thresholds: asked.thresholds,
    isPercent: asked.isPercent,
    related: mergeBy(before.related, relatedIn(before, asked, signs), (related) => related.table),
    orders: asked.orders.length > 0 ? asked.orders : before.orders,
    top: mergeTop(before, asked),
    relation: asked.relation ?? (asked.measures.some(hasNoParts) ? null : before.relation),
    isOverTime: before.isOverTime || asked.isOverTime,
  };
}

/** True for "only completed" or "cancelled in percent" after "completed vs cancelled", and for shares, which no side has. */
function choosesSide({ sides }: Request, { tests, isPercent, relation }: Request): boolean {
  const columns = (sides ?? []).flatMap(({ test }) => columnOf(test) ?? []);
  return (
    isPercent || relation !== null || tests.some((test) => columns.some((one) => isSame(one, columnOf(test))))
  );
}

/** True for "the average price", of which the groups have no shares. */
function hasNoParts({ quantity, isImplied }: Request["measures"][number]): boolean {
  return quantity.kind === "column" && !isImplied && quantity.function !== "sum";
}

/**
 * "add technical tickets": adds a value to a filter. Its column breaks down a figure that nothing else does, or time: a
 * second line. Rows of a list, and groups of another kind, are joined by those of the value.
 */
function addValues(before: Request, asked: readonly Test[]): Pick<Request, "tests" | "groups"> {
  const tests = [...before.tests];
  const groups = [...before.groups];
  const isSplit = !isListed(before) && before.top === null && before.groups.every(isTime);
  for (const test of asked) {
    const at = tests.findIndex((old) => old.kind === "values" && isSame(columnOf(old), columnOf(test)));
    const old = tests[at];
    if (old?.kind === "values" && test.kind === "values" && !test.isNegated && !old.isNegated) {
      tests[at] = { ...old, values: [...new Set([...old.values, ...test.values])] };
      if (isSplit) groups.push({ kind: "column", column: test.column });
    } else tests.push(test);
  }
  return { tests, groups };
}

function mergeTop(before: Request, asked: Request): Request["top"] {
  if (asked.top === null) return before.top;
  const { top } = asked;
  if (before.top === null) return firstSorted(before, top);
  if (top.subject !== null) return top;
  return {
    ...before.top,
    count: top.count,
    direction: top.direction,
    per: top.per ?? before.top.per,
    by: top.by.kind === "answer" ? before.top.by : top.by,
  };
}

/** "Only the first 10" of a sorted list are its first rows, "the last 10" its last. */
function firstSorted({ orders, measures }: Request, top: Top): Top {
  const [order, ...more] = orders;
  const isBare = top.subject === null && top.by.kind === "answer" && measures.length === 0;
  if (!isBare || order === undefined || more.length > 0 || order.by.kind === "answer") return top;
  const opposite = order.direction === "ascending" ? "descending" : "ascending";
  return { ...top, by: order.by, direction: top.direction === "descending" ? order.direction : opposite };
}

/**
 * Merges the shown parts: figures replace figures, columns are added, entities replace entities. Null for other things, or another
 * column beside figures, after "only", which shows nothing else.
 */
function mergeMeasures(
  before: Request,
  asked: Request,
  { signs, context }: { readonly signs: FollowUpSigns; readonly context: FollowUpContext },
): Request | null {
  const wasListed = isListed(before);
  const figures = asked.measures;
  const isChosen = wasListed && signs.choosing;
  const newThings = isChosen
    ? []
    : asked.entities.filter((table) => !speaksOf(before, table) && !isHeadOf(table, asked, signs));
  const columns = asked.attributes.filter(
    (column) => !before.groups.some((axis) => axis.kind === "column" && isSame(axis.column, column)),
  );
  const shownBeside = namedFigures(asked);
  if (wasListed && signs.adding && shownBeside.length > 0 && shownBeside.length === figures.length) {
    return showBeside(before, [...columns, ...shownBeside], context);
  }
  const ofRows =
    listsRows(before) && asked.top === null ? figuresOfRows(before, figures, { signs, context }) : null;
  if (ofRows !== null && signs.adding) return showBeside(before, [...columns, ...ofRows], context);
  if (ofRows !== null) {
    const shown = signs.asking && !signs.adding ? [] : before.attributes;
    return { ...before, attributes: [...shown, ...columns, ...ofRows] };
  }
  const extreme =
    figures.length === 0 && columns.length > 0 && newThings.length === 0 ? rowOfExtreme(before) : null;
  if (extreme !== null) return { ...extreme, attributes: columns };
  const isListAsked = columns.length > 0 || (signs.identifying && asked.groups.length === 0);
  if (isCount(before) && figures.length === 0 && isListAsked && newThings.length === 0) {
    return listWith(before, columns);
  }
  if (figures.length > 0) {
    const known = (signs.adding || signs.joining) && !signs.replacing ? before.measures : [];
    const isStated = figures.some((figure) => !figure.isImplied);
    const shown = wasListed && isStated ? { attributes: [], orders: [] } : {};
    const top = before.top && (signs.unresolved ? rankAsBefore : rankAnew)(before.top, before);
    const measures = [...known, ...figures.filter((one) => !known.some((other) => isSame(one, other)))];
    return { ...before, ...shown, measures, top: asked.top ? before.top : top };
  }
  if (signs.limiting && columns.length > 0 && before.measures.length > 0) return null;
  const shown = shownBefore(before, columns, { signs, context });
  const attributes = [...shown, ...columns.filter((column) => !shown.some((old) => isSame(old, column)))];
  if (newThings.length === 0) return { ...before, attributes, besides: besidesIn(before, columns) };
  if (signs.limiting) return null;
  const counted =
    before.measures.some(({ quantity }) => quantity.kind === "rows") || before.groups.length > 0;
  if (wasListed || before.top?.count === 1) return listOther(before, newThings, { columns, signs });
  const ranked = before.top !== null && signs.identifying ? listShown(before, context) : null;
  if (ranked !== null) return listOther(ranked, newThings, { columns, signs });
  return counted
    ? {
        ...before,
        attributes,
        measures: newThings.map((table) => ({ quantity: { kind: "rows", table }, isImplied: false })),
      }
    : { ...before, attributes, entities: newThings };
}

/** After "top 5 customers" or "orders by customer", "and their countries" are shown beside the names. */
function besidesIn({ top, groups, besides }: Request, columns: readonly ColumnRef[]): readonly ColumnRef[] {
  const axes = top?.subject ? [top.subject, ...groups] : groups;
  const isOfNamed = ({ table }: ColumnRef): boolean =>
    axes.some((axis) => axis.kind === "entity" && axis.table === table);
  return top?.subject?.kind === "entity"
    ? [...besides, ...columns]
    : [...besides, ...columns.filter(isOfNamed)];
}

/** True for the noun of a condition: "electric buses only" after a figure of trips is about trips, too. */
function isHeadOf(table: TableId, asked: Request, signs: FollowUpSigns): boolean {
  return (
    signs.limiting &&
    asked.measures.length === 0 &&
    asked.tests.some((test) => columnOf(test)?.table === table)
  );
}

/**
 * After "top 5 products", "by brand" ranks brands and "split by month" breaks the products down. "By month instead" ranks
 * nothing.
 */
function regroup(request: Request, asked: Request, signs: FollowUpSigns): readonly Request[] {
  const grouped = groupingsOf(request, asked, signs).map((groups): Request => ({
    ...request,
    groups,
    entities: entitiesBeside(request, groups),
  }));
  const { top } = request;
  const [subject, ...groups] = asked.groups;
  const isRanked = top !== null && top.subject !== null && top.per === null && asked.top === null;
  if (!isRanked || subject === undefined || isSame(subject, top.subject)) return grouped;
  const opened = signs.replacing ? null : openRanking(request, asked);
  if (opened !== null) return [opened];
  if (isTime(subject)) return signs.replacing ? [{ ...request, top: null, groups: asked.groups }] : grouped;
  const replaced: Request = { ...request, top: { ...top, subject }, groups };
  if (signs.replacing) return [replaced];
  return signs.adding || signs.splitting ? grouped : [replaced, ...grouped];
}

/** The mentioned tables, without those of a breakdown that another one replaces. */
function entitiesBeside({ entities, groups: before }: Request, groups: readonly Axis[]): Request["entities"] {
  const replaced = before.filter((axis) => !groups.some((other) => isSame(other, axis)));
  const tables = replaced.map((axis) => (axis.kind === "entity" ? axis.table : axis.column?.table));
  return entities.filter((table) => !tables.includes(table));
}

/**
 * "By status" after "which country has the most orders" shows the figure for each status: a single row was the answer to
 * another question. Null for a ranking of several, and for one by no figure.
 */
function openRanking(request: Request, asked: Request): Request | null {
  const { top, measures } = request;
  if (top?.count !== 1 || top.subject === null) return null;
  const ranked = top.by.kind === "quantity" ? [{ quantity: top.by.quantity, isImplied: false }] : [];
  const shown = measures.length > 0 ? measures : ranked;
  if (shown.length === 0) return null;
  const subjects = asked.groups.every(isTime) ? [top.subject] : [];
  return {
    ...request,
    top: null,
    entities: [],
    measures: shown,
    groups: [...subjects, ...asked.groups],
  };
}

/**
 * A grain replaces a grain. Another axis replaces its kind after a plain "by country", and is added after "split", "break that
 * down", "as well" and the like, or if the only other axis is time.
 */
function groupingsOf(before: Request, asked: Request, signs: FollowUpSigns): readonly (readonly Axis[])[] {
  const fresh = asked.groups.filter((axis) => !before.groups.some((old) => isSame(old, axis)));
  if (fresh.length === 0) return [before.groups];
  const isTimed = fresh.some(isTime);
  const isOther = fresh.some((axis) => !isTime(axis));
  const added = [...before.groups.filter((axis) => !(isTimed && isTime(axis))), ...fresh];
  const swapped = signs.replacing
    ? fresh
    : [
        ...before.groups.filter((axis) => !((isTimed && isTime(axis)) || (isOther && !isTime(axis)))),
        ...fresh,
      ];
  if (signs.replacing) return [swapped];
  if (signs.adding || signs.splitting) return [added];
  return isSame(added, swapped) ? [added] : [swapped, added];
}

function isTime(axis: Axis): boolean {
  return axis.kind === "grain" || axis.kind === "datePart";
}

function mergeBy<T>(before: readonly T[], asked: readonly T[], keyOf: (one: T) => unknown): readonly T[] {
  return [...before.filter((old) => !asked.some((one) => isSame(keyOf(one), keyOf(old)))), ...asked];
}
