import { openSecret, sealSecret, type SealingKey } from "../../secrets/seal-secret.ts";
import type { Store } from "../../store/open-store.ts";

export interface Rotation {
  readonly store: Store;
  readonly from: SealingKey;
  readonly to: SealingKey;
}

/**
 * Seals the secrets of all connections with another key, all or none, and returns how many. Secrets that already use
 * that key do not change.
 *
 * @throws AppError `secret-unreadable` if one was sealed with neither key
 */
export async function rotateSecrets({ store, from, to }: Rotation): Promise<number> {
  return store.transaction().execute(async (store) => {
    const rows = await store.selectFrom("sealedSecret").selectAll().where("keyId", "!=", to.id).execute();
    for (const { workspaceId, field, ...sealed } of rows) {
      const location = { workspaceId, field };
      await store
        .updateTable("sealedSecret")
        .set(sealSecret(to, location, openSecret(from, location, sealed)))
        .where("workspaceId", "=", workspaceId)
        .where("field", "=", field)
        .execute();
    }
    return rows.length;
  });
}
