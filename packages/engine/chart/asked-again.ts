import { isDesignMark, type AskedChart, type Chart } from "@askery/model";
import { askedReason } from "./choose-chart.ts";

/**
 * What the question asked of the chart of its answer: its kind and its look, which hold for the answer after edits. Null
 * if it asked for nothing.
 */
export function askedAgain({ spec, caption }: Chart): AskedChart | null {
  const { kind, display = {}, marks } = spec;
  const drawn = marks.filter(isDesignMark);
  const isAsked = caption.reason.startsWith(askedReason);
  const title = caption.isTitled === true ? caption.title : undefined;
  if (!isAsked && title === undefined && drawn.length === 0 && Object.keys(display).length === 0) return null;
  return {
    kind: isAsked ? kind : null,
    stacking: null,
    look: { display, marks: drawn, ...(title !== undefined && { title }) },
  };
}
