/** A half-open range of UTF-16 offsets in a text: a question or a statement. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A problem that the user can act on. It is returned as data, never thrown; `describeProblem` turns it into a sentence.
 *
 * `suggestions` are questions or names that work, best first.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly spans: readonly Span[];
  /** The values that the sentence contains. */
  readonly facts: Readonly<Record<string, string>>;
  readonly suggestions: readonly string[];
}

export type ProblemCode =
  | "question-empty"
  | "question-too-long"
  | "question-not-understood"
  | "words-unknown"
  | "name-removed"
  | "column-private"
  | "value-not-found"
  | "tables-not-related"
  | "definition-unused"
  | "metric-repeated"
  | "no-date-column"
  | "no-measure"
  | "not-a-question-about-data"
  | "ambiguous"
  | "unsure"
  | "answer-rejected"
  | "forecast-not-possible"
  | "database-empty"
  | "write-refused"
  | "edit-of-sql"
  | "edit-of-set"
  | "edit-of-groups"
  | "edit-of-comparison"
  | "edit-name-unknown"
  | "edit-wrong-type"
  | "edit-not-comparable"
  | "edit-repeats-rows"
  | "edit-mixes-levels"
  | "edit-last-part"
  | "edit-without-time"
  | "edit-without-period"
  | "edit-along-time"
  | "filter-of-many"
  | "filter-of-several"
  | "filter-not-in-sql"
  | "filter-unsure-in-sql"
  | "filter-switched-off"
  | "filter-of-variables"
  | "filter-variable-gone"
  | "filter-variable-type"
  | "filter-variable-one"
  | "filter-variable-open"
  | "filter-variable-range";
