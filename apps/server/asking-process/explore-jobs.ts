import type { StartedFrom } from "@askery/asking";
import type { Limits } from "@askery/connectors";
import type { DashboardTopic, Exploration } from "@askery/model";
import type { ResultWithRows } from "../results/print-result.ts";

export interface ToExplore {
  readonly exploration: Exploration;
}

export interface ToStartExploring {
  readonly from: StartedFrom;
}

export interface ToBuild {
  readonly topic: DashboardTopic;
}

export interface ToOpenFinding extends ToExplore {
  /** The id of the finding in the exploration. */
  readonly finding: string;
  readonly limits: Partial<Limits>;
}

export interface OpenedFinding {
  readonly question: string;
  readonly result: ResultWithRows;
}
