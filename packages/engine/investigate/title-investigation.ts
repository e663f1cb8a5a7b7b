import { capitalize } from "../chart/name-words.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import type { Subject } from "./subject.ts";
import { verbalizeDuring } from "./verbalize-during.ts";
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
      : `${words}${where} ${verbalizeDuring(after)}, compared with ${before}`,
  );
}
