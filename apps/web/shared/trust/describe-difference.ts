import { areSameTables, haveSameColumns, type TableDifference } from "@askery/model";
import { countOf } from "../wording/count-of.ts";
import { writeCount } from "../wording/own-formats.ts";

/** What differs between two results, in one or two sentences: "2 rows changed, 1 was added, 4 are the same." */
export function describeDifference(difference: TableDifference): string {
  const { columns, rows } = difference;
  if (areSameTables(difference) && rows.same > 0) {
    return rows.same === 1 ? "The row is the same." : `All ${countOf(rows.same, "row")} are the same.`;
  }
  return [haveSameColumns(difference) ? null : describeColumns(columns), describeRows(rows)]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

function describeColumns({ added, removed, retyped }: TableDifference["columns"]): string {
  const parts = [
    ["new", added],
    ["gone", removed],
    ["of another type", retyped],
  ] as const;
  const named = parts
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `${names.join(", ")} (${what})`);
  return `Columns differ: ${named.join(", ")}.`;
}

function describeRows({ same, changed, added, removed }: TableDifference["rows"]): string {
  const counted = [
    [changed, "changed"],
    [added, "added"],
    [removed, "removed"],
    [same, "the same"],
  ] as const;
  const named = counted
    .filter(([count]) => count > 0)
    .map(([count, what], index) =>
      index === 0 ? `${countOf(count, "row")} ${what}` : `${writeCount(count)} ${what}`,
    );
  return named.length === 0 ? "Both results are empty." : `${named.join(", ")}.`;
}
