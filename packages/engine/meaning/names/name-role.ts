import type { Relationship } from "@askery/model";
import { codeWords } from "../meaning-words.data.ts";
import { splitName } from "./split-name.ts";

/** What a reference is to the rows that have it: "origin" for `origin_id`, "store" for `store_id`. Null if it names nothing. */
export function nameRole({ from }: Relationship): string | null {
  const words = splitName(from.columns[0] ?? "").map((word) => word.toLowerCase());
  while (words.length > 0 && isCode(words.at(-1))) words.pop();
  while (words.length > 0 && isCode(words[0])) words.shift();
  return words.length === 0 ? null : words.join(" ");
}

/** A column of the row that a reference leads to: "origin city"; its name, if the role is one who does something: "seller". */
export function nameInRole(role: string, label: string, isName: boolean): string {
  if (role === label || role.endsWith(` ${label}`)) return role;
  return isName && doer.test(role) ? role : `${role} ${label}`;
}

function isCode(word: string | undefined): boolean {
  return word === "fk" || word === "ref" || codeWords.includes(word ?? "");
}

const doer = /(?:er|or|ee|ant|ist|by)$/;
