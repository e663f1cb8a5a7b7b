import { formatValue, readFigure, type Output, type ReportSentence } from "@askery/model";
import { isPlural } from "../../chart/name-words.ts";
import { figureWithoutRows, isAdditive } from "../../chart/output.ts";
import { printP } from "../../explore/finding/claim.ts";
import { verbalizeDuring } from "../verbalize-during.ts";
import { verbalizeOwnFilters } from "../verbalize-where.ts";
import { compareMonths, readSeries } from "./read-series.ts";
import { findStep, writeSentence, type ReportInput } from "./report-input.ts";

/** The figure of the whole in both states. */
export interface Total {
  readonly before: number;
  readonly after: number;
  readonly output: Output;
}

/** The figure in both states; for what a figure depends on, both are the figure. Null without a result. */
export function readTotal(input: ReportInput): Total | null {
  const total = findStep(input, "total");
  const [output] = total?.outputs ?? [];
  if (total === null || output === undefined) return null;
  const [after, before] = total.table.values.map(([cell]) => readFigure(cell ?? null));
  if (input.subject.states === null) {
    return after === undefined || after === null ? null : { before: after, after, output };
  }
  // A state without rows has no sum: nothing was sold.
  const isSum = input.subject.parts?.base === null;
  const value = (figure: number | null | undefined) => figure ?? (isSum ? 0 : null);
  const [now, was] = [value(after), value(before)];
  return now === null || was === null ? null : { before: was, after: now, output };
}

/** The answer in a sentence or two: what changed by how much, and whether that is usual. */
export function describeTotal(input: ReportInput, total: Total): readonly ReportSentence[] {
  const { subject } = input;
  const step = findStep(input, "total");
  const { states } = subject;
  const words = `${subject.words}${verbalizeOwnFilters(subject, input.context)}`;
  const print = (value: number) => printFigure(value, total, input);
  const be = isPlural(subject.words) ? "are" : "is";
  if (states === null) return [writeSentence(`${words} ${be} ${print(total.after)} as a whole`, step)];
  const { before, after } = states;
  if (input.without !== undefined) return describeWithout(input.without, words, { input, total });
  if (subject.kind === "compare") {
    const side =
      total.after === total.before
        ? "the same"
        : `${printChange(total)} ${total.after > total.before ? "higher" : "lower"}`;
    return [
      writeSentence(
        `${words} ${be} ${side} for ${after.words} ${total.after === total.before ? "as" : "than"} for ${before.words}: ${print(total.after)} and ${print(total.before)}`,
        step,
      ),
    ];
  }
  if (isEmpty(input, total)) {
    return [
      writeSentence(
        `${words} ${be} 0 ${verbalizeDuring(after.words)} and ${verbalizeDuring(before.words)}`,
        step,
      ),
    ];
  }
  if (total.after === total.before) {
    return [
      writeSentence(
        `${words} did not change: ${print(total.after)} ${verbalizeDuring(after.words)} as ${verbalizeDuring(before.words)}`,
        step,
      ),
    ];
  }
  const isUp = total.after > total.before;
  const verb = isUp ? "rose" : "fell";
  const denied =
    input.said === undefined || (input.said === "rise") === isUp ? "" : `it did not ${input.said}: `;
  const isShare = total.output.format?.kind === "percent";
  const size = isShare
    ? printDifference(Math.abs(total.after - total.before), total, input)
    : printChange(total);
  const by = total.before === 0 ? "" : ` by ${size}`;
  return [
    writeSentence(
      `${denied}${words} ${verb}${by} ${verbalizeDuring(after.words)}: ${print(total.after)}, after ${print(total.before)} ${verbalizeDuring(before.words)}`,
      step,
    ),
    ...describeUsual(input, total),
  ];
}

/** Why there is nothing to explain: which of the states has no rows with the figure. */
export function describeUnknown(input: ReportInput): ReportSentence {
  const total = findStep(input, "total");
  const { states, words } = input.subject;
  const [output] = total?.outputs ?? [];
  const cells = total?.table.values.map(([cell]) => readFigure(cell ?? null)) ?? [];
  const known = [states?.after, states?.before].flatMap((state, index) => {
    const value = cells[index] ?? null;
    return state === undefined || value === null ? [] : [{ state, value, isAfter: index === 0 }];
  });
  const [only] = known;
  if (states === null || only === undefined || output === undefined) {
    return writeSentence("there is nothing to explain: no rows have this figure", total);
  }
  const other = only.isAfter ? states.before : states.after;
  const name = ({ span, words: state }: typeof other) =>
    span === null ? `for ${state}` : verbalizeDuring(state);
  return writeSentence(
    `there is nothing to compare: ${words} ${isPlural(words) ? "are" : "is"} ${printFigure(only.value, { output }, input)} ${name(only.state)}, and no rows have it ${name(other)}`,
    total,
  );
}

/** What is there without something, and what cannot be known. */
function describeWithout(
  thing: string,
  words: string,
  { input, total }: { readonly input: ReportInput; readonly total: Total },
): readonly ReportSentence[] {
  const step = findStep(input, "total");
  const print = (value: number) => printFigure(value, total, input);
  const all = total.before + total.after;
  const part = all === 0 ? "" : `, ${printShare(total.before / all)} of ${print(all)} in all`;
  return [
    writeSentence(
      `without ${thing}, ${words} ${isPlural(input.subject.words) ? "are" : "is"} ${print(total.before)}${part}`,
      step,
    ),
    writeSentence(
      `the other ${print(total.after)} came with ${thing}; how much of it would have come without them cannot be known from what happened`,
      step,
    ),
  ];
}

/** Whether neither of two periods has any of the figure, so that there is nothing to explain. */
export function isEmpty(
  { subject: { kind } }: Pick<ReportInput, "subject">,
  { before, after }: Total,
): boolean {
  return kind === "change" && before === 0 && after === 0;
}

/** From here on a change is larger than the noise of earlier ones. */
const unusual = 0.05;
/** From here on, the same change a year earlier explains this one: half of it, in the same direction. */
const seasonal = 0.5;

function describeUsual(input: ReportInput, total: Total): readonly ReportSentence[] {
  const months = findStep(input, "months");
  const { states } = input.subject;
  const usual =
    months === null || states === null
      ? null
      : compareMonths(readSeries(months.table), states, figureWithoutRows(total.output));
  if (usual === null) return [];
  const sentences: ReportSentence[] = [];
  if (usual.test !== null) {
    const changes = `from one month to the next it usually changes by about ${printDifference(usual.test.usual, total, input)}`;
    const isLarger = Math.abs(total.after - total.before) > usual.test.usual;
    // What causes explain is no chance, however usual its size.
    const isExplained = (input.search?.causes.length ?? 0) > 0;
    const fact =
      usual.test.p < unusual
        ? `that is more than usual: ${changes} (${printP(usual.test.p)})`
        : isExplained
          ? changes
          : isLarger
            ? `that is more than usual, and may still be chance: ${changes} (${printP(usual.test.p)})`
            : `that is within what is usual: ${changes}`;
    sentences.push(writeSentence(fact, months));
  }
  const change = total.before === 0 ? null : total.after / total.before - 1;
  if (usual.yearEarlier !== null && change !== null) {
    const isSeason =
      usual.yearEarlier * change > 0 && Math.abs(usual.yearEarlier) >= seasonal * Math.abs(change);
    const earlier = `a year earlier it ${verbalizeMove(usual.yearEarlier)} between the same months`;
    sentences.push(
      writeSentence(
        isSeason ? `the season explains at least half of it: ${earlier}` : `it is not the season: ${earlier}`,
        months,
      ),
    );
  }
  return sentences;
}

export function printFigure(
  value: number,
  { output }: Pick<Total, "output">,
  { context: { settings } }: Pick<ReportInput, "context">,
): string {
  // A sum of decimals has digits that no row has.
  const rounded = isAdditive(output) ? Math.round(value * 1e6) / 1e6 : value;
  const text = formatValue(rounded, output.format, settings);
  return output.unit === null ? text : `${text} ${output.unit}`;
}

/** A difference of figures: "€25k", and of shares "0.46 points", since "0.46%" would be a part of them. */
export function printDifference(
  value: number,
  total: Pick<Total, "output">,
  input: Pick<ReportInput, "context">,
): string {
  if (total.output.format?.kind !== "percent") return printFigure(value, total, input);
  const points = formatValue(100 * value, { kind: "number" }, input.context.settings);
  return `${points} ${points === "1" ? "point" : "points"}`;
}

/** "rose by 12%", "fell by 3%", or "hardly changed". */
export function verbalizeMove(change: number): string {
  const size = printShare(Math.abs(change));
  return Math.abs(change) < 0.0005 ? "hardly changed" : `${change < 0 ? "fell" : "rose"} by ${size}`;
}

/** "12%". */
export function printChange({ before, after }: Pick<Total, "before" | "after">): string {
  return printShare(Math.abs(after / before - 1));
}

export function printShare(share: number): string {
  return formatValue(share, { kind: "percent" }, { locale: "en-US" });
}

/** "+12%", "−3%", and "0%" without a sign. */
export function printSigned(change: number): string {
  if (Math.abs(change) < 0.0005) return printShare(0);
  return `${change < 0 ? "−" : "+"}${printShare(Math.abs(change))}`;
}
