import { findListDimension, rootTable } from "../../chart/find-plan-column.ts";
import { capitalize, humanizeName, pluralOf, singularOf } from "../../chart/name-words.ts";
import type { WarningRule } from "./warning-rule.ts";

/** A breakdown by the elements of a list, in which a row is in several groups: "Tickets count once for each tag." */
export const findListOverlap: WarningRule = ({ plan, catalog }) => {
  const list = plan.kind === "query" ? findListDimension(plan, catalog) : null;
  const table = rootTable(plan, catalog);
  if (list === null || table === null) return null;
  const rows = capitalize(pluralOf(humanizeName(table.name)));
  return {
    code: "list-overlap",
    fact: `${rows} count once for each of their ${pluralOf(singularOf(list.label))}.`,
    consequence: "The groups overlap, so they add up to more than the total.",
    weight: "information",
  };
};
