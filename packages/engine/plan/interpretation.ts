import type { AskedChart, Mark, Plan } from "@askery/model";
import type { Mention } from "../link/mention.ts";
import type { WordRange } from "../question/question.ts";
import type { ExplainedRole } from "./patterns/explained-role.ts";
import type { Features } from "./rank/features.ts";
import type { WithDefaults } from "./defaults/apply-defaults.ts";
import type { Request } from "./request/request.ts";
import type { Shape } from "./shape/shape.ts";

/** One way to understand a question: a candidate plan and the words it explains. */
export interface Interpretation {
  readonly plan: Plan;
  readonly explained: readonly Explanation[];
  /** The ranking features. None is lexical: no word of a database or benchmark. */
  readonly features: Features;
  /** The chart kind that the question names: "as a pie chart". */
  readonly askedChart: AskedChart | null;
  /** The request that the plan was assembled from, and the shape of its answer; a follow-up question changes them. */
  readonly request: Request;
  readonly shape: Shape;
  /** True for a follow-up that asks for the same figures as before, and for nothing of their chart. */
  readonly isUnchanged: boolean;
  /** True if a metric runs over rows that joins repeat, which makes it wrong. */
  readonly repeatsMetric: boolean;
  /** True if a sum runs over rows that a join repeats, so that it is too high. */
  readonly repeatsSum: boolean;
  /** Glossary definitions for words of the question that this interpretation ignores or understands differently. */
  readonly ignored: readonly Mention[];
  /** The default filters that the plan applies, skips or lacks because the user removed them. Absent if none exist. */
  readonly defaults?: Omit<WithDefaults, "plan">;
}

/** Words of the question and the part of the plan they became. */
export interface Explanation {
  readonly range: WordRange;
  readonly role: ExplainedRole;
  /** The main one of `mentions`. */
  readonly mention: Mention | null;
  /** The names and values in these words. */
  readonly mentions: readonly Mention[];
  /** Glossary definitions that these words match. */
  readonly definitions: readonly Mention[];
}

/** The interpretations of a question, best first. */
export interface Ranking {
  readonly interpretations: readonly RankedInterpretation[];
  /** Highlights for the words of the best interpretation and for unexplained words. */
  readonly marks: readonly Mark[];
}

export interface RankedInterpretation {
  readonly interpretation: Interpretation;
  readonly score: number;
  /** Its share of the softmax of all scores. */
  readonly share: number;
}

/** The result of running an interpretation outside the engine. Probes are in the order of the interpretations. */
export interface Probe {
  readonly outcome: "rows" | "no-rows" | "only-nulls" | "failed";
  readonly rowCount: number | null;
}
