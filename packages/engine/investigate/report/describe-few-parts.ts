import type { ReportSentence } from "@askery/model";
import { leastLeaves } from "../causes/chance-scores.ts";
import { describeStep } from "./describe-step.ts";
import { findStep, writeSentence, type FoundCauses, type ReportInput } from "./report-input.ts";

/** Whether a figure has too few parts to tell causes from chance. */
export function hasFewParts({ cube: { cube } }: FoundCauses): boolean {
  return (cube.blocks?.count ?? cube.before.figure.length) < leastLeaves;
}

/** That a figure has too few parts to tell causes from chance, and which of them differ the most. */
export function describeFewParts(
  input: ReportInput,
  { isOfDays, cube }: FoundCauses,
): readonly ReportSentence[] {
  const { found, subject, context } = input;
  return [
    writeSentence(
      "it has too few parts to tell causes from chance",
      findStep(input, isOfDays ? "window-together" : "together"),
    ),
    // In the order of the plan, since queries may finish in any.
    ...cube.dimensions
      .flatMap(
        (dimension) => found.find(({ step }) => step.kind === "by" && step.dimension === dimension) ?? [],
      )
      .map((one) => writeSentence(describeStep(one, subject.states, context), one)),
  ];
}
