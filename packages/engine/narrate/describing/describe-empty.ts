import type { Condition } from "@askery/model";
import { isPlural, joinWords } from "../../chart/name-words.ts";
import { figureKind } from "../../chart/output.ts";
import { verbalizeRows } from "../verbalize-expression.ts";
import { listRestrictions, describeCondition } from "../describe-condition.ts";
import { verbalizePeriod, sentence, type AnswerScope } from "./answer-scope.ts";

/** "Nothing matches: no orders where ship country is Atlantis." Of several filters, names the likeliest cause. */
export function describeEmpty(scope: AnswerScope): string {
  const { plan, catalog, described, settings } = scope;
  const { companions, clauses } = listRestrictions(plan, { catalog, described, settings });
  const period = verbalizePeriod(scope);
  const count = companions.length + clauses.length + (period === "" ? 0 : 1);
  const noun = nounOf(scope);
  if (count === 0) return `Nothing matches: there are no ${noun}.`;
  const where = clauses.length > 0 ? `where ${joinWords(clauses)}` : "";
  const what = [`no ${noun}`, joinWords(companions), where, period].filter((part) => part !== "").join(" ");
  const cause = count > 1 ? findCause(scope) : null;
  return `Nothing matches: ${what}.${cause === null ? "" : ` ${sentence(`the narrowest filter is that ${cause}`)}`}`;
}

function nounOf({ plan, catalog, outputs }: AnswerScope): string {
  const count = outputs.find((output) => figureKind(output) === "count" || figureKind(output) === "distinct");
  return count !== undefined && isPlural(count.label) ? count.label : verbalizeRows(plan, catalog);
}

/** The filter that is usually the narrowest: equality first, then patterns, then figures. Null in a tie. */
function findCause({ plan, catalog, described, settings }: AnswerScope): string | null {
  if (plan.kind !== "query") return null;
  const ranked = plan.filters.toSorted((a, b) => narrowness(b) - narrowness(a));
  const [first, second] = ranked;
  if (
    first === undefined ||
    narrowness(first) === 0 ||
    (second !== undefined && narrowness(first) === narrowness(second))
  ) {
    return null;
  }
  return describeCondition(first, { plan, catalog, described, settings });
}

function narrowness(condition: Condition): number {
  switch (condition.kind) {
    case "compare":
      return condition.operator === "=" ? 4 : condition.operator === "!=" ? 0 : 2;
    case "match":
      return 5;
    case "in":
    case "inPlan":
    case "between":
      return 3;
    case "all":
      return Math.max(0, ...condition.conditions.map(narrowness));
    case "period":
    case "exists":
      return 1;
    case "null":
    case "any":
    case "not":
      return 0;
  }
}
