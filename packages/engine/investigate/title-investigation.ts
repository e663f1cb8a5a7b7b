import { capitalize } from "../chart/name-words.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import { parseIsoDate } from "../question/calendar-days.ts";
import type { State, Subject } from "./subject.ts";
import { verbalizeOwnFilters } from "./verbalize-where.ts";

/** What is investigated, in words: "Revenue in May 2026, compared with Apr 2026". */
export function titleInvestigation(subject: Subject, context: ExploreContext): string {
  const { kind, states, words } = subject;
  const where = verbalizeOwnFilters(subject, context);
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
