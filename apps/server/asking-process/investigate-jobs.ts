import type { ChosenSteps } from "@askery/asking";
import type { Limits } from "@askery/connectors";
import type { Investigation, InvestigationRun } from "@askery/model";
import type { OpenedFinding } from "./explore-jobs.ts";

export interface ToInvestigate {
  readonly investigation: Investigation;
  /** Whether to plan only, without running anything. */
  readonly isPlanOnly: boolean;
  /** Names it, so that its plan can be changed while it runs. */
  readonly runId?: string | undefined;
}

/** A change of which steps a running investigation runs. */
export interface ToChangeInvestigation {
  readonly runId: string;
  readonly chosen: ChosenSteps;
}

export interface ToSaveInvestigation {
  readonly investigation: Investigation;
  readonly limits: Partial<Limits>;
}

/** A run, and its report as answered questions: the report, then the steps that are its evidence. */
export interface SavedInvestigation {
  readonly run: InvestigationRun;
  readonly answers: readonly OpenedFinding[];
}
