import type { DateSpan } from "@askery/model";
import { addMonths, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";

/** A literal of SQL, and what stands between two of them. */
interface SqlPart {
  readonly kind: "text" | "number" | "other";
  /** Of a text without its quotes. */
  readonly value: string;
}

/** Splits SQL into its literals and the rest. Quoted names, comments and words with digits are the rest. */
export function splitSql(sql: string): readonly SqlPart[] {
  return [...sql.matchAll(parts)].map(([whole]): SqlPart => {
    if (whole.startsWith("'")) return { kind: "text", value: whole.slice(1, -1).replaceAll("''", "'") };
    return { kind: /^\d/u.test(whole) ? "number" : "other", value: whole };
  });
}

const parts =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*.*?\*\/|[\p{L}_][\p{L}\p{N}_$]*|\d+(?:\.\d+)?|[^]/gsu;

/** The SQL with other literals in place of some of its own, all at once. */
export function swapLiterals(
  sql: string,
  {
    texts,
    numbers,
  }: { readonly texts: ReadonlyMap<string, string>; readonly numbers: ReadonlyMap<string, string> },
): string {
  return splitSql(sql)
    .map(({ kind, value }) => {
      if (kind === "text") return quote(texts.get(value) ?? value);
      return kind === "number" ? (numbers.get(value) ?? value) : value;
    })
    .join("");
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** How literals of SQL speak of a span of days: each with the same of another span; null for a span that can't be put so. */
export type DateWriter = (span: DateSpan) => ReadonlyMap<string, string> | null;

/**
 * Finds how SQL speaks of a span of days: by its first day, its last, the day after it, its month or its year. Null where
 * it does not, and where it speaks of other days as well, since what those are for is not known.
 */
export function findDateWriter(sql: string, span: DateSpan): DateWriter | null {
  const literals = splitSql(sql).filter(({ kind }) => kind !== "other");
  const dated = new Set(literals.map(({ value }) => value).filter((value) => dateLike.test(value)));
  const forms = writeForms(span);
  const isKnown = [...dated].every((value) => [...forms.values()].includes(value));
  const used = [...forms].filter(([, value]) => dated.has(value));
  if (used.length === 0 || !isKnown) return null;
  return (other) => {
    const others = writeForms(other);
    const swaps = used.map(([form, value]) => [value, others.get(form)] as const);
    return swaps.every(([, to]) => to !== undefined)
      ? new Map(swaps.map(([value, to]) => [value, to ?? value]))
      : null;
  };
}

/** Days, months, and numbers that may be years. */
const dateLike = /^(?:\d{4}-\d{2}(?:-\d{2}(?:[ T]00:00(?::00)?)?)?|(?:19|20)\d{2})$/u;

/** All ways to write a span in a literal, by their names. */
function writeForms({ from, to }: DateSpan): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  if (from !== null) {
    forms.set("from", from);
    forms.set("from as a time", `${from} 00:00:00`);
  }
  if (to !== null) {
    forms.set("to", to);
    forms.set("to as a time", `${to} 00:00:00`);
    forms.set("last", toIsoDate(parseIsoDate(to) - 1));
  }
  if (from === null || to === null) return forms;
  const [start, end] = [parseIsoDate(from), parseIsoDate(to)];
  if (from.endsWith("-01") && addMonths(start, 1) === end) forms.set("month", from.slice(0, 7));
  if (from.endsWith("-01-01") && addMonths(start, 12) === end) forms.set("year", from.slice(0, 4));
  return forms;
}
