import type { ColumnRef } from "../clause.ts";
import { either, map, mention, sequence, word, type Element } from "../pattern.ts";

/** A table, by any of its names. */
export const table = map(mention("table"), (found) => found.target.table);

/** A column of any kind. */
const plainColumn: Element<ColumnRef> = map(mention("column"), (found) => refOf(found.target));

/** "segment", "customer segment", "segment of the customer": its table may be said as well. */
export const anyColumn: Element<ColumnRef> = either(
  plainColumn,
  sequence([table, plainColumn], ([owner, column]) => (column.table === owner ? column : null)),
  sequence([plainColumn, word("of"), table], ([column, , owner]) => (column.table === owner ? column : null)),
);

/** A column that holds figures. */
export const figure: Element<ColumnRef> = map(anyColumn, (column, context) =>
  context.schema.isFigure(column) ? column : null,
);

/** A column that does not: a name, a code, a date. */
export const label: Element<ColumnRef> = map(anyColumn, (column, context) =>
  context.schema.isFigure(column) ? null : column,
);

function refOf(target: ColumnRef): ColumnRef {
  return { table: target.table, column: target.column };
}
