import {
  assertNever,
  type Catalog,
  type Condition,
  type Expression,
  type Period,
  type PeriodCondition,
  type Plan,
} from "@askery/model";
import { describeRate } from "../chart/describe-rate.ts";
import { describeFigure } from "../chart/describe-figure.ts";
import { findCatalogTable, rootTable } from "../chart/find-plan-column.ts";
import { isPlural, joinWords, pluralOf, singularOf, humanizeName } from "../chart/name-words.ts";
import {
  formatOfExpression,
  verbalizeExpression,
  verbalizeLiteral,
  verbalizeRows,
  type Scope,
} from "./verbalize-expression.ts";
import { isChoice, isOfRepeated, isPresence, listParts } from "./condition-shapes.ts";
import { linkToRows } from "./link-to-rows.ts";
import { describeDates } from "./describe-dates.ts";
import { describeAmong } from "./describing/describe-among.ts";
import { isSame } from "../plan/request/is-same.ts";
import { findOwnConditions } from "./find-own-conditions.ts";
import { isAboutRows, verbalizeEvent } from "./verbalize-event.ts";
import {
  describeEventState,
  findEventState,
  nameDate,
  verbalizeEventState,
} from "./verbalize-event-state.ts";
import { verbalizeEndWithin } from "./verbalize-end-within.ts";
import { verbalizeTwoPeriods } from "./two-periods.ts";
import { verbalizePeriod, verbalizeWhen } from "./verbalize-when.ts";
import {
  countWords,
  describeCompare,
  isDateExpression,
  isListExpression,
  levelWords,
  matchWords,
  verbalizeContains,
  verbalizeOperand,
  verbalizeOptions,
} from "./describe-compare.ts";

/** Describes a condition as a clause: "country is Germany", "total is over €100", "has no coupon code". */
export function describeCondition(condition: Condition, scope: Scope): string {
  return verbalize(condition, scope, false);
}

/** The restrictions of a plan, as phrases that follow a noun. */
export interface Restrictions {
  /** Phrases such as "with orders in Q3 2026", "without returns", "with more than 5 orders". */
  readonly companions: readonly string[];
  /** Clauses that follow "where". */
  readonly clauses: readonly string[];
  /** The first period, which needs no column name. */
  readonly period: Period | null;
}

/** The filters and group filters of a plan and of the inner plans it reads from. */
export function listRestrictions(plan: Plan, scope: Omit<Scope, "plan">, depth = 0): Restrictions {
  const { companions, clauses, period } = findRestrictions(plan, scope, depth);
  return {
    companions: companions.map(({ text }) => text),
    clauses: listClauses(clauses),
    period: period?.period ?? null,
  };
}

/** Clauses that "and" can join: alternatives come last, as "either country is Germany or status is paid". */
function listClauses(clauses: readonly Restriction[]): readonly string[] {
  const [only, ...others] = clauses;
  if (only === undefined || others.length === 0) return clauses.map(({ text }) => text);
  return [
    ...clauses.filter((one) => !isChoice(one.filter)).map(({ text }) => text),
    ...clauses.filter((one) => isChoice(one.filter)).map(({ text }) => `either ${text}`),
  ];
}

/** A restriction in words, and the one condition that it describes; null if it is more than one, or part of a figure. */
export interface Restriction {
  readonly text: string;
  readonly filter: Condition | null;
}

/** The restrictions of a plan with the conditions that they describe. */
export interface FoundRestrictions {
  readonly companions: readonly Restriction[];
  readonly clauses: readonly Restriction[];
  readonly period: PeriodCondition | null;
}

/** Like `listRestrictions`, with the conditions. */
export function findRestrictions(
  plan: Plan,
  { catalog, described, settings }: Omit<Scope, "plan">,
  depth = 0,
): FoundRestrictions {
  if (plan.kind !== "query" || depth > 5) return { companions: [], clauses: [], period: null };
  const scope = { plan, catalog, described, settings };
  const period = plan.filters.find((filter) => filter.kind === "period") ?? null;
  const [companions, clauses] = sortRestrictions(
    plan.filters.filter((filter) => filter !== period),
    scope,
  );
  const inner = plan.sources.flatMap((source) =>
    source.kind === "plan"
      ? [findRestrictions(source.plan, { catalog, described, settings }, depth + 1)]
      : [],
  );
  return {
    companions: distinct([
      ...companions,
      ...plan.measures
        .filter(({ isShown }) => isShown)
        .flatMap(({ expression }) => verbalizeCountedCompanion(expression, scope))
        .map((text) => ({ text, filter: null })),
      ...plan.having.map((filter) => ({ text: `with ${verbalizeHaving(filter, scope)}`, filter })),
      ...inner.flatMap(({ companions }) => companions),
    ]),
    clauses: distinct([
      ...clauses,
      ...plan.measures
        .filter(({ isShown }) => isShown)
        .flatMap(({ expression }) => verbalizeCounted(expression, scope))
        .map((text) => ({ text, filter: null })),
      ...inner.flatMap(({ clauses }) => clauses),
    ]),
    period: period ?? inner.find((one) => one.period !== null)?.period ?? null,
  };
}

/** The filters that follow a noun, and those that follow "where". */
function sortRestrictions(
  filters: readonly Condition[],
  scope: Scope,
): readonly [companions: readonly Restriction[], clauses: readonly Restriction[]] {
  const all = filters.map((filter) => {
    const { condition, scope: inner } = findOwnConditions(filter, scope) ?? { condition: filter, scope };
    const companions = verbalizeCompanion(condition, inner);
    return { filter, companions, clause: describeCondition(condition, inner) };
  });
  return [
    all.flatMap(({ companions, filter }) => companions.map((text) => ({ text, filter }))),
    all.flatMap(({ companions, clause, filter }) =>
      companions.length > 0 ? [] : [{ text: clause, filter }],
    ),
  ];
}

/** Inner plans side by side have the same restrictions. */
function distinct(found: readonly Restriction[]): readonly Restriction[] {
  return [...Map.groupBy(found, ({ text }) => text)].map(([text, same]) => {
    const [filter = null] = same.map((one) => one.filter);
    return { text, filter: same.every((one) => isSame(one.filter, filter)) ? filter : null };
  });
}

/**
 * Describes the restrictions as a suffix of a noun: " without orders where country is Germany, 2026". Empty if there
 * are none.
 */
export function describeRestrictions(plan: Plan, scope: Omit<Scope, "plan">): string {
  const { companions, clauses, period } = listRestrictions(plan, scope);
  const event = period === null ? null : verbalizeEvent(plan, scope.catalog);
  const parts = [
    period === null || event === null
      ? ""
      : `${isBrokenDown(plan) ? "," : ""} ${event} ${verbalizeWhen(period)}`,
    companions.length > 0 ? ` ${joinWords(companions)}` : "",
    clauses.length > 0 ? ` where ${joinWords(clauses)}` : "",
    period === null || event !== null ? "" : `, ${verbalizePeriod(period)}`,
  ];
  return parts.join("");
}

/** After "by month", an event needs a comma to refer to the rows. */
function isBrokenDown(plan: Plan): boolean {
  return (
    plan.kind === "query" && plan.aggregation === "group" && plan.dimensions.some(({ isShown }) => isShown)
  );
}

/** Verbalizes a condition or its opposite, without putting "not" in front. */
function verbalize(condition: Condition, scope: Scope, isNot: boolean): string {
  switch (condition.kind) {
    case "compare":
      return `${describeCompare(condition, scope, isNot)}${verbalizeAmong(condition.right, scope)}`;
    case "between": {
      const format = formatOfExpression(condition.value, scope);
      const [low, high] = [
        verbalizeOperand(condition.low, format, scope),
        verbalizeOperand(condition.high, format, scope),
      ];
      return `${verbalizeExpression(condition.value, scope)} is${not(isNot)} between ${low} and ${high}`;
    }
    case "in": {
      const subject = verbalizeExpression(condition.value, scope);
      const verb = isListExpression(condition.value, scope)
        ? verbalizeContains(subject, isNot)
        : `is${not(isNot)}`;
      return `${subject} ${verb} ${verbalizeOptions(condition, scope)}`;
    }
    case "inPlan": {
      const own = findOwnConditions(condition, scope);
      if (own !== null) return verbalize(own.condition, own.scope, isNot);
      const subject = verbalizeExpression(condition.value, scope).replace(/ id$/, "");
      return `${subject} is${not(isNot)} ${linkToRows(condition, scope)} ${describeAmong(condition, scope) ?? verbalizeRelated(condition.plan, scope)}`;
    }
    case "match":
      return `${verbalizeExpression(condition.value, scope)} ${matchWords(condition, isNot)} “${condition.text}”`;
    case "null": {
      const state = findEventState(isNot ? { kind: "not", condition } : condition, scope);
      if (state !== null) return describeEventState(state);
      const name = nameThing(condition.value, scope);
      return name === null
        ? `${verbalizeExpression(condition.value, scope)} is${not(isNot)} empty`
        : `has ${isNot ? "a" : "no"} ${name}`;
    }
    case "period":
      return `${verbalizeExpression(condition.value, scope)} is${not(isNot)} ${verbalizeWhen(condition.period)}`;
    case "exists":
      return `has ${isNot ? "no " : ""}${verbalizeRelated(condition.plan, scope)}`;
    case "not":
      return verbalize(condition.condition, scope, !isNot);
    case "all":
    case "any": {
      const dates = describeDates(condition, scope, isNot);
      if (dates !== null) return dates;
      const isAll = (condition.kind === "all") !== isNot;
      const parts = condition.conditions.map((part) => verbalize(part, scope, isNot));
      const isNested = condition.conditions.some(({ kind }) => kind === "all" || kind === "any");
      const word = isAll ? "and" : "or";
      return isNested ? parts.join(`, ${word} `) : joinWords(parts, word);
    }
    default:
      return assertNever(condition);
  }
}

/** The rows that a compared figure is limited to: "the highest list price of products where brand is Lumo". */
function verbalizeAmong(right: Expression, scope: Scope): string {
  if (right.kind !== "scalar" || right.plan.kind !== "query" || right.plan.filters.length === 0) return "";
  return ` of ${verbalizeRelated(right.plan, scope)}`;
}

/** The rows that a rate counts, unless its label names them. Omits periods, which are in the label. */
function verbalizeCounted(expression: Expression, scope: Scope): readonly string[] {
  const part = expression.kind === "arithmetic" && expression.operator === "/" ? expression.left : null;
  if (expression.kind !== "arithmetic" || part?.kind !== "aggregate") return [];
  if (describeRate(expression, scope) !== null) return [];
  const whole = expression.right.kind === "aggregate" ? listParts(expression.right.where) : [];
  // The label names the rows that the rate is of: "share of closed deals".
  const isOfAll = (condition: Condition): boolean => whole.some((one) => isSame(one, condition));
  return listParts(part.where)
    .filter(
      (condition) => testsValues.has(condition.kind) || (testsDate(condition, scope) && !isOfAll(condition)),
    )
    .map((condition) =>
      condition.kind === "exists"
        ? `there are ${verbalizeRelated(condition.plan, scope)}`
        : describeCondition(condition, scope),
    );
}

/** The rows that a rate counts, by what refers to them: "with more than 1 order among those with at least 1 order", "for the top 10 customers by revenue". */
function verbalizeCountedCompanion(expression: Expression, scope: Scope): readonly string[] {
  if (expression.kind !== "arithmetic" || expression.operator !== "/") return [];
  const [counted = [], whole = []] = [expression.left, expression.right].map((part) =>
    (part.kind === "aggregate" ? listParts(part.where) : []).flatMap((one) => {
      const among = describeAmong(one, scope);
      return among === null ? (verbalizeRepeated(one, scope) ?? []) : [`for ${among}`];
    }),
  );
  const parts = joinWords(counted.filter((one) => !whole.includes(one)));
  if (parts === "") return [];
  return [whole.length === 0 ? parts : `${parts} among those ${joinWords(whole)}`];
}

/** True for a date that is there or not. Keys that are there only say that rows were joined. */
function testsDate(condition: Condition, scope: Scope): boolean {
  const tested = condition.kind === "not" ? condition.condition : condition;
  return tested.kind === "null" && isDateExpression(tested.value, scope);
}

const testsValues: ReadonlySet<Condition["kind"]> = new Set([
  "compare",
  "in",
  "between",
  "match",
  "any",
  "all",
  "exists",
]);

/** Conditions on related rows, which follow the noun instead of "where". */
function verbalizeCompanion(filter: Condition, scope: Scope): readonly string[] {
  if (filter.kind === "exists") return [`with ${verbalizeRelated(filter.plan, scope)}`];
  if (filter.kind === "not" && filter.condition.kind === "exists") {
    return [`without ${verbalizeRelated(filter.condition.plan, scope)}`];
  }
  const among = describeAmong(filter, scope);
  if (among !== null) return [`for ${among}`];
  const repeated = verbalizeRepeated(filter, scope);
  if (repeated !== null) return [repeated];
  const state = findEventState(filter, scope);
  if (state !== null) {
    const table = rootTable(scope.plan, scope.catalog);
    return [verbalizeEventState(state, { table, isFigure: !isAboutRows(scope.plan) })];
  }
  const [inner, verb] = filter.kind === "not" ? [filter.condition, "with"] : [filter, "without"];
  const name = inner.kind === "null" ? nameThing(inner.value, scope) : null;
  return name === null ? [] : [`${verb} ${name}`];
}

/** What rows have or lack: "coupon code", "due date". Null for dates that no noun names. */
function nameThing(value: Expression, scope: Scope): string | null {
  return value.kind === "column" && isDateExpression(value, scope)
    ? nameDate(value.column)
    : verbalizeExpression(value, scope);
}

/** "with more than 1 order". Null for a condition of another kind. */
function verbalizeRepeated(filter: Condition, scope: Scope): string | null {
  if (filter.kind !== "inPlan" || !isOfRepeated(filter.plan)) return null;
  const inner = { ...scope, plan: filter.plan };
  return joinWords(filter.plan.having.map((one) => `with ${verbalizeHaving(one, inner)}`));
}

function verbalizeRelated(plan: Plan, { catalog, described, settings }: Scope): string {
  const { companions, clauses, period } = listRestrictions(plan, { catalog, described, settings }, 1);
  const parts = [
    verbalizeRelatedRows(plan, catalog),
    ...companions,
    ...(clauses.length > 0 ? [`where ${joinWords(clauses)}`] : []),
    ...(period === null ? [] : [verbalizeWhen(period)]),
  ];
  return parts.join(" ");
}

/** The rows at the end of a join path: products without returns, not without order lines. */
function verbalizeRelatedRows(plan: Plan, catalog: Catalog): string {
  const last = plan.kind === "query" && plan.filters.every(isPresence) ? plan.sources.at(-1) : undefined;
  const table = last?.kind === "table" ? findCatalogTable(last.table, catalog) : null;
  return table === null ? verbalizeRows(plan, catalog) : pluralOf(humanizeName(table.name));
}

/** Verbalizes a condition on groups: "more than 5 orders", "average total over €100", "more orders than average". */
function verbalizeHaving(condition: Condition, scope: Scope): string {
  if (condition.kind === "all" || condition.kind === "any") {
    return joinWords(
      condition.conditions.map((part) => verbalizeHaving(part, scope)),
      condition.kind === "all" ? "and" : "or",
    );
  }
  if (condition.kind === "period") {
    return verbalizeEndWithin(verbalizeExpression(condition.value, scope), condition.period);
  }
  if (condition.kind !== "compare") return describeCondition(condition, scope);
  const periods = verbalizeTwoPeriods(condition, scope);
  if (periods !== null) return periods;
  const { left, operator, right } = condition;
  const { figure, format } = describeFigure(left, scope);
  const name = verbalizeExpression(left, scope);
  const isCount = (figure === "count" || figure === "distinct") && isPlural(name);
  if (right.kind === "scalar" && (operator === ">" || operator === "<")) {
    const isMore = operator === ">";
    return isCount
      ? `${isMore ? "more" : "fewer"} ${name} than average`
      : `${name} ${isMore ? "above" : "below"} the average`;
  }
  // "rides over 2 times the average": a multiple of it.
  const isMultiple = right.kind === "arithmetic" && right.operator === "*" && right.right.kind === "scalar";
  if (isMultiple && right.left.kind === "literal") {
    const times = verbalizeLiteral(right.left.value, { kind: "number" }, scope);
    return `${name} ${levelWords[operator]} ${times} times the average`;
  }
  // The column is the same for all rows of the group.
  if (right.kind === "aggregate" && right.of !== null) {
    return `${name} ${levelWords[operator]} ${verbalizeExpression(right.of, scope)}`;
  }
  if (right.kind !== "literal") return describeCondition(condition, scope);
  const value = verbalizeLiteral(right.value, format, scope);
  const counted = value === "1" ? singularOf(name) : name;
  return isCount ? `${countWords[operator]} ${value} ${counted}` : `${name} ${levelWords[operator]} ${value}`;
}

function not(isNot: boolean): string {
  return isNot ? " not" : "";
}
