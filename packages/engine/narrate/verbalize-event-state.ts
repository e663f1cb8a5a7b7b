import type { CatalogTable, Condition } from "@askery/model";
import { findPlanColumn } from "../chart/find-plan-column.ts";
import { humanizeName, pluralOf, singularOf } from "../chart/name-words.ts";
import { verbalizePastEvent } from "../chart/verbalize-participle.ts";
import { splitName } from "../meaning/names/split-name.ts";
import { isDateExpression } from "./describe-compare.ts";
import type { Scope } from "./verbalize-expression.ts";

/** Whether something has happened to the rows of a table, by a date that is empty until then. */
export interface EventState {
  readonly table: CatalogTable;
  /** "cancelled". */
  readonly event: string;
  readonly hasHappened: boolean;
}

/** The state that a condition tests: that orders were cancelled, for `cancelled_at` that is not empty. Otherwise null. */
export function findEventState(condition: Condition, scope: Scope): EventState | null {
  const [tested, hasHappened] = condition.kind === "not" ? [condition.condition, true] : [condition, false];
  if (tested.kind !== "null" || tested.value.kind !== "column" || !isDateExpression(tested.value, scope)) {
    return null;
  }
  const found = findPlanColumn(tested.value.source, tested.value.column, scope.plan, scope.catalog);
  const event = found?.kind === "stored" ? verbalizePastEvent(found.column.name) : null;
  return found?.kind !== "stored" || event === null ? null : { table: found.table, event, hasHappened };
}

/** As a clause: "order was not cancelled", "lease has expired". */
export function describeEventState({ table, event, hasHappened }: EventState): string {
  const verb = isDone(event) ? "has" : "was";
  return `${singularOf(humanizeName(table.name))} ${verb}${hasHappened ? "" : " not"} ${event}`;
}

/**
 * After a noun. For its own rows: "that were not cancelled"; for figures: "without cancelled orders"; for rows that refer to
 * others: "with orders that were not cancelled".
 */
export function verbalizeEventState(
  { table, event, hasHappened }: EventState,
  noun: { readonly table: CatalogTable | null; readonly isFigure: boolean },
): string {
  const rows = pluralOf(humanizeName(table.name));
  if (noun.isFigure) return `${hasHappened ? "for" : "without"} ${event} ${rows}`;
  const clause = `that ${isDone(event) ? "have" : "were"}${hasHappened ? "" : " not"} ${event}`;
  return noun.table === table ? clause : `with ${rows} ${clause}`;
}

/** Rows do these; all else is done to them. */
function isDone(event: string): boolean {
  return intransitive.has(event.split(" ")[0] ?? "");
}

const intransitive: ReadonlySet<string> = new Set([
  "arrived",
  "begun",
  "departed",
  "died",
  "ended",
  "expired",
  "joined",
  "lapsed",
  "left",
  "resigned",
  "retired",
  "signed",
  "started",
]);

/** The noun for a date that is there or not: "due date" for `due_on`. Null for verbs, such as `starts_at`. */
export function nameDate(column: string): string | null {
  const words = splitName(column);
  const [last = "", rest] = [words.at(-1), words.slice(0, -1)];
  if (last !== "at" && last !== "on") return humanizeName(column);
  return rest.length === 0 || rest.at(-1)?.endsWith("s") === true ? null : `${rest.join(" ")} date`;
}
