import type { ReportFigure } from "@askery/model";
import { capitalize } from "../../chart/name-words.ts";
import { printFigure, type Total } from "./describe-total.ts";
import type { ReportInput } from "./report-input.ts";

/** The figure in both states, the later one first; or as a whole. */
export function listFigures(input: ReportInput, total: Total): readonly ReportFigure[] {
  const { states, words } = input.subject;
  const name = capitalize(words);
  const show = (id: string, label: string, value: number): ReportFigure => ({
    id,
    label,
    value,
    text: printFigure(value, total, input),
  });
  if (states === null) return [show("whole", name, total.after)];
  const preposition = states.after.span === null ? "for" : "in";
  return [
    show("after", `${name} ${preposition} ${states.after.words}`, total.after),
    show("before", `${name} ${preposition} ${states.before.words}`, total.before),
  ];
}
