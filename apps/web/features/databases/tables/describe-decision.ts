/** A value that a person has set: undefined leaves it to Askery; null means none. */
export type Given = string | null | undefined;

/** A decision. `setBy` is null if Askery made it. */
export interface ShownDecision {
  readonly value: string | null;
  readonly reason: string;
  readonly setBy: string | null;
}

/** The source of a value in a form: Askery's reason or a person; empty for an unsaved value. */
export function describeDecision(
  decision: ShownDecision | undefined,
  { saved, value }: { readonly saved: Given; readonly value: Given },
): string {
  if (value !== saved) return value === undefined ? "Askery decides when you save." : "";
  if (value === undefined) return decision?.setBy === null ? decision.reason : "";
  return typeof decision?.setBy === "string" ? `Set by ${decision.setBy}.` : "";
}

/** The label of the automatic option, with its result if known. */
export function labelAutomatic(
  decision: ShownDecision | undefined,
  words: {
    readonly options: readonly { readonly value: string; readonly label: string }[];
    readonly none: string | undefined;
  },
): string {
  if (decision?.setBy !== null) return "Automatic";
  const { value } = decision;
  const found = value === null ? words.none : words.options.find((option) => option.value === value)?.label;
  return found === undefined ? "Automatic" : `Automatic: ${found}`;
}
