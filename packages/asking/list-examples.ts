import type { PreparedDatabase } from "@askery/engine";

/** The questions that people taught the SQL for, as they wrote them, in the order of the glossary. */
export function listExamples({ examples }: PreparedDatabase): readonly string[] {
  return [...examples.byKey.values()].map(({ question }) => question).toReversed();
}
