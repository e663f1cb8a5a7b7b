import type {
  CaseExpression,
  CompareOperator,
  Condition,
  Dimension,
  Expression,
  IsoDate,
  Literal,
  Order,
} from "@askery/model";
import { exact } from "../../meaning/convert-unit.ts";
import { addUnits, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";
import type { Bins } from "../request/bins.ts";
import type { Schema } from "../schema/schema.ts";
import { makeOutput, type Assembly } from "./assembly.ts";
import { nameAxis } from "./name-outputs.ts";

/** Returns the dimension of ranges; null if nothing is known of the values. */
export function assembleBins(axis: Bins, assembly: Assembly): readonly Dimension[] | null {
  const { schema, today } = assembly.context;
  const of = assembly.tree.column(axis.column);
  const isWhole = axis.isAge === true || schema.column(axis.column).type === "integer";
  const edges = edgesOf(axis, isWhole, { schema, today });
  if (edges === null) return null;
  const test = axis.isAge ? testAge(of, today) : testFigure(of);
  return [makeOutput(assembly, rangesOf(edges, isWhole, test), nameAxis(axis))];
}

/** The order of ranges: the youngest come first. */
export function orderOfBins({ column, isAge }: Bins, { tree }: Assembly): Order {
  const of = tree.column(column);
  return {
    by: { kind: "aggregate", function: isAge ? "max" : "min", of, where: null },
    direction: isAge ? "descending" : "ascending",
  };
}

type Side = "below" | "from";
type Test = (side: Side, edge: number) => Condition;

/** Each range but the last ends before the next one starts. Rows without a value are in none. */
function rangesOf(edges: readonly number[], isWhole: boolean, test: Test): Expression {
  const [first = 0] = edges;
  const last = edges.at(-1) ?? first;
  const branches = [
    branch(test("below", first), `under ${write(first)}`),
    ...edges
      .slice(1)
      .map((end, at) => branch(test("below", end), nameRange(edges[at] ?? first, end, isWhole))),
    branch(test("from", last), `${write(last)} or more`),
  ];
  return { kind: "case", branches, otherwise: { kind: "literal", value: { type: "null" } } };
}

function branch(when: Condition, name: string): CaseExpression["branches"][number] {
  const value: Literal = { type: "text", value: name };
  // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
  return { when, then: { kind: "literal", value } };
}

function testFigure(of: Expression): Test {
  return (side, edge) => compare(of, side === "below" ? "<" : ">=", { type: "number", value: String(edge) });
}

/** Who was born later than so many years before today is younger than that. */
function testAge(birth: Expression, today: IsoDate): Test {
  return (side, edge) => {
    const value = toIsoDate(addUnits(parseIsoDate(today), "year", -edge));
    return compare(birth, side === "below" ? ">" : "<=", { type: "date", value });
  };
}

function compare(left: Expression, operator: CompareOperator, edge: Literal): Condition {
  return { kind: "compare", left, operator, right: { kind: "literal", value: edge } };
}

/** Whole numbers from 20 to under 30 are 20–29. */
function nameRange(from: number, end: number, isWhole: boolean): string {
  if (!isWhole || !Number.isInteger(from)) return `${write(from)} to under ${write(end)}`;
  return end - from === 1 ? write(from) : `${write(from)}–${write(end - 1)}`;
}

function write(figure: number): string {
  const [whole = "", decimals] = String(Math.abs(figure)).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return `${figure < 0 ? "−" : ""}${grouped}${decimals === undefined ? "" : `.${decimals}`}`;
}

/** Where the ranges meet, ascending; null if the values are unknown. */
function edgesOf(
  axis: Bins,
  isWhole: boolean,
  { schema, today }: { readonly schema: Schema; readonly today: IsoDate },
): readonly number[] | null {
  const [low, high] = endsOf(axis, schema, today);
  if (low === undefined || high === undefined) return axis.isAge ? usualAges : null;
  const step = axis.width === null ? chooseWidth(high - low, isWhole, axis) : Number(axis.width);
  const from = Math.floor(low / step) + 1;
  const to = Math.max(from, Math.min(Math.floor(high / step), from + maxRanges));
  return Array.from({ length: to - from + 1 }, (_, at) => exact((from + at) * step));
}

/** The least and the greatest value; empty if unknown. */
function endsOf({ column, isAge }: Bins, schema: Schema, today: IsoDate): readonly number[] {
  const { profile, subunits = 1 } = schema.column(column);
  const { min = null, max = null } = profile ?? {};
  if (min === null || max === null) return [];
  const ends = isAge
    ? [yearsUntil(max, today), yearsUntil(min, today)]
    : [Number(min) / subunits, Number(max) / subunits];
  return ends.some((end) => Number.isNaN(end)) ? [] : ends;
}

/** The width of 1, 2 or 5 times a power of ten that divides a span into some 5 to 10 parts; ten years of age. */
function chooseWidth(span: number, isWhole: boolean, { isAge }: Bins): number {
  if (isAge && span > decades) return 10;
  const power = 10 ** Math.floor(Math.log10(Math.max(span, Number.MIN_VALUE) / usualRanges));
  const step = [1, 2, 5, 10].map((digit) => exact(digit * power)).find((one) => span / one <= usualRanges);
  return isWhole ? Math.max(1, step ?? 1) : (step ?? 1);
}

function yearsUntil(day: string, today: IsoDate): number {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return today.slice(5) < day.slice(5, 10) ? years - 1 : years;
}

const usualAges = [20, 30, 40, 50, 60, 70, 80];
/** Years of age that more than a few groups of ten years are in. */
const decades = 35;
/** As many as bars can show; what is above is in the last one. */
const maxRanges = 100;
const usualRanges = 10;
