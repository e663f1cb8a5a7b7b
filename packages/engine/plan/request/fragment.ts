import type { Mention } from "../../link/mention.ts";
import type { WordRange } from "../../question/question.ts";
import type { ExplainedRole } from "../patterns/explained-role.ts";
import type { Clause } from "./clause.ts";

/** The clauses that one pattern found in one range of words. */
export interface Fragment {
  readonly range: WordRange;
  readonly pattern: string;
  readonly clauses: readonly Clause[];
  readonly mentions: readonly Mention[];
  readonly role: ExplainedRole;
  /** How well the words fit the pattern: the sum of the scores of its elements. */
  readonly score: number;
}
