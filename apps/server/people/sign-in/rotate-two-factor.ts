import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { signInTables } from "../../store/sign-in-store.ts";
import type { Store } from "../../store/open-store.ts";

interface Rotation {
  readonly store: Store;
  /** The secrets of the server, before and after. */
  readonly from: string;
  readonly to: string;
}

/**
 * Encrypts the secrets and recovery codes of two-factor sign-in with another secret of the server, all or none, and
 * returns the number of users. Those that already use it do not change.
 */
export async function rotateTwoFactor({ store, from, to }: Rotation): Promise<number> {
  return store.transaction().execute(async (transaction) => {
    const tables = signInTables(transaction);
    const rows = await tables.selectFrom("twoFactor").select(["id", "secret", "backupCodes"]).execute();
    let count = 0;
    for (const { id, secret, backupCodes } of rows) {
      if (await canRead(to, secret)) continue;
      const renew = async (data: string) =>
        symmetricEncrypt({ key: to, data: await symmetricDecrypt({ key: from, data }) });
      await tables
        .updateTable("twoFactor")
        .set({ secret: await renew(secret), backupCodes: await renew(backupCodes) })
        .where("id", "=", id)
        .execute();
      count += 1;
    }
    return count;
  });
}

async function canRead(key: string, data: string): Promise<boolean> {
  return symmetricDecrypt({ key, data }).then(
    () => true,
    () => false,
  );
}
