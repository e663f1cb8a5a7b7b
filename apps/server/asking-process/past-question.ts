/** A question that was asked before. */
export interface PastQuestion {
  readonly question: string;
  readonly askedCount: number;
  /** Whether it has an answer that was asked for as a first question, of the database as it is now. */
  readonly isUnderstood: boolean;
}
