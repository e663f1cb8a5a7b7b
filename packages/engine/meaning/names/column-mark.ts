import type { CatalogTable } from "@askery/model";
import { splitName } from "./split-name.ts";

/**
 * The few letters that start the names of almost all columns of a table and say nothing about any of them: `cl` in `CL_NO`,
 * `CL_NAME` and `CL_CITY`. Null if there are none.
 */
export function findMark({ columns }: CatalogTable): string | null {
  const firsts = columns.map(({ name }) => splitName(name)).filter(({ length }) => length > 1);
  const counts = Map.groupBy(firsts, ([first = ""]) => first);
  const [mark, marked] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [
    "",
    [],
  ];
  const isShared = marked.length >= leastMarked && marked.length >= columns.length * almostAll;
  return isShared && mark.length <= longestMark && /^[a-z]+$/.test(mark) ? mark : null;
}

const leastMarked = 3;
const almostAll = 0.8;
/** Longer ones are words: `order` in `order_date`. */
const longestMark = 3;

/** The name without the mark, unless it is all of it. */
export function withoutMark(name: string, mark: string | null): string {
  const [first, ...rest] = splitName(name);
  return first === mark && rest.length > 0 ? rest.join("_") : name;
}
