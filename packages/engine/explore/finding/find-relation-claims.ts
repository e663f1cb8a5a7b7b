import { formatValue, readFigure, type Cell } from "@askery/model";
import { keysOf } from "../../chart/place-chart.ts";
import { capitalize, humanizeName, isPlural, pluralOf } from "../../chart/name-words.ts";
import type { KeyColumn } from "../../chart/shape-result.ts";
import { verbalizeValue } from "../../chart/verbalize-key.ts";
import { sentence, type AnswerScope } from "../../narrate/describing/answer-scope.ts";
import { associateCategories } from "../statistics/associate-categories.ts";
import { correlateRanks } from "../statistics/correlate-ranks.ts";
import { printP, type Claim } from "./claim.ts";
import { verbalizeSample, type MeasuredResult } from "./measured-result.ts";

/** A weaker relation is not worth a card, however certain. */
const weakest = 0.2;

/** Whether two numbers of each row go together. */
export function findRelationClaims(result: MeasuredResult): readonly Claim[] {
  const { scope, candidate } = result;
  const [left, right] = scope.shape.figures;
  if (left === undefined || right === undefined) return [];
  const pairs = left.values.flatMap((x, row): readonly (readonly [number, number])[] => {
    const y = right.values[row] ?? null;
    return x === null || y === null ? [] : [[x, y]];
  });
  const found = correlateRanks(pairs);
  if (found.kind === "refused" || Math.abs(found.rho) < weakest) return [];
  const rows = pluralOf(humanizeName(nameOf(candidate.table, scope)).toLowerCase());
  const sample = verbalizeSample(result);
  return [
    {
      kind: "correlation",
      p: found.p,
      effect: Math.abs(found.rho),
      sentence: sentence(verbalizeRelation(rows, [left.output.label, right.output.label], found.rho > 0)),
      why: `${found.rho > 0 ? "The two orders agree" : "The two orders are opposed"}: Spearman's rank correlation ${found.rho.toFixed(2).replace("-", "−")} over ${sample ?? `${pairs.length.toLocaleString("en-US")} rows`}, ${printP(found.p)}. One need not cause the other.`,
    },
  ];
}

/** "The higher the weight of shipments, the more delivery days they tend to have". */
function verbalizeRelation(rows: string, [left, right]: readonly [string, string], isSame: boolean): string {
  const first = isPlural(left) ? `the more ${left} ${rows} have` : `the higher the ${left} of ${rows}`;
  const second = isPlural(right)
    ? `the ${isSame ? "more" : "fewer"} ${right} they tend to have`
    : `the ${isSame ? "higher" : "lower"} their ${right} tends to be`;
  return `${first}, ${second}`;
}

/** A weaker association is not worth a card, however certain. */
const weakestV = 0.1;

/** Whether two categories depend on each other, with the pair that differs most from what would be usual. */
export function findAssociationClaims(result: MeasuredResult): readonly Claim[] {
  const read = readCounts(result);
  const found = read && associateCategories(read.counts);
  if (read === null || found === null || found.kind === "refused" || found.corrected < weakestV) return [];
  const { counts, rowKey, columnKey, things } = read;
  const { scope } = result;
  const pair = findStrongest(counts);
  const [row, column] = [read.rows[pair.row] ?? null, read.columns[pair.column] ?? null];
  return [
    {
      kind: "association",
      p: found.p,
      effect: found.corrected,
      sentence: sentence(
        `${share(pair.part)} of the ${things} with ${name(row, rowKey, scope)} have ${name(column, columnKey, scope)}, against ${share(pair.overall)} of all ${things}`,
      ),
      why: `${capitalize(rowKey.output.label)} and ${columnKey.output.label} depend on each other: chi-square test over ${pair.total.toLocaleString("en-US")} rows, ${printP(found.p)}; Cramér's V is ${found.corrected.toFixed(2)}, from 0 to 1.`,
    },
  ];
}

/** Whether two compared parts have other categories, with the one whose share differs most. */
export function findMixClaims(result: MeasuredResult): readonly Claim[] {
  const read = readCounts(result);
  const found = read && associateCategories(read.counts);
  if (read === null || found === null || found.kind === "refused" || found.corrected < weakestV) return [];
  const { counts, rowKey, columnKey, things } = read;
  const { scope } = result;
  const pair = findStrongest(counts);
  const named = name(read.columns[pair.column] ?? null, columnKey, scope);
  const [one = "", other = ""] = [pair.row, 1 - pair.row].map((row) => {
    const line = counts[row] ?? [];
    const all = line.reduce((sum, count) => sum + count, 0);
    return `${share((line[pair.column] ?? 0) / all)} of the ${things} for ${verbalizeValue(read.rows[row] ?? null, rowKey, scope.settings)}`;
  });
  return [
    {
      kind: "association",
      p: found.p,
      effect: found.corrected,
      sentence: sentence(`${named} makes up ${one}, and ${other}`),
      why: `The two have other shares of ${pluralOf(columnKey.output.label)} than chance would explain: chi-square test over ${pair.total.toLocaleString("en-US")} rows, ${printP(found.p)}; Cramér's V is ${found.corrected.toFixed(2)}, from 0 to 1.`,
    },
  ];
}

interface CountedPairs {
  readonly rowKey: KeyColumn;
  readonly columnKey: KeyColumn;
  readonly rows: readonly Cell[];
  readonly columns: readonly Cell[];
  readonly counts: readonly (readonly number[])[];
  /** What is counted, in words. */
  readonly things: string;
}

/** How many rows have each pair of two categories; null if the result has no such pairs. */
function readCounts({ scope, candidate }: MeasuredResult): CountedPairs | null {
  const [rowKey, columnKey] = keysOf(scope.shape);
  const [figure] = scope.shape.figures;
  if (rowKey === undefined || columnKey === undefined || figure === undefined) return null;
  const [rows = [], columns = []] = [rowKey, columnKey].map(({ distinct }) =>
    distinct.filter((cell) => cell !== null),
  );
  const cells = new Map<string, number>();
  for (const [index, cell] of rowKey.cells.entries()) {
    cells.set(keyOf(cell, columnKey.cells[index] ?? null), readFigure(figure.values[index] ?? null) ?? 0);
  }
  const counts = rows.map((row) => columns.map((column) => cells.get(keyOf(row, column)) ?? 0));
  const things = pluralOf(humanizeName(nameOf(candidate.table, scope)).toLowerCase());
  return { rowKey, columnKey, rows, columns, counts, things };
}

/** "status returned". */
function name(cell: Cell, key: KeyColumn, { settings }: AnswerScope): string {
  return `${key.output.label} ${verbalizeValue(cell, key, settings)}`;
}

/** The cell whose count is farthest from the expected one, in standard deviations. */
function findStrongest(counts: readonly (readonly number[])[]): {
  readonly row: number;
  readonly column: number;
  readonly part: number;
  readonly overall: number;
  readonly total: number;
} {
  const rows = counts.map((row) => row.reduce((sum, count) => sum + count, 0));
  const columns = (counts[0] ?? []).map((_, index) =>
    counts.reduce((sum, row) => sum + (row[index] ?? 0), 0),
  );
  const total = rows.reduce((sum, count) => sum + count, 0);
  let best = { row: 0, column: 0, residual: 0, part: 0, overall: 0 };
  for (const [row, line] of counts.entries()) {
    for (const [column, count] of line.entries()) {
      const [of, overall] = [rows[row] ?? 0, (columns[column] ?? 0) / total];
      const residual = (count - of * overall) / Math.sqrt(of * overall || 1);
      if (residual > best.residual) best = { row, column, residual, part: count / of, overall };
    }
  }
  return { ...best, total };
}

function keyOf(row: Cell, column: Cell): string {
  return JSON.stringify([row, column]);
}

function nameOf(table: string, { catalog }: AnswerScope): string {
  return catalog.tables.find(({ id }) => id === table)?.name ?? table;
}

function share(part: number): string {
  return formatValue(part, { kind: "percent" }, { locale: "en-US" });
}
