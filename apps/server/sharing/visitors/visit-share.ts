import type { Share, SharedKind } from "@askery/api";
import { sql } from "kysely";
import { addressKey } from "../../http/client-address.ts";
import { RequestError } from "../../http/request-error.ts";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import type { OpenLink } from "../../policies/find-link.ts";
import { hasEntered, signVisit, visitCookie } from "../../policies/visit-proof.ts";
import type { Store } from "../../store/open-store.ts";
import type { SharingContext } from "../links/sharing-context.ts";
import { countLinkTry, forgetLinkTries } from "./count-tries.ts";

/** How long a visitor need not enter the password again. */
const visitMs = 12 * 60 * 60 * 1_000;

/** What a link opens; nothing before its password was entered. */
export async function readShare(
  context: SharingContext,
  link: OpenLink,
  cookies: string | null,
): Promise<Share> {
  const { secret, now } = context;
  if (!hasEntered({ link, secret }, cookies, now())) return { kind: "locked" };
  return showShare(context, link);
}

interface Visit {
  readonly link: OpenLink;
  readonly token: string;
  readonly password: string | undefined;
  /** Empty for a signed-out visitor. */
  readonly userId: string;
  readonly clientAddress: string;
  readonly cookies: string | null;
  /** Gets the cookie that proves the password. */
  readonly reply: Headers;
}

/**
 * Begins a visit. Those of the link's maker are not counted.
 *
 * @throws RequestError `wrong-link-password` or `too-many-requests`
 */
export async function openShare(context: SharingContext, visit: Visit): Promise<Share> {
  const { link, password, cookies } = visit;
  const proved = { link, secret: context.secret };
  if (!hasEntered(proved, cookies, context.now())) {
    if (password === undefined) return { kind: "locked" };
    await checkPassword(context, visit, password);
    const untilMs = context.now() + visitMs;
    visit.reply.append("set-cookie", printCookie(context, visit.token, signVisit(proved, untilMs)));
  }
  if (visit.userId !== link.makerId) await countVisit(context, link);
  return showShare(context, link);
}

async function checkPassword(
  context: SharingContext,
  { link, clientAddress }: Visit,
  password: string,
): Promise<void> {
  const one = { linkId: link.id, address: addressKey(clientAddress) };
  await countLinkTry(context, one);
  const isRight = await context.passwords.verify({ hash: link.passwordHash ?? "", password });
  if (isRight) return forgetLinkTries(context, one);
  const { field, ...text } = sharingMessages.wrongPassword;
  throw new RequestError("wrong-link-password", text, { fields: { password: field } });
}

/** Only requests about this link carry it. */
function printCookie({ siteUrl }: SharingContext, token: string, proof: string): string {
  const isSecure = siteUrl.startsWith("https:");
  const attributes = [
    `${visitCookie}=${proof}`,
    `Path=/api/share/${token}`,
    `Max-Age=${visitMs / 1_000}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(isSecure ? ["Secure"] : []),
  ];
  return attributes.join("; ");
}

async function countVisit({ store, now }: SharingContext, { id }: OpenLink): Promise<void> {
  await store
    .updateTable("shareLink")
    .set({ visitCount: sql`visit_count + 1`, lastVisitedAtMs: now() })
    .where("id", "=", id)
    .execute();
}

async function showShare(context: SharingContext, link: OpenLink): Promise<Share> {
  const { kind: opens, targetId, makerId, allowsExport, expiresAtMs } = link;
  const title = await readTitle(context.store, opens, targetId);
  const sharedBy = showPerson(await findPeople(context, [makerId]), makerId).name;
  return { kind: "open", opens, title, sharedBy, allowsExport, expiresAtMs };
}

async function readTitle(store: Store, kind: SharedKind, id: string): Promise<string> {
  if (kind === "conversation") {
    const query = store.selectFrom("conversation").select("summary").where("id", "=", id);
    return (await query.executeTakeFirstOrThrow()).summary;
  }
  return (await store.selectFrom(kind).select("title").where("id", "=", id).executeTakeFirstOrThrow()).title;
}
