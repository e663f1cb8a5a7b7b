import type { Output } from "../output.ts";
import type { Table } from "../table.ts";
import { readLocale, writeDay } from "./locale-tag.ts";

/**
 * Writes the numbers and days of a text for a reader with another locale: "1,023 orders since 20 Nov 2026" becomes "1.023
 * orders since 20.11.2026". Words do not change, nor do months in words and numbers without separators, such as years.
 *
 * @param from the locale in which the text was written
 * @param to that of the reader, with their layout of days
 * @param names values that the text may contain, whose digits do not change
 */
export function rewriteFigures(
  text: string,
  from: string,
  to: string,
  names: readonly string[] = [],
): string {
  if (from === to) return text;
  const rewrite = (part: string) =>
    rewriteDays(rewriteNumbers(part, readLocale(from).numbers, readLocale(to).numbers), to);
  const found = names.filter((name) => name !== "" && text.includes(name));
  if (found.length === 0) return rewrite(text);
  const longestFirst = found.toSorted((one, other) => other.length - one.length);
  const parts = text.split(new RegExp(`(${longestFirst.map(escape).join("|")})`, "u"));
  return parts.map((part, index) => (index % 2 === 1 ? part : rewrite(part))).join("");
}

/** The values of a result that look like they contain a number or a day, and are names: "1.5 L", "Model 1,000". */
export function listNamesWithFigures(
  outputs: readonly Output[],
  { values }: Pick<Table, "values">,
): readonly string[] {
  const names = outputs.flatMap(({ role }, column) =>
    role.kind === "category" || role.kind === "name" ? (values[column] ?? []) : [],
  );
  return [...new Set(names)]
    .filter((name) => typeof name === "string")
    .filter((name) => /\d\D\d|\d \p{L}/u.test(name));
}

function rewriteNumbers(text: string, from: string, to: string): string {
  const before = separatorsOf(from);
  const after = separatorsOf(to);
  if (before === null || after === null || from === to) return text;
  const { group, decimal } = before;
  return text.replaceAll(numberIn(before), (number) => {
    const [whole = "", fraction = ""] = number.split(decimal);
    const digits = whole.replaceAll(group, "");
    const grouped = group !== "" && whole.includes(group);
    const written = grouped ? new Intl.NumberFormat(to).format(BigInt(digits)) : digits;
    return fraction === "" ? written : `${written}${after.decimal}${fraction}`;
  });
}

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** Null for a locale that does not exist, or whose digits are others than ours. */
function separatorsOf(locale: string): Separators | null {
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
    const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
    return valueOf("fraction") === "8" ? { group: valueOf("group"), decimal: valueOf("decimal") } : null;
  } catch {
    return null;
  }
}

/** Numbers with a separator. What has more than one decimal separator is no number: "1.2.3", "20.11.2026". */
function numberIn({ group, decimal }: Separators): RegExp {
  const [g, d] = [escape(group), escape(decimal)];
  const grouped = group === "" ? "" : String.raw`\d{1,3}(?:${g}\d{2,3})*${g}\d{3}(?:${d}\d+)?|`;
  return new RegExp(
    String.raw`(?<![\p{L}\d]|\d[${g}${d}])(?:${grouped}\d+${d}\d+)(?![\d]|[${g}${d}]\d)`,
    "gu",
  );
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const day = String.raw`(\d{1,2}) (${months.join("|")})`;
/** "1 Jan – 20 Nov 2026", whose first day has the year of the second, and "20 Nov 2026". */
const spans = new RegExp(String.raw`\b${day}(?= – ${day} (\d{4})\b)`, "gu");
const days = new RegExp(String.raw`\b${day} (\d{4})\b`, "gu");

function rewriteDays(text: string, to: string): string {
  const { days: layout } = readLocale(to);
  if (layout === null) return text;
  return text
    .replaceAll(spans, "$1 $2 $5")
    .replaceAll(days, (_, dayOfMonth: string, month: string, year: string) =>
      writeDay(layout, { year: Number(year), month: months.indexOf(month) + 1, day: Number(dayOfMonth) }),
    );
}

/** The pattern of a text. */
function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
