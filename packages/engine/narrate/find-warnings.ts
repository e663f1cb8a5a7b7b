import type { Warning } from "@askery/model";
import { editPlanInSteps } from "../edit/edit-plan.ts";
import type { AnswerRequest } from "./describe-answer.ts";
import { shapeResult } from "../chart/shape-result.ts";
import { findEmpty } from "./warnings/find-empty.ts";
import { findFanOut } from "./warnings/find-fan-out.ts";
import { findGaps } from "./warnings/find-gaps.ts";
import { findLimit } from "./warnings/find-limit.ts";
import { findListOverlap } from "./warnings/find-list-overlap.ts";
import { findMixedCurrencies } from "./warnings/find-mixed-currencies.ts";
import { findNullGroups } from "./warnings/find-null-groups.ts";
import { findOtherSpellings } from "./warnings/find-other-spellings.ts";
import { findPartialStart } from "./warnings/find-partial-start.ts";
import { findRunningPeriod } from "./warnings/find-running-period.ts";
import { findTies } from "./warnings/find-ties.ts";
import { findTruncation } from "./warnings/find-truncation.ts";
import type { WarningRule } from "./warnings/warning-rule.ts";

/**
 * Finds facts that may mislead a reader, most severe first. Does not include "guessed": only the caller knows which
 * words were guessed.
 */
export function findWarnings(request: AnswerRequest): readonly Warning[] {
  const inspection = { ...request, shape: shapeResult(request) };
  const found = warningRules.flatMap((rule) => rule(inspection) ?? []);
  return found
    .map((warning) => proveRepair(warning, request))
    .toSorted((a, b) => weights[a.weight] - weights[b.weight]);
}

/** The warning with its repair only if the edits apply to the plan. */
function proveRepair(
  { repair, ...warning }: Warning,
  { plan, schema, today, settings }: AnswerRequest,
): Warning {
  if (repair === undefined || schema === undefined) return warning;
  const repaired = editPlanInSteps(plan, repair.edits, { schema, today, settings });
  return repaired.kind === "edited" ? { ...warning, repair } : warning;
}

/** To add a warning, write a rule in `warnings/` and list it here. */
const warningRules: readonly WarningRule[] = [
  findEmpty,
  findFanOut,
  findOtherSpellings,
  findListOverlap,
  findMixedCurrencies,
  findRunningPeriod,
  findPartialStart,
  findTruncation,
  findTies,
  findGaps,
  findNullGroups,
  findLimit,
];

const weights = { caution: 0, information: 1 } as const;
