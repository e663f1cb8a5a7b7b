import type { AskSettings, Catalog, DialectName, IsoDate, Plan, SqlPlan, Statement } from "@askery/model";
import { dialectNamed } from "./dialects/dialect-named.ts";
import { fillVariables, type FilledSql } from "./fill-sql.ts";
import { fillMarks, holdNothing } from "./held-text.ts";
import { printCondition } from "./print-condition.ts";
import { printExpression } from "./print-expression.ts";
import { printInnerPlan, printMatchingRow, printResult } from "./print-query.ts";
import type { Printing } from "./printing.ts";

/** The target of a printed plan. */
export interface PrintTarget {
  /** The catalog that the plan refers to. */
  readonly catalog: Catalog;
  readonly dialect: DialectName;
  /** The date in the database's time zone, for relative periods. */
  readonly today: IsoDate;
  /** Time zone, week start and fiscal year. */
  readonly settings: AskSettings;
  /**
   * `parameters` (the default): text values are passed separately, with placeholders `$1`, `$2`, … or `?`. `inline`:
   * all values are in the text, for display and copying.
   */
  readonly values?: "parameters" | "inline";
}

/**
 * Prints a plan as one formatted SQL statement. Deterministic: the same plan and day give the same text.
 *
 * An invalid plan (an unknown column, an empty list of options) is a bug and throws.
 */
export function printStatement(plan: Plan, target: PrintTarget): Statement {
  const printing = openPrinting(target);
  return fillMarks(printResult(plan, printing), printing.held, printing.dialect);
}

/** Prints the values of hand-written SQL in place of its placeholders. */
export function fillSql(plan: SqlPlan, target: PrintTarget): FilledSql {
  return fillVariables(plan, openPrinting(target));
}

function openPrinting({ catalog, dialect, today, settings, values = "parameters" }: PrintTarget): Printing {
  return {
    dialect: dialectNamed(dialect),
    catalog,
    today,
    settings,
    values,
    held: holdNothing(),
    takenNames: new Set(),
    print: {
      expression: printExpression,
      condition: printCondition,
      plan: printInnerPlan,
      matchingRow: printMatchingRow,
    },
  };
}
