import { readFigure, type ReportSentence } from "@askery/model";
import { printFigure, printSigned, type Total } from "./describe-total.ts";
import { writeSentence, type ReportInput } from "./report-input.ts";

/** The figure beside that of other periods, which people added to the plan. */
export function describeBeside(input: ReportInput, total: Total): readonly ReportSentence[] {
  return input.found.flatMap((one) => {
    const name = one.step.besideWords;
    if (name === undefined) return [];
    const before = readFigure(one.table.values[1]?.[0] ?? null);
    if (before === null) return [writeSentence(`there is no figure for ${name} to compare with`, one)];
    const change = before === 0 ? "" : ` (${printSigned(total.after / before - 1)})`;
    return [
      writeSentence(
        `compared with ${name}: ${printFigure(total.after, total, input)}, after ${printFigure(before, total, input)}${change}`,
        one,
      ),
    ];
  });
}
