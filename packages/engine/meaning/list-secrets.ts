import type { Decision, DescribedCatalog, TableId } from "@askery/model";

/** A column that must not be sampled, suggested or used in answers. */
export interface SecretColumn {
  readonly table: TableId;
  readonly column: string;
  /** The words of its name: lowercase, singular, with abbreviations expanded. */
  readonly words: readonly string[];
  /** Why it counts as a secret: a short English sentence. */
  readonly reason: string;
  readonly origin: Decision<unknown>["origin"];
}

export function listSecrets({ tables }: DescribedCatalog): readonly SecretColumn[] {
  return tables.flatMap(({ id, columns }) =>
    columns.flatMap(({ name, words, role }) =>
      role.value === "secret"
        ? [{ table: id, column: name, words, reason: role.reason, origin: role.origin }]
        : [],
    ),
  );
}
