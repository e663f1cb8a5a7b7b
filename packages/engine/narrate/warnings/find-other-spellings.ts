import { capitalize } from "../../chart/name-words.ts";
import { findTouchedSpellings, quoteSpellings, type TouchedSpellings } from "../find-touched-spellings.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * A filter that names one of several spellings, or a breakdown with a group for each: "Status is also spelled “paid” and
 * “PAID ”." It offers to take them as one, and reports where people have done so.
 */
export const findOtherSpellings: WarningRule = ({ plan, catalog, described }) => {
  const [touched] = findTouchedSpellings(plan, { catalog, described });
  if (touched === undefined) return null;
  const { table, column, name, areOne } = touched;
  const [first = []] = touched.groups;
  if (areOne) {
    return {
      code: "other-spellings",
      fact: `${quoteSpellings(first)} count as one ${name}.`,
      consequence: "A person set that for the column.",
      weight: "information",
    };
  }
  return {
    code: "other-spellings",
    ...describeApart(touched, first),
    weight: "caution",
    offer: { kind: "unite-spellings", table, column },
  };
};

function describeApart(
  { name, isFilter, others, groups }: TouchedSpellings,
  first: readonly string[],
): { readonly fact: string; readonly consequence: string } {
  if (isFilter) {
    return {
      fact: `${capitalize(name)} is also spelled ${quoteSpellings(others)}.`,
      consequence: "Only the exact spelling in the filter counts.",
    };
  }
  const more = groups.length - 1;
  const also = more === 0 ? "" : ` So are the spellings of ${more} more ${more === 1 ? "value" : "values"}.`;
  return {
    fact: `${quoteSpellings(first)} are counted apart.${also}`,
    consequence: `They may be one ${name}.`,
  };
}
