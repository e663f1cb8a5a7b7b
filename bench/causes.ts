/**
 * Measures how often the causes of a change are found, beside Adtributor and RiskLoc, and how often a cause is named
 * where there is only noise.
 *
 *     npm run causes [-- --count 60 --noise 500 --held-out]
 *
 * Cases come from a generator with seeds. `--held-out` takes seeds that were not looked at while the search was written.
 */
import { parseArgs } from "node:util";
import { findCauses, type Cube, type Segment } from "@askery/engine";
import { runAdtributor } from "./causes/adtributor.ts";
import { countMatches, type Matches } from "./causes/count-matches.ts";
import { difficulties, noiseOnly } from "./causes/difficulties.data.ts";
import { makeCase, type CaseKind, type CauseCase, type Difficulty } from "./causes/make-case.ts";
import { makeSmallCase, smallShapes } from "./causes/make-small-case.ts";
import { runRiskLoc } from "./causes/riskloc.ts";
import { printColumns } from "./print-columns.ts";

const { values: flags } = parseArgs({
  options: {
    count: { type: "string", default: "60" },
    noise: { type: "string", default: "500" },
    "held-out": { type: "boolean", default: false },
  },
});
const seeds = flags["held-out"] ? "held-out" : "open";
const kinds: readonly CaseKind[] = ["additive", "ratio"];
const methods: readonly { readonly name: string; readonly find: (cube: Cube) => readonly Segment[] }[] = [
  { name: "Askery", find: (cube) => findCauses(cube).causes.map(({ segment }) => segment) },
  { name: "Adtributor", find: runAdtributor },
  { name: "RiskLoc", find: runRiskLoc },
];

const rows = kinds.flatMap((kind) => difficulties.map((difficulty) => measureDifficulty(kind, difficulty)));
const titles = ["cases", "number", ...methods.map(({ name }) => `${name}: F1`)];
console.log(
  printColumns(
    titles,
    rows.map(({ cells }) => cells),
  ),
);
const overall = methods.map((_, index) => sumMatches(rows.flatMap(({ matches }) => matches[index] ?? [])));
const say = (what: string, all: readonly Matches[]) =>
  console.log(`${what}: ${methods.map(({ name }, index) => `${name} ${printF1(all[index])}`).join(", ")}`);
say("all", overall);
for (const [width, words] of [
  [1, "one dimension"],
  [2, "two dimensions"],
] as const) {
  const ofWidth = (index: number) => rows.flatMap(({ byWidth }) => byWidth[index]?.[width - 1] ?? []);
  say(
    `causes of ${words}`,
    methods.map((_, index) => sumMatches(ofWidth(index))),
  );
}
const small = smallShapes.map((shape) =>
  measure(
    shape.name,
    listSeeds(flags.count).map((seed) => makeSmallCase(seed, shape, true)),
  ),
);
console.log("\nsmall businesses, a branch that lost 30–80 % of its events");
console.log(
  printColumns(
    titles,
    small.map(({ cells }) => cells),
  ),
);
for (const kind of kinds) {
  const noise = listSeeds(flags.noise).map((seed) => makeCase(seed, kind, noiseOnly));
  console.log(`noise only, ${kind}: ${printNamed(noise)}`);
}
const each = Math.ceil(Number(flags.noise) / smallShapes.length);
const smallNoise = smallShapes.flatMap((shape) =>
  listSeeds(String(each)).map((seed) => makeSmallCase(seed, shape, false)),
);
console.log(`noise only, small businesses: ${printNamed(smallNoise)}`);

function listSeeds(count: string): readonly string[] {
  return Array.from({ length: Number(count) }, (_, seed) => `${seeds}/${seed}`);
}

function printNamed(cases: readonly CauseCase[]): string {
  const named = cases.filter(({ cube }) => findCauses(cube).causes.length > 0).length;
  return `a cause named in ${named} of ${cases.length} cases (${((100 * named) / cases.length).toFixed(1)} %)`;
}
function measureDifficulty(kind: CaseKind, difficulty: Difficulty): Measured {
  return measure(
    `${kind}, ${difficulty.name}`,
    listSeeds(flags.count).map((seed) => makeCase(seed, kind, difficulty)),
  );
}

interface Measured {
  readonly cells: readonly string[];
  readonly matches: readonly Matches[];
  /** For each method, what it named and missed of one dimension, and of two. */
  readonly byWidth: readonly (readonly Matches[])[];
}

function measure(name: string, cases: readonly CauseCase[]): Measured {
  const compared = methods.map(({ find }) =>
    cases.map(({ cube, causes }) => {
      const named = find(cube);
      const ofWidth = (width: number) =>
        countMatches(
          named.filter(({ parts }) => parts.length === width),
          causes.filter(({ parts }) => parts.length === width),
        );
      return { all: countMatches(named, causes), byWidth: [ofWidth(1), ofWidth(2)] };
    }),
  );
  const matches = compared.map((own) => sumMatches(own.map(({ all }) => all)));
  const byWidth = compared.map((own) =>
    [0, 1].map((index) => sumMatches(own.flatMap((one) => one.byWidth[index] ?? []))),
  );
  return {
    cells: [name, String(cases.length), ...matches.map(printF1)],
    matches,
    byWidth,
  };
}

function sumMatches(all: readonly Matches[]): Matches {
  return all.reduce(
    (sum, { right, wrong, missed }) => ({
      right: sum.right + right,
      wrong: sum.wrong + wrong,
      missed: sum.missed + missed,
    }),
    { right: 0, wrong: 0, missed: 0 },
  );
}

function printF1(matches: Matches | undefined): string {
  if (matches === undefined) return "";
  const { right, wrong, missed } = matches;
  return ((200 * right) / Math.max(1, 2 * right + wrong + missed)).toFixed(1);
}
