import type { TableId } from "@askery/model";
import type { Mention } from "../../link/mention.ts";
import type { WordRange } from "../../question/question.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import { asked as askedTime, type Asked } from "../patterns/duration.ts";
import { happening } from "../patterns/happening.ts";
import { keywordWorth, width, type PatternContext } from "../patterns/pattern.ts";
import type { Clause, ColumnRef } from "../request/clause.ts";
import type { Fragment } from "../request/fragment.ts";

/** Words that say something by themselves, whatever surrounds them: what is enumerated is made of these. */
export type Term = { readonly fragment: Fragment } & TermMeaning;

export type TermMeaning =
  /** Clauses that can stay as they are: conditions, stated measures, axes. */
  | { readonly kind: "fixed"; readonly part: "condition" | "measure" | "axis" | "other" }
  | { readonly kind: "rows"; readonly table: TableId }
  | { readonly kind: "column"; readonly column: ColumnRef }
  | { readonly kind: "figure"; readonly clause: Extract<Clause, { kind: "measure" }> }
  /** "how long", "days": asks for a time. */
  | { readonly kind: "time"; readonly asked: Asked }
  /** "pay", "closed": the date of an event. */
  | { readonly kind: "event"; readonly column: ColumnRef }
  /** A word for an effect on the plan. */
  | { readonly kind: "keyword"; readonly keyword: KeywordKind }
  | { readonly kind: "number"; readonly value: string };

/** The terms that start at a word: fragments of one clause, and words whose effect does not depend on their place. */
export function termsAt(
  context: PatternContext,
  fragments: readonly Fragment[],
  at: number,
): readonly Term[] {
  const { keywordsAt, phrasesAt } = context;
  const bare = (range: WordRange, score: number, mentions: readonly Mention[] = []): Fragment => ({
    range,
    pattern: "term",
    role: "operator",
    clauses: [{ kind: "nothing" }],
    mentions,
    score,
  });
  return [
    ...fragments.flatMap((fragment): Term[] => {
      const meaning = meaningOf(fragment.clauses);
      return meaning === null ? [] : [{ fragment, ...meaning }];
    }),
    ...askedTime(context, at).map(({ value, to, score }): Term => ({
      kind: "time",
      asked: value,
      fragment: bare({ from: at, to }, score),
    })),
    ...happening(context, at).map(({ value, to, score, mentions }): Term => ({
      kind: "event",
      column: value,
      fragment: bare({ from: at, to }, score, mentions),
    })),
    ...(keywordsAt[at] ?? [])
      .filter(({ kind }) => keywords.has(kind))
      .map(({ kind, range }): Term => ({
        kind: "keyword",
        keyword: asksAmount(context, range) ? "sum" : kind,
        fragment: bare(range, keywordWorth * width(range)),
      })),
    ...(phrasesAt[at] ?? []).flatMap((phrase): Term[] =>
      phrase.kind === "number" && phrase.unit !== "percent"
        ? [{ kind: "number", value: phrase.value, fragment: bare(phrase.range, width(phrase.range)) }]
        : [],
    ),
  ];
}

/** Keywords that a part of a request can satisfy, wherever it is in the question. */
const keywords: ReadonlySet<KeywordKind> = new Set<KeywordKind>([
  "count",
  "sum",
  "average",
  "median",
  "maximum",
  "minimum",
  "each",
  "breakdown",
  "top",
  "bottom",
  "most",
  "least",
  "not",
  "share",
  "rate",
  "more",
  "less",
  "atLeast",
  "atMost",
  "orMore",
  "orLess",
]);

/** "How much" asks for an amount, unlike "how many". */
function asksAmount({ question: { words } }: PatternContext, { from, to }: WordRange): boolean {
  return words.slice(from, to).some(({ lower }) => lower === "much");
}

function meaningOf(clauses: readonly Clause[]): TermMeaning | null {
  const [first, ...more] = clauses;
  if (first === undefined) return null;
  if (clauses.every(({ kind }) => kind === "filter" || kind === "period" || kind === "related")) {
    return { kind: "fixed", part: "condition" };
  }
  if (clauses.every(({ kind }) => kind === "group")) return { kind: "fixed", part: "axis" };
  if (more.length > 0) return null;
  switch (first.kind) {
    case "entity":
      return { kind: "rows", table: first.table };
    case "attribute":
      return { kind: "column", column: first.column };
    case "measure":
      return first.isImplied ? { kind: "figure", clause: first } : { kind: "fixed", part: "measure" };
    case "unit":
    case "nothing":
    case "happening":
    case "distinct":
      return { kind: "fixed", part: "other" };
    default:
      return null;
  }
}
