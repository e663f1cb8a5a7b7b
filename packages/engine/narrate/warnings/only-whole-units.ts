import type { Expression, Period, PlanEdit, Warning } from "@askery/model";
import type { KeyColumn } from "../../chart/shape-result.ts";

/**
 * The repair that limits a time axis to a period of whole units, in place of the plan's own period, if it has one. None
 * if nothing would be left.
 */
export function onlyWholeUnits(
  { grain, distinct, output }: KeyColumn & { readonly grain: string },
  period: Period,
  own?: Expression,
): Pick<Warning, "repair"> {
  if (distinct.filter((unit) => unit !== null).length < 2) return {};
  const test = { kind: "period", period, words: "" } as const;
  const edit: PlanEdit =
    own === undefined
      ? { kind: "addFilter", filter: { kind: "test", field: { kind: "output", output: output.id }, test } }
      : { kind: "setPeriod", period, words: "", field: null };
  return { repair: { words: `Only whole ${grain}s`, edits: [edit] } };
}
