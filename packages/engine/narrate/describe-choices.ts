import type { Chip, Choice, Plan } from "@askery/model";
import { describePlan } from "./describe-plan.ts";
import { joinWords } from "../chart/name-words.ts";
import { makeChips } from "./make-chips.ts";
import type { Scope } from "./verbalize-expression.ts";

/**
 * Describes other plans for a question, each by its difference from the answer's plan; without an answer, as a whole.
 * Leaves out plans that read like an earlier one or like the answer.
 */
export function describeChoices(
  rivals: readonly Plan[],
  answer: Plan | null,
  scope: Omit<Scope, "plan">,
): readonly Choice[] {
  const seen = new Set(answer === null ? [] : [describePlan(answer, scope)]);
  const choices: Choice[] = [];
  for (const plan of rivals) {
    const restatement = describePlan(plan, scope);
    if (seen.has(restatement)) continue;
    seen.add(restatement);
    const difference =
      answer === null ? "" : describeDifference(makeChips(plan, scope), makeChips(answer, scope));
    choices.push({ restatement, difference: difference === "" ? restatement : difference });
  }
  return choices;
}

/** The parts that only the first list has, then those that only the second one has: "by country, without the period". */
function describeDifference(parts: readonly Chip[], others: readonly Chip[]): string {
  const isIn = (list: readonly Chip[], { role, text }: Chip): boolean =>
    list.some((one) => one.role === role && one.text === text);
  const added = parts.filter((chip) => !isIn(others, chip));
  const gone = others.filter((chip) => !isIn(parts, chip) && !added.some(({ role }) => role === chip.role));
  const differences = [
    ...textsByRole(added).map(([role, text]) => ({ role, words: `${leads[role]}${text}` })),
    ...textsByRole(gone).map(([role, text]) => ({ role, words: leaveOut[role](text) })),
  ];
  // The order follows from the figures, unless nothing else differs.
  const informative = differences.filter(({ role }) => role !== "sort");
  return (informative.length > 0 ? informative : differences).map(({ words }) => words).join(", ");
}

function textsByRole(chips: readonly Chip[]): readonly (readonly [Chip["role"], string])[] {
  return [...Map.groupBy(chips, ({ role }) => role)].map(
    ([role, group]) => [role, joinWords(group.map(({ text }) => text))] as const,
  );
}

const leads: Readonly<Record<Chip["role"], string>> = {
  measure: "",
  by: "by ",
  filter: "",
  period: "",
  sort: "sorted by ",
  limit: "",
};

const leaveOut: Readonly<Record<Chip["role"], (text: string) => string>> = {
  measure: (text) => `without ${text}`,
  by: (text) => `not by ${text}`,
  filter: (text) => `without “${text}”`,
  period: () => "of all time",
  sort: (text) => `not sorted by ${text}`,
  limit: () => "all of them",
};
