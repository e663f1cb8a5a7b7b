import { dayOf, readElements, type Cell, type Output, type TableColumn } from "@askery/model";
import type { ParquetWriter } from "hyparquet-writer";

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]["schema"][number];

/** A column of a Parquet file. */
export interface ParquetColumn {
  readonly name: string;
  /** The column in the file's schema, and below it those that it contains. */
  readonly schema: readonly SchemaElement[];
  /** The value as the file stores it; undefined if it does not fit the type. */
  readonly convert: Convert;
}

type Convert = (cell: NonNullable<Cell>) => ParquetValue | undefined;
type ParquetValue = string | number | bigint | boolean | readonly (string | null)[];

interface ColumnKind {
  readonly element: Partial<SchemaElement>;
  /** For lists: the schema below the column. */
  readonly below?: readonly SchemaElement[];
  readonly convert: Convert;
}

export interface FirstCells {
  /** Cells of the column, from the first row on. */
  readonly cells: readonly Cell[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** Chooses the type of a column: its own if the first cells fit, which databases without strict types do not ensure. */
export function chooseParquetColumn(
  name: string,
  {
    type,
    output,
    first,
  }: Pick<TableColumn, "type"> & {
    readonly output: Output | undefined;
    readonly first: FirstCells;
  },
): ParquetColumn {
  const kind = kindsOf(type, output, first).find(({ convert }) =>
    first.cells.every((cell) => cell === null || convert(cell) !== undefined),
  );
  const { element, below = [], convert } = kind ?? text;
  return { name, schema: [{ name, repetition_type: "OPTIONAL", ...element }, ...below], convert };
}

/** The kinds that may suit a column, best first. Text suits every value. */
function kindsOf(
  type: TableColumn["type"],
  output: Output | undefined,
  first: FirstCells,
): readonly ColumnKind[] {
  if (output?.format.kind === "list") return [list];
  switch (type) {
    case "integer":
      return [integer, decimalOf(0)];
    case "decimal":
      return [decimalOf(scaleOf(first))];
    case "float":
      return [float];
    case "boolean":
      return [boolean];
    case "date":
      return [date];
    case "timestamp":
      return [timestamp];
    case "time":
      return [time];
    case "json":
      return [json];
    case "text":
      return output?.format.kind === "date" && first.cells.some((cell) => cell !== null)
        ? [date, timestamp]
        : [];
    case "binary":
    case "other":
      return [];
  }
}

const text: ColumnKind = {
  element: { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } },
  convert: (cell) => String(cell),
};

/** The text as it is: parsing it would change large numbers. Readers that do not know the type read a text. */
const json: ColumnKind = {
  element: { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "JSON" } },
  convert: (cell) => String(cell),
};

const list: ColumnKind = {
  element: { converted_type: "LIST", logical_type: { type: "LIST" }, num_children: 1 },
  below: [
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    { name: "element", repetition_type: "OPTIONAL", ...text.element },
  ],
  convert: (cell) =>
    readElements(String(cell)).map((element) =>
      element === null || typeof element === "string" ? element : JSON.stringify(element),
    ),
};

const boolean: ColumnKind = {
  element: { type: "BOOLEAN" },
  convert: (cell) => (typeof cell === "boolean" ? cell : undefined),
};

const float: ColumnKind = {
  element: { type: "DOUBLE" },
  convert: (cell) => (typeof cell === "number" ? cell : undefined),
};

const integer: ColumnKind = {
  element: { type: "INT64" },
  convert: (cell) => {
    const value = readDecimal(cell, 0);
    return value === undefined || BigInt.asIntN(64, value) !== value ? undefined : value;
  },
};

const date: ColumnKind = {
  element: { type: "INT32", converted_type: "DATE", logical_type: { type: "DATE" } },
  convert: (cell) => (/^\d{4}-\d\d-\d\d$/.test(String(cell)) ? (dayOf(cell) ?? undefined) : undefined),
};

/** Without a time zone: the local times of the table. */
const timestamp: ColumnKind = {
  element: {
    type: "INT64",
    logical_type: { type: "TIMESTAMP", isAdjustedToUTC: false, unit: "MICROS" },
  },
  convert: (cell) => {
    const [day = "", clock = "00:00:00"] = String(cell).split(/[ T]/);
    const [days, micros] = [date.convert(day), time.convert(clock)];
    return typeof days === "number" && typeof micros === "bigint"
      ? BigInt(days) * microsOfDay + micros
      : undefined;
  },
};

const time: ColumnKind = {
  element: { type: "INT64", logical_type: { type: "TIME", isAdjustedToUTC: false, unit: "MICROS" } },
  convert: (cell) => {
    const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,6})\d*)?)?$/.exec(String(cell));
    if (match === null) return undefined;
    const [, hours, minutes, seconds = "0", fraction = ""] = match;
    const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, "0"));
  },
};

const microsOfDay = 86_400_000_000n;

const maxDigits = 38;
/** The scale of decimals of which only the first were seen: averages of PostgreSQL have 16 digits. */
const defaultScale = 18;

function decimalOf(scale: number): ColumnKind {
  const size = { precision: maxDigits, scale };
  return {
    element: {
      type: "FIXED_LEN_BYTE_ARRAY",
      type_length: 16,
      converted_type: "DECIMAL",
      logical_type: { type: "DECIMAL", ...size },
      ...size,
    },
    convert: (cell) => {
      const value = readDecimal(cell, scale);
      return value === undefined || value >= decimalLimit || value <= -decimalLimit ? undefined : value;
    },
  };
}

const decimalLimit = 10n ** BigInt(maxDigits);

/** The scale that all decimals of a column need, and no more if all of them are known. */
function scaleOf({ cells, isWhole }: FirstCells): number {
  const scales = cells.map((cell) => (cell === null ? 0 : (splitDecimal(cell)?.fraction.length ?? 0)));
  const scale = scales.reduce((most, one) => Math.max(most, one), 0);
  return Math.min(maxDigits, isWhole ? scale : Math.max(scale, defaultScale));
}

/** A decimal as a whole number of its smallest unit; undefined if it has more digits after the point. */
function readDecimal(cell: NonNullable<Cell>, scale: number): bigint | undefined {
  const parts = splitDecimal(cell);
  if (parts === null || parts.fraction.length > scale) return undefined;
  const { sign, whole, fraction } = parts;
  return BigInt(`${whole}${fraction.padEnd(scale, "0")}`) * (sign === "-" ? -1n : 1n);
}

interface DecimalParts {
  readonly sign: string;
  readonly whole: string;
  /** Without zeros at the end. */
  readonly fraction: string;
}

/** The digits of a number, exponent applied; null for other values. */
function splitDecimal(cell: NonNullable<Cell>): DecimalParts | null {
  if (typeof cell === "boolean") return null;
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(String(cell));
  if (match === null) return null;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  const shift = Number(exponent);
  const digits = `${"0".repeat(Math.max(0, -shift))}${whole}${fraction}${"0".repeat(Math.max(0, shift))}`;
  const point = Math.max(0, -shift) + whole.length + shift;
  return { sign, whole: digits.slice(0, point) || "0", fraction: digits.slice(point).replace(/0+$/, "") };
}
