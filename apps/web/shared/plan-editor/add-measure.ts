import type { EditMeasure, EditOptions, PlanEdit } from "@askery/model";

/** Adds a measure. One that would make another count rows more than once takes the place of the plan's only measure. */
export function addMeasure(measure: EditMeasure, { measures, parts }: EditOptions): PlanEdit {
  const repeats = measures.find((option) => option.measure === measure)?.repeats !== undefined;
  const only = parts.find((part) => part.kind === "measure");
  return repeats && only !== undefined
    ? { kind: "setMeasure", measure: only.measure, to: measure }
    : { kind: "addMeasure", measure };
}
