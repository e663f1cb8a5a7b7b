import type { Chip, Condition, DefaultFilter, Plan, PlanPart, QueryPlan } from "@askery/model";
import { joinWords, humanizeName } from "../chart/name-words.ts";
import { joinsPlans, readsElsewhere } from "../edit/open-block.ts";
import { bindCondition } from "../plan/assemble/bind-metric.ts";
import { verbalizeDefaultFilter } from "./verbalize-default-filter.ts";
import { verbalizeRows, type Scope } from "./verbalize-expression.ts";
import { findRestrictions, describeCondition } from "./describe-condition.ts";
import { verbalizePeriod } from "./verbalize-when.ts";
import { nameDimensions, orderKind, verbalizeMeasure, verbalizeOrder } from "./describe-plan.ts";

/**
 * Lists the parts of a plan, a chip each, in this order: measures, dimensions, filters, period, sort, limit. A list has
 * its columns in place of measures. Each chip names the part that edits can change, unless no edit can.
 *
 * Default filters follow the requested filters. All parts count as understood; the caller, who knows the words, marks
 * guesses. SQL has no parts, and a set operation shows those of its left side.
 */
export function makeChips(
  plan: Plan,
  database: Omit<Scope, "plan">,
  defaults: readonly DefaultFilter[] = [],
): readonly Chip[] {
  if (plan.kind === "set") return makeChips(plan.left, database, defaults).map(leaveFilters);
  if (plan.kind === "sql") return [];
  const scope: Scope = { ...database, plan };
  const isDefault = new Set(defaults.flatMap((filter) => findDefault(filter, plan)));
  const asked = { ...plan, filters: plan.filters.filter((filter) => !isDefault.has(filter)) };
  const { companions, clauses, period } = findRestrictions(asked, scope);
  const filterPart = (filter: Condition | null) =>
    filter === null || readsElsewhere(plan) ? null : ({ kind: "filter", filter } as const);
  return [
    ...outputChips(plan, scope),
    ...[...clauses, ...companions].map(({ text, filter }) => chip("filter", text, filterPart(filter))),
    ...defaults.map((filter) => defaultChip(filter, plan, scope)),
    ...(period === null ? [] : [chip("period", verbalizePeriod(period.period), filterPart(period))]),
    ...sortChips(plan, scope),
    ...(plan.limit === null ? [] : [chip("limit", limitText(plan, scope), { kind: "limit" })]),
  ];
}

function chip(role: Chip["role"], text: string, part: PlanPart | null): Chip {
  return { role, text, kind: "understood", ...(part && { part }) };
}

/** Only the filters of both sides of a set operation can be changed. */
function leaveFilters({ part, ...chip }: Chip): Chip {
  return part?.kind === "filter" ? { ...chip, part } : chip;
}

/** The measures and dimensions; of a list, its columns or, without any, its rows. */
function outputChips(plan: QueryPlan, scope: Scope): readonly Chip[] {
  const isFixed = joinsPlans(plan);
  const part = (part: PlanPart) => (isFixed ? null : part);
  const measures = plan.measures
    .filter(({ isShown }) => isShown)
    .map((one) =>
      chip("measure", verbalizeMeasure(one, plan, scope), part({ kind: "measure", measure: one.id })),
    );
  const isList = measures.length === 0;
  const dimensions = nameDimensions(plan).map(({ dimension, name }) =>
    chip(isList ? "measure" : "by", name, part({ kind: "dimension", dimension: dimension.id })),
  );
  return isList && dimensions.length === 0
    ? [chip("measure", verbalizeRows(plan, scope.catalog), part({ kind: "rows" }))]
    : [...measures, ...dimensions];
}

/** Uses the condition's wording in this plan, or a general one if only an inner plan has the condition. */
function defaultChip(filter: DefaultFilter, plan: QueryPlan, scope: Scope): Chip {
  const [condition] = findDefault(filter, plan);
  const { table, text } = filter;
  const wording =
    condition === undefined ? verbalizeDefaultFilter(filter, scope) : describeCondition(condition, scope);
  return { ...chip("filter", wording, null), default: { table, text } };
}

/** The conditions in the plan that result from a default filter. */
function findDefault(
  { table, condition }: DefaultFilter,
  { sources, filters }: QueryPlan,
): readonly Condition[] {
  const placed = new Set(
    sources
      .filter((source) => source.kind === "table" && source.table === table)
      .map(({ id }) => JSON.stringify(bindCondition(condition, id))),
  );
  return filters.filter((filter) => placed.has(JSON.stringify(filter)));
}

function sortChips(plan: QueryPlan, scope: Scope): readonly Chip[] {
  const order = verbalizeOrder(plan, scope);
  return order === null ? [] : [chip("sort", order, { kind: "order" })];
}

/** "top 5", "bottom 3 for each category". The plan has a limit. */
export function limitText({ limit, order, dimensions }: QueryPlan, scope: Scope): string {
  const per = dimensions
    .filter(({ id, isShown }) => isShown && limit?.per.includes(id))
    .map(({ label }) => humanizeName(label));
  const [first] = order;
  const isRanking = first !== undefined && orderKind(first.by, scope) === "figure";
  const word = !isRanking ? "first" : first.direction === "descending" ? "top" : "bottom";
  return `${word} ${limit?.count ?? 0}${per.length > 0 ? ` for each ${joinWords(per)}` : ""}`;
}
