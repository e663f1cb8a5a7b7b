import type { ColumnType } from "@askery/model";

/** What a column is whose type the server spells so: `Nullable(Decimal(18, 2))`, `LowCardinality(String)`. */
export function typeOf(spelled: string): ColumnType {
  const name = /^[A-Za-z0-9]+/.exec(withoutWrappers(spelled))?.[0] ?? "";
  return types.find(([pattern]) => pattern.test(name))?.[1] ?? "other";
}

export function isNullable(spelled: string): boolean {
  return spelled.includes("Nullable(") && withoutWrappers(spelled) !== spelled;
}

/** What stands in `Nullable(…)` and `LowCardinality(…)`. */
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
