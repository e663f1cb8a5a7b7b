/** Mutants that no input can tell from the original. */
export const equivalentMutants: readonly EquivalentMutants[] = [
  {
    path: "packages/engine/sql/dialects/date-text.ts",
    line: 'const [year = 0, month = 0, day = 0] = date.split("-").map(Number);',
    changes: ["0 → 1"],
    why: "The text has matched the pattern, so it has all three parts.",
  },
];

/** Applies to every mutant with the same line and change. */
export interface EquivalentMutants {
  readonly path: string;
  /** The line on which the changed text starts, without its indentation. It survives changes of other lines. */
  readonly line: string;
  /** `before → after`, with single spaces. */
  readonly changes: readonly string[];
  readonly why: string;
}
