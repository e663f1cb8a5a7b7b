import type { TextReading } from "./row-source.ts";
import type { ColumnChoice } from "./values/choose-types.ts";
import type { ValueFormat } from "./values/value-format.ts";

/** A note on how a part of a file was read. */
export interface ReadingNote {
  readonly message: string;
  /** Whether this is a guess that the file does not confirm. */
  readonly isAssumed: boolean;
}

export interface ColumnReading {
  readonly name: string;
  readonly choice: Extract<ColumnChoice, { kind: "typed" }>;
}

export interface ReadSource {
  /** Null for a file format with typed columns. */
  readonly reading: TextReading | null;
  readonly remarks: readonly string[];
  /** The columns as written, with DuckDB's types. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The formats of text columns that were converted to other types. */
  readonly choices: readonly ColumnReading[];
}

/** Describes how a file was read, assumptions first, so that its owner notices misunderstandings. */
export function describeReading({ reading, remarks, columns, choices }: ReadSource): readonly ReadingNote[] {
  const assumed = choices
    .filter(({ choice }) => choice.isAssumed)
    .map(({ name, choice }) => ({ message: `${name}: ${assumptionOf(choice.format)}`, isAssumed: true }));
  const known = [
    ...remarks,
    ...(reading === null ? [] : describeText(reading)),
    ...describeFormats(choices.filter(({ choice }) => !choice.isAssumed)),
    ...(reading === null ? [] : [describeTypes(columns)]),
  ];
  const letters = reading === null || reading.encoding === "utf-8" ? [] : [describeLetters(reading.encoding)];
  return [...letters, ...assumed, ...known.map((message) => ({ message, isAssumed: false }))];
}

/** Describes a decision about ambiguous values. */
export function assumptionOf({ reading }: Pick<ValueFormat, "reading">): string {
  switch (reading) {
    case "day first":
      return "Its dates are read as day, month, year. The values do not show which order is right.";
    case "month first":
      return "Its dates are read as month, day, year. The values do not show which order is right.";
    case "decimal comma":
      return "Its numbers are read with a decimal comma, as in 1.234,5. The values do not show which is right.";
    case "seconds since 1970":
    case "milliseconds since 1970":
      return `Its numbers are read as ${reading}, because of the column's name.`;
    case "spreadsheet days":
      return "Its numbers are read as spreadsheet dates, because of the column's name.";
    default:
      return "Its numbers are read with a decimal point, as in 1,234.5. The values do not show which is right.";
  }
}

/**
 * Only byte order marks and zero bytes identify an encoding; other text that is not UTF-8 could have any single-byte
 * encoding.
 */
function describeLetters(encoding: string): ReadingNote {
  return { message: `Its text is decoded as ${encoding}.`, isAssumed: encoding === "windows-1252" };
}

function describeText({ hasHeader, aboveCount }: TextReading): readonly string[] {
  const above = aboveCount === 1 ? "The row" : `The ${aboveCount.toLocaleString("en-US")} rows`;
  const isOrAre = aboveCount === 1 ? "is" : "are";
  return [
    ...(aboveCount === 0
      ? []
      : [`${above} above the ${hasHeader ? "header" : "first full row"} ${isOrAre} left out.`]),
    ...(hasHeader ? [] : ["The file has no header, so the columns are numbered."]),
  ];
}

const formatWords: readonly (readonly [ValueFormat["reading"], string])[] = [
  ["day first", "Dates are read as day, month, year"],
  ["month first", "Dates are read as month, day, year"],
  ["decimal comma", "Numbers are read with a decimal comma, as in 1.234,5"],
];

function describeFormats(choices: readonly ColumnReading[]): readonly string[] {
  return formatWords.flatMap(([reading, words]) => {
    const names = choices.filter(({ choice }) => choice.format.reading === reading).map(({ name }) => name);
    return names.length === 0 ? [] : [`${words}: ${listNames(names)}.`];
  });
}

const typeWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:BIGINT|DOUBLE|DECIMAL)/, "numbers"],
  [/^DATE/, "dates"],
  [/^TIME/, "times"],
  [/^BOOLEAN/, "yes or no"],
  [/./, "text"],
];

/** "Taken for numbers: id, total; for dates: day; for text: city." */
function describeTypes(columns: ReadSource["columns"]): string {
  const groups = Map.groupBy(
    columns,
    ({ type }) => typeWords.find(([test]) => test.test(type))?.[1] ?? "text",
  );
  const parts = typeWords.flatMap(([, words]) => {
    const names = groups.get(words)?.map(({ name }) => name) ?? [];
    return names.length === 0 ? [] : [`for ${words}: ${listNames(names)}`];
  });
  return `Taken ${parts.join("; ")}.`;
}

const maxNamed = 8;

function listNames(names: readonly string[]): string {
  const more = names.length - maxNamed;
  const shown = names.slice(0, maxNamed).join(", ");
  return more > 0 ? `${shown} and ${more.toLocaleString("en-US")} more` : shown;
}
