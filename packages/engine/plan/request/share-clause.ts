/** A share of a figure: of the sum over all groups, or of the part that the conditions define. */
export interface ShareClause {
  readonly kind: "share";
  /** True to show the figure, too, that the share is of. */
  readonly showsWhole?: boolean;
  /** Limits the groups to the largest ones that have so much together: 0.8 in "customers that make up 80% of revenue". */
  readonly upTo?: string;
  /** True to count those groups. */
  readonly isCounted?: boolean;
}
