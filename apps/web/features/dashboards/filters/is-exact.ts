import type { DashboardFilter } from "@askery/model";

/** Whether a filter takes a single value: it only sets variables of SQL, and none that ends a range. */
export function isExact({ column, kind, targets }: DashboardFilter): boolean {
  const set = Object.values(targets).filter((target) => target?.kind === "variable");
  return column === null && kind !== "time" && set.every(({ until }) => until === undefined);
}
