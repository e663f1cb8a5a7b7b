import type { Decision, DescribedCatalog, TableId } from "@askery/model";

/** A column that must not be shown: not sampled, not suggested, not answered from. */
export interface SecretColumn {
  readonly table: TableId;
  readonly column: string;
  /** The words of its name: lower case, singular, abbreviations spelled out. */
  readonly words: readonly string[];
  /** Why it is taken for a secret: a short English sentence. */
  readonly reason: string;
  readonly origin: Decision<unknown>["origin"];
}

/** The columns that are described as secrets. */
export function listSecrets({ tables }: DescribedCatalog): readonly SecretColumn[] {
  return tables.flatMap(({ id, columns }) =>
    columns.flatMap(({ name, words, role }) =>
      role.value === "secret"
        ? [{ table: id, column: name, words, reason: role.reason, origin: role.origin }]
        : [],
    ),
  );
}
