import { fillSql, type FilledSql } from "@askery/engine";
import { findAstray } from "@askery/guard";
import {
  AppError,
  isValidVariable,
  listPlaceholders,
  type AskSettings,
  type IsoDate,
  type Span,
  type SqlPlan,
} from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { demandNames } from "./demand-names.ts";
import { messages } from "./messages.ts";

export interface FillContext {
  readonly database: Pick<AskableDatabase, "connector" | "prepared">;
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/**
 * Fills in the variables of hand-written SQL. The text still has to pass the guard.
 *
 * @throws AppError `query-refused` for a placeholder without a variable, a value that is not of its variable's type, and
 *   a placeholder where no literal can be, such as within quotes; its span is in the text with placeholders. `query-failed` for a field that is gone
 */
export function fillPlan(plan: SqlPlan, { database, today, settings }: FillContext): FilledSql {
  const { text, variables = [] } = plan;
  for (const { name, start, end } of listPlaceholders(text)) {
    const variable = variables.find((one) => one.name === name);
    if (variable === undefined) throw refuse(messages.noSuchVariable(name), { start, end });
    const { kind } = variable;
    if (kind !== "text" && !isValidVariable(variable)) {
      throw refuse(messages.valueOfOtherType(kind, name), { start, end });
    }
  }
  demandNames(plan, database.prepared.catalog);
  const { dialect } = database.connector;
  const filled = fillSql(plan, { catalog: database.prepared.catalog, dialect, today, settings });
  const astray =
    filled.values[
      findAstray(
        filled.text,
        filled.values.map(({ to }) => to),
        dialect,
      )
    ];
  if (astray !== undefined) throw refuse(messages.variableAstray(astray.name), astray.from);
  return filled;
}

/** A span of the filled text, in the text with placeholders: within a value, it is the placeholder's. */
export function toPlaceholders(span: Span, { values }: FilledSql): Span {
  const move = (at: number, side: "start" | "end"): number => {
    const before = values.findLast(({ to }) => to.start <= at);
    if (before === undefined) return at;
    return at < before.to.end || (side === "end" && at === before.to.end)
      ? before.from[side]
      : at - before.to.end + before.from.end;
  };
  return { start: move(span.start, "start"), end: move(span.end, "end") };
}

function refuse(text: { readonly message: string; readonly fix: string }, span: Span): AppError {
  return new AppError("query-refused", text, { span });
}
