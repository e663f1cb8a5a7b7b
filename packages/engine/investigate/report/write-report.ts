import type { InvestigationReport, ReportSentence } from "@askery/model";
import { joinWords } from "../../chart/name-words.ts";
import { leavesOf } from "../causes/cube.ts";
import { splitRatio } from "../causes/split-ratio.ts";
import { describeBeside } from "./describe-beside.ts";
import { describeFewParts, hasFewParts } from "./describe-few-parts.ts";
import { findDaysApart } from "./find-days-apart.ts";
import { describeCause, verbalizeDays } from "./describe-cause.ts";
import {
  describeTotal,
  describeUnknown,
  isEmpty,
  printFigure,
  printShare,
  readTotal,
  verbalizeMove,
  type Total,
} from "./describe-total.ts";
import { listFigures } from "./list-figures.ts";
import { measureRest } from "./measure-rest.ts";
import { describeWithin, type Within } from "./describe-within.ts";
import { hasMissingSteps, listMissingSteps } from "./list-missing-steps.ts";
import type { InquiryDimension } from "../subject.ts";
import { describeRules } from "../verbalize-where.ts";
import { describeFarthest } from "./describe-step.ts";
import {
  findStep,
  writeSentence,
  type FoundCauses,
  type ReportInput,
  type StepFound,
} from "./report-input.ts";

/** Writes the report of an investigation from whatever its steps found: the answer first, then causes, then the rest. */
export function writeReport(input: ReportInput): InvestigationReport {
  const total = readTotal(input);
  if (total === null) {
    return {
      answer: [
        findStep(input, "total") === null && hasMissingSteps(input.missing)
          ? writeSentence("There is no answer, because the figure itself is missing")
          : describeUnknown(input),
      ],
      findings: [],
      caveats: listCaveats(input),
      nothing: [],
    };
  }
  if (isEmpty(input, total)) {
    return {
      figures: listFigures(input, total),
      answer: describeTotal(input, total),
      findings: [],
      caveats: listCaveats(input),
      nothing: [],
    };
  }
  const { search } = input;
  const withins = (search?.causes ?? []).map(({ segment }) =>
    !search?.subject.states ? null : describeWithin(segment, search.cube),
  );
  return {
    figures: listFigures(input, total),
    answer: [
      ...describeTotal(input, total),
      ...describeBeside(input, total),
      ...describeStretch(input, total),
      ...describeCommon(input),
    ],
    ...(input.without !== undefined && {
      findingsTitle: `Where ${input.without} are rarer or more frequent than elsewhere`,
    }),
    findings:
      search?.causes.map((cause, index) =>
        describeCause(cause, { search, total, input, within: withins[index] ?? null }),
      ) ?? [],
    caveats: listCaveats(input),
    nothing: [
      ...describeNothing(input, withins),
      ...describeNoStretch(input),
      ...describeReversal(input, total),
    ],
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
  // Rows with something are usually fewer in all parts, which is no answer.
  if (input.without !== undefined) return [];
  const together = findStep(input, search?.isOfDays === true ? "window-together" : "together");
  if (search === null || together === null) return [];
  if (search.causes.length === 0 && hasFewParts(search)) return describeFewParts(input, search);
  if (search.causes.length === 0) return describeNoCause(input, together);
  if (subject.kind === "drive") return [];
  const rest = measureRest(search);
  return rest === null ? [] : [writeSentence(describeRest(rest, subject.kind), together)];
}

function describeRest(rest: number, kind: "change" | "compare"): string {
  const isSmall = Math.abs(rest) < hardly;
  if (kind === "compare") {
    return isSmall
      ? "All other parts together hardly differ"
      : `All other parts together are ${printShare(Math.abs(rest))} ${rest > 0 ? "higher" : "lower"}`;
  }
  return `All other parts together ${isSmall ? "hardly changed" : verbalizeMove(rest)}`;
}

/** That no part is a cause; of a change, also which one moved the whole the most for its size. */
function describeNoCause(
  { search, subject, found, context }: ReportInput,
  together: StepFound,
): readonly ReportSentence[] {
  if (subject.kind === "drive") {
    return [writeSentence("It depends on no breakdown more than chance explains", together)];
  }
  const { states } = search?.subject ?? {};
  const isOfDays = search?.isOfDays === true;
  // What was left out of the search is another name for the groups, and differs anyway.
  const searched = found.filter(
    ({ step: { dimension } }) => dimension !== null && search?.cube.dimensions.includes(dimension),
  );
  const farthest =
    !states || isOfDays || search === null || search.before === 0
      ? null
      : describeFarthest(searched, { states, common: search.after / search.before }, context);
  return [
    writeSentence("No part of it stands out more than chance explains", together),
    ...(farthest === null ? [] : [farthest]),
  ];
}

/** A smaller common change is none. */
const hardly = 0.01;

/** Dimensions without a cause, and without a difference within one. */
function describeNothing(input: ReportInput, withins: readonly (Within | null)[]): readonly ReportSentence[] {
  const { search, found } = input;
  if (search === null) return [];
  const named = new Set([
    ...search.causes.flatMap(({ segment }) => segment.parts.map(({ dimension }) => dimension)),
    ...withins.flatMap((within) => within?.dimension ?? []),
  ]);
  const explained = new Set(search.explained);
  const others = search.cube.dimensions.filter((_, index) => !named.has(index) && explained.has(index));
  const rest = search.cube.dimensions.filter((_, index) => !named.has(index) && !explained.has(index));
  const stepsOf = (some: readonly InquiryDimension[]) =>
    found.filter(({ step }) => step.dimension !== null && some.includes(step.dimension));
  const outcome =
    search.causes.length > 0
      ? "given the causes above, no value differs from the others more than chance explains"
      : hasFewParts(search)
        ? "too few values to tell causes from chance"
        : "no value differs from the others more than chance explains";
  const say = (some: readonly InquiryDimension[], text: string) =>
    some.length === 0
      ? []
      : [
          writeSentence(
            `${joinWords(some.map(({ words }) => words))}: ${text}`,
            ...stepsOf(some),
            findStep(input, "together"),
          ),
        ];
  return [
    ...say(others, "values differ, but not among rows that are alike in the parts named above"),
    ...say(rest, outcome),
  ];
}

/** The days of both periods, if none of them are apart. */
function describeNoStretch(input: ReportInput): readonly ReportSentence[] {
  const found = findStep(input, "days");
  const isNone = found !== null && findDaysApart(found, input.subject) === null;
  return isNone ? [writeSentence("Single days: no stretch of them is far from all others", found)] : [];
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

/** Whether rows belong to more than one of the causes. */
function hasOverlap({ causes, cube }: FoundCauses): boolean {
  const leaves = causes.flatMap(({ segment }) => leavesOf(segment, cube.cube));
  return new Set(leaves).size < leaves.length;
}

function listCaveats({
  search,
  subject,
  context,
  missing,
  isDoubtful,
  without,
}: ReportInput): readonly string[] {
  const { states, parts, kind, dimensions } = subject;
  const isRunning = states?.after.span?.to === context.today;
  const caveats = [
    isDoubtful ? "The question may mean something else as well: the steps show how it was understood." : null,
    ...describeRules(subject.plan, context),
    without === undefined
      ? null
      : "The data show what happened, not what would have happened otherwise: people might have bought less, or something else.",
    isRunning ? "The period is not over, so it is compared with as many days." : null,
    parts === null
      ? "This figure does not add up over its parts, so causes were not looked for in combinations."
      : null,
    parts !== null && dimensions.length === 0
      ? "There is nothing to break it down by, so causes were not looked for."
      : null,
    search === null && parts !== null && dimensions.length > 0
      ? "The sums by all dimensions together are missing, so causes were not looked for."
      : null,
    ...listMissingSteps(missing),
    search !== null && hasOverlap(search)
      ? "Some of the parts overlap, so their effects need not add up to the whole."
      : null,
    search === null || search.causes.length === 0
      ? null
      : kind === "change"
        ? "A part that changed is where it happened. Why it happened there may be outside this database."
        : "Parts that differ are where it differs, not why: something else that they share may be the reason.",
  ];
  return caveats.filter((caveat) => caveat !== null);
}
