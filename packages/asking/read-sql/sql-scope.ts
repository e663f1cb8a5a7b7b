import type { CatalogColumn, Condition, Expression, OutputId } from "@askery/model";
import type { TreeRecord } from "@askery/guard";
import type { DateForms } from "./date-forms.ts";
import type { SqlSources } from "./read-sources.ts";

/** What an expression of a statement may refer to, and how its parts are read. */
export interface SqlScope extends SqlSources {
  readonly dates: DateForms;
  /** Whether LIKE ignores case in the dialect. */
  readonly likeIgnoresCase: boolean;
  /** The expressions that the SELECT list names. */
  readonly aliases: ReadonlyMap<string, OutputId>;
  readonly readCondition: (node: unknown, scope: SqlScope) => Condition;
  readonly readExists: (record: TreeRecord, scope: SqlScope) => Condition;
}

/** The stored column that an expression is. Undefined for any other. */
export function storedColumn(expression: Expression, scope: SqlScope): CatalogColumn | undefined {
  return expression.kind === "column"
    ? scope.tableOf(expression.source).columns.find(({ name }) => name === expression.column)
    : undefined;
}
