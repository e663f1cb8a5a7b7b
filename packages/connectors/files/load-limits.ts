import type { LoadLimits } from "./load-request.ts";

export const defaultLoadLimits: LoadLimits = {
  maxRows: 100_000_000,
  maxColumns: 2_000,
  maxCellBytes: 1_000_000,
  maxDatabaseBytes: 20_000_000_000,
  maxUnpackedBytes: 500_000_000,
  maxDepth: 12,
  timeoutMs: 5 * 60_000,
};
