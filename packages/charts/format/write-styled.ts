import { formatValue, moneyOptions, writeNumber, type NumberStyle, type ValueFormat } from "@askery/model";
import { unitOf, writeInUnit } from "./number-units.ts";

/** A format of figures that a person may have styled. */
type FigureFormat = Extract<ValueFormat, { readonly kind: "number" | "currency" | "percent" }>;

/** The style of a format; null if nobody chose one. */
export function styleOf(format: ValueFormat | null): NumberStyle | null {
  return format !== null && "style" in format ? (format.style ?? null) : null;
}

/** The format of a column, as a person wants it. Dates and durations keep their own. */
export function styleFormat(format: ValueFormat | null, style: NumberStyle | undefined): ValueFormat | null {
  if (style === undefined) return format;
  if (style.currency !== undefined) return { kind: "currency", currency: style.currency, style };
  if (style.as !== undefined) return { kind: style.as, style };
  if (format === null) return { kind: "number", style };
  return format.kind === "number" || format.kind === "currency" || format.kind === "percent"
    ? { ...format, style }
    : format;
}

/** A figure in the style that a person chose: "1.25 kg", "€1,234,567". */
export function writeStyled(
  value: number,
  format: FigureFormat,
  {
    locale,
    style,
    isExact = false,
  }: { readonly locale: string; readonly style: NumberStyle; readonly isExact?: boolean },
): string {
  const { decimals, length } = style;
  const isUsual = decimals === undefined && length === undefined && !isExact;
  const numberUnit = isExact || format.kind === "percent" ? null : unitOf(length);
  if (numberUnit !== null) {
    const options = { ...baseOf(format), ...digitsOf(value / numberUnit.size, decimals) };
    return withUnit(writeInUnit(value, numberUnit, { locale, options }), style);
  }
  const text = isUsual
    ? formatValue(value, bareFormat(format), { locale })
    : writeNumber(value, locale, optionsOf(value, format, { style, isExact }));
  return withUnit(text, style);
}

/** The figure with its unit, separated by a space that does not break. */
export function withUnit(text: string, { unit = "" }: NumberStyle): string {
  return unit === "" ? text : `${text}\u00A0${unit}`;
}

function optionsOf(
  value: number,
  format: FigureFormat,
  { style: { decimals, length }, isExact }: { readonly style: NumberStyle; readonly isExact: boolean },
): Intl.NumberFormatOptions {
  const isShort = !isExact && (length === "short" || (length === undefined && isLong(value, format)));
  const base = baseOf(format);
  const notation = isShort && format.kind !== "percent" ? ({ notation: "compact" } as const) : {};
  if (decimals !== undefined) {
    const digits = isExact ? Math.max(decimals, 2) : decimals;
    const least = isExact ? 0 : decimals;
    return { ...base, ...notation, minimumFractionDigits: least, maximumFractionDigits: digits };
  }
  if (isShort) return { ...base, ...notation, minimumSignificantDigits: 3, maximumSignificantDigits: 3 };
  return { ...base, minimumFractionDigits: 0, maximumFractionDigits: Number.isInteger(value) ? 0 : 2 };
}

function baseOf(format: FigureFormat): Intl.NumberFormatOptions {
  if (format.kind === "currency") return moneyOptions(format.currency);
  return format.kind === "percent" ? { style: "percent" } : {};
}

/** Three significant figures, and all digits of whole units. */
function digitsOf(value: number, decimals: number | undefined): Intl.NumberFormatOptions {
  if (decimals !== undefined) return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
}

function isLong(value: number, { kind }: FigureFormat): boolean {
  return Math.abs(value) >= (kind === "currency" ? 9_995 : 999_999.5);
}

function bareFormat(format: FigureFormat): ValueFormat {
  return format.kind === "currency" ? { kind: "currency", currency: format.currency } : { kind: format.kind };
}
