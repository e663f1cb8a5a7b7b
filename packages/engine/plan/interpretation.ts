import type { ChartKind, InterpretationSummary, Mark, Plan } from "@askery/model";
import type { Mention } from "../link/mention.ts";
import type { WordRange } from "../question/question.ts";
import type { ExplainedRole } from "./patterns/explained-role.ts";
import type { Features } from "./rank/features.ts";
import type { WithDefaults } from "./defaults/apply-defaults.ts";
import type { Request } from "./request/request.ts";

/** One way to understand a question: a candidate plan, and the words it explains. */
export interface Interpretation {
  readonly plan: Plan;
  readonly explained: readonly Explanation[];
  /** What ranking looks at. None may be lexical: no word of a database or benchmark. */
  readonly features: Features;
  /** The chart the asker named: "as a pie chart". */
  readonly askedChart: ChartKind | null;
  /** What was asked for, before it became a plan: what a follow-up question changes. */
  readonly request: Request;
  /** Whether it computes a metric over rows that joins repeat, which would make it wrong. */
  readonly repeatsMetric: boolean;
  /** What people defined words of the question to mean, and this takes otherwise or leaves out. */
  readonly ignored: readonly Mention[];
  /** What of the database's default filters the plan has, and what it could not have. Absent where there are none. */
  readonly defaults?: Omit<WithDefaults, "plan">;
}

/** Words of the question, and the part of the plan they became. */
export interface Explanation {
  readonly range: WordRange;
  readonly role: ExplainedRole;
  readonly mention: Mention | null;
  /** What people defined these words, or some of them, to mean. */
  readonly definitions: readonly Mention[];
}

/** Interpretations of one question, best first. */
export interface Ranking {
  readonly interpretations: readonly RankedInterpretation[];
  /** Words of the best interpretation and words that nothing explains. */
  readonly marks: readonly Mark[];
}

export interface RankedInterpretation {
  readonly interpretation: Interpretation;
  readonly score: number;
  readonly confidence: InterpretationSummary["confidence"];
}

/** What running an interpretation outside the engine showed, by the interpretation's place in the list that was probed. */
export interface Probe {
  readonly outcome: "rows" | "no-rows" | "only-nulls" | "failed";
  readonly rowCount: number | null;
}
