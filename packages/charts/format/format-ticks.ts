import { type NumberStyle, type ValueFormat, moneyOptions, writeNumber } from "@askery/model";
import { unitOf, writeInUnit } from "./number-units.ts";
import { styleOf, withUnit } from "./write-styled.ts";

/**
 * Formats all labels of an axis alike: in one unit ("€50k", "€1.5M"), with as many decimals as the interval needs, and
 * 0 without a unit. The unit of a duration is left out, because the subtitle has it. Digits of years are not
 * grouped.
 */
export function makeTickWriter(
  { interval, most }: { readonly interval: number; readonly most: number },
  format: ValueFormat | null,
  locale: string,
): (value: number) => string {
  const style = styleOf(format) ?? {};
  const chosen = format?.kind === "percent" ? null : unitOf(style.length);
  const unit =
    format?.kind === "percent"
      ? 0.01
      : (chosen?.size ?? usualUnit(most, format?.kind === "currency", style.length));
  const decimals = style.decimals ?? Math.min(8, decimalsOf(interval / unit));
  const fraction = { minimumFractionDigits: unit > 1 ? 0 : decimals, maximumFractionDigits: decimals };
  const base: Intl.NumberFormatOptions =
    format?.kind === "percent"
      ? { style: "percent", ...fraction }
      : {
          ...(format?.kind === "currency" ? moneyOptions(format.currency) : {}),
          ...(unit > 1 && chosen === null ? { notation: "compact" } : {}),
          ...(format?.kind === "datePart" || format?.kind === "text" ? { useGrouping: false } : {}),
          ...fraction,
        };
  const options: Intl.NumberFormatOptions =
    most >= 1e15 || (most < 1e-6 && format?.kind !== "percent")
      ? { notation: "scientific", maximumSignificantDigits: 3 }
      : base;
  const write = (value: number): string =>
    chosen === null ? writeNumber(value, locale, options) : writeInUnit(value, chosen, { locale, options });
  return (value) => (Math.abs(value) < interval / 1e6 ? "0" : withUnit(write(value), style));
}

function usualUnit(most: number, isMoney: boolean, length: NumberStyle["length"]): number {
  if (length === "full" || most < 1000) return 1;
  return length === "short" ? compactUnit(Math.max(most, 1e6), true) : compactUnit(most, isMoney);
}

/** Money is abbreviated in thousands from ten thousand, plain numbers from a million. */
function compactUnit(most: number, isMoney: boolean): number {
  if (most < (isMoney ? 10_000 : 1_000_000)) return 1;
  return 1000 ** Math.min(4, Math.floor(Math.log10(most) / 3 + 1e-9));
}

function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 8; decimals++) {
    const scaled = step * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, scaled)) return decimals;
  }
  return 8;
}

/** Writes the lines of a scale of logarithms: each as briefly as it can be, for example 500, 1k, €2M. */
export function makeLogTickWriter(format: ValueFormat | null, locale: string): (logarithm: number) => string {
  return (logarithm) => {
    const value = Number((10 ** logarithm).toPrecision(6));
    return makeTickWriter({ interval: value, most: value }, format, locale)(value);
  };
}
