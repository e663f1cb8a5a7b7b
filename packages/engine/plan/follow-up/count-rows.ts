import type { TableId } from "@askery/model";
import { tableOfQuantity, type Request } from "../request/request.ts";

/** Counts the listed rows, or the different values listed. Returns a request for counts unchanged. */
export function countRows(before: Request): Request | null {
  if (before.measures.some(({ quantity }) => quantity.kind === "rows")) return before;
  const table = subjectOf(before);
  if (table === null) return null;
  const [column, ...others] = before.attributes;
  if (before.isDistinct && column !== undefined && others.length === 0 && before.measures.length === 0) {
    const quantity = { kind: "column", column, function: "countDistinct" } as const;
    const measures = [{ quantity, isImplied: false }];
    return { ...before, measures, attributes: [], entities: [], orders: [], top: null, isDistinct: false };
  }
  const measure = { quantity: { kind: "rows", table }, isImplied: false } as const;
  return { ...before, measures: [measure], attributes: [], orders: [], top: null };
}

/** Counts the listed rows, or all rows of a breakdown. Null for a ranking, of which the rest would count. */
export function countAll(before: Request): Request | null {
  const counted = countRows(before);
  if (counted === null || counted.groups.length === 0) return counted;
  return counted.top === null ? { ...counted, groups: [], orders: [], isOverTime: false } : null;
}

/** The table of the rows that a request shows. */
export function subjectOf(before: Request): TableId | null {
  const [first] = before.measures;
  const subject = before.top?.subject;
  return (
    before.entities[0] ??
    (subject?.kind === "entity" ? subject.table : null) ??
    before.attributes[0]?.table ??
    (first ? tableOfQuantity(first.quantity) : null) ??
    tableOfTests(before)
  );
}

function tableOfTests({ tests }: Request): TableId | null {
  const [first] = tests;
  return first && "column" in first ? first.column.table : null;
}
