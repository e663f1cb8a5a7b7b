/** "1 table", "2,000 tables": a count and its noun, with a plural s. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
