import type { CatalogColumn, FlagAnswers } from "@askery/model";

/** The values for yes and no in a flag column; numeric if the column is. */
export function readFlagAnswers(column: CatalogColumn, values: readonly string[]): FlagAnswers {
  if (column.type === "boolean") return { yes: "true", no: "false" };
  if (column.type !== "text") return { yes: "1", no: "0" };
  const yes = values.find((value) => yesWords.has(value.toLowerCase())) ?? column.profile?.max ?? "true";
  const no = values.find((value) => noWords.has(value.toLowerCase())) ?? column.profile?.min ?? "false";
  return { yes, no };
}

const yesWords: ReadonlySet<string> = new Set(["1", "t", "true", "y", "yes"]);
const noWords: ReadonlySet<string> = new Set(["0", "f", "false", "n", "no"]);
