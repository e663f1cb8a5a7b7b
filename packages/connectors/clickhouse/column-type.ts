import type { ColumnType } from "@askery/model";

/** Maps a type as the server spells it, such as `Nullable(Decimal(18, 2))` or `LowCardinality(String)`, to our type. */
export function typeOf(spelled: string): ColumnType {
  const name = /^[A-Za-z0-9]+/.exec(withoutWrappers(spelled))?.[0] ?? "";
  return types.find(([pattern]) => pattern.test(name))?.[1] ?? "other";
}

/** Whether the values are lists of texts or whole numbers: `Array(LowCardinality(String))`. */
export function isListType(spelled: string): boolean {
  const element = /^Array\((.*)\)$/.exec(spelled)?.[1];
  return element !== undefined && ["text", "integer"].includes(typeOf(element));
}

export function isNullable(spelled: string): boolean {
  return spelled.includes("Nullable(") && withoutWrappers(spelled) !== spelled;
}

/** Removes the wrappers `Nullable(…)` and `LowCardinality(…)`. */
function withoutWrappers(spelled: string): string {
  const inner = /^(?:Nullable|LowCardinality)\((.*)\)$/.exec(spelled)?.[1];
  return inner === undefined ? spelled : withoutWrappers(inner);
}

const types: readonly (readonly [RegExp, ColumnType])[] = [
  [/^(?:String|FixedString|Enum\d*|UUID|IPv\d|Nothing)$/, "text"],
  [/^U?Int\d+$/, "integer"],
  [/^Decimal\d*$/, "decimal"],
  [/^B?Float\d+$/, "float"],
  [/^Bool$/, "boolean"],
  [/^Date(?:32)?$/, "date"],
  [/^DateTime(?:64)?$/, "timestamp"],
  [/^Time(?:64)?$/, "time"],
  [/^JSON$/, "json"],
];
