import type { Question } from "../question/question.ts";
import { skipCost, type Cover } from "./cover-words.ts";
import type { Clause, Fragment } from "./request/clause.ts";

/** How many covers, the best first, are varied. */
const varied = 3;
/** Further covers that a question gets. */
const maxFurther = 12;

/**
 * Covers in which something that is said in passing stands for less than its words could.
 *
 * What patterns find explains words for its own sake, and a cover that leaves a word out scores low. Yet "the director
 * names" asks for no second name, and "directors who have a movie" not for the movie's title. Of the best covers each
 * thing that may be said in passing is left out once, and each column named behind others is once taken to say only
 * that its table takes part.
 */
export function varyCovers(
  covers: readonly Cover[],
  question: Question,
  partOf: (place: number) => string,
): readonly Cover[] {
  const further = covers
    .slice(0, varied)
    .flatMap((cover) =>
      cover.fragments.flatMap((fragment, place) =>
        variantsOf(fragment, cover, { question, partOf }).map((less) =>
          replaceFragment(cover, place, less, question),
        ),
      ),
    )
    .toSorted((a, b) => b.score - a.score);
  return [...covers, ...further.slice(0, maxFurther)];
}

function variantsOf(
  fragment: Fragment,
  { fragments }: Cover,
  { question, partOf }: { readonly question: Question; readonly partOf: (place: number) => string },
): readonly Fragment[] {
  const asks = fragments.some((other) => other !== fragment && other.clauses.some(isAsked));
  if (!asks || isListed(fragment, question)) return [];
  const found: Fragment[] = [];
  if (canLeaveOut(fragment, question)) {
    found.push({ ...fragment, clauses: [], pattern: `left out ${fragment.role}` });
  }
  const tables = fragment.clauses.flatMap((clause) =>
    clause.kind === "attribute" ? [clause.column.table] : [],
  );
  if (tables.length === fragment.clauses.length && partOf(fragment.range.from) !== "head") {
    const clauses = [...new Set(tables)].map((table): Clause => ({ kind: "entity", table }));
    found.push({ ...fragment, clauses, pattern: "in passing" });
  }
  return found;
}

/** Whether a clause says what is wanted. */
function isAsked({ kind }: Clause): boolean {
  return kind === "attribute" || kind === "measure" || kind === "entity" || kind === "top";
}

function canLeaveOut({ clauses, range }: Fragment, { words }: Question): boolean {
  const [only, ...more] = clauses;
  if (only === undefined || more.length > 0) return false;
  if (only.kind === "entity" || only.kind === "attribute") return true;
  if (only.kind === "measure") return only.isImplied;
  // A common word that happens to be a value, too. Names and numbers are said on purpose.
  const isCommon = words.slice(range.from, range.to).every(({ text }) => /^\p{Ll}+$/u.test(text));
  return only.kind === "filter" && only.test.kind === "values" && isCommon;
}

/** Whether it is one of several things that are said side by side, or what something is by: all of that is said on purpose. */
function isListed({ range }: Fragment, { words }: Question): boolean {
  const before = words.slice(0, range.from).findLast(({ tag }) => tag !== "determiner");
  return pointers.has(before?.lower ?? "") || joiners.has(words[range.to]?.lower ?? "");
}

const joiners: ReadonlySet<string> = new Set(["and", "or", ",", "vs", "versus"]);
const pointers: ReadonlySet<string> = new Set([...joiners, "by", "per", "each", "every"]);

function replaceFragment(cover: Cover, place: number, less: Fragment, question: Question): Cover {
  const words = question.words.slice(less.range.from, less.range.to);
  const isSilent = less.clauses.length === 0;
  const lost = less.score + words.reduce((sum, word) => sum + skipCost(word), 0);
  const fragment: Fragment = isSilent ? { ...less, role: "operator", mentions: [], score: 0 } : less;
  return {
    ...cover,
    fragments: cover.fragments.map((other, index) => (index === place ? fragment : other)),
    score: cover.score - (isSilent ? lost : passingCost),
  };
}

const passingCost = 0.3;
