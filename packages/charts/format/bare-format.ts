import type { ValueFormat } from "@askery/model";

/** The format without the style that a person chose, where there is little room. */
export function bareOf(format: ValueFormat | null): ValueFormat | null {
  if (format === null || !("style" in format)) return format;
  const { style: _, ...bare } = format;
  return bare;
}
