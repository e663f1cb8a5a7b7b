import {
  dayOf,
  formatDay,
  formatFull,
  readFigure,
  type Cell,
  type InvestigationReport,
  type Output,
  type ReportFinding,
  type ReportSentence,
} from "@askery/model";
import { capitalize } from "../../chart/name-words.ts";
import type { ExploreContext } from "../../explore/explore-context.ts";
import { rejectNulls } from "../../explore/statistics/reject-nulls.ts";
import { parseIsoDate } from "../../question/calendar-days.ts";
import { printFigure, printShare } from "../report/describe-total.ts";
import { listMissingSteps, type MissingSteps } from "../report/list-missing-steps.ts";
import { describeRules } from "../verbalize-where.ts";
import { writeSentence, type StepFound } from "../report/report-input.ts";
import { describeRetention } from "./describe-retention.ts";
import { judgeSilence, leastEvents, type Rhythm } from "./judge-rhythm.ts";
import type { LosingPlan } from "./plan-losing.ts";

export interface LosingReportInput {
  readonly losing: LosingPlan;
  readonly context: ExploreContext;
  readonly found: StepFound | null;
  /** The results of the other steps, about those that started at the same time. */
  readonly others: readonly StepFound[];
  readonly missing: MissingSteps;
  readonly isDoubtful: boolean;
}

interface Thing extends Rhythm {
  readonly name: string;
  /** What its events were worth; null if unknown. */
  readonly amount: number | null;
}

interface Lost extends Thing {
  /** What it was worth in a year while it came; null if unknown. */
  readonly yearly: number | null;
  readonly wait: number;
  readonly silence: number;
}

const falseRate = 0.05;
const maxFindings = 10;
const year = 365.25;

/** Writes which things have been silent for longer than their own rhythm explains, those that were worth the most first. */
export function writeLosingReport(input: LosingReportInput): InvestigationReport {
  const { losing, found, context } = input;
  const { words, eventWords } = losing;
  const caveats = listCaveats(input);
  if (found === null) {
    const text = `There is no answer, because the ${eventWords} of each are missing`;
    return { answer: [writeSentence(text)], findings: [], nothing: [], caveats };
  }
  const output = losing.amount === null ? null : (found.outputs.at(-1) ?? null);
  const today = parseIsoDate(context.today);
  const things = readThings(found, losing);
  const retention = describeRetention(input.others, losing, context);
  const { judged, lost } = findLost(things, today);
  const some = `${judged.length.toLocaleString("en-US")} ${words} with at least ${leastEvents} ${eventWords}`;
  if (judged.length === 0) {
    return {
      answer: [
        writeSentence(
          `None of the ${words} has enough ${eventWords} to know its rhythm: ${leastEvents}`,
          found,
        ),
      ],
      findings: [],
      nothing: [describeRare(things.length, input, found)],
      caveats,
    };
  }
  return {
    figures: [
      {
        id: "silent",
        label: `${capitalize(words)} that are silent for longer than usual`,
        value: lost.length,
        text: lost.length.toLocaleString("en-US"),
      },
    ],
    answer: [
      lost.length === 0
        ? writeSentence(`None of ${some} is silent for longer than their own rhythm explains`, found)
        : writeSentence(
            `${lost.length.toLocaleString("en-US")} of ${some} ${lost.length === 1 ? "is" : "are"} silent for longer than ${lost.length === 1 ? "its" : "their"} own rhythm explains (${printShare(lost.length / judged.length)})`,
            found,
          ),
      ...describeStake(lost, { output, input, found }),
      ...(retention?.isNews === true ? [retention.sentence] : []),
    ],
    findingsTitle:
      lost.length > maxFindings
        ? `The first ${maxFindings}: lately here first, then by what they were worth`
        : "Lately here first, then by what they were worth",
    findings: lost.slice(0, maxFindings).map((one) => describeLost(one, { lost, output, input, found })),
    nothing: [
      ...(lost.length === judged.length
        ? []
        : [
            writeSentence(
              `${(judged.length - lost.length).toLocaleString("en-US")} ${words} are not silent for longer than chance explains`,
              found,
            ),
          ]),
      describeRare(things.length - judged.length, input, found),
      ...(retention?.isNews === false ? [retention.sentence] : []),
    ],
    caveats,
  };
}

/** The things that can be judged, and those of them that are lost: lately here first, then by what they were worth. */
function findLost(
  things: readonly Thing[],
  today: number,
): {
  readonly judged: readonly { readonly thing: Thing; readonly p: number }[];
  readonly lost: readonly Lost[];
} {
  const judged = things.flatMap((thing) => {
    const p = judgeSilence(thing, today);
    return p === null ? [] : [{ thing, p }];
  });
  const flags = rejectNulls(
    judged.map(({ p }) => p),
    falseRate,
  );
  const lost = judged
    .filter((_, index) => flags[index] === true)
    .map(({ thing }) => lostOf(thing, today))
    // Those that were here lately may be won back.
    .toSorted(
      (one, other) =>
        Number(isRecent(other)) - Number(isRecent(one)) ||
        (other.yearly ?? other.count) - (one.yearly ?? one.count),
    );
  return { judged, lost };
}

/** The things that come too rarely to have a rhythm. */
function describeRare(
  count: number,
  { losing: { words, eventWords } }: LosingReportInput,
  found: StepFound,
): ReportSentence {
  const few = `fewer than ${leastEvents} ${eventWords}`;
  return writeSentence(
    count === 0
      ? `None of the ${words} has ${few}`
      : `${count.toLocaleString("en-US")} ${words} with ${few} have no rhythm to judge by`,
    found,
  );
}

function readThings({ table, outputs }: StepFound, { amount }: LosingPlan): readonly Thing[] {
  const figures = amount === null ? 3 : 4;
  const names = outputs.length - figures;
  const cell = (column: number, row: number): Cell => table.values[column]?.[row] ?? null;
  return Array.from({ length: table.rowCount }, (_, row) => row).flatMap((row): readonly Thing[] => {
    const [count, first, last] = [
      readFigure(cell(names, row)),
      dayOf(cell(names + 1, row)),
      dayOf(cell(names + 2, row)),
    ];
    if (count === null || first === null || last === null || cell(0, row) === null) return [];
    const name = nameParts(outputs.slice(0, names), (column) => cell(column, row));
    return [{ name, count, first, last, amount: amount === null ? null : readFigure(cell(names + 3, row)) }];
  });
}

function nameParts(outputs: readonly Output[], cell: (column: number) => Cell): string {
  const texts = outputs.flatMap((output, column) => {
    const value = cell(column);
    return value === null ? [] : [formatFull(value, output.format, { locale: "en-US" })];
  });
  return texts.join(" ");
}

function lostOf(thing: Thing, today: number): Lost {
  const wait = (thing.last - thing.first) / (thing.count - 1);
  // The time in which it came, with the wait after the last time. A short one is no year.
  const active = Math.max(wait * thing.count, year);
  return {
    ...thing,
    wait,
    silence: today - thing.last,
    yearly: thing.amount === null ? null : (thing.amount * year) / active,
  };
}

function isRecent({ silence }: Lost): boolean {
  return silence < year;
}

interface Described {
  readonly output: Output | null;
  readonly input: LosingReportInput;
  readonly found: StepFound;
}

function describeStake(
  lost: readonly Lost[],
  { output, input, found }: Described,
): InvestigationReport["answer"] {
  if (output === null || lost.length === 0) return [];
  const sum = lost.reduce((all, { yearly }) => all + (yearly ?? 0), 0);
  const amount = input.losing.amount?.words ?? "";
  const recent = lost.filter(isRecent).length;
  const worth = `${printFigure(sum, { output }, input)} a year`;
  if (lost.length === 1) {
    return [
      writeSentence(`It was here ${recent === 1 ? "within the last year" : "more than a year ago"}`, found),
      writeSentence(`Before it stopped, its ${amount} was ${worth}`, found),
    ];
  }
  const count = recent === lost.length ? "All" : recent === 0 ? "None" : recent.toLocaleString("en-US");
  return [
    writeSentence(`${count} of them ${recent < 2 ? "was" : "were"} here within the last year`, found),
    writeSentence(`Before they stopped, their ${amount} was ${worth} together`, found),
  ];
}

function describeLost(
  { name, count, last, wait, silence, yearly }: Lost,
  { lost, output, input, found }: Described & { readonly lost: readonly Lost[] },
): ReportFinding {
  const worth = (one: Lost) => one.yearly ?? one.count;
  const largest = Math.max(...lost.map(worth));
  const stake =
    output === null || yearly === null ? "" : `; ${printFigure(yearly, { output }, input)} a year`;
  return {
    ...writeSentence(
      `${name}: ${count.toLocaleString("en-US")} ${input.losing.eventWords}, one every ${countDays(wait)}, and none for ${countDays(silence)}, since ${formatDay(last)}${stake}`,
      found,
    ),
    size: largest <= 0 ? 0 : Math.max(0, (yearly ?? count) / largest),
    isUp: false,
    details: [],
  };
}

function countDays(days: number): string {
  const whole = Math.max(1, Math.round(days));
  return whole === 1 ? "day" : `${whole.toLocaleString("en-US")} days`;
}

function listCaveats({ losing, found, context, missing, isDoubtful }: LosingReportInput): readonly string[] {
  const caveats = [
    isDoubtful ? "The question may mean something else as well: the steps show how it was understood." : null,
    ...describeRules(losing.step.plan, context),
    found?.table.isTruncated === true
      ? `There are more ${losing.words} than were read: only the first ${found.table.rowCount.toLocaleString("en-US")} are judged.`
      : null,
    ...listMissingSteps(missing),
    found === null
      ? null
      : `Each is compared with its own waits between ${losing.eventWords} before. Of those that are named, at most 5% are expected to be silent by chance. Seasons are not considered: what comes in summer only is silent in winter. Why they stopped is not in these figures.`,
  ];
  return caveats.filter((caveat) => caveat !== null);
}
