import type {
  ArithmeticExpression,
  Catalog,
  CompareCondition,
  Condition,
  DescribedCatalog,
  QueryPlan,
} from "@askery/model";
import { findMeaning } from "../meaning/find-meaning.ts";
import { findPlanColumn } from "./find-plan-column.ts";
import { humanizeName } from "./name-words.ts";
import { verbalizeParticiple } from "./verbalize-participle.ts";

/** A plan and the meaning of what it reads. */
export interface LabelScope {
  readonly plan: QueryPlan;
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
}

/** The rows that a rate counts, as an adjective ("cancelled") or a clause after "where" ("country is France"). */
export interface RateDescription {
  readonly kind: "adjective" | "clause";
  readonly text: string;
}

/** Describes a count divided by a count if it counts one flag or value; otherwise null. */
export function describeRate(
  { operator, left, right }: ArithmeticExpression,
  scope: LabelScope,
): RateDescription | null {
  const isRate =
    operator === "/" &&
    left.kind === "aggregate" &&
    left.function === "count" &&
    right.kind === "aggregate" &&
    right.function === "count" &&
    right.where === null;
  if (!isRate || left.where === null) return null;
  if (left.where.kind === "compare" && left.where.operator === "=") return describeTest(left.where, scope);
  return describeEvent(left.where, scope);
}

/** A date that is there says what happened: "cancelled" for `cancelled_at`. */
function describeEvent(where: Condition, { plan, catalog }: LabelScope): RateDescription | null {
  const tested = where.kind === "not" && where.condition.kind === "null" ? where.condition.value : null;
  if (tested?.kind !== "column") return null;
  const found = findPlanColumn(tested.source, tested.column, plan, catalog);
  if (found?.kind !== "stored") return null;
  const text = verbalizeParticiple(found.column.name);
  return text === null ? null : { kind: "adjective", text };
}

function describeTest(
  { left, right }: CompareCondition,
  { plan, catalog, described }: LabelScope,
): RateDescription | null {
  if (left.kind !== "column" || right.kind !== "literal") return null;
  const found = findPlanColumn(left.source, left.column, plan, catalog);
  if (found?.kind !== "stored") return null;
  const name = humanizeName(found.column.name);
  const { value } = right;
  if (value.type === "boolean") {
    const [verb = "", ...rest] = name.split(" ");
    if (verb === "has" || verb === "can" || !value.value) return null;
    return { kind: "adjective", text: isVerbs.has(verb) ? rest.join(" ") : name };
  }
  if (value.type !== "text") return null;
  const isState = findMeaning(described, found.table.id, found.column.name)?.role.value === "status";
  return isState && /^[a-z]+$/i.test(value.value)
    ? { kind: "adjective", text: value.value.toLowerCase() }
    : { kind: "clause", text: `${name} is ${value.value}` };
}

const isVerbs: ReadonlySet<string> = new Set(["is", "was"]);
