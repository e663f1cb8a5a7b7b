import { expect, test } from "vitest";
import {
  cellsOf,
  chartKindNames,
  chartKindOf,
  chartLabels,
  chartPalettes,
  chartPanels,
  chartSorts,
  findChartObstacle,
  findTraits,
  highlightRules,
  makeChartSpec,
  noFacts,
  suggestHeight,
  type Cell,
  type ChartDisplay,
  type ChartHighlight,
  type ChartKind,
  type ChartMark,
  type ChartRoles,
  type DatedEvent,
} from "@askery/model";
import { readNumber } from "./data/read-cells.ts";
import { describeChart } from "./describe-chart.ts";
import { drawSvg } from "./draw-svg.ts";
import { randomOf } from "./gallery-chart.test-support.ts";
import { figureOf, outputsOf, percents, tableOf, euros } from "./samples.test-support.ts";
import { findCollisions, findOverflows } from "./svg-texts.test-support.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

/** How many tables are drawn as each kind. More, of another seed, take minutes. */
const caseCount = Number(process.env["ASKERY_TEST_CHARTS"] ?? 30);
const seed = Number(process.env["ASKERY_TEST_SEED"] ?? 0);
/** How many tables are tried for each kind: most suit few kinds. */
const triedCount = 100 * caseCount;

/**
 * Random specs over random tables: no kind that can show a result fails, leaves its box, or writes one text over
 * another, and each describes itself.
 */
test.each(chartKindNames)(
  "a %s of any table is drawn within its box, without overlapping texts",
  async (kind) => {
    const random = randomOf(chartKindNames.indexOf(kind) + 1 + seed);
    const faults: string[] = [];
    let drawn = 0;
    for (let round = 0; round < triedCount && drawn < caseCount; round++) {
      const made = makeCase(kind, random);
      if (made === null) continue;
      drawn += 1;
      faults.push(...(await findFaults(made, pick(random, [330, 360, 640, 1200, 1600, 2560]))));
    }
    expect([drawn, faults.slice(0, 10)]).toEqual([caseCount, []]);
  },
  Math.max(240_000, caseCount * 2000),
);

/** What a table may contain. A kind that refuses it may be drawn with it all the same: by a later run of a saved chart. */
const traits: Readonly<Record<string, (made: MadeCase) => boolean>> = {
  nulls: ({ figures }) => figures.includes(null),
  "one row": ({ table }) => table.rowCount === 1,
  "100 series": ({ seriesCount }) => seriesCount >= 100,
  negative: ({ figures }) => figures.some((figure) => figure !== null && figure < 0),
  huge: ({ figures }) => figures.some((figure) => figure !== null && figure > 1e12),
  "all equal": ({ figures, table }) => table.rowCount > 1 && new Set(figures).size === 1,
  "300 characters": ({ names }) => names.some((name) => name.length >= 300),
  "right to left": ({ names }) => names.some((name) => /\p{Script=Hebrew}/u.test(name)),
  emoji: ({ names }) => names.some((name) => name.includes("👩")),
};

test.each(chartKindNames.flatMap((kind) => Object.keys(traits).map((trait) => [kind, trait] as const)))(
  "a %s of a table with %s is drawn so, whether it suits or not",
  async (kind, trait) => {
    const random = randomOf(chartKindNames.indexOf(kind) + trait.length + seed);
    const faults: string[] = [];
    for (let round = 0; round < caseCount / 30; round++) {
      const made = findCase(kind, trait, random);
      faults.push(...(await findFaults(made, (trait.length + round) % 2 === 0 ? 360 : 1200)));
    }
    expect(faults.slice(0, 10)).toEqual([]);
  },
);

function findCase(kind: ChartKind, trait: string, random: Random): MadeCase {
  for (let round = 0; round < triedCount; round++) {
    const made = makeCase(kind, random, { mustSuit: false });
    if (made !== null && traits[trait]?.(made)) return made;
  }
  throw new Error(`No table for a ${kind} has ${trait}.`);
}

async function findFaults({ spec, table, name, facts }: MadeCase, width: number): Promise<readonly string[]> {
  const height = suggestHeight({ spec, table }, width);
  const source = { spec, facts, table };
  const svg = await drawSvg({ ...source, theme: chartThemes.dark, width, height });
  const description = await describeChart(source);
  const isSentence = description.length > 8 && description.endsWith(".");
  await drawSvg({ ...source, theme: chartThemes.light, width: 240, height: 140, density: "thumbnail" });
  return [
    ...(/NaN|Infinity|undefined/.test(svg) ? ["an invalid coordinate"] : []),
    ...findOverflows(svg, { width, height }),
    ...findCollisions(svg),
    ...(isSentence ? [] : [`"${description}" describes nothing`]),
  ].map((fault) => `${name}, ${width} × ${height}: ${fault}`);
}

type MadeCase = NonNullable<ReturnType<typeof makeCase>>;

type Random = () => number;

function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

function makeCase(kind: ChartKind, random: Random, { mustSuit } = { mustSuit: true }) {
  const rowCount = pick(random, [1, 2, 3, 5, 8, 12, 24, 60, 150, 200]);
  const isTime = kind !== "map" && (random() < 0.4 || kind === "calendar");
  const hasSeries = random() < 0.4 || ["grid"].includes(chartKindOf(kind).form);
  const seriesCount = pick(random, [2, 3, 5, 9, 30, 100]);
  const values = pickValues(random);
  const axisLength = hasSeries ? Math.max(1, Math.ceil(rowCount / seriesCount)) : rowCount;
  const isDaily = kind === "calendar" || random() < 0.2;
  const repeats = kind === "box" || kind === "strip";
  const columns = {
    axis: Array.from({ length: rowCount }, (_, row) => {
      const position = repeats ? row % 5 : hasSeries ? row % axisLength : row;
      if (kind === "map" && position % 3 > 0) return regions[position % regions.length] ?? null;
      return isTime ? dateAt(position, isDaily) : nameAt(position);
    }),
    series: Array.from({ length: rowCount }, (_, row) => nameAt(Math.floor(row / axisLength) + 3)),
    group: Array.from({ length: rowCount }, (_, row) => nameAt(Math.floor(row / axisLength) % 4)),
    first: Array.from({ length: rowCount }, () => values(random)),
    second: Array.from({ length: rowCount }, () => values(random)),
    third: Array.from({ length: rowCount }, () => values(random)),
    latitude: Array.from({ length: rowCount }, () => (random() < 0.1 ? null : random() * 180 - 90)),
    longitude: Array.from({ length: rowCount }, () => random() * 380 - 190),
  };
  const table = tableOf(columns);
  const format = pick(random, [null, euros, percents]);
  const figures = ["first", "second", "third"].map((column) => figureOf(column, format));
  const grain = isDaily ? "day" : "month";
  const roles: ChartRoles = {
    axis: {
      column: "axis",
      label: "axis",
      kind: isTime ? "time" : "category",
      grain: isTime ? grain : null,
      format: isTime ? { kind: "date", grain } : null,
    },
    figures: hasSeries ? figures.slice(0, 1) : figures.slice(0, pick(random, [1, 2, 3])),
    series: hasSeries ? "series" : null,
    numeric: figures,
    group: hasSeries && random() < 0.3 ? "group" : null,
    coordinates: { latitude: "latitude", longitude: "longitude", name: "axis" },
  };
  const marks = pickMarks(random);
  const outputs = outputsOf(table);
  const hasGoal = marks.some((mark) => mark.kind === "goal");
  const suits = findChartObstacle(kind, findTraits(roles, { table, outputs, hasGoal })) === null;
  if (mustSuit && !suits) return null;
  const stacking = pick(random, ["none", "stacked", "shares"]);
  const spec = makeChartSpec({
    kind,
    roles,
    settings: { stacking },
    display: {
      ...pickDisplay(kind, random),
      ...(random() < 0.3 && { highlight: pickHighlight(columns, random) }),
      ...(random() < 0.3 && { axes: "swapped" as const }),
    },
    marks,
  });
  const name = `${rowCount} rows${hasSeries ? `, ${seriesCount} series` : ""}${isTime ? ", time" : ""}, ${stacking}, ${JSON.stringify(spec?.display ?? {})}, ${marks.map((mark) => mark.kind).join("+")}`;
  if (spec === null) return null;
  const shown = spec.kind === "pointMap" ? ["first"] : figures.map(({ column }) => column);
  const events = random() < 0.3 ? databaseEvents : [];
  return {
    spec,
    table,
    name: events.length === 0 ? name : `${name}, events`,
    facts: { ...noFacts, events, incompleteFrom: random() < 0.2 ? "2031-01-03" : null },
    figures: shown.slice(0, 1).flatMap((column) => [...cellsOf(table, column)].map(readNumber)),
    names: [...columns.axis, ...columns.series].map(String),
    seriesCount: hasSeries ? new Set(columns.series).size : 0,
  };
}

/** A rule, or parts, among them one that no table has. */
function pickHighlight(
  { axis, series }: Readonly<Record<"axis" | "series", readonly Cell[]>>,
  random: Random,
): ChartHighlight {
  const parts = [pick(random, [null, "Gone"]), axis[0] ?? null, series.at(-1) ?? null, "first"];
  return pick<ChartHighlight>(random, [...highlightRules, parts, ["Gone"], parts.slice(0, 2)]);
}

const regions = ["France", "DE", "Austria", "Poland", "ESP", "Italy", "Türkiye", "Namibia", "Brasil", "Fiji"];

const oddNames = [
  "Short",
  "A name with several words",
  "שלום עולם",
  "مرحبا بالعالم",
  "👩‍👩‍👧‍👦 family",
  "x".repeat(300),
  "two\nlines",
  "日本語の長い名前です",
  "",
  "<b>bold</b>",
];

function nameAt(position: number): Cell {
  const odd = oddNames[position % oddNames.length] ?? "";
  return position < oddNames.length ? odd : `${odd.slice(0, 30)} ${position}`;
}

function dateAt(position: number, isDaily: boolean): string {
  const date = isDaily ? Date.UTC(2026, 0, 1 + position) : Date.UTC(2020, position, 1);
  return new Date(date).toISOString().slice(0, 10);
}

function pickValues(random: Random): (random: Random) => Cell {
  return pick<(random: Random) => Cell>(random, [
    (next) => Math.round(next() * 1000),
    (next) => Math.round(next() * 1000),
    (next) => Math.round((next() - 0.4) * 1_000_000),
    (next) => (next() < 0.3 ? null : next() * 10),
    () => 7,
    () => 0,
    (next) => next() * 1e15,
    (next) => next() / 1e6,
    (next) => (next() < 0.1 ? 1e12 : next()),
  ]);
}

function pickDisplay(kind: ChartKind, random: Random): ChartDisplay {
  const some = () => random() < 0.25;
  return {
    ...(some() && { sort: pick(random, chartSorts) }),
    ...(some() && { top: { count: 1 + Math.floor(random() * 6), hasOther: random() < 0.5 } }),
    ...(some() && { labels: pick(random, chartLabels) }),
    ...(some() && { scale: "log" as const }),
    ...(some() && { zero: pick<"included" | "excluded">(random, ["included", "excluded"]) }),
    ...(some() && { numbers: { first: { decimals: 2, length: "full" as const, unit: "kg" } } }),
    ...(some() && { curve: "smooth" as const }),
    ...(some() && { points: "shown" as const }),
    ...(some() && { legend: "hidden" as const }),
    ...(some() && { grid: "hidden" as const }),
    ...(some() && { palette: pick(random, chartPalettes) }),
    ...(some() && { colorBy: figureOf(pick(random, ["second", "third", "first", "gone"]), euros) }),
    ...(kind === "smallMultiples" && some() && { panel: pick(random, chartPanels) }),
    ...(some() && { colorRules: [{ comparison: ">" as const, value: 5, color: "good" as const }] }),
  };
}

/** Days and spans, some of them outside the axis, on the same day, or around all of it. */
const databaseEvents: readonly DatedEvent[] = [
  { from: "2019-05-01", to: "2020-03-10", title: "Before and at the start" },
  {
    from: "2020-02-01",
    to: null,
    title: "A new warehouse with a long name that no chart can show as a whole",
  },
  { from: "2020-02-03", to: null, title: "שלום עולם" },
  { from: "2026-01-02", to: "2026-01-09", title: "Sale of winter clothes" },
  { from: "2026-01-03", to: null, title: "👩‍👩‍👧‍👦 family day" },
  { from: "2026-01-05", to: null, title: "" },
  { from: "2000-01-01", to: "2099-12-31", title: "Always" },
];

function pickMarks(random: Random): readonly ChartMark[] {
  const all: readonly ChartMark[] = [
    { kind: "goal", value: Math.round(random() * 900), label: "goal that has a long label to fit" },
    { kind: "average" },
    { kind: "reference", value: random() * 500, label: "last year" },
    { kind: "band", from: 100, to: 300, label: "usual" },
    { kind: "trend" },
    { kind: "incompletePeriod" },
    { kind: "event", at: "2026-01-03", label: "Launch of the new shop" },
    { kind: "event", at: "2026-01-04", label: "Sale" },
    { kind: "range", of: "first", low: "second", high: "third", label: "range that has a long label to fit" },
    { kind: "range", of: "second", low: "gone", high: "third", label: "" },
    { kind: "forecast", of: "first", column: "second" },
    { kind: "forecastTail", units: 1 + Math.floor(random() * 5) },
  ];
  return all.filter(() => random() < 0.2);
}
