import type { RuleEffect } from "@askery/model";

/** What a sentence of a rule became, or why it can't act and what to write instead. */
export type RuleReading = { readonly kind: "read"; readonly effects: readonly RuleEffect[] } | RuleRefusal;

export interface RuleRefusal {
  readonly kind: "refused";
  readonly message: string;
  readonly fix: string;
}

export function acts(...effects: readonly RuleEffect[]): RuleReading {
  return { kind: "read", effects };
}

export function refuseRule(problem: Omit<RuleRefusal, "kind">): RuleRefusal {
  return { kind: "refused", ...problem };
}
