import type { Dimension, QueryPlan } from "@askery/model";
import { personPart } from "../meaning/names/person-part.ts";
import { splitName } from "../meaning/names/split-name.ts";
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
  for (const last of shown.filter((one) => partOf(one) === "last")) {
    const first = shown.find((one) => partOf(one) === "first" && sourceOf(one) === sourceOf(last));
    const source = plan.sources.find(({ id }) => id === sourceOf(last));
    if (first !== undefined && source?.kind === "table") {
      return { first, last, owner: singularOf(humanizeName(source.table.split(".").at(-1) ?? source.table)) };
    }
  }
  return null;
}

function partOf({ expression }: Dimension): ReturnType<typeof personPart> {
  return expression.kind === "column" ? personPart(splitName(expression.column)) : null;
}

function sourceOf({ expression }: Dimension): string | null {
  return expression.kind === "column" ? expression.source : null;
}
