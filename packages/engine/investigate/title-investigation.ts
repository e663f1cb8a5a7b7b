import { capitalize, joinWords } from "../chart/name-words.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import { listRestrictions } from "../narrate/describe-condition.ts";
import { scopeOf } from "../narrate/options/option-context.ts";
import { parseIsoDate } from "../question/calendar-days.ts";
import type { State, Subject } from "./subject.ts";

/** What is investigated, in words: "Revenue in May 2026, compared with Apr 2026". */
export function titleInvestigation({ kind, plan, states, words }: Subject, context: ExploreContext): string {
  const filters = plan.filters.filter((one) => one !== states?.after.condition);
  const { clauses } = listRestrictions({ ...plan, filters }, scopeOf(context));
  const where = clauses.length === 0 ? "" : ` where ${joinWords(clauses)}`;
  if (states === null) return capitalize(`what ${words}${where} depends on`);
  const [before, after] = [states.before.words, states.after.words];
  return capitalize(
    kind === "compare"
      ? `${words}${where} for ${after}, compared with ${before}`
      : `${words}${where} ${isDay(states.after) ? "on" : "in"} ${after}, compared with ${before}`,
  );
}

function isDay({ span }: State): boolean {
  if (!span?.from || !span.to) return false;
  return parseIsoDate(span.to) - parseIsoDate(span.from) === 1;
}
