import type { EditOptions } from "@askery/model";
import { matchOptions } from "../../ui/match-options.ts";

/**
 * The options that match the typed text: those of the first list by their words, then those that a search found, which
 * knows other names, too. A search that is still running has none.
 */
export function narrowOptions(
  options: EditOptions,
  typed: string,
  found: EditOptions | undefined,
): EditOptions {
  if (typed.trim() === "") return options;
  return {
    ...options,
    measures: unite(matchOptions(options.measures, typed), found?.measures, ({ measure }) => measure),
    dimensions: unite(
      matchOptions(options.dimensions, typed),
      found?.dimensions,
      ({ dimension }) => dimension,
    ),
    fields: unite(matchOptions(options.fields, typed), found?.fields, ({ field }) => field),
  };
}

function unite<Option>(
  matching: readonly Option[],
  found: readonly Option[] = [],
  valueOf: (option: Option) => unknown,
): readonly Option[] {
  const keyOf = (option: Option) => JSON.stringify(valueOf(option));
  const known = new Set(matching.map(keyOf));
  return [...matching, ...found.filter((option) => !known.has(keyOf(option)))];
}
