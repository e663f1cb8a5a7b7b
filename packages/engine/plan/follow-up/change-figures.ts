import type { TableId } from "@askery/model";
import { durationUntil, timeWithin } from "../patterns/duration.ts";
import { unitWords } from "../patterns/unit-words.data.ts";
import type { Edit, Quantity } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { quantityIn } from "../request/quantity-unit.ts";
import { tableOfQuantity, type Request } from "../request/request.ts";
import { summed } from "../request/summed.ts";
import { worthOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import { subjectOf } from "./count-rows.ts";
import type { FollowUpContext } from "./follow-up-context.ts";

type EditOf<Kind extends Edit["kind"]> = Extract<Edit, { kind: Kind }>;

/** Combines the only figure of an answer with another one: "minus the refunds", "per hour". Null for figures that do not add up. */
export function combineFigure(
  before: Request,
  { operator, right, isShare }: EditOf<"combine">,
): Request | null {
  const [only, ...others] = before.measures;
  if (only === undefined || others.length > 0 || !addsUp(only.quantity)) return null;
  // Each row of one table may stand beside several of another.
  if (tableOfQuantity(only.quantity) !== tableOfQuantity(right)) return null;
  return withFigure(before, { kind: "combined", operator, left: only.quantity, right, isShare });
}

/** "In percent" after two figures: the first as a part of the second. Null for other figures than sums and counts. */
export function dividePair(before: Request): Request | null {
  const [left, right, ...others] = before.measures.map(({ quantity }) => quantity);
  if (left === undefined || right === undefined || others.length > 0) return null;
  if (!addsUp(left) || !addsUp(right) || tableOfQuantity(left) !== tableOfQuantity(right)) return null;
  return withFigure(before, { kind: "combined", operator: "/", left, right, isShare: true });
}

/**
 * Shows what rows are worth, or their figure in a unit: "in units" after their revenue, too. Null if the figure shown is
 * one of that kind, or converts to the unit.
 */
export function measureIn(
  before: Request,
  { unit: word }: EditOf<"measureIn">,
  { schema }: FollowUpContext,
): Request | null {
  const [first, ...others] = before.measures;
  const isCounted = first === undefined || first.quantity.kind === "rows";
  const shown = first?.quantity.kind === "column" ? first.quantity.column : null;
  const table = isCounted ? subjectOf(before) : (shown?.table ?? null);
  if (table === null || others.length > 0) return null;
  const found = word === null ? worthOf(table, "sum", schema) : figureInUnit(table, word, schema);
  const isKnown = found?.kind === "column" && shown !== null && isSame(found.column, shown);
  return found === null || isKnown ? null : withFigure(before, found);
}

function figureInUnit(table: TableId, word: string, schema: Schema): Quantity | null {
  const unit = unitWords.get(word) ?? null;
  const column = schema.figureIn(table, word, unit);
  if (column === null) return null;
  const found = summed({ table, column });
  return unit === null ? found : (quantityIn(unit, found, schema) ?? found);
}

/** Shows how long rows last: until the event that the question dates, if it dates one. */
export function showTime(
  before: Request,
  { function: how, unit }: EditOf<"last">,
  { schema }: FollowUpContext,
): Request | null {
  const table = subjectOf(before);
  const dated = before.happening ?? before.periods[0]?.column ?? null;
  const until = dated === null ? null : durationUntil(dated, { how, unit }, schema);
  const [span] = table === null ? [] : schema.lapses(table);
  const found = until ?? (span === undefined ? null : timeWithin(span, { function: how, unit }, schema));
  return found && withFigure(before, found);
}

/** Sums and counts, and what is added or subtracted of them. */
function addsUp(quantity: Quantity): boolean {
  switch (quantity.kind) {
    case "rows":
    case "metric":
      return true;
    case "column":
      return quantity.function === "sum" || quantity.function === "count";
    case "combined":
      return quantity.operator !== "/" && addsUp(quantity.left) && addsUp(quantity.right);
    default:
      return false;
  }
}

function withFigure(before: Request, quantity: Quantity): Request {
  const { top } = before;
  return {
    ...before,
    measures: [{ quantity, isImplied: false }],
    attributes: [],
    orders: [],
    relation: null,
    top: top && { ...top, by: { kind: "answer" } },
  };
}
