export interface PrintOptions {
  /** Prints Markdown. Default false: columns are aligned with spaces. */
  readonly markdown?: boolean;
}

/** Prints a table of text: the first column is left-aligned, all others are right-aligned. */
export function printColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { markdown = false }: PrintOptions = {},
): string {
  if (markdown) {
    const rule = header.map((_, index) => (index === 0 ? "---" : "--:"));
    return [header, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
  }
  const widths = header.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  return [header, ...rows]
    .map((row) =>
      row
        .map((text, index) => pad(text, widths[index] ?? 0, index))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function pad(text: string, width: number, index: number): string {
  return index === 0 ? text.padEnd(width) : text.padStart(width);
}
