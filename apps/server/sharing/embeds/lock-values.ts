import { readDashboardFilters, type EmbedLock } from "@askery/api";
import type { DashboardFilter, FailureText, FilterValue, Literal } from "@askery/model";
import { z } from "zod";
import { sharingMessages } from "../../messages/sharing-messages.ts";

/** A filter whose value is signed, under the name of its parameter. */
export interface LockedFilter {
  readonly name: string;
  readonly filter: DashboardFilter;
}

/**
 * The filters of locks. Null if one of them does not exist any longer, or if two are periods, of which one would take the
 * place of the other.
 *
 * @param filters those of the dashboard; none for a chart
 */
export function findLocked(
  locks: readonly EmbedLock[],
  filters: readonly DashboardFilter[],
): readonly LockedFilter[] | null {
  const found = locks.flatMap((lock): readonly LockedFilter[] => {
    const filter =
      "filter" in lock
        ? readDashboardFilters([lock.filter])?.[0]
        : filters.find(({ id }) => id === lock.filterId);
    return filter === undefined ? [] : [{ name: lock.name, filter }];
  });
  const periods = found.filter(({ filter }) => filter.kind === "time");
  return found.length < locks.length || periods.length > 1 ? null : found;
}

export type LockedValues =
  /** By the id of the filter. */
  | { readonly kind: "locked"; readonly values: ReadonlyMap<string, FilterValue> }
  | { readonly kind: "refused"; readonly text: FailureText };

/** The values of locked filters from what a site signed: one for each filter, and no others. */
export function readLockedValues(
  locked: readonly LockedFilter[],
  params: Readonly<Record<string, unknown>>,
): LockedValues {
  const texts = sharingMessages.signed;
  const other = Object.keys(params).find((name) => locked.every((lock) => lock.name !== name));
  if (other !== undefined) return { kind: "refused", text: texts.unknownParameter(other) };
  const values = new Map<string, FilterValue>();
  for (const { name, filter } of locked) {
    if (!Object.hasOwn(params, name)) return { kind: "refused", text: texts.missingParameter(name) };
    const value = readValue(filter.kind, params[name]);
    if (value === null) return { kind: "refused", text: texts.badParameter(name, forms[filter.kind]) };
    values.set(filter.id, value);
  }
  return { kind: "locked", values };
}

/** What a site may sign for each kind of filter, in words. */
const forms = {
  time: 'days like {"from": "2026-01-01", "to": "2026-01-31"}',
  values: "a text or a number, or a list of them",
  text: "a text, or a list of texts",
  number: 'a number, a list of numbers, or {"min": 1, "max": 10}',
  boolean: "true or false",
} as const satisfies Readonly<Record<DashboardFilter["kind"], string>>;

const maxOptions = 500;
const day = z.iso.date();
const period = z.strictObject({ from: day.nullable().default(null), to: day.nullable().default(null) });
const number = z.number().refine((value) => /^-?\d{1,30}(?:\.\d{1,30})?$/.test(String(value)));
const range = z.strictObject({ min: number.nullable().default(null), max: number.nullable().default(null) });
const text = z.string().max(1_000);

/** Texts are compared as a whole: a part of one would let more rows through. Null for a value that the filter can't have. */
function readValue(kind: DashboardFilter["kind"], signed: unknown): FilterValue | null {
  switch (kind) {
    case "time":
      return readPeriod(signed);
    case "boolean":
      return typeof signed === "boolean" ? { kind, value: signed } : null;
    case "number":
      return readRange(signed) ?? readOptions(signed, number);
    case "text":
      return readOptions(signed, text);
    case "values":
      return readOptions(signed, z.union([text, number, z.boolean()]));
  }
}

function readPeriod(signed: unknown): FilterValue | null {
  const { data } = period.safeParse(signed);
  if (data === undefined || (data.from === null && data.to === null)) return null;
  return { kind: "time", period: { kind: "absolute", ...data }, words: words(data) };
}

function words({ from, to }: z.infer<typeof period>): string {
  if (from === null) return `until ${to}`;
  return to === null ? `since ${from}` : `${from} – ${to}`;
}

function readRange(signed: unknown): FilterValue | null {
  const { data } = range.safeParse(signed);
  if (data === undefined || (data.min === null && data.max === null)) return null;
  return { kind: "number", low: decimalOf(data.min), high: decimalOf(data.max) };
}

function decimalOf(value: number | null): string | null {
  return value === null ? null : String(value);
}

function readOptions(signed: unknown, one: z.ZodType<string | number | boolean>): FilterValue | null {
  const list = z.array(one).min(1).max(maxOptions);
  const { data } = list.safeParse(Array.isArray(signed) ? signed : [signed]);
  return data === undefined
    ? null
    : { kind: "values", options: data.map((value) => ({ value: literalOf(value) })) };
}

function literalOf(value: string | number | boolean): Literal {
  if (typeof value === "boolean") return { type: "boolean", value };
  return typeof value === "string" ? { type: "text", value } : { type: "number", value: String(value) };
}
