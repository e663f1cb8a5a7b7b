import type { Condition, Expression, Period } from "@askery/model";
import { joinWords } from "../chart/name-words.ts";
import { isOneDay } from "../plan/request/is-one-day.ts";
import { isSame } from "../plan/request/is-same.ts";
import { verbalizeExpression, type Scope } from "./verbalize-expression.ts";
import { verbalizePeriod, verbalizeWhen } from "./verbalize-when.ts";

/** Describes conditions on dates that belong together, as one. Null for others. */
export function describeDates(condition: Condition, scope: Scope, isNot: boolean): string | null {
  const verb = isNot ? "is not" : "is";
  if (condition.kind === "any") {
    const periods = listPeriodsOfOne(condition.conditions);
    return (
      periods && `${verbalizeExpression(periods.value, scope)} ${verb} ${joinWords(periods.whens, "or")}`
    );
  }
  const lasting = findLasting(condition);
  return lasting && describeLasting(lasting, scope, verb);
}

/** Periods of one date: "ordered at is this year or last year". */
function listPeriodsOfOne(
  conditions: readonly Condition[],
): { readonly value: Expression; readonly whens: readonly string[] } | null {
  const periods = conditions.filter((one) => one.kind === "period");
  const [first, ...others] = periods;
  if (first === undefined || others.length === 0 || periods.length < conditions.length) return null;
  const isOne = others.every(({ value }) => isSame(value, first.value));
  return isOne ? { value: first.value, whens: periods.map(({ period }) => verbalizeWhen(period)) } : null;
}

/** "31 Dec 2024 is between hired on and left on", "part of last week is between starts on and ends on". */
function describeLasting({ from, to, period }: Lasting, scope: Scope, verb: string): string {
  const dates = [from, to].map((date) => verbalizeExpression(date, scope));
  return `${isOneDay(period) ? "" : "part of "}${verbalizePeriod(period)} ${verb} between ${joinWords(dates)}`;
}

/** Rows that lasted at some time of a period, from one of their dates to another. */
interface Lasting {
  readonly from: Expression;
  readonly to: Expression;
  readonly period: Period;
}

/** A condition that rows began by the end of a period, and did not end before it or have no end. */
function findLasting(condition: Condition): Lasting | null {
  if (condition.kind !== "all" || condition.conditions.length !== 2) return null;
  const [begun, lasts] = condition.conditions;
  const [empty, ends] = lasts?.kind === "any" ? lasts.conditions : [null, lasts];
  if (begun?.kind !== "period" || ends?.kind !== "period" || begun.words !== ends.words) return null;
  if (begun.period.from !== null || ends.period.to !== null) return null;
  if (empty && (empty.kind !== "null" || !isSame(empty.value, ends.value))) return null;
  const period = joinEnds(ends.period, begun.period);
  return period && { from: begun.value, to: ends.value, period };
}

function joinEnds(first: Period, last: Period): Period | null {
  if (first.kind === "absolute" && last.kind === "absolute") return { ...first, to: last.to };
  return first.kind === "relative" && last.kind === "relative" ? { ...first, to: last.to } : null;
}
