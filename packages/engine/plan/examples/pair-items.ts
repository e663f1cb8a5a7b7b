import type { QuestionItem } from "./read-items.ts";

export type ItemPair = readonly [QuestionItem, QuestionItem];

/**
 * Pairs the parts of two questions, in the order of the second. Parts pair up if they have the same meaning or
 * `mayReplace` allows it. Returns null if a part has no partner.
 *
 * The order of parts may differ, unless a part affects its neighbors or several parts could swap roles.
 */
export function pairItems(
  items: readonly QuestionItem[],
  others: readonly QuestionItem[],
  mayReplace: (item: QuestionItem, other: QuestionItem) => boolean,
): readonly ItemPair[] | null {
  if (items.length !== others.length || items.length === 0) return null;
  const fits = (item: QuestionItem, other: QuestionItem): boolean =>
    isSameItem(item, other) || mayReplace(item, other);
  const inOrder = items.flatMap((item, index): readonly ItemPair[] => {
    const other = others[index];
    return other !== undefined && fits(item, other) ? [[item, other]] : [];
  });
  if (inOrder.length === items.length) return inOrder;
  if ([...items, ...others].some(isOrdered)) return null;
  const pairs = others.flatMap((other): readonly ItemPair[] => {
    const found = items.filter((item) => fits(item, other));
    const [only] = found;
    return only !== undefined && found.length === 1 ? [[only, other]] : [];
  });
  return new Set(pairs.map(([item]) => item)).size === items.length ? pairs : null;
}

function isSameItem(item: QuestionItem, other: QuestionItem): boolean {
  if (item.period !== null || other.period !== null) {
    return JSON.stringify(item.period) === JSON.stringify(other.period);
  }
  if (item.number !== null || other.number !== null) return item.number === other.number;
  return [...item.keys].some((key) => other.keys.has(key));
}

/** True if the part affects its neighbors: "from Oslo", "not Oslo", "more than 5". */
function isOrdered({ keys }: QuestionItem): boolean {
  return [...keys].some((key) => ordered.has(key));
}

const ordered: ReadonlySet<string> = new Set([
  ..."from to and or than before after until since".split(" "),
  ..."not more less atLeast atMost exactly orMore orLess between versus only both share rate and or"
    .split(" ")
    .map((kind) => `keyword ${kind}`),
]);
