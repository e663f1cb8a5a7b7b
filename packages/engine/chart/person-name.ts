import type { Dimension, QueryPlan } from "@askery/model";
import { humanizeName, singularOf } from "./name-words.ts";

/** First and last name of the same person, shown as one. */
export interface PersonName {
  readonly first: Dimension;
  readonly last: Dimension;
  /** The table of the name in words: "customer". */
  readonly owner: string;
}

/** The first pair of name columns among a plan's shown dimensions, or null. */
export function findPersonName(plan: QueryPlan): PersonName | null {
  const shown = plan.dimensions.filter(({ isShown }) => isShown);
  for (const last of shown.filter((one) => nameOf(one) === "last name")) {
    const first = shown.find((one) => nameOf(one) === "first name" && sourceOf(one) === sourceOf(last));
    const source = plan.sources.find(({ id }) => id === sourceOf(last));
    if (first !== undefined && source?.kind === "table") {
      return { first, last, owner: singularOf(humanizeName(source.table.split(".").at(-1) ?? source.table)) };
    }
  }
  return null;
}

function nameOf({ expression }: Dimension): string | null {
  return expression.kind === "column" ? humanizeName(expression.column) : null;
}

function sourceOf({ expression }: Dimension): string | null {
  return expression.kind === "column" ? expression.source : null;
}
