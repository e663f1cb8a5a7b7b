import type { TableId } from "@askery/model";
import type { TableDescription } from "../../meaning/view-tables.ts";

/** The rows that record how the status of other rows changed: the last one has their status now. */
export interface History {
  readonly table: TableId;
  readonly key: string;
  /** The reference to the rows whose status changed. */
  readonly of: string;
  readonly status: string;
  readonly date: string;
}

/**
 * The history of statuses that a table is, by its name, a reference to what changed, a status and a date: null if it is
 * none, or if several columns could be any of these.
 */
export function findHistory({ table, columns, words, meaning }: TableDescription): History | null {
  if (!words.some((word) => historyWords.has(word))) return null;
  const statuses = columns.filter(({ meaning: { role } }) => role.value === "status");
  const [status, ...otherStatuses] = statuses.length > 1 ? statuses.filter(isNew) : statuses;
  const [of, ...others] = columns.filter((one) => one.meaning.refersTo !== null && namesSome(one, words));
  const [key, ...more] = meaning.key.value;
  const date = meaning.date.value;
  if (status === undefined || of === undefined || key === undefined || date === null) return null;
  if (otherStatuses.length + others.length + more.length > 0) return null;
  return { table: table.id, key, of: of.column.name, status: status.column.name, date };
}

type Column = TableDescription["columns"][number];

/** "to_status", "new_status" beside the one before. */
function isNew({ words }: Column): boolean {
  return words.some((word) => newWords.has(word));
}

/** `subscription_id` of `subscription_status_history`. */
function namesSome({ words }: Column, ofTable: readonly string[]): boolean {
  return words.some((word) => ofTable.includes(word));
}

const historyWords: ReadonlySet<string> = new Set([
  "history",
  "log",
  "change",
  "transition",
  "event",
  "track",
]);
const newWords: ReadonlySet<string> = new Set(["to", "new", "next", "after"]);
