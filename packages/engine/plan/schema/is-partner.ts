import type { TableId } from "@askery/model";
import { flowWords, type Flow } from "../../meaning/flow-words.data.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import { singularize } from "../../meaning/names/word-form.ts";
import type { Schema } from "./schema.ts";

/** True for those that money comes from, such as customers, or that it goes to, such as vendors; by their table's name. */
export function isPartner(table: TableId, flow: Flow, schema: Schema): boolean {
  return splitName(schema.table(table).name).some((part) =>
    flowWords[flow].partners.includes(singularize(part.toLowerCase())),
  );
}
