import type { Chip, Condition, Expression, Measure, Plan, PeriodCondition, QueryPlan } from "@askery/model";
import { findPlanColumn, type PlanColumn } from "../../chart/find-plan-column.ts";
import { humanizeName, joinWords, pluralOf, singularOf } from "../../chart/name-words.ts";
import { bareNames } from "../../meaning/meaning-words.data.ts";
import { outputsOf, resolveOutput } from "../../sql/plan-outputs.ts";
import { describeCondition, findRestrictions } from "../describe-condition.ts";
import { verbalizePeriod, verbalizeWhen } from "../verbalize-when.ts";
import { describePlan, nameDimensions, verbalizeMeasure, verbalizeOrder } from "../describe-plan.ts";
import { limitText } from "../make-chips.ts";
import { verbalizeParticiple } from "../../chart/verbalize-participle.ts";
import type { Scope } from "../verbalize-expression.ts";
import { columnsIn, conditionsIn, keyOf } from "./part-key.ts";

/** The part of a plan that a trait is about; `rows` is a plan as a whole. */
export type TraitRole = Chip["role"] | "rows";

/** A part of a plan that another plan may lack. */
export interface Trait {
  readonly role: TraitRole;
  /** Equal in plans that agree in it, whatever they call their sources and outputs. */
  readonly key: string;
  /** Its words, each text more exact than the one before: "country", "country of campaigns". Never empty. */
  readonly texts: readonly string[];
}

/** The parts that make the result of a plan, in the order of its chips. */
export function listTraits(plan: Plan, database: Omit<Scope, "plan">): readonly Trait[] {
  if (plan.kind !== "query") {
    return [{ role: "rows", key: JSON.stringify(plan), texts: [describePlan(plan, database)] }];
  }
  const scope: Scope = { ...database, plan };
  return [
    ...plan.measures.filter(({ isShown }) => isShown).map((one) => measureTrait(one, scope)),
    ...nameDimensions(plan).map(({ dimension, name }) =>
      traitOf(plan.aggregation === "group" ? "by" : "measure", name, dimension.expression, scope),
    ),
    ...restrictionTraits(plan, scope),
    ...orderTraits(plan, scope),
    ...limitTraits(plan, scope),
  ];
}

/** The last text names the rows that it counts: "share of customers where status is active". */
function measureTrait(measure: Measure, scope: Scope): Trait {
  const text = verbalizeMeasure(measure, scope.plan, scope);
  const trait = traitOf("measure", text, measure.expression, scope);
  const counted = conditionsIn(measure.expression).map((condition) => describeCondition(condition, scope));
  return counted.length === 0
    ? trait
    : { ...trait, texts: [...trait.texts, `${text} where ${joinWords(counted)}`] };
}

function traitOf(role: TraitRole, text: string, part: Expression | Condition, scope: Scope): Trait {
  return { role, key: keyOf(part, scope.plan), texts: qualify(text, part, scope) };
}

/** A text, with the column's name, and with the table that it belongs to. */
function qualify(text: string, part: Expression | Condition, scope: Scope): readonly string[] {
  const columns = columnsIn(part, scope.plan).flatMap(({ source, column }) => {
    const found = findPlanColumn(source, column, scope.plan, scope.catalog);
    return found?.kind === "stored" ? [found] : [];
  });
  const [only, ...others] = columns;
  if (only === undefined || others.length > 0) return [text];
  const name = humanizeName(only.column.name);
  if (!text.includes(name) && bareNames.includes(name)) return [text];
  const named = text.includes(name) ? text : `${text} of ${name}`;
  return [...new Set([text, named, nameOwner(named, name, only)])];
}

function nameOwner(text: string, name: string, { table }: Extract<PlanColumn, { kind: "stored" }>): string {
  const owner = humanizeName(table.name);
  if (text.includes(singularOf(owner))) return text;
  const full = `${name} of ${pluralOf(owner)}`;
  return text.includes(name) ? text.replace(name, full) : `${text} of ${pluralOf(owner)}`;
}

/** Filters, group filters and the period, those of inner plans as well. */
function restrictionTraits(plan: QueryPlan, scope: Scope): readonly Trait[] {
  const { companions, clauses, period } = findRestrictions(plan, scope);
  const blocks = blocksOf(plan);
  const scopeOf = (filter: Condition): Scope => {
    const block = blocks.find(({ filters, having }) => filters.includes(filter) || having.includes(filter));
    return { ...scope, plan: block ?? plan };
  };
  return [
    ...[...clauses, ...companions].map(({ text, filter }): Trait =>
      filter === null
        ? { role: "filter", key: text, texts: [text] }
        : traitOf("filter", text, filter, scopeOf(filter)),
    ),
    ...(period === null ? [] : [periodTrait(period, scopeOf(period))]),
  ];
}

function blocksOf(plan: Plan): readonly QueryPlan[] {
  if (plan.kind !== "query") return [];
  return [plan, ...plan.sources.flatMap((source) => (source.kind === "plan" ? blocksOf(source.plan) : []))];
}

/** "2025", "signed up in 2025". */
function periodTrait(condition: PeriodCondition, scope: Scope): Trait {
  const [only] = columnsIn(condition, scope.plan);
  const participle = only === undefined ? null : verbalizeParticiple(only.column);
  const when = verbalizeWhen(condition.period);
  const dated = participle === null ? describeCondition(condition, scope) : `${participle} ${when}`;
  const { key, texts } = traitOf("period", dated, condition, scope);
  return { role: "period", key, texts: [verbalizePeriod(condition.period), ...texts] };
}

function orderTraits(plan: QueryPlan, scope: Scope): readonly Trait[] {
  const text = verbalizeOrder(plan, scope);
  const [first] = plan.order;
  if (text === null || first === undefined) return [];
  const { key, texts } = traitOf("sort", text, resolveOutput(first.by, plan), scope);
  return [{ role: "sort", key: `${key} ${first.direction}`, texts }];
}

function limitTraits(plan: QueryPlan, scope: Scope): readonly Trait[] {
  if (plan.limit === null) return [];
  const { count, per } = plan.limit;
  const groups = outputsOf(plan).filter(({ id }) => per.includes(id));
  const key = JSON.stringify([count, groups.map(({ expression }) => keyOf(expression, plan))]);
  return [{ role: "limit", key, texts: [limitText(plan, scope)] }];
}
