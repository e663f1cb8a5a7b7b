import { defaultLimits } from "./connector.ts";
import type { Limits } from "./connector.ts";

/** Fills in defaults. Infinity becomes the largest value that JSON numbers and timers support. */
export function completeLimits(given: Partial<Limits> = {}): Limits {
  const limits = { ...defaultLimits, ...given };
  return {
    timeoutMs: Math.min(limits.timeoutMs, 2 ** 31 - 1),
    maxRows: Math.min(limits.maxRows, Number.MAX_SAFE_INTEGER),
    maxBytes: Math.min(limits.maxBytes, Number.MAX_SAFE_INTEGER),
    maxCellBytes: Math.min(limits.maxCellBytes, Number.MAX_SAFE_INTEGER),
  };
}
