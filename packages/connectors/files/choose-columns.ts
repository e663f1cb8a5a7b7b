import type { DuckDBConnection } from "@duckdb/node-api";
import type { LoadLimits } from "./load-request.ts";
import { assumptionOf, describeReading, type ReadingNote } from "./describe-reading.ts";
import type { RowSource, SourceColumn } from "./row-source.ts";
import { chooseClosely, chooseSurely, learnHabits } from "./values/choose-types.ts";
import type { ColumnChoice, Habits } from "./values/choose-types.ts";
import { isNamedAsKey } from "./values/named-as-key.ts";
import { listFormats } from "./values/list-formats.ts";
import { profileColumns, readStrays } from "./values/profile-columns.ts";
import type { ColumnProfile } from "./values/profile-columns.ts";
import { printIsFilled, printNonEmpty, printParsed, printTrimmed } from "./values/text-column.ts";
import type { ValueFormat } from "./values/value-format.ts";

/** A column to write into a table. */
export interface LoadColumn {
  readonly name: string;
  readonly type: string;
  /** SQL of the converted value. */
  readonly value: string;
  /** SQL of the value as in the file. */
  readonly source: string;
  /** SQL of the value as text, for an existing text column. */
  readonly text: string;
  /** The unit that was removed from its values, or how they were interpreted. */
  readonly comment: string | null;
  /** Values that don't fit the column's type. */
  readonly strays: Strays | null;
}

export interface Strays {
  readonly count: number;
  /** SQL condition for a row with such a value. */
  readonly test: string;
  /** Why the value doesn't fit, as text after the value: "is no date". */
  readonly reason: string;
}

export interface ChosenColumns {
  readonly rowCount: number | null;
  readonly columns: readonly LoadColumn[];
  readonly notes: readonly ReadingNote[];
}

/**
 * Chooses the type of each column from all rows of a source: a sample shows which formats are worth counting, then
 * every value is checked. Sources without text columns are not read.
 */
export async function chooseColumns(
  connection: DuckDBConnection,
  source: RowSource,
  limits: LoadLimits,
): Promise<ChosenColumns> {
  const texts = source.columns.filter(({ text }) => text !== null);
  const { textReading: reading, remarks } = source;
  if (texts.length === 0) {
    const columns = source.columns.map(copyColumn);
    return { rowCount: null, columns, notes: describeReading({ reading, remarks, columns, choices: [] }) };
  }
  const first = texts.map((column) => ({
    expression: column.expression,
    formats: allowedFormats(column, listFormats(sampleOf(column), minShare)),
  }));
  const relation = source.rejecting ?? source.relation;
  const profile = await profileColumns(connection, relation, { columns: first, skipsMarkers: false });
  const habits = learnHabits(profile.columns, source.hasSemicolons);
  const choices = new Map<SourceColumn, Chosen>();
  const open: SourceColumn[] = [];
  for (const [at, column] of texts.entries()) {
    const found = profile.columns[at];
    if (!found) continue;
    const choice = chooseSurely(found, habits);
    const isText = found.filled === 0 || isPlainText(column, found);
    if (choice) choices.set(column, { choice, profile: found, fitsWhole: true });
    else if (isText) choices.set(column, { choice: textual, profile: found, fitsWhole: true });
    else open.push(column);
  }
  const closer = await lookCloser(connection, source, { columns: open, habits });
  for (const [column, chosen] of closer) choices.set(column, chosen);
  const columns = source.columns.flatMap((column) => {
    const chosen = choices.get(column);
    if (!chosen) return [copyColumn(column)];
    const isVoid = chosen.profile.filled === 0 && !column.isNamed && source.columns.length > 1;
    return isVoid ? [] : [writeColumn(column, chosen, limits)];
  });
  const notes = describeReading({
    reading,
    remarks,
    columns,
    choices: texts.flatMap((column) => {
      const choice = choices.get(column)?.choice;
      return choice?.kind === "typed" ? [{ name: column.name, choice }] : [];
    }),
  });
  return { rowCount: profile.rowCount, columns, notes };
}

interface Chosen {
  readonly choice: ColumnChoice;
  readonly profile: ColumnProfile;
  /** Whether every value fits, including markers for empty values, so that nothing has to be checked again. */
  readonly fitsWhole: boolean;
}

const textual: ColumnChoice = { kind: "text" };
/** The share of a sample that a format must fit to be counted. */
const minShare = 0.95;
const minShareOfStrays = 0.3;

function sampleOf({ name, text }: SourceColumn) {
  return { name, values: text?.sample ?? [] };
}

function allowedFormats(
  { name, text }: SourceColumn,
  formats: readonly ValueFormat[],
): readonly ValueFormat[] {
  if (text?.isQuoted !== true) return formats;
  return formats.filter(({ kind }) => kind !== "boolean" && !(kind === "number" && isNamedAsKey(name)));
}

/** Whether the sample had values but none of the formats was likely. */
function isPlainText({ text }: SourceColumn, { fits }: ColumnProfile): boolean {
  return fits.length === 0 && (text?.sample.some((value) => value.trim() !== "") ?? false);
}

/** For columns whose sample was not conclusive: adds formats of values that are not in the sample. */
async function lookCloser(
  connection: DuckDBConnection,
  source: RowSource,
  { columns, habits }: { readonly columns: readonly SourceColumn[]; readonly habits: Habits },
): Promise<ReadonlyMap<SourceColumn, Chosen>> {
  if (columns.length === 0) return new Map();
  const known = columns.map((column) => allowedFormats(column, listFormats(sampleOf(column), minShare)));
  const strays = await readStrays(
    connection,
    source.relation,
    columns.map(({ expression }, at) => ({ expression, formats: known[at] ?? [] })),
  );
  const wider = columns.map((column, at) => {
    const values = [...(column.text?.sample.slice(0, maxJoined) ?? []), ...(strays[at] ?? [])];
    const found = allowedFormats(column, listFormats({ name: column.name, values }, minShareOfStrays));
    const formats = [
      ...new Map([...found, ...(known[at] ?? [])].map((format) => [format.id, format])).values(),
    ];
    return { expression: column.expression, formats: formats.slice(0, maxFormats) };
  });
  const profile = await profileColumns(connection, source.relation, { columns: wider, skipsMarkers: true });
  return new Map(
    columns.flatMap((column, at) => {
      const found = profile.columns[at];
      return found
        ? [
            [
              column,
              { choice: chooseClosely(found, habits, column.name), profile: found, fitsWhole: false },
            ] as const,
          ]
        : [];
    }),
  );
}

const maxJoined = 200;
const maxFormats = 8;

function copyColumn({ name, expression, type }: SourceColumn): LoadColumn {
  return {
    name,
    type: type ?? "VARCHAR",
    value: expression,
    source: `CAST(${expression} AS VARCHAR)`,
    text: `CAST(${expression} AS VARCHAR)`,
    comment: null,
    strays: null,
  };
}

function writeColumn(
  { name, expression, unit }: SourceColumn,
  { choice, profile, fitsWhole }: Chosen,
  limits: LoadLimits,
): LoadColumn {
  const trimmed = printTrimmed(expression);
  const nonEmpty = printNonEmpty(trimmed);
  const isLong = profile.maxBytes > limits.maxCellBytes;
  const fitting = `strlen(${trimmed}) <= ${String(limits.maxCellBytes)}`;
  const text = isLong ? `CASE WHEN ${fitting} THEN ${nonEmpty} END` : nonEmpty;
  if (choice.kind === "text") {
    const reason = `is longer than ${limits.maxCellBytes.toLocaleString("en-US")} bytes`;
    const strays = isLong ? { count: 1, test: `NOT (${fitting})`, reason } : null;
    return { name, type: "VARCHAR", value: text, source: expression, text, comment: null, strays };
  }
  const printed = fitsWhole ? choice.format.print(trimmed) : printParsed(trimmed, choice.format);
  const parsed = `TRY_CAST(${printed} AS ${choice.type})`;
  const test = `(${printIsFilled(trimmed)} AND ${parsed} IS NULL)`;
  return {
    name,
    type: choice.type,
    value: parsed,
    source: expression,
    text,
    comment: describeChoice(choice, unit),
    strays:
      choice.strayCount > 0 ? { count: choice.strayCount, test, reason: describeStray(choice.format) } : null,
  };
}

export function describeStray({ kind }: Pick<ValueFormat, "kind">): string {
  return {
    number: "is not a number",
    boolean: "is not yes or no",
    date: "is not a date",
    timestamp: "is not a time",
    time: "is not a time",
  }[kind];
}

function describeChoice(
  { format, isAssumed }: Extract<ColumnChoice, { kind: "typed" }>,
  unitBelow: string | null,
): string | null {
  const unit = format.unit ?? unitBelow;
  const remarks = [...(unit === null ? [] : [`In ${unit}.`]), ...(isAssumed ? [assumptionOf(format)] : [])];
  return remarks.length === 0 ? null : remarks.join(" ");
}
