import type { Test } from "./clause.ts";
import { rankingColumn } from "./ranking-column.ts";
import { tableOfQuantity, type Request } from "./request.ts";

/** Turns a superlative into a filter if the question asks for something other than the ranked rows. */
export function testExtreme({ top, ...request }: Request): Request | null {
  if (top?.count !== 1 || top.per !== null) return null;
  const column = rankingColumn(top);
  if (column === null) return null;
  const isMeasured = request.measures.some((measure) => !measure.isImplied);
  const isElsewhere = request.attributes.some(({ table }) => table !== column.table);
  if (!isMeasured && !isElsewhere) return null;
  const { subject } = top;
  return {
    ...request,
    top: null,
    measures: request.measures.filter((measure) => !measure.isImplied || isMeasured),
    entities: subject?.kind === "entity" ? [...request.entities, subject.table] : request.entities,
    attributes: subject?.kind === "column" ? [...request.attributes, subject.column] : request.attributes,
    tests: [
      ...request.tests,
      {
        kind: "aggregate",
        column,
        operator: "=",
        function: top.direction === "descending" ? "max" : "min",
        among: [],
      },
    ],
  };
}

/** Groups figures by an entity of another table. */
export function measureEach(request: Request): Request | null {
  const isPlain =
    request.groups.length === 0 &&
    request.attributes.length === 0 &&
    request.top === null &&
    request.relation === null &&
    request.versus === null &&
    request.havings.length === 0;
  const measured = request.measures
    .filter((measure) => !measure.isImplied)
    .map(({ quantity }) => tableOfQuantity(quantity));
  const [each] = request.entities.filter((table) => !measured.includes(table));
  if (!isPlain || measured.length === 0 || each === undefined) return null;
  return {
    ...request,
    groups: [{ kind: "entity", table: each }],
    entities: request.entities.filter((table) => table !== each),
  };
}

/**
 * Limits figures of one table to rows related to other mentioned tables: "the average age of gymnasts", who are people;
 * "how many customers hold an account".
 */
export function measureAmong(request: Request): Request | null {
  const measured = request.measures.map(({ quantity }) => tableOfQuantity(quantity));
  const others = request.entities.filter((table) => !measured.includes(table));
  const isWhole = request.groups.length === 0 && request.havings.length === 0;
  const isOfFigures = request.measures.every(({ quantity }) =>
    quantity.kind === "rows" ? isWhole : quantity.kind === "column" && quantity.function !== "countDistinct",
  );
  const isPlain =
    measured.length > 0 && isOfFigures && request.attributes.length === 0 && request.top === null;
  if (!isPlain || others.length === 0) return null;
  const related = others.map((table) => ({ table, isNegated: false, periods: [], tests: [] }));
  return {
    ...request,
    entities: request.entities.filter((table) => !others.includes(table)),
    related: [...request.related, ...related],
  };
}

/** Applies a single negated test to all rows behind a result. */
export function excludeAll(request: Request): Request | null {
  const negated = request.tests.filter((test) => isNegated(test));
  const [only] = negated;
  const isList = request.attributes.length > 0 && request.groups.length === 0 && request.top === null;
  if (only === undefined || negated.length > 1 || !isList || request.measures.length > 0) return null;
  return {
    ...request,
    tests: request.tests.filter((test) => test !== only),
    none: { ...only, isNegated: false },
  };
}

function isNegated(test: Test): test is Extract<Test, { kind: "values" | "match" }> {
  return (test.kind === "values" || test.kind === "match") && test.isNegated;
}
