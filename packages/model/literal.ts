/**
 * A constant. Numbers are decimal text (`"12.50"`), so they are never rounded; dates are `YYYY-MM-DD`, timestamps
 * `YYYY-MM-DD HH:MM:SS` in the database's time zone.
 */
export type Literal =
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "number"; readonly value: string }
  | { readonly type: "boolean"; readonly value: boolean }
  | { readonly type: "date"; readonly value: string }
  | { readonly type: "timestamp"; readonly value: string }
  | { readonly type: "null" };
