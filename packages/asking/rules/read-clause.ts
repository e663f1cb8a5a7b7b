import { rowPronouns } from "./rule-forms.data.ts";
import { readRows, type NamedRows, type RuleContext } from "./read-part.ts";
import type { RulePart } from "./split-rule.ts";

/** A part with a clause: "active if they ordered in the last 90 days". */
export interface ReadClause {
  /** The words before the clause: "active". */
  readonly predicate: string;
  /** The rows of the subject that meet it; null if it is not understood. */
  readonly rows: NamedRows | null;
}

/** Reads the rows that a clause with "if" or "when" names. Null if the part has no such clause. */
export function readClause(subject: RulePart, object: RulePart, context: RuleContext): ReadClause | null {
  const at = object.words.findIndex(({ lower }) => lower === "if" || lower === "when");
  if (at === -1) return null;
  const from = object.words[0]?.span.start ?? 0;
  const start = object.words[at]?.span.start ?? from;
  const [first, second] = object.words.slice(at + 1);
  const opening = first !== undefined && rowPronouns.has(first.lower) ? second : first;
  const predicate = object.text.slice(0, start - from).trim();
  if (opening === undefined) return { predicate, rows: null };
  const clause = object.text.slice(opening.span.start - from);
  for (const relative of ["who", "that", "where"]) {
    const rows = readRows(`${subject.text} ${relative} ${clause}`, context);
    if (rows !== null && rows.condition !== null) return { predicate, rows };
  }
  return { predicate, rows: null };
}
