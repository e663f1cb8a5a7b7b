import type { Cell } from "@askery/model";

/** Names of weekdays or months in their order, as they are written in a column; null for other values. */
export function findNaturalOrder(cells: readonly Cell[]): readonly string[] | null {
  const names = [...new Set(cells)].filter((cell) => typeof cell === "string");
  if (names.length < 2 || cells.some((cell) => cell !== null && typeof cell !== "string")) return null;
  for (const order of naturalOrders) {
    const ranks = names.map((name) => [rankIn(order, name), name] as const);
    if (ranks.every(([rank]) => rank >= 0)) {
      return ranks.toSorted(([one], [other]) => one - other).map(([, name]) => name);
    }
  }
  return null;
}

/** The position of a name or of its first three letters; -1 without one. */
function rankIn(order: readonly string[], name: string): number {
  const text = name.trim().toLowerCase().replace(/\.$/u, "");
  return order.findIndex((one) => text === one || text === one.slice(0, 3));
}

const naturalOrders = [
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
  ],
];
