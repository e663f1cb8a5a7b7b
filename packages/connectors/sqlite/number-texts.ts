import type { Catalog, CatalogColumn } from "@askery/model";
import type { ColumnScan } from "./scan-table.ts";

/** Access to the values of columns. */
export interface NumberTexts {
  /** The scan of a table's column, by its index. */
  readonly findScan: (table: string, index: number) => ColumnScan | null;
  /** The minimum and maximum of all rows, as numbers. */
  readonly readEnds: (table: string, column: string) => readonly [low: number, high: number];
}

/**
 * Converts text columns that contain only numbers to numeric columns. Keys and codes written in digits stay text. So do
 * years, which sort and compare the same as text, 0/1 flags, and columns with empty texts, which are not numbers.
 */
export function readNumberTexts(catalog: Catalog, texts: NumberTexts): Catalog {
  const joined = new Set(
    catalog.relationships.flatMap(({ from, to }) =>
      [from, to].flatMap(({ table, columns }) => columns.map((column) => `${table}\n${column}`)),
    ),
  );
  const tables = catalog.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column, index) => {
      const isKey =
        column.isUnique ||
        table.primaryKey.includes(column.name) ||
        joined.has(`${table.id}\n${column.name}`);
      const scan = isKey || column.type !== "text" ? null : texts.findScan(table.name, index);
      if (scan === null) return column;
      return readColumn(column, scan, () => texts.readEnds(table.name, column.name));
    }),
  }));
  return { ...catalog, tables };
}

function readColumn(
  column: CatalogColumn,
  { counts, rows }: ColumnScan,
  readEnds: () => readonly [low: number, high: number],
): CatalogColumn {
  const texts = [...counts.keys()].map(String);
  if (texts.length === 0 || isNamedLikeCode(column.name) || !texts.every(isFigure)) return column;
  if (texts.every((text) => year.test(text)) || texts.every((text) => flag.test(text))) return column;
  const numbers = texts.map(Number);
  const { profile } = column;
  const isAllSeen = profile === null || profile.rowCount === rows;
  const [min, max] = isAllSeen
    ? [
        numbers.reduce((least, number) => Math.min(least, number)),
        numbers.reduce((most, number) => Math.max(most, number)),
      ]
    : readEnds();
  return {
    ...column,
    type: numbers.every(Number.isInteger) ? "integer" : "decimal",
    isNumberText: true,
    profile: profile && { ...profile, min: String(min), max: String(max) },
  };
}

function isFigure(text: string): boolean {
  return text.length <= longestFigure && figure.test(text);
}

const longestFigure = 15;
/** Excludes leading zeros, which mark a code, but for ".5". */
const figure = /^-?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)$/;
const flag = /^[01]$/;
const year = /^(?:1[7-9]|20)\d\d$/;

function isNamedLikeCode(name: string): boolean {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word) => codeWords.has(word)) || lastCodeWords.has(words.at(-1) ?? "");
}

const codeWords: ReadonlySet<string> = new Set([
  "id",
  "code",
  "key",
  "phone",
  "telephone",
  "mobile",
  "fax",
  "zip",
  "postal",
  "postcode",
  "zipcode",
  "isbn",
  "version",
  "gender",
  "sex",
  "section",
  "extension",
  "login",
  "name",
  "title",
  "label",
  "description",
  "detail",
  "details",
]);

/** "number_of_staff" is a count, "account_number" a code. */
const lastCodeWords: ReadonlySet<string> = new Set(["number", "no", "nr", "num"]);
