import { capitalize } from "../../chart/name-words.ts";
import { findTouchedSpellings, type TouchedSpellings } from "../find-touched-spellings.ts";
import { quoteSpellings } from "../quote-spellings.ts";
import type { SpellingCounts } from "../spelling-counts.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * A filter that names one of several spellings, or a breakdown with a group for each: "Status is also spelled “paid” and
 * “PAID ”", with the rows of each if they were counted. It offers to take them as one, and reports where people have done so.
 */
export const findOtherSpellings: WarningRule = ({ plan, catalog, described, spellingCounts = null }) => {
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
    ...describeApart(touched, spellingCounts),
    weight: "caution",
    offer: { kind: "unite-spellings", table, column },
  };
};

function describeApart(
  { name, isFilter, others, groups }: TouchedSpellings,
  counts: SpellingCounts | null,
): { readonly fact: string; readonly consequence: string } {
  const [first = [], ...rest] = groups;
  if (isFilter) {
    const named = groups.flat().filter((spelling) => !others.includes(spelling));
    return {
      fact: `${capitalize(name)} is also spelled ${quoteSpellings(others, counts)}.`,
      consequence: `The filter matches only ${quoteSpellings(named, counts)}.`,
    };
  }
  const more = rest.length;
  const also = more === 0 ? "" : ` So are the spellings of ${more} more ${more === 1 ? "value" : "values"}.`;
  return {
    fact: `${quoteSpellings(first, counts)} are counted apart.${also}`,
    consequence: `They may be one ${name}.`,
  };
}
