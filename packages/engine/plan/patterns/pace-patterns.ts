import type { TableId } from "@askery/model";
import type { Axis, Clause, ColumnRef, Direction } from "../request/clause.ts";
import {
  keyword,
  map,
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { plainVerb } from "./plain-verb.ts";
import { axis } from "./axis.ts";
import { table as entity } from "./column.ts";
import { modifier } from "./modified-patterns.ts";
import { superlative } from "./superlative.ts";

const paces: Readonly<Record<string, Direction>> = {
  fastest: "ascending",
  quickest: "ascending",
  slowest: "descending",
  longest: "descending",
};

const pace: Element<Direction> = map(word(...Object.keys(paces)), (adjective) => paces[adjective] ?? null);

/** "which team resolves tickets fastest on average", "which carrier was slowest": ranks by average duration. */
const takesLong = sequence(
  [keyword("which"), axis, optional(plainVerb), optional(entity), pace, optional(word("average"))],
  ([, subject, , done, direction], context) => {
    const column = lapseOf(subject, done, context);
    if (column === null) return null;
    return [
      {
        kind: "top",
        top: {
          count: 1,
          direction,
          subject,
          by: { kind: "quantity", quantity: { kind: "column", column, function: "avg" } },
          isTotal: true,
          per: null,
        },
      },
    ] satisfies readonly Clause[];
  },
);

/** The duration column of the object, otherwise of the subject's rows, otherwise of the rows that reference it. */
function lapseOf(subject: Axis, done: TableId | null, { schema }: PatternContext): ColumnRef | null {
  const own = subject.kind === "entity" ? subject.table : subject.column?.table;
  if (own === undefined) return null;
  const near = schema.graph.edgesFrom(own).flatMap((edge) => (edge.isFanOut ? [edge.to] : []));
  for (const table of [...(done === null ? [] : [done]), own, ...near]) {
    const column = schema.lapse(table);
    if (column !== null) return { table, column };
  }
  return null;
}

const count: Element<number> = map(phrase("number"), ({ value }) => {
  const rows = Number(value);
  return Number.isInteger(rows) && rows > 0 && rows <= maxRows ? rows : null;
});

const maxRows = 100_000;

/** "ten longest serving active employees": a filter between superlative and noun. */
const superlativeNarrowed = sequence(
  [optional(count), superlative, modifier, entity],
  ([rows, { column, direction }, test, table]) =>
    [
      { kind: "filter", test },
      {
        kind: "top",
        top: {
          count: rows ?? 1,
          direction,
          subject: { kind: "entity", table },
          by: { kind: "column", column },
          per: null,
        },
      },
    ] satisfies readonly Clause[],
);

const beenLongest = sequence([word("been"), word("longest", "shortest")], ([, way]) => way);

/** "who has been with us the longest": ranks people by start date if they have an end date. */
const withUs: Element<readonly Clause[]> = onlyWhere(beenLongest, (context, from) =>
  beenLongest(context, from).flatMap((match) =>
    context.schema.people.flatMap((table) => {
      const column = context.schema.eventDate(table);
      if (column === null || context.schema.endDate(table) === null) return [];
      const top = {
        count: 1,
        direction: match.value === "longest" ? "ascending" : "descending",
        subject: { kind: "entity", table },
        by: { kind: "column", column: { table, column } },
        per: null,
      } as const;
      return [{ ...match, value: [{ kind: "top", top }] as const }];
    }),
  ),
);

/** Superlatives of durations. */
export const pacePatterns: readonly Pattern[] = [
  pattern("takes long", "limit", takesLong, 1),
  pattern("superlative narrowed", "limit", superlativeNarrowed),
  pattern("with us", "limit", withUs, 0.2),
];
