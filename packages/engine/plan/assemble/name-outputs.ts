import type { AggregateFunction, OutputId, TableId } from "@askery/model";
import { withoutSubunit } from "../../meaning/names/without-subunit.ts";
import type { Axis, ColumnRef, Quantity } from "../request/clause.ts";
import { isDurationUnit } from "../../meaning/convert-unit.ts";
import { durationWords, unitWords } from "../../meaning/units.data.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Derives a column name from a label: lowercase words joined by underscores, unique among `taken`, which it is added
 * to.
 */
export function nameOutput(label: string, taken: Set<OutputId>): OutputId {
  const base =
    label
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part !== "")
      .join("_")
      .slice(0, 50) || "value";
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}_${number}`;
  taken.add(name);
  return name;
}

/**
 * Labels a column in plain words: "list_price" becomes "list price". Columns called name, title or id get the name of
 * their table, and the texts of a code list that of the list.
 */
export function nameColumn(ref: ColumnRef, schema: Schema): string {
  const { name, listOf } = schema.table(ref.table);
  if (listOf !== undefined) return humanize(name);
  const words = humanizeColumn(ref.column);
  return words === "name" || words === "title" || words === "id"
    ? `${singular(humanize(schema.table(ref.table).name))}${words === "id" ? " id" : ""}`
    : words;
}

export function nameAxis(axis: Axis, schema?: Schema): string {
  switch (axis.kind) {
    case "grain":
      return axis.grain;
    case "datePart":
      return humanize(axis.part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    case "bins":
      return axis.isAge ? "age group" : `${humanizeColumn(axis.column.column)} range`;
    case "entity":
      return singular(humanize(schema?.table(axis.table).name ?? axis.table));
    case "column":
      return humanizeColumn(axis.column.column);
  }
}

/** Labels a quantity as a column header: "revenue", "average rating", "orders", "orders per customer". */
export function nameQuantity(quantity: Quantity, schema: Schema): string {
  switch (quantity.kind) {
    case "rows":
      if (quantity.on !== undefined) return nameEvents(quantity.table, quantity.on, schema);
      return humanize(schema.table(quantity.table).name);
    case "column":
      return prefixOf(quantity, schema) + nameFigure(humanizeColumn(quantity.column.column), quantity.unit);
    case "metric":
      return quantity.entry.phrase;
    case "per":
      return `${nameQuantity(quantity.of, schema)} per ${singular(humanize(schema.table(quantity.per).name))}`;
    case "rate":
      if (quantity.figure !== undefined) return `share of ${humanizeColumn(quantity.figure.column)}`;
      return `share of ${quantity.among?.kind === "state" ? "closed " : ""}${humanize(schema.table(quantity.of).name)}`;
    case "relatedRate":
      return `${singular(humanize(schema.table(quantity.by).name))} rate`;
    case "averageOver":
      return nameCounted(quantity.of, schema) ?? nameQuantity(quantity.of, schema);
    case "retention": {
      const events = humanize(schema.table(quantity.by.table).name);
      const { within } = quantity;
      if (within === null) return "retention";
      const time = `${within.count} ${within.unit}${within.count === 1 ? "" : "s"}`;
      return `share with ${quantity.start === null ? "more " : ""}${events} within ${time}`;
    }
    case "combined":
      if (quantity.name !== undefined) return quantity.name;
      if (quantity.per !== undefined) {
        return `${nameQuantity(quantity.left, schema)} per ${quantity.per} ${nameQuantity(quantity.right, schema)}`;
      }
      return `${nameQuantity(quantity.left, schema)} ${linkOf(quantity)} ${nameQuantity(quantity.right, schema)}`;
    case "duration":
      return nameDuration(quantity, schema);
  }
}

/** "Average "; of dates, the extremes are the "earliest " and the "latest ". */
function prefixOf({ function: how, column }: Extract<Quantity, { kind: "column" }>, schema: Schema): string {
  const isOfDates = (how === "min" || how === "max") && schema.isDate(column);
  return isOfDates ? dateExtremes[how] : prefixes[how];
}

const dateExtremes = { min: "earliest ", max: "latest " } as const;

/** Between the names of two figures that are combined: "margin as share of revenue". */
function linkOf({ operator, isOfAll }: Extract<Quantity, { kind: "combined" }>): string {
  return isOfAll === true ? "as share of" : operatorWords[operator];
}

/** "Products", for the different keys of these; null for other figures. */
function nameCounted(of: Quantity, schema: Schema): string | null {
  if (of.kind !== "column" || of.function !== "countDistinct" || !schema.isKey(of.column)) return null;
  return humanize(schema.table(of.column.table).name);
}

/** Rows by the day of an event: "teachers hired" by `hired_on`. */
function nameEvents(table: TableId, { column }: ColumnRef, schema: Schema): string {
  return `${humanize(schema.table(table).name)} ${humanizeColumn(column).replace(/ (?:on|at)$/, "")}`;
}

/** Names a figure, in another unit than its column: "weight kg" in tons is "weight in t". */
function nameFigure(name: string, unit: string | undefined): string {
  if (unit === undefined) return name;
  const words = name.split(" ");
  const last = words.at(-1) ?? "";
  const bare = unitWords.has(last) || durationWords.has(last) ? words.slice(0, -1) : words;
  const shown = isDurationUnit(unit) ? `${unit}s` : unit;
  return bare.length === 0 ? shown : `${bare.join(" ")} in ${shown}`;
}

const operatorWords = { "/": "by", "-": "minus", "+": "plus" } as const;

/** The shortest time since an event is the time since the last one: "days since last order". */
function nameDuration(duration: Duration, schema: Schema): string {
  const { function: how, unit, from, to, table } = duration;
  const end = how === "min" ? "last" : how === "max" ? "first" : null;
  const isOfEvent = to === null && schema.eventDate(table) === from.column && from.table === table;
  return isOfEvent && end !== null
    ? `${unit}s since ${end} ${singular(humanize(schema.table(table).name))}`
    : `${prefixes[how]}${unit}s ${verbalizeDuration(duration)}`;
}

type Duration = Extract<Quantity, { kind: "duration" }>;

function verbalizeDuration({ from, to }: Duration): string {
  const since = `since ${humanize(from.column)}`;
  return to === null ? since : `from ${humanize(from.column)} to ${humanize(to.column)}`;
}

const prefixes: Readonly<Record<AggregateFunction, string>> = {
  count: "number of ",
  countDistinct: "distinct ",
  sum: "",
  avg: "average ",
  min: "lowest ",
  max: "highest ",
  median: "median ",
  percentile: "percentile of ",
  stddev: "standard deviation of ",
};

/** "total_cents" becomes "total": what is shown is no longer in cents. */
function humanizeColumn(name: string): string {
  const words = humanize(name).split(" ");
  return (withoutSubunit(words) ?? words).join(" ");
}

function humanize(name: string): string {
  return name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .split(/[\s_-]+/)
    .filter((part) => part !== "")
    .join(" ")
    .toLowerCase();
}

function singular(words: string): string {
  if (words.endsWith("ies")) return `${words.slice(0, -3)}y`;
  if (words.endsWith("ss") || !words.endsWith("s")) return words;
  return words.slice(0, -1);
}
