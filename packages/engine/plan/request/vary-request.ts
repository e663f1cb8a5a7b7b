import type { Axis, ColumnRef, Test } from "./clause.ts";
import type { Request } from "./request.ts";
import { isSame } from "./is-same.ts";
import { excludeAll, measureAmong, measureEach, testExtreme } from "./widen-request.ts";

/** A way to take what a question asks for, and its name for the ranking. */
export interface VariedRequest {
  readonly request: Request;
  readonly variant: RequestVariant;
}

/**
 * - `asWorded`: as the words have it
 * - `ungrouped`: "the title of each film" lists films, it does not break anything down
 * - `listed`: figures that are merely named are shown as they are, whatever else is measured
 * - `narrow`: only tables whose columns are shown, sorted or tested take part; others were said in passing
 * - `extreme`: the first of something else says which rows count: "students in the dorm with the most beds"
 * - `perEntity`: figures beside things are of each of them: "clubs with the number of their members"
 * - `among`: figures are of things that something else spoken of refers to: "the average age of gymnasts"
 * - `dated`: words about time are about another date than the nearest
 * - `apart`: each of two tests of a table is about another reference to it: "from Oslo to Rome"
 * - `via`: tables that are spoken of are what others are joined by: "instructors who advise students"
 * - `noneOf`: "not" is said of all rows with the same answer: "studios that have made no film with ..."
 * - `anyOf`: two tests of one column that no row passes both mean either
 * - `bothOf`: or they mean that some rows pass one and some the other
 */
export type RequestVariant =
  | "asWorded"
  | "ungrouped"
  | "listed"
  | "narrow"
  | "anyOf"
  | "bothOf"
  | "extreme"
  | "perEntity"
  | "among"
  | "noneOf"
  | "apart"
  | "dated"
  | "via";

/** The ways to take a request, the plainest first. What is asked for twice counts once. */
export function varyRequest(said: Request): readonly VariedRequest[] {
  const request = dropRepeats(said);
  const varied: VariedRequest[] = [{ request, variant: "asWorded" }];
  const ungrouped = ungroup(request);
  if (ungrouped) varied.push({ request: ungrouped, variant: "ungrouped" });
  const listed = listFigures(request);
  if (listed) varied.push({ request: listed, variant: "listed" });
  const narrow = narrowTables(request);
  if (narrow) varied.push({ request: narrow, variant: "narrow" });
  const extreme = testExtreme(request);
  if (extreme) varied.push({ request: extreme, variant: "extreme" });
  const perEntity = measureEach(request);
  if (perEntity) varied.push({ request: perEntity, variant: "perEntity" });
  const among = measureAmong(request);
  if (among) varied.push({ request: among, variant: "among" });
  const noneOf = excludeAll(request);
  if (noneOf) varied.push({ request: noneOf, variant: "noneOf" });
  return varied.flatMap((one) => [one, ...splitConflict(one.request)]);
}

function dropRepeats(request: Request): Request {
  const groups = distinct(request.groups);
  const attributes = distinct(request.attributes).filter(
    (column) => !groups.some((axis) => isOf(axis, column)),
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
    request.versus !== null;
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
  const named = request.measures.flatMap(({ quantity, isImplied }) =>
    isImplied && quantity.kind === "column" ? [quantity.column] : [],
  );
  if (!isMixed || named.length === 0) return null;
  // "Revenue and number of orders by country": what stands beside a figure of groups is one, too.
  if (isMeasured && request.groups.some(({ kind }) => kind !== "entity")) return null;
  return {
    ...request,
    measures: request.measures.filter((measure) => !measure.isImplied),
    attributes: distinct([...request.attributes, ...named]),
  };
}

function narrowTables(request: Request): Request | null {
  const shown = request.attributes.map(({ table }) => table);
  const entities = request.entities.filter((table) => shown.includes(table));
  return shown.length > 0 && entities.length < request.entities.length ? { ...request, entities } : null;
}

/** Two tests of one column that no row passes both, or one test of two values: "in both 2014 and 2015". */
function splitConflict(request: Request): readonly VariedRequest[] {
  const { tests } = request;
  const pair = tests.find((test) => isPair(test));
  if (pair?.kind === "values") {
    const [one, other] = pair.values.map((value): Test => ({ ...pair, values: [value] }));
    const rest = tests.filter((test) => test !== pair);
    return one && other
      ? [{ request: { ...request, tests: rest, both: [one, other] }, variant: "bothOf" }]
      : [];
  }
  const first = tests.findIndex((test, index) =>
    tests.slice(index + 1).some((other) => exclude(test, other)),
  );
  const one = tests[first];
  const other = one && tests.slice(first + 1).find((later) => exclude(one, later));
  if (!one || !other) return [];
  const rest = tests.filter((test) => test !== one && test !== other);
  return [
    { request: { ...request, tests: rest, both: [one, other] }, variant: "bothOf" },
    { request: { ...request, tests: [...rest, { kind: "any", tests: [one, other] }] }, variant: "anyOf" },
  ];
}

function isPair(test: Test): boolean {
  return test.kind === "values" && !test.isNegated && test.values.length === 2;
}

function exclude(one: Test, other: Test): boolean {
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
