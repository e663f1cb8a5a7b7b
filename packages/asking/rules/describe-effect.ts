import { describeMeaning, humanizeName, pluralOf, verbalizeDefaultFilter } from "@askery/engine";
import { assertNever, monthName, type RuleEffect, type TableId } from "@askery/model";
import type { RuleContext } from "./read-part.ts";

/** A sentence about what a rule became. */
export function describeEffect(effect: RuleEffect, { database, settings }: RuleContext): string {
  const { catalog, described } = database;
  const scope = { catalog, described, settings };
  const rowsOf = (table: TableId) =>
    pluralOf(humanizeName(catalog.tables.find(({ id }) => id === table)?.name ?? table));
  switch (effect.kind) {
    case "filter": {
      const rows = rowsOf(effect.table);
      const about =
        effect.of === undefined ? rows : `the ${effect.of.map(humanizeName).join(" and ")} of ${rows}`;
      return `Adds the filter “${verbalizeDefaultFilter(effect, scope)}” to every question about ${about}.`;
    }
    case "word":
      return `“${effect.phrase}” means ${describeMeaning(effect.meaning, scope)}.`;
    case "stop-word":
      return `“${effect.phrase}” means nothing: questions are read without it.`;
    case "date":
      return `The date of ${rowsOf(effect.table)} is ${humanizeName(effect.column)}.`;
    case "fiscal-year":
      return `The fiscal year starts on 1 ${monthName(effect.startMonth, "long")}.`;
    default:
      return assertNever(effect);
  }
}
