import type { Period } from "../calendar.ts";
import type { TableId } from "../catalog.ts";
import type { MatchCondition } from "../plan.ts";
import type { Literal } from "../literal.ts";
import type { EditField, FieldTest } from "../plan-edit.ts";

/**
 * A control above a dashboard that filters all cards it reaches, as data.
 *
 * It names a column of the database, and the engine finds which cards have rows with exactly one value of it
 * (`filterCard`). `targets` are what people chose by hand for single cards.
 */
export interface DashboardFilter {
  readonly id: string;
  readonly label: string;
  readonly kind: FilterKind;
  /** Null for time: the date that each card's rows have. Null for others: the filter only sets variables of SQL. */
  readonly column: FilterColumn | null;
  /** The value of a dashboard that is opened without one. Null: no filter. */
  readonly initial: FilterValue | null;
  /** Whether it always has a value. It then has an initial one. */
  readonly isRequired: boolean;
  /** Whether people do not see it: it always has its initial value, whatever an address says. Default: they see it. */
  readonly isHidden?: boolean;
  /** By the id of the card. Default: what the engine finds. */
  readonly targets: Readonly<Partial<Record<string, FilterTarget>>>;
}

export interface FilterColumn {
  readonly table: TableId;
  readonly column: string;
}

export type FilterKind = "time" | "values" | "number" | "text" | "boolean";

/** What a filter tests on one card, by a person's choice. */
export type FilterTarget =
  | { readonly kind: "none" }
  | { readonly kind: "field"; readonly field: EditField; readonly words: string }
  | VariableTarget;

/** Variables of a card's SQL that take the value of a filter. */
export interface VariableTarget {
  readonly kind: "variable";
  /** It takes the value or, of a range, the first one. */
  readonly name: string;
  /** It takes the last value of a range, included. Default: none does. */
  readonly until?: string;
}

/** What is chosen in a filter. */
export type FilterValue =
  | {
      readonly kind: "time";
      readonly period: Period;
      readonly words: string;
      /** The period that figures are compared with. Default: none. It filters nothing. */
      readonly compare?: PeriodComparison;
    }
  /** At least one. */
  | { readonly kind: "values"; readonly options: readonly FilterOption[] }
  /** Decimal texts, both included. At least one is not null. */
  | { readonly kind: "number"; readonly low: string | null; readonly high: string | null }
  | { readonly kind: "text"; readonly how: MatchCondition["how"]; readonly text: string }
  | { readonly kind: "boolean"; readonly value: boolean };

/** The preceding period of the same length, or the same period a year earlier. */
export type PeriodComparison = "periodBefore" | "yearBefore";

/** A value with the text that people read, if it is a code. */
export interface FilterOption {
  readonly value: Literal;
  readonly label?: string;
}

/** A filter that does not reach a card, and why, as a sentence. */
export interface SkippedFilter {
  readonly id: string;
  readonly reason: string;
}

/** The values of a dashboard's filters, by their ids. Null: switched off. An absent filter has its initial value. */
export type FilterState = Readonly<Partial<Record<string, FilterValue | null>>>;

/** The value of each filter that has one. A filter that is required never goes without; a hidden one has its initial value. */
export function listFilterValues(
  filters: readonly DashboardFilter[],
  state: FilterState,
): readonly { readonly filter: DashboardFilter; readonly value: FilterValue }[] {
  return filters.flatMap((filter) => {
    const value = valueOf(filter, state);
    return value === null ? [] : [{ filter, value }];
  });
}

/**
 * The same filters, of which some have the given values whatever is chosen. These come last: a period takes the place of
 * the one before.
 *
 * @param values by the ids of filters
 */
export function lockFilters(
  filters: readonly DashboardFilter[],
  values: ReadonlyMap<string, FilterValue>,
): readonly DashboardFilter[] {
  const locked = filters.flatMap((filter) => {
    const initial = values.get(filter.id);
    return initial === undefined ? [] : [{ ...filter, initial, isRequired: true, isHidden: true }];
  });
  return [...filters.filter(({ id }) => !values.has(id)), ...locked];
}

function valueOf(filter: DashboardFilter, state: FilterState): FilterValue | null {
  const { id, kind, initial, isRequired, isHidden = false } = filter;
  if (isHidden) return initial;
  const chosen = state[id];
  if (chosen === undefined || (chosen === null && isRequired)) return initial;
  // An address may be older than the filter.
  return chosen === null || chosen.kind === kind ? chosen : initial;
}

/** The condition that a value stands for. */
export function testOfValue(value: FilterValue): FieldTest {
  switch (value.kind) {
    case "time":
      return { kind: "period", period: value.period, words: value.words };
    case "values":
      return { kind: "in", options: value.options.map((option) => option.value) };
    case "text":
      return { kind: "match", how: value.how, text: value.text };
    case "boolean":
      return { kind: "compare", operator: "=", value: { type: "boolean", value: value.value } };
    case "number":
      return testOfRange(value.low, value.high);
  }
}

function testOfRange(low: string | null, high: string | null): FieldTest {
  const [from, to] = [number(low ?? "0"), number(high ?? "0")];
  if (low !== null && high !== null) return { kind: "between", low: from, high: to };
  return low === null
    ? { kind: "compare", operator: "<=", value: to }
    : { kind: "compare", operator: ">=", value: from };
}

function number(value: string): Literal {
  return { type: "number", value };
}
