import type { EarlierQuestion } from "@askery/engine";
import type { Span } from "@askery/model";
import type { PastQuestion } from "./past-question.ts";

/* The inputs of the jobs that help people to write questions. */

export interface ToComplete {
  readonly text: string;
  readonly caret: number;
  /** Questions with verified answers, latest first. */
  readonly verified: readonly PastQuestion[];
  /** Questions that the user asked before, latest first. */
  readonly past: readonly PastQuestion[];
  /** The questions that this one follows, oldest first. */
  readonly earlier: readonly EarlierQuestion[];
  /** Ways to ask for a change of the chart that it follows, the likeliest first. */
  readonly chartPhrases: readonly string[];
}

export interface ToListMeanings {
  readonly question: string;
  /** The words in the question. */
  readonly span: Span;
  /** Part of a name or a value; empty for what is likely. */
  readonly search: string;
}
