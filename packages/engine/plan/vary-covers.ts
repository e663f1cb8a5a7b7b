import type { Question } from "../question/question.ts";
import { skipCost, type Cover } from "./cover-words.ts";
import type { Clause } from "./request/clause.ts";
import type { Fragment } from "./request/fragment.ts";

/** The number of top covers that get variants. */
const varied = 3;
/** The maximum number of added variants. */
const maxFurther = 12;

/**
 * Adds variants of the best covers that use less of some fragment.
 *
 * Covers are scored by the words they explain, so a cover that leaves a word out scores low. Yet "the director names"
 * does not ask for a second name, and "directors who have a movie" does not ask for the movie's title. Each variant
 * drops one incidental fragment, or reduces one column that follows others to its table.
 */
export function varyCovers(
  covers: readonly Cover[],
  question: Question,
  partOf: (position: number) => string,
): readonly Cover[] {
  const further = covers
    .slice(0, varied)
    .flatMap((cover) =>
      cover.fragments.flatMap((fragment, position) =>
        variantsOf(fragment, cover, { question, partOf }).map((less) =>
          replaceFragment(cover, position, less, question),
        ),
      ),
    )
    .toSorted((a, b) => b.score - a.score);
  return [...covers, ...further.slice(0, maxFurther)];
}

function variantsOf(
  fragment: Fragment,
  { fragments }: Cover,
  { question, partOf }: { readonly question: Question; readonly partOf: (position: number) => string },
): readonly Fragment[] {
  const asks = fragments.some((other) => other !== fragment && other.clauses.some(isAsked));
  if (!asks || isDeliberate(fragment, question) || fragment.clauses.some(isBeside)) return [];
  const found: Fragment[] = [];
  if (canLeaveOut(fragment, question)) {
    found.push({ ...fragment, clauses: [], pattern: `left out ${fragment.role}` });
  }
  const tables = fragment.clauses.flatMap((clause) =>
    clause.kind === "attribute" ? [clause.column.table] : [],
  );
  const [table, ...more] = tables;
  const isOneColumn = table !== undefined && more.length === 0 && fragment.clauses.length === 1;
  if (isOneColumn && partOf(fragment.range.from) !== "head") {
    found.push({ ...fragment, clauses: [{ kind: "entity", table }], pattern: "in passing" });
  }
  return found;
}

/** True for clauses that define the output. */
function isAsked({ kind }: Clause): boolean {
  return kind === "attribute" || kind === "measure" || kind === "entity" || kind === "top";
}

/** True for what the question asks to show beside the rest: "and their country". */
function isBeside(clause: Clause): boolean {
  return clause.kind === "attribute" && clause.isBeside === true;
}

function canLeaveOut({ clauses, range }: Fragment, { words }: Question): boolean {
  const [only, ...more] = clauses;
  if (only === undefined || more.length > 0) return false;
  if (only.kind === "entity" || only.kind === "attribute") return true;
  if (only.kind === "measure") return only.isImplied;
  // A common word that is also a value may be incidental. Names and numbers are deliberate.
  const isCommon = words.slice(range.from, range.to).every(({ text }) => /^\p{Ll}+$/u.test(text));
  return only.kind === "filter" && only.test.kind === "values" && isCommon;
}

/**
 * True for items in a list, for what a figure is broken down by, "in each city", and for the rows that a condition or
 * "which" is about, "customers with claims": those are deliberate.
 */
function isDeliberate({ range, clauses }: Fragment, { words }: Question): boolean {
  const inside = words.slice(range.from, range.to);
  if (inside.some(({ lower }) => breakdowns.has(lower))) return true;
  const isMeant = relatives.has(words[range.to]?.lower ?? "") || words[range.from - 1]?.lower === "which";
  if (isMeant && clauses.some(({ kind }) => kind === "entity")) return true;
  const before = words
    .slice(0, range.from)
    .findLast(({ tag, lower }) => tag !== "determiner" || breakdowns.has(lower));
  return pointers.has(before?.lower ?? "") || joiners.has(words[range.to]?.lower ?? "");
}

const relatives: ReadonlySet<string> = new Set(["with", "without", "who", "having", "whose"]);
const joiners: ReadonlySet<string> = new Set(["and", "or", ",", "vs", "versus"]);
const breakdowns: ReadonlySet<string> = new Set(["by", "per", "each", "every"]);
const pointers: ReadonlySet<string> = new Set([...joiners, ...breakdowns]);

function replaceFragment(cover: Cover, position: number, less: Fragment, question: Question): Cover {
  const words = question.words.slice(less.range.from, less.range.to);
  const isSilent = less.clauses.length === 0;
  const lost = less.score + words.reduce((sum, word) => sum + skipCost(word), 0);
  const fragment: Fragment = isSilent ? { ...less, role: "operator", mentions: [], score: 0 } : less;
  return {
    ...cover,
    fragments: cover.fragments.map((other, index) => (index === position ? fragment : other)),
    score: cover.score - (isSilent ? lost : passingCost),
  };
}

const passingCost = 0.3;
