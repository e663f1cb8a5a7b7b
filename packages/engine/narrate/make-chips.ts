import type { Catalog, Chip, Condition, DefaultFilter, Plan, QueryPlan } from "@askery/model";
import { placeCondition } from "../plan/assemble/place-meaning.ts";
import { joinWords, humanizeName } from "../chart/name-words.ts";
import { verbalizeDefaultFilter } from "./verbalize-default-filter.ts";
import { verbalizeRows, type Scope } from "./verbalize-expression.ts";
import { listRestrictions, verbalizePeriod, describeCondition } from "./describe-condition.ts";
import { orderKind, verbalizeDimensions, verbalizeMeasures, verbalizeOrder } from "./describe-plan.ts";

/**
 * Lists the editable parts of a plan in this order: measure, by, filters, period, sort, limit.
 *
 * Default filters follow the requested filters. All parts count as understood; the caller, who knows the words, marks
 * guesses. SQL has no parts, and a set operation shows those of its left side.
 */
export function makeChips(
  plan: Plan,
  database: Omit<Scope, "plan">,
  defaults: readonly DefaultFilter[] = [],
): readonly Chip[] {
  if (plan.kind === "set") return makeChips(plan.left, database, defaults);
  if (plan.kind === "sql") return [];
  const scope: Scope = { ...database, plan };
  const isDefault = new Set(defaults.flatMap((filter) => findDefault(filter, plan)));
  const asked = { ...plan, filters: plan.filters.filter((filter) => !isDefault.has(filter)) };
  const { companions, clauses, period } = listRestrictions(asked, scope);
  const measures = verbalizeMeasures(plan, scope);
  const dimensions = verbalizeDimensions(plan);
  const isList = measures.length === 0;
  return [
    chip("measure", isList ? listText(plan, database.catalog, dimensions) : joinWords(measures)),
    ...(isList || dimensions.length === 0 ? [] : [chip("by", joinWords(dimensions))]),
    ...[...clauses, ...companions].map((text) => chip("filter", text)),
    ...defaults.map((filter) => defaultChip(filter, plan, scope)),
    ...(period === null ? [] : [chip("period", verbalizePeriod(period))]),
    ...sortChips(plan, scope),
    ...(plan.limit === null ? [] : [chip("limit", limitText(plan, scope))]),
  ];
}

function chip(role: Chip["role"], text: string): Chip {
  return { role, text, kind: "understood" };
}

/** Uses the condition's wording in this plan, or a general one if only an inner plan has the condition. */
function defaultChip(filter: DefaultFilter, plan: QueryPlan, scope: Scope): Chip {
  const [condition] = findDefault(filter, plan);
  const { table, text } = filter;
  const said =
    condition === undefined ? verbalizeDefaultFilter(filter, scope) : describeCondition(condition, scope);
  return { ...chip("filter", said), default: { table, text } };
}

/** The conditions in the plan that result from a default filter. */
function findDefault(
  { table, condition }: DefaultFilter,
  { sources, filters }: QueryPlan,
): readonly Condition[] {
  const placed = new Set(
    sources
      .filter((source) => source.kind === "table" && source.table === table)
      .map(({ id }) => JSON.stringify(placeCondition(condition, id))),
  );
  return filters.filter((filter) => placed.has(JSON.stringify(filter)));
}

/** Lists the columns of a list: "product, list price". */
function listText(plan: QueryPlan, catalog: Catalog, dimensions: readonly string[]): string {
  return dimensions.length === 0 ? verbalizeRows(plan, catalog) : dimensions.join(", ");
}

function sortChips(plan: QueryPlan, scope: Scope): readonly Chip[] {
  const order = verbalizeOrder(plan, scope);
  return order === null ? [] : [chip("sort", order)];
}

function limitText({ limit, order, dimensions }: QueryPlan, scope: Scope): string {
  const per = dimensions
    .filter(({ id, isShown }) => isShown && limit?.per.includes(id))
    .map(({ label }) => humanizeName(label));
  const [first] = order;
  const isRanking = first !== undefined && orderKind(first.by, scope) === "figure";
  const word = !isRanking ? "first" : first.direction === "descending" ? "top" : "bottom";
  return `${word} ${limit?.count ?? 0}${per.length > 0 ? ` for each ${joinWords(per)}` : ""}`;
}
