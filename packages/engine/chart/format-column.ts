import {
  isNumeric,
  type AskSettings,
  type CatalogColumn,
  type DescribedColumn,
  type Figure,
  type ValueFormat,
} from "@askery/model";
import { isDurationUnit } from "../meaning/convert-unit.ts";

/** The format of figures, with the unit if the format does not include it: "kg". */
export interface FigureFormat {
  readonly format: ValueFormat;
  readonly unit: string | null;
}

export const plainNumber: FigureFormat = { format: { kind: "number" }, unit: null };

/** The format of a column's values, from its type and meaning. Numeric keys and codes are formatted as text. */
export function formatColumn(
  column: CatalogColumn,
  meaning: DescribedColumn | null,
  settings: AskSettings,
): FigureFormat {
  if (column.type === "date") return { format: { kind: "date", grain: "day" }, unit: null };
  if (column.type === "timestamp") return { format: { kind: "date", grain: "hour" }, unit: null };
  if (!isNumeric(column.type)) return { format: { kind: "text" }, unit: null };
  if (meaning?.dated === "year") return { format: { kind: "datePart", part: "year" }, unit: null };
  if (isName(column, meaning)) return { format: { kind: "text" }, unit: null };
  return formatFigure(meaning?.figure ?? null, settings);
}

/**
 * The format of a figure. Money without a known currency uses that of the settings, otherwise it is a plain number. A
 * rate with values above 1 is stored as a percentage and remains a number.
 */
export function formatFigure(figure: Figure | null, settings: AskSettings): FigureFormat {
  if (figure === null) return plainNumber;
  const unit = figure.unit.value;
  switch (figure.counts) {
    case "money": {
      const currency = findCurrency(figure, settings);
      return currency === null ? plainNumber : { format: { kind: "currency", currency }, unit: null };
    }
    case "share":
      return unit === "fraction" ? { format: { kind: "percent" }, unit: null } : plainNumber;
    case "duration":
      return isDurationUnit(unit) ? { format: { kind: "duration", unit }, unit: null } : plainNumber;
    case "size":
      return { ...plainNumber, unit };
    case "quantity":
    case "score":
    case "other":
      return plainNumber;
  }
}

/** The currency of the column, otherwise of the settings; null if each row may have a different one. */
export function findCurrency({ currency, unitColumn }: Figure, settings: AskSettings): string | null {
  return currency.value ?? (unitColumn === null ? settings.currency : null);
}

/**
 * True for numbers that are identifiers, such as years and postal codes, whose digits are not grouped. A latitude is an
 * amount.
 */
export function isName({ type }: CatalogColumn, meaning: DescribedColumn | null): boolean {
  if (meaning === null) return false;
  if (meaning.role.value === "place") return type === "integer";
  return meaning.dated === "year" || namingRoles.has(meaning.role.value);
}

const namingRoles: ReadonlySet<DescribedColumn["role"]["value"]> = new Set([
  "key",
  "reference",
  "code",
  "contact",
  "secret",
]);
