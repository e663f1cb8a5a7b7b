import {
  hasContent,
  keyOfColumn,
  type CatalogColumn,
  type CatalogTable,
  type DescribedTable,
  type ExploredColumn,
  type Expression,
  type QueryPlan,
  type TableId,
} from "@askery/model";
import { humanizeName, singularOf } from "../chart/name-words.ts";
import type { NamedColumn } from "../explore/candidate.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import { readColumn } from "../explore/explored-filters.ts";
import { listWays } from "../explore/list-ways.ts";
import { mapCondition, mapExpression } from "../plan/assemble/map-expression.ts";
import type { InquiryDimension } from "./subject.ts";

/** More would make the data sparse. */
const maxDimensions = 12;
/** A breakdown into more values names single rows; things, such as products, may be more. */
const maxValues = 60;
const maxThings = 600;
/** A table further away says little about the rows. */
const maxSteps = 2;

/**
 * What the rows of a figure can be broken down by: their own categories and places, then the things that they refer to,
 * then what is known about these. Leaves out what the plan tests anyway, and places no finer than a tested one, columns
 * with the same groups as another one, and states, which follow from what happened to a row and from its age.
 */
export function listDimensions(plan: QueryPlan, context: ExploreContext): readonly InquiryDimension[] {
  const tables = tablesAround(plan, context);
  const own = new Set(tables.filter(({ steps }) => steps === 0).map(({ table }) => table.id));
  const tested = listTested(plan, context);
  const root = plan.sources[0];
  const from = root?.kind === "table" ? root.table : null;
  const drafts = tables.flatMap((one) => draftsOf(one, context)).flatMap((one) => waysOf(one, from, context));
  const isTested = (draft: Draft) => tested.has(keyOfColumn(columnOf(draft)));
  // Only what was cancelled has a cancel reason, and why a member left is no reason for its visits.
  const isReason = ({ table, column, steps }: Draft) =>
    column.name.endsWith("reason") &&
    (steps > 0 ||
      [...tested].some((one) => one.startsWith(`${table.id}.${column.name.slice(0, stemLength)}`)));
  const finest = Math.max(
    0,
    ...drafts.filter((one) => one.isPlace && isTested(one)).map(({ column }) => countOf(column)),
  );
  return (
    drafts
      .filter((one) => !isTested(one) && !isReason(one))
      // Rows of one country are of one region, and most are of customers of that country.
      .filter((one) => !one.isPlace || countOf(one.column) > finest)
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, maxDimensions)
      .map((draft) => ({
        ...columnOf(draft),
        ...nameDraft(draft, own.has(draft.table.id), context),
      }))
  );
}

/** Of "cancel reason" and "cancelled at" so many letters are the same. */
const stemLength = 6;

function columnOf({ table, column, way }: Draft): ExploredColumn {
  return { table: table.id, column: column.name, ...(way !== null && { via: way.via }) };
}

function countOf({ profile }: CatalogColumn): number {
  return profile?.distinctCount ?? 0;
}

interface NearTable {
  readonly table: CatalogTable;
  /** How many references lead to it from the rows. */
  readonly steps: number;
}

interface Draft extends NearTable {
  readonly column: CatalogColumn;
  readonly isThing: boolean;
  readonly isPlace: boolean;
  readonly rank: number;
  /** The reference that leads to it, where several do. */
  readonly way: NamedColumn | null;
}

/** The plan's tables whose rows are one for each row of the figure, and those that they refer to. */
function tablesAround({ sources }: QueryPlan, { schema, described }: ExploreContext): readonly NearTable[] {
  const { catalog } = schema;
  const steps = new Map<TableId, number>();
  for (const source of sources) {
    const isBelow = source.join !== null && (source.join.how === "left" || source.join.isFanOut);
    if (source.kind === "table" && !isBelow) steps.set(source.table, 0);
  }
  for (let step = 1; step <= maxSteps; step += 1) {
    for (const { from, to } of catalog.relationships) {
      if (steps.get(from.table) === step - 1 && !steps.has(to.table)) steps.set(to.table, step);
    }
  }
  return catalog.tables.flatMap((table) => {
    const count = steps.get(table.id);
    return count === undefined || (count > 0 && isForATime(table, described))
      ? []
      : [{ table, steps: count }];
  });
}

/** Things that end as planned, such as campaigns, come and go in any two periods, and their rows go elsewhere. People may leave. */
function isForATime(table: CatalogTable, described: ExploreContext["described"]): boolean {
  const meaning = described.tables.find(({ id }) => id === table.id);
  if (meaning?.isOfPeople === true) return false;
  return table.columns.some(
    ({ name, profile }) =>
      meaning?.columns.find((one) => one.name === name)?.role.value === "interval-end" &&
      profile !== null &&
      profile.nullCount * 2 < profile.rowCount,
  );
}

/** The same column on each of the ways that lead there: the station where rides start, and that where they end. */
function waysOf(
  draft: Omit<Draft, "way">,
  root: TableId | null,
  { schema }: ExploreContext,
): readonly Draft[] {
  const { table, column, steps } = draft;
  if (root === null || steps === 0) return [{ ...draft, way: null }];
  return listWays({ table: table.id, column: column.name }, { root, words: "", schema }).map((way) => ({
    ...draft,
    way: way.via === undefined ? null : way,
  }));
}

function draftsOf({ table, steps }: NearTable, context: ExploreContext): readonly Omit<Draft, "way">[] {
  const described = context.described.tables.find(({ id }) => id === table.id);
  const isThing = ({ name }: CatalogColumn) =>
    steps > 0 && described?.rowName.value.length === 1 && described.rowName.value[0] === name;
  const fitting = table.columns.filter((column) =>
    isDimension(column, { described, isThing: isThing(column), steps }),
  );
  const thing = fitting.find(isThing);
  const things = thing?.profile?.distinctCount ?? null;
  return fitting
    .filter((column) => column === thing || column.profile?.distinctCount !== things)
    .map((column) => ({
      table,
      steps,
      column,
      isThing: column === thing,
      isPlace: described?.columns.find(({ name }) => name === column.name)?.role.value === "place",
      rank: steps === 0 ? 0 : column === thing ? 1 + steps / 10 : 1 + steps,
    }));
}

function isDimension(
  { name, type, encoding, profile }: CatalogColumn,
  {
    described,
    isThing,
    steps,
  }: { readonly described: DescribedTable | undefined; readonly isThing: boolean; readonly steps: number },
): boolean {
  if (type !== "text" || encoding !== null || profile === null || profile.distinctCount < 2) return false;
  if (isThing) return profile.distinctCount <= (described?.isOfPeople === true ? maxValues : maxThings);
  const role = described?.columns.find((column) => column.name === name)?.role.value ?? "category";
  // People of the same first name have nothing else in common.
  if (role === "name" && described?.isOfPeople === true) return false;
  const isGroup = role !== "status" && (hasContent(role, "values") || role === "code");
  // In tables that are referred to, columns that are often empty say little.
  const isFilled = steps === 0 || profile.nullCount * 2 <= profile.rowCount;
  return isGroup && isFilled && profile.distinctCount <= Math.min(maxValues, profile.rowCount / 2);
}

/** Columns that the plan tests for a value, in its filters and in the conditions of its figures. */
function listTested(plan: QueryPlan, { schema }: ExploreContext): ReadonlySet<string> {
  const { filters, measures } = plan;
  const found = new Set<string>();
  const note = (part: Expression): Expression => {
    const column = readColumn(part, plan, schema);
    if (column !== null) found.add(keyOfColumn(column));
    return part;
  };
  for (const filter of filters) {
    if (filter.kind === "compare" && filter.operator === "=") mapCondition(filter, note);
  }
  for (const { expression } of measures) {
    mapExpression(expression, (part) => {
      if (part.kind === "aggregate" && part.where !== null) mapCondition(part.where, note);
      return part;
    });
  }
  return found;
}

/** "payment method", "store", "customer region"; and what a row without a value lacks: "store" for a store's region. */
function nameDraft(
  { table, column, isThing, steps, way }: Draft,
  isOwn: boolean,
  { schema }: ExploreContext,
): Pick<InquiryDimension, "words" | "missing"> {
  if (way !== null) return { words: way.words, missing: way.words };
  const owner = singularOf(humanizeName(table.name).toLowerCase());
  const plain = humanizeName(column.name).toLowerCase();
  const isShared = schema.catalog.tables.some(
    (other) =>
      other !== table && other.columns.some(({ name }) => humanizeName(name).toLowerCase() === plain),
  );
  const isNamed = isThing || plain === "name" || plain === `${owner} name`;
  const words = isNamed
    ? owner
    : isShared && !isOwn && !plain.startsWith(owner)
      ? `${owner} ${plain}`
      : plain;
  const isAlwaysThere = column.profile?.nullCount === 0;
  return { words, missing: steps > 0 && isAlwaysThere ? owner : words };
}
