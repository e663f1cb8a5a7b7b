import { randomUUID } from "node:crypto";
import type {
  EmbedLock,
  EmbedOptions,
  LinkOptions,
  LinkPurpose,
  Person,
  SharedKind,
  ShareLink,
} from "@askery/api";
import type { Selectable } from "kysely";
import { requestMessages } from "../../messages/request-messages.ts";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import { RequestError } from "../../http/request-error.ts";
import { showPerson } from "../../people/find-people.ts";
import { hashToken, isExpired } from "../../policies/find-link.ts";
import { selectLinks } from "../../policies/select-links.ts";
import type { ShareLinkTable } from "../../store/sharing-tables.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { addressOf, deriveToken } from "./link-address.ts";
import type { SharingContext } from "./sharing-context.ts";

export type LinkRow = Selectable<ShareLinkTable>;

/** A thing that is shared. */
export interface SharedTarget {
  readonly kind: SharedKind;
  readonly targetId: string;
}

interface LinkWish extends SharedTarget {
  readonly purpose: LinkPurpose;
  readonly databaseId: string;
  readonly userId: string;
  readonly options: LinkOptions | EmbedOptions;
}

/**
 * Turns the link of a thing on, or changes it. From then on it works with the rights of this user. A link whose maker
 * may not share any longer is replaced by one with another address.
 *
 * @throws RequestError `invalid-input` for an end in the past
 */
export async function setLink(context: SharingContext, wish: LinkWish): Promise<void> {
  checkEnd(context, wish.options);
  const settings = await settingsOf(context, wish.options);
  await context.store.transaction().execute(async (store) => {
    const found = await findLinkOf({ store, now: context.now }, wish);
    if (found !== null) {
      await store
        .updateTable("shareLink")
        .set({ ...settings, makerId: wish.userId })
        .where("id", "=", found.id)
        .execute();
      return;
    }
    await revokeLink({ store, now: context.now }, wish);
    await store
      .insertInto("shareLink")
      .values({ ...newLink(context, wish), ...settings })
      // Another request of the same moment may have made it.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Ends the link of a thing. Repeating it has no effect. */
export async function revokeLink(
  { store, now }: StoreContext,
  { kind, targetId, purpose }: SharedTarget & { readonly purpose: LinkPurpose },
): Promise<void> {
  await store
    .updateTable("shareLink")
    .set({ revokedAtMs: now() })
    .where("kind", "=", kind)
    .where("targetId", "=", targetId)
    .where("purpose", "=", purpose)
    .where("revokedAtMs", "is", null)
    .execute();
}

/** The link of a thing that was not revoked and whose maker may still share, even if it has expired. */
export async function findLinkOf(
  { store }: StoreContext,
  { kind, targetId, purpose }: SharedTarget & { readonly purpose: LinkPurpose },
): Promise<LinkRow | null> {
  const row = await selectLinks(store)
    .selectAll("shareLink")
    .where("shareLink.kind", "=", kind)
    .where("shareLink.targetId", "=", targetId)
    .where("shareLink.purpose", "=", purpose)
    .executeTakeFirst();
  return row ?? null;
}

/** A link as people who may share see it. */
export function showLink(
  context: Pick<SharingContext, "secret" | "siteUrl" | "now">,
  row: LinkRow,
  people: ReadonlyMap<string, Person>,
): ShareLink {
  const { passwordHash, expiresAtMs, maxRows, visitCount, lastVisitedAtMs, createdAtMs, makerId } = row;
  return {
    url: addressOf(context, row),
    hasPassword: passwordHash !== null,
    expiresAtMs,
    isExpired: isExpired(row, context.now()),
    maxRows,
    allowsExport: row.allowsExport === 1,
    sites: JSON.parse(row.sites) as readonly string[],
    locks: JSON.parse(row.locks) as readonly EmbedLock[],
    hasSecret: row.secretSalt !== null,
    visitCount,
    lastVisitedAtMs,
    madeBy: showPerson(people, makerId),
    createdAtMs,
  };
}

function checkEnd({ now }: SharingContext, { expiresAtMs = null }: LinkOptions | EmbedOptions): void {
  if (expiresAtMs === null || expiresAtMs > now()) return;
  const { field } = sharingMessages.expiryPassed;
  throw new RequestError("invalid-input", requestMessages.badBody(`expiresAtMs: ${field}`), {
    fields: { expiresAtMs: field },
  });
}

type LinkSettings = Partial<
  Pick<LinkRow, "passwordHash" | "expiresAtMs" | "maxRows" | "allowsExport" | "sites" | "locks">
>;

async function settingsOf(
  { passwords }: SharingContext,
  options: LinkOptions | EmbedOptions,
): Promise<LinkSettings> {
  const { password, allowsExport, sites, expiresAtMs, maxRows, locks }: LinkOptions & Partial<EmbedOptions> =
    options;
  return {
    ...(password !== undefined && {
      passwordHash: password === null ? null : await passwords.hash(password),
    }),
    ...(allowsExport !== undefined && { allowsExport: allowsExport ? 1 : 0 }),
    ...(sites !== undefined && { sites: JSON.stringify([...new Set(sites)]) }),
    ...(expiresAtMs !== undefined && { expiresAtMs }),
    ...(maxRows !== undefined && { maxRows }),
    ...(locks !== undefined && { locks: JSON.stringify(locks) }),
  };
}

function newLink({ secret, now }: SharingContext, wish: LinkWish): LinkRow {
  const { kind, targetId, purpose, databaseId, userId } = wish;
  const id = randomUUID();
  return {
    id,
    workspaceId: databaseId,
    kind,
    targetId,
    purpose,
    tokenHash: hashToken(deriveToken(secret, { id, purpose })),
    makerId: userId,
    passwordHash: null,
    expiresAtMs: null,
    maxRows: null,
    allowsExport: 0,
    sites: "[]",
    locks: "[]",
    secretSalt: null,
    visitCount: 0,
    lastVisitedAtMs: null,
    createdAtMs: now(),
    revokedAtMs: null,
  };
}
