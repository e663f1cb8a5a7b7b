import {
  dayOf,
  formatBucket,
  type Cell,
  type Dimension,
  type FindingPart,
  type QueryPlan,
} from "@askery/model";
import { endOf } from "../../chart/buckets.ts";
import type { KeyColumn } from "../../chart/shape-result.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import { toIsoDate } from "../../question/calendar-days.ts";
import type { Schema } from "../../plan/schema/schema.ts";
import type { CandidateKind } from "../candidate.ts";
import { readColumn } from "../explored-filters.ts";
import type { MeasuredResult } from "./measured-result.ts";

/** Marks of these are groups of rows; those of the others are single rows, ranges of a number, or columns. */
const hasGroups: ReadonlySet<CandidateKind> = new Set([
  "series",
  "groups",
  "means",
  "concentration",
  "association",
  "sides",
]);

/** More values have no marks that can be told apart. */
const maxValues = 500;

/** The rows of all marks with a value, for each value of a column or bucket of a time axis that the marks are of. */
export function listParts({ candidate, scope, schema }: MeasuredResult): readonly FindingPart[] {
  const { plan } = scope;
  if (!hasGroups.has(candidate.kind) || plan.kind !== "query") return [];
  const { time, groups, described } = scope.shape;
  const keys = [...(time === null ? [] : [time]), ...groups, ...described];
  return keys.flatMap((key) => {
    const dimension = plan.dimensions.find(({ id }) => id === key.output.id);
    if (dimension === undefined) return [];
    return key.distinct.slice(0, maxValues).flatMap((cell): readonly FindingPart[] => {
      const part = readPart(cell, dimension, { plan, schema });
      const words = verbalizeKey(cell, key, scope.settings);
      return part === null
        ? []
        : [{ output: key.output.id, cell, words: nameBucket(cell, key) ?? words, ...part }];
    });
  });
}

function nameBucket(cell: Cell, { output: { role } }: KeyColumn): string | null {
  const day = role.kind === "time" ? dayOf(cell) : null;
  return day === null || role.kind !== "time"
    ? null
    : formatBucket(toIsoDate(day), role.grain ?? "day", "long");
}

function readPart(
  cell: Cell,
  { expression }: Dimension,
  { plan, schema }: { readonly plan: QueryPlan; readonly schema: Schema },
): Pick<FindingPart, "filter" | "period"> | null {
  if (expression.kind === "grain") {
    const day = dayOf(cell);
    if (day === null || expression.grain === "hour") return null;
    const period = { from: toIsoDate(day), to: toIsoDate(endOf(day, expression.grain)) };
    return { filter: null, period };
  }
  const column = readColumn(expression, plan, schema);
  const value = cell === null ? null : String(cell);
  return column && { filter: { ...column, value }, period: null };
}
