import { writeCount } from "./own-formats.ts";

/** "1 person", "2 people" */
export function countPeople(count: number): string {
  return count === 1 ? "1 person" : `${writeCount(count)} people`;
}

/** "1 table", "2,000 tables": a count and its noun, with a plural s. */
export function countOf(count: number, noun: string): string {
  return `${writeCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}
