import type { Exploration, Finding } from "@askery/model";

/** A finding, and the exploration in which it is found again. */
export interface ExploredFinding {
  readonly exploration: Exploration;
  readonly finding: Finding;
}

/** Whether it is a single figure of all rows. */
export function isTotal({ finding: { id, table } }: ExploredFinding): boolean {
  return id.startsWith(`${table}/total:`);
}
