import type { Sliced } from "@askery/model";
import { coverWords, skipCost, tablesOfClause, type Cover } from "../cover-words.ts";
import type { ExplainedRole } from "../patterns/explained-role.ts";
import type { PatternContext } from "../patterns/pattern.ts";
import type { Clause } from "../request/clause.ts";
import type { Fragment } from "../request/fragment.ts";
import { combine, isMet, type Combined } from "./combine.ts";
import { termsAt, type Term } from "./term.ts";
import { usesOf, type Reading, type Use } from "./uses-of.ts";

/** The number of sets of terms whose requests are enumerated. */
const maxReadings = 12;
/** The number of ways to use the terms of a reading. */
const maxWays = 60;
/** The number of different covers that are proposed. */
const maxProposed = 16;

/** A cover with the number of its parts that no word asks for. */
export interface EnumeratedCover {
  readonly cover: Cover;
  readonly unaskedMeasures: number;
  readonly unaskedAxes: number;
}

/**
 * Proposes covers from the parts that a request can have, rather than from forms of asking.
 *
 * Terms are chosen first. Each then becomes one of the parts that suit it, in any order and at any distance. Keywords
 * ("average", "most", "per", "without") are explained only by a request that does what they ask for.
 */
export function* enumerateCovers(
  context: PatternContext,
  fragmentsAt: readonly (readonly Fragment[])[],
): Sliced<readonly EnumeratedCover[]> {
  const terms = new Map<Fragment, Term>();
  const wordsAt = fragmentsAt.map((fragments, at) => {
    const found = termsAt(context, fragments, at);
    for (const term of found) terms.set(term.fragment, term);
    return found.map(({ fragment }) => fragment);
  });
  const joints = context.question.words.flatMap(({ lower, index }) => (joiners.has(lower) ? [index] : []));
  const found: EnumeratedCover[] = [];
  for (const cover of yield* coverWords(context, wordsAt, { most: maxReadings })) {
    const read = cover.fragments.flatMap((fragment) => terms.get(fragment) ?? []);
    const tables = [...new Set(cover.fragments.flatMap(({ clauses }) => clauses.flatMap(tablesOfClause)))];
    for (const uses of enumerateUses({ terms: read, tables, joints, schema: context.schema })) {
      yield;
      for (const one of combine(uses, context.schema)) {
        const made = coverOf(uses, one, cover, context);
        if (made !== null) found.push({ cover: made, ...countUnasked(uses) });
      }
    }
  }
  return takeDifferent(found.toSorted((a, b) => b.cover.score - a.cover.score));
}

const joiners: ReadonlySet<string> = new Set(["and", ",", "&"]);

/** The first covers that ask for different things. */
function takeDifferent(found: readonly EnumeratedCover[]): readonly EnumeratedCover[] {
  const taken = new Map<string, EnumeratedCover>();
  for (const one of found) {
    if (taken.size === maxProposed) break;
    const key = JSON.stringify(one.cover.fragments.map(({ clauses }) => clauses));
    if (!taken.has(key)) taken.set(key, one);
  }
  return [...taken.values()];
}

/** Ways to use the terms of a reading, best first. */
function enumerateUses(reading: Reading): readonly (readonly Use[])[] {
  let best: readonly { readonly uses: readonly Use[]; readonly agreement: number }[] = [
    { uses: [], agreement: 0 },
  ];
  for (const term of reading.terms) {
    const options = usesOf(term, reading);
    best = best
      .flatMap(({ uses, agreement }) =>
        options.map((one) => ({ uses: [...uses, one], agreement: agreement + agreementOf(one) })),
      )
      .toSorted((a, b) => b.agreement - a.agreement)
      .slice(0, maxWays);
  }
  return best.map(({ uses }) => uses).filter((uses) => isWhole(uses, reading));
}

/** Faithful both ways: what a word asks for is better than what none does. */
function agreementOf({ isAsked }: Use): number {
  return isAsked === null ? 0 : isAsked ? 0.3 : -0.2;
}

/** A request has figures along axes, or lists what is shown; several figures are joined by words. */
function isWhole(uses: readonly Use[], { joints }: Reading): boolean {
  const of = (part: Use["part"]): readonly Use[] => uses.filter((one) => one.part === part);
  const [first, second, ...more] = of("measure");
  if (more.length > 0 || of("axis").length > 2) return false;
  if (first === undefined) return of("axis").length === 0;
  const isJoined = joints.some(
    (at) =>
      second !== undefined && first.term.fragment.range.to <= at && at < second.term.fragment.range.from,
  );
  return of("shown").length === 0 && (second === undefined || isJoined);
}

function countUnasked(uses: readonly Use[]): Omit<EnumeratedCover, "cover"> {
  const count = (part: Use["part"]): number =>
    uses.filter((one) => one.part === part && one.isAsked === false).length;
  return { unaskedMeasures: count("measure"), unaskedAxes: count("axis") };
}

/** The cover of terms with these uses; null if none differs from what its words say by themselves. */
function coverOf(
  uses: readonly Use[],
  combined: Combined,
  cover: Cover,
  { question: { words } }: PatternContext,
): Cover | null {
  const fragments: Fragment[] = [];
  const skipped = [...cover.skipped];
  let { score } = cover;
  for (const one of uses) {
    const { fragment } = one.term;
    const place = combined.get(one);
    score += agreementOf(one);
    if (place === undefined && one.part === "idle" && !isMet(one.term, uses)) {
      const lost = words.slice(fragment.range.from, fragment.range.to);
      score -= fragment.score + lost.reduce((sum, word) => sum + skipCost(word), 0);
      skipped.push(...lost.filter((word) => skipCost(word) >= 0.2).map(({ index }) => index));
      continue;
    }
    const clauses = place ?? one.clauses;
    const [first = one.clauses[0]] = clauses;
    const role = (first && roleOf[first.kind]) ?? "operator";
    const isOwn = clauses === fragment.clauses;
    fragments.push(isOwn ? fragment : { ...fragment, clauses, pattern: `enumerated ${one.part}`, role });
  }
  const isChanged = fragments.some(({ pattern }) => pattern.startsWith("enumerated"));
  return isChanged ? { fragments, skipped: skipped.toSorted((a, b) => a - b), score } : null;
}

/** What words became, by the clause that they are used for. */
const roleOf: Partial<Readonly<Record<Clause["kind"], ExplainedRole>>> = {
  measure: "measure",
  group: "dimension",
  attribute: "dimension",
  entity: "source",
  filter: "filter",
  related: "filter",
  having: "having",
  top: "limit",
};
