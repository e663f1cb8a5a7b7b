import type { Output, ReportSentence, Table } from "@askery/model";
import type { ExploreContext } from "../../explore/explore-context.ts";
import type { CauseSearch } from "../causes/find-causes.ts";
import type { Step } from "../list-steps.ts";
import type { NamedCube } from "../make-cube.ts";
import type { Subject } from "../subject.ts";
import type { MissingSteps } from "./list-missing-steps.ts";

/** The result of a step. */
export interface StepFound {
  readonly step: Step;
  readonly table: Table;
  readonly outputs: readonly Output[];
}

/** Everything that a report is written from. */
export interface ReportInput {
  readonly subject: Subject;
  readonly context: ExploreContext;
  readonly found: readonly StepFound[];
  /** The search for causes, if the sums by all dimensions are there. */
  readonly search: FoundCauses | null;
  readonly missing: MissingSteps;
  /** Whether the question may mean something else as well. */
  readonly isDoubtful: boolean;
  /** How the figure moved according to the question. */
  readonly said?: "rise" | "fall" | undefined;
  /** What the figure is asked to be without, in words. */
  readonly without?: string | undefined;
}

export interface FoundCauses extends CauseSearch {
  readonly cube: NamedCube;
  /** What was searched: the subject, or the same in a stretch of days. */
  readonly subject: Subject;
  readonly isOfDays: boolean;
}

export function findStep({ found }: Pick<ReportInput, "found">, kind: Step["kind"]): StepFound | null {
  return found.find(({ step }) => step.kind === kind) ?? null;
}

/** The steps about a cause. */
export function findPartSteps(
  { found }: Pick<ReportInput, "found">,
  part: Step["part"],
): readonly StepFound[] {
  const key = JSON.stringify(part);
  return found.filter(({ step }) => step.part.length > 0 && JSON.stringify(step.part) === key);
}

export function writeSentence(text: string, ...evidence: readonly (StepFound | null)[]): ReportSentence {
  const end = /[.?]$/.test(text) ? "" : ".";
  return {
    text: text.charAt(0).toUpperCase() + text.slice(1) + end,
    evidence: evidence.flatMap((one) => (one === null ? [] : [one.step.id])),
  };
}
