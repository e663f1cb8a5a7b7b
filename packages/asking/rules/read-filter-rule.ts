import { humanizeName, pluralOf } from "@askery/engine";
import type { TableId } from "@askery/model";
import { messages } from "../messages.ts";
import { excludeRows } from "./exclude-rows.ts";
import { listColumns } from "./list-columns.ts";
import { readClause } from "./read-clause.ts";
import { readFigure, readRows, type NamedFigure, type NamedRows, type RuleContext } from "./read-part.ts";
import { rowPronouns } from "./rule-forms.data.ts";
import { acts, refuseRule, type RuleReading } from "./rule-reading.ts";
import { cutWords, type RulePart, type RuleParts } from "./split-rule.ts";

/** "Revenue excludes cancelled orders", "Always leave out test accounts", "Only paid orders count". */
export function readFilterRule(parts: RuleParts, context: RuleContext): RuleReading {
  const { subject, object } = splitScope(parts, context);
  if (object.text === "") return refuseRule(messages.ruleWithoutRows);
  const clause = readClause(subject, object, context);
  const scope = clause === null ? readScope(subject, context) : null;
  if (clause === null && subject.text !== "" && scope === null) {
    return refuseRule(messages.ruleWordsUnknown(subject.text));
  }
  const found = clause === null ? readRows(nameRows(subject, object), context) : clause.rows;
  if (found === null) return refuseRule(messages.ruleWordsUnknown(object.text));
  const isScoped = scope === null || scope.table === found.table;
  const rows = isScoped ? found : readRowsOf(scope.table, object, context);
  const condition = rows?.condition ?? null;
  if (rows === null || condition === null) {
    return refuseRule(messages.ruleRowsUnclear(object.text, subject.text));
  }
  const table = context.database.catalog.tables.find(({ id }) => id === rows.table);
  if (table === undefined) return refuseRule(messages.ruleWordsUnknown(object.text));
  const of = scope !== null && "expression" in scope ? listColumns(scope.expression) : [];
  return acts({
    kind: "filter",
    table: rows.table,
    condition: parts.form === "exclude" ? excludeRows(condition, table) : condition,
    ...(of.length > 0 && { of }),
  });
}

/** "Exclude cancelled orders from revenue": what comes after the last "from", if it is a figure or a table. */
function splitScope(parts: RuleParts, context: RuleContext): Pick<RuleParts, "subject" | "object"> {
  const { subject, object } = parts;
  const at = object.words.findLastIndex(({ lower }) => lower === "from");
  if (subject.text !== "" || at < 1) return { subject, object };
  const scope = cutWords(object, at + 1);
  return readScope(scope, context) === null
    ? { subject, object }
    : { subject: scope, object: cutWords(object, 0, at) };
}

/** "Orders exclude cancelled ones": the subject for a pronoun at the end. */
function nameRows({ text: subject }: RulePart, object: RulePart): string {
  const last = object.words.at(-1);
  if (subject === "" || last === undefined || !rowPronouns.has(last.lower)) return object.text;
  return `${cutWords(object, 0, -1).text} ${subject}`;
}

/** The figure or the table that a filter is for. */
function readScope({ text }: RulePart, context: RuleContext): NamedFigure | NamedRows | null {
  const rows = readRows(text, context);
  return rows?.condition === null ? rows : readFigure(text, context);
}

/** Rows of a table that belong to rows of another: "order items of cancelled orders". */
function readRowsOf(table: TableId, { text }: RulePart, context: RuleContext): NamedRows | null {
  const name = context.database.catalog.tables.find(({ id }) => id === table)?.name ?? table;
  const rows = readRows(`${pluralOf(humanizeName(name))} of ${text}`, context);
  return rows?.table === table ? rows : null;
}
