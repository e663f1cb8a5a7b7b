import {
  dayOf,
  formatFull,
  readFigure,
  type Cell,
  type InvestigationReport,
  type Output,
  type ReportFinding,
} from "@askery/model";
import { formatPeriod } from "../../question/format-period.ts";
import { joinWords } from "../../chart/name-words.ts";
import { figureWithoutRows } from "../../chart/output.ts";
import { rejectNulls } from "../../explore/statistics/reject-nulls.ts";
import type { ExploreContext } from "../../explore/explore-context.ts";
import { addUnits, toIsoDate, type Day } from "../../question/calendar-days.ts";
import { valueOf } from "../make-cube.ts";
import { printFigure, printShare, printSigned } from "../report/describe-total.ts";
import { listMissingSteps, type MissingSteps } from "../report/list-missing-steps.ts";
import { writeSentence, type StepFound } from "../report/report-input.ts";
import { judgeLast, judgeStretch, type Judgement } from "./judge-series.ts";
import type { ScannedSeries, ScanGrain, UnusualScan } from "./list-scans.ts";

export interface UnusualInput {
  readonly scan: UnusualScan;
  readonly context: ExploreContext;
  readonly found: readonly StepFound[];
  readonly missing: MissingSteps;
}

interface Judged extends Judgement {
  readonly series: ScannedSeries;
  readonly step: StepFound;
  readonly output: Output;
  readonly unit: Day;
  /** The value of the breakdown; undefined for the whole. */
  readonly part: Cell | undefined;
  /** The other units of the period that are as far from usual, in the same direction. */
  readonly further: readonly Judged[];
}

const falseRate = 0.05;
/** Smaller distances from what is usual are not worth saying, however certain. */
const leastChange = 0.1;
/** A unit of a stretch whose distance is a smaller part of the largest one is not named with it. */
const leastOfStretch = 0.5;
const maxFindings = 8;
const seasons: Readonly<Record<ScanGrain, number>> = { day: 7, week: 52, month: 12 };
const units: Readonly<Record<ScanGrain, string>> = { day: "days", week: "weeks", month: "months" };

/** Writes what is unusual, of all figures and parts that were judged: what chance explains for so many is left out. */
export function writeUnusualReport(input: UnusualInput): InvestigationReport {
  const { scan, context, found } = input;
  const judged = scan.series.flatMap((series) => {
    const step = found.find((one) => one.step.id === series.step.id);
    return step === undefined ? [] : judgeSeries(series, step, scan);
  });
  const flags = rejectNulls(
    judged.map(({ p }) => p),
    falseRate,
  );
  const unusual = judged
    .filter((one, index) => flags[index] === true && changeOf(one) >= leastChange)
    .toSorted(
      (one, other) =>
        Math.abs(other.distance) - Math.abs(one.distance) || Number(isPart(one)) - Number(isPart(other)),
    )
    // A part that is all of the rows says nothing more.
    .filter((one, index, all) => all.findIndex((other) => isSameFigure(one, other)) === index);
  const largest = Math.abs(unusual[0]?.distance ?? 1);
  const shown = unusual.slice(0, maxFindings);
  const evidence = [...new Set(shown.map(({ step }) => step))];
  const count = `${judged.length.toLocaleString("en-US")} figures`;
  return {
    ...(judged.length > 0 && {
      figures: [
        {
          id: "unusual",
          label: `Unusual figures ${scan.when}`,
          value: unusual.length,
          text: unusual.length.toLocaleString("en-US"),
        },
      ],
    }),
    answer: [
      judged.length === 0
        ? writeSentence(`There is too little before ${scan.words} to say what is usual`, ...found)
        : shown.length === 0
          ? writeSentence(`Nothing is unusual ${scan.when}: ${count} are within what is usual`)
          : writeSentence(
              `${unusual.length === 1 ? "One figure is" : `${unusual.length} figures are`} unusual ${scan.when}, of ${count}`,
              ...evidence,
            ),
    ],
    findingsTitle: "What is unusual",
    findings: shown.map((one) => describeJudged(one, { largest, scan, context, unusual })),
    nothing: describeUsual(scan, judged, { unusual, found }),
    caveats: listCaveats(input, judged.length),
  };
}

function isPart({ part }: Judged): boolean {
  return part !== undefined;
}

function isSameFigure(one: Judged, other: Judged): boolean {
  return (
    one.series.words === other.series.words &&
    one.unit === other.unit &&
    one.value === other.value &&
    one.usual === other.usual
  );
}

function changeOf({ value, usual }: Judgement): number {
  return usual === 0 ? Number.POSITIVE_INFINITY : Math.abs(value / usual - 1);
}

/** The most unusual unit of each series of a result. */
function judgeSeries(
  series: ScannedSeries,
  step: StepFound,
  { units, grain, running }: UnusualScan,
): readonly Judged[] {
  const output = step.outputs.at(-1);
  const [days = []] = step.table.values;
  const figures = step.table.values.at(-1) ?? [];
  const parts = series.dimension === null ? null : (step.table.values[1] ?? []);
  if (output === undefined || step.table.isTruncated) return [];
  const rows = Map.groupBy(days.keys(), (row) => (parts === null ? undefined : (parts[row] ?? null)));
  const first = Math.min(...days.flatMap((cell) => dayOf(cell) ?? []));
  return [...rows].flatMap(([part, own]) => {
    const values = new Map(own.map((row) => [dayOf(days[row] ?? null), readFigure(figures[row] ?? null)]));
    const judged = units.flatMap((unit): readonly Judged[] => {
      const line: (number | null)[] = [];
      for (let day: Day = first; day <= unit; day = addUnits(day, grain, 1)) {
        line.push(values.get(day) ?? figureWithoutRows(output));
      }
      const known = line.filter((value) => value !== null);
      const judgement = known.length < line.length ? null : judgeLast(known, seasons[grain], series.isCount);
      const isTooEarly = unit === running && (judgement?.distance ?? 0) <= 0;
      return judgement === null || isTooEarly
        ? []
        : [{ ...judgement, series, step, output, part, unit, further: [] }];
    });
    const stretch = judgeStretch(judged);
    const [most] =
      stretch?.units.toSorted((one, other) => Math.abs(other.distance) - Math.abs(one.distance)) ?? [];
    if (stretch === null || most === undefined) return [];
    const further = judged.filter(
      (one) =>
        one !== most &&
        one.distance * most.distance > 0 &&
        ((stretch.units.includes(one) && one.distance / most.distance >= leastOfStretch) ||
          one.p * units.length <= falseRate),
    );
    return [{ ...most, further, p: stretch.p }];
  });
}

interface Described {
  readonly largest: number;
  readonly scan: UnusualScan;
  readonly context: ExploreContext;
  /** All that is unusual. */
  readonly unusual: readonly Judged[];
}

function describeJudged(
  judged: Judged,
  { largest, scan: { grain, units, running }, context, unusual }: Described,
): ReportFinding {
  const { series, step, output, part, unit, value, usual, distance } = judged;
  const print = (figure: number) => printFigure(figure, { output }, { context });
  const rounded = series.isCount ? Math.round(usual) : usual < 1e-6 ? 0 : usual;
  const change = rounded === 0 ? "" : ` (${printSigned(value / rounded - 1)})`;
  const soFar = unit === running ? " so far" : "";
  const when = units.length === 1 ? "" : `, ${formatUnit(unit, grain)}${soFar}`;
  return {
    ...writeSentence(
      `${series.words}${verbalizePart(judged)}${when}: ${print(value)}, where about ${print(rounded)} is usual${change}`,
      step,
    ),
    size: Math.abs(distance) / largest,
    isUp: distance > 0,
    part: series.dimension === null || part === undefined ? [] : [valueOf(series.dimension, part)],
    question: `Why did ${series.words} change from ${toIsoDate(unit)} to ${toIsoDate(addUnits(unit, grain, 1) - 1)}?`,
    details: [...describeFurther(judged, print, grain), ...describeMost(judged, print, unusual)],
  };
}

type Print = (figure: number) => string;

/** The other units that are as far from usual: an outage of three days is one. */
function describeFurther(
  { further, distance, step }: Judged,
  print: Print,
  grain: ScanGrain,
): ReportFinding["details"] {
  if (further.length === 0) return [];
  const units = further.map(({ unit, value }) => `${formatUnit(unit, grain)} (${print(value)})`);
  return [writeSentence(`${distance > 0 ? "High" : "Low"} as well: ${joinWords(units)}`, step)];
}

/** The part that is most of the difference, if there is one. */
function describeMost(judged: Judged, print: Print, unusual: readonly Judged[]): ReportFinding["details"] {
  const most = findMostOf(judged, unusual);
  const excess = most === null ? 0 : (most.value - most.usual) / (judged.value - judged.usual);
  if (most === null || excess > 1) return [];
  const usual = print(most.series.isCount ? Math.round(most.usual) : most.usual);
  return [
    writeSentence(
      `${printShare(excess)} of the difference is${verbalizePart(most)}: ${print(most.value)}, where about ${usual} is usual`,
      most.step,
    ),
  ];
}

function formatUnit(unit: Day, grain: ScanGrain): string {
  return formatPeriod({ from: toIsoDate(unit), to: toIsoDate(addUnits(unit, grain, 1)) });
}

/** " where depot is Milano"; nothing for the whole. */
function verbalizePart({ part, series: { dimension } }: Judged): string {
  if (part === undefined || dimension === null) return "";
  if (part === null) return ` where there is no ${dimension.missing}`;
  return ` where ${dimension.words} is ${formatFull(part, { kind: "number" }, { locale: "en-US" })}`;
}

/** The part of a whole that is the farthest from usual, in the same direction and at the same time, if it is most of it. */
function findMostOf(whole: Judged, unusual: readonly Judged[]): Judged | null {
  if (isPart(whole)) return null;
  const most = unusual
    .filter((one) => isPart(one) && one.series.words === whole.series.words)
    .flatMap((one) => [one, ...one.further])
    .find(({ unit }) => unit === whole.unit);
  if (most === undefined) return null;
  return (most.value - most.usual) / (whole.value - whole.usual) >= 0.5 ? most : null;
}

/** The figures that are as usual, as a whole and in all parts. */
function describeUsual(
  { series }: UnusualScan,
  judged: readonly Judged[],
  { unusual, found }: { readonly unusual: readonly Judged[]; readonly found: readonly StepFound[] },
): InvestigationReport["nothing"] {
  const named = new Set(unusual.map((one) => one.series));
  const quiet = series.filter((one) => !named.has(one) && judged.some((other) => other.series === one));
  if (quiet.length === 0) return [];
  const texts = [...Map.groupBy(quiet, ({ words }) => words)].map(([words, own]) => {
    const parts = own.flatMap(({ dimension }) => dimension?.words ?? []);
    const whole = own.some(({ dimension }) => dimension === null) ? " as a whole" : "";
    const by = parts.length === 0 ? "" : `${whole === "" ? "" : " and"} by ${joinWords(parts)}`;
    return `${words}${whole}${by}`;
  });
  const steps = quiet.flatMap(({ step }) => found.find((one) => one.step.id === step.id) ?? []);
  return [writeSentence(`as usual: ${texts.join("; ")}`, ...steps)];
}

function listCaveats({ scan, missing }: UnusualInput, count: number): InvestigationReport["caveats"] {
  const caveats = [
    scan.running === null
      ? null
      : `The period is not over. Of its last ${scan.grain}, only what is too much already can be named.`,
    count === 0
      ? null
      : `Each figure is compared with its own ${units[scan.grain]} before and, if there are enough, with its season. At most 5% of what is named may be chance, although so many figures were judged.`,
    ...listMissingSteps(missing),
  ];
  return caveats.filter((caveat) => caveat !== null);
}
