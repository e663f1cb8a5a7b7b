import type { DateSpan } from "@askery/model";
import { addMonths, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";

/** A literal of a SQL text, or the text between literals. */
interface SqlPart {
  readonly kind: "text" | "number" | "other";
  /** The content; text literals without quotes. */
  readonly value: string;
}

/** Splits SQL into literals and the rest. Quoted names, comments and words with digits belong to the rest. */
export function splitSql(sql: string): readonly SqlPart[] {
  return [...sql.matchAll(parts)].map(([whole]): SqlPart => {
    if (whole.startsWith("'")) return { kind: "text", value: whole.slice(1, -1).replaceAll("''", "'") };
    return { kind: /^\d/u.test(whole) ? "number" : "other", value: whole };
  });
}

const parts =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*.*?\*\/|[\p{L}_][\p{L}\p{N}_$]*|\d+(?:\.\d+)?|[^]/gsu;

/** Replaces literals of a SQL text, all at once. */
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

/**
 * Maps the date literals of a SQL text to those of another span; null if the span cannot be written in the same form.
 */
export type DateWriter = (span: DateSpan) => ReadonlyMap<string, string> | null;

/**
 * Detects how SQL writes a span: as first day, last day, day after, month or year. Returns null if the span does not
 * occur, or if other dates do, since their purpose is unknown.
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

/** All ways to write a span as a literal, by name. */
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
