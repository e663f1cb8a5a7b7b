import type { Seeded } from "../learn/seeded.ts";

/** A standard normal number, by the method of Box and Muller (1958). */
export function normal(random: Seeded): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
