import { findInterpretations, type Mention, type Word } from "@askery/engine";
import { monthName, type ColumnType } from "@askery/model";
import { messages } from "../messages.ts";
import type { RuleContext } from "./read-part.ts";
import { acts, refuseRule, type RuleReading } from "./rule-reading.ts";
import type { RuleParts } from "./split-rule.ts";

/** "Use order_date for orders", "The fiscal year starts in April". */
export function readCalendarRule(parts: RuleParts, context: RuleContext): RuleReading {
  return parts.form === "start" ? readFiscalYear(parts) : readDate(parts, context);
}

function readFiscalYear({ subject, object }: RuleParts): RuleReading {
  const isYear = subject.words.some(({ lower }) => lower === "fiscal" || lower === "financial");
  const startMonth = object.words.map(readMonth).find((month) => month !== 0);
  const isFirst = object.words.every(
    ({ tag, lower }) => tag !== "number" || lower === "1" || lower === "1st",
  );
  return isYear && startMonth !== undefined && isFirst
    ? acts({ kind: "fiscal-year", startMonth })
    : refuseRule(messages.ruleStartUnclear);
}

const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1, "long").toLowerCase());

/** 1–12; 0 for any other word. */
function readMonth({ lower }: Word): number {
  return lower.length < 3 ? 0 : months.findIndex((month) => month.startsWith(lower)) + 1;
}

/** The only date column that the rule names, of the table that it names. */
function readDate({ subject, object }: RuleParts, context: RuleContext): RuleReading {
  const { database, today, settings } = context;
  const text = `${object.text} ${subject.text}`.trim();
  const found = findInterpretations({ text, database, today, settings });
  const mentions = found.kind === "found" ? found.stages.mentions.filter(({ isGuess }) => !isGuess) : [];
  const dates = mentions.filter((mention) => isDate(mention, context));
  const best = Math.max(0, ...dates.map(({ score }) => score));
  const named = dates.filter(({ score }) => score === best);
  const tables = mentions.flatMap(({ target, range }) =>
    target.kind === "table" && !named.some((one) => one.range.from < range.to && range.from < one.range.to)
      ? [target.table]
      : [],
  );
  const columns = named.flatMap(({ target }) =>
    target.kind === "column" && (tables.length === 0 || tables.includes(target.table)) ? [target] : [],
  );
  const [column, ...others] = columns;
  if (column === undefined) return refuseRule(messages.ruleWithoutDate(text));
  if (others.length > 0) return refuseRule(messages.ruleDateUnclear(column.column));
  return acts({ kind: "date", table: column.table, column: column.column });
}

function isDate({ target }: Mention, { database }: RuleContext): boolean {
  if (target.kind !== "column") return false;
  const table = database.catalog.tables.find(({ id }) => id === target.table);
  return dateTypes.has(table?.columns.find(({ name }) => name === target.column)?.type ?? "other");
}

const dateTypes: ReadonlySet<ColumnType> = new Set(["date", "timestamp"]);
