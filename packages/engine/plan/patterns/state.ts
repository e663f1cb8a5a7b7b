import type { RowState } from "@askery/model";
import type { Mention, MentionTarget } from "../../link/mention.ts";
import type { Question, WordRange } from "../../question/question.ts";
import type { StateTest } from "../request/state-test.ts";
import type { Element } from "./pattern.ts";
import { makeSigns } from "./signs.ts";

/** A state by its words. */
export const state: Element<StateTest> = Object.assign(
  ((context, from) =>
    (context.statesAt[from] ?? []).map(({ range, test, state: found }) => ({
      value: test,
      to: range.to,
      mentions: found === null ? [] : explain(context.question, range, found),
      score: stateWorth * (range.to - range.from),
    }))) satisfies Element<StateTest>,
  { signs: makeSigns("state", ["state"]) },
);

const stateWorth = 0.96;

/** The mention that a state amounts to: of its value or of its column. */
function explain(
  { text, words }: Question,
  range: WordRange,
  { condition, reason }: RowState,
): readonly Mention[] {
  const phrase = text.slice(words[range.from]?.span.start, words[range.to - 1]?.span.end);
  const given = { range, score: stateWorth, stage: "exact", isGuess: false } as const;
  return targetsOf(condition)
    .slice(0, 1)
    .map((target) => ({ ...given, target, reason: `“${phrase}” is a state: ${reason}` }));
}

function targetsOf(condition: RowState["condition"]): readonly MentionTarget[] {
  if ("conditions" in condition) return condition.conditions.flatMap(targetsOf);
  const { table, column } = condition.column;
  const [value, ...more] = condition.kind === "values" && !condition.isNegated ? condition.values : [];
  return value === undefined || more.length > 0
    ? [{ kind: "column", table, column }]
    : [{ kind: "value", table, column, value }];
}
