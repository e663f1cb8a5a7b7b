import type { Period, TableId } from "@askery/model";
import type { Axis, ColumnRef, Edit, Quantity } from "../request/clause.ts";
import { tableOfFirstTest, tableOfQuantity, type Request } from "../request/request.ts";
import { isSame } from "../request/is-same.ts";
import { findOwner, type FollowUpContext } from "./follow-up-context.ts";
import { describePeriod } from "../../question/describe-period.ts";
import { shiftPeriod } from "../../question/shift-period.ts";

/** Applies one edit to a request; null if it does not apply. */
export function applyEdit(before: Request, edit: Edit, context: FollowUpContext): Request | null {
  switch (edit.kind) {
    case "count":
      return countRows(before);
    case "whose":
      return showOwner(before, edit.isPerson, context);
    case "shift":
      return before.periods.length === 0
        ? null
        : {
            ...before,
            periods: before.periods.map((placed) => {
              const period = shiftPeriod(placed.period, edit.unit === "hour" ? "day" : edit.unit, edit.steps);
              return { ...placed, period, words: wordsOfPeriod(period) };
            }),
          };
    case "spread":
      return {
        ...before,
        tests: before.tests.filter((test) => !("column" in test && isSame(test.column, columnOf(edit.axis)))),
        groups: [...before.groups.filter((axis) => !isSame(axis, edit.axis)), edit.axis],
      };
    case "drop":
      return {
        ...before,
        tests: before.tests.filter((test) => !("column" in test && isSame(test.column, edit.column))),
        groups: before.groups.filter((axis) => !isSame(columnOf(axis), edit.column)),
        attributes: before.attributes.filter((column) => !isSame(column, edit.column)),
      };
    case "aggregate": {
      const measures = before.measures.map((measure) => ({
        ...measure,
        quantity: summedUp(measure.quantity, edit.function),
      }));
      return measures.every(({ quantity }, place) => quantity === before.measures[place]?.quantity)
        ? null
        : { ...before, measures };
    }
    case "part":
      return showPart(before);
  }
}

/** Counts the listed rows. Returns a request for counts unchanged. */
function countRows(before: Request): Request | null {
  if (before.measures.some(({ quantity }) => quantity.kind === "rows")) return before;
  const table = subjectOf(before);
  if (table === null) return null;
  const measure = { quantity: { kind: "rows", table }, isImplied: false } as const;
  return { ...before, measures: [measure], attributes: [], orders: [], top: null };
}

/** Shows the owner of an extreme figure. */
function showOwner(before: Request, isPerson: boolean, { schema }: FollowUpContext): Request | null {
  const [first] = before.measures;
  if (first?.quantity.kind !== "column") return null;
  const { column, function: how } = first.quantity;
  if (how !== "max" && how !== "min") return null;
  return {
    ...before,
    measures: [],
    entities: [],
    top: {
      count: 1,
      direction: how === "max" ? "descending" : "ascending",
      subject: { kind: "entity", table: findOwner(column.table, isPerson, schema) },
      by: { kind: "column", column },
      per: null,
    },
  };
}

/** Turns a filtered count into a rate of all rows, and other figures into a share of the total. */
function showPart(before: Request): Request | null {
  const [first] = before.measures;
  const table = first
    ? tableOfQuantity(first.quantity)
    : (before.entities[0] ?? tableOfFirstTest(before) ?? null);
  if (table === null) return null;
  const isCount = first === undefined || first.quantity.kind === "rows";
  if (!isCount || before.tests.length === 0) return { ...before, relation: { kind: "share" } };
  const quantity: Quantity = { kind: "rate", of: table, tests: before.tests };
  return { ...before, measures: [{ quantity, isImplied: false }], entities: [], tests: [] };
}

function summedUp(quantity: Quantity, how: Extract<Edit, { kind: "aggregate" }>["function"]): Quantity {
  return quantity.kind === "column" && quantity.function !== how ? { ...quantity, function: how } : quantity;
}

function subjectOf(before: Request): TableId | null {
  const [first] = before.measures;
  const subject = before.top?.subject;
  return (
    before.entities[0] ??
    (subject?.kind === "entity" ? subject.table : null) ??
    before.attributes[0]?.table ??
    (first ? tableOfQuantity(first.quantity) : null) ??
    tableOfTests(before)
  );
}

function tableOfTests({ tests }: Request): TableId | null {
  const [first] = tests;
  return first && "column" in first ? first.column.table : null;
}

function columnOf(axis: Axis): ColumnRef | null {
  return axis.kind === "entity" ? null : axis.column;
}

/** Describes a shifted period by its dates, or by its distance from today. */
function wordsOfPeriod(period: Period): string {
  return period.kind === "relative" ? describePeriod(period) : `${period.from ?? "…"} – ${period.to ?? "…"}`;
}
