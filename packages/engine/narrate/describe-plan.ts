import type { Dimension, Expression, Measure, Plan, QueryPlan } from "@askery/model";
import { describeFigure } from "../chart/describe-figure.ts";
import { rangedValue } from "../chart/read-ranges.ts";
import { isSame } from "../plan/request/is-same.ts";
import { labelOutput } from "../chart/label-output.ts";
import { namingPlan, rootTable } from "../chart/find-plan-column.ts";
import { findPersonName } from "../chart/person-name.ts";
import { isPlural, joinWords, pluralOf, humanizeName, singularOf } from "../chart/name-words.ts";
import { verbalizeExpression, verbalizeRows, type Scope } from "./verbalize-expression.ts";
import { verbalizeChange } from "./two-periods.ts";
import { describeRestrictions } from "./describe-condition.ts";

/**
 * Restates a plan in one clause: "revenue by month and category, 1 Jan – 20 Nov 2026", "top 10 products by revenue",
 * "customers without orders where country is Germany".
 */
export function describePlan(plan: Plan, scope: Omit<Scope, "plan">): string {
  switch (plan.kind) {
    case "sql":
      return "the SQL as written";
    case "set":
      return setWords[plan.operator](describePlan(plan.left, scope), describePlan(plan.right, scope));
    case "query": {
      const inner: Scope = { ...scope, plan };
      return restrict(describeSubject(plan, inner), plan, inner) + describeOrder(plan, inner);
    }
  }
}

/**
 * Verbalizes the order of a result: "list price, highest first". Null without an order; omits the direction of
 * ascending keys.
 */
export function verbalizeOrder(plan: QueryPlan, scope: Scope): string | null {
  const [first] = plan.order;
  if (first === undefined) return null;
  const ranges = verbalizeRanges(plan);
  if (ranges !== null) return ranges;
  const name = verbalizeExpression(first.by, scope);
  const kind = orderKind(first.by, scope);
  if (kind === "key" && first.direction === "ascending") return name;
  return `${name}, ${directionWords[kind][first.direction]}`;
}

/** Ranges that a result is sorted by: "age group", although the first has the latest date of birth. Null for another order. */
function verbalizeRanges({ dimensions, order: [first] }: QueryPlan): string | null {
  const by = first?.by;
  const of = by?.kind === "aggregate" && (by.function === "min" || by.function === "max") ? by.of : null;
  if (of === null) return null;
  for (const { expression, isShown, label } of dimensions) {
    if (!isShown || expression.kind !== "case" || !isSame(rangedValue(expression), of)) continue;
    const when = expression.branches[0]?.when;
    const isUp = when?.kind === "compare" && when.operator === "<";
    const isInOrder = isUp === (first?.direction === "ascending");
    return isInOrder ? humanizeName(label) : `${humanizeName(label)}, last first`;
  }
  return null;
}

/** Verbalizes the shown dimensions: "month", "category". First and last name are replaced by their entity. */
export function verbalizeDimensions(plan: QueryPlan): readonly string[] {
  return nameDimensions(plan).map(({ name }) => name);
}

/** The shown dimensions with their names. A person's first name represents the last name, too. */
export function nameDimensions(
  plan: QueryPlan,
): readonly { readonly dimension: Dimension; readonly name: string }[] {
  const person = findPersonName(plan);
  return plan.dimensions
    .filter((dimension) => dimension.isShown && dimension !== person?.last)
    .map((dimension) => ({
      dimension,
      name: dimension === person?.first ? person.owner : humanizeName(dimension.label || dimension.id),
    }));
}

/** Verbalizes the shown measures. A count of rows becomes "number of orders". */
export function verbalizeMeasures(plan: QueryPlan, scope: Omit<Scope, "plan">): readonly string[] {
  return plan.measures
    .filter(({ isShown }) => isShown)
    .map((measure) => verbalizeMeasure(measure, plan, scope));
}

/** Verbalizes one measure of a plan. */
export function verbalizeMeasure(measure: Measure, plan: QueryPlan, context: Omit<Scope, "plan">): string {
  const scope = { ...context, plan };
  const isAlone = plan.measures.length === 1;
  const change = isAlone && measure.label === "change" ? verbalizeChange(measure, scope) : null;
  if (change !== null) return change;
  const name = labelOutput(measure, scope);
  const { figure } = describeFigure(measure.expression, scope);
  const isCount =
    (figure === "count" || figure === "distinct") &&
    !/ (?:of|per|this|last) /.test(name) &&
    !/^(?:number of|different) /.test(name);
  return isCount ? `number of ${name}` : name;
}

/** Verbalizes the figure of a ranking, like a measure if it is one. */
function verbalizeRankedBy(by: Expression, plan: QueryPlan, scope: Scope): string {
  const measure = findMeasure(by, plan);
  return measure === undefined ? verbalizeExpression(by, scope) : verbalizeMeasure(measure, plan, scope);
}

function findMeasure(by: Expression, { measures }: QueryPlan): Measure | undefined {
  return by.kind === "output" ? measures.find(({ id }) => id === by.output) : undefined;
}

const setWords = {
  union: (left: string, right: string) => `${left}, or ${right}`,
  intersect: (left: string, right: string) => `${left} that are also among ${right}`,
  except: (left: string, right: string) => `${left}, but not ${right}`,
} as const;

const directionWords = {
  figure: { ascending: "lowest first", descending: "highest first" },
  date: { ascending: "oldest first", descending: "newest first" },
  key: { ascending: "", descending: "last first" },
} as const;

/** A rate that counts some rows by a clause is of those that the restrictions leave: "where fee is 0, among those where town is Ghent". */
function restrict(subject: string, plan: QueryPlan, scope: Scope): string {
  const restrictions = describeRestrictions(plan, scope);
  return subject.includes(" where ")
    ? subject + restrictions.replace(" where ", ", among those where ")
    : subject + restrictions;
}

function describeSubject(plan: QueryPlan, scope: Scope): string {
  if (isRanking(plan)) return describeRanking(plan, scope);
  const first = plan.limit === null ? "" : `first ${plan.limit.count} `;
  if (plan.aggregation !== "group") return first + describeList(plan, scope);
  const measures = verbalizeShare(plan, scope) ?? joinWords(verbalizeMeasures(plan, scope));
  const dimensions = joinWords(verbalizeDimensions(plan));
  if (measures === "") return first + (isEntity(plan) ? "" : "different ") + pluralOf(dimensions);
  const subject = dimensions === "" ? measures : `${measures} by ${dimensions}`;
  return first === "" ? subject : `${subject}, ${first.trim()}`;
}

/** A figure and its share are verbalized as the share: "share of orders". */
function verbalizeShare({ measures }: QueryPlan, scope: Scope): string | null {
  const [base, share, ...others] = measures.filter(({ isShown }) => isShown);
  if (base === undefined || share?.expression.kind !== "share" || others.length > 0) return null;
  return `share of ${labelOutput(base, scope)}`;
}

/** True for groups with a hidden key, which are entities rather than values. */
function isEntity({ dimensions }: QueryPlan): boolean {
  return dimensions.some(({ isShown }) => !isShown);
}

/**
 * Describes a list: "customers", "products and their list price", "name and city of customers", "different countries of
 * customers".
 */
function describeList(plan: QueryPlan, scope: Scope): string {
  const { catalog } = scope;
  const rows = verbalizeRows(plan, catalog);
  const labels = [...verbalizeDimensions(plan), ...verbalizeMeasures(plan, scope)];
  const owner = singularOf(humanizeName(rootTable(plan, catalog)?.name ?? rows));
  if (plan.aggregation === "distinct") return `different ${pluralOf(joinWords(labels))} of ${rows}`;
  const others = labels.filter((label) => ![owner, `${owner} id`, "name", "id"].includes(label));
  if (others.length === labels.length) return labels.length === 0 ? rows : `${joinWords(labels)} of ${rows}`;
  return others.length === 0 ? rows : `${rows} and their ${joinWords(others)}`;
}

/** True for a limit on sorted rows. */
function isRanking(plan: QueryPlan): boolean {
  const [first] = plan.order;
  return plan.limit !== null && first !== undefined && verbalizeDimensions(plan).length > 0;
}

/**
 * Describes a ranking: "top 10 products by revenue", "bottom 5 stores by sales", "product with the highest revenue",
 * "newest 3 orders".
 */
function describeRanking(plan: QueryPlan, scope: Scope): string {
  const [order] = plan.order;
  const count = plan.limit?.count ?? 0;
  if (order === undefined) return "";
  const kind = orderKind(order.by, scope);
  const what =
    plan.aggregation === "group" ? verbalizeRanked(plan) : singularOf(verbalizeRows(plan, scope.catalog));
  const change = changeOf(order.by, plan, scope);
  const by = change ?? verbalizeExpression(order.by, scope);
  const each = verbalizeEach(plan);
  const end = order.direction;
  if (kind === "date") {
    return `${end === "descending" ? "newest" : "oldest"} ${counted(count, what)}${each} by ${by}`;
  }
  if (kind === "key") {
    return `first ${counted(count, what)}${each} by ${by}${end === "descending" ? ", last first" : ""}`;
  }
  if (count > 1) {
    const figure = change ?? verbalizeRankedBy(order.by, plan, scope);
    return `${end === "descending" ? "top" : "bottom"} ${counted(count, what)}${each} by ${figure}`;
  }
  const { figure } = describeFigure(order.by, scope);
  const isCount = (figure === "count" || figure === "distinct") && isPlural(by);
  const [most, least] = isCount ? ["most", "fewest"] : ["highest", "lowest"];
  const superlative = end === "descending" ? most : least;
  return `${what} with the ${by.startsWith(`${superlative} `) ? by : `${superlative} ${by}`}${each}`;
}

/** "change of revenue from 2024 to 2025", if an output is that. */
function changeOf(by: Expression, plan: QueryPlan, scope: Scope): string | null {
  const measure = findMeasure(by, plan);
  return measure === undefined ? null : verbalizeChange(measure, scope);
}

/** The ranked dimension, as opposed to the groups it is ranked within. */
function verbalizeRanked(plan: QueryPlan): string {
  const per = plan.limit?.per ?? [];
  const shown = plan.dimensions.filter(({ isShown }) => isShown);
  const ranked = shown.find(({ id }) => !per.includes(id)) ?? shown[0];
  const name = findPersonName(plan);
  if (name !== null && ranked === name.first) return name.owner;
  return ranked === undefined ? "row" : humanizeName(ranked.label || ranked.id);
}

function verbalizeEach(plan: QueryPlan): string {
  const per = plan.limit?.per ?? [];
  const names = plan.dimensions
    .filter(({ id, isShown }) => isShown && per.includes(id))
    .map(({ label }) => humanizeName(label));
  return names.length === 0 ? "" : ` for each ${joinWords(names)}`;
}

function counted(count: number, what: string): string {
  return count === 1 ? what : `${count} ${pluralOf(what)}`;
}

/** Adds the order, unless a limit already implies it or it is the default. */
function describeOrder(plan: QueryPlan, scope: Scope): string {
  const isImplied = plan.limit !== null || plan.aggregation === "group" || plan.order.length === 0;
  const order = isImplied ? null : verbalizeOrder(plan, scope);
  return order === null ? "" : `, sorted by ${order}`;
}

/** The kind of value that results are sorted by. */
export function orderKind(by: Expression, scope: Scope): "figure" | "date" | "key" {
  const plan = namingPlan(scope.plan);
  const target = by.kind === "output" ? plan?.dimensions.find(({ id }) => id === by.output)?.expression : by;
  if (target === undefined) {
    const figure = plan?.measures.find(({ id }) => by.kind === "output" && id === by.output)?.expression;
    return figure !== undefined && describeFigure(figure, scope).format.kind === "date" ? "date" : "figure";
  }
  if (target.kind === "grain" || target.kind === "datePart") return "key";
  const { format } = describeFigure(target, scope);
  if (format.kind === "date") return "date";
  return format.kind === "text" ? "key" : "figure";
}
