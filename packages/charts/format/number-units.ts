import { writeNumber, type NumberStyle } from "@askery/model";

/** A unit that all figures are written in, whatever their size: "€2,635k". */
export interface NumberUnit {
  readonly size: number;
  readonly sign: string;
}

/** The unit that a person chose; null if each figure has its own. */
export function unitOf(length: NumberStyle["length"]): NumberUnit | null {
  if (length === "thousands") return { size: 1e3, sign: "k" };
  return length === "millions" ? { size: 1e6, sign: "M" } : null;
}

/** A figure in a unit, whose sign follows the last digit: "€2,635k", "2.6M €". */
export function writeInUnit(
  value: number,
  { size, sign }: NumberUnit,
  { locale, options }: { readonly locale: string; readonly options: Intl.NumberFormatOptions },
): string {
  const text = writeNumber(value / size, locale, options);
  return value === 0 ? text : text.replace(/\d(?=\D*$)/u, (digit) => `${digit}${sign}`);
}
