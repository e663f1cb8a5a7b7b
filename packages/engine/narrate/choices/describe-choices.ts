import type { Choice, Plan } from "@askery/model";
import type { Explanation } from "../../plan/interpretation.ts";
import type { Question } from "../../question/question.ts";
import { describePlan } from "../describe-plan.ts";
import type { Scope } from "../verbalize-expression.ts";
import { describeDifference } from "./describe-difference.ts";
import { findDifferingWords } from "./find-differing-words.ts";
import { nameChoice } from "./name-choice.ts";

/** A plan and the words of the question that it explains. */
export interface ExplainedPlan {
  readonly plan: Plan;
  readonly explained: readonly Explanation[];
}

export interface ChoiceContext extends Omit<Scope, "plan"> {
  readonly question: Question;
  /** What people see of a rival's plan. Default: the plan. */
  readonly show?: (plan: Plan) => Plan;
}

/**
 * Describes other plans for a question, each by its difference from the answer's plan; without an answer, as a whole.
 * No two have the same words. A plan that differs from the answer, or from an earlier one, in nothing that can be put in
 * words is left out.
 */
export function describeChoices(
  rivals: readonly ExplainedPlan[],
  answer: ExplainedPlan | null,
  context: ChoiceContext,
): readonly Choice[] {
  const { show = (plan) => plan } = context;
  const choices: Offer[] = [];
  for (const rival of rivals) {
    const shown = { ...rival, plan: show(rival.plan) };
    const difference = describeApart(shown, answer, { ...context, choices });
    if (difference === null) continue;
    const id = nameChoice(rival.plan, describePlan(rival.plan, context));
    choices.push({ id, restatement: describePlan(shown.plan, context), difference, plan: shown.plan });
  }
  return choices.map(({ id, restatement, difference }) => ({ id, restatement, difference }));
}

interface Offer extends Choice {
  readonly id: string;
  readonly plan: Plan;
}

/**
 * Words that no choice has yet, as short as possible. If words are taken, they go on with the difference from the choice
 * that has them. Null if there is no difference.
 */
function describeApart(
  rival: ExplainedPlan,
  answer: ExplainedPlan | null,
  { choices, ...context }: ChoiceContext & { readonly choices: readonly Offer[] },
): string | null {
  const apart = (plan: Plan): string =>
    describeDifference(rival.plan, plan, { ...context, exactness: 0 }).text;
  if ([...(answer === null ? [] : [answer]), ...choices].some(({ plan }) => apart(plan) === "")) return null;
  const named =
    answer === null
      ? [describePlan(rival.plan, context)]
      : exactnesses.map((exactness) => nameDifference(rival, answer, { ...context, exactness }));
  const isFree = (text: string): boolean => !choices.some(({ difference }) => difference === text);
  const further = choices
    .toSorted(
      (one, other) => Number(named.includes(other.difference)) - Number(named.includes(one.difference)),
    )
    .map(({ plan, difference }) => `${difference}, but ${apart(plan)}`);
  return [...named, ...further].find(isFree) ?? null;
}

const exactnesses = [0, 1, 2];

/** "by country"; "sales = order total" if a few words of the question make the difference. */
function nameDifference(
  rival: ExplainedPlan,
  answer: ExplainedPlan,
  { question, ...rest }: ChoiceContext & { readonly exactness: number },
): string {
  const { text, part } = describeDifference(rival.plan, answer.plan, rest);
  const words = part === null ? null : findDifferingWords(question, rival.explained, answer.explained);
  return words === null || part === null || isSameText(words, part) ? text : `${words} = ${part}`;
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
