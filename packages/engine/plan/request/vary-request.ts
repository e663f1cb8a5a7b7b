import type { CatalogColumn } from "@askery/model";
import type { Axis, ColumnRef, Test } from "./clause.ts";
import { tableOfQuantity, type Request } from "./request.ts";
import { countEvents } from "./count-events.ts";
import { isSame } from "./is-same.ts";
import { joinStates } from "./join-states.ts";
import type { Schema } from "../schema/schema.ts";
import { otherFigures, sumAlongTime, sumShared, type OtherFigures } from "./other-figures.ts";
import { excludeAll, measureAmong, measureEach, testExtreme } from "./widen-request.ts";
import { namedFigures } from "./named-figures.ts";

/** A variant of the request, with its name for the ranking. */
export interface VariedRequest {
  readonly request: Request;
  readonly variant: RequestVariant;
}

/**
 * - `asWorded`: the literal request
 * - `ungrouped`: "the title of each film" lists films instead of grouping
 * - `listed`: named figures are plain columns, even next to a measure
 * - `narrow`: ignores tables without a shown, sorted or tested column
 * - `counted`: events under some condition are counted: "cancelled orders this year"
 * - `extreme`: a superlative of another table filters rows: "students in the dorm with the most beds"
 * - `perEntity`: figures next to an entity are computed for each: "clubs with the number of their members"
 * - `among`: figures cover only rows that another mentioned table references: "the average age of gymnasts"
 * - `dated`: words about time refer to another date than the nearest
 * - `stateDate`: words about time refer to the date that a state of the rows names: "work orders finished per month"
 * - `apart`: two tests of a table use separate references to it: "from Oslo to Rome"
 * - `named`: codes and keys to group by are replaced by the names that they stand for
 * - `namedState`, `namedDated`: the same, at the date of a state or at another date
 * - `namedList`: foreign keys in a list are replaced by the names that they stand for
 * - `labeled`: codes in a list are replaced by the names beside them
 * - `totaled`: figures are summed that would be averaged: "tonnage per area"
 * - `ownFigure`: figures of what a question breaks down by are shown as they are: "pledged per project vs its goal"
 * - `worth`: the worth of rows is summed that would be counted: "backlog by industry"
 * - `ofHolders`: rows are counted that have a kind which a lookup table lists, not the kinds: "breakdowns by cause"
 * - `ofGroup`: shares are those of each group's own rows: "share of chronic tickets by symptom"
 * - `ofAll`: a rate is of all rows, not of the decided ones
 * - `via`: mentioned tables link the others: "instructors who advise students"
 * - `noneOf`: "not" applies to all rows behind a result: "studios that have made no film with ..."
 * - `anyOf`: two contradictory tests of one column mean either
 * - `eachOf`: figures for each of the contradictory tests of one column: "average price, new cars vs used"
 * - `eachValue`: figures for each of the values that one test names: "paid and pending pledges per city"
 * - `bothOf`: two contradictory tests of one column mean that some rows pass one and some the other
 */
export type RequestVariant =
  | "asWorded"
  | "ungrouped"
  | "listed"
  | "narrow"
  | "counted"
  | "anyOf"
  | "eachOf"
  | "eachValue"
  | "bothOf"
  | "extreme"
  | "perEntity"
  | "among"
  | "noneOf"
  | "apart"
  | "dated"
  | "stateDate"
  | "named"
  | "namedState"
  | "namedDated"
  | "namedList"
  | "labeled"
  | "via"
  | OtherFigures;

/** Returns the variants of a request, the most literal first. Removes duplicates. */
export function varyRequest(asked: Request, schema: Schema): readonly VariedRequest[] {
  const joined = joinStates(dropRepeats(asked, schema), schema);
  const request = sumAlongTime(sumShared(joined, schema), schema);
  const each = measureEachOf(request, schema);
  if (each !== null) {
    const others = splitConflict(request, schema).filter(({ variant }) => variant !== "bothOf");
    return [{ request: each, variant: "eachOf" }, ...others];
  }
  const varied: VariedRequest[] = [{ request, variant: "asWorded" }];
  const ungrouped = ungroup(request);
  if (ungrouped) varied.push({ request: ungrouped, variant: "ungrouped" });
  const listed = listFigures(request);
  if (listed) varied.push({ request: listed, variant: "listed" });
  const narrow = narrowTables(request);
  if (narrow) varied.push({ request: narrow, variant: "narrow" });
  const counted = countEvents(request, schema);
  if (counted) varied.push({ request: counted, variant: "counted" });
  const extreme = testExtreme(request);
  if (extreme) varied.push({ request: extreme, variant: "extreme" });
  const perEntity = measureEach(request);
  if (perEntity) varied.push({ request: perEntity, variant: "perEntity" });
  const among = measureAmong(request);
  if (among) varied.push({ request: among, variant: "among" });
  const eachValue = measureEachValue(request);
  if (eachValue) varied.push({ request: eachValue, variant: "eachValue" });
  const noneOf = excludeAll(request);
  if (noneOf) varied.push({ request: noneOf, variant: "noneOf" });
  return [...varied.flatMap((one) => [one, ...splitOf(one, schema)]), ...otherFigures(request, schema)];
}

/** "Paid and pending pledges per city" breaks down pledges that are either: it asks for no list of cities with both. */
function splitOf({ request, variant }: VariedRequest, schema: Schema): readonly VariedRequest[] {
  const split = splitConflict(request, schema);
  return variant === "ungrouped" ? split.filter((one) => one.variant !== "bothOf") : split;
}

function dropRepeats(request: Request, schema: Schema): Request {
  const groups = distinct(request.groups);
  const attributes = distinct(request.attributes).filter(
    (column, position, all) =>
      !groups.some((axis) => isOf(axis, column)) &&
      !all.slice(0, position).some((other) => areJoined(column, other, schema)),
  );
  return {
    ...request,
    groups,
    attributes,
    entities: distinct(request.entities),
    measures: distinct(request.measures),
    tests: distinct(request.tests),
  };
}

/** True for a reference and the key of another table that it refers to, which are equal wherever both are shown. */
function areJoined(one: ColumnRef, other: ColumnRef, schema: Schema): boolean {
  const isBetween = (from: ColumnRef, to: ColumnRef): boolean =>
    schema
      .referencesOf(from.table)
      .some(
        (edge) =>
          edge.to.table === to.table &&
          edge.from.columns.some((column, i) => column === from.column && edge.to.columns[i] === to.column),
      );
  return one.table !== other.table && (isBetween(one, other) || isBetween(other, one));
}

function distinct<T>(items: readonly T[]): readonly T[] {
  return items.filter((item, index) => items.findIndex((other) => isSame(other, item)) === index);
}

function isOf(axis: Axis, column: ColumnRef): boolean {
  return axis.kind === "column" && isSame(axis.column, column);
}

function ungroup(request: Request): Request | null {
  const isMeasured =
    request.measures.some((measure) => !measure.isImplied) ||
    request.havings.length > 0 ||
    request.top !== null ||
    request.relation !== null ||
    request.isOverTime ||
    request.versus !== null ||
    request.sides !== null;
  if (isMeasured || request.groups.length === 0) return null;
  const columns = request.groups.flatMap((axis) =>
    axis.kind !== "entity" && axis.column !== null ? [axis.column] : [],
  );
  const tables = request.groups.flatMap((axis) => (axis.kind === "entity" ? [axis.table] : []));
  if (columns.length + tables.length < request.groups.length) return null;
  return {
    ...request,
    groups: [],
    attributes: distinct([...columns, ...request.attributes]),
    entities: distinct([...request.entities, ...tables]),
  };
}

function listFigures(request: Request): Request | null {
  const isMeasured = request.measures.some((measure) => !measure.isImplied);
  const isMixed = request.groups.length > 0 || request.top !== null || isMeasured;
  const named = namedFigures(request);
  if (!isMixed || named.length === 0) return null;
  // "Revenue and number of orders by country": next to a measure in a breakdown, a named figure is a measure as well.
  if (isMeasured && request.groups.some(({ kind }) => kind !== "entity")) return null;
  return {
    ...request,
    measures: request.measures.filter((measure) => !measure.isImplied),
    attributes: distinct([...request.attributes, ...named]),
  };
}

/** True for a test of a listed column, of which no row has two values. */
function isShown(test: Test, { attributes }: Request): boolean {
  return "column" in test && attributes.some((column) => isSame(column, test.column));
}

/**
 * True for a test of the listed rows themselves, whose names differ and each of which has a single value: "only novels and
 * thrillers".
 */
function isOfListed(test: Test, request: Request, schema: Schema): boolean {
  if (!("column" in test) || schema.column(test.column).isList === true) return false;
  const { table } = test.column;
  const { entities, attributes, measures, groups, top } = request;
  const isPlain = measures.length === 0 && groups.length === 0 && top === null;
  const names = schema.namesOf(table);
  return (
    isPlain &&
    entities.every((entity) => entity === table) &&
    entities.length + attributes.length > 0 &&
    names.some((name) => isDifferentEverywhere(schema.column(name))) &&
    attributes.every((column) => names.some((name) => isSame(name, column))) &&
    attributes.every((column) => column.table === table)
  );
}

function isDifferentEverywhere({ isUnique, profile }: CatalogColumn): boolean {
  return isUnique || (profile !== null && profile.distinctCount === profile.rowCount);
}

function narrowTables(request: Request): Request | null {
  const shown = request.attributes.map(({ table }) => table);
  const entities = request.entities.filter((table) => shown.includes(table));
  return shown.length > 0 && entities.length < request.entities.length ? { ...request, entities } : null;
}

/**
 * Breaks figures down by a column for which the question names several values apart: no row that counts has two of them.
 * Null if there are none.
 */
function measureEachOf(request: Request, schema: Schema): Request | null {
  const { tests, measures, groups } = request;
  const found = tests.filter(
    (test, index): test is ValuesTest =>
      test.kind === "values" && tests.some((other, at) => at !== index && contradict(test, other)),
  );
  const [first] = found;
  const column = first?.column;
  const counted = measures.flatMap(({ quantity }) => tableOfQuantity(quantity) ?? []);
  if (first === undefined || column === undefined || counted.length === 0) return null;
  const isOne = found.every((test) => isSame(test.column, column)) && schema.column(column).isList !== true;
  const isSingle = counted.every((table) =>
    schema.graph.findPath(table, column.table)?.every(({ isFanOut }) => !isFanOut),
  );
  if (!isOne || !isSingle) return null;
  const merged = { ...first, values: found.flatMap(({ values }) => values) };
  const axis: Axis = { kind: "column", column };
  return {
    ...request,
    tests: [...tests.filter((test) => !found.some((one) => one === test)), merged],
    groups: groups.some((one) => isOf(one, column)) ? groups : [...groups, axis],
  };
}

/** "Paid and pending pledges per city": figures for each of the values that one test names. */
function measureEachValue(request: Request): Request | null {
  const { tests, measures, groups, attributes, top } = request;
  const found = tests.find((test) => test.kind === "values" && !test.isNegated && test.values.length > 1);
  const isFigure = measures.length + groups.length > 0 && attributes.length === 0 && top === null;
  if (found?.kind !== "values" || found.isAll || !isFigure || found.column.via !== undefined) return null;
  const { column } = found;
  if (groups.some((axis) => isOf(axis, column))) return null;
  return { ...request, groups: [...groups, { kind: "column", column }] };
}

type ValuesTest = Extract<Test, { kind: "values" }>;

/** Splits two contradictory tests of one column, or one test with two values: "in both 2014 and 2015". */
function splitConflict(request: Request, schema: Schema): readonly VariedRequest[] {
  const { tests } = request;
  const pair = tests.find(
    (test) => isPair(test) && !isShown(test, request) && !isOfListed(test, request, schema),
  );
  if (pair?.kind === "values") {
    const [one, other] = pair.values.map((value): Test => ({ ...pair, values: [value] }));
    const rest = tests.filter((test) => test !== pair);
    return one && other
      ? [{ request: { ...request, tests: rest, both: [one, other] }, variant: "bothOf" }]
      : [];
  }
  const first = tests.findIndex((test, index) =>
    tests.slice(index + 1).some((other) => contradict(test, other)),
  );
  const one = tests[first];
  const other = one && tests.slice(first + 1).find((later) => contradict(one, later));
  if (!one || !other) return [];
  const rest = tests.filter((test) => test !== one && test !== other);
  return [
    { request: { ...request, tests: rest, both: [one, other] }, variant: "bothOf" },
    { request: { ...request, tests: [...rest, { kind: "any", tests: [one, other] }] }, variant: "anyOf" },
  ];
}

/** A value at a named end of a row is one of two, and no other row has the other one. */
function isPair(test: Test): boolean {
  if (test.kind !== "values" || test.isNegated || test.isAll || test.column.via !== undefined) return false;
  return test.values.length === 2;
}

/** True if no value of the column passes both tests. */
export function contradict(one: Test, other: Test): boolean {
  if (!("column" in one) || !("column" in other) || !isSame(one.column, other.column)) return false;
  if (one.kind === "values" && other.kind === "values") {
    return !one.isNegated && !other.isNegated && !one.values.some((value) => other.values.includes(value));
  }
  if (one.kind === "compare" && other.kind === "compare") return leaveNothing(one, other);
  return one.kind === "match" && other.kind === "match";
}

type Comparison = Extract<Test, { kind: "compare" }>;

function leaveNothing(one: Comparison, other: Comparison): boolean {
  if (one.operator === "=" && other.operator === "=") return !isSame(one.value, other.value);
  const upper = [one, other].find(({ operator }) => operator === "<" || operator === "<=");
  const lower = [one, other].find(({ operator }) => operator === ">" || operator === ">=");
  return upper !== undefined && lower !== undefined && numberOf(upper) <= numberOf(lower);
}

function numberOf({ value }: Comparison): number {
  return value.type === "number" ? Number(value.value) : Number.NaN;
}
