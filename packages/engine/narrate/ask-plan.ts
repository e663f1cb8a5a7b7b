import type { IsoDate, QueryPlan } from "@askery/model";
import { capitalize, pluralOf } from "../chart/name-words.ts";
import { describeFigure } from "../chart/describe-figure.ts";
import { verbalizeContext } from "./verbalize-context.ts";
import { verbalizeRows, type Scope } from "./verbalize-expression.ts";
import { verbalizeDimensions, verbalizeMeasures } from "./describe-plan.ts";

/** Options for the wording of a question. */
export interface Wording {
  /** Replaces the plan's period: "last year". */
  readonly when?: string | undefined;
  /** "How many orders are there" instead of "number of orders". */
  readonly isCount?: boolean | undefined;
}

/**
 * Words a plan as a complete question for the engine: "Revenue by category last year", "Top 5 products by revenue".
 * Null for a list. Omits lengthy filters.
 */
export function askPlan(
  plan: QueryPlan,
  scope: Omit<Scope, "plan"> & { readonly today: IsoDate },
  { when, isCount = false }: Wording = {},
): string | null {
  const measure = verbalizeBaseMeasure(plan, scope);
  if (measure === null) return null;
  const context = verbalizeContext(plan, scope, scope.today);
  const all = when === undefined ? context.all : `${context.filters} ${when}`;
  const question = isCount
    ? `how many ${verbalizeRows(plan, scope.catalog)} are there${all}?`
    : `${askSubject(plan, measure)}${all}`;
  return capitalize(question.replaceAll(/\s+/g, " ").trim());
}

function askSubject(plan: QueryPlan, measure: string): string {
  const dimensions = verbalizeDimensions(plan);
  const by = dimensions.length === 0 ? "" : ` by ${dimensions.join(" and ")}`;
  const [thing] = dimensions;
  if (plan.limit !== null && thing !== undefined && dimensions.length === 1) {
    const end = plan.order[0]?.direction === "ascending" ? "bottom" : "top";
    return `${end} ${String(plan.limit.count)} ${pluralOf(thing)} by ${measure}`;
  }
  const [, ...more] = plan.measures.filter(({ isShown }) => isShown);
  const hasShare = more.some(({ expression }) => expression.kind === "share");
  const share = hasShare ? ` and share of ${measure.replace(/^number of /, "")}` : "";
  return `${measure}${share}${by}`;
}

/** The first figure without its period: "revenue" for "revenue this month". Null for a date. */
export function verbalizeBaseMeasure(plan: QueryPlan, scope: Omit<Scope, "plan">): string | null {
  const [first] = plan.measures.filter(({ isShown }) => isShown);
  const [label] = verbalizeMeasures(plan, scope);
  if (first === undefined || label === undefined) return null;
  if (describeFigure(first.expression, { ...scope, plan }).format.kind === "date") return null;
  return label.replace(/ (?:this|last) (?:day|week|month|quarter|year)$| (?:of |in )?\d{4}$/, "");
}
