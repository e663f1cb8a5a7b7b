/** A part of a parse tree: fields by name. */
export type TreeRecord = Readonly<Record<string, unknown>>;

/** A node of a parse tree and its kind. */
export interface TreeVisit {
  readonly kind: string;
  readonly record: TreeRecord;
}

/**
 * Every record of a tree in no particular order. A node is a record that is the value of a capitalized field.
 * There is no recursion, because trees can be deeper than the stack.
 */
export function* walkTree(root: unknown): Generator<TreeVisit> {
  const waiting: TreeVisit[] = [];
  collect(root, waiting);
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    yield visit;
    for (const value of Object.values(visit.record)) collect(value, waiting);
  }
}

function collect(value: unknown, waiting: TreeVisit[]): void {
  const values: unknown[] = [value];
  while (values.length > 0) {
    const next = values.pop();
    if (Array.isArray(next)) values.push(...(next as unknown[]));
    else if (isRecord(next)) waiting.push(toVisit(next));
  }
}

/** The kind of a record that is no node is empty. */
function toVisit(record: TreeRecord): TreeVisit {
  const [first] = Object.entries(record);
  return first !== undefined && /^[A-Z]/u.test(first[0]) && isRecord(first[1])
    ? { kind: first[0], record: first[1] }
    : { kind: "", record };
}

export function isRecord(value: unknown): value is TreeRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The names in a list of `String` nodes; other nodes are left out. */
export function readNames(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const name = isRecord(item) && isRecord(item["String"]) ? item["String"]["sval"] : undefined;
    return typeof name === "string" ? [name] : [];
  });
}
