import { compactDate, listDateFormats } from "./date-formats.ts";
import { countedTimes } from "./counted-times.ts";
import { isNamedAsTime } from "./named-as-time.ts";
import { listNumberFormats, plainNumber } from "./number-formats.ts";
import { fitsFormat, isEmptyValue } from "./value-format.ts";
import type { ValueFormat } from "./value-format.ts";

/** The name of a column, and a sample of its values. */
export interface ColumnSample {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Lists the formats that fit at least `minShare` of the values, likeliest first; none for text. Codes that look like
 * numbers (postal codes and phone numbers, recognized by the column's name or a leading zero) are text.
 */
export function listFormats({ name, values }: ColumnSample, minShare: number): readonly ValueFormat[] {
  const filled = [...new Set(values.map((value) => value.trim()))].filter((value) => !isEmptyValue(value));
  if (filled.length === 0 || isNamedAsCode(name)) return [];
  const counted = [
    ...booleans,
    ...(isNamedAsTime(name) ? timesInDigits : []),
    ...listDateFormats(filled),
    ...listNumberFormats(filled),
  ].map((format) => ({ format, count: filled.filter((value) => fitsFormat(value, format)).length }));
  const whole = counted.filter(({ count }) => count === filled.length);
  const enough = whole.length > 0 ? whole : counted.filter(({ count }) => count >= filled.length * minShare);
  return dropSynonyms(
    enough.toSorted((one, other) => other.count - one.count).map(({ format }) => format),
    filled,
  );
}

/** Formats that are times only if the column's name suggests it. */
const timesInDigits: readonly ValueFormat[] = [compactDate, ...countedTimes];

const booleans: readonly ValueFormat[] = [
  ["true", "false"],
  ["yes", "no"],
  ["ja", "nein"],
  ["oui", "non"],
  ["y", "n"],
  ["t", "f"],
].map(([yes = "", no = ""]) => ({
  id: yes,
  kind: "boolean",
  pattern: `(?i:${yes}|${no})`,
  print: (text) => `(lower(${text}) = '${yes}')`,
  unit: null,
  reading: null,
}));

/** Drops formats that would read all of these values the same as another one. */
function dropSynonyms(formats: readonly ValueFormat[], values: readonly string[]): readonly ValueFormat[] {
  const inDigits = timesInDigits.find((format) => format === formats[0]);
  if (inDigits) return [inDigits];
  const isPlain = formats.includes(plainNumber);
  const isSeparated = values.some((value) => /[.,]/.test(value));
  return formats.filter(
    ({ kind, reading }) =>
      kind !== "number" ||
      reading === null ||
      (reading === "decimal comma" ? isSeparated || !hasPoint(formats) : !isPlain),
  );
}

function hasPoint(formats: readonly ValueFormat[]): boolean {
  return formats.some(({ kind, reading }) => kind === "number" && reading !== "decimal comma");
}

function isNamedAsCode(name: string): boolean {
  return /(?:^|_)(?:zip|zipcode|postcode|postal|plz|phone|telephone|tel|telefon|mobile|fax|iban|bic|ssn|isbn|ean|gtin|sku|vat_id|tax_id|version)(?:_(?:code|number|no|nr))?$/.test(
    name,
  );
}
