import type { KeywordKind } from "../keywords/keyword.ts";
import type { Axis, ColumnRef } from "../request/clause.ts";
import { findReference } from "../schema/find-reference.ts";
import type { Schema } from "../schema/schema.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  phrase,
  sequence,
  word,
  type Element,
} from "./pattern.ts";
import { anyColumn, table } from "./column.ts";

const each = keyword("each");

/** "in each", "per", "for every". Excludes "by", which may also introduce an order. */
export const per: Element<KeywordKind> = onlyWhere(each, (context, from) =>
  each(context, from).filter(({ to }) => context.question.words[to - 1]?.lower !== "by"),
);

/** "month", "monthly", and "month of the order date". */
const grain: Element<Axis> = map(phrase("grain"), (found) => ({
  kind: "grain",
  grain: found.grain,
  column: null,
}));

const datePart: Element<Axis> = map(phrase("datePart"), (found) => ({
  kind: "datePart",
  part: found.part,
  column: null,
}));

/** A date column becomes a day axis, any other column an axis of its values. */
const column: Element<Axis> = map(anyColumn, (found, context) =>
  context.schema.isDate(found)
    ? { kind: "grain", grain: "day", column: found }
    : { kind: "column", column: found },
);

/** Lowers the score of figures, which are rarely dimensions. */
const likelyColumn: Element<Axis> = onlyWhere(column, (context, from) =>
  column(context, from).map((match) =>
    match.value.kind === "column" && context.schema.isFigure(match.value.column)
      ? { ...match, score: match.score * 0.75 }
      : match,
  ),
);

/** Rows by their name; events that share names, such as sessions of a class, by the name alone. */
const entity: Element<Axis> = map(table, (found, { schema }) => {
  const [name, ...others] = schema.namesOf(found);
  const profile = name === undefined ? null : schema.column(name).profile;
  const isShared =
    schema.isEvent(found) &&
    others.length === 0 &&
    profile !== null &&
    profile.distinctCount * 2 <= profile.rowCount - profile.nullCount;
  return name !== undefined && isShared ? { kind: "column", column: name } : { kind: "entity", table: found };
});

/** "customer country": the rows that those of another table refer to. */
const entityOfEntity: Element<Axis> = sequence([table, table], ([owner, found], { schema }) => {
  const path = owner === found ? null : schema.graph.findPath(owner, found);
  const isReferred = path?.every(({ isFanOut }) => !isFanOut) === true;
  return isReferred ? { kind: "entity", table: found } : null;
});

/** "destination country", "region of origin": what the thing that a reference means has, or refers to. */
const axisOfReference: Element<Axis> = either(
  sequence([anyColumn, either(likelyColumn, entity)], ([role, found], { schema }) =>
    follow(found, role, schema),
  ),
  sequence([either(likelyColumn, entity), word("of"), anyColumn], ([found, , role], { schema }) =>
    follow(found, role, schema),
  ),
);

/** The axis by way of a reference, if each row that it means has one value there; otherwise null. */
function follow(axis: Axis, via: ColumnRef, schema: Schema): Axis | null {
  const target = findReference(via, schema)?.to;
  if (target === undefined || (axis.kind !== "entity" && axis.kind !== "column")) return null;
  const table = axis.kind === "entity" ? axis.table : axis.column.table;
  if (table === target) return axis.kind === "column" ? { ...axis, via } : null;
  const path = schema.graph.findPath(target, table);
  return path?.every(({ isFanOut }) => !isFanOut) === true ? { ...axis, via } : null;
}

/** "month of signup", "signup month": a grain of a named date. */
const grainOfDate: Element<Axis> = either(
  sequence([grain, optional(word("of")), column], ([unit, , date]) => placeGrain(unit, date)),
  sequence([column, grain], ([date, unit]) => placeGrain(unit, date)),
);

function placeGrain(unit: Axis, date: Axis): Axis | null {
  return unit.kind === "grain" && date.kind === "grain" && date.column
    ? { ...unit, column: date.column }
    : null;
}

/** A unit of time without a date column. */
export const timeAxis = either<Axis>(grain, datePart);

/** One dimension. */
export const axis: Element<Axis> = either(
  grainOfDate,
  grain,
  datePart,
  likelyColumn,
  axisOfReference,
  entityOfEntity,
  entity,
);

/** One to three dimensions: "category and month", "by country, by channel". */
export const axes: Element<readonly Axis[]> = either(
  map(axis, (one) => [one]),
  sequence([axis, conjunction(), axis], ([first, , second]) => [first, second]),
  sequence([axis, conjunction(), axis, conjunction(), axis], ([first, , second, , third]) => [
    first,
    second,
    third,
  ]),
);

/** "and", a comma, "and by", "vs". */
function conjunction(): Element<unknown> {
  return either<unknown>(
    word("vs", "versus", "against", "x"),
    sequence(
      [either<unknown>(keyword("and"), word(",")), optional(keyword("and")), optional(keyword("each"))],
      () => true,
    ),
    keyword("each"),
  );
}
