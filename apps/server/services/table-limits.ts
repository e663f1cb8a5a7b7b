import type { Limits } from "@askery/connectors";

/** What one question may use, and how much of its table is kept. */
export const tableLimits: Partial<Limits> = { timeoutMs: 30_000, maxRows: 10_000, maxBytes: 5_000_000 };
