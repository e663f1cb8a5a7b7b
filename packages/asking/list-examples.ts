import type { PreparedDatabase } from "@askery/engine";

/** The questions of saved examples, as people wrote them, in the order of the glossary. */
export function listExamples({ examples }: PreparedDatabase): readonly string[] {
  return [...examples.byKey.values()].map(({ question }) => question).toReversed();
}
