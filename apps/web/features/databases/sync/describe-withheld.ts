import type { WithheldColumn } from "@askery/api";
import { countOf } from "../../../shared/wording/count-of.ts";

const maxNamed = 3;

/** "2 columns look secret and are withheld: users.password, users.salt." */
export function describeWithheld(withheld: readonly WithheldColumn[]): string {
  const isOne = withheld.length === 1;
  const names = withheld.slice(0, maxNamed).map(({ table, column }) => `${table}.${column}`);
  const more = withheld.length - names.length;
  const listed = more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`;
  return `${countOf(withheld.length, "column")} ${isOne ? "looks" : "look"} secret and ${isOne ? "is" : "are"} withheld: ${listed}.`;
}
