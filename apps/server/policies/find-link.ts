import { createHash } from "node:crypto";
import type { EmbedLock, LinkPurpose, SharedKind } from "@askery/api";
import type { Selectable } from "kysely";
import type { Store } from "../store/open-store.ts";
import type { ShareLinkTable } from "../store/sharing-tables.ts";
import { selectLinks } from "./select-links.ts";

/** A link that works: it opens one thing, until it is revoked or expires. */
export interface OpenLink {
  readonly id: string;
  readonly kind: SharedKind;
  readonly targetId: string;
  readonly purpose: LinkPurpose;
  readonly databaseId: string;
  readonly makerId: string;
  readonly passwordHash: string | null;
  readonly expiresAtMs: number | null;
  readonly maxRows: number | null;
  readonly allowsExport: boolean;
  readonly sites: readonly string[];
  /** The filters of an embed whose values its site signs. */
  readonly locks: readonly EmbedLock[];
  /** The secret of an embed derives from it; null if it has none. */
  readonly secretSalt: string | null;
}

interface LinkContext {
  readonly store: Store;
  readonly now: () => number;
}

/**
 * The link of a token. Null if there is none, it was revoked or has expired, its maker may not share any longer,
 * or its thing or database is in the trash. It is never cached, so that revoking ends it at once.
 */
export async function findLink({ store, now }: LinkContext, token: string): Promise<OpenLink | null> {
  const row = await selectLinks(store)
    .selectAll("shareLink")
    .where("shareLink.tokenHash", "=", hashToken(token))
    .executeTakeFirst();
  if (row === undefined || isExpired(row, now())) return null;
  return (await isThere(store, row)) ? showLink(row) : null;
}

/** The hash of a token as the store has it. The token is random, so one round is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function isExpired({ expiresAtMs }: { readonly expiresAtMs: number | null }, nowMs: number): boolean {
  return expiresAtMs !== null && expiresAtMs <= nowMs;
}

type LinkRow = Selectable<ShareLinkTable>;

async function isThere(store: Store, { kind, targetId, workspaceId }: LinkRow): Promise<boolean> {
  const target = await store
    .selectFrom(kind)
    .select("id")
    .where("id", "=", targetId)
    .where("workspaceId", "=", workspaceId)
    .where("deletedAtMs", "is", null)
    .executeTakeFirst();
  return target !== undefined;
}

function showLink(row: LinkRow): OpenLink {
  const { id, kind, targetId, purpose, makerId, passwordHash, expiresAtMs, maxRows, secretSalt } = row;
  return {
    id,
    kind,
    targetId,
    purpose,
    databaseId: row.workspaceId,
    makerId,
    passwordHash,
    expiresAtMs,
    maxRows,
    allowsExport: row.allowsExport === 1,
    sites: JSON.parse(row.sites) as readonly string[],
    locks: JSON.parse(row.locks) as readonly EmbedLock[],
    secretSalt,
  };
}
