import type { AggregateFunction, TableId } from "@askery/model";
import type { KeywordKind } from "../keywords/keyword.ts";
import { aggregateOf } from "../patterns/aggregate-of.ts";
import { durationUntil, timeWithin, type Asked } from "../patterns/duration.ts";
import type { Axis, Clause, ColumnRef, Quantity } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { worthOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import type { Term } from "./term.ts";

/** The part of a request that a term is used for; `idle` terms have no part of their own. */
export type Part = "measure" | "axis" | "shown" | "rows" | "condition" | "other" | "idle";

/** A use of a term. */
export interface Use {
  readonly term: Term;
  readonly part: Part;
  readonly clauses: readonly Clause[];
  /** True if a word asks for such a part, false if none does, null for terms that say it themselves. */
  readonly isAsked: boolean | null;
}

/** What the terms of a question say together. */
export interface Reading {
  readonly terms: readonly Term[];
  readonly tables: readonly TableId[];
  /** The indexes of words that join items: "and", a comma. */
  readonly joints: readonly number[];
  readonly schema: Schema;
}

/** The parts of a request that a term can be, typed by what it names. */
export function usesOf(term: Term, reading: Reading): readonly Use[] {
  const { terms, schema } = reading;
  const asks = (...keywords: readonly KeywordKind[]): boolean =>
    terms.some((one) => one.kind === "keyword" && keywords.includes(one.keyword));
  const use = (part: Part, clauses: readonly Clause[], isAsked: boolean | null = null): Use => ({
    term,
    part,
    clauses,
    isAsked,
  });
  const isBrokenDown = keywordBefore(term, terms) === "each";
  const { clauses } = term.fragment;
  switch (term.kind) {
    case "fixed":
      return [use(term.part, clauses)];
    case "rows": {
      const { table } = term;
      // Another word for rows need not be one for what they are worth: "satisfaction" for rates.
      const isOther = term.fragment.mentions.some(({ stage }) => stage === "synonym");
      const worth = asks("count") || isOther ? null : worthOf(table, aggregateIn(terms) ?? "sum", schema);
      const isDenied = keywordBefore(term, terms) === "not";
      const isMeasured = asks("each", "breakdown", "share", "rate") ? null : false;
      return [
        use("rows", clauses, isBrokenDown ? false : null),
        use(
          "measure",
          [measure({ kind: "rows", table })],
          asks("count") || isLimited(term, terms) || isMeasured,
        ),
        use("axis", [group({ kind: "entity", table })], isBrokenDown),
        ...(worth === null ? [] : [use("measure", [measure(worth)], aggregateIn(terms) !== null)]),
        ...(isDenied ? [use("condition", [{ kind: "related", table, isNegated: true }], true)] : []),
      ];
    }
    case "column": {
      const { column } = term;
      const axis: Axis = schema.isDate(column)
        ? { kind: "grain", grain: "day", column }
        : { kind: "column", column };
      const distinct: Quantity = { kind: "column", column, function: "countDistinct" };
      return [
        use("shown", clauses),
        use("axis", [group(axis)], isBrokenDown),
        ...(asks("count") ? [use("measure", [measure(distinct)])] : []),
      ];
    }
    case "figure": {
      const { quantity } = term.clause;
      if (quantity.kind !== "column") return [];
      const how = aggregateIn(terms) ?? quantity.function;
      return [
        use("measure", [measure({ ...quantity, function: how })]),
        use("shown", [{ kind: "attribute", column: quantity.column }], false),
      ];
    }
    case "time":
      return [
        use("idle", []),
        ...timesIn(reading, term.asked).map((one) => use("measure", [measure(one)], true)),
      ];
    case "event":
    case "keyword":
    case "number":
      return [use("idle", [])];
  }
}

/** The function that a word of the question asks for. */
export function aggregateIn(terms: readonly Term[]): AggregateFunction | null {
  return (
    terms.flatMap((term) => (term.kind === "keyword" ? (aggregateOf(term.keyword) ?? []) : []))[0] ?? null
  );
}

/** The keyword right before a term, over words without a part. */
export function keywordBefore(term: Term, terms: readonly Term[]): string | null {
  const before = terms
    .slice(0, terms.indexOf(term))
    .findLast(({ fragment, kind }) => kind !== "fixed" || fragment.mentions.length > 0);
  return before?.kind === "keyword" ? before.keyword : null;
}

/** True for what a number counts: "3 or more unpaid bills". */
function isLimited(term: Term, terms: readonly Term[]): boolean {
  const before = terms.slice(0, terms.indexOf(term)).findLast(({ kind }) => kind !== "fixed");
  return before?.kind === "number" || (before?.kind === "keyword" && limits.has(before.keyword));
}

const limits: ReadonlySet<KeywordKind> = new Set(["more", "less", "atLeast", "atMost", "orMore", "orLess"]);

/** The times that the rows of a reading have: until an event that it names, or as long as they last. */
function timesIn({ terms, tables, schema }: Reading, asked: Asked): readonly Quantity[] {
  const how = asked.how ?? aggregateIn(terms);
  const dates = terms.flatMap((term): ColumnRef[] =>
    (term.kind === "event" || term.kind === "column") && schema.isDate(term.column) ? [term.column] : [],
  );
  const until = dates.flatMap((to) => durationUntil(to, { ...asked, how }, schema) ?? []);
  const within = tables.flatMap((table) =>
    schema.lapses(table).map((span) => timeWithin(span, { function: how, unit: asked.unit }, schema)),
  );
  const all: readonly Quantity[] = [...until, ...within];
  return all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index).slice(0, 3);
}

function measure(quantity: Quantity): Clause {
  return { kind: "measure", quantity, isImplied: false };
}

function group(axis: Axis): Clause {
  return { kind: "group", axis };
}
