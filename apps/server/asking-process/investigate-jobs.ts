import type { Limits } from "@askery/connectors";
import type { Investigation } from "@askery/model";
import type { OpenedFinding } from "./explore-jobs.ts";

export interface ToInvestigate {
  readonly investigation: Investigation;
  /** Whether to plan only, without running anything. */
  readonly isPlanOnly: boolean;
}

export interface ToSaveInvestigation {
  readonly investigation: Investigation;
  readonly limits: Partial<Limits>;
}

/** The report, then the steps that are its evidence, each as an answered question. */
export type SavedInvestigation = readonly OpenedFinding[];
