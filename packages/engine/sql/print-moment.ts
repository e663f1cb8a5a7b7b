import type { Expression } from "@askery/model";
import { describeExpression, type Description } from "./describe-expression.ts";
import type { Moment } from "./dialects/dialect.ts";
import type { Printing, Scope } from "./printing.ts";

/** Prints a date or timestamp for a calendar function. Converts one with a time zone to local time first. */
export function printMoment(expression: Expression, scope: Scope): Moment {
  const { printing, plan } = scope;
  const description = describeExpression(expression, plan, printing.catalog);
  const sql = printing.print.expression(expression, scope);
  const type = description.type === "date" ? "date" : "timestamp";
  const { dialect } = printing;
  const { zones } = dialect;
  if (dialect.insistsOnTypes && description.type === "text") {
    return { sql: dialect.readMoment(sql), type, encoding: null };
  }
  if (zones === null || !isZoned(description)) return { sql, type, encoding: description.encoding };
  return { sql: zones.toLocal(sql, printZone(printing)), type, encoding: null };
}

/** True for an instant, whose local time depends on the time zone. */
export function isZoned({ nativeType }: Description): boolean {
  const name = nativeType?.toLowerCase() ?? "";
  return name.startsWith("timestamp") && (name.endsWith("with time zone") || name.startsWith("timestamptz"));
}

/** Prints the time zone of the settings as text. */
export function printZone({ dialect, settings }: Printing): string {
  return dialect.textLiteral(settings.timeZone);
}
