import type { AskSettings, Catalog, DialectName, IsoDate, Plan, Statement } from "@askery/model";
import { dialectNamed } from "./dialects/dialect-named.ts";
import { fillMarks, holdNothing } from "./held-text.ts";
import { printCondition } from "./print-condition.ts";
import { printExpression } from "./print-expression.ts";
import { printInnerPlan, printMatchingRow, printResult } from "./print-query.ts";
import type { Printing } from "./printing.ts";

/** What a plan is printed for. */
export interface PrintTarget {
  /** The catalog that the plan speaks of. */
  readonly catalog: Catalog;
  readonly dialect: DialectName;
  /** In the database's time zone: what the plan's relative periods are counted from. */
  readonly today: IsoDate;
  /** Time zone, week start and fiscal year. */
  readonly settings: AskSettings;
  /**
   * `parameters` (the default): free text travels beside the statement, `$1`, `$2`, … or `?` standing in its place.
   * `inline`: all is in the text, to be shown and copied.
   */
  readonly values?: "parameters" | "inline";
}

/**
 * Prints a plan as one SQL statement, laid out for people. The same plan and day give the same text, byte for byte.
 *
 * A plan that says the impossible (an unknown column, an empty list of options) is a bug and fails loudly.
 */
export function printStatement(
  plan: Plan,
  { catalog, dialect: name, today, settings, values = "parameters" }: PrintTarget,
): Statement {
  const dialect = dialectNamed(name);
  const held = holdNothing();
  const printing: Printing = {
    dialect,
    catalog,
    today,
    settings,
    values,
    held,
    takenNames: new Set(),
    print: {
      expression: printExpression,
      condition: printCondition,
      plan: printInnerPlan,
      matchingRow: printMatchingRow,
    },
  };
  return fillMarks(printResult(plan, printing), held, dialect);
}
