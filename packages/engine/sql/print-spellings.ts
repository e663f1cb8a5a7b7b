import type { CatalogColumn, Literal } from "@askery/model";
import { hold } from "./held-text.ts";
import type { Printing } from "./printing.ts";

/** Prints a column in which the spellings of a value are one: other spellings read as the shown one. */
export function printUnited(sql: string, { spellings = [] }: CatalogColumn, printing: Printing): string {
  const print = (text: string) =>
    hold(printing.held, { kind: "text", text: printing.dialect.textLiteral(text) });
  const branches = spellings.flatMap(([shown, ...others]) =>
    shown === undefined ? [] : [`WHEN ${sql} IN (${others.map(print).join(", ")}) THEN ${print(shown)}`],
  );
  return branches.length === 0 ? sql : `CASE ${branches.join(" ")} ELSE ${sql} END`;
}

/** Returns the values and all their other spellings in the column. */
export function listSpellings(
  options: readonly Literal[],
  { spellings = [] }: CatalogColumn,
): readonly Literal[] {
  return options.flatMap((option) => {
    const group = spellings.find((group) => option.type === "text" && group.includes(option.value));
    return group?.map((value): Literal => ({ type: "text", value })) ?? [option];
  });
}
