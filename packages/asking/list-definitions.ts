import type { Mention } from "@askery/engine";
import type { UsedDefinition } from "@askery/model";
import type { PlannedQuestion } from "./run-interpretation.ts";

/** The definitions of people that an interpretation follows, in the order of the question. */
export function listDefinitions({ interpretations, stages }: PlannedQuestion): readonly UsedDefinition[] {
  const { text, words } = stages.question;
  const mentions = (interpretations[0]?.interpretation.explained ?? []).flatMap(
    ({ definitions }) => definitions,
  );
  const used = mentions.map(({ range, target }): UsedDefinition => ({
    words: text.slice(words[range.from]?.span.start, words[range.to - 1]?.span.end),
    means: nameMeaning(target),
  }));
  return [...new Map(used.map((one) => [JSON.stringify(one), one])).values()];
}

function nameMeaning(target: Mention["target"]): string {
  switch (target.kind) {
    case "table":
      return target.table;
    case "column":
      return `${target.table}.${target.column}`;
    case "value":
      return `${target.table}.${target.column} = ${target.value}`;
    case "glossary": {
      const { kind, table } = target.entry.meaning;
      return kind === "metric" ? `metric of ${table}` : `rows of ${table}`;
    }
  }
}
