import type { Catalog, Chip, Condition, DefaultFilter, Plan, QueryPlan } from "@askery/model";
import { placeCondition } from "../plan/assemble/place-meaning.ts";
import { joinWords, humanizeName } from "../chart/name-words.ts";
import { verbalizeDefaultFilter } from "./verbalize-default-filter.ts";
import { verbalizeRows, type Scope } from "./verbalize-expression.ts";
import { listRestrictions, verbalizePeriod, describeCondition } from "./describe-condition.ts";
import { orderKind, verbalizeDimensions, verbalizeMeasures, verbalizeOrder } from "./describe-plan.ts";

/**
 * The parts of a plan as they are shown and edited: measure, by, filters, period, sort, limit, in this order.
 *
 * Default filters stand behind the filters that were asked for. All count as understood; the caller, who knows the words, marks what was guessed. SQL has no parts, and of a set only
 * the left side's are shown.
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

/** What it says in this plan; apart from it where only an inner plan has it. */
function defaultChip(filter: DefaultFilter, plan: QueryPlan, scope: Scope): Chip {
  const [condition] = findDefault(filter, plan);
  const { table, text } = filter;
  const said =
    condition === undefined ? verbalizeDefaultFilter(filter, scope) : describeCondition(condition, scope);
  return { ...chip("filter", said), default: { table, text } };
}

/** The conditions of a plan that a default filter became. */
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

/** A list shows columns of rows: "product, list price". */
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
