import type { Clause } from "../request/clause.ts";
import type { ComparedAmount } from "../request/threshold.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import { amount, operatorOf } from "./comparison.ts";
import { durationUnit } from "./span.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";

interface Bound {
  readonly how: KeywordKind;
  readonly than: ComparedAmount;
}

/** "over 200", "at least 20%", "10 or more". */
const bound: Element<Bound> = either(
  sequence([keyword("more", "less", "atLeast", "atMost"), amount], ([how, than]) => ({ how, than })),
  // "more than a week".
  sequence([keyword("more", "less"), word("a", "an"), durationUnit], ([how, , unit]) => ({
    how,
    than: { value: "1", unit, isMoney: false },
  })),
  sequence([amount, keyword("orMore", "orLess")], ([than, how]) => ({ how, than })),
);

/** What was asked for before: "the ones", "anyone", "only those". */
const ones: Element<unknown> = sequence(
  [optional(keyword("only")), word("ones", "those", "anything", "anyone", "everything", "everyone")],
  () => true,
);

/** "the ones over 200", "only those with at least 20 percent". */
const onesBeyond = sequence(
  [ones, optional(word("that", "which", "who")), optional(keyword("with")), bound],
  ([, , , found]) => beyond(found),
);

/** "only where it is over 10k", "if more than 5". */
const whereBeyond = sequence(
  [
    optional(keyword("only")),
    word("where", "if", "when"),
    optional(word("it", "that", "they", "there")),
    optional(word("be")),
    bound,
  ],
  ([, , , , found]) => beyond(found),
);

/** Matches that end where the question does, or pauses: "over 5 kilos" may be followed by no noun that it is about. */
function beforePause(element: Element<readonly Clause[]>): Element<readonly Clause[]> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ to }) => {
      const next = context.question.words[to];
      return next === undefined || next.isFunctionWord || next.tag === "punctuation";
    }),
  );
}

function beyond({ how, than }: Bound): readonly Clause[] {
  return [{ kind: "threshold", operator: operatorOf(how), amount: than }];
}

const followUp = sequence([optional(keyword("and")), optional(keyword("only")), bound], ([, , found]) =>
  beyond(found),
);

/** "no-shows per customer, three or more": after a pause. */
const bareBound: Element<readonly Clause[]> = map(bound, beyond);
const afterComma: Element<readonly Clause[]> = onlyWhere(bareBound, (context, from) =>
  context.question.words[from - 1]?.lower === "," ? bareBound(context, from) : [],
);

/** Comparisons that name no figure: that of the answer is meant. */
export const thresholdPatterns: readonly Pattern[] = [
  pattern("threshold", "having", beforePause(either(onesBeyond, whereBeyond)), 0.2),
  pattern("threshold at last", "having", beforePause(afterComma), 0.2),
];

const timeWords: ReadonlySet<string> = new Set(["after", "before", "since", "until"]);

/** "over 5 kilos" after an answer; "and after 2015" is a time. */
export const thresholdAfter: Pattern = pattern(
  "threshold after",
  "having",
  beforePause(
    onlyWhere(followUp, (context, from) =>
      from <= 1 && !context.question.words.some(({ lower }) => timeWords.has(lower))
        ? followUp(context, from)
        : [],
    ),
  ),
);
