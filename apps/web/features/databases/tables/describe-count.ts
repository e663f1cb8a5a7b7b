import { writeCount } from "../../../shared/wording/own-formats.ts";

/** Formats a count for a list: 148,275, then 1.2M. */
export function describeCount(count: number): string {
  if (count < exactBelow) return writeCount(count);
  return new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 }).format(count);
}

const exactBelow = 1_000_000;
