/** A part of a parse tree: fields by name. */
export type TreeRecord = Readonly<Record<string, unknown>>;

/** Every record of a tree. There is no recursion, because trees can be deeper than the stack. */
export function* walkRecords(root: unknown): Generator<TreeRecord> {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) for (const item of next as unknown[]) waiting.push(item);
    else if (isRecord(next)) {
      yield next;
      waiting.push(...Object.values(next));
    }
  }
}

/** A node is a record that is the only field of its parent; the field's name is its kind. */
export function nodeOf(value: unknown): { readonly kind: string; readonly record: TreeRecord } {
  const [entry, second] = isRecord(value) ? Object.entries(value) : [];
  if (entry === undefined || second !== undefined || !isRecord(entry[1])) return { kind: "", record: {} };
  return { kind: entry[0], record: entry[1] };
}

export function isRecord(value: unknown): value is TreeRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a field is not set. */
export function isNothing(value: unknown): boolean {
  return value === null || value === false || value === "" || (Array.isArray(value) && value.length === 0);
}
