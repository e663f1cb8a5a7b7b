import type { ValueFormat } from "@askery/model";
import { formatFigure } from "./format-figure.ts";

const short: ValueFormat = { kind: "number", style: { length: "short" } };

/**
 * Writes figures that are side by side alike: beside millions, thousands are short, too: "858k" beside "2.21M". Formats with
 * units or a style that people chose do not change.
 */
export function writeEvenly(
  figures: readonly (number | null)[],
  { format, locale }: { readonly format: ValueFormat | null; readonly locale: string },
): (figure: number | null) => string {
  const isPlain = format === null || (format.kind === "number" && format.style === undefined);
  const hasMillions = isPlain && figures.some((figure) => Math.abs(figure ?? 0) >= 999_999.5);
  return (figure) =>
    formatFigure(figure, hasMillions && Math.abs(figure ?? 0) >= 9_995 ? short : format, locale);
}
