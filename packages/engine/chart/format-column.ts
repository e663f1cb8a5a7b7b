import {
  isNumeric,
  type AskSettings,
  type CatalogColumn,
  type DescribedColumn,
  type DurationUnit,
  type Figure,
  type ValueFormat,
} from "@askery/model";

/** How figures are written, and what they count where the format does not say so: "kg". */
export interface FigureFormat {
  readonly format: ValueFormat;
  readonly unit: string | null;
}

export const plainNumber: FigureFormat = { format: { kind: "number" }, unit: null };

/** How a column's values are written, from its type and its meaning. Numbers that are keys or codes are text. */
export function formatColumn(
  column: CatalogColumn,
  meaning: DescribedColumn | null,
  settings: AskSettings,
): FigureFormat {
  if (column.type === "date") return { format: { kind: "date", grain: "day" }, unit: null };
  if (column.type === "timestamp") return { format: { kind: "date", grain: "hour" }, unit: null };
  if (!isNumeric(column.type) || isName(column, meaning)) return { format: { kind: "text" }, unit: null };
  return formatFigure(meaning?.figure ?? null, settings);
}

/**
 * How a figure is written. Money of which nothing names the currency takes that of the settings, else it is a plain number. A rate whose values go
 * beyond 1 is stored as percent already and stays a number.
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

/** That of the column, else that of the settings; none where each row may be in another. */
export function findCurrency({ currency, unitColumn }: Figure, settings: AskSettings): string | null {
  return currency.value ?? (unitColumn === null ? settings.currency : null);
}

function isDurationUnit(unit: string | null): unit is DurationUnit {
  return unit !== null && durationUnits.has(unit);
}

const durationUnits: ReadonlySet<string> = new Set<DurationUnit>([
  "second",
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "year",
]);

/** Whether numbers are names rather than amounts: nobody groups the digits of a year or a postal code. A latitude is an amount. */
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
