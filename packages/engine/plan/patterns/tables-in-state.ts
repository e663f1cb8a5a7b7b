import type { TableId } from "@askery/model";
import type { StateTest } from "../request/state-test.ts";
import type { Schema } from "../schema/schema.ts";

/** The table that a state is about; where none is named, all whose rows can be in it. */
export function tablesInState({ table, phrase }: StateTest, schema: Schema): readonly TableId[] {
  const all = table === null ? schema.catalog.tables.map(({ id }) => id) : [table];
  return all.filter((id) => schema.stateOf(id, phrase) !== null);
}
