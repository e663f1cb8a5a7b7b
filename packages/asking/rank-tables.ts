import type { Mention, PreparedDatabase, Stages } from "@askery/engine";
import type { TableId } from "@askery/model";

type Places = Pick<PreparedDatabase, "lexicon" | "schema">;

/** Tables by how well they match the words of a question, then by how interesting they are. */
export function rankTables(stages: Stages | null, { lexicon, schema }: Places): readonly TableId[] {
  const closeness = new Map<TableId, number>();
  for (const { target, score } of stages?.mentions ?? []) {
    const table = tableOf(target);
    if (table !== null) closeness.set(table, (closeness.get(table) ?? 0) + score);
  }
  return [...lexicon.tables.keys()]
    .map((id) => ({ id, closeness: closeness.get(id) ?? 0, interest: interestOf(id, { lexicon, schema }) }))
    .toSorted((one, other) => other.closeness - one.closeness || other.interest - one.interest)
    .map(({ id }) => id);
}

function tableOf(target: Mention["target"]): TableId | null {
  return target.kind === "glossary" ? null : target.table;
}

/** The main tables of a database have a date, a figure, many rows and many neighbors. */
function interestOf(id: TableId, { lexicon, schema }: Places): number {
  const description = lexicon.tables.get(id);
  if (!description || description.meaning.kind.value === "bridge") return 0;
  const rows = Math.log10(1 + (description.table.rowEstimate ?? 0)) / 4;
  const neighbors = schema.graph.edgesFrom(id).length / 4;
  return (
    rows +
    neighbors +
    (description.meaning.date.value === null ? 0 : 1) +
    (schema.mainFigure(id) === null ? 0 : 1)
  );
}
