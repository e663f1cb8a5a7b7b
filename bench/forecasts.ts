/**
 * Measures forecasts on ends that are held out: how often they are at or below repeating the cycle before, and how often
 * values are in their ranges.
 *
 *     npm run forecasts [-- --count 100 --held-out --sample]
 *
 * Series come from a generator with seeds. `--held-out` takes seeds that were not looked at while the methods were written,
 * and `--sample` adds the sample shop's own series.
 */
import { parseArgs } from "node:util";
import { forecastValues, measureScale, repeatSeason } from "@askery/engine";
import { makeSeries, seriesKinds, type SeriesCase } from "./forecasts/make-series.ts";
import { listSampleSeries } from "./forecasts/sample-series.ts";
import { printColumns } from "./print-columns.ts";

const { values: flags } = parseArgs({
  options: {
    count: { type: "string", default: "100" },
    "held-out": { type: "boolean", default: false },
    sample: { type: "boolean", default: false },
  },
});
const seeds = flags["held-out"] ? "held-out" : "open";

interface Score {
  readonly mase: number;
  readonly repeatMase: number;
  /** How many of the held-out values are in their ranges. */
  readonly coveredShare: number;
  readonly isTotalCovered: boolean;
}

const rows = [
  ...seriesKinds.map((kind) => ({
    name: kind as string,
    scores: Array.from({ length: Number(flags.count) }, (_, seed) =>
      makeSeries(`${seeds}/${seed}`, kind),
    ).flatMap(measure),
  })),
  ...(flags.sample ? [{ name: "the sample shop", scores: (await listSampleSeries()).flatMap(measure) }] : []),
];
const titles = ["series", "number", "at or below", "MASE", "of repeating", "in range", "sums in range"];
const all = { name: "all", scores: rows.flatMap(({ scores }) => scores) };
console.log(printColumns(titles, [...rows, all].map(describe)));

/** Forecasts the end of a series from what is before it; nothing if the series is refused. */
function measure({ values, season, steps }: SeriesCase): readonly Score[] {
  const [past, end] = [values.slice(0, -steps), values.slice(-steps)];
  const made = forecastValues(past, { season, steps, skipped: 0 });
  if (made.kind === "refused") return [];
  const scale = measureScale(past, season);
  const repeated = repeatSeason(past, season, steps);
  const errorOf = (forecast: readonly number[]) =>
    mean(end.map((value, step) => Math.abs(value - (forecast[step] ?? 0)))) / scale;
  const inside = end.map((value, step) => {
    const expected = made.steps[step];
    return expected !== undefined && value >= expected.low && value <= expected.high ? 1 : 0;
  });
  const total = end.reduce((sum, value) => sum + value, 0);
  return [
    {
      mase: errorOf(made.steps.map(({ value }) => value)),
      repeatMase: errorOf(repeated),
      coveredShare: mean(inside),
      isTotalCovered: total >= made.total.low && total <= made.total.high,
    },
  ];
}

function describe({
  name,
  scores,
}: {
  readonly name: string;
  readonly scores: readonly Score[];
}): readonly string[] {
  const share = (test: (score: Score) => boolean) =>
    `${((100 * scores.filter(test).length) / scores.length).toFixed(1)} %`;
  return [
    name,
    String(scores.length),
    share(({ mase, repeatMase }) => mase <= repeatMase + 1e-12),
    mean(scores.map(({ mase }) => mase)).toFixed(2),
    mean(scores.map(({ repeatMase }) => repeatMase)).toFixed(2),
    `${(100 * mean(scores.map(({ coveredShare }) => coveredShare))).toFixed(1)} %`,
    share(({ isTotalCovered }) => isTotalCovered),
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
