import type { InvestigationReport, ReportSentence } from "@askery/model";
import { joinWords } from "../../chart/name-words.ts";
import { splitRatio } from "../causes/split-ratio.ts";
import { findDaysApart } from "./find-days-apart.ts";
import { describeCause, verbalizeDays } from "./describe-cause.ts";
import { describeTotal, printFigure, printSigned, readTotal, type Total } from "./describe-total.ts";
import { findStep, writeSentence, type ReportInput } from "./report-input.ts";

/** Writes the report of an investigation from whatever its steps found: the answer first, then causes, then the rest. */
export function writeReport(input: ReportInput): InvestigationReport {
  const total = readTotal(input);
  if (total === null) {
    return {
      answer: [
        writeSentence("There is nothing to explain: no rows have this figure", findStep(input, "total")),
      ],
      findings: [],
      caveats: listCaveats(input),
      nothing: [],
    };
  }
  const { search } = input;
  const findings =
    search === null ? [] : search.causes.map((cause) => describeCause(cause, { search, total, input }));
  return {
    answer: [...describeTotal(input, total), ...describeStretch(input, total), ...describeCommon(input)],
    findings,
    caveats: listCaveats(input),
    nothing: [...describeNothing(input), ...describeReversal(input, total)],
  };
}

/** The days on which it happened, if it is some of them. */
function describeStretch(input: ReportInput, total: Total): readonly ReportSentence[] {
  const { search } = input;
  const found = findStep(input, "days");
  const days = search?.isOfDays === true && found !== null ? findDaysApart(found, input.subject) : null;
  if (days === null) return [];
  const states = search?.subject.states;
  return [
    writeSentence(`it happened ${verbalizeDays(days, { total, input })}`, found),
    writeSentence(
      `causes are looked for on these days, compared with ${states?.before.words ?? "the days before"}`,
      findStep(input, "window-total"),
    ),
  ];
}

/** What the causes leave: what all other parts have in common, or that no part stands out. */
function describeCommon(input: ReportInput): readonly ReportSentence[] {
  const { search, subject } = input;
  const together = findStep(input, search?.isOfDays === true ? "window-together" : "together");
  if (search === null || together === null) return [];
  const parts = joinWords(search.cube.dimensions.map(({ words }) => words));
  if (search.causes.length === 0) {
    return [
      writeSentence(
        subject.kind === "drive"
          ? `It depends on none of ${parts} more than chance explains`
          : `No part of it stands out: by ${parts}, the difference is spread over all parts, as far as chance lets anybody see`,
        together,
      ),
    ];
  }
  if (subject.kind === "drive") return [];
  return [writeSentence(`All other parts together changed by ${printSigned(search.common)}`, together)];
}

/** Dimensions without a cause. */
function describeNothing(input: ReportInput): readonly ReportSentence[] {
  const { search, found } = input;
  if (search === null || search.causes.length === 0) return [];
  const named = new Set(
    search.causes.flatMap(({ segment }) => segment.parts.map(({ dimension }) => dimension)),
  );
  const rest = search.cube.dimensions.filter((_, index) => !named.has(index));
  if (rest.length === 0) return [];
  const steps = found.filter(({ step }) => step.dimension !== null && rest.includes(step.dimension));
  return [
    writeSentence(
      `${joinWords(rest.map(({ words }) => words))}: given the causes above, no value differs from the others more than chance explains`,
      ...steps,
      findStep(input, "together"),
    ),
  ];
}

/** A ratio whose parts all moved the other way, and the mix of its parts otherwise. */
function describeReversal(input: ReportInput, total: Total): readonly ReportSentence[] {
  const { search } = input;
  if (search === null || input.subject.states === null) return [];
  const splits = search.cube.dimensions.map((dimension, index) => ({
    dimension,
    split: splitRatio(search.cube.cube, index),
  }));
  return splits.flatMap(({ dimension, split }) => {
    if (split === null || !split.isReversed) return [];
    const step = input.found.find((one) => one.step.dimension === dimension) ?? null;
    const way = split.change > 0 ? "fell" : "rose";
    const size = printFigure(Math.abs(split.mix), total, input);
    return [
      writeSentence(
        `Simpson's paradox: within every ${dimension.words} the figure ${way}, although the whole moved the other way, because parts grew and shrank. That mix moved the whole by ${size}`,
        step,
      ),
    ];
  });
}

function listCaveats({
  search,
  subject,
  context,
  failedCount,
  leftOutCount,
  isDoubtful,
}: ReportInput): readonly string[] {
  const { states, parts, kind } = subject;
  const isRunning = states?.after.span?.to === context.today;
  const caveats = [
    isDoubtful ? "The question may mean something else as well: the steps show how it was understood." : null,
    isRunning
      ? "The period is not over: only whole days until yesterday are compared, with as many days."
      : null,
    parts === null
      ? "This figure does not add up over its parts, so causes were not looked for in combinations."
      : null,
    search === null && parts !== null
      ? "The sums by all dimensions together are missing, so causes were not looked for."
      : null,
    failedCount > 0
      ? `${failedCount === 1 ? "One step" : `${failedCount} steps`} failed and could not be considered.`
      : null,
    leftOutCount > 0
      ? `${leftOutCount === 1 ? "One step was" : `${leftOutCount} steps were`} left out.`
      : null,
    (search?.causes.length ?? 0) > 1
      ? "Parts can overlap, so their effects need not add up to the whole."
      : null,
    kind === "drive"
      ? "Parts that differ are where it differs, not why: something else that they share may be the reason."
      : "A part that changed is where it happened. Why it happened there may be outside this database.",
  ];
  return caveats.filter((caveat) => caveat !== null);
}
